module @jit_graph_attention attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf32>, %arg1: tensor<6x4xf32>, %arg2: tensor<10x6xf32>, %arg3: tensor<8x5xf32>, %arg4: tensor<20xi32>, %arg5: tensor<20xi32>) -> (tensor<8x6xf32> {jax.result_info = "result"}) {
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
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<20x6xf32>, tensor<f32>) -> tensor<20xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %19 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %20 = "stablehlo.scatter"(%18, %19, %17) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %47 = stablehlo.maximum %arg6, %arg7 : tensor<f32>
      stablehlo.return %47 : tensor<f32>
    }) : (tensor<8xf32>, tensor<20x1xi32>, tensor<20xf32>) -> tensor<8xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %22 = stablehlo.compare LT, %arg5, %21, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_5 = stablehlo.constant dense<8> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %24 = stablehlo.add %arg5, %23 : tensor<20xi32>
    %25 = stablehlo.select %22, %24, %arg5 : tensor<20xi1>, tensor<20xi32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %27 = "stablehlo.gather"(%20, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xf32>, tensor<20x1xi32>) -> tensor<20xf32>
    %28 = stablehlo.subtract %17, %27 : tensor<20xf32>
    %29 = stablehlo.exponential %28 : tensor<20xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %31 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %32 = "stablehlo.scatter"(%30, %31, %29) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %47 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %47 : tensor<f32>
    }) : (tensor<8xf32>, tensor<20x1xi32>, tensor<20xf32>) -> tensor<8xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %34 = stablehlo.compare LT, %arg5, %33, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_8 = stablehlo.constant dense<8> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %36 = stablehlo.add %arg5, %35 : tensor<20xi32>
    %37 = stablehlo.select %34, %36, %arg5 : tensor<20xi1>, tensor<20xi32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %39 = "stablehlo.gather"(%32, %38) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xf32>, tensor<20x1xi32>) -> tensor<20xf32>
    %40 = stablehlo.divide %29, %39 : tensor<20xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<20xf32>) -> tensor<20x1xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<20x1xf32>) -> tensor<20x6xf32>
    %43 = stablehlo.multiply %16, %42 : tensor<20x6xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %45 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %46 = "stablehlo.scatter"(%44, %45, %43) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %47 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %47 : tensor<f32>
    }) : (tensor<8x6xf32>, tensor<20x1xi32>, tensor<20x6xf32>) -> tensor<8x6xf32>
    return %46 : tensor<8x6xf32>
  }
}
