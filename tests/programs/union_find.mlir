module @jit_union_find attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<10xi32>, %arg1: tensor<10xi32>) -> (tensor<12xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<12xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:5 = stablehlo.while(%iterArg = %arg1, %iterArg_1 = %arg0, %iterArg_2 = %c_0, %iterArg_3 = %c, %iterArg_4 = %0) : tensor<10xi32>, tensor<10xi32>, tensor<i32>, tensor<i32>, tensor<12xi32>
    cond {
      %c_5 = stablehlo.constant dense<12> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_2, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2:2 = func.call @closed_call(%iterArg, %iterArg_1, %iterArg_3, %iterArg_4) : (tensor<10xi32>, tensor<10xi32>, tensor<i32>, tensor<12xi32>) -> (tensor<i32>, tensor<12xi32>)
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.add %iterArg_2, %c_5 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %3, %2#0, %2#1 : tensor<10xi32>, tensor<10xi32>, tensor<i32>, tensor<i32>, tensor<12xi32>
    }
    return %1#4 : tensor<12xi32>
  }
  func.func private @closed_call(%arg0: tensor<10xi32>, %arg1: tensor<10xi32>, %arg2: tensor<i32>, %arg3: tensor<12xi32>) -> (tensor<i32>, tensor<12xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %2 = stablehlo.compare LT, %arg0, %1, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_1 = stablehlo.constant dense<12> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %4 = stablehlo.add %arg0, %3 : tensor<10xi32>
    %5 = stablehlo.select %2, %4, %arg0 : tensor<10xi1>, tensor<10xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %7 = "stablehlo.gather"(%arg3, %6) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<12xi32>, tensor<10x1xi32>) -> tensor<10xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %9 = stablehlo.compare LT, %arg1, %8, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_3 = stablehlo.constant dense<12> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %11 = stablehlo.add %arg1, %10 : tensor<10xi32>
    %12 = stablehlo.select %9, %11, %arg1 : tensor<10xi1>, tensor<10xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %14 = "stablehlo.scatter"(%arg3, %13, %7) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
      %29 = stablehlo.minimum %arg4, %arg5 : tensor<i32>
      stablehlo.return %29 : tensor<i32>
    }) : (tensor<12xi32>, tensor<10x1xi32>, tensor<10xi32>) -> tensor<12xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %16 = stablehlo.compare LT, %arg1, %15, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_5 = stablehlo.constant dense<12> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %18 = stablehlo.add %arg1, %17 : tensor<10xi32>
    %19 = stablehlo.select %16, %18, %arg1 : tensor<10xi1>, tensor<10xi32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %21 = "stablehlo.gather"(%arg3, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<12xi32>, tensor<10x1xi32>) -> tensor<10xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %23 = stablehlo.compare LT, %arg0, %22, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_7 = stablehlo.constant dense<12> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %25 = stablehlo.add %arg0, %24 : tensor<10xi32>
    %26 = stablehlo.select %23, %25, %arg0 : tensor<10xi1>, tensor<10xi32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %28 = "stablehlo.scatter"(%14, %27, %21) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
      %29 = stablehlo.minimum %arg4, %arg5 : tensor<i32>
      stablehlo.return %29 : tensor<i32>
    }) : (tensor<12xi32>, tensor<10x1xi32>, tensor<10xi32>) -> tensor<12xi32>
    return %0, %28 : tensor<i32>, tensor<12xi32>
  }
}
