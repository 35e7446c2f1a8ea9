module @jit_resnet_down_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3x4x6xf32>, %arg1: tensor<3x3x6x6xf32>, %arg2: tensor<6xf32>, %arg3: tensor<6xf32>, %arg4: tensor<1x1x4x6xf32>, %arg5: tensor<6xf32>, %arg6: tensor<6xf32>, %arg7: tensor<2x6x6x4xf32>) -> (tensor<3x3x4x6xf32> {jax.result_info = "result[0]['a']"}, tensor<3x3x6x6xf32> {jax.result_info = "result[0]['b']"}, tensor<6xf32> {jax.result_info = "result[0]['s1']"}, tensor<6xf32> {jax.result_info = "result[0]['s2']"}, tensor<1x1x4x6xf32> {jax.result_info = "result[0]['skip']"}, tensor<6xf32> {jax.result_info = "result[0]['t1']"}, tensor<6xf32> {jax.result_info = "result[0]['t2']"}, tensor<2x6x6x4xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convolution(%arg7, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x3x3x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.divide %1, %2 : tensor<6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4:5 = call @_var(%0, %c) : (tensor<2x3x3x6xf32>, tensor<i32>) -> (tensor<6xf32>, tensor<2x3x3x6xf32>, tensor<f32>, tensor<i1>, tensor<6xf32>)
    %5 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x3x3x6xf32>
    %7 = stablehlo.subtract %0, %6 : tensor<2x3x3x6xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %9 = stablehlo.add %4#0, %8 : tensor<6xf32>
    %10 = stablehlo.rsqrt %9 : tensor<6xf32>
    %11 = stablehlo.divide %10, %9 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<6xf32>
    %14 = stablehlo.broadcast_in_dim %10, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x3x3x6xf32>
    %16 = stablehlo.multiply %7, %15 : tensor<2x3x3x6xf32>
    %17 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x3x3x6xf32>
    %19 = stablehlo.multiply %16, %18 : tensor<2x3x3x6xf32>
    %20 = stablehlo.broadcast_in_dim %arg5, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x3x3x6xf32>
    %22 = stablehlo.add %19, %21 : tensor<2x3x3x6xf32>
    %23 = call @relu(%22) : (tensor<2x3x3x6xf32>) -> tensor<2x3x3x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x3x3x6xf32>
    %25 = stablehlo.compare GT, %22, %24, FLOAT : (tensor<2x3x3x6xf32>, tensor<2x3x3x6xf32>) -> tensor<2x3x3x6xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x3x3x6xf32>
    %27 = stablehlo.convolution(%23, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x6xf32>, tensor<3x3x6x6xf32>) -> tensor<2x3x3x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_6 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %30 = stablehlo.divide %28, %29 : tensor<6xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %31:5 = call @_var(%27, %c_7) : (tensor<2x3x3x6xf32>, tensor<i32>) -> (tensor<6xf32>, tensor<2x3x3x6xf32>, tensor<f32>, tensor<i1>, tensor<6xf32>)
    %32 = stablehlo.broadcast_in_dim %30, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x3x3x6xf32>
    %34 = stablehlo.subtract %27, %33 : tensor<2x3x3x6xf32>
    %cst_8 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %36 = stablehlo.add %31#0, %35 : tensor<6xf32>
    %37 = stablehlo.rsqrt %36 : tensor<6xf32>
    %38 = stablehlo.divide %37, %36 : tensor<6xf32>
    %cst_9 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<6xf32>
    %41 = stablehlo.broadcast_in_dim %37, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x3x3x6xf32>
    %43 = stablehlo.multiply %34, %42 : tensor<2x3x3x6xf32>
    %44 = stablehlo.broadcast_in_dim %arg3, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x3x3x6xf32>
    %46 = stablehlo.multiply %43, %45 : tensor<2x3x3x6xf32>
    %47 = stablehlo.broadcast_in_dim %arg6, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x3x3x6xf32>
    %49 = stablehlo.add %46, %48 : tensor<2x3x3x6xf32>
    %50 = stablehlo.convolution(%arg7, %arg4) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x4xf32>, tensor<1x1x4x6xf32>) -> tensor<2x3x3x6xf32>
    %51 = stablehlo.add %49, %50 : tensor<2x3x3x6xf32>
    %52 = call @relu(%51) : (tensor<2x3x3x6xf32>) -> tensor<2x3x3x6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x3x3x6xf32>
    %54 = stablehlo.compare GT, %51, %53, FLOAT : (tensor<2x3x3x6xf32>, tensor<2x3x3x6xf32>) -> tensor<2x3x3x6xi1>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x3x3x6xf32>
    %56 = stablehlo.multiply %52, %52 : tensor<2x3x3x6xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x3x3x6xf32>
    %58 = stablehlo.multiply %57, %52 : tensor<2x3x3x6xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%56 init: %cst_13) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x3x3x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<1.080000e+02> : tensor<f32>
    %60 = stablehlo.divide %59, %cst_14 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.080000e+02> : tensor<f32>
    %61 = stablehlo.divide %cst_15, %cst_16 : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<2x3x3x6xf32>
    %63 = stablehlo.multiply %62, %58 : tensor<2x3x3x6xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x3x3x6xf32>
    %65 = stablehlo.select %54, %63, %64 : tensor<2x3x3x6xi1>, tensor<2x3x3x6xf32>
    %66 = stablehlo.convolution(%arg7, %65) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x4xf32>, tensor<2x3x3x6xf32>) -> tensor<1x1x4x6xf32>
    %67 = stablehlo.reverse %arg4, dims = [0, 1] : tensor<1x1x4x6xf32>
    %68 = stablehlo.convolution(%65, %67) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x6xf32>, tensor<1x1x4x6xf32>) -> tensor<2x6x6x4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%65 init: %cst_18) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x6xf32>, tensor<f32>) -> tensor<6xf32>
    %70 = stablehlo.reshape %69 : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_19) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %72 = stablehlo.multiply %43, %65 : tensor<2x3x3x6xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_20) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x6xf32>, tensor<f32>) -> tensor<6xf32>
    %74 = stablehlo.reshape %73 : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %75 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x3x3x6xf32>
    %76 = stablehlo.multiply %65, %75 : tensor<2x3x3x6xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%74 init: %cst_21) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %78 = stablehlo.multiply %34, %76 : tensor<2x3x3x6xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_22) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x6xf32>, tensor<f32>) -> tensor<6xf32>
    %80 = stablehlo.reshape %79 : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %81 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x3x3x6xf32>
    %82 = stablehlo.multiply %76, %81 : tensor<2x3x3x6xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%80 init: %cst_23) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %84 = stablehlo.multiply %83, %40 : tensor<6xf32>
    %85 = stablehlo.negate %82 : tensor<2x3x3x6xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.reduce(%85 init: %cst_24) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x6xf32>, tensor<f32>) -> tensor<6xf32>
    %87 = stablehlo.reshape %86 : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%87 init: %cst_25) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %89 = call @_var_0(%31#1, %31#2, %31#3, %31#4, %84) : (tensor<2x3x3x6xf32>, tensor<f32>, tensor<i1>, tensor<6xf32>, tensor<6xf32>) -> tensor<2x3x3x6xf32>
    %90 = stablehlo.add %82, %89 : tensor<2x3x3x6xf32>
    %cst_26 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %92 = stablehlo.divide %88, %91 : tensor<6xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [3] : (tensor<6xf32>) -> tensor<2x3x3x6xf32>
    %94 = stablehlo.add %90, %93 : tensor<2x3x3x6xf32>
    %95 = stablehlo.convolution(%23, %94) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x6xf32>, tensor<2x3x3x6xf32>) -> tensor<3x3x6x6xf32>
    %96 = stablehlo.reverse %arg1, dims = [0, 1] : tensor<3x3x6x6xf32>
    %97 = stablehlo.convolution(%94, %96) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x6xf32>, tensor<3x3x6x6xf32>) -> tensor<2x3x3x6xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x3x3x6xf32>
    %99 = stablehlo.select %25, %97, %98 : tensor<2x3x3x6xi1>, tensor<2x3x3x6xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_28) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x6xf32>, tensor<f32>) -> tensor<6xf32>
    %101 = stablehlo.reshape %100 : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_29) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %103 = stablehlo.multiply %16, %99 : tensor<2x3x3x6xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.reduce(%103 init: %cst_30) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x6xf32>, tensor<f32>) -> tensor<6xf32>
    %105 = stablehlo.reshape %104 : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %106 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x3x3x6xf32>
    %107 = stablehlo.multiply %99, %106 : tensor<2x3x3x6xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%105 init: %cst_31) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %109 = stablehlo.multiply %7, %107 : tensor<2x3x3x6xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%109 init: %cst_32) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x6xf32>, tensor<f32>) -> tensor<6xf32>
    %111 = stablehlo.reshape %110 : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %112 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x3x3x6xf32>
    %113 = stablehlo.multiply %107, %112 : tensor<2x3x3x6xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%111 init: %cst_33) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %115 = stablehlo.multiply %114, %13 : tensor<6xf32>
    %116 = stablehlo.negate %113 : tensor<2x3x3x6xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%116 init: %cst_34) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x6xf32>, tensor<f32>) -> tensor<6xf32>
    %118 = stablehlo.reshape %117 : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.reduce(%118 init: %cst_35) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %120 = call @_var_0(%4#1, %4#2, %4#3, %4#4, %115) : (tensor<2x3x3x6xf32>, tensor<f32>, tensor<i1>, tensor<6xf32>, tensor<6xf32>) -> tensor<2x3x3x6xf32>
    %121 = stablehlo.add %113, %120 : tensor<2x3x3x6xf32>
    %cst_36 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %123 = stablehlo.divide %119, %122 : tensor<6xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [3] : (tensor<6xf32>) -> tensor<2x3x3x6xf32>
    %125 = stablehlo.add %121, %124 : tensor<2x3x3x6xf32>
    %126 = stablehlo.convolution(%arg7, %125) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x4xf32>, tensor<2x3x3x6xf32>) -> tensor<3x3x4x6xf32>
    %127 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<3x3x4x6xf32>
    %128 = stablehlo.convolution(%125, %127) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3x6xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x6x4xf32>
    %129 = stablehlo.add %68, %128 : tensor<2x6x6x4xf32>
    return %126, %95, %108, %77, %66, %102, %71, %129 : tensor<3x3x4x6xf32>, tensor<3x3x6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<1x1x4x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2x6x6x4xf32>
  }
  func.func private @_var(%arg0: tensor<2x3x3x6xf32>, %arg1: tensor<i32>) -> (tensor<6xf32>, tensor<2x3x3x6xf32>, tensor<f32>, tensor<i1>, tensor<6xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x6xf32>, tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %cst_0 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x6xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1x1x6xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<2x3x3x6xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x3x3x6xf32>
    %6 = chlo.square %5 : tensor<2x3x3x6xf32> -> tensor<2x3x3x6xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3x3x6xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<2x3x3x6xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x6xf32>, tensor<f32>) -> tensor<6xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %13 = stablehlo.divide %11, %12 : tensor<6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15:2 = call @_where(%14, %13, %cst_5) : (tensor<i1>, tensor<6xf32>, tensor<f32>) -> (tensor<6xf32>, tensor<6xf32>)
    return %15#0, %8, %10, %14, %15#1 : tensor<6xf32>, tensor<2x3x3x6xf32>, tensor<f32>, tensor<i1>, tensor<6xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<6xf32>, %arg2: tensor<f32>) -> (tensor<6xf32>, tensor<6xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    return %2, %3 : tensor<6xf32>, tensor<6xf32>
  }
  func.func private @relu(%arg0: tensor<2x3x3x6xf32>) -> tensor<2x3x3x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x3x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x3x3x6xf32>
    return %1 : tensor<2x3x3x6xf32>
  }
  func.func private @_var_0(%arg0: tensor<2x3x3x6xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<6xf32>, %arg4: tensor<6xf32>) -> tensor<2x3x3x6xf32> {
    %0 = call @_where_1(%arg2, %arg3, %arg4) : (tensor<i1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.divide %0, %1 : tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<6xf32>) -> tensor<2x3x3x6xf32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<2x3x3x6xf32>
    %5 = stablehlo.negate %4 : tensor<2x3x3x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x6xf32>, tensor<f32>) -> tensor<6xf32>
    %7 = stablehlo.reshape %6 : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %cst_0 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x6xf32>
    %9 = stablehlo.divide %7, %8 : tensor<1x1x1x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [3] : (tensor<6xf32>) -> tensor<2x3x3x6xf32>
    %12 = stablehlo.add %4, %11 : tensor<2x3x3x6xf32>
    return %12 : tensor<2x3x3x6xf32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<i1>, tensor<6xf32>
    return %1 : tensor<6xf32>
  }
}
