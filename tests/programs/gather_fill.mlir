module @jit_gather_fill attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x8xf32>, %arg1: tensor<6x1xi32>) -> (tensor<6x8xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<8> : tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %1 = stablehlo.compare GE, %arg1, %0, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %2 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<6x1xi32>
    %4 = stablehlo.compare LE, %arg1, %3, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %5 = stablehlo.and %1, %4 : tensor<6x1xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %6 = stablehlo.reduce(%5 init: %c_1) applies stablehlo.and across dimensions = [1] : (tensor<6x1xi1>, tensor<i1>) -> tensor<6xi1>
    %7 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<9x8xf32>, tensor<6x1xi32>) -> tensor<6x8xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<6xi1>) -> tensor<6x8xi1>
    %cst = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %10 = stablehlo.select %8, %7, %9 : tensor<6x8xi1>, tensor<6x8xf32>
    return %10 : tensor<6x8xf32>
  }
}
