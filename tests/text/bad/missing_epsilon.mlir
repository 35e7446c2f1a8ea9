// error: 3:10: stablehlo.batch_norm_training: attribute 'epsilon' is missing
func.func @main(%a: tensor<2x3xf32>, %f: tensor<3xf32>) -> tensor<2x3xf32> {
  %0:3 = "stablehlo.batch_norm_training"(%a, %f, %f) <{feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return %0#0 : tensor<2x3xf32>
}
