// error: 3:8: called_computations
func.func public @main(%a: tensor<8xf32>, %z: tensor<f32>) -> tensor<2xf32> {
  %t = stablehlo.custom_call @ApproxTopK(%a, %z) {
    mhlo.backend_config = {reduction_dim = 0 : i64, top_k = 2 : i64}
  } : (tensor<8xf32>, tensor<f32>) -> tensor<2xf32>
  return %t : tensor<2xf32>
}
