module @jit_temporal_conv attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x6xf32>, %arg1: tensor<3x6x4xf32>, %arg2: tensor<3x7x5xf32>) -> (tensor<3x7x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg2, %arg0) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[2, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x7x5xf32>, tensor<3x5x6xf32>) -> tensor<3x7x6xf32>
    %1 = call @relu(%0) : (tensor<3x7x6xf32>) -> tensor<3x7x6xf32>
    %2 = stablehlo.convolution(%1, %arg1) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], pad = [[4, 0]], lhs_dilate = [1], rhs_dilate = [2], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x7x6xf32>, tensor<3x6x4xf32>) -> tensor<3x7x4xf32>
    return %2 : tensor<3x7x4xf32>
  }
  func.func private @relu(%arg0: tensor<3x7x6xf32>) -> tensor<3x7x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<3x7x6xf32>
    return %1 : tensor<3x7x6xf32>
  }
}
