module @jit_unet_forward attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3x2x4xf32>, %arg1: tensor<3x3x4x8xf32>, %arg2: tensor<3x3x8x2xf32>, %arg3: tensor<2x2x8x4xf32>, %arg4: tensor<4x8x8x2xf32>) -> (tensor<4x8x8x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg4, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x2xf32>, tensor<3x3x2x4xf32>) -> tensor<4x8x8x4xf32>
    %1 = call @silu(%0) : (tensor<4x8x8x4xf32>) -> tensor<4x8x8x4xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.reduce_window"(%1, %2) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %9 = stablehlo.maximum %arg5, %arg6 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4x4x4x4xf32>
    %4 = stablehlo.convolution(%3, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x4xf32>, tensor<3x3x4x8xf32>) -> tensor<4x4x4x8xf32>
    %5 = call @silu_0(%4) : (tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xf32>
    %6 = stablehlo.convolution(%5, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x8xf32>, tensor<2x2x8x4xf32>) -> tensor<4x8x8x4xf32>
    %7 = stablehlo.concatenate %1, %6, dim = 3 : (tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>) -> tensor<4x8x8x8xf32>
    %8 = stablehlo.convolution(%7, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x8xf32>, tensor<3x3x8x2xf32>) -> tensor<4x8x8x2xf32>
    return %8 : tensor<4x8x8x2xf32>
  }
  func.func private @silu(%arg0: tensor<4x8x8x4xf32>) -> tensor<4x8x8x4xf32> {
    %0 = stablehlo.negate %arg0 : tensor<4x8x8x4xf32>
    %1 = stablehlo.exponential %0 : tensor<4x8x8x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %3 = stablehlo.add %2, %1 : tensor<4x8x8x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %5 = stablehlo.divide %4, %3 : tensor<4x8x8x4xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<4x8x8x4xf32>
    return %6 : tensor<4x8x8x4xf32>
  }
  func.func private @silu_0(%arg0: tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xf32> {
    %0 = stablehlo.negate %arg0 : tensor<4x4x4x8xf32>
    %1 = stablehlo.exponential %0 : tensor<4x4x4x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x4x8xf32>
    %3 = stablehlo.add %2, %1 : tensor<4x4x4x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4x4x8xf32>
    %5 = stablehlo.divide %4, %3 : tensor<4x4x4x8xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<4x4x4x8xf32>
    return %6 : tensor<4x4x4x8xf32>
  }
}
