module @jit_conv_negative_padding attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<1x5x5x2xf64>, %arg1: tensor<3x3x2x2xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 2], pad = [[-1, 1], [2, -1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x5x5x2xf64>, tensor<3x3x2x2xf64>) -> tensor<1x3x2x2xf64>
    %1 = stablehlo.multiply %0, %0 : tensor<1x3x2x2xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x3x2x2xf64>, tensor<f64>) -> tensor<f64>
    return %2 : tensor<f64>
  }
}
