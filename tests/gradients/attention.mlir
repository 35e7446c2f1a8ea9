module @jit_attention attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<5x4xf64>, %arg1: tensor<5x4xf64>, %arg2: tensor<5x4xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<5x4xf64>) -> tensor<4x5xf64>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf64>, tensor<4x5xf64>) -> tensor<5x5xf64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
    %3 = stablehlo.divide %1, %2 : tensor<5x5xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<5x5xf64>, tensor<f64>) -> tensor<5xf64>
    %cst_1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %6 = stablehlo.maximum %5, %4 : tensor<5xf64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x5xf64>
    %9 = stablehlo.subtract %3, %8 : tensor<5x5xf64>
    %10 = stablehlo.exponential %9 : tensor<5x5xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<5x5xf64>, tensor<f64>) -> tensor<5xf64>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x5xf64>
    %14 = stablehlo.divide %10, %13 : tensor<5x5xf64>
    %15 = stablehlo.dot_general %14, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf64>, tensor<5x4xf64>) -> tensor<5x4xf64>
    %16 = stablehlo.cosine %arg2 : tensor<5x4xf64>
    %17 = stablehlo.multiply %15, %16 : tensor<5x4xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %18 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x4xf64>, tensor<f64>) -> tensor<f64>
    return %18 : tensor<f64>
  }
}
