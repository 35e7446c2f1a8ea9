module @jit_deletes attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>, %arg1: tensor<4x6xf32>) -> (tensor<7xf32> {jax.result_info = "result[0]"}, tensor<5x6xf32> {jax.result_info = "result[1]"}, tensor<2xf32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<[0, 2, 3, 4, 6, 7, 8]> : tensor<7xi32>
    %c_0 = stablehlo.constant dense<false> : tensor<7xi1>
    %c_1 = stablehlo.constant dense<9> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %1 = stablehlo.add %c, %0 : tensor<7xi32>
    %2 = stablehlo.select %c_0, %1, %c : tensor<7xi1>, tensor<7xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %4 = "stablehlo.gather"(%arg0, %3) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<9xf32>, tensor<7x1xi32>) -> tensor<7xf32>
    %5 = stablehlo.slice %arg1 [0:1, 0:6] : (tensor<4x6xf32>) -> tensor<1x6xf32>
    %6 = call @append(%arg1, %5) : (tensor<4x6xf32>, tensor<1x6xf32>) -> tensor<5x6xf32>
    %7 = stablehlo.slice %arg0 [0:3] : (tensor<9xf32>) -> tensor<3xf32>
    %8 = stablehlo.slice %arg0 [3:5] : (tensor<9xf32>) -> tensor<2xf32>
    %9 = stablehlo.slice %arg0 [5:7] : (tensor<9xf32>) -> tensor<2xf32>
    %10 = stablehlo.slice %arg0 [7:9] : (tensor<9xf32>) -> tensor<2xf32>
    return %4, %6, %8 : tensor<7xf32>, tensor<5x6xf32>, tensor<2xf32>
  }
  func.func private @append(%arg0: tensor<4x6xf32>, %arg1: tensor<1x6xf32>) -> tensor<5x6xf32> {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<4x6xf32>, tensor<1x6xf32>) -> tensor<5x6xf32>
    return %0 : tensor<5x6xf32>
  }
}
