module @jit_moving_average attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<2x10xf64>, %arg1: tensor<4xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = call @convolve(%arg0, %arg1) : (tensor<2x10xf64>, tensor<4xf64>) -> tensor<2x7xf64>
    %1 = stablehlo.multiply %0, %0 : tensor<2x7xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x7xf64>, tensor<f64>) -> tensor<f64>
    return %2 : tensor<f64>
  }
  func.func private @convolve(%arg0: tensor<2x10xf64>, %arg1: tensor<4xf64>) -> tensor<2x7xf64> {
    %0 = call @_conv(%arg0, %arg1) : (tensor<2x10xf64>, tensor<4xf64>) -> tensor<2x7xf64>
    return %0 : tensor<2x7xf64>
  }
  func.func private @_conv(%arg0: tensor<2x10xf64>, %arg1: tensor<4xf64>) -> tensor<2x7xf64> {
    %0 = call @_flip(%arg1) : (tensor<4xf64>) -> tensor<4xf64>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 3] : (tensor<2x10xf64>) -> tensor<2x1x1x10xf64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [2] : (tensor<4xf64>) -> tensor<1x1x4xf64>
    %3 = stablehlo.reshape %1 : (tensor<2x1x1x10xf64>) -> tensor<2x1x10xf64>
    %4 = stablehlo.convolution(%3, %2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x10xf64>, tensor<1x1x4xf64>) -> tensor<2x1x7xf64>
    %5 = stablehlo.reshape %4 : (tensor<2x1x7xf64>) -> tensor<2x1x1x7xf64>
    %6 = stablehlo.reshape %5 : (tensor<2x1x1x7xf64>) -> tensor<2x7xf64>
    return %6 : tensor<2x7xf64>
  }
  func.func private @_flip(%arg0: tensor<4xf64>) -> tensor<4xf64> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<4xf64>
    return %0 : tensor<4xf64>
  }
}
