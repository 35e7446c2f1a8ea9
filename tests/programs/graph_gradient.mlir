module @jit_graph_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf32>, %arg1: tensor<6x4xf32>, %arg2: tensor<10x6xf32>, %arg3: tensor<8x5xf32>, %arg4: tensor<20xi32>, %arg5: tensor<20xi32>) -> (tensor<5x6xf32> {jax.result_info = "result['a']"}, tensor<6x4xf32> {jax.result_info = "result['b']"}, tensor<10x6xf32> {jax.result_info = "result['message']"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %3 = "stablehlo.scatter"(%1, %2, %0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %79 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %79 : tensor<f32>
    }) : (tensor<8xf32>, tensor<20x1xi32>, tensor<20xf32>) -> tensor<8xf32>
    %4 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<5x6xf32>) -> tensor<8x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %6 = stablehlo.compare LT, %arg4, %5, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_1 = stablehlo.constant dense<8> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %8 = stablehlo.add %arg4, %7 : tensor<20xi32>
    %9 = stablehlo.select %6, %8, %arg4 : tensor<20xi1>, tensor<20xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %11 = "stablehlo.gather"(%4, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<8x6xf32>, tensor<20x1xi32>) -> tensor<20x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %13 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %14 = "stablehlo.scatter"(%12, %13, %11) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %79 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %79 : tensor<f32>
    }) : (tensor<8x6xf32>, tensor<20x1xi32>, tensor<20x6xf32>) -> tensor<8x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %17 = stablehlo.maximum %3, %16 : tensor<8xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x6xf32>
    %20 = stablehlo.divide %14, %19 : tensor<8x6xf32>
    %21 = call @relu(%20) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %23 = stablehlo.compare GT, %20, %22, FLOAT : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %25 = stablehlo.dot_general %21, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<6x4xf32>) -> tensor<8x4xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %27 = stablehlo.compare LT, %arg4, %26, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_8 = stablehlo.constant dense<8> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %29 = stablehlo.add %arg4, %28 : tensor<20xi32>
    %30 = stablehlo.select %27, %29, %arg4 : tensor<20xi1>, tensor<20xi32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %32 = "stablehlo.gather"(%25, %31) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xf32>, tensor<20x1xi32>) -> tensor<20x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %34 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %35 = "stablehlo.scatter"(%33, %34, %32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %79 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %79 : tensor<f32>
    }) : (tensor<8x4xf32>, tensor<20x1xi32>, tensor<20x4xf32>) -> tensor<8x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %37 = stablehlo.multiply %35, %35 : tensor<8x4xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %39 = stablehlo.multiply %38, %35 : tensor<8x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%37 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %42 = stablehlo.multiply %41, %39 : tensor<8x4xf32>
    %c_14 = stablehlo.constant dense<7> : tensor<1xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<20x1xi32>
    %44 = stablehlo.compare GE, %34, %43, SIGNED : (tensor<20x1xi32>, tensor<20x1xi32>) -> tensor<20x1xi1>
    %45 = stablehlo.broadcast_in_dim %c_14, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<20x1xi32>
    %47 = stablehlo.compare LE, %34, %46, SIGNED : (tensor<20x1xi32>, tensor<20x1xi32>) -> tensor<20x1xi1>
    %48 = stablehlo.and %44, %47 : tensor<20x1xi1>
    %c_16 = stablehlo.constant dense<true> : tensor<i1>
    %49 = stablehlo.reduce(%48 init: %c_16) applies stablehlo.and across dimensions = [1] : (tensor<20x1xi1>, tensor<i1>) -> tensor<20xi1>
    %50 = "stablehlo.gather"(%42, %34) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xf32>, tensor<20x1xi32>) -> tensor<20x4xf32>
    %51 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<20xi1>) -> tensor<20x4xi1>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<20x4xf32>
    %53 = stablehlo.select %51, %50, %52 : tensor<20x4xi1>, tensor<20x4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %55 = "stablehlo.scatter"(%54, %31, %53) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %79 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %79 : tensor<f32>
    }) : (tensor<8x4xf32>, tensor<20x1xi32>, tensor<20x4xf32>) -> tensor<8x4xf32>
    %56 = stablehlo.dot_general %55, %21, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
    %57 = stablehlo.transpose %56, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %58 = stablehlo.dot_general %55, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<6x4xf32>) -> tensor<8x6xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %60 = stablehlo.select %23, %58, %59 : tensor<8x6xi1>, tensor<8x6xf32>
    %61 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x6xf32>
    %62 = stablehlo.divide %60, %61 : tensor<8x6xf32>
    %c_20 = stablehlo.constant dense<7> : tensor<1xi32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<20x1xi32>
    %64 = stablehlo.compare GE, %13, %63, SIGNED : (tensor<20x1xi32>, tensor<20x1xi32>) -> tensor<20x1xi1>
    %65 = stablehlo.broadcast_in_dim %c_20, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<20x1xi32>
    %67 = stablehlo.compare LE, %13, %66, SIGNED : (tensor<20x1xi32>, tensor<20x1xi32>) -> tensor<20x1xi1>
    %68 = stablehlo.and %64, %67 : tensor<20x1xi1>
    %c_22 = stablehlo.constant dense<true> : tensor<i1>
    %69 = stablehlo.reduce(%68 init: %c_22) applies stablehlo.and across dimensions = [1] : (tensor<20x1xi1>, tensor<i1>) -> tensor<20xi1>
    %70 = "stablehlo.gather"(%62, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<8x6xf32>, tensor<20x1xi32>) -> tensor<20x6xf32>
    %71 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<20xi1>) -> tensor<20x6xi1>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<20x6xf32>
    %73 = stablehlo.select %71, %70, %72 : tensor<20x6xi1>, tensor<20x6xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %75 = "stablehlo.scatter"(%74, %10, %73) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %79 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %79 : tensor<f32>
    }) : (tensor<8x6xf32>, tensor<20x1xi32>, tensor<20x6xf32>) -> tensor<8x6xf32>
    %76 = stablehlo.dot_general %75, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<8x5xf32>) -> tensor<6x5xf32>
    %77 = stablehlo.transpose %76, dims = [1, 0] : (tensor<6x5xf32>) -> tensor<5x6xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<10x6xf32>
    return %77, %57, %78 : tensor<5x6xf32>, tensor<6x4xf32>, tensor<10x6xf32>
  }
  func.func private @relu(%arg0: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x6xf32>
    return %1 : tensor<8x6xf32>
  }
}
