// A convolution whose padding is an operand.
func.func public @main(%x: tensor<1x5x6x2xf64>, %w: tensor<3x3x2x3xf64>) -> (tensor<1x6x3x3xf64>, tensor<1x5x6x3xf64>) {
  %p = stablehlo.constant dense<[[1, 2], [0, 1]]> : tensor<2x2xi64>
  %q = stablehlo.constant dense<1> : tensor<2x2xi32>
  %0 = "stablehlo.dynamic_conv"(%x, %w, %p) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 1, 2>}> : (tensor<1x5x6x2xf64>, tensor<3x3x2x3xf64>, tensor<2x2xi64>) -> tensor<1x6x3x3xf64>
  %1 = "stablehlo.dynamic_conv"(%x, %w, %q) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x5x6x2xf64>, tensor<3x3x2x3xf64>, tensor<2x2xi32>) -> tensor<1x5x6x3xf64>
  return %0, %1 : tensor<1x6x3x3xf64>, tensor<1x5x6x3xf64>
}
