// error: 3:8: stablehlo.batch_norm_inference: feature_index 2 is no dimension of tensor<4x3xf32>
func.func @main(%x: tensor<4x3xf32>, %s: tensor<3xf32>) -> tensor<4x3xf32> {
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %s, %s, %s) <{epsilon = 0.1 : f32, feature_index = 2 : i64}> : (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
