module @jit_graph_attention_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf32>, %arg1: tensor<6x4xf32>, %arg2: tensor<10x6xf32>, %arg3: tensor<8x5xf32>, %arg4: tensor<20xi32>, %arg5: tensor<20xi32>) -> (tensor<5x6xf32> {jax.result_info = "result[0]['a']"}, tensor<6x4xf32> {jax.result_info = "result[0]['b']"}, tensor<10x6xf32> {jax.result_info = "result[0]['message']"}, tensor<8x5xf32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %1 = stablehlo.compare LT, %arg4, %0, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_0 = stablehlo.constant dense<8> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %3 = stablehlo.add %arg4, %2 : tensor<20xi32>
    %4 = stablehlo.select %1, %3, %arg4 : tensor<20xi1>, tensor<20xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %6 = "stablehlo.gather"(%arg3, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<8x5xf32>, tensor<20x1xi32>) -> tensor<20x5xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %8 = stablehlo.compare LT, %arg5, %7, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_2 = stablehlo.constant dense<8> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %10 = stablehlo.add %arg5, %9 : tensor<20xi32>
    %11 = stablehlo.select %8, %10, %arg5 : tensor<20xi1>, tensor<20xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %13 = "stablehlo.gather"(%arg3, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<8x5xf32>, tensor<20x1xi32>) -> tensor<20x5xf32>
    %14 = stablehlo.concatenate %6, %13, dim = 1 : (tensor<20x5xf32>, tensor<20x5xf32>) -> tensor<20x10xf32>
    %15 = stablehlo.dot_general %14, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<20x10xf32>, tensor<10x6xf32>) -> tensor<20x6xf32>
    %16 = stablehlo.tanh %15 : tensor<20x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20x6xf32>
    %18 = stablehlo.subtract %17, %16 : tensor<20x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<20x6xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %21 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %22 = "stablehlo.scatter"(%20, %21, %19) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %162 = stablehlo.maximum %arg6, %arg7 : tensor<f32>
      stablehlo.return %162 : tensor<f32>
    }) : (tensor<8xf32>, tensor<20x1xi32>, tensor<20xf32>) -> tensor<8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %24 = "stablehlo.gather"(%20, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xf32>, tensor<20x1xi32>) -> tensor<20xf32>
    %25 = "stablehlo.gather"(%22, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xf32>, tensor<20x1xi32>) -> tensor<20xf32>
    %26 = stablehlo.compare EQ, %19, %25, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %27 = stablehlo.compare EQ, %24, %25, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %31 = stablehlo.select %26, %29, %30 : tensor<20xi1>, tensor<20xf32>
    %32 = "stablehlo.scatter"(%28, %21, %31) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %162 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %162 : tensor<f32>
    }) : (tensor<8xf32>, tensor<20x1xi32>, tensor<20xf32>) -> tensor<8xf32>
    %33 = "stablehlo.gather"(%32, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xf32>, tensor<20x1xi32>) -> tensor<20xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %36 = "stablehlo.scatter"(%34, %21, %35) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %162 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %162 : tensor<f32>
    }) : (tensor<8xf32>, tensor<20x1xi32>, tensor<20xf32>) -> tensor<8xf32>
    %37 = "stablehlo.gather"(%36, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xf32>, tensor<20x1xi32>) -> tensor<20xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %39 = stablehlo.add %33, %38 : tensor<20xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %41 = stablehlo.divide %40, %39 : tensor<20xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %43 = stablehlo.divide %42, %33 : tensor<20xf32>
    %44 = stablehlo.select %27, %41, %43 : tensor<20xi1>, tensor<20xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %46 = stablehlo.select %26, %44, %45 : tensor<20xi1>, tensor<20xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %48 = stablehlo.add %33, %47 : tensor<20xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %50 = stablehlo.divide %49, %48 : tensor<20xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %52 = stablehlo.select %27, %50, %51 : tensor<20xi1>, tensor<20xf32>
    %cst_18 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %54 = stablehlo.add %53, %52 : tensor<20xf32>
    %55 = stablehlo.divide %54, %37 : tensor<20xf32>
    %56 = "stablehlo.gather"(%23, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xf32>, tensor<20x1xi32>) -> tensor<20xf32>
    %57 = stablehlo.multiply %56, %55 : tensor<20xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %59 = stablehlo.compare LT, %arg5, %58, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_20 = stablehlo.constant dense<8> : tensor<i32>
    %60 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %61 = stablehlo.add %arg5, %60 : tensor<20xi32>
    %62 = stablehlo.select %59, %61, %arg5 : tensor<20xi1>, tensor<20xi32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %64 = "stablehlo.gather"(%22, %63) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xf32>, tensor<20x1xi32>) -> tensor<20xf32>
    %65 = stablehlo.subtract %19, %64 : tensor<20xf32>
    %66 = stablehlo.exponential %65 : tensor<20xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %68 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %69 = "stablehlo.scatter"(%67, %68, %66) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %162 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %162 : tensor<f32>
    }) : (tensor<8xf32>, tensor<20x1xi32>, tensor<20xf32>) -> tensor<8xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %72 = stablehlo.compare LT, %arg5, %71, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_24 = stablehlo.constant dense<8> : tensor<i32>
    %73 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %74 = stablehlo.add %arg5, %73 : tensor<20xi32>
    %75 = stablehlo.select %72, %74, %arg5 : tensor<20xi1>, tensor<20xi32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %77 = "stablehlo.gather"(%69, %76) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xf32>, tensor<20x1xi32>) -> tensor<20xf32>
    %78 = stablehlo.divide %66, %77 : tensor<20xf32>
    %79 = stablehlo.multiply %77, %77 : tensor<20xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %81 = stablehlo.divide %80, %79 : tensor<20xf32>
    %82 = stablehlo.broadcast_in_dim %78, dims = [0] : (tensor<20xf32>) -> tensor<20x1xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<20x1xf32>) -> tensor<20x6xf32>
    %84 = stablehlo.multiply %16, %83 : tensor<20x6xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %86 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %87 = "stablehlo.scatter"(%85, %86, %84) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %162 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %162 : tensor<f32>
    }) : (tensor<8x6xf32>, tensor<20x1xi32>, tensor<20x6xf32>) -> tensor<8x6xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %89 = stablehlo.cosine %87 : tensor<8x6xf32>
    %90 = stablehlo.sine %87 : tensor<8x6xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%89 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %93 = stablehlo.negate %92 : tensor<8x6xf32>
    %94 = stablehlo.multiply %93, %90 : tensor<8x6xf32>
    %c_30 = stablehlo.constant dense<7> : tensor<1xi32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %95 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<20x1xi32>
    %96 = stablehlo.compare GE, %86, %95, SIGNED : (tensor<20x1xi32>, tensor<20x1xi32>) -> tensor<20x1xi1>
    %97 = stablehlo.broadcast_in_dim %c_30, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<20x1xi32>
    %99 = stablehlo.compare LE, %86, %98, SIGNED : (tensor<20x1xi32>, tensor<20x1xi32>) -> tensor<20x1xi1>
    %100 = stablehlo.and %96, %99 : tensor<20x1xi1>
    %c_32 = stablehlo.constant dense<true> : tensor<i1>
    %101 = stablehlo.reduce(%100 init: %c_32) applies stablehlo.and across dimensions = [1] : (tensor<20x1xi1>, tensor<i1>) -> tensor<20xi1>
    %102 = "stablehlo.gather"(%94, %86) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<8x6xf32>, tensor<20x1xi32>) -> tensor<20x6xf32>
    %103 = stablehlo.broadcast_in_dim %101, dims = [0] : (tensor<20xi1>) -> tensor<20x6xi1>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<20x6xf32>
    %105 = stablehlo.select %103, %102, %104 : tensor<20x6xi1>, tensor<20x6xf32>
    %106 = stablehlo.multiply %16, %105 : tensor<20x6xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.reduce(%106 init: %cst_34) applies stablehlo.add across dimensions = [1] : (tensor<20x6xf32>, tensor<f32>) -> tensor<20xf32>
    %108 = stablehlo.reshape %107 : (tensor<20xf32>) -> tensor<20x1xf32>
    %109 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<20x1xf32>) -> tensor<20x6xf32>
    %110 = stablehlo.multiply %105, %109 : tensor<20x6xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.reduce(%108 init: %cst_35) applies stablehlo.add across dimensions = [1] : (tensor<20x1xf32>, tensor<f32>) -> tensor<20xf32>
    %112 = stablehlo.multiply %111, %81 : tensor<20xf32>
    %113 = stablehlo.multiply %112, %66 : tensor<20xf32>
    %114 = stablehlo.negate %113 : tensor<20xf32>
    %115 = stablehlo.divide %111, %77 : tensor<20xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %117 = "stablehlo.scatter"(%116, %76, %114) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %162 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %162 : tensor<f32>
    }) : (tensor<8xf32>, tensor<20x1xi32>, tensor<20xf32>) -> tensor<8xf32>
    %c_37 = stablehlo.constant dense<7> : tensor<1xi32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %118 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<20x1xi32>
    %119 = stablehlo.compare GE, %68, %118, SIGNED : (tensor<20x1xi32>, tensor<20x1xi32>) -> tensor<20x1xi1>
    %120 = stablehlo.broadcast_in_dim %c_37, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<20x1xi32>
    %122 = stablehlo.compare LE, %68, %121, SIGNED : (tensor<20x1xi32>, tensor<20x1xi32>) -> tensor<20x1xi1>
    %123 = stablehlo.and %119, %122 : tensor<20x1xi1>
    %c_39 = stablehlo.constant dense<true> : tensor<i1>
    %124 = stablehlo.reduce(%123 init: %c_39) applies stablehlo.and across dimensions = [1] : (tensor<20x1xi1>, tensor<i1>) -> tensor<20xi1>
    %125 = "stablehlo.gather"(%117, %68) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xf32>, tensor<20x1xi32>) -> tensor<20xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %127 = stablehlo.select %124, %125, %126 : tensor<20xi1>, tensor<20xf32>
    %128 = stablehlo.add %115, %127 : tensor<20xf32>
    %129 = stablehlo.multiply %128, %66 : tensor<20xf32>
    %130 = stablehlo.negate %129 : tensor<20xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %132 = "stablehlo.scatter"(%131, %63, %130) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %162 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %162 : tensor<f32>
    }) : (tensor<8xf32>, tensor<20x1xi32>, tensor<20xf32>) -> tensor<8xf32>
    %c_42 = stablehlo.constant dense<7> : tensor<1xi32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %133 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<20x1xi32>
    %134 = stablehlo.compare GE, %21, %133, SIGNED : (tensor<20x1xi32>, tensor<20x1xi32>) -> tensor<20x1xi1>
    %135 = stablehlo.broadcast_in_dim %c_42, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<20x1xi32>
    %137 = stablehlo.compare LE, %21, %136, SIGNED : (tensor<20x1xi32>, tensor<20x1xi32>) -> tensor<20x1xi1>
    %138 = stablehlo.and %134, %137 : tensor<20x1xi1>
    %c_44 = stablehlo.constant dense<true> : tensor<i1>
    %139 = stablehlo.reduce(%138 init: %c_44) applies stablehlo.and across dimensions = [1] : (tensor<20x1xi1>, tensor<i1>) -> tensor<20xi1>
    %140 = "stablehlo.gather"(%132, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xf32>, tensor<20x1xi32>) -> tensor<20xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %142 = stablehlo.select %139, %140, %141 : tensor<20xi1>, tensor<20xf32>
    %143 = stablehlo.multiply %142, %46 : tensor<20xf32>
    %144 = stablehlo.add %129, %143 : tensor<20xf32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [0] : (tensor<20xf32>) -> tensor<20x6xf32>
    %146 = stablehlo.add %110, %145 : tensor<20x6xf32>
    %147 = stablehlo.multiply %146, %18 : tensor<20x6xf32>
    %148 = stablehlo.multiply %147, %16 : tensor<20x6xf32>
    %149 = stablehlo.add %147, %148 : tensor<20x6xf32>
    %150 = stablehlo.dot_general %149, %14, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<20x6xf32>, tensor<20x10xf32>) -> tensor<6x10xf32>
    %151 = stablehlo.transpose %150, dims = [1, 0] : (tensor<6x10xf32>) -> tensor<10x6xf32>
    %152 = stablehlo.dot_general %149, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<20x6xf32>, tensor<10x6xf32>) -> tensor<20x10xf32>
    %153 = stablehlo.slice %152 [0:20, 0:5] : (tensor<20x10xf32>) -> tensor<20x5xf32>
    %154 = stablehlo.slice %152 [0:20, 5:10] : (tensor<20x10xf32>) -> tensor<20x5xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8x5xf32>
    %156 = "stablehlo.scatter"(%155, %12, %154) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %162 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %162 : tensor<f32>
    }) : (tensor<8x5xf32>, tensor<20x1xi32>, tensor<20x5xf32>) -> tensor<8x5xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8x5xf32>
    %158 = "stablehlo.scatter"(%157, %5, %153) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %162 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %162 : tensor<f32>
    }) : (tensor<8x5xf32>, tensor<20x1xi32>, tensor<20x5xf32>) -> tensor<8x5xf32>
    %159 = stablehlo.add %156, %158 : tensor<8x5xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    return %160, %161, %151, %159 : tensor<5x6xf32>, tensor<6x4xf32>, tensor<10x6xf32>, tensor<8x5xf32>
  }
}
