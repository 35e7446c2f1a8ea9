module @jit_mobilenet_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3x1x12xf32>, %arg1: tensor<1x1x12x4xf32>, %arg2: tensor<1x1x4x12xf32>, %arg3: tensor<2x6x6x4xf32>) -> (tensor<3x3x1x12xf32> {jax.result_info = "result[0]['depth']"}, tensor<1x1x12x4xf32> {jax.result_info = "result[0]['down']"}, tensor<1x1x4x12xf32> {jax.result_info = "result[0]['up']"}, tensor<2x6x6x4xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convolution(%arg3, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x4xf32>, tensor<1x1x4x12xf32>) -> tensor<2x6x6x12xf32>
    %1 = call @relu6(%0) : (tensor<2x6x6x12xf32>) -> tensor<2x6x6x12xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6x12xf32>
    %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<2x6x6x12xf32>, tensor<2x6x6x12xf32>) -> tensor<2x6x6x12xi1>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x6x12xf32>
    %5 = stablehlo.compare LT, %0, %4, FLOAT : (tensor<2x6x6x12xf32>, tensor<2x6x6x12xf32>) -> tensor<2x6x6x12xi1>
    %6 = stablehlo.and %3, %5 : tensor<2x6x6x12xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x6x6x12xf32>
    %8 = stablehlo.convolution(%1, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 12 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x12xf32>, tensor<3x3x1x12xf32>) -> tensor<2x6x6x12xf32>
    %9 = call @relu6(%8) : (tensor<2x6x6x12xf32>) -> tensor<2x6x6x12xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x6x6x12xf32>
    %11 = stablehlo.compare GT, %8, %10, FLOAT : (tensor<2x6x6x12xf32>, tensor<2x6x6x12xf32>) -> tensor<2x6x6x12xi1>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x6x6x12xf32>
    %13 = stablehlo.compare LT, %8, %12, FLOAT : (tensor<2x6x6x12xf32>, tensor<2x6x6x12xf32>) -> tensor<2x6x6x12xi1>
    %14 = stablehlo.and %11, %13 : tensor<2x6x6x12xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x6x6x12xf32>
    %16 = stablehlo.convolution(%9, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x12xf32>, tensor<1x1x12x4xf32>) -> tensor<2x6x6x4xf32>
    %17 = stablehlo.add %arg3, %16 : tensor<2x6x6x4xf32>
    %18 = stablehlo.sine %17 : tensor<2x6x6x4xf32>
    %19 = stablehlo.cosine %17 : tensor<2x6x6x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%18 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x6x6x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x6x6x4xf32>
    %22 = stablehlo.multiply %21, %19 : tensor<2x6x6x4xf32>
    %23 = stablehlo.convolution(%9, %22) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x12xf32>, tensor<2x6x6x4xf32>) -> tensor<1x1x12x4xf32>
    %24 = stablehlo.reverse %arg1, dims = [0, 1] : tensor<1x1x12x4xf32>
    %25 = stablehlo.convolution(%22, %24) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x4xf32>, tensor<1x1x12x4xf32>) -> tensor<2x6x6x12xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x6x6x12xf32>
    %27 = stablehlo.select %14, %25, %26 : tensor<2x6x6x12xi1>, tensor<2x6x6x12xf32>
    %28 = stablehlo.convolution(%1, %27) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 12 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x12xf32>, tensor<2x6x6x12xf32>) -> tensor<3x3x1x12xf32>
    %29 = stablehlo.reshape %arg0 : (tensor<3x3x1x12xf32>) -> tensor<3x3x1x12x1xf32>
    %30 = stablehlo.transpose %29, dims = [0, 1, 3, 2, 4] : (tensor<3x3x1x12x1xf32>) -> tensor<3x3x12x1x1xf32>
    %31 = stablehlo.reshape %30 : (tensor<3x3x12x1x1xf32>) -> tensor<3x3x12x1xf32>
    %32 = stablehlo.reverse %31, dims = [0, 1] : tensor<3x3x12x1xf32>
    %33 = stablehlo.convolution(%27, %32) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 12 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x12xf32>, tensor<3x3x12x1xf32>) -> tensor<2x6x6x12xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x6x6x12xf32>
    %35 = stablehlo.select %6, %33, %34 : tensor<2x6x6x12xi1>, tensor<2x6x6x12xf32>
    %36 = stablehlo.convolution(%arg3, %35) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x4xf32>, tensor<2x6x6x12xf32>) -> tensor<1x1x4x12xf32>
    %37 = stablehlo.reverse %arg2, dims = [0, 1] : tensor<1x1x4x12xf32>
    %38 = stablehlo.convolution(%35, %37) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x12xf32>, tensor<1x1x4x12xf32>) -> tensor<2x6x6x4xf32>
    %39 = stablehlo.add %22, %38 : tensor<2x6x6x4xf32>
    return %28, %23, %36, %39 : tensor<3x3x1x12xf32>, tensor<1x1x12x4xf32>, tensor<1x1x4x12xf32>, tensor<2x6x6x4xf32>
  }
  func.func private @relu6(%arg0: tensor<2x6x6x12xf32>) -> tensor<2x6x6x12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6x12xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x6x6x12xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x6x12xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<2x6x6x12xf32>
    return %3 : tensor<2x6x6x12xf32>
  }
}
