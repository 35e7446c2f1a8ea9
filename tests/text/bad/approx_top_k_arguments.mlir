// error: 8:74: takes 1 argument, 2 operands
func.func private @first(%a: tensor<f32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %a, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}
func.func public @main(%a: tensor<8xf32>, %z: tensor<f32>) -> tensor<2xf32> {
  // The comparator takes one argument.
  %t = stablehlo.custom_call @ApproxTopK(%a, %z) {called_computations = [@first],
    mhlo.backend_config = {reduction_dim = 0 : i64, top_k = 9 : i64}
  } : (tensor<8xf32>, tensor<f32>) -> tensor<2xf32>
  return %t : tensor<2xf32>
}
