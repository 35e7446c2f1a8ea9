module @jit_put_along_axis attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<4x1xi32>, %arg2: tensor<4x1xf32>) -> (tensor<4x6xf32> {jax.result_info = "result"}) {
    %0 = call @put_along_axis(%arg0, %arg1, %arg2) : (tensor<4x6xf32>, tensor<4x1xi32>, tensor<4x1xf32>) -> tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
  func.func private @put_along_axis(%arg0: tensor<4x6xf32>, %arg1: tensor<4x1xi32>, %arg2: tensor<4x1xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %2 = stablehlo.iota dim = 0 : tensor<6xi32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<6xi32>) -> tensor<1x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %5 = stablehlo.compare LT, %1, %4, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %7 = stablehlo.add %1, %6 : tensor<4x1xi32>
    %8 = stablehlo.select %5, %7, %1 : tensor<4x1xi1>, tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %10 = stablehlo.compare LT, %arg1, %9, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %12 = stablehlo.add %arg1, %11 : tensor<4x1xi32>
    %13 = stablehlo.select %10, %12, %arg1 : tensor<4x1xi1>, tensor<4x1xi32>
    %14 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x1x1xi32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<4x1xi32>) -> tensor<4x1x1xi32>
    %16 = stablehlo.concatenate %14, %15, dim = 2 : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x2xi32>
    %17 = "stablehlo.scatter"(%arg0, %16, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<4x1x2xi32>, tensor<4x1xf32>) -> tensor<4x6xf32>
    return %17 : tensor<4x6xf32>
  }
}
