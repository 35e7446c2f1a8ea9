module @jit_searchsorted_sort attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20xi32>, %arg1: tensor<12xi32>) -> (tensor<12xi32> {jax.result_info = "result[0]"}, tensor<12xi32> {jax.result_info = "result[1]"}) {
    %0 = call @searchsorted(%arg0, %arg1) : (tensor<20xi32>, tensor<12xi32>) -> tensor<12xi32>
    %1 = call @searchsorted_0(%arg0, %arg1) : (tensor<20xi32>, tensor<12xi32>) -> tensor<12xi32>
    return %0, %1 : tensor<12xi32>, tensor<12xi32>
  }
  func.func private @searchsorted(%arg0: tensor<20xi32>, %arg1: tensor<12xi32>) -> tensor<12xi32> {
    %0 = call @_searchsorted_sort_impl(%arg0, %arg1) : (tensor<20xi32>, tensor<12xi32>) -> tensor<12xi32>
    return %0 : tensor<12xi32>
  }
  func.func private @_searchsorted_sort_impl(%arg0: tensor<20xi32>, %arg1: tensor<12xi32>) -> tensor<12xi32> {
    %0 = stablehlo.concatenate %arg1, %arg0, dim = 0 : (tensor<12xi32>, tensor<20xi32>) -> tensor<32xi32>
    %1 = stablehlo.iota dim = 0 : tensor<32xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %3:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
      %23 = stablehlo.compare LT, %arg2, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    }) : (tensor<32xi32>, tensor<32xi32>) -> (tensor<32xi32>, tensor<32xi32>)
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %5 = stablehlo.compare LT, %3#1, %4, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %c_1 = stablehlo.constant dense<32> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %7 = stablehlo.add %3#1, %6 : tensor<32xi32>
    %8 = stablehlo.select %5, %7, %3#1 : tensor<32xi1>, tensor<32xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %10 = "stablehlo.scatter"(%2, %9, %1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      stablehlo.return %arg3 : tensor<i32>
    }) : (tensor<32xi32>, tensor<32x1xi32>, tensor<32xi32>) -> tensor<32xi32>
    %11 = stablehlo.slice %10 [0:12] : (tensor<32xi32>) -> tensor<12xi32>
    %12 = stablehlo.iota dim = 0 : tensor<12xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %14:2 = "stablehlo.sort"(%arg1, %12) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
      %23 = stablehlo.compare LT, %arg2, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    }) : (tensor<12xi32>, tensor<12xi32>) -> (tensor<12xi32>, tensor<12xi32>)
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %16 = stablehlo.compare LT, %14#1, %15, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %c_4 = stablehlo.constant dense<12> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %18 = stablehlo.add %14#1, %17 : tensor<12xi32>
    %19 = stablehlo.select %16, %18, %14#1 : tensor<12xi1>, tensor<12xi32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %21 = "stablehlo.scatter"(%13, %20, %12) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      stablehlo.return %arg3 : tensor<i32>
    }) : (tensor<12xi32>, tensor<12x1xi32>, tensor<12xi32>) -> tensor<12xi32>
    %22 = stablehlo.subtract %11, %21 : tensor<12xi32>
    return %22 : tensor<12xi32>
  }
  func.func private @searchsorted_0(%arg0: tensor<20xi32>, %arg1: tensor<12xi32>) -> tensor<12xi32> {
    %0 = call @_searchsorted_compare_all_impl(%arg0, %arg1) : (tensor<20xi32>, tensor<12xi32>) -> tensor<12xi32>
    return %0 : tensor<12xi32>
  }
  func.func private @_searchsorted_compare_all_impl(%arg0: tensor<20xi32>, %arg1: tensor<12xi32>) -> tensor<12xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<12xi32>) -> tensor<1x12xi32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<20x1xi32>) -> tensor<20x12xi32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x12xi32>) -> tensor<20x12xi32>
    %4 = stablehlo.compare LT, %2, %3, SIGNED : (tensor<20x12xi32>, tensor<20x12xi32>) -> tensor<20x12xi1>
    %5 = stablehlo.convert %4 : (tensor<20x12xi1>) -> tensor<20x12xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.reduce(%5 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<20x12xi32>, tensor<i32>) -> tensor<12xi32>
    return %6 : tensor<12xi32>
  }
}
