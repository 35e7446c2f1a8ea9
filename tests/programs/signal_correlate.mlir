module @jit_signal_correlate attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40xf64>, %arg1: tensor<7xf64>) -> (tensor<46xf64> {jax.result_info = "result[0]"}, tensor<40xf64> {jax.result_info = "result[1]"}, tensor<34xf64> {jax.result_info = "result[2]"}) {
    %0 = call @_flip(%arg1) : (tensor<7xf64>) -> tensor<7xf64>
    %1 = call @_flip(%0) : (tensor<7xf64>) -> tensor<7xf64>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<40xf64>) -> tensor<1x1x40xf64>
    %3 = stablehlo.broadcast_in_dim %1, dims = [2] : (tensor<7xf64>) -> tensor<1x1x7xf64>
    %4 = stablehlo.convolution(%2, %3) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[6, 6]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x40xf64>, tensor<1x1x7xf64>) -> tensor<1x1x46xf64>
    %5 = stablehlo.reshape %4 : (tensor<1x1x46xf64>) -> tensor<46xf64>
    %6 = call @_flip(%arg1) : (tensor<7xf64>) -> tensor<7xf64>
    %7 = call @_flip(%6) : (tensor<7xf64>) -> tensor<7xf64>
    %8 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<40xf64>) -> tensor<1x1x40xf64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [2] : (tensor<7xf64>) -> tensor<1x1x7xf64>
    %10 = stablehlo.convolution(%8, %9) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[3, 3]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x40xf64>, tensor<1x1x7xf64>) -> tensor<1x1x40xf64>
    %11 = stablehlo.reshape %10 : (tensor<1x1x40xf64>) -> tensor<40xf64>
    %12 = call @_flip(%arg1) : (tensor<7xf64>) -> tensor<7xf64>
    %13 = call @_flip(%12) : (tensor<7xf64>) -> tensor<7xf64>
    %14 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<40xf64>) -> tensor<1x1x40xf64>
    %15 = stablehlo.broadcast_in_dim %13, dims = [2] : (tensor<7xf64>) -> tensor<1x1x7xf64>
    %16 = stablehlo.convolution(%14, %15) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x40xf64>, tensor<1x1x7xf64>) -> tensor<1x1x34xf64>
    %17 = stablehlo.reshape %16 : (tensor<1x1x34xf64>) -> tensor<34xf64>
    return %5, %11, %17 : tensor<46xf64>, tensor<40xf64>, tensor<34xf64>
  }
  func.func private @_flip(%arg0: tensor<7xf64>) -> tensor<7xf64> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<7xf64>
    return %0 : tensor<7xf64>
  }
}
