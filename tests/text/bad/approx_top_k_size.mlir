// error: 8:8: tensor<9xf32>
func.func private @first(%a: tensor<f32>, %b: tensor<f32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func public @main(%a: tensor<8xf32>, %z: tensor<f32>) -> tensor<9xf32> {
  // The result has more elements than the operand.
  %t = stablehlo.custom_call @ApproxTopK(%a, %z) {called_computations = [@first],
    mhlo.backend_config = {reduction_dim = 0 : i64, top_k = 9 : i64}
  } : (tensor<8xf32>, tensor<f32>) -> tensor<9xf32>
  return %t : tensor<9xf32>
}
