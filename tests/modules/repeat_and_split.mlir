module @jit_repeat_and_split attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6xf32>) -> (tensor<4x2xf32> {jax.result_info = "result[0]"}, tensor<4x2xf32> {jax.result_info = "result[1]"}, tensor<4x2xf32> {jax.result_info = "result[2]"}, tensor<4x3x2xf32> {jax.result_info = "result[3]"}, tensor<4x4xf32> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.slice %arg0 [0:4, 0:2] : (tensor<4x6xf32>) -> tensor<4x2xf32>
    %1 = stablehlo.slice %arg0 [0:4, 2:4] : (tensor<4x6xf32>) -> tensor<4x2xf32>
    %2 = stablehlo.slice %arg0 [0:4, 4:6] : (tensor<4x6xf32>) -> tensor<4x2xf32>
    %3 = stablehlo.slice %arg0 [0:4, 0:2] : (tensor<4x6xf32>) -> tensor<4x2xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<4x2xf32>) -> tensor<4x1x2xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 3] : (tensor<4x1x2xf32>) -> tensor<4x1x3x2xf32>
    %6 = stablehlo.reshape %5 : (tensor<4x1x3x2xf32>) -> tensor<4x3x2xf32>
    %7 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<4x6xf32>) -> tensor<2x2xf32>
    %8 = stablehlo.slice %arg0 [2:4, 0:2] : (tensor<4x6xf32>) -> tensor<2x2xf32>
    %9 = call @kron(%7, %8) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x4xf32>
    return %0, %1, %2, %6, %9 : tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x3x2xf32>, tensor<4x4xf32>
  }
  func.func private @kron(%arg0: tensor<2x2xf32>, %arg1: tensor<2x2xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2x2xf32>) -> tensor<2x1x2x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 3] : (tensor<2x2xf32>) -> tensor<1x2x1x2xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<2x1x2x1xf32>) -> tensor<2x2x2x2xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x2x1x2xf32>) -> tensor<2x2x2x2xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<2x2x2x2xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x2x2x2xf32>) -> tensor<4x4xf32>
    return %5 : tensor<4x4xf32>
  }
}
