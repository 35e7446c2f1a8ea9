module @jit_perceptron attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<4x3xf64>, %arg1: tensor<3x8xf64>, %arg2: tensor<8xf64>, %arg3: tensor<8x2xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf64>, tensor<3x8xf64>) -> tensor<4x8xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<8xf64>) -> tensor<1x8xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xf64>) -> tensor<4x8xf64>
    %3 = stablehlo.add %0, %2 : tensor<4x8xf64>
    %4 = stablehlo.multiply %3, %3 : tensor<4x8xf64>
    %5 = stablehlo.multiply %4, %3 : tensor<4x8xf64>
    %cst = stablehlo.constant dense<4.471500e-02> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x8xf64>
    %7 = stablehlo.multiply %6, %5 : tensor<4x8xf64>
    %8 = stablehlo.add %3, %7 : tensor<4x8xf64>
    %cst_0 = stablehlo.constant dense<0.79788456080286541> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x8xf64>
    %10 = stablehlo.multiply %9, %8 : tensor<4x8xf64>
    %11 = stablehlo.tanh %10 : tensor<4x8xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x8xf64>
    %13 = stablehlo.add %12, %11 : tensor<4x8xf64>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x8xf64>
    %15 = stablehlo.multiply %14, %13 : tensor<4x8xf64>
    %16 = stablehlo.multiply %3, %15 : tensor<4x8xf64>
    %17 = stablehlo.dot_general %16, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x8xf64>, tensor<8x2xf64>) -> tensor<4x2xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %18 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf64>, tensor<f64>) -> tensor<f64>
    return %18 : tensor<f64>
  }
}
