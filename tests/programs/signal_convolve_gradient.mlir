module @jit_signal_convolve_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40xf32>, %arg1: tensor<7xf32>) -> (tensor<40xf32> {jax.result_info = "result[0]"}, tensor<7xf32> {jax.result_info = "result[1]"}) {
    %0 = call @_flip(%arg1) : (tensor<7xf32>) -> tensor<7xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<40xf32>) -> tensor<1x1x40xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [2] : (tensor<7xf32>) -> tensor<1x1x7xf32>
    %3 = stablehlo.convolution(%1, %2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[3, 3]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x40xf32>, tensor<1x1x7xf32>) -> tensor<1x1x40xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x1x40xf32>) -> tensor<40xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<40xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<40xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<40xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %10 = stablehlo.multiply %9, %7 : tensor<40xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [2] : (tensor<40xf32>) -> tensor<1x1x40xf32>
    %12 = stablehlo.convolution(%1, %11) dim_numbers = [f, b, 0]x[i, o, 0]->[f, b, 0], window = {stride = [1], pad = [[3, 3]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x40xf32>, tensor<1x1x40xf32>) -> tensor<1x1x7xf32>
    %13 = stablehlo.reverse %2, dims = [2] : tensor<1x1x7xf32>
    %14 = stablehlo.convolution(%11, %13) dim_numbers = [b, f, 0]x[i, o, 0]->[b, f, 0], window = {stride = [1], pad = [[3, 3]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x40xf32>, tensor<1x1x7xf32>) -> tensor<1x1x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x40xf32>, tensor<f32>) -> tensor<40xf32>
    %17 = call @_flip_0(%15) : (tensor<7xf32>) -> tensor<7xf32>
    return %16, %17 : tensor<40xf32>, tensor<7xf32>
  }
  func.func private @_flip(%arg0: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func private @_flip_0(%arg0: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<7xf32>
    return %0 : tensor<7xf32>
  }
}
