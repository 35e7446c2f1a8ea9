module @jit_inverted_residual attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<1x4x4x2xf64>, %arg1: tensor<1x1x2x4xf64>, %arg2: tensor<3x3x1x4xf64>, %arg3: tensor<1x1x4x2xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x4x2xf64>, tensor<1x1x2x4xf64>) -> tensor<1x4x4x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %1 = call @clip(%0, %cst, %cst_0) : (tensor<1x4x4x4xf64>, tensor<f64>, tensor<f64>) -> tensor<1x4x4x4xf64>
    %2 = stablehlo.convolution(%1, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 4 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x4x4xf64>, tensor<3x3x1x4xf64>) -> tensor<1x4x4x4xf64>
    %3 = stablehlo.convolution(%2, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x4x4xf64>, tensor<1x1x4x2xf64>) -> tensor<1x4x4x2xf64>
    %4 = stablehlo.add %arg0, %3 : tensor<1x4x4x2xf64>
    %5 = stablehlo.tanh %4 : tensor<1x4x4x2xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x4x4x2xf64>, tensor<f64>) -> tensor<f64>
    return %6 : tensor<f64>
  }
  func.func private @clip(%arg0: tensor<1x4x4x4xf64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<1x4x4x4xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1x4x4x4xf64>
    %2 = stablehlo.maximum %1, %arg0 : tensor<1x4x4x4xf64>
    %3 = stablehlo.convert %arg2 : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f64>) -> tensor<1x4x4x4xf64>
    %5 = stablehlo.minimum %4, %2 : tensor<1x4x4x4xf64>
    return %5 : tensor<1x4x4x4xf64>
  }
}
