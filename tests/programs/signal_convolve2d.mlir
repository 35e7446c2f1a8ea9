module @jit_signal_convolve2d attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x9xf64>, %arg1: tensor<3x4xf64>) -> (tensor<14x12xf64> {jax.result_info = "result[0]"}, tensor<12x9xf64> {jax.result_info = "result[1]"}, tensor<10x6xf64> {jax.result_info = "result[2]"}) {
    %0 = call @_flip(%arg1) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<12x9xf64>) -> tensor<1x1x12x9xf64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [2, 3] : (tensor<3x4xf64>) -> tensor<1x1x3x4xf64>
    %3 = stablehlo.convolution(%1, %2) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 2], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x12x9xf64>, tensor<1x1x3x4xf64>) -> tensor<1x1x14x12xf64>
    %4 = stablehlo.reshape %3 : (tensor<1x1x14x12xf64>) -> tensor<14x12xf64>
    %5 = call @_flip(%arg1) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %6 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<12x9xf64>) -> tensor<1x1x12x9xf64>
    %7 = stablehlo.broadcast_in_dim %5, dims = [2, 3] : (tensor<3x4xf64>) -> tensor<1x1x3x4xf64>
    %8 = stablehlo.convolution(%6, %7) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [2, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x12x9xf64>, tensor<1x1x3x4xf64>) -> tensor<1x1x12x9xf64>
    %9 = stablehlo.reshape %8 : (tensor<1x1x12x9xf64>) -> tensor<12x9xf64>
    %10 = call @_flip(%arg1) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %11 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<12x9xf64>) -> tensor<1x1x12x9xf64>
    %12 = stablehlo.broadcast_in_dim %10, dims = [2, 3] : (tensor<3x4xf64>) -> tensor<1x1x3x4xf64>
    %13 = stablehlo.convolution(%11, %12) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x12x9xf64>, tensor<1x1x3x4xf64>) -> tensor<1x1x10x6xf64>
    %14 = stablehlo.reshape %13 : (tensor<1x1x10x6xf64>) -> tensor<10x6xf64>
    return %4, %9, %14 : tensor<14x12xf64>, tensor<12x9xf64>, tensor<10x6xf64>
  }
  func.func private @_flip(%arg0: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<3x4xf64>
    return %0 : tensor<3x4xf64>
  }
}
