module @jit_einsums attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5xf32>, %arg1: tensor<5x4xf32>) -> (tensor<3xf32> {jax.result_info = "result[0]"}, tensor<5x4x3xf32> {jax.result_info = "result[1]"}, tensor<4xf32> {jax.result_info = "result[2]"}, tensor<3x5x5xf32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1, 2] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<3x4x5xf32>, tensor<5x4xf32>) -> tensor<3xf32>
    %1 = stablehlo.transpose %arg0, dims = [2, 1, 0] : (tensor<3x4x5xf32>) -> tensor<5x4x3xf32>
    %2 = stablehlo.slice %arg0 [0:3, 0:4, 0:3] : (tensor<3x4x5xf32>) -> tensor<3x4x3xf32>
    %3 = stablehlo.iota dim = 0 : tensor<3x3xui32>
    %4 = stablehlo.iota dim = 1 : tensor<3x3xui32>
    %5 = stablehlo.compare EQ, %3, %4, UNSIGNED : (tensor<3x3xui32>, tensor<3x3xui32>) -> tensor<3x3xi1>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 2] : (tensor<3x3xi1>) -> tensor<3x4x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4x3xf32>
    %8 = stablehlo.select %6, %2, %7 : tensor<3x4x3xi1>, tensor<3x4x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0, 2] : (tensor<3x4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %10 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf32>, tensor<3x4x5xf32>) -> tensor<5x3x5xf32>
    %11 = stablehlo.transpose %10, dims = [1, 0, 2] : (tensor<5x3x5xf32>) -> tensor<3x5x5xf32>
    return %0, %1, %9, %11 : tensor<3xf32>, tensor<5x4x3xf32>, tensor<4xf32>, tensor<3x5x5xf32>
  }
}
