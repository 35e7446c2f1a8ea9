module @jit_gpt_sampled_decode attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x8xf32>, %arg1: tensor<11x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<12x8xf32>, %arg5: tensor<8x8xf32>, %arg6: tensor<8x16xf32>, %arg7: tensor<8x8xf32>, %arg8: tensor<2xui32>, %arg9: tensor<2x3xi32>) -> (tensor<2x10xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x10xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %2 = "stablehlo.scatter"(%0, %1, %arg9) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg10: tensor<i32>, %arg11: tensor<i32>):
      stablehlo.return %arg11 : tensor<i32>
    }) : (tensor<2x10xi32>, tensor<1xi32>, tensor<2x3xi32>) -> tensor<2x10xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3:12 = stablehlo.while(%iterArg = %arg1, %iterArg_3 = %arg4, %iterArg_4 = %arg5, %iterArg_5 = %arg2, %iterArg_6 = %arg7, %iterArg_7 = %arg3, %iterArg_8 = %arg6, %iterArg_9 = %arg0, %iterArg_10 = %c_2, %iterArg_11 = %c_1, %iterArg_12 = %2, %iterArg_13 = %arg8) : tensor<11x8xf32>, tensor<12x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<16x8xf32>, tensor<i32>, tensor<i32>, tensor<2x10xi32>, tensor<2xui32>
    cond {
      %c_14 = stablehlo.constant dense<7> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_10, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4:3 = func.call @closed_call(%iterArg, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_11, %iterArg_12, %iterArg_13) : (tensor<11x8xf32>, tensor<12x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<16x8xf32>, tensor<i32>, tensor<2x10xi32>, tensor<2xui32>) -> (tensor<i32>, tensor<2x10xi32>, tensor<2xui32>)
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_10, %c_14 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %5, %4#0, %4#1, %4#2 : tensor<11x8xf32>, tensor<12x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<16x8xf32>, tensor<i32>, tensor<i32>, tensor<2x10xi32>, tensor<2xui32>
    }
    return %3#10 : tensor<2x10xi32>
  }
  func.func private @closed_call(%arg0: tensor<11x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<8x8xf32>, %arg5: tensor<8x8xf32>, %arg6: tensor<8x16xf32>, %arg7: tensor<16x8xf32>, %arg8: tensor<i32>, %arg9: tensor<2x10xi32>, %arg10: tensor<2xui32>) -> (tensor<i32>, tensor<2x10xi32>, tensor<2xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg8, %c : tensor<i32>
    %1 = call @_threefry_split(%arg10) : (tensor<2xui32>) -> tensor<2x2xui32>
    %2 = stablehlo.slice %1 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<1x2xui32>) -> tensor<2xui32>
    %4 = stablehlo.slice %1 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %5 = stablehlo.reshape %4 : (tensor<1x2xui32>) -> tensor<2xui32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x10xi32>
    %7 = stablehlo.compare LT, %arg9, %6, SIGNED : (tensor<2x10xi32>, tensor<2x10xi32>) -> tensor<2x10xi1>
    %c_1 = stablehlo.constant dense<11> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x10xi32>
    %9 = stablehlo.add %arg9, %8 : tensor<2x10xi32>
    %10 = stablehlo.select %7, %9, %arg9 : tensor<2x10xi1>, tensor<2x10xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x10xi32>) -> tensor<2x10x1xi32>
    %12 = "stablehlo.gather"(%arg0, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<11x8xf32>, tensor<2x10x1xi32>) -> tensor<2x10x8xf32>
    %13 = stablehlo.slice %arg1 [0:10, 0:8] : (tensor<12x8xf32>) -> tensor<10x8xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<10x8xf32>) -> tensor<1x10x8xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x10x8xf32>) -> tensor<2x10x8xf32>
    %16 = stablehlo.add %12, %15 : tensor<2x10x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x10x8xf32>, tensor<f32>) -> tensor<2x10xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<2x10xf32>) -> tensor<2x10x1xf32>
    %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x10x1xf32>
    %20 = stablehlo.divide %18, %19 : tensor<2x10x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<2x10x1xf32>) -> tensor<2x10x8xf32>
    %22 = stablehlo.subtract %16, %21 : tensor<2x10x8xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %23 = call @_var(%16, %c_3) : (tensor<2x10x8xf32>, tensor<i32>) -> tensor<2x10x1xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x10x1xf32>
    %25 = stablehlo.add %23, %24 : tensor<2x10x1xf32>
    %26 = stablehlo.rsqrt %25 : tensor<2x10x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<2x10x1xf32>) -> tensor<2x10x8xf32>
    %28 = stablehlo.multiply %22, %27 : tensor<2x10x8xf32>
    %29 = stablehlo.dot_general %28, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x10x8xf32>, tensor<8x8xf32>) -> tensor<2x10x8xf32>
    %30 = stablehlo.reshape %29 : (tensor<2x10x8xf32>) -> tensor<2x10x2x4xf32>
    %31 = stablehlo.dot_general %28, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x10x8xf32>, tensor<8x8xf32>) -> tensor<2x10x8xf32>
    %32 = stablehlo.reshape %31 : (tensor<2x10x8xf32>) -> tensor<2x10x2x4xf32>
    %33 = stablehlo.dot_general %28, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x10x8xf32>, tensor<8x8xf32>) -> tensor<2x10x8xf32>
    %34 = stablehlo.reshape %33 : (tensor<2x10x8xf32>) -> tensor<2x10x2x4xf32>
    %35 = stablehlo.reshape %30 : (tensor<2x10x2x4xf32>) -> tensor<2x10x2x1x4xf32>
    %36 = stablehlo.dot_general %35, %32, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x10x2x1x4xf32>, tensor<2x10x2x4xf32>) -> tensor<2x2x10x1x10xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x10x1x10xf32>
    %38 = stablehlo.multiply %36, %37 : tensor<2x2x10x1x10xf32>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %39 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<2x2x10x10xi1>
    %c_7 = stablehlo.constant dense<true> : tensor<i1>
    %40 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i1>) -> tensor<10x10xi1>
    %41 = call @tril(%40) : (tensor<10x10xi1>) -> tensor<10x10xi1>
    %42 = stablehlo.broadcast_in_dim %41, dims = [2, 3] : (tensor<10x10xi1>) -> tensor<1x1x10x10xi1>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<1x1x10x10xi1>) -> tensor<2x2x10x10xi1>
    %44 = stablehlo.and %39, %43 : tensor<2x2x10x10xi1>
    %cst_8 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
    %45 = call @_where_1(%44, %38, %cst_8) : (tensor<2x2x10x10xi1>, tensor<2x2x10x1x10xf32>, tensor<f32>) -> tensor<1x2x2x10x10xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_9) applies stablehlo.maximum across dimensions = [4] : (tensor<1x2x2x10x10xf32>, tensor<f32>) -> tensor<1x2x2x10xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x2x2x10xf32>
    %48 = stablehlo.maximum %47, %46 : tensor<1x2x2x10xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3] : (tensor<1x2x2x10xf32>) -> tensor<1x2x2x10x1xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x10x1xf32>) -> tensor<1x2x2x10x10xf32>
    %51 = stablehlo.subtract %45, %50 : tensor<1x2x2x10x10xf32>
    %52 = stablehlo.exponential %51 : tensor<1x2x2x10x10xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_11) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x10x10xf32>, tensor<f32>) -> tensor<1x2x2x10xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2, 3] : (tensor<1x2x2x10xf32>) -> tensor<1x2x2x10x1xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x10x1xf32>) -> tensor<1x2x2x10x10xf32>
    %56 = stablehlo.divide %52, %55 : tensor<1x2x2x10x10xf32>
    %57 = stablehlo.dot_general %34, %56, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x10x2x4xf32>, tensor<1x2x2x10x10xf32>) -> tensor<2x2x4x1x10xf32>
    %58 = stablehlo.transpose %57, dims = [3, 0, 4, 1, 2] : (tensor<2x2x4x1x10xf32>) -> tensor<1x2x10x2x4xf32>
    %59 = stablehlo.transpose %58, dims = [1, 2, 3, 0, 4] : (tensor<1x2x10x2x4xf32>) -> tensor<2x10x2x1x4xf32>
    %60 = stablehlo.reshape %59 : (tensor<2x10x2x1x4xf32>) -> tensor<2x10x2x4xf32>
    %61 = stablehlo.reshape %60 : (tensor<2x10x2x4xf32>) -> tensor<2x10x8xf32>
    %62 = stablehlo.dot_general %61, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x10x8xf32>, tensor<8x8xf32>) -> tensor<2x10x8xf32>
    %63 = stablehlo.add %16, %62 : tensor<2x10x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<2x10x8xf32>, tensor<f32>) -> tensor<2x10xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<2x10xf32>) -> tensor<2x10x1xf32>
    %cst_13 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x10x1xf32>
    %67 = stablehlo.divide %65, %66 : tensor<2x10x1xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<2x10x1xf32>) -> tensor<2x10x8xf32>
    %69 = stablehlo.subtract %63, %68 : tensor<2x10x8xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %70 = call @_var(%63, %c_14) : (tensor<2x10x8xf32>, tensor<i32>) -> tensor<2x10x1xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x10x1xf32>
    %72 = stablehlo.add %70, %71 : tensor<2x10x1xf32>
    %73 = stablehlo.rsqrt %72 : tensor<2x10x1xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<2x10x1xf32>) -> tensor<2x10x8xf32>
    %75 = stablehlo.multiply %69, %74 : tensor<2x10x8xf32>
    %76 = stablehlo.dot_general %75, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x10x8xf32>, tensor<8x16xf32>) -> tensor<2x10x16xf32>
    %77 = stablehlo.multiply %76, %76 : tensor<2x10x16xf32>
    %78 = stablehlo.multiply %77, %76 : tensor<2x10x16xf32>
    %cst_16 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x10x16xf32>
    %80 = stablehlo.multiply %79, %78 : tensor<2x10x16xf32>
    %81 = stablehlo.add %76, %80 : tensor<2x10x16xf32>
    %cst_17 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x10x16xf32>
    %83 = stablehlo.multiply %82, %81 : tensor<2x10x16xf32>
    %84 = stablehlo.tanh %83 : tensor<2x10x16xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x10x16xf32>
    %86 = stablehlo.add %85, %84 : tensor<2x10x16xf32>
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x10x16xf32>
    %88 = stablehlo.multiply %87, %86 : tensor<2x10x16xf32>
    %89 = stablehlo.multiply %76, %88 : tensor<2x10x16xf32>
    %90 = stablehlo.dot_general %89, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x10x16xf32>, tensor<16x8xf32>) -> tensor<2x10x8xf32>
    %91 = stablehlo.add %63, %90 : tensor<2x10x8xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<2x10x8xf32>, tensor<f32>) -> tensor<2x10xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<2x10xf32>) -> tensor<2x10x1xf32>
    %cst_21 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x10x1xf32>
    %95 = stablehlo.divide %93, %94 : tensor<2x10x1xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<2x10x1xf32>) -> tensor<2x10x8xf32>
    %97 = stablehlo.subtract %91, %96 : tensor<2x10x8xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %98 = call @_var(%91, %c_22) : (tensor<2x10x8xf32>, tensor<i32>) -> tensor<2x10x1xf32>
    %cst_23 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x10x1xf32>
    %100 = stablehlo.add %98, %99 : tensor<2x10x1xf32>
    %101 = stablehlo.rsqrt %100 : tensor<2x10x1xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<2x10x1xf32>) -> tensor<2x10x8xf32>
    %103 = stablehlo.multiply %97, %102 : tensor<2x10x8xf32>
    %104 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<11x8xf32>) -> tensor<8x11xf32>
    %105 = stablehlo.dot_general %103, %104, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x10x8xf32>, tensor<8x11xf32>) -> tensor<2x10x11xf32>
    %c_24 = stablehlo.constant dense<1> : tensor<i32>
    %106 = stablehlo.subtract %arg8, %c_24 : tensor<i32>
    %107 = stablehlo.convert %106 : tensor<i32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %108 = stablehlo.compare LT, %c_25, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %c_28 = stablehlo.constant dense<2> : tensor<i32>
    %109 = stablehlo.add %c_27, %c_28 : tensor<i32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %110 = stablehlo.select %108, %109, %c_29 : tensor<i1>, tensor<i32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %111 = stablehlo.compare LT, %107, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_31 = stablehlo.constant dense<10> : tensor<i32>
    %112 = stablehlo.add %107, %c_31 : tensor<i32>
    %113 = stablehlo.select %111, %112, %107 : tensor<i1>, tensor<i32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %114 = stablehlo.compare LT, %c_32, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %c_35 = stablehlo.constant dense<11> : tensor<i32>
    %115 = stablehlo.add %c_34, %c_35 : tensor<i32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %116 = stablehlo.select %114, %115, %c_36 : tensor<i1>, tensor<i32>
    %117 = stablehlo.dynamic_slice %105, %110, %113, %116, sizes = [2, 1, 11] : (tensor<2x10x11xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x11xf32>
    %118 = stablehlo.reshape %117 : (tensor<2x1x11xf32>) -> tensor<2x11xf32>
    %cst_37 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x11xf32>
    %120 = stablehlo.divide %118, %119 : tensor<2x11xf32>
    %values, %indices = chlo.top_k(%120, k = 4) : tensor<2x11xf32> -> (tensor<2x4xf32>, tensor<2x4xi32>)
    %121 = call @_gumbel(%5) : (tensor<2xui32>) -> tensor<2x4xf32>
    %122 = stablehlo.add %121, %values : tensor<2x4xf32>
    %123 = call @argmax(%122) : (tensor<2x4xf32>) -> tensor<2xi32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %125 = call @take_along_axis(%indices, %124) : (tensor<2x4xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %126 = stablehlo.reshape %125 : (tensor<2x1xi32>) -> tensor<2xi32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %127 = stablehlo.compare LT, %arg8, %c_38, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_39 = stablehlo.constant dense<10> : tensor<i32>
    %128 = stablehlo.add %arg8, %c_39 : tensor<i32>
    %129 = stablehlo.select %127, %128, %arg8 : tensor<i1>, tensor<i32>
    %130 = stablehlo.convert %129 : tensor<i32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %132 = "stablehlo.scatter"(%arg9, %131, %126) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg11: tensor<i32>, %arg12: tensor<i32>):
      stablehlo.return %arg12 : tensor<i32>
    }) : (tensor<2x10xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x10xi32>
    return %0, %132, %3 : tensor<i32>, tensor<2x10xi32>, tensor<2xui32>
  }
  func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<2x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<2xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<2xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<2xui64>
    %9 = stablehlo.convert %6 : (tensor<2xui64>) -> tensor<2xui32>
    %10 = stablehlo.convert %8 : (tensor<2xui64>) -> tensor<2xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    return %14 : tensor<2x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_0(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2xui32>, tensor<2xui32>
  }
  func.func private @closed_call_0(%arg0: tensor<i32>, %arg1: tensor<2xui32>, %arg2: tensor<2xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2xui32>
    %9 = stablehlo.or %5, %8 : tensor<2xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2xui32>
    %19 = stablehlo.or %15, %18 : tensor<2xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2xui32>
    %29 = stablehlo.or %25, %28 : tensor<2xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2xui32>
    %39 = stablehlo.or %35, %38 : tensor<2xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %42 = stablehlo.add %33, %41 : tensor<2xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %44 = stablehlo.add %40, %43 : tensor<2xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %48 = stablehlo.add %44, %47 : tensor<2xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_var(%arg0: tensor<2x10x8xf32>, %arg1: tensor<i32>) -> tensor<2x10x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x10x8xf32>, tensor<f32>) -> tensor<2x10xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x10xf32>) -> tensor<2x10x1xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x10x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x10x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x10x1xf32>) -> tensor<2x10x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x10x8xf32>
    %6 = chlo.square %5 : tensor<2x10x8xf32> -> tensor<2x10x8xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x10x8xf32>, tensor<f32>) -> tensor<2x10xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x10xf32>) -> tensor<2x10x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x10x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<2x10x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<2x10x1xf32>, tensor<f32>) -> tensor<2x10x1xf32>
    return %14 : tensor<2x10x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<2x10x1xf32>, %arg2: tensor<f32>) -> tensor<2x10x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x10x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2x10x1xf32>
    return %2 : tensor<2x10x1xf32>
  }
  func.func private @tril(%arg0: tensor<10x10xi1>) -> tensor<10x10xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<10x10xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<10x10xi32>
    %2 = stablehlo.add %0, %1 : tensor<10x10xi32>
    %3 = stablehlo.iota dim = 1 : tensor<10x10xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<10x10xi32>, tensor<10x10xi32>) -> tensor<10x10xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<10x10xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<10x10xi1>, tensor<10x10xi1>
    return %6 : tensor<10x10xi1>
  }
  func.func private @_where_1(%arg0: tensor<2x2x10x10xi1>, %arg1: tensor<2x2x10x1x10xf32>, %arg2: tensor<f32>) -> tensor<1x2x2x10x10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x2x10x10xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3, 4] : (tensor<2x2x10x10xi1>) -> tensor<1x2x2x10x10xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<2x2x10x10xf32>) -> tensor<1x2x2x10x10xf32>
    %3 = stablehlo.transpose %arg1, dims = [3, 0, 1, 2, 4] : (tensor<2x2x10x1x10xf32>) -> tensor<1x2x2x10x10xf32>
    %4 = stablehlo.select %1, %3, %2 : tensor<1x2x2x10x10xi1>, tensor<1x2x2x10x10xf32>
    return %4 : tensor<1x2x2x10x10xf32>
  }
  func.func private @_gumbel(%arg0: tensor<2xui32>) -> tensor<2x4xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x4xf32>
    %1 = stablehlo.log %0 : tensor<2x4xf32>
    %2 = stablehlo.negate %1 : tensor<2x4xf32>
    %3 = stablehlo.log %2 : tensor<2x4xf32>
    %4 = stablehlo.negate %3 : tensor<2x4xf32>
    return %4 : tensor<2x4xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x4xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %4 = stablehlo.reshape %3 : (tensor<1xui32>) -> tensor<ui32>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.iota dim = 0 : tensor<2x4xui64>
    %8 = stablehlo.iota dim = 1 : tensor<2x4xui64>
    %c = stablehlo.constant dense<4> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x4xui64>
    %10 = stablehlo.multiply %9, %7 : tensor<2x4xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x4xui64>
    %12 = stablehlo.multiply %11, %8 : tensor<2x4xui64>
    %13 = stablehlo.add %10, %12 : tensor<2x4xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x4xui64>
    %15 = stablehlo.shift_right_logical %13, %14 : tensor<2x4xui64>
    %16 = stablehlo.convert %13 : (tensor<2x4xui64>) -> tensor<2x4xui32>
    %17 = stablehlo.convert %15 : (tensor<2x4xui64>) -> tensor<2x4xui32>
    %18:2 = call @threefry2x32_2(%4, %6, %17, %16) : (tensor<ui32>, tensor<ui32>, tensor<2x4xui32>, tensor<2x4xui32>) -> (tensor<2x4xui32>, tensor<2x4xui32>)
    %19 = stablehlo.xor %18#0, %18#1 : tensor<2x4xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %20 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2x4xui32>
    %21 = stablehlo.shift_right_logical %19, %20 : tensor<2x4xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %22 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2x4xui32>
    %23 = stablehlo.or %21, %22 : tensor<2x4xui32>
    %24 = stablehlo.bitcast_convert %23 : (tensor<2x4xui32>) -> tensor<2x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %26 = stablehlo.subtract %24, %25 : tensor<2x4xf32>
    %27 = stablehlo.subtract %2, %1 : tensor<1x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2x4xf32>
    %29 = stablehlo.multiply %26, %28 : tensor<2x4xf32>
    %30 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2x4xf32>
    %31 = stablehlo.add %29, %30 : tensor<2x4xf32>
    %32 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2x4xf32>
    %33 = stablehlo.maximum %32, %31 : tensor<2x4xf32>
    return %33 : tensor<2x4xf32>
  }
  func.func private @threefry2x32_2(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x4xui32>, %arg3: tensor<2x4xui32>) -> (tensor<2x4xui32>, tensor<2x4xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x4xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2x4xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x4xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2x4xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x4xui32>, tensor<2x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_3(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x4xui32>, tensor<2x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x4xui32>, tensor<2x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x4xui32>, tensor<2x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x4xui32>, tensor<2x4xui32>
  }
  func.func private @closed_call_3(%arg0: tensor<i32>, %arg1: tensor<2x4xui32>, %arg2: tensor<2x4xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x4xui32>, tensor<2x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2x4xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x4xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2x4xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x4xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x4xui32>
    %9 = stablehlo.or %5, %8 : tensor<2x4xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2x4xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2x4xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x4xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2x4xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x4xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x4xui32>
    %19 = stablehlo.or %15, %18 : tensor<2x4xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2x4xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2x4xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x4xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2x4xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x4xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x4xui32>
    %29 = stablehlo.or %25, %28 : tensor<2x4xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2x4xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2x4xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x4xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2x4xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x4xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x4xui32>
    %39 = stablehlo.or %35, %38 : tensor<2x4xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2x4xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x4xui32>
    %42 = stablehlo.add %33, %41 : tensor<2x4xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x4xui32>
    %44 = stablehlo.add %40, %43 : tensor<2x4xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x4xui32>
    %48 = stablehlo.add %44, %47 : tensor<2x4xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x4xui32>, tensor<2x4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @argmax(%arg0: tensor<2x4xf32>) -> tensor<2xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<2x4xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<2x4xf32>, tensor<2x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<2xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x4xi32>, %arg1: tensor<2x1xi32>) -> tensor<2x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x1xi1>, tensor<2x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x1xi32>) -> tensor<2x1x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2x1x1xi1>, tensor<i1>) -> tensor<2x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xi32>, tensor<2x1x1xi32>) -> tensor<2x1xi32>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x1xi1>, tensor<2x1xi32>
    return %15 : tensor<2x1xi32>
  }
}
