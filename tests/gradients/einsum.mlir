module @jit_einsum attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<2x3x4xf64>, %arg1: tensor<4x5xf64>, %arg2: tensor<3x5xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [0] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf64>, tensor<2x3x4xf64>) -> tensor<5x2x3xf64>
    %1 = stablehlo.dot_general %0, %arg2, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x2x3xf64>, tensor<3x5xf64>) -> tensor<5x2xf64>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<5x2xf64>) -> tensor<2x5xf64>
    %3 = stablehlo.multiply %2, %2 : tensor<2x5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5xf64>, tensor<f64>) -> tensor<f64>
    return %4 : tensor<f64>
  }
}
