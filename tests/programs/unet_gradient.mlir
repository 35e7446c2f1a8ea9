module @jit_unet_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3x2x4xf32>, %arg1: tensor<3x3x4x8xf32>, %arg2: tensor<3x3x8x2xf32>, %arg3: tensor<2x2x8x4xf32>, %arg4: tensor<4x8x8x2xf32>) -> (tensor<3x3x2x4xf32> {jax.result_info = "result['a']"}, tensor<3x3x4x8xf32> {jax.result_info = "result['b']"}, tensor<3x3x8x2xf32> {jax.result_info = "result['c']"}, tensor<2x2x8x4xf32> {jax.result_info = "result['up']"}) {
    %0 = stablehlo.convolution(%arg4, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x2xf32>, tensor<3x3x2x4xf32>) -> tensor<4x8x8x4xf32>
    %1:3 = call @silu(%0) : (tensor<4x8x8x4xf32>) -> (tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>)
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.reduce_window"(%1#0, %2) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %36 = stablehlo.maximum %arg5, %arg6 : tensor<f32>
      stablehlo.return %36 : tensor<f32>
    }) : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4x4x4x4xf32>
    %4 = stablehlo.convolution(%3, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x4xf32>, tensor<3x3x4x8xf32>) -> tensor<4x4x4x8xf32>
    %5:3 = call @silu_0(%4) : (tensor<4x4x4x8xf32>) -> (tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>)
    %6 = stablehlo.convolution(%5#0, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x8xf32>, tensor<2x2x8x4xf32>) -> tensor<4x8x8x4xf32>
    %7 = stablehlo.concatenate %1#0, %6, dim = 3 : (tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>) -> tensor<4x8x8x8xf32>
    %8 = stablehlo.convolution(%7, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x8xf32>, tensor<3x3x8x2xf32>) -> tensor<4x8x8x2xf32>
    %9 = stablehlo.subtract %8, %arg4 : tensor<4x8x8x2xf32>
    %10 = stablehlo.multiply %9, %9 : tensor<4x8x8x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x8x8x2xf32>
    %12 = stablehlo.multiply %11, %9 : tensor<4x8x8x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<4x8x8x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %14 = stablehlo.divide %13, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %15 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<4x8x8x2xf32>
    %17 = stablehlo.multiply %16, %12 : tensor<4x8x8x2xf32>
    %18 = stablehlo.convolution(%7, %17) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x8xf32>, tensor<4x8x8x2xf32>) -> tensor<3x3x8x2xf32>
    %19 = stablehlo.reverse %arg2, dims = [0, 1] : tensor<3x3x8x2xf32>
    %20 = stablehlo.convolution(%17, %19) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x2xf32>, tensor<3x3x8x2xf32>) -> tensor<4x8x8x8xf32>
    %21 = stablehlo.slice %20 [0:4, 0:8, 0:8, 0:4] : (tensor<4x8x8x8xf32>) -> tensor<4x8x8x4xf32>
    %22 = stablehlo.slice %20 [0:4, 0:8, 0:8, 4:8] : (tensor<4x8x8x8xf32>) -> tensor<4x8x8x4xf32>
    %23 = stablehlo.convolution(%5#0, %22) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x8xf32>, tensor<4x8x8x4xf32>) -> tensor<2x2x8x4xf32>
    %24 = stablehlo.reverse %arg3, dims = [0, 1] : tensor<2x2x8x4xf32>
    %25 = stablehlo.convolution(%22, %24) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x4xf32>, tensor<2x2x8x4xf32>) -> tensor<4x4x4x8xf32>
    %26 = call @silu_1(%5#1, %5#2, %4, %25) : (tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xf32>
    %27 = stablehlo.convolution(%3, %26) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x4xf32>, tensor<4x4x4x8xf32>) -> tensor<3x3x4x8xf32>
    %28 = stablehlo.reverse %arg1, dims = [0, 1] : tensor<3x3x4x8xf32>
    %29 = stablehlo.convolution(%26, %28) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4x4x8xf32>, tensor<3x3x4x8xf32>) -> tensor<4x4x4x4xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %30 = stablehlo.pad %1#0, %cst_5, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<4x8x8x4xf32>, tensor<f32>) -> tensor<4x8x8x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = "stablehlo.select_and_scatter"(%30, %29, %cst_6) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %36 = stablehlo.compare GE, %arg5, %arg6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %36 : tensor<i1>
    }, {
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %36 = stablehlo.add %arg5, %arg6 : tensor<f32>
      stablehlo.return %36 : tensor<f32>
    }) : (tensor<4x8x8x4xf32>, tensor<4x4x4x4xf32>, tensor<f32>) -> tensor<4x8x8x4xf32>
    %32 = stablehlo.slice %31 [0:4, 0:8, 0:8, 0:4] : (tensor<4x8x8x4xf32>) -> tensor<4x8x8x4xf32>
    %33 = stablehlo.add %21, %32 : tensor<4x8x8x4xf32>
    %34 = call @silu_2(%1#1, %1#2, %0, %33) : (tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>) -> tensor<4x8x8x4xf32>
    %35 = stablehlo.convolution(%arg4, %34) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x2xf32>, tensor<4x8x8x4xf32>) -> tensor<3x3x2x4xf32>
    return %35, %27, %18, %23 : tensor<3x3x2x4xf32>, tensor<3x3x4x8xf32>, tensor<3x3x8x2xf32>, tensor<2x2x8x4xf32>
  }
  func.func private @silu(%arg0: tensor<4x8x8x4xf32>) -> (tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<4x8x8x4xf32>
    %1 = stablehlo.exponential %0 : tensor<4x8x8x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %3 = stablehlo.add %2, %1 : tensor<4x8x8x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %5 = stablehlo.divide %4, %3 : tensor<4x8x8x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8x8x4xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<4x8x8x4xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<4x8x8x4xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<4x8x8x4xf32>
    return %9, %8, %5 : tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>, tensor<4x8x8x4xf32>
  }
  func.func private @silu_0(%arg0: tensor<4x4x4x8xf32>) -> (tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<4x4x4x8xf32>
    %1 = stablehlo.exponential %0 : tensor<4x4x4x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x4x8xf32>
    %3 = stablehlo.add %2, %1 : tensor<4x4x4x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4x4x8xf32>
    %5 = stablehlo.divide %4, %3 : tensor<4x4x4x8xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x4x4x8xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<4x4x4x8xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<4x4x4x8xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<4x4x4x8xf32>
    return %9, %8, %5 : tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>, tensor<4x4x4x8xf32>
  }
  func.func private @silu_1(%arg0: tensor<4x4x4x8xf32>, %arg1: tensor<4x4x4x8xf32>, %arg2: tensor<4x4x4x8xf32>, %arg3: tensor<4x4x4x8xf32>) -> tensor<4x4x4x8xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<4x4x4x8xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<4x4x4x8xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<4x4x4x8xf32>
    %3 = stablehlo.add %1, %2 : tensor<4x4x4x8xf32>
    return %3 : tensor<4x4x4x8xf32>
  }
  func.func private @silu_2(%arg0: tensor<4x8x8x4xf32>, %arg1: tensor<4x8x8x4xf32>, %arg2: tensor<4x8x8x4xf32>, %arg3: tensor<4x8x8x4xf32>) -> tensor<4x8x8x4xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<4x8x8x4xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<4x8x8x4xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<4x8x8x4xf32>
    %3 = stablehlo.add %1, %2 : tensor<4x8x8x4xf32>
    return %3 : tensor<4x8x8x4xf32>
  }
}
