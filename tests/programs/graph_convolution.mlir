module @jit_graph_convolution attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf32>, %arg1: tensor<6x4xf32>, %arg2: tensor<10x6xf32>, %arg3: tensor<8x5xf32>, %arg4: tensor<20xi32>, %arg5: tensor<20xi32>) -> (tensor<8x4xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %3 = "stablehlo.scatter"(%1, %2, %0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %32 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %32 : tensor<f32>
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
      %32 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %32 : tensor<f32>
    }) : (tensor<8x6xf32>, tensor<20x1xi32>, tensor<20x6xf32>) -> tensor<8x6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %16 = stablehlo.maximum %3, %15 : tensor<8xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x6xf32>
    %19 = stablehlo.divide %14, %18 : tensor<8x6xf32>
    %20 = call @relu(%19) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    %21 = stablehlo.dot_general %20, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<6x4xf32>) -> tensor<8x4xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %23 = stablehlo.compare LT, %arg4, %22, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_5 = stablehlo.constant dense<8> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %25 = stablehlo.add %arg4, %24 : tensor<20xi32>
    %26 = stablehlo.select %23, %25, %arg4 : tensor<20xi1>, tensor<20xi32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %28 = "stablehlo.gather"(%21, %27) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xf32>, tensor<20x1xi32>) -> tensor<20x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %30 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %31 = "stablehlo.scatter"(%29, %30, %28) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %32 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %32 : tensor<f32>
    }) : (tensor<8x4xf32>, tensor<20x1xi32>, tensor<20x4xf32>) -> tensor<8x4xf32>
    return %31 : tensor<8x4xf32>
  }
  func.func private @relu(%arg0: tensor<8x6xf32>) -> tensor<8x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x6xf32>
    return %1 : tensor<8x6xf32>
  }
}
