module @jit_products attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5xf32>, %arg1: tensor<5x6xf32>, %arg2: tensor<3x4x5xf32>) -> (tensor<4x6xf32> {jax.result_info = "result[0]"}, tensor<3x6x4xf32> {jax.result_info = "result[1]"}, tensor<3x4x6xf32> {jax.result_info = "result[2]"}, tensor<4x6xf32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf32>, tensor<5x6xf32>) -> tensor<4x6xf32>
    %1 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [0] x [2], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<3x4x5xf32>) -> tensor<6x3x4xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<6x3x4xf32>) -> tensor<3x6x4xf32>
    %3 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4x5xf32>, tensor<5x6xf32>) -> tensor<3x4x6xf32>
    %4 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<4x5xf32>) -> tensor<2x2xf32>
    %5 = stablehlo.slice %arg1 [0:2, 0:3] : (tensor<5x6xf32>) -> tensor<2x3xf32>
    %6 = call @kron(%4, %5) : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<4x6xf32>
    return %0, %2, %3, %6 : tensor<4x6xf32>, tensor<3x6x4xf32>, tensor<3x4x6xf32>, tensor<4x6xf32>
  }
  func.func private @kron(%arg0: tensor<2x2xf32>, %arg1: tensor<2x3xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2x2xf32>) -> tensor<2x1x2x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 3] : (tensor<2x3xf32>) -> tensor<1x2x1x3xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<2x1x2x1xf32>) -> tensor<2x2x2x3xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x2x1x3xf32>) -> tensor<2x2x2x3xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<2x2x2x3xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x2x2x3xf32>) -> tensor<4x6xf32>
    return %5 : tensor<4x6xf32>
  }
}
