module @jit_segment_integer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40xi32>, %arg1: tensor<40xi32>) -> (tensor<9xi32> {jax.result_info = "result[0]"}, tensor<10xi32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<40xi32>) -> tensor<40x1xi32>
    %2 = "stablehlo.scatter"(%0, %1, %arg0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %6 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %6 : tensor<i32>
    }) : (tensor<9xi32>, tensor<40x1xi32>, tensor<40xi32>) -> tensor<9xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<40xi32>) -> tensor<40x1xi32>
    %5 = "stablehlo.scatter"(%3, %4, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %6 = stablehlo.minimum %arg2, %arg3 : tensor<i32>
      stablehlo.return %6 : tensor<i32>
    }) : (tensor<10xi32>, tensor<40x1xi32>, tensor<40xi32>) -> tensor<10xi32>
    return %2, %5 : tensor<9xi32>, tensor<10xi32>
  }
}
