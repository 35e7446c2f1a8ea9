module @jit_index_grid attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x9xf32>, %arg1: tensor<3xi32>, %arg2: tensor<4xi32>) -> (tensor<3x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %3 = stablehlo.compare LT, %0, %2, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<8> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %5 = stablehlo.add %0, %4 : tensor<3x1xi32>
    %6 = stablehlo.select %3, %5, %0 : tensor<3x1xi1>, tensor<3x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %8 = stablehlo.compare LT, %1, %7, SIGNED : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
    %c_2 = stablehlo.constant dense<9> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1x4xi32>
    %10 = stablehlo.add %1, %9 : tensor<1x4xi32>
    %11 = stablehlo.select %8, %10, %1 : tensor<1x4xi1>, tensor<1x4xi32>
    %12 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<3x4xi32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<3x4xi32>) -> tensor<3x4x1xi32>
    %16 = stablehlo.concatenate %14, %15, dim = 2 : (tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x2xi32>
    %17 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x9xf32>, tensor<3x4x2xi32>) -> tensor<3x4xf32>
    return %17 : tensor<3x4xf32>
  }
}
