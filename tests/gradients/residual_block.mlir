module @jit_residual_block attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<1x4x4x3xf64>, %arg1: tensor<3x3x3x3xf64>, %arg2: tensor<3x3x3x3xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x4x3xf64>, tensor<3x3x3x3xf64>) -> tensor<1x4x4x3xf64>
    %1 = call @relu(%0) : (tensor<1x4x4x3xf64>) -> tensor<1x4x4x3xf64>
    %2 = stablehlo.convolution(%1, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x4x3xf64>, tensor<3x3x3x3xf64>) -> tensor<1x4x4x3xf64>
    %3 = stablehlo.add %arg0, %2 : tensor<1x4x4x3xf64>
    %4 = call @relu(%3) : (tensor<1x4x4x3xf64>) -> tensor<1x4x4x3xf64>
    %5 = stablehlo.multiply %4, %4 : tensor<1x4x4x3xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x4x4x3xf64>, tensor<f64>) -> tensor<f64>
    return %6 : tensor<f64>
  }
  func.func private @relu(%arg0: tensor<1x4x4x3xf64>) -> tensor<1x4x4x3xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<1x4x4x3xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<1x4x4x3xf64>
    return %1 : tensor<1x4x4x3xf64>
  }
}
