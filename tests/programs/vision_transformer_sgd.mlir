module @jit_vision_transformer_sgd attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x8xf32>, %arg1: tensor<8x5xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<4x4x2x8xf32>, %arg5: tensor<8x8xf32>, %arg6: tensor<8x16xf32>, %arg7: tensor<8x8xf32>, %arg8: tensor<4x8x8x2xf32>, %arg9: tensor<4xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<16x8xf32> {jax.result_info = "result[1]['down']"}, tensor<8x5xf32> {jax.result_info = "result[1]['head']"}, tensor<8x8xf32> {jax.result_info = "result[1]['k']"}, tensor<8x8xf32> {jax.result_info = "result[1]['o']"}, tensor<4x4x2x8xf32> {jax.result_info = "result[1]['patch']"}, tensor<8x8xf32> {jax.result_info = "result[1]['q']"}, tensor<8x16xf32> {jax.result_info = "result[1]['up']"}, tensor<8x8xf32> {jax.result_info = "result[1]['v']"}) {
    %0 = stablehlo.convolution(%arg8, %arg4) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [4, 4], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x2xf32>, tensor<4x4x2x8xf32>) -> tensor<4x2x2x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<4x2x2x8xf32>) -> tensor<4x4x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x4x8xf32>, tensor<f32>) -> tensor<4x4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4x1xf32>
    %5 = stablehlo.divide %3, %4 : tensor<4x4x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<4x4x1xf32>) -> tensor<4x4x8xf32>
    %7 = stablehlo.subtract %1, %6 : tensor<4x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8:5 = call @_var(%1, %c) : (tensor<4x4x8xf32>, tensor<i32>) -> (tensor<4x4x1xf32>, tensor<4x4x8xf32>, tensor<f32>, tensor<i1>, tensor<4x4x1xf32>)
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x4x1xf32>
    %10 = stablehlo.add %8#0, %9 : tensor<4x4x1xf32>
    %11 = stablehlo.rsqrt %10 : tensor<4x4x1xf32>
    %12 = stablehlo.divide %11, %10 : tensor<4x4x1xf32>
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x4x1xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<4x4x1xf32>
    %15 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<4x4x1xf32>) -> tensor<4x4x8xf32>
    %16 = stablehlo.multiply %7, %15 : tensor<4x4x8xf32>
    %17 = stablehlo.dot_general %16, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4x8xf32>, tensor<8x8xf32>) -> tensor<4x4x8xf32>
    %18 = stablehlo.reshape %17 : (tensor<4x4x8xf32>) -> tensor<4x4x2x4xf32>
    %19 = stablehlo.dot_general %16, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4x8xf32>, tensor<8x8xf32>) -> tensor<4x4x8xf32>
    %20 = stablehlo.reshape %19 : (tensor<4x4x8xf32>) -> tensor<4x4x2x4xf32>
    %21 = stablehlo.dot_general %16, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4x8xf32>, tensor<8x8xf32>) -> tensor<4x4x8xf32>
    %22 = stablehlo.reshape %21 : (tensor<4x4x8xf32>) -> tensor<4x4x2x4xf32>
    %23 = stablehlo.reshape %18 : (tensor<4x4x2x4xf32>) -> tensor<4x4x2x1x4xf32>
    %24 = stablehlo.dot_general %23, %20, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x4x2x1x4xf32>, tensor<4x4x2x4xf32>) -> tensor<4x2x4x1x4xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x2x4x1x4xf32>
    %26 = stablehlo.multiply %24, %25 : tensor<4x2x4x1x4xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_4) applies stablehlo.maximum across dimensions = [4] : (tensor<4x2x4x1x4xf32>, tensor<f32>) -> tensor<4x2x4x1xf32>
    %28 = stablehlo.reshape %27 : (tensor<4x2x4x1xf32>) -> tensor<4x2x4x1x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2, 3, 4] : (tensor<4x2x4x1x1xf32>) -> tensor<4x2x4x1x4xf32>
    %30 = stablehlo.compare EQ, %26, %29, FLOAT : (tensor<4x2x4x1x4xf32>, tensor<4x2x4x1x4xf32>) -> tensor<4x2x4x1x4xi1>
    %31 = stablehlo.convert %30 : (tensor<4x2x4x1x4xi1>) -> tensor<4x2x4x1x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_5) applies stablehlo.add across dimensions = [4] : (tensor<4x2x4x1x4xf32>, tensor<f32>) -> tensor<4x2x4x1xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x2x4x1xf32>
    %34 = stablehlo.maximum %33, %27 : tensor<4x2x4x1xf32>
    %35 = stablehlo.compare EQ, %27, %34, FLOAT : (tensor<4x2x4x1xf32>, tensor<4x2x4x1xf32>) -> tensor<4x2x4x1xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x2x4x1xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x2x4x1xf32>
    %38 = stablehlo.select %35, %36, %37 : tensor<4x2x4x1xi1>, tensor<4x2x4x1xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x2x4x1xf32>
    %40 = stablehlo.compare EQ, %39, %34, FLOAT : (tensor<4x2x4x1xf32>, tensor<4x2x4x1xf32>) -> tensor<4x2x4x1xi1>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x2x4x1xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x2x4x1xf32>
    %43 = stablehlo.select %40, %41, %42 : tensor<4x2x4x1xi1>, tensor<4x2x4x1xf32>
    %44 = stablehlo.divide %38, %43 : tensor<4x2x4x1xf32>
    %45 = stablehlo.transpose %34, dims = [3, 0, 1, 2] : (tensor<4x2x4x1xf32>) -> tensor<1x4x2x4xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<1x4x2x4xf32>) -> tensor<1x4x2x4x1xf32>
    %47 = stablehlo.transpose %26, dims = [3, 0, 1, 2, 4] : (tensor<4x2x4x1x4xf32>) -> tensor<1x4x2x4x4xf32>
    %48 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3, 4] : (tensor<1x4x2x4x1xf32>) -> tensor<1x4x2x4x4xf32>
    %49 = stablehlo.subtract %47, %48 : tensor<1x4x2x4x4xf32>
    %50 = stablehlo.exponential %49 : tensor<1x4x2x4x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_12) applies stablehlo.add across dimensions = [4] : (tensor<1x4x2x4x4xf32>, tensor<f32>) -> tensor<1x4x2x4xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<1x4x2x4xf32>) -> tensor<1x4x2x4x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3, 4] : (tensor<1x4x2x4x1xf32>) -> tensor<1x4x2x4x4xf32>
    %54 = stablehlo.divide %50, %53 : tensor<1x4x2x4x4xf32>
    %55 = stablehlo.multiply %52, %52 : tensor<1x4x2x4x1xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1x4x2x4x1xf32>
    %57 = stablehlo.divide %56, %55 : tensor<1x4x2x4x1xf32>
    %58 = stablehlo.dot_general %22, %54, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<4x4x2x4xf32>, tensor<1x4x2x4x4xf32>) -> tensor<4x2x4x1x4xf32>
    %59 = stablehlo.transpose %58, dims = [3, 0, 4, 1, 2] : (tensor<4x2x4x1x4xf32>) -> tensor<1x4x4x2x4xf32>
    %60 = stablehlo.transpose %59, dims = [1, 2, 3, 0, 4] : (tensor<1x4x4x2x4xf32>) -> tensor<4x4x2x1x4xf32>
    %61 = stablehlo.reshape %60 : (tensor<4x4x2x1x4xf32>) -> tensor<4x4x2x4xf32>
    %62 = stablehlo.reshape %61 : (tensor<4x4x2x4xf32>) -> tensor<4x4x8xf32>
    %63 = stablehlo.dot_general %62, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4x8xf32>, tensor<8x8xf32>) -> tensor<4x4x8xf32>
    %64 = stablehlo.add %1, %63 : tensor<4x4x8xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<4x4x8xf32>, tensor<f32>) -> tensor<4x4xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
    %cst_15 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x4x1xf32>
    %68 = stablehlo.divide %66, %67 : tensor<4x4x1xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<4x4x1xf32>) -> tensor<4x4x8xf32>
    %70 = stablehlo.subtract %64, %69 : tensor<4x4x8xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %71:5 = call @_var(%64, %c_16) : (tensor<4x4x8xf32>, tensor<i32>) -> (tensor<4x4x1xf32>, tensor<4x4x8xf32>, tensor<f32>, tensor<i1>, tensor<4x4x1xf32>)
    %cst_17 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x4x1xf32>
    %73 = stablehlo.add %71#0, %72 : tensor<4x4x1xf32>
    %74 = stablehlo.rsqrt %73 : tensor<4x4x1xf32>
    %75 = stablehlo.divide %74, %73 : tensor<4x4x1xf32>
    %cst_18 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x4x1xf32>
    %77 = stablehlo.multiply %76, %75 : tensor<4x4x1xf32>
    %78 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<4x4x1xf32>) -> tensor<4x4x8xf32>
    %79 = stablehlo.multiply %70, %78 : tensor<4x4x8xf32>
    %80 = stablehlo.dot_general %79, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4x8xf32>, tensor<8x16xf32>) -> tensor<4x4x16xf32>
    %81 = stablehlo.multiply %80, %80 : tensor<4x4x16xf32>
    %82 = stablehlo.multiply %81, %80 : tensor<4x4x16xf32>
    %83 = stablehlo.multiply %80, %80 : tensor<4x4x16xf32>
    %cst_19 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %85 = stablehlo.multiply %84, %83 : tensor<4x4x16xf32>
    %cst_20 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %87 = stablehlo.multiply %86, %82 : tensor<4x4x16xf32>
    %88 = stablehlo.add %80, %87 : tensor<4x4x16xf32>
    %cst_21 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %90 = stablehlo.multiply %89, %88 : tensor<4x4x16xf32>
    %91 = stablehlo.tanh %90 : tensor<4x4x16xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %93 = stablehlo.subtract %92, %91 : tensor<4x4x16xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %95 = stablehlo.add %94, %91 : tensor<4x4x16xf32>
    %cst_24 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %97 = stablehlo.multiply %96, %95 : tensor<4x4x16xf32>
    %98 = stablehlo.multiply %80, %97 : tensor<4x4x16xf32>
    %99 = stablehlo.dot_general %98, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16xf32>, tensor<16x8xf32>) -> tensor<4x4x8xf32>
    %100 = stablehlo.add %64, %99 : tensor<4x4x8xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%100 init: %cst_25) applies stablehlo.add across dimensions = [1] : (tensor<4x4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %cst_26 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %103 = stablehlo.divide %101, %102 : tensor<4x8xf32>
    %104 = stablehlo.dot_general %103, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
    %105:3 = call @log_softmax(%104) : (tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x1xf32>)
    %106 = stablehlo.broadcast_in_dim %arg9, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %107:2 = call @take_along_axis(%105#0, %106) : (tensor<4x5xf32>, tensor<4x1xi32>) -> (tensor<4x1xf32>, tensor<4x1x1xi32>)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107#0 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_28 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %109 = stablehlo.divide %108, %cst_28 : tensor<f32>
    %110 = stablehlo.negate %109 : tensor<f32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %111 = stablehlo.negate %cst_29 : tensor<f32>
    %cst_30 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %112 = stablehlo.divide %111, %cst_30 : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %114 = call @take_along_axis_0(%107#1, %113) : (tensor<4x1x1xi32>, tensor<4x1xf32>) -> tensor<4x5xf32>
    %115 = call @log_softmax_1(%105#1, %105#2, %114) : (tensor<4x5xf32>, tensor<4x1xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %116 = stablehlo.dot_general %115, %103, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf32>, tensor<4x8xf32>) -> tensor<5x8xf32>
    %117 = stablehlo.transpose %116, dims = [1, 0] : (tensor<5x8xf32>) -> tensor<8x5xf32>
    %118 = stablehlo.dot_general %115, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf32>, tensor<8x5xf32>) -> tensor<4x8xf32>
    %cst_31 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %120 = stablehlo.divide %118, %119 : tensor<4x8xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 2] : (tensor<4x8xf32>) -> tensor<4x4x8xf32>
    %122 = stablehlo.dot_general %121, %98, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x8xf32>, tensor<4x4x16xf32>) -> tensor<8x16xf32>
    %123 = stablehlo.transpose %122, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %124 = stablehlo.dot_general %121, %arg0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x8xf32>, tensor<16x8xf32>) -> tensor<4x4x16xf32>
    %125 = stablehlo.multiply %80, %124 : tensor<4x4x16xf32>
    %126 = stablehlo.multiply %124, %97 : tensor<4x4x16xf32>
    %cst_32 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %128 = stablehlo.multiply %127, %125 : tensor<4x4x16xf32>
    %129 = stablehlo.multiply %128, %93 : tensor<4x4x16xf32>
    %130 = stablehlo.multiply %129, %91 : tensor<4x4x16xf32>
    %131 = stablehlo.add %129, %130 : tensor<4x4x16xf32>
    %cst_33 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %133 = stablehlo.multiply %132, %131 : tensor<4x4x16xf32>
    %134 = stablehlo.add %126, %133 : tensor<4x4x16xf32>
    %cst_34 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %136 = stablehlo.multiply %135, %133 : tensor<4x4x16xf32>
    %137 = stablehlo.multiply %136, %85 : tensor<4x4x16xf32>
    %138 = stablehlo.add %134, %137 : tensor<4x4x16xf32>
    %139 = stablehlo.dot_general %138, %79, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16xf32>, tensor<4x4x8xf32>) -> tensor<16x8xf32>
    %140 = stablehlo.transpose %139, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %141 = stablehlo.dot_general %138, %arg6, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16xf32>, tensor<8x16xf32>) -> tensor<4x4x8xf32>
    %142 = stablehlo.multiply %70, %141 : tensor<4x4x8xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.reduce(%142 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<4x4x8xf32>, tensor<f32>) -> tensor<4x4xf32>
    %144 = stablehlo.reshape %143 : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
    %145 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<4x4x1xf32>) -> tensor<4x4x8xf32>
    %146 = stablehlo.multiply %141, %145 : tensor<4x4x8xf32>
    %147 = stablehlo.multiply %144, %77 : tensor<4x4x1xf32>
    %148 = call @_var_2(%71#1, %71#2, %71#3, %71#4, %147) : (tensor<4x4x8xf32>, tensor<f32>, tensor<i1>, tensor<4x4x1xf32>, tensor<4x4x1xf32>) -> tensor<4x4x8xf32>
    %149 = stablehlo.add %121, %148 : tensor<4x4x8xf32>
    %150 = stablehlo.negate %146 : tensor<4x4x8xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<4x4x8xf32>, tensor<f32>) -> tensor<4x4xf32>
    %152 = stablehlo.reshape %151 : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
    %153 = stablehlo.add %149, %146 : tensor<4x4x8xf32>
    %cst_37 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4x4x1xf32>
    %155 = stablehlo.divide %152, %154 : tensor<4x4x1xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.reduce(%155 init: %cst_38) applies stablehlo.add across dimensions = [2] : (tensor<4x4x1xf32>, tensor<f32>) -> tensor<4x4xf32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1] : (tensor<4x4xf32>) -> tensor<4x4x8xf32>
    %158 = stablehlo.add %153, %157 : tensor<4x4x8xf32>
    %159 = stablehlo.dot_general %158, %62, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x8xf32>, tensor<4x4x8xf32>) -> tensor<8x8xf32>
    %160 = stablehlo.transpose %159, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %161 = stablehlo.dot_general %158, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x8xf32>, tensor<8x8xf32>) -> tensor<4x4x8xf32>
    %162 = stablehlo.reshape %161 : (tensor<4x4x8xf32>) -> tensor<4x4x2x4xf32>
    %163 = stablehlo.reshape %162 : (tensor<4x4x2x4xf32>) -> tensor<4x4x2x1x4xf32>
    %164 = stablehlo.transpose %163, dims = [3, 0, 1, 2, 4] : (tensor<4x4x2x1x4xf32>) -> tensor<1x4x4x2x4xf32>
    %165 = stablehlo.transpose %164, dims = [1, 3, 4, 0, 2] : (tensor<1x4x4x2x4xf32>) -> tensor<4x2x4x1x4xf32>
    %166 = stablehlo.dot_general %165, %22, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<4x2x4x1x4xf32>, tensor<4x4x2x4xf32>) -> tensor<4x2x1x4x4xf32>
    %167 = stablehlo.transpose %166, dims = [2, 0, 1, 3, 4] : (tensor<4x2x1x4x4xf32>) -> tensor<1x4x2x4x4xf32>
    %168 = stablehlo.dot_general %165, %54, batching_dims = [0, 1] x [1, 2], contracting_dims = [3, 4] x [0, 3], precision = [DEFAULT, DEFAULT] : (tensor<4x2x4x1x4xf32>, tensor<1x4x2x4x4xf32>) -> tensor<4x2x4x4xf32>
    %169 = stablehlo.transpose %168, dims = [0, 3, 1, 2] : (tensor<4x2x4x4xf32>) -> tensor<4x4x2x4xf32>
    %170 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3, 4] : (tensor<1x4x2x4x1xf32>) -> tensor<1x4x2x4x4xf32>
    %171 = stablehlo.multiply %167, %170 : tensor<1x4x2x4x4xf32>
    %172 = stablehlo.multiply %171, %50 : tensor<1x4x2x4x4xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.reduce(%172 init: %cst_39) applies stablehlo.add across dimensions = [4] : (tensor<1x4x2x4x4xf32>, tensor<f32>) -> tensor<1x4x2x4xf32>
    %174 = stablehlo.reshape %173 : (tensor<1x4x2x4xf32>) -> tensor<1x4x2x4x1xf32>
    %175 = stablehlo.negate %174 : tensor<1x4x2x4x1xf32>
    %176 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3, 4] : (tensor<1x4x2x4x1xf32>) -> tensor<1x4x2x4x4xf32>
    %177 = stablehlo.divide %167, %176 : tensor<1x4x2x4x4xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.reduce(%175 init: %cst_40) applies stablehlo.add across dimensions = [0, 4] : (tensor<1x4x2x4x1xf32>, tensor<f32>) -> tensor<4x2x4xf32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [1, 2, 3] : (tensor<4x2x4xf32>) -> tensor<1x4x2x4xf32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [0, 1, 2, 3] : (tensor<1x4x2x4xf32>) -> tensor<1x4x2x4x4xf32>
    %181 = stablehlo.add %177, %180 : tensor<1x4x2x4x4xf32>
    %182 = stablehlo.multiply %181, %50 : tensor<1x4x2x4x4xf32>
    %183 = stablehlo.transpose %182, dims = [1, 2, 3, 0, 4] : (tensor<1x4x2x4x4xf32>) -> tensor<4x2x4x1x4xf32>
    %cst_41 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<4x2x4x1x4xf32>
    %185 = stablehlo.multiply %183, %184 : tensor<4x2x4x1x4xf32>
    %186 = stablehlo.dot_general %185, %23, batching_dims = [0, 1] x [0, 2], contracting_dims = [2, 3] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<4x2x4x1x4xf32>, tensor<4x4x2x1x4xf32>) -> tensor<4x2x4x4xf32>
    %187 = stablehlo.transpose %186, dims = [0, 2, 1, 3] : (tensor<4x2x4x4xf32>) -> tensor<4x4x2x4xf32>
    %188 = stablehlo.dot_general %185, %20, batching_dims = [0, 1] x [0, 2], contracting_dims = [4] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x2x4x1x4xf32>, tensor<4x4x2x4xf32>) -> tensor<4x2x4x1x4xf32>
    %189 = stablehlo.transpose %188, dims = [0, 2, 1, 3, 4] : (tensor<4x2x4x1x4xf32>) -> tensor<4x4x2x1x4xf32>
    %190 = stablehlo.reshape %189 : (tensor<4x4x2x1x4xf32>) -> tensor<4x4x2x4xf32>
    %191 = stablehlo.reshape %169 : (tensor<4x4x2x4xf32>) -> tensor<4x4x8xf32>
    %192 = stablehlo.dot_general %191, %16, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x8xf32>, tensor<4x4x8xf32>) -> tensor<8x8xf32>
    %193 = stablehlo.transpose %192, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %194 = stablehlo.dot_general %191, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x8xf32>, tensor<8x8xf32>) -> tensor<4x4x8xf32>
    %195 = stablehlo.reshape %187 : (tensor<4x4x2x4xf32>) -> tensor<4x4x8xf32>
    %196 = stablehlo.dot_general %195, %16, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x8xf32>, tensor<4x4x8xf32>) -> tensor<8x8xf32>
    %197 = stablehlo.transpose %196, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %198 = stablehlo.dot_general %195, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x8xf32>, tensor<8x8xf32>) -> tensor<4x4x8xf32>
    %199 = stablehlo.add %194, %198 : tensor<4x4x8xf32>
    %200 = stablehlo.reshape %190 : (tensor<4x4x2x4xf32>) -> tensor<4x4x8xf32>
    %201 = stablehlo.dot_general %200, %16, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x8xf32>, tensor<4x4x8xf32>) -> tensor<8x8xf32>
    %202 = stablehlo.transpose %201, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %203 = stablehlo.dot_general %200, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x8xf32>, tensor<8x8xf32>) -> tensor<4x4x8xf32>
    %204 = stablehlo.add %199, %203 : tensor<4x4x8xf32>
    %205 = stablehlo.multiply %7, %204 : tensor<4x4x8xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.reduce(%205 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<4x4x8xf32>, tensor<f32>) -> tensor<4x4xf32>
    %207 = stablehlo.reshape %206 : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
    %208 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<4x4x1xf32>) -> tensor<4x4x8xf32>
    %209 = stablehlo.multiply %204, %208 : tensor<4x4x8xf32>
    %210 = stablehlo.multiply %207, %14 : tensor<4x4x1xf32>
    %211 = call @_var_2(%8#1, %8#2, %8#3, %8#4, %210) : (tensor<4x4x8xf32>, tensor<f32>, tensor<i1>, tensor<4x4x1xf32>, tensor<4x4x1xf32>) -> tensor<4x4x8xf32>
    %212 = stablehlo.add %158, %211 : tensor<4x4x8xf32>
    %213 = stablehlo.negate %209 : tensor<4x4x8xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.reduce(%213 init: %cst_43) applies stablehlo.add across dimensions = [2] : (tensor<4x4x8xf32>, tensor<f32>) -> tensor<4x4xf32>
    %215 = stablehlo.reshape %214 : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
    %216 = stablehlo.add %212, %209 : tensor<4x4x8xf32>
    %cst_44 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4x4x1xf32>
    %218 = stablehlo.divide %215, %217 : tensor<4x4x1xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %219 = stablehlo.reduce(%218 init: %cst_45) applies stablehlo.add across dimensions = [2] : (tensor<4x4x1xf32>, tensor<f32>) -> tensor<4x4xf32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0, 1] : (tensor<4x4xf32>) -> tensor<4x4x8xf32>
    %221 = stablehlo.add %216, %220 : tensor<4x4x8xf32>
    %222 = stablehlo.reshape %221 : (tensor<4x4x8xf32>) -> tensor<4x2x2x8xf32>
    %223 = stablehlo.convolution(%arg8, %222) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [4, 4], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x8x2xf32>, tensor<4x2x2x8xf32>) -> tensor<4x4x2x8xf32>
    %cst_46 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %225 = stablehlo.multiply %224, %123 : tensor<16x8xf32>
    %226 = stablehlo.subtract %arg0, %225 : tensor<16x8xf32>
    %cst_47 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8x5xf32>
    %228 = stablehlo.multiply %227, %117 : tensor<8x5xf32>
    %229 = stablehlo.subtract %arg1, %228 : tensor<8x5xf32>
    %cst_48 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %231 = stablehlo.multiply %230, %197 : tensor<8x8xf32>
    %232 = stablehlo.subtract %arg2, %231 : tensor<8x8xf32>
    %cst_49 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %234 = stablehlo.multiply %233, %160 : tensor<8x8xf32>
    %235 = stablehlo.subtract %arg3, %234 : tensor<8x8xf32>
    %cst_50 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4x4x2x8xf32>
    %237 = stablehlo.multiply %236, %223 : tensor<4x4x2x8xf32>
    %238 = stablehlo.subtract %arg4, %237 : tensor<4x4x2x8xf32>
    %cst_51 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %240 = stablehlo.multiply %239, %202 : tensor<8x8xf32>
    %241 = stablehlo.subtract %arg5, %240 : tensor<8x8xf32>
    %cst_52 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %243 = stablehlo.multiply %242, %140 : tensor<8x16xf32>
    %244 = stablehlo.subtract %arg6, %243 : tensor<8x16xf32>
    %cst_53 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %246 = stablehlo.multiply %245, %193 : tensor<8x8xf32>
    %247 = stablehlo.subtract %arg7, %246 : tensor<8x8xf32>
    return %110, %226, %229, %232, %235, %238, %241, %244, %247 : tensor<f32>, tensor<16x8xf32>, tensor<8x5xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<4x4x2x8xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<8x8xf32>
  }
  func.func private @_var(%arg0: tensor<4x4x8xf32>, %arg1: tensor<i32>) -> (tensor<4x4x1xf32>, tensor<4x4x8xf32>, tensor<f32>, tensor<i1>, tensor<4x4x1xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x4x8xf32>, tensor<f32>) -> tensor<4x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4x4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x4x1xf32>) -> tensor<4x4x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x4x8xf32>
    %6 = chlo.square %5 : tensor<4x4x8xf32> -> tensor<4x4x8xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x4x8xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<4x4x8xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<4x4x8xf32>, tensor<f32>) -> tensor<4x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<4x4x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<4x4x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16:2 = call @_where(%15, %14, %cst_5) : (tensor<i1>, tensor<4x4x1xf32>, tensor<f32>) -> (tensor<4x4x1xf32>, tensor<4x4x1xf32>)
    return %16#0, %8, %10, %15, %16#1 : tensor<4x4x1xf32>, tensor<4x4x8xf32>, tensor<f32>, tensor<i1>, tensor<4x4x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<4x4x1xf32>, %arg2: tensor<f32>) -> (tensor<4x4x1xf32>, tensor<4x4x1xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x4x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<4x4x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x1xf32>
    return %2, %3 : tensor<4x4x1xf32>, tensor<4x4x1xf32>
  }
  func.func private @log_softmax(%arg0: tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x5xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x5xf32>
    %6 = stablehlo.exponential %5 : tensor<4x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %9 = stablehlo.log %8 : tensor<4x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x5xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<4x5xf32>
    return %11, %6, %8 : tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<4x5xf32>, %arg1: tensor<4x1xi32>) -> (tensor<4x1xf32>, tensor<4x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x1xi1>, tensor<4x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x1xi32>) -> tensor<4x1x1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<4x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<4x1x1xi1>, tensor<i1>) -> tensor<4x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xf32>, tensor<4x1x1xi32>) -> tensor<4x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x1xi1>, tensor<4x1xf32>
    return %15, %5 : tensor<4x1xf32>, tensor<4x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<4x1x1xi32>, %arg1: tensor<4x1xf32>) -> tensor<4x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x5xf32>, tensor<4x1x1xi32>, tensor<4x1xf32>) -> tensor<4x5xf32>
    return %1 : tensor<4x5xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<4x5xf32>, %arg1: tensor<4x1xf32>, %arg2: tensor<4x5xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.negate %arg2 : tensor<4x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.reshape %1 : (tensor<4xf32>) -> tensor<4x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<4x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xf32>) -> tensor<4x5xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<4x5xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<4x5xf32>
    return %7 : tensor<4x5xf32>
  }
  func.func private @_var_2(%arg0: tensor<4x4x8xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<4x4x1xf32>, %arg4: tensor<4x4x1xf32>) -> tensor<4x4x8xf32> {
    %0 = call @_where_3(%arg2, %arg3, %arg4) : (tensor<i1>, tensor<4x4x1xf32>, tensor<4x4x1xf32>) -> tensor<4x4x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4x4x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<4x4x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x4x1xf32>, tensor<f32>) -> tensor<4x4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x4xf32>) -> tensor<4x4x8xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<4x4x8xf32>
    %6 = stablehlo.negate %5 : tensor<4x4x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<4x4x8xf32>, tensor<f32>) -> tensor<4x4xf32>
    %8 = stablehlo.reshape %7 : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x4x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<4x4x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<4x4x1xf32>, tensor<f32>) -> tensor<4x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<4x4xf32>) -> tensor<4x4x8xf32>
    %13 = stablehlo.add %5, %12 : tensor<4x4x8xf32>
    return %13 : tensor<4x4x8xf32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<4x4x1xf32>, %arg2: tensor<4x4x1xf32>) -> tensor<4x4x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x1xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<i1>, tensor<4x4x1xf32>
    return %1 : tensor<4x4x1xf32>
  }
}
