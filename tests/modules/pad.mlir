module @jit_pad attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<f32>) -> (tensor<6x11xf32> {jax.result_info = "result[0]"}, tensor<3x7xf32> {jax.result_info = "result[1]"}, tensor<9x2xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [1, 0], high = [2, 1], interior = [0, 2] : (tensor<3x4xf32>, tensor<f32>) -> tensor<6x11xf32>
    %1 = stablehlo.pad %arg0, %arg1, low = [-1, 2], high = [1, -2], interior = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x7xf32>
    %2 = stablehlo.pad %arg0, %arg1, low = [0, -1], high = [0, -1], interior = [3, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<9x2xf32>
    return %0, %1, %2 : tensor<6x11xf32>, tensor<3x7xf32>, tensor<9x2xf32>
  }
}
