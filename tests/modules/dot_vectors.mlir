module @jit_dot_vectors attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>, %arg1: tensor<9x5xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<5xf32> {jax.result_info = "result[1]"}, tensor<5xf32> {jax.result_info = "result[2]"}, tensor<9x9xf32> {jax.result_info = "result[3]"}, tensor<5x5xf32> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9xf32>, tensor<9xf32>) -> tensor<f32>
    %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9xf32>, tensor<9x5xf32>) -> tensor<5xf32>
    %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<9x5xf32>) -> tensor<5x9xf32>
    %3 = stablehlo.dot_general %2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x9xf32>, tensor<9xf32>) -> tensor<5xf32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x9xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x9xf32>) -> tensor<9x9xf32>
    %8 = stablehlo.multiply %6, %7 : tensor<9x9xf32>
    %9 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<9x5xf32>) -> tensor<5x9xf32>
    %10 = stablehlo.dot_general %9, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x9xf32>, tensor<9x5xf32>) -> tensor<5x5xf32>
    return %0, %1, %3, %8, %10 : tensor<f32>, tensor<5xf32>, tensor<5xf32>, tensor<9x9xf32>, tensor<5x5xf32>
  }
}
