module @jit_signal_correlate2d attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x9xf32>, %arg1: tensor<3x4xf32>) -> (tensor<14x12xf32> {jax.result_info = "result[0]"}, tensor<12x9xf32> {jax.result_info = "result[1]"}, tensor<10x6xf32> {jax.result_info = "result[2]"}) {
    %0 = call @_flip(%arg0) : (tensor<12x9xf32>) -> tensor<12x9xf32>
    %1 = call @_flip_0(%arg1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [2, 3] : (tensor<12x9xf32>) -> tensor<1x1x12x9xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [2, 3] : (tensor<3x4xf32>) -> tensor<1x1x3x4xf32>
    %4 = stablehlo.convolution(%2, %3) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x12x9xf32>, tensor<1x1x3x4xf32>) -> tensor<1x1x14x12xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x1x14x12xf32>) -> tensor<14x12xf32>
    %6 = call @_flip_1(%5) : (tensor<14x12xf32>) -> tensor<14x12xf32>
    %7 = call @_flip(%arg0) : (tensor<12x9xf32>) -> tensor<12x9xf32>
    %8 = call @_flip_0(%arg1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [2, 3] : (tensor<12x9xf32>) -> tensor<1x1x12x9xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [2, 3] : (tensor<3x4xf32>) -> tensor<1x1x3x4xf32>
    %11 = stablehlo.convolution(%9, %10) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [2, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x12x9xf32>, tensor<1x1x3x4xf32>) -> tensor<1x1x12x9xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x1x12x9xf32>) -> tensor<12x9xf32>
    %13 = call @_flip(%12) : (tensor<12x9xf32>) -> tensor<12x9xf32>
    %14 = call @_flip(%arg0) : (tensor<12x9xf32>) -> tensor<12x9xf32>
    %15 = call @_flip_0(%arg1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [2, 3] : (tensor<12x9xf32>) -> tensor<1x1x12x9xf32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [2, 3] : (tensor<3x4xf32>) -> tensor<1x1x3x4xf32>
    %18 = stablehlo.convolution(%16, %17) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x12x9xf32>, tensor<1x1x3x4xf32>) -> tensor<1x1x10x6xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x1x10x6xf32>) -> tensor<10x6xf32>
    %20 = call @_flip_2(%19) : (tensor<10x6xf32>) -> tensor<10x6xf32>
    return %6, %13, %20 : tensor<14x12xf32>, tensor<12x9xf32>, tensor<10x6xf32>
  }
  func.func private @_flip(%arg0: tensor<12x9xf32>) -> tensor<12x9xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<12x9xf32>
    return %0 : tensor<12x9xf32>
  }
  func.func private @_flip_0(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
  func.func private @_flip_1(%arg0: tensor<14x12xf32>) -> tensor<14x12xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<14x12xf32>
    return %0 : tensor<14x12xf32>
  }
  func.func private @_flip_2(%arg0: tensor<10x6xf32>) -> tensor<10x6xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<10x6xf32>
    return %0 : tensor<10x6xf32>
  }
}
