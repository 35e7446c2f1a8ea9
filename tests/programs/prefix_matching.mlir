module @jit_prefix_matching attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<15xi32>, %arg1: tensor<4xi32>) -> (tensor<i32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<12xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %2 = stablehlo.iota dim = 0 : tensor<4xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<12x1xi32>) -> tensor<12x4xi32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<12x4xi32>
    %6 = stablehlo.add %4, %5 : tensor<12x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12x4xi32>
    %8 = stablehlo.compare LT, %6, %7, SIGNED : (tensor<12x4xi32>, tensor<12x4xi32>) -> tensor<12x4xi1>
    %c_0 = stablehlo.constant dense<15> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12x4xi32>
    %10 = stablehlo.add %6, %9 : tensor<12x4xi32>
    %11 = stablehlo.select %8, %10, %6 : tensor<12x4xi1>, tensor<12x4xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<12x4xi32>) -> tensor<12x4x1xi32>
    %13 = "stablehlo.gather"(%arg0, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<15xi32>, tensor<12x4x1xi32>) -> tensor<12x4xi32>
    %14 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<12x4xi32>
    %16 = stablehlo.compare EQ, %13, %15, SIGNED : (tensor<12x4xi32>, tensor<12x4xi32>) -> tensor<12x4xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %17 = stablehlo.reduce(%16 init: %c_1) applies stablehlo.and across dimensions = [1] : (tensor<12x4xi1>, tensor<i1>) -> tensor<12xi1>
    %18 = stablehlo.convert %17 : (tensor<12xi1>) -> tensor<12xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.reduce(%18 init: %c_2) applies stablehlo.add across dimensions = [0] : (tensor<12xi32>, tensor<i32>) -> tensor<i32>
    return %19 : tensor<i32>
  }
}
