module @jit_channels_first attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x4x3x3xf32>, %arg1: tensor<16x16x3x3xf32>, %arg2: tensor<16x1x3x3xf32>, %arg3: tensor<16xf32>, %arg4: tensor<16xf32>, %arg5: tensor<16x4x1x1xf32>, %arg6: tensor<16xf32>, %arg7: tensor<16xf32>, %arg8: tensor<24x16x1x1xf32>, %arg9: tensor<2x4x16x16xf32>) -> (tensor<2x32xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg9, %arg0) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x16x16xf32>, tensor<16x4x3x3xf32>) -> tensor<2x16x8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<16xf32>) -> tensor<1x16x1x1xf32>
    %cst_0 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x16x1x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<1x16x1x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = call @_var(%0, %c) : (tensor<2x16x8x8xf32>, tensor<i32>) -> tensor<1x16x1x1xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %7 = stablehlo.subtract %0, %6 : tensor<2x16x8x8xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x16x1x1xf32>
    %9 = stablehlo.add %5, %8 : tensor<1x16x1x1xf32>
    %10 = stablehlo.rsqrt %9 : tensor<1x16x1x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %12 = stablehlo.multiply %7, %11 : tensor<2x16x8x8xf32>
    %13 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<16xf32>) -> tensor<16x1x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [1, 2, 3] : (tensor<16x1x1xf32>) -> tensor<1x16x1x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %16 = stablehlo.multiply %12, %15 : tensor<2x16x8x8xf32>
    %17 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<16xf32>) -> tensor<16x1x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [1, 2, 3] : (tensor<16x1x1xf32>) -> tensor<1x16x1x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %20 = stablehlo.add %16, %19 : tensor<2x16x8x8xf32>
    %21 = call @relu(%20) : (tensor<2x16x8x8xf32>) -> tensor<2x16x8x8xf32>
    %22 = stablehlo.convolution(%21, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x8x8xf32>, tensor<16x16x3x3xf32>) -> tensor<2x16x8x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_2) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [1] : (tensor<16xf32>) -> tensor<1x16x1x1xf32>
    %cst_3 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x16x1x1xf32>
    %26 = stablehlo.divide %24, %25 : tensor<1x16x1x1xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %27 = call @_var(%22, %c_4) : (tensor<2x16x8x8xf32>, tensor<i32>) -> tensor<1x16x1x1xf32>
    %28 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %29 = stablehlo.subtract %22, %28 : tensor<2x16x8x8xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x16x1x1xf32>
    %31 = stablehlo.add %27, %30 : tensor<1x16x1x1xf32>
    %32 = stablehlo.rsqrt %31 : tensor<1x16x1x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %34 = stablehlo.multiply %29, %33 : tensor<2x16x8x8xf32>
    %35 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<16xf32>) -> tensor<16x1x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [1, 2, 3] : (tensor<16x1x1xf32>) -> tensor<1x16x1x1xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %38 = stablehlo.multiply %34, %37 : tensor<2x16x8x8xf32>
    %39 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<16xf32>) -> tensor<16x1x1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [1, 2, 3] : (tensor<16x1x1xf32>) -> tensor<1x16x1x1xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %42 = stablehlo.add %38, %41 : tensor<2x16x8x8xf32>
    %43 = stablehlo.convolution(%arg9, %arg5) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x16x16xf32>, tensor<16x4x1x1xf32>) -> tensor<2x16x8x8xf32>
    %44 = stablehlo.add %42, %43 : tensor<2x16x8x8xf32>
    %45 = call @relu(%44) : (tensor<2x16x8x8xf32>) -> tensor<2x16x8x8xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<f32>
    %47 = "stablehlo.reduce_window"(%45, %46) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 1], [0, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %57 = stablehlo.maximum %arg10, %arg11 : tensor<f32>
      stablehlo.return %57 : tensor<f32>
    }) : (tensor<2x16x8x8xf32>, tensor<f32>) -> tensor<2x16x4x4xf32>
    %48 = stablehlo.convolution(%47, %arg2) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 16 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x4x4xf32>, tensor<16x1x3x3xf32>) -> tensor<2x16x4x4xf32>
    %49 = call @relu6(%48) : (tensor<2x16x4x4xf32>) -> tensor<2x16x4x4xf32>
    %50 = stablehlo.convolution(%49, %arg8) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x4x4xf32>, tensor<24x16x1x1xf32>) -> tensor<2x24x4x4xf32>
    %51 = stablehlo.slice %50 [0:2, 0:8, 0:4, 0:4] : (tensor<2x24x4x4xf32>) -> tensor<2x8x4x4xf32>
    %52 = stablehlo.multiply %51, %51 : tensor<2x8x4x4xf32>
    %53 = stablehlo.concatenate %50, %52, dim = 1 : (tensor<2x24x4x4xf32>, tensor<2x8x4x4xf32>) -> tensor<2x32x4x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_7) applies stablehlo.add across dimensions = [2, 3] : (tensor<2x32x4x4xf32>, tensor<f32>) -> tensor<2x32xf32>
    %cst_8 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %56 = stablehlo.divide %54, %55 : tensor<2x32xf32>
    return %56 : tensor<2x32xf32>
  }
  func.func private @_var(%arg0: tensor<2x16x8x8xf32>, %arg1: tensor<i32>) -> tensor<1x16x1x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<16xf32>) -> tensor<1x16x1x1xf32>
    %cst_0 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x16x1x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x16x1x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x16x8x8xf32>
    %6 = chlo.square %5 : tensor<2x16x8x8xf32> -> tensor<2x16x8x8xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<16xf32>) -> tensor<1x16x1x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<1x16x1x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<1x16x1x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<1x16x1x1xf32>, tensor<f32>) -> tensor<1x16x1x1xf32>
    return %14 : tensor<1x16x1x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<1x16x1x1xf32>, %arg2: tensor<f32>) -> tensor<1x16x1x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x16x1x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<1x16x1x1xf32>
    return %2 : tensor<1x16x1x1xf32>
  }
  func.func private @relu(%arg0: tensor<2x16x8x8xf32>) -> tensor<2x16x8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x8x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x16x8x8xf32>
    return %1 : tensor<2x16x8x8xf32>
  }
  func.func private @relu6(%arg0: tensor<2x16x4x4xf32>) -> tensor<2x16x4x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x4x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x16x4x4xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x16x4x4xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<2x16x4x4xf32>
    return %3 : tensor<2x16x4x4xf32>
  }
}
