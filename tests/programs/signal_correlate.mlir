module @jit_signal_correlate attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40xf32>, %arg1: tensor<7xf32>) -> (tensor<46xf32> {jax.result_info = "result[0]"}, tensor<40xf32> {jax.result_info = "result[1]"}, tensor<34xf32> {jax.result_info = "result[2]"}) {
    %0 = call @_flip(%arg1) : (tensor<7xf32>) -> tensor<7xf32>
    %1 = call @_flip(%0) : (tensor<7xf32>) -> tensor<7xf32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<40xf32>) -> tensor<1x1x40xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [2] : (tensor<7xf32>) -> tensor<1x1x7xf32>
    %4 = stablehlo.convolution(%2, %3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[6, 6]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x40xf32>, tensor<1x1x7xf32>) -> tensor<1x1x46xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x1x46xf32>) -> tensor<46xf32>
    %6 = call @_flip(%arg1) : (tensor<7xf32>) -> tensor<7xf32>
    %7 = call @_flip(%6) : (tensor<7xf32>) -> tensor<7xf32>
    %8 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<40xf32>) -> tensor<1x1x40xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [2] : (tensor<7xf32>) -> tensor<1x1x7xf32>
    %10 = stablehlo.convolution(%8, %9) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[3, 3]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x40xf32>, tensor<1x1x7xf32>) -> tensor<1x1x40xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x1x40xf32>) -> tensor<40xf32>
    %12 = call @_flip(%arg1) : (tensor<7xf32>) -> tensor<7xf32>
    %13 = call @_flip(%12) : (tensor<7xf32>) -> tensor<7xf32>
    %14 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<40xf32>) -> tensor<1x1x40xf32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [2] : (tensor<7xf32>) -> tensor<1x1x7xf32>
    %16 = stablehlo.convolution(%14, %15) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x40xf32>, tensor<1x1x7xf32>) -> tensor<1x1x34xf32>
    %17 = stablehlo.reshape %16 : (tensor<1x1x34xf32>) -> tensor<34xf32>
    return %5, %11, %17 : tensor<46xf32>, tensor<40xf32>, tensor<34xf32>
  }
  func.func private @_flip(%arg0: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<7xf32>
    return %0 : tensor<7xf32>
  }
}
