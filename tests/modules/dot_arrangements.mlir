module @jit_dot_arrangements attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<4x2x3xf32>) -> (tensor<2x3x2x3xf32> {jax.result_info = "result[0]"}, tensor<3x4x4x3xf32> {jax.result_info = "result[1]"}, tensor<2x4x4x2xf32> {jax.result_info = "result[2]"}, tensor<2x3x3xf32> {jax.result_info = "result[3]"}, tensor<2x2xf32> {jax.result_info = "result[4]"}, tensor<2xf32> {jax.result_info = "result[5]"}, tensor<2x3x4x4xf32> {jax.result_info = "result[6]"}, tensor<f32> {jax.result_info = "result[7]"}, tensor<2x3x4xf32> {jax.result_info = "result[8]"}, tensor<2x3x4x4x2xf32> {jax.result_info = "result[9]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<4x2x3xf32>) -> tensor<2x3x2x3xf32>
    %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<4x2x3xf32>) -> tensor<3x4x4x3xf32>
    %2 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<4x2x3xf32>) -> tensor<2x4x4x2xf32>
    %3 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<4x2x3xf32>) -> tensor<2x3x3xf32>
    %4 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1, 2] x [2, 0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<4x2x3xf32>) -> tensor<2x2xf32>
    %5 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [1], contracting_dims = [2, 1] x [0, 2], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<4x2x3xf32>) -> tensor<2xf32>
    %6 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1] x [1, 2], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<4x2x3xf32>) -> tensor<2x3x4x4xf32>
    %7 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0, 1, 2] x [1, 2, 0], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<4x2x3xf32>) -> tensor<f32>
    %8 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1, 2] x [1, 2, 0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<4x2x3xf32>) -> tensor<2x3x4xf32>
    %9 = stablehlo.slice %arg1 [0:4, 0:2, 0:1] : (tensor<4x2x3xf32>) -> tensor<4x2x1xf32>
    %10 = stablehlo.reshape %9 : (tensor<4x2x1xf32>) -> tensor<4x2xf32>
    %11 = stablehlo.dot_general %arg0, %10, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<2x3x4xf32>, tensor<4x2xf32>) -> tensor<2x3x4x4x2xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %11 : tensor<2x3x2x3xf32>, tensor<3x4x4x3xf32>, tensor<2x4x4x2xf32>, tensor<2x3x3xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<2x3x4x4xf32>, tensor<f32>, tensor<2x3x4xf32>, tensor<2x3x4x4x2xf32>
  }
}
