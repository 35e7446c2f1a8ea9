module @jit_page_rank attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<25xi32>, %arg1: tensor<25xi32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = call @clip(%arg0, %c_0) : (tensor<25xi32>, tensor<i32>) -> tensor<25xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<25xi32>
    %3 = stablehlo.compare LT, %1, %2, SIGNED : (tensor<25xi32>, tensor<25xi32>) -> tensor<25xi1>
    %c_2 = stablehlo.constant dense<9> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<25xi32>
    %5 = stablehlo.add %1, %4 : tensor<25xi32>
    %6 = stablehlo.select %3, %5, %1 : tensor<25xi1>, tensor<25xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<25xi32>) -> tensor<25x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<25xi32>
    %9 = "stablehlo.scatter"(%0, %7, %8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %16 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %16 : tensor<i32>
    }) : (tensor<9xi32>, tensor<25x1xi32>, tensor<25xi32>) -> tensor<9xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %11 = stablehlo.maximum %9, %10 : tensor<9xi32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %cst_5 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %14 = stablehlo.divide %12, %13 : tensor<9xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %15:6 = stablehlo.while(%iterArg = %11, %iterArg_8 = %arg0, %iterArg_9 = %arg1, %iterArg_10 = %c_7, %iterArg_11 = %c_6, %iterArg_12 = %14) : tensor<9xi32>, tensor<25xi32>, tensor<25xi32>, tensor<i32>, tensor<i32>, tensor<9xf32>
    cond {
      %c_13 = stablehlo.constant dense<10> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_10, %c_13, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16:2 = func.call @closed_call(%iterArg, %iterArg_8, %iterArg_9, %iterArg_11, %iterArg_12) : (tensor<9xi32>, tensor<25xi32>, tensor<25xi32>, tensor<i32>, tensor<9xf32>) -> (tensor<i32>, tensor<9xf32>)
      %c_13 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %iterArg_10, %c_13 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %17, %16#0, %16#1 : tensor<9xi32>, tensor<25xi32>, tensor<25xi32>, tensor<i32>, tensor<i32>, tensor<9xf32>
    }
    return %15#5 : tensor<9xf32>
  }
  func.func private @clip(%arg0: tensor<25xi32>, %arg1: tensor<i32>) -> tensor<25xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<25xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<25xi32>
    return %2 : tensor<25xi32>
  }
  func.func private @closed_call(%arg0: tensor<9xi32>, %arg1: tensor<25xi32>, %arg2: tensor<25xi32>, %arg3: tensor<i32>, %arg4: tensor<9xf32>) -> (tensor<i32>, tensor<9xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg3, %c : tensor<i32>
    %1 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xf32>
    %2 = stablehlo.divide %arg4, %1 : tensor<9xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<25xi32>
    %4 = stablehlo.compare LT, %arg1, %3, SIGNED : (tensor<25xi32>, tensor<25xi32>) -> tensor<25xi1>
    %c_1 = stablehlo.constant dense<9> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<25xi32>
    %6 = stablehlo.add %arg1, %5 : tensor<25xi32>
    %7 = stablehlo.select %4, %6, %arg1 : tensor<25xi1>, tensor<25xi32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<25xi32>) -> tensor<25x1xi32>
    %9 = "stablehlo.gather"(%2, %8) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<9xf32>, tensor<25x1xi32>) -> tensor<25xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<25xi32>) -> tensor<25x1xi32>
    %12 = "stablehlo.scatter"(%10, %11, %9) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %17 = stablehlo.add %arg5, %arg6 : tensor<f32>
      stablehlo.return %17 : tensor<f32>
    }) : (tensor<9xf32>, tensor<25x1xi32>, tensor<25xf32>) -> tensor<9xf32>
    %cst_2 = stablehlo.constant dense<8.500000e-01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<9xf32>
    %cst_3 = stablehlo.constant dense<0.0166666675> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %16 = stablehlo.add %15, %14 : tensor<9xf32>
    return %0, %16 : tensor<i32>, tensor<9xf32>
  }
}
