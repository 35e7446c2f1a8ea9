module @jit_take_integer_types attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<10x3xi8>, %arg1: tensor<6xui8>) -> (tensor<6x3xi8> {jax.result_info = "result[0]"}, tensor<6x3xi8> {jax.result_info = "result[1]"}, tensor<6x3xi8> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg1 : (tensor<6xui8>) -> tensor<6xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %2 = "stablehlo.gather"(%arg0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<10x3xi8>, tensor<6x1xi32>) -> tensor<6x3xi8>
    %3 = stablehlo.convert %arg1 : (tensor<6xui8>) -> tensor<6xi16>
    %c = stablehlo.constant dense<0> : tensor<i16>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<6xi16>
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<6xi16>, tensor<6xi16>) -> tensor<6xi1>
    %c_0 = stablehlo.constant dense<10> : tensor<i16>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i16>) -> tensor<6xi16>
    %7 = stablehlo.add %3, %6 : tensor<6xi16>
    %8 = stablehlo.select %5, %7, %3 : tensor<6xi1>, tensor<6xi16>
    %9 = stablehlo.convert %8 : (tensor<6xi16>) -> tensor<6xi32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %11 = "stablehlo.gather"(%arg0, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<10x3xi8>, tensor<6x1xi32>) -> tensor<6x3xi8>
    %12 = stablehlo.convert %arg1 : (tensor<6xui8>) -> tensor<6xui32>
    %13 = stablehlo.convert %12 : (tensor<6xui32>) -> tensor<6xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<10x3xi8>, tensor<6x1xi32>) -> tensor<6x3xi8>
    return %2, %11, %15 : tensor<6x3xi8>, tensor<6x3xi8>, tensor<6x3xi8>
  }
}
