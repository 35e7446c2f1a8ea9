module @jit_gpt_greedy_decode attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x8xf32>, %arg1: tensor<11x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<12x8xf32>, %arg5: tensor<8x8xf32>, %arg6: tensor<8x16xf32>, %arg7: tensor<8x8xf32>, %arg8: tensor<2x3xi32>) -> (tensor<2x9xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg8, %c) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x9xi32>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1:11 = stablehlo.while(%iterArg = %arg1, %iterArg_2 = %arg4, %iterArg_3 = %arg5, %iterArg_4 = %arg2, %iterArg_5 = %arg7, %iterArg_6 = %arg3, %iterArg_7 = %arg6, %iterArg_8 = %arg0, %iterArg_9 = %c_1, %iterArg_10 = %c_0, %iterArg_11 = %0) : tensor<11x8xf32>, tensor<12x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<16x8xf32>, tensor<i32>, tensor<i32>, tensor<2x9xi32>
    cond {
      %c_12 = stablehlo.constant dense<6> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_9, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_10, %iterArg_11) : (tensor<11x8xf32>, tensor<12x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<16x8xf32>, tensor<i32>, tensor<2x9xi32>) -> (tensor<i32>, tensor<2x9xi32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.add %iterArg_9, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %3, %2#0, %2#1 : tensor<11x8xf32>, tensor<12x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x16xf32>, tensor<16x8xf32>, tensor<i32>, tensor<i32>, tensor<2x9xi32>
    }
    return %1#10 : tensor<2x9xi32>
  }
  func.func private @_pad(%arg0: tensor<2x3xi32>, %arg1: tensor<i32>) -> tensor<2x9xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 6], interior = [0, 0] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x9xi32>
    return %1 : tensor<2x9xi32>
  }
  func.func private @closed_call(%arg0: tensor<11x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<8x8xf32>, %arg5: tensor<8x8xf32>, %arg6: tensor<8x16xf32>, %arg7: tensor<16x8xf32>, %arg8: tensor<i32>, %arg9: tensor<2x9xi32>) -> (tensor<i32>, tensor<2x9xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg8, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x9xi32>
    %2 = stablehlo.compare LT, %arg9, %1, SIGNED : (tensor<2x9xi32>, tensor<2x9xi32>) -> tensor<2x9xi1>
    %c_1 = stablehlo.constant dense<11> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x9xi32>
    %4 = stablehlo.add %arg9, %3 : tensor<2x9xi32>
    %5 = stablehlo.select %2, %4, %arg9 : tensor<2x9xi1>, tensor<2x9xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2x9xi32>) -> tensor<2x9x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<11x8xf32>, tensor<2x9x1xi32>) -> tensor<2x9x8xf32>
    %8 = stablehlo.slice %arg1 [0:9, 0:8] : (tensor<12x8xf32>) -> tensor<9x8xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1, 2] : (tensor<9x8xf32>) -> tensor<1x9x8xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x9x8xf32>) -> tensor<2x9x8xf32>
    %11 = stablehlo.add %7, %10 : tensor<2x9x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x9x8xf32>, tensor<f32>) -> tensor<2x9xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x9x1xf32>
    %15 = stablehlo.divide %13, %14 : tensor<2x9x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x8xf32>
    %17 = stablehlo.subtract %11, %16 : tensor<2x9x8xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %18 = call @_var(%11, %c_3) : (tensor<2x9x8xf32>, tensor<i32>) -> tensor<2x9x1xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x9x1xf32>
    %20 = stablehlo.add %18, %19 : tensor<2x9x1xf32>
    %21 = stablehlo.rsqrt %20 : tensor<2x9x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x8xf32>
    %23 = stablehlo.multiply %17, %22 : tensor<2x9x8xf32>
    %24 = stablehlo.dot_general %23, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x9x8xf32>, tensor<8x8xf32>) -> tensor<2x9x8xf32>
    %25 = stablehlo.reshape %24 : (tensor<2x9x8xf32>) -> tensor<2x9x2x4xf32>
    %26 = stablehlo.dot_general %23, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x9x8xf32>, tensor<8x8xf32>) -> tensor<2x9x8xf32>
    %27 = stablehlo.reshape %26 : (tensor<2x9x8xf32>) -> tensor<2x9x2x4xf32>
    %28 = stablehlo.dot_general %23, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x9x8xf32>, tensor<8x8xf32>) -> tensor<2x9x8xf32>
    %29 = stablehlo.reshape %28 : (tensor<2x9x8xf32>) -> tensor<2x9x2x4xf32>
    %30 = stablehlo.reshape %25 : (tensor<2x9x2x4xf32>) -> tensor<2x9x2x1x4xf32>
    %31 = stablehlo.dot_general %30, %27, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x9x2x1x4xf32>, tensor<2x9x2x4xf32>) -> tensor<2x2x9x1x9xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x9x1x9xf32>
    %33 = stablehlo.multiply %31, %32 : tensor<2x2x9x1x9xf32>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %34 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<2x2x9x9xi1>
    %c_7 = stablehlo.constant dense<true> : tensor<i1>
    %35 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i1>) -> tensor<9x9xi1>
    %36 = call @tril(%35) : (tensor<9x9xi1>) -> tensor<9x9xi1>
    %37 = stablehlo.broadcast_in_dim %36, dims = [2, 3] : (tensor<9x9xi1>) -> tensor<1x1x9x9xi1>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3] : (tensor<1x1x9x9xi1>) -> tensor<2x2x9x9xi1>
    %39 = stablehlo.and %34, %38 : tensor<2x2x9x9xi1>
    %cst_8 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
    %40 = call @_where_0(%39, %33, %cst_8) : (tensor<2x2x9x9xi1>, tensor<2x2x9x1x9xf32>, tensor<f32>) -> tensor<1x2x2x9x9xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_9) applies stablehlo.maximum across dimensions = [4] : (tensor<1x2x2x9x9xf32>, tensor<f32>) -> tensor<1x2x2x9xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x2x2x9xf32>
    %43 = stablehlo.maximum %42, %41 : tensor<1x2x2x9xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<1x2x2x9xf32>) -> tensor<1x2x2x9x1xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x9x1xf32>) -> tensor<1x2x2x9x9xf32>
    %46 = stablehlo.subtract %40, %45 : tensor<1x2x2x9x9xf32>
    %47 = stablehlo.exponential %46 : tensor<1x2x2x9x9xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_11) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x9x9xf32>, tensor<f32>) -> tensor<1x2x2x9xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3] : (tensor<1x2x2x9xf32>) -> tensor<1x2x2x9x1xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x9x1xf32>) -> tensor<1x2x2x9x9xf32>
    %51 = stablehlo.divide %47, %50 : tensor<1x2x2x9x9xf32>
    %52 = stablehlo.dot_general %29, %51, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x9x2x4xf32>, tensor<1x2x2x9x9xf32>) -> tensor<2x2x4x1x9xf32>
    %53 = stablehlo.transpose %52, dims = [3, 0, 4, 1, 2] : (tensor<2x2x4x1x9xf32>) -> tensor<1x2x9x2x4xf32>
    %54 = stablehlo.transpose %53, dims = [1, 2, 3, 0, 4] : (tensor<1x2x9x2x4xf32>) -> tensor<2x9x2x1x4xf32>
    %55 = stablehlo.reshape %54 : (tensor<2x9x2x1x4xf32>) -> tensor<2x9x2x4xf32>
    %56 = stablehlo.reshape %55 : (tensor<2x9x2x4xf32>) -> tensor<2x9x8xf32>
    %57 = stablehlo.dot_general %56, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x9x8xf32>, tensor<8x8xf32>) -> tensor<2x9x8xf32>
    %58 = stablehlo.add %11, %57 : tensor<2x9x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<2x9x8xf32>, tensor<f32>) -> tensor<2x9xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %cst_13 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x9x1xf32>
    %62 = stablehlo.divide %60, %61 : tensor<2x9x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x8xf32>
    %64 = stablehlo.subtract %58, %63 : tensor<2x9x8xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %65 = call @_var(%58, %c_14) : (tensor<2x9x8xf32>, tensor<i32>) -> tensor<2x9x1xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x9x1xf32>
    %67 = stablehlo.add %65, %66 : tensor<2x9x1xf32>
    %68 = stablehlo.rsqrt %67 : tensor<2x9x1xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x8xf32>
    %70 = stablehlo.multiply %64, %69 : tensor<2x9x8xf32>
    %71 = stablehlo.dot_general %70, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x9x8xf32>, tensor<8x16xf32>) -> tensor<2x9x16xf32>
    %72 = stablehlo.multiply %71, %71 : tensor<2x9x16xf32>
    %73 = stablehlo.multiply %72, %71 : tensor<2x9x16xf32>
    %cst_16 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x9x16xf32>
    %75 = stablehlo.multiply %74, %73 : tensor<2x9x16xf32>
    %76 = stablehlo.add %71, %75 : tensor<2x9x16xf32>
    %cst_17 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x9x16xf32>
    %78 = stablehlo.multiply %77, %76 : tensor<2x9x16xf32>
    %79 = stablehlo.tanh %78 : tensor<2x9x16xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x9x16xf32>
    %81 = stablehlo.add %80, %79 : tensor<2x9x16xf32>
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x9x16xf32>
    %83 = stablehlo.multiply %82, %81 : tensor<2x9x16xf32>
    %84 = stablehlo.multiply %71, %83 : tensor<2x9x16xf32>
    %85 = stablehlo.dot_general %84, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x9x16xf32>, tensor<16x8xf32>) -> tensor<2x9x8xf32>
    %86 = stablehlo.add %58, %85 : tensor<2x9x8xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.reduce(%86 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<2x9x8xf32>, tensor<f32>) -> tensor<2x9xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %cst_21 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x9x1xf32>
    %90 = stablehlo.divide %88, %89 : tensor<2x9x1xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x8xf32>
    %92 = stablehlo.subtract %86, %91 : tensor<2x9x8xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %93 = call @_var(%86, %c_22) : (tensor<2x9x8xf32>, tensor<i32>) -> tensor<2x9x1xf32>
    %cst_23 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x9x1xf32>
    %95 = stablehlo.add %93, %94 : tensor<2x9x1xf32>
    %96 = stablehlo.rsqrt %95 : tensor<2x9x1xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x8xf32>
    %98 = stablehlo.multiply %92, %97 : tensor<2x9x8xf32>
    %99 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<11x8xf32>) -> tensor<8x11xf32>
    %100 = stablehlo.dot_general %98, %99, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x9x8xf32>, tensor<8x11xf32>) -> tensor<2x9x11xf32>
    %c_24 = stablehlo.constant dense<1> : tensor<i32>
    %101 = stablehlo.subtract %arg8, %c_24 : tensor<i32>
    %102 = stablehlo.convert %101 : tensor<i32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %103 = stablehlo.compare LT, %c_25, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %c_28 = stablehlo.constant dense<2> : tensor<i32>
    %104 = stablehlo.add %c_27, %c_28 : tensor<i32>
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %105 = stablehlo.select %103, %104, %c_29 : tensor<i1>, tensor<i32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %106 = stablehlo.compare LT, %102, %c_30, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_31 = stablehlo.constant dense<9> : tensor<i32>
    %107 = stablehlo.add %102, %c_31 : tensor<i32>
    %108 = stablehlo.select %106, %107, %102 : tensor<i1>, tensor<i32>
    %c_32 = stablehlo.constant dense<0> : tensor<i32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %109 = stablehlo.compare LT, %c_32, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %c_35 = stablehlo.constant dense<11> : tensor<i32>
    %110 = stablehlo.add %c_34, %c_35 : tensor<i32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %111 = stablehlo.select %109, %110, %c_36 : tensor<i1>, tensor<i32>
    %112 = stablehlo.dynamic_slice %100, %105, %108, %111, sizes = [2, 1, 11] : (tensor<2x9x11xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x11xf32>
    %113 = stablehlo.reshape %112 : (tensor<2x1x11xf32>) -> tensor<2x11xf32>
    %114 = call @argmax(%113) : (tensor<2x11xf32>) -> tensor<2xi32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %115 = stablehlo.compare LT, %arg8, %c_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_38 = stablehlo.constant dense<9> : tensor<i32>
    %116 = stablehlo.add %arg8, %c_38 : tensor<i32>
    %117 = stablehlo.select %115, %116, %arg8 : tensor<i1>, tensor<i32>
    %118 = stablehlo.convert %117 : tensor<i32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %120 = "stablehlo.scatter"(%arg9, %119, %114) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg10: tensor<i32>, %arg11: tensor<i32>):
      stablehlo.return %arg11 : tensor<i32>
    }) : (tensor<2x9xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x9xi32>
    return %0, %120 : tensor<i32>, tensor<2x9xi32>
  }
  func.func private @_var(%arg0: tensor<2x9x8xf32>, %arg1: tensor<i32>) -> tensor<2x9x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x9x8xf32>, tensor<f32>) -> tensor<2x9xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x9x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x9x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x9x8xf32>
    %6 = chlo.square %5 : tensor<2x9x8xf32> -> tensor<2x9x8xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x9x8xf32>, tensor<f32>) -> tensor<2x9xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x9x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<2x9x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<2x9x1xf32>, tensor<f32>) -> tensor<2x9x1xf32>
    return %14 : tensor<2x9x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<2x9x1xf32>, %arg2: tensor<f32>) -> tensor<2x9x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x9x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2x9x1xf32>
    return %2 : tensor<2x9x1xf32>
  }
  func.func private @tril(%arg0: tensor<9x9xi1>) -> tensor<9x9xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<9x9xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9x9xi32>
    %2 = stablehlo.add %0, %1 : tensor<9x9xi32>
    %3 = stablehlo.iota dim = 1 : tensor<9x9xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<9x9xi32>, tensor<9x9xi32>) -> tensor<9x9xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<9x9xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<9x9xi1>, tensor<9x9xi1>
    return %6 : tensor<9x9xi1>
  }
  func.func private @_where_0(%arg0: tensor<2x2x9x9xi1>, %arg1: tensor<2x2x9x1x9xf32>, %arg2: tensor<f32>) -> tensor<1x2x2x9x9xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x2x9x9xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3, 4] : (tensor<2x2x9x9xi1>) -> tensor<1x2x2x9x9xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<2x2x9x9xf32>) -> tensor<1x2x2x9x9xf32>
    %3 = stablehlo.transpose %arg1, dims = [3, 0, 1, 2, 4] : (tensor<2x2x9x1x9xf32>) -> tensor<1x2x2x9x9xf32>
    %4 = stablehlo.select %1, %3, %2 : tensor<1x2x2x9x9xi1>, tensor<1x2x2x9x9xf32>
    return %4 : tensor<1x2x2x9x9xf32>
  }
  func.func private @argmax(%arg0: tensor<2x11xf32>) -> tensor<2xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<2x11xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<2x11xf32>, tensor<2x11xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
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
}
