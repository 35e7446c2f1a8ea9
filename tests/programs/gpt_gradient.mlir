module @jit_gpt_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x8xf32>, %arg1: tensor<11x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<12x8xf32>, %arg5: tensor<8x8xf32>, %arg6: tensor<8x16xf32>, %arg7: tensor<8x8xf32>, %arg8: tensor<2x9xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<16x8xf32> {jax.result_info = "result[1]['down']"}, tensor<11x8xf32> {jax.result_info = "result[1]['embed']"}, tensor<8x8xf32> {jax.result_info = "result[1]['k']"}, tensor<8x8xf32> {jax.result_info = "result[1]['o']"}, tensor<12x8xf32> {jax.result_info = "result[1]['place']"}, tensor<8x8xf32> {jax.result_info = "result[1]['q']"}, tensor<8x16xf32> {jax.result_info = "result[1]['up']"}, tensor<8x8xf32> {jax.result_info = "result[1]['v']"}) {
    %0 = stablehlo.slice %arg8 [0:2, 0:8] : (tensor<2x9xi32>) -> tensor<2x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x8xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<2x8xi32>, tensor<2x8xi32>) -> tensor<2x8xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x8xi32>
    %4 = stablehlo.add %0, %3 : tensor<2x8xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<2x8xi1>, tensor<2x8xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2x8xi32>) -> tensor<2x8x1xi32>
    %7 = "stablehlo.gather"(%arg1, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<11x8xf32>, tensor<2x8x1xi32>) -> tensor<2x8x8xf32>
    %8 = stablehlo.slice %arg4 [0:8, 0:8] : (tensor<12x8xf32>) -> tensor<8x8xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1, 2] : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x8x8xf32>) -> tensor<2x8x8xf32>
    %11 = stablehlo.add %7, %10 : tensor<2x8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x8x8xf32>, tensor<f32>) -> tensor<2x8xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %15 = stablehlo.divide %13, %14 : tensor<2x8x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x8xf32>
    %17 = stablehlo.subtract %11, %16 : tensor<2x8x8xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %18:5 = call @_var(%11, %c_2) : (tensor<2x8x8xf32>, tensor<i32>) -> (tensor<2x8x1xf32>, tensor<2x8x8xf32>, tensor<f32>, tensor<i1>, tensor<2x8x1xf32>)
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %20 = stablehlo.add %18#0, %19 : tensor<2x8x1xf32>
    %21 = stablehlo.rsqrt %20 : tensor<2x8x1xf32>
    %22 = stablehlo.divide %21, %20 : tensor<2x8x1xf32>
    %cst_4 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %24 = stablehlo.multiply %23, %22 : tensor<2x8x1xf32>
    %25 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x8xf32>
    %26 = stablehlo.multiply %17, %25 : tensor<2x8x8xf32>
    %27 = stablehlo.dot_general %26, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x8xf32>, tensor<8x8xf32>) -> tensor<2x8x8xf32>
    %28 = stablehlo.reshape %27 : (tensor<2x8x8xf32>) -> tensor<2x8x2x4xf32>
    %29 = stablehlo.dot_general %26, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x8xf32>, tensor<8x8xf32>) -> tensor<2x8x8xf32>
    %30 = stablehlo.reshape %29 : (tensor<2x8x8xf32>) -> tensor<2x8x2x4xf32>
    %31 = stablehlo.dot_general %26, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x8xf32>, tensor<8x8xf32>) -> tensor<2x8x8xf32>
    %32 = stablehlo.reshape %31 : (tensor<2x8x8xf32>) -> tensor<2x8x2x4xf32>
    %33 = stablehlo.reshape %28 : (tensor<2x8x2x4xf32>) -> tensor<2x8x2x1x4xf32>
    %34 = stablehlo.dot_general %33, %30, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x1x4xf32>, tensor<2x8x2x4xf32>) -> tensor<2x2x8x1x8xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x8x1x8xf32>
    %36 = stablehlo.multiply %34, %35 : tensor<2x2x8x1x8xf32>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %37 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<2x2x8x8xi1>
    %c_7 = stablehlo.constant dense<true> : tensor<i1>
    %38 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %39 = call @tril(%38) : (tensor<8x8xi1>) -> tensor<8x8xi1>
    %40 = stablehlo.broadcast_in_dim %39, dims = [2, 3] : (tensor<8x8xi1>) -> tensor<1x1x8x8xi1>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3] : (tensor<1x1x8x8xi1>) -> tensor<2x2x8x8xi1>
    %42 = stablehlo.and %37, %41 : tensor<2x2x8x8xi1>
    %cst_8 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
    %43:3 = call @_where_0(%42, %36, %cst_8) : (tensor<2x2x8x8xi1>, tensor<2x2x8x1x8xf32>, tensor<f32>) -> (tensor<1x2x2x8x8xf32>, tensor<1x2x2x8x8xi1>, tensor<1x2x2x8x8xf32>)
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %44 = stablehlo.reduce(%43#0 init: %cst_9) applies stablehlo.maximum across dimensions = [4] : (tensor<1x2x2x8x8xf32>, tensor<f32>) -> tensor<1x2x2x8xf32>
    %45 = stablehlo.reshape %44 : (tensor<1x2x2x8xf32>) -> tensor<1x2x2x8x1xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x8x1xf32>) -> tensor<1x2x2x8x8xf32>
    %47 = stablehlo.compare EQ, %43#0, %46, FLOAT : (tensor<1x2x2x8x8xf32>, tensor<1x2x2x8x8xf32>) -> tensor<1x2x2x8x8xi1>
    %48 = stablehlo.convert %47 : (tensor<1x2x2x8x8xi1>) -> tensor<1x2x2x8x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_10) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x8x8xf32>, tensor<f32>) -> tensor<1x2x2x8xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x2x2x8xf32>
    %51 = stablehlo.maximum %50, %44 : tensor<1x2x2x8xf32>
    %52 = stablehlo.compare EQ, %44, %51, FLOAT : (tensor<1x2x2x8xf32>, tensor<1x2x2x8xf32>) -> tensor<1x2x2x8xi1>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1x2x2x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1x2x2x8xf32>
    %55 = stablehlo.select %52, %53, %54 : tensor<1x2x2x8xi1>, tensor<1x2x2x8xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<1x2x2x8xf32>
    %57 = stablehlo.compare EQ, %56, %51, FLOAT : (tensor<1x2x2x8xf32>, tensor<1x2x2x8xf32>) -> tensor<1x2x2x8xi1>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1x2x2x8xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x2x2x8xf32>
    %60 = stablehlo.select %57, %58, %59 : tensor<1x2x2x8xi1>, tensor<1x2x2x8xf32>
    %61 = stablehlo.divide %55, %60 : tensor<1x2x2x8xf32>
    %62 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<1x2x2x8xf32>) -> tensor<1x2x2x8x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x8x1xf32>) -> tensor<1x2x2x8x8xf32>
    %64 = stablehlo.subtract %43#0, %63 : tensor<1x2x2x8x8xf32>
    %65 = stablehlo.exponential %64 : tensor<1x2x2x8x8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_17) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x8x8xf32>, tensor<f32>) -> tensor<1x2x2x8xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<1x2x2x8xf32>) -> tensor<1x2x2x8x1xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x8x1xf32>) -> tensor<1x2x2x8x8xf32>
    %69 = stablehlo.divide %65, %68 : tensor<1x2x2x8x8xf32>
    %70 = stablehlo.multiply %67, %67 : tensor<1x2x2x8x1xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1x2x2x8x1xf32>
    %72 = stablehlo.divide %71, %70 : tensor<1x2x2x8x1xf32>
    %73 = stablehlo.dot_general %32, %69, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x8x2x4xf32>, tensor<1x2x2x8x8xf32>) -> tensor<2x2x4x1x8xf32>
    %74 = stablehlo.transpose %73, dims = [3, 0, 4, 1, 2] : (tensor<2x2x4x1x8xf32>) -> tensor<1x2x8x2x4xf32>
    %75 = stablehlo.transpose %74, dims = [1, 2, 3, 0, 4] : (tensor<1x2x8x2x4xf32>) -> tensor<2x8x2x1x4xf32>
    %76 = stablehlo.reshape %75 : (tensor<2x8x2x1x4xf32>) -> tensor<2x8x2x4xf32>
    %77 = stablehlo.reshape %76 : (tensor<2x8x2x4xf32>) -> tensor<2x8x8xf32>
    %78 = stablehlo.dot_general %77, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x8xf32>, tensor<8x8xf32>) -> tensor<2x8x8xf32>
    %79 = stablehlo.add %11, %78 : tensor<2x8x8xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<2x8x8xf32>, tensor<f32>) -> tensor<2x8xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_20 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %83 = stablehlo.divide %81, %82 : tensor<2x8x1xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x8xf32>
    %85 = stablehlo.subtract %79, %84 : tensor<2x8x8xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %86:5 = call @_var(%79, %c_21) : (tensor<2x8x8xf32>, tensor<i32>) -> (tensor<2x8x1xf32>, tensor<2x8x8xf32>, tensor<f32>, tensor<i1>, tensor<2x8x1xf32>)
    %cst_22 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %88 = stablehlo.add %86#0, %87 : tensor<2x8x1xf32>
    %89 = stablehlo.rsqrt %88 : tensor<2x8x1xf32>
    %90 = stablehlo.divide %89, %88 : tensor<2x8x1xf32>
    %cst_23 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %92 = stablehlo.multiply %91, %90 : tensor<2x8x1xf32>
    %93 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x8xf32>
    %94 = stablehlo.multiply %85, %93 : tensor<2x8x8xf32>
    %95 = stablehlo.dot_general %94, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x8xf32>, tensor<8x16xf32>) -> tensor<2x8x16xf32>
    %96 = stablehlo.multiply %95, %95 : tensor<2x8x16xf32>
    %97 = stablehlo.multiply %96, %95 : tensor<2x8x16xf32>
    %98 = stablehlo.multiply %95, %95 : tensor<2x8x16xf32>
    %cst_24 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %100 = stablehlo.multiply %99, %98 : tensor<2x8x16xf32>
    %cst_25 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %102 = stablehlo.multiply %101, %97 : tensor<2x8x16xf32>
    %103 = stablehlo.add %95, %102 : tensor<2x8x16xf32>
    %cst_26 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %105 = stablehlo.multiply %104, %103 : tensor<2x8x16xf32>
    %106 = stablehlo.tanh %105 : tensor<2x8x16xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %108 = stablehlo.subtract %107, %106 : tensor<2x8x16xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %110 = stablehlo.add %109, %106 : tensor<2x8x16xf32>
    %cst_29 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %112 = stablehlo.multiply %111, %110 : tensor<2x8x16xf32>
    %113 = stablehlo.multiply %95, %112 : tensor<2x8x16xf32>
    %114 = stablehlo.dot_general %113, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<16x8xf32>) -> tensor<2x8x8xf32>
    %115 = stablehlo.add %79, %114 : tensor<2x8x8xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.reduce(%115 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<2x8x8xf32>, tensor<f32>) -> tensor<2x8xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_31 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %119 = stablehlo.divide %117, %118 : tensor<2x8x1xf32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x8xf32>
    %121 = stablehlo.subtract %115, %120 : tensor<2x8x8xf32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %122:5 = call @_var(%115, %c_32) : (tensor<2x8x8xf32>, tensor<i32>) -> (tensor<2x8x1xf32>, tensor<2x8x8xf32>, tensor<f32>, tensor<i1>, tensor<2x8x1xf32>)
    %cst_33 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %124 = stablehlo.add %122#0, %123 : tensor<2x8x1xf32>
    %125 = stablehlo.rsqrt %124 : tensor<2x8x1xf32>
    %126 = stablehlo.divide %125, %124 : tensor<2x8x1xf32>
    %cst_34 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %128 = stablehlo.multiply %127, %126 : tensor<2x8x1xf32>
    %129 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x8xf32>
    %130 = stablehlo.multiply %121, %129 : tensor<2x8x8xf32>
    %131 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<11x8xf32>) -> tensor<8x11xf32>
    %132 = stablehlo.dot_general %130, %131, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8x8xf32>, tensor<8x11xf32>) -> tensor<2x8x11xf32>
    %133 = stablehlo.slice %arg8 [0:2, 1:9] : (tensor<2x9xi32>) -> tensor<2x8xi32>
    %134:3 = call @log_softmax(%132) : (tensor<2x8x11xf32>) -> (tensor<2x8x11xf32>, tensor<2x8x11xf32>, tensor<2x8x1xf32>)
    %135 = stablehlo.broadcast_in_dim %133, dims = [0, 1] : (tensor<2x8xi32>) -> tensor<2x8x1xi32>
    %136:2 = call @take_along_axis(%134#0, %135) : (tensor<2x8x11xf32>, tensor<2x8x1xi32>) -> (tensor<2x8x1xf32>, tensor<2x8x1x1xi32>)
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.reduce(%136#0 init: %cst_35) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_36 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %138 = stablehlo.divide %137, %cst_36 : tensor<f32>
    %139 = stablehlo.negate %138 : tensor<f32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %140 = stablehlo.negate %cst_37 : tensor<f32>
    %cst_38 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %141 = stablehlo.divide %140, %cst_38 : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %143 = call @take_along_axis_1(%136#1, %142) : (tensor<2x8x1x1xi32>, tensor<2x8x1xf32>) -> tensor<2x8x11xf32>
    %144 = call @log_softmax_2(%134#1, %134#2, %143) : (tensor<2x8x11xf32>, tensor<2x8x1xf32>, tensor<2x8x11xf32>) -> tensor<2x8x11xf32>
    %145 = stablehlo.dot_general %144, %130, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x11xf32>, tensor<2x8x8xf32>) -> tensor<11x8xf32>
    %146 = stablehlo.transpose %145, dims = [1, 0] : (tensor<11x8xf32>) -> tensor<8x11xf32>
    %147 = stablehlo.dot_general %144, %131, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x11xf32>, tensor<8x11xf32>) -> tensor<2x8x8xf32>
    %148 = stablehlo.transpose %146, dims = [1, 0] : (tensor<8x11xf32>) -> tensor<11x8xf32>
    %149 = stablehlo.multiply %121, %147 : tensor<2x8x8xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.reduce(%149 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<2x8x8xf32>, tensor<f32>) -> tensor<2x8xf32>
    %151 = stablehlo.reshape %150 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %152 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x8xf32>
    %153 = stablehlo.multiply %147, %152 : tensor<2x8x8xf32>
    %154 = stablehlo.multiply %151, %128 : tensor<2x8x1xf32>
    %155 = call @_var_3(%122#1, %122#2, %122#3, %122#4, %154) : (tensor<2x8x8xf32>, tensor<f32>, tensor<i1>, tensor<2x8x1xf32>, tensor<2x8x1xf32>) -> tensor<2x8x8xf32>
    %156 = stablehlo.negate %153 : tensor<2x8x8xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.reduce(%156 init: %cst_40) applies stablehlo.add across dimensions = [2] : (tensor<2x8x8xf32>, tensor<f32>) -> tensor<2x8xf32>
    %158 = stablehlo.reshape %157 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %159 = stablehlo.add %155, %153 : tensor<2x8x8xf32>
    %cst_41 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %161 = stablehlo.divide %158, %160 : tensor<2x8x1xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x8xf32>
    %164 = stablehlo.add %159, %163 : tensor<2x8x8xf32>
    %165 = stablehlo.dot_general %164, %113, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x8xf32>, tensor<2x8x16xf32>) -> tensor<8x16xf32>
    %166 = stablehlo.transpose %165, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %167 = stablehlo.dot_general %164, %arg0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x8xf32>, tensor<16x8xf32>) -> tensor<2x8x16xf32>
    %168 = stablehlo.multiply %95, %167 : tensor<2x8x16xf32>
    %169 = stablehlo.multiply %167, %112 : tensor<2x8x16xf32>
    %cst_43 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %171 = stablehlo.multiply %170, %168 : tensor<2x8x16xf32>
    %172 = stablehlo.multiply %171, %108 : tensor<2x8x16xf32>
    %173 = stablehlo.multiply %172, %106 : tensor<2x8x16xf32>
    %174 = stablehlo.add %172, %173 : tensor<2x8x16xf32>
    %cst_44 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %176 = stablehlo.multiply %175, %174 : tensor<2x8x16xf32>
    %177 = stablehlo.add %169, %176 : tensor<2x8x16xf32>
    %cst_45 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x8x16xf32>
    %179 = stablehlo.multiply %178, %176 : tensor<2x8x16xf32>
    %180 = stablehlo.multiply %179, %100 : tensor<2x8x16xf32>
    %181 = stablehlo.add %177, %180 : tensor<2x8x16xf32>
    %182 = stablehlo.dot_general %181, %94, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<2x8x8xf32>) -> tensor<16x8xf32>
    %183 = stablehlo.transpose %182, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %184 = stablehlo.dot_general %181, %arg6, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x16xf32>, tensor<8x16xf32>) -> tensor<2x8x8xf32>
    %185 = stablehlo.multiply %85, %184 : tensor<2x8x8xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.reduce(%185 init: %cst_46) applies stablehlo.add across dimensions = [2] : (tensor<2x8x8xf32>, tensor<f32>) -> tensor<2x8xf32>
    %187 = stablehlo.reshape %186 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %188 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x8xf32>
    %189 = stablehlo.multiply %184, %188 : tensor<2x8x8xf32>
    %190 = stablehlo.multiply %187, %92 : tensor<2x8x1xf32>
    %191 = call @_var_3(%86#1, %86#2, %86#3, %86#4, %190) : (tensor<2x8x8xf32>, tensor<f32>, tensor<i1>, tensor<2x8x1xf32>, tensor<2x8x1xf32>) -> tensor<2x8x8xf32>
    %192 = stablehlo.add %164, %191 : tensor<2x8x8xf32>
    %193 = stablehlo.negate %189 : tensor<2x8x8xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.reduce(%193 init: %cst_47) applies stablehlo.add across dimensions = [2] : (tensor<2x8x8xf32>, tensor<f32>) -> tensor<2x8xf32>
    %195 = stablehlo.reshape %194 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %196 = stablehlo.add %192, %189 : tensor<2x8x8xf32>
    %cst_48 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %198 = stablehlo.divide %195, %197 : tensor<2x8x1xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.reduce(%198 init: %cst_49) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x8xf32>
    %201 = stablehlo.add %196, %200 : tensor<2x8x8xf32>
    %202 = stablehlo.dot_general %201, %77, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x8xf32>, tensor<2x8x8xf32>) -> tensor<8x8xf32>
    %203 = stablehlo.transpose %202, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %204 = stablehlo.dot_general %201, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x8xf32>, tensor<8x8xf32>) -> tensor<2x8x8xf32>
    %205 = stablehlo.reshape %204 : (tensor<2x8x8xf32>) -> tensor<2x8x2x4xf32>
    %206 = stablehlo.reshape %205 : (tensor<2x8x2x4xf32>) -> tensor<2x8x2x1x4xf32>
    %207 = stablehlo.transpose %206, dims = [3, 0, 1, 2, 4] : (tensor<2x8x2x1x4xf32>) -> tensor<1x2x8x2x4xf32>
    %208 = stablehlo.transpose %207, dims = [1, 3, 4, 0, 2] : (tensor<1x2x8x2x4xf32>) -> tensor<2x2x4x1x8xf32>
    %209 = stablehlo.dot_general %208, %32, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x8xf32>, tensor<2x8x2x4xf32>) -> tensor<2x2x1x8x8xf32>
    %210 = stablehlo.transpose %209, dims = [2, 0, 1, 3, 4] : (tensor<2x2x1x8x8xf32>) -> tensor<1x2x2x8x8xf32>
    %211 = stablehlo.dot_general %208, %69, batching_dims = [0, 1] x [1, 2], contracting_dims = [3, 4] x [0, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x1x8xf32>, tensor<1x2x2x8x8xf32>) -> tensor<2x2x4x8xf32>
    %212 = stablehlo.transpose %211, dims = [0, 3, 1, 2] : (tensor<2x2x4x8xf32>) -> tensor<2x8x2x4xf32>
    %213 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x8x1xf32>) -> tensor<1x2x2x8x8xf32>
    %214 = stablehlo.multiply %210, %213 : tensor<1x2x2x8x8xf32>
    %215 = stablehlo.multiply %214, %65 : tensor<1x2x2x8x8xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.reduce(%215 init: %cst_50) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x8x8xf32>, tensor<f32>) -> tensor<1x2x2x8xf32>
    %217 = stablehlo.reshape %216 : (tensor<1x2x2x8xf32>) -> tensor<1x2x2x8x1xf32>
    %218 = stablehlo.negate %217 : tensor<1x2x2x8x1xf32>
    %219 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x8x1xf32>) -> tensor<1x2x2x8x8xf32>
    %220 = stablehlo.divide %210, %219 : tensor<1x2x2x8x8xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.reduce(%218 init: %cst_51) applies stablehlo.add across dimensions = [0, 4] : (tensor<1x2x2x8x1xf32>, tensor<f32>) -> tensor<2x2x8xf32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [1, 2, 3] : (tensor<2x2x8xf32>) -> tensor<1x2x2x8xf32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [0, 1, 2, 3] : (tensor<1x2x2x8xf32>) -> tensor<1x2x2x8x8xf32>
    %224 = stablehlo.add %220, %223 : tensor<1x2x2x8x8xf32>
    %225 = stablehlo.multiply %224, %65 : tensor<1x2x2x8x8xf32>
    %226 = call @_where_5(%43#1, %43#2, %225) : (tensor<1x2x2x8x8xi1>, tensor<1x2x2x8x8xf32>, tensor<1x2x2x8x8xf32>) -> tensor<2x2x8x1x8xf32>
    %cst_52 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<2x2x8x1x8xf32>
    %228 = stablehlo.multiply %226, %227 : tensor<2x2x8x1x8xf32>
    %229 = stablehlo.dot_general %228, %33, batching_dims = [0, 1] x [0, 2], contracting_dims = [2, 3] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x1x8xf32>, tensor<2x8x2x1x4xf32>) -> tensor<2x2x8x4xf32>
    %230 = stablehlo.transpose %229, dims = [0, 2, 1, 3] : (tensor<2x2x8x4xf32>) -> tensor<2x8x2x4xf32>
    %231 = stablehlo.dot_general %228, %30, batching_dims = [0, 1] x [0, 2], contracting_dims = [4] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x8x1x8xf32>, tensor<2x8x2x4xf32>) -> tensor<2x2x8x1x4xf32>
    %232 = stablehlo.transpose %231, dims = [0, 2, 1, 3, 4] : (tensor<2x2x8x1x4xf32>) -> tensor<2x8x2x1x4xf32>
    %233 = stablehlo.reshape %232 : (tensor<2x8x2x1x4xf32>) -> tensor<2x8x2x4xf32>
    %234 = stablehlo.reshape %212 : (tensor<2x8x2x4xf32>) -> tensor<2x8x8xf32>
    %235 = stablehlo.dot_general %234, %26, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x8xf32>, tensor<2x8x8xf32>) -> tensor<8x8xf32>
    %236 = stablehlo.transpose %235, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %237 = stablehlo.dot_general %234, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x8xf32>, tensor<8x8xf32>) -> tensor<2x8x8xf32>
    %238 = stablehlo.reshape %230 : (tensor<2x8x2x4xf32>) -> tensor<2x8x8xf32>
    %239 = stablehlo.dot_general %238, %26, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x8xf32>, tensor<2x8x8xf32>) -> tensor<8x8xf32>
    %240 = stablehlo.transpose %239, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %241 = stablehlo.dot_general %238, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x8xf32>, tensor<8x8xf32>) -> tensor<2x8x8xf32>
    %242 = stablehlo.add %237, %241 : tensor<2x8x8xf32>
    %243 = stablehlo.reshape %233 : (tensor<2x8x2x4xf32>) -> tensor<2x8x8xf32>
    %244 = stablehlo.dot_general %243, %26, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x8xf32>, tensor<2x8x8xf32>) -> tensor<8x8xf32>
    %245 = stablehlo.transpose %244, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %246 = stablehlo.dot_general %243, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x8x8xf32>, tensor<8x8xf32>) -> tensor<2x8x8xf32>
    %247 = stablehlo.add %242, %246 : tensor<2x8x8xf32>
    %248 = stablehlo.multiply %17, %247 : tensor<2x8x8xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.reduce(%248 init: %cst_53) applies stablehlo.add across dimensions = [2] : (tensor<2x8x8xf32>, tensor<f32>) -> tensor<2x8xf32>
    %250 = stablehlo.reshape %249 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %251 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x8xf32>
    %252 = stablehlo.multiply %247, %251 : tensor<2x8x8xf32>
    %253 = stablehlo.multiply %250, %24 : tensor<2x8x1xf32>
    %254 = call @_var_3(%18#1, %18#2, %18#3, %18#4, %253) : (tensor<2x8x8xf32>, tensor<f32>, tensor<i1>, tensor<2x8x1xf32>, tensor<2x8x1xf32>) -> tensor<2x8x8xf32>
    %255 = stablehlo.add %201, %254 : tensor<2x8x8xf32>
    %256 = stablehlo.negate %252 : tensor<2x8x8xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %257 = stablehlo.reduce(%256 init: %cst_54) applies stablehlo.add across dimensions = [2] : (tensor<2x8x8xf32>, tensor<f32>) -> tensor<2x8xf32>
    %258 = stablehlo.reshape %257 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %259 = stablehlo.add %255, %252 : tensor<2x8x8xf32>
    %cst_55 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %261 = stablehlo.divide %258, %260 : tensor<2x8x1xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.reduce(%261 init: %cst_56) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x8xf32>
    %264 = stablehlo.add %259, %263 : tensor<2x8x8xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %265 = stablehlo.reduce(%264 init: %cst_57) applies stablehlo.add across dimensions = [0] : (tensor<2x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %266 = stablehlo.reshape %265 : (tensor<8x8xf32>) -> tensor<1x8x8xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %267 = stablehlo.reduce(%266 init: %cst_58) applies stablehlo.add across dimensions = [0] : (tensor<1x8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.pad %267, %cst_59, low = [0, 0], high = [4, 0], interior = [0, 0] : (tensor<8x8xf32>, tensor<f32>) -> tensor<12x8xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<11x8xf32>
    %270 = "stablehlo.scatter"(%269, %6, %264) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %272 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %272 : tensor<f32>
    }) : (tensor<11x8xf32>, tensor<2x8x1xi32>, tensor<2x8x8xf32>) -> tensor<11x8xf32>
    %271 = stablehlo.add %148, %270 : tensor<11x8xf32>
    return %139, %166, %271, %240, %203, %268, %245, %183, %236 : tensor<f32>, tensor<16x8xf32>, tensor<11x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<12x8xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<8x8xf32>
  }
  func.func private @_var(%arg0: tensor<2x8x8xf32>, %arg1: tensor<i32>) -> (tensor<2x8x1xf32>, tensor<2x8x8xf32>, tensor<f32>, tensor<i1>, tensor<2x8x1xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x8x8xf32>, tensor<f32>) -> tensor<2x8xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x8x8xf32>
    %6 = chlo.square %5 : tensor<2x8x8xf32> -> tensor<2x8x8xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x8x8xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<2x8x8xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x8x8xf32>, tensor<f32>) -> tensor<2x8xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<2x8x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16:2 = call @_where(%15, %14, %cst_5) : (tensor<i1>, tensor<2x8x1xf32>, tensor<f32>) -> (tensor<2x8x1xf32>, tensor<2x8x1xf32>)
    return %16#0, %8, %10, %15, %16#1 : tensor<2x8x1xf32>, tensor<2x8x8xf32>, tensor<f32>, tensor<i1>, tensor<2x8x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<2x8x1xf32>, %arg2: tensor<f32>) -> (tensor<2x8x1xf32>, tensor<2x8x1xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2x8x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    return %2, %3 : tensor<2x8x1xf32>, tensor<2x8x1xf32>
  }
  func.func private @tril(%arg0: tensor<8x8xi1>) -> tensor<8x8xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<8x8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x8xi32>
    %2 = stablehlo.add %0, %1 : tensor<8x8xi32>
    %3 = stablehlo.iota dim = 1 : tensor<8x8xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<8x8xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<8x8xi1>, tensor<8x8xi1>
    return %6 : tensor<8x8xi1>
  }
  func.func private @_where_0(%arg0: tensor<2x2x8x8xi1>, %arg1: tensor<2x2x8x1x8xf32>, %arg2: tensor<f32>) -> (tensor<1x2x2x8x8xf32>, tensor<1x2x2x8x8xi1>, tensor<1x2x2x8x8xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x2x8x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3, 4] : (tensor<2x2x8x8xi1>) -> tensor<1x2x2x8x8xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<2x2x8x8xf32>) -> tensor<1x2x2x8x8xf32>
    %3 = stablehlo.transpose %arg1, dims = [3, 0, 1, 2, 4] : (tensor<2x2x8x1x8xf32>) -> tensor<1x2x2x8x8xf32>
    %4 = stablehlo.select %1, %3, %2 : tensor<1x2x2x8x8xi1>, tensor<1x2x2x8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x2x8x8xf32>
    return %4, %1, %5 : tensor<1x2x2x8x8xf32>, tensor<1x2x2x8x8xi1>, tensor<1x2x2x8x8xf32>
  }
  func.func private @log_softmax(%arg0: tensor<2x8x11xf32>) -> (tensor<2x8x11xf32>, tensor<2x8x11xf32>, tensor<2x8x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x8x11xf32>, tensor<f32>) -> tensor<2x8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x11xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x8x11xf32>
    %6 = stablehlo.exponential %5 : tensor<2x8x11xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x8x11xf32>, tensor<f32>) -> tensor<2x8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %9 = stablehlo.log %8 : tensor<2x8x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x8x1xf32>) -> tensor<2x8x11xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x8x11xf32>
    return %11, %6, %8 : tensor<2x8x11xf32>, tensor<2x8x11xf32>, tensor<2x8x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x8x11xf32>, %arg1: tensor<2x8x1xi32>) -> (tensor<2x8x1xf32>, tensor<2x8x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x8x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x8x1xi32>, tensor<2x8x1xi32>) -> tensor<2x8x1xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x8x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x8x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x8x1xi1>, tensor<2x8x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x8x1xi32>) -> tensor<2x8x1x1xi32>
    %c_1 = stablehlo.constant dense<10> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x8x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x8x1x1xi32>, tensor<2x8x1x1xi32>) -> tensor<2x8x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x8x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x8x1x1xi32>, tensor<2x8x1x1xi32>) -> tensor<2x8x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x8x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x8x1x1xi1>, tensor<i1>) -> tensor<2x8x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x8x11xf32>, tensor<2x8x1x1xi32>) -> tensor<2x8x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x8x1xi1>, tensor<2x8x1xf32>
    return %15, %5 : tensor<2x8x1xf32>, tensor<2x8x1x1xi32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<2x8x1x1xi32>, %arg1: tensor<2x8x1xf32>) -> tensor<2x8x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x11xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x8x11xf32>, tensor<2x8x1x1xi32>, tensor<2x8x1xf32>) -> tensor<2x8x11xf32>
    return %1 : tensor<2x8x11xf32>
  }
  func.func private @log_softmax_2(%arg0: tensor<2x8x11xf32>, %arg1: tensor<2x8x1xf32>, %arg2: tensor<2x8x11xf32>) -> tensor<2x8x11xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2x8x11xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x8x11xf32>, tensor<f32>) -> tensor<2x8xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x8x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x11xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x8x11xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x8x11xf32>
    return %7 : tensor<2x8x11xf32>
  }
  func.func private @_var_3(%arg0: tensor<2x8x8xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<2x8x1xf32>, %arg4: tensor<2x8x1xf32>) -> tensor<2x8x8xf32> {
    %0 = call @_where_4(%arg2, %arg3, %arg4) : (tensor<i1>, tensor<2x8x1xf32>, tensor<2x8x1xf32>) -> tensor<2x8x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %2 = stablehlo.divide %0, %1 : tensor<2x8x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x8xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<2x8x8xf32>
    %6 = stablehlo.negate %5 : tensor<2x8x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x8x8xf32>, tensor<f32>) -> tensor<2x8xf32>
    %8 = stablehlo.reshape %7 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<2x8x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x8x1xf32>, tensor<f32>) -> tensor<2x8xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x8xf32>
    %13 = stablehlo.add %5, %12 : tensor<2x8x8xf32>
    return %13 : tensor<2x8x8xf32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<2x8x1xf32>, %arg2: tensor<2x8x1xf32>) -> tensor<2x8x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x1xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<i1>, tensor<2x8x1xf32>
    return %1 : tensor<2x8x1xf32>
  }
  func.func private @_where_5(%arg0: tensor<1x2x2x8x8xi1>, %arg1: tensor<1x2x2x8x8xf32>, %arg2: tensor<1x2x2x8x8xf32>) -> tensor<2x2x8x1x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x2x2x8x8xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<1x2x2x8x8xi1>, tensor<1x2x2x8x8xf32>
    %2 = stablehlo.transpose %1, dims = [1, 2, 3, 0, 4] : (tensor<1x2x2x8x8xf32>) -> tensor<2x2x8x1x8xf32>
    return %2 : tensor<2x2x8x1x8xf32>
  }
}
