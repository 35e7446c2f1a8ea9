module @jit_channels_first_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x4x3x3xf32>, %arg1: tensor<16x16x3x3xf32>, %arg2: tensor<16x1x3x3xf32>, %arg3: tensor<16xf32>, %arg4: tensor<16xf32>, %arg5: tensor<16x4x1x1xf32>, %arg6: tensor<16xf32>, %arg7: tensor<16xf32>, %arg8: tensor<24x16x1x1xf32>, %arg9: tensor<2x4x16x16xf32>) -> (tensor<16x4x3x3xf32> {jax.result_info = "result[0]['a']"}, tensor<16x16x3x3xf32> {jax.result_info = "result[0]['b']"}, tensor<16x1x3x3xf32> {jax.result_info = "result[0]['depth']"}, tensor<16xf32> {jax.result_info = "result[0]['s1']"}, tensor<16xf32> {jax.result_info = "result[0]['s2']"}, tensor<16x4x1x1xf32> {jax.result_info = "result[0]['skip']"}, tensor<16xf32> {jax.result_info = "result[0]['t1']"}, tensor<16xf32> {jax.result_info = "result[0]['t2']"}, tensor<24x16x1x1xf32> {jax.result_info = "result[0]['up']"}, tensor<2x4x16x16xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convolution(%arg9, %arg0) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x16x16xf32>, tensor<16x4x3x3xf32>) -> tensor<2x16x8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<16xf32>) -> tensor<1x16x1x1xf32>
    %cst_0 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x16x1x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<1x16x1x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5:5 = call @_var(%0, %c) : (tensor<2x16x8x8xf32>, tensor<i32>) -> (tensor<1x16x1x1xf32>, tensor<2x16x8x8xf32>, tensor<f32>, tensor<i1>, tensor<1x16x1x1xf32>)
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %7 = stablehlo.subtract %0, %6 : tensor<2x16x8x8xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x16x1x1xf32>
    %9 = stablehlo.add %5#0, %8 : tensor<1x16x1x1xf32>
    %10 = stablehlo.rsqrt %9 : tensor<1x16x1x1xf32>
    %11 = stablehlo.divide %10, %9 : tensor<1x16x1x1xf32>
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x16x1x1xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<1x16x1x1xf32>
    %14 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %15 = stablehlo.multiply %7, %14 : tensor<2x16x8x8xf32>
    %16 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<16xf32>) -> tensor<16x1x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1, 2, 3] : (tensor<16x1x1xf32>) -> tensor<1x16x1x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %19 = stablehlo.multiply %15, %18 : tensor<2x16x8x8xf32>
    %20 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<16xf32>) -> tensor<16x1x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [1, 2, 3] : (tensor<16x1x1xf32>) -> tensor<1x16x1x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %23 = stablehlo.add %19, %22 : tensor<2x16x8x8xf32>
    %24 = call @relu(%23) : (tensor<2x16x8x8xf32>) -> tensor<2x16x8x8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x16x8x8xf32>
    %26 = stablehlo.compare GT, %23, %25, FLOAT : (tensor<2x16x8x8xf32>, tensor<2x16x8x8xf32>) -> tensor<2x16x8x8xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x16x8x8xf32>
    %28 = stablehlo.convolution(%24, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x8x8xf32>, tensor<16x16x3x3xf32>) -> tensor<2x16x8x8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_5) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [1] : (tensor<16xf32>) -> tensor<1x16x1x1xf32>
    %cst_6 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x16x1x1xf32>
    %32 = stablehlo.divide %30, %31 : tensor<1x16x1x1xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %33:5 = call @_var(%28, %c_7) : (tensor<2x16x8x8xf32>, tensor<i32>) -> (tensor<1x16x1x1xf32>, tensor<2x16x8x8xf32>, tensor<f32>, tensor<i1>, tensor<1x16x1x1xf32>)
    %34 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %35 = stablehlo.subtract %28, %34 : tensor<2x16x8x8xf32>
    %cst_8 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x16x1x1xf32>
    %37 = stablehlo.add %33#0, %36 : tensor<1x16x1x1xf32>
    %38 = stablehlo.rsqrt %37 : tensor<1x16x1x1xf32>
    %39 = stablehlo.divide %38, %37 : tensor<1x16x1x1xf32>
    %cst_9 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1x16x1x1xf32>
    %41 = stablehlo.multiply %40, %39 : tensor<1x16x1x1xf32>
    %42 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %43 = stablehlo.multiply %35, %42 : tensor<2x16x8x8xf32>
    %44 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<16xf32>) -> tensor<16x1x1xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [1, 2, 3] : (tensor<16x1x1xf32>) -> tensor<1x16x1x1xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %47 = stablehlo.multiply %43, %46 : tensor<2x16x8x8xf32>
    %48 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<16xf32>) -> tensor<16x1x1xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [1, 2, 3] : (tensor<16x1x1xf32>) -> tensor<1x16x1x1xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %51 = stablehlo.add %47, %50 : tensor<2x16x8x8xf32>
    %52 = stablehlo.convolution(%arg9, %arg5) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x16x16xf32>, tensor<16x4x1x1xf32>) -> tensor<2x16x8x8xf32>
    %53 = stablehlo.add %51, %52 : tensor<2x16x8x8xf32>
    %54 = call @relu(%53) : (tensor<2x16x8x8xf32>) -> tensor<2x16x8x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x16x8x8xf32>
    %56 = stablehlo.compare GT, %53, %55, FLOAT : (tensor<2x16x8x8xf32>, tensor<2x16x8x8xf32>) -> tensor<2x16x8x8xi1>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x16x8x8xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<f32>
    %59 = "stablehlo.reduce_window"(%54, %58) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 1], [0, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %179 = stablehlo.maximum %arg10, %arg11 : tensor<f32>
      stablehlo.return %179 : tensor<f32>
    }) : (tensor<2x16x8x8xf32>, tensor<f32>) -> tensor<2x16x4x4xf32>
    %60 = stablehlo.convolution(%59, %arg2) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 16 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x4x4xf32>, tensor<16x1x3x3xf32>) -> tensor<2x16x4x4xf32>
    %61 = call @relu6(%60) : (tensor<2x16x4x4xf32>) -> tensor<2x16x4x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x16x4x4xf32>
    %63 = stablehlo.compare GT, %60, %62, FLOAT : (tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) -> tensor<2x16x4x4xi1>
    %cst_14 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x16x4x4xf32>
    %65 = stablehlo.compare LT, %60, %64, FLOAT : (tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) -> tensor<2x16x4x4xi1>
    %66 = stablehlo.and %63, %65 : tensor<2x16x4x4xi1>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x16x4x4xf32>
    %68 = stablehlo.convolution(%61, %arg8) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x4x4xf32>, tensor<24x16x1x1xf32>) -> tensor<2x24x4x4xf32>
    %69 = stablehlo.slice %68 [0:2, 0:8, 0:4, 0:4] : (tensor<2x24x4x4xf32>) -> tensor<2x8x4x4xf32>
    %70 = stablehlo.multiply %69, %69 : tensor<2x8x4x4xf32>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x8x4x4xf32>
    %72 = stablehlo.multiply %71, %69 : tensor<2x8x4x4xf32>
    %73 = stablehlo.concatenate %68, %70, dim = 1 : (tensor<2x24x4x4xf32>, tensor<2x8x4x4xf32>) -> tensor<2x32x4x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_17) applies stablehlo.add across dimensions = [2, 3] : (tensor<2x32x4x4xf32>, tensor<f32>) -> tensor<2x32xf32>
    %cst_18 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %76 = stablehlo.divide %74, %75 : tensor<2x32xf32>
    %77 = stablehlo.multiply %76, %76 : tensor<2x32xf32>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %79 = stablehlo.multiply %78, %76 : tensor<2x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%77 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %81 = stablehlo.divide %80, %cst_21 : tensor<f32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_23 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %82 = stablehlo.divide %cst_22, %cst_23 : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %84 = stablehlo.multiply %83, %79 : tensor<2x32xf32>
    %cst_24 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %86 = stablehlo.divide %84, %85 : tensor<2x32xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x4x4xf32>
    %88 = stablehlo.slice %87 [0:2, 0:24, 0:4, 0:4] : (tensor<2x32x4x4xf32>) -> tensor<2x24x4x4xf32>
    %89 = stablehlo.slice %87 [0:2, 24:32, 0:4, 0:4] : (tensor<2x32x4x4xf32>) -> tensor<2x8x4x4xf32>
    %90 = stablehlo.multiply %89, %72 : tensor<2x8x4x4xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.pad %90, %cst_25, low = [0, 0, 0, 0], high = [0, 16, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x8x4x4xf32>, tensor<f32>) -> tensor<2x24x4x4xf32>
    %92 = stablehlo.add %88, %91 : tensor<2x24x4x4xf32>
    %93 = stablehlo.convolution(%61, %92) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x4x4xf32>, tensor<2x24x4x4xf32>) -> tensor<24x16x1x1xf32>
    %94 = stablehlo.reverse %arg8, dims = [2, 3] : tensor<24x16x1x1xf32>
    %95 = stablehlo.convolution(%92, %94) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x24x4x4xf32>, tensor<24x16x1x1xf32>) -> tensor<2x16x4x4xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x16x4x4xf32>
    %97 = stablehlo.select %66, %95, %96 : tensor<2x16x4x4xi1>, tensor<2x16x4x4xf32>
    %98 = stablehlo.convolution(%59, %97) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 16 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) -> tensor<16x1x3x3xf32>
    %99 = stablehlo.reshape %arg2 : (tensor<16x1x3x3xf32>) -> tensor<16x1x1x3x3xf32>
    %100 = stablehlo.transpose %99, dims = [1, 0, 2, 3, 4] : (tensor<16x1x1x3x3xf32>) -> tensor<1x16x1x3x3xf32>
    %101 = stablehlo.reshape %100 : (tensor<1x16x1x3x3xf32>) -> tensor<1x16x3x3xf32>
    %102 = stablehlo.reverse %101, dims = [2, 3] : tensor<1x16x3x3xf32>
    %103 = stablehlo.convolution(%97, %102) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 16 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x4x4xf32>, tensor<1x16x3x3xf32>) -> tensor<2x16x4x4xf32>
    %cst_27 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %104 = stablehlo.pad %54, %cst_27, low = [0, 0, 0, 0], high = [0, 0, 1, 1], interior = [0, 0, 0, 0] : (tensor<2x16x8x8xf32>, tensor<f32>) -> tensor<2x16x9x9xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = "stablehlo.select_and_scatter"(%104, %103, %cst_28) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %179 = stablehlo.compare GE, %arg10, %arg11, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %179 : tensor<i1>
    }, {
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %179 = stablehlo.add %arg10, %arg11 : tensor<f32>
      stablehlo.return %179 : tensor<f32>
    }) : (tensor<2x16x9x9xf32>, tensor<2x16x4x4xf32>, tensor<f32>) -> tensor<2x16x9x9xf32>
    %106 = stablehlo.slice %105 [0:2, 0:16, 0:8, 0:8] : (tensor<2x16x9x9xf32>) -> tensor<2x16x8x8xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x16x8x8xf32>
    %108 = stablehlo.select %56, %106, %107 : tensor<2x16x8x8xi1>, tensor<2x16x8x8xf32>
    %109 = stablehlo.convolution(%arg9, %108) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x16x16xf32>, tensor<2x16x8x8xf32>) -> tensor<16x4x1x1xf32>
    %110 = stablehlo.reverse %arg5, dims = [2, 3] : tensor<16x4x1x1xf32>
    %111 = stablehlo.convolution(%108, %110) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x8x8xf32>, tensor<16x4x1x1xf32>) -> tensor<2x4x16x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%108 init: %cst_30) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    %113 = stablehlo.reshape %112 : (tensor<16xf32>) -> tensor<1x16x1x1xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%113 init: %cst_31) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x16x1x1xf32>, tensor<f32>) -> tensor<16xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0] : (tensor<16xf32>) -> tensor<16x1x1xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.reduce(%115 init: %cst_32) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x1x1xf32>, tensor<f32>) -> tensor<16xf32>
    %117 = stablehlo.multiply %43, %108 : tensor<2x16x8x8xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%117 init: %cst_33) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    %119 = stablehlo.reshape %118 : (tensor<16xf32>) -> tensor<1x16x1x1xf32>
    %120 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %121 = stablehlo.multiply %108, %120 : tensor<2x16x8x8xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%119 init: %cst_34) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x16x1x1xf32>, tensor<f32>) -> tensor<16xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<16xf32>) -> tensor<16x1x1xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%123 init: %cst_35) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x1x1xf32>, tensor<f32>) -> tensor<16xf32>
    %125 = stablehlo.multiply %35, %121 : tensor<2x16x8x8xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%125 init: %cst_36) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    %127 = stablehlo.reshape %126 : (tensor<16xf32>) -> tensor<1x16x1x1xf32>
    %128 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %129 = stablehlo.multiply %121, %128 : tensor<2x16x8x8xf32>
    %130 = stablehlo.multiply %127, %41 : tensor<1x16x1x1xf32>
    %131 = stablehlo.negate %129 : tensor<2x16x8x8xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.reduce(%131 init: %cst_37) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    %133 = stablehlo.reshape %132 : (tensor<16xf32>) -> tensor<1x16x1x1xf32>
    %134 = call @_var_0(%33#1, %33#2, %33#3, %33#4, %130) : (tensor<2x16x8x8xf32>, tensor<f32>, tensor<i1>, tensor<1x16x1x1xf32>, tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %135 = stablehlo.add %129, %134 : tensor<2x16x8x8xf32>
    %cst_38 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<1x16x1x1xf32>
    %137 = stablehlo.divide %133, %136 : tensor<1x16x1x1xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%137 init: %cst_39) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x16x1x1xf32>, tensor<f32>) -> tensor<16xf32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [1] : (tensor<16xf32>) -> tensor<2x16x8x8xf32>
    %140 = stablehlo.add %135, %139 : tensor<2x16x8x8xf32>
    %141 = stablehlo.convolution(%24, %140) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x8x8xf32>, tensor<2x16x8x8xf32>) -> tensor<16x16x3x3xf32>
    %142 = stablehlo.reverse %arg1, dims = [2, 3] : tensor<16x16x3x3xf32>
    %143 = stablehlo.convolution(%140, %142) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x8x8xf32>, tensor<16x16x3x3xf32>) -> tensor<2x16x8x8xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x16x8x8xf32>
    %145 = stablehlo.select %26, %143, %144 : tensor<2x16x8x8xi1>, tensor<2x16x8x8xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%145 init: %cst_41) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    %147 = stablehlo.reshape %146 : (tensor<16xf32>) -> tensor<1x16x1x1xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_42) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x16x1x1xf32>, tensor<f32>) -> tensor<16xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0] : (tensor<16xf32>) -> tensor<16x1x1xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.reduce(%149 init: %cst_43) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x1x1xf32>, tensor<f32>) -> tensor<16xf32>
    %151 = stablehlo.multiply %15, %145 : tensor<2x16x8x8xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%151 init: %cst_44) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    %153 = stablehlo.reshape %152 : (tensor<16xf32>) -> tensor<1x16x1x1xf32>
    %154 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %155 = stablehlo.multiply %145, %154 : tensor<2x16x8x8xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.reduce(%153 init: %cst_45) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x16x1x1xf32>, tensor<f32>) -> tensor<16xf32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0] : (tensor<16xf32>) -> tensor<16x1x1xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.reduce(%157 init: %cst_46) applies stablehlo.add across dimensions = [1, 2] : (tensor<16x1x1xf32>, tensor<f32>) -> tensor<16xf32>
    %159 = stablehlo.multiply %7, %155 : tensor<2x16x8x8xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.reduce(%159 init: %cst_47) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    %161 = stablehlo.reshape %160 : (tensor<16xf32>) -> tensor<1x16x1x1xf32>
    %162 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %163 = stablehlo.multiply %155, %162 : tensor<2x16x8x8xf32>
    %164 = stablehlo.multiply %161, %13 : tensor<1x16x1x1xf32>
    %165 = stablehlo.negate %163 : tensor<2x16x8x8xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.reduce(%165 init: %cst_48) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    %167 = stablehlo.reshape %166 : (tensor<16xf32>) -> tensor<1x16x1x1xf32>
    %168 = call @_var_0(%5#1, %5#2, %5#3, %5#4, %164) : (tensor<2x16x8x8xf32>, tensor<f32>, tensor<i1>, tensor<1x16x1x1xf32>, tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %169 = stablehlo.add %163, %168 : tensor<2x16x8x8xf32>
    %cst_49 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<1x16x1x1xf32>
    %171 = stablehlo.divide %167, %170 : tensor<1x16x1x1xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.reduce(%171 init: %cst_50) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x16x1x1xf32>, tensor<f32>) -> tensor<16xf32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [1] : (tensor<16xf32>) -> tensor<2x16x8x8xf32>
    %174 = stablehlo.add %169, %173 : tensor<2x16x8x8xf32>
    %175 = stablehlo.convolution(%arg9, %174) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x16x16xf32>, tensor<2x16x8x8xf32>) -> tensor<16x4x3x3xf32>
    %176 = stablehlo.reverse %arg0, dims = [2, 3] : tensor<16x4x3x3xf32>
    %177 = stablehlo.convolution(%174, %176) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x8x8xf32>, tensor<16x4x3x3xf32>) -> tensor<2x4x16x16xf32>
    %178 = stablehlo.add %111, %177 : tensor<2x4x16x16xf32>
    return %175, %141, %98, %158, %124, %109, %150, %116, %93, %178 : tensor<16x4x3x3xf32>, tensor<16x16x3x3xf32>, tensor<16x1x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x4x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<24x16x1x1xf32>, tensor<2x4x16x16xf32>
  }
  func.func private @_var(%arg0: tensor<2x16x8x8xf32>, %arg1: tensor<i32>) -> (tensor<1x16x1x1xf32>, tensor<2x16x8x8xf32>, tensor<f32>, tensor<i1>, tensor<1x16x1x1xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<16xf32>) -> tensor<1x16x1x1xf32>
    %cst_0 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x16x1x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x16x1x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x16x8x8xf32>
    %6 = chlo.square %5 : tensor<2x16x8x8xf32> -> tensor<2x16x8x8xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x16x8x8xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<2x16x8x8xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<16xf32>) -> tensor<1x16x1x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<1x16x1x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<1x16x1x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16:2 = call @_where(%15, %14, %cst_5) : (tensor<i1>, tensor<1x16x1x1xf32>, tensor<f32>) -> (tensor<1x16x1x1xf32>, tensor<1x16x1x1xf32>)
    return %16#0, %8, %10, %15, %16#1 : tensor<1x16x1x1xf32>, tensor<2x16x8x8xf32>, tensor<f32>, tensor<i1>, tensor<1x16x1x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<1x16x1x1xf32>, %arg2: tensor<f32>) -> (tensor<1x16x1x1xf32>, tensor<1x16x1x1xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x16x1x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<1x16x1x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x16x1x1xf32>
    return %2, %3 : tensor<1x16x1x1xf32>, tensor<1x16x1x1xf32>
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
  func.func private @_var_0(%arg0: tensor<2x16x8x8xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<1x16x1x1xf32>, %arg4: tensor<1x16x1x1xf32>) -> tensor<2x16x8x8xf32> {
    %0 = call @_where_1(%arg2, %arg3, %arg4) : (tensor<i1>, tensor<1x16x1x1xf32>, tensor<1x16x1x1xf32>) -> tensor<1x16x1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x16x1x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<1x16x1x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x16x1x1xf32>, tensor<f32>) -> tensor<16xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<16xf32>) -> tensor<2x16x8x8xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<2x16x8x8xf32>
    %6 = stablehlo.negate %5 : tensor<2x16x8x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x16x8x8xf32>, tensor<f32>) -> tensor<16xf32>
    %8 = stablehlo.reshape %7 : (tensor<16xf32>) -> tensor<1x16x1x1xf32>
    %cst_1 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x16x1x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<1x16x1x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<1x16x1x1xf32>, tensor<f32>) -> tensor<16xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<16xf32>) -> tensor<2x16x8x8xf32>
    %13 = stablehlo.add %5, %12 : tensor<2x16x8x8xf32>
    return %13 : tensor<2x16x8x8xf32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<1x16x1x1xf32>, %arg2: tensor<1x16x1x1xf32>) -> tensor<1x16x1x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x16x1x1xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<i1>, tensor<1x16x1x1xf32>
    return %1 : tensor<1x16x1x1xf32>
  }
}
