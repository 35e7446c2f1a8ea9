module @jit_movement attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32> {jax.result_info = "result[0]"}, tensor<2x3x4xf32> {jax.result_info = "result[1]"}, tensor<4x2x3xf32> {jax.result_info = "result[2]"}, tensor<4x6xf32> {jax.result_info = "result[3]"}, tensor<1x2x2xf32> {jax.result_info = "result[4]"}, tensor<2x3x4xf32> {jax.result_info = "result[5]"}, tensor<3x4xf32> {jax.result_info = "result[6]"}, tensor<2x3x4xf32> {jax.result_info = "result[7]"}, tensor<6x4xf32> {jax.result_info = "result[8]"}, tensor<4x3x2xf32> {jax.result_info = "result[9]"}, tensor<3x2x4xf32> {jax.result_info = "result[10]"}, tensor<2x3x4x1xf32> {jax.result_info = "result[11]"}) {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x3x4xf32>
    %1 = call @_flip(%arg0) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %2 = stablehlo.transpose %arg0, dims = [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
    %3 = stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<4x6xf32>
    %4 = stablehlo.slice %arg0 [1:2, 0:3:2, 1:3] : (tensor<2x3x4xf32>) -> tensor<1x2x2xf32>
    %5 = call @_roll_static(%arg0) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %6 = stablehlo.slice %arg0 [0:1, 0:3, 0:4] : (tensor<2x3x4xf32>) -> tensor<1x3x4xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %8 = stablehlo.slice %arg0 [0:2, 0:1, 0:4] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<2x1x4xf32>) -> tensor<2x3x4xf32>
    %10 = stablehlo.slice %arg0 [0:1, 0:3, 0:4] : (tensor<2x3x4xf32>) -> tensor<1x3x4xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %12 = stablehlo.reshape %11 : (tensor<3x4xf32>) -> tensor<1x3x1x4xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2, 3] : (tensor<1x3x1x4xf32>) -> tensor<2x3x1x4xf32>
    %14 = stablehlo.reshape %13 : (tensor<2x3x1x4xf32>) -> tensor<6x4xf32>
    %15 = stablehlo.transpose %arg0, dims = [2, 1, 0] : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
    %16 = stablehlo.slice %arg0 [0:1, 0:3, 0:4] : (tensor<2x3x4xf32>) -> tensor<1x3x4xf32>
    %17 = stablehlo.reshape %16 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %18 = stablehlo.slice %arg0 [1:2, 0:3, 0:4] : (tensor<2x3x4xf32>) -> tensor<1x3x4xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %20 = stablehlo.broadcast_in_dim %17, dims = [0, 2] : (tensor<3x4xf32>) -> tensor<3x1x4xf32>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0, 2] : (tensor<3x4xf32>) -> tensor<3x1x4xf32>
    %22 = stablehlo.concatenate %20, %21, dim = 1 : (tensor<3x1x4xf32>, tensor<3x1x4xf32>) -> tensor<3x2x4xf32>
    %23 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<2x3x4xf32>) -> tensor<2x3x4x1xf32>
    return %0, %1, %2, %3, %4, %5, %7, %9, %14, %15, %22, %23 : tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<4x2x3xf32>, tensor<4x6xf32>, tensor<1x2x2xf32>, tensor<2x3x4xf32>, tensor<3x4xf32>, tensor<2x3x4xf32>, tensor<6x4xf32>, tensor<4x3x2xf32>, tensor<3x2x4xf32>, tensor<2x3x4x1xf32>
  }
  func.func private @_flip(%arg0: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<2x3x4xf32>
    return %0 : tensor<2x3x4xf32>
  }
  func.func private @_roll_static(%arg0: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 0:3, 3:4] : (tensor<2x3x4xf32>) -> tensor<2x3x1xf32>
    %1 = stablehlo.slice %arg0 [0:2, 0:3, 0:3] : (tensor<2x3x4xf32>) -> tensor<2x3x3xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 2 : (tensor<2x3x1xf32>, tensor<2x3x3xf32>) -> tensor<2x3x4xf32>
    return %2 : tensor<2x3x4xf32>
  }
}
