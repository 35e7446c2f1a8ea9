module @jit_conv_line attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<2x9x3xf64>, %arg1: tensor<4x3x2xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2], pad = [[1, 1]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x9x3xf64>, tensor<4x3x2xf64>) -> tensor<2x4x2xf64>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x4x2xf64>
    %2 = stablehlo.multiply %1, %0 : tensor<2x4x2xf64>
    %3 = stablehlo.exponential %2 : tensor<2x4x2xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x2xf64>, tensor<f64>) -> tensor<f64>
    return %4 : tensor<f64>
  }
}
