module @jit_recurrent attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<3x2xf64>, %arg1: tensor<2x4xf64>, %arg2: tensor<4x4xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %1 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<3x2xf64>) -> tensor<1x2xf64>
    %2 = stablehlo.reshape %1 : (tensor<1x2xf64>) -> tensor<2xf64>
    %3 = stablehlo.dot_general %2, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2xf64>, tensor<2x4xf64>) -> tensor<4xf64>
    %4 = stablehlo.dot_general %0, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf64>, tensor<4x4xf64>) -> tensor<4xf64>
    %5 = stablehlo.add %3, %4 : tensor<4xf64>
    %6 = stablehlo.tanh %5 : tensor<4xf64>
    %7 = stablehlo.slice %arg0 [1:2, 0:2] : (tensor<3x2xf64>) -> tensor<1x2xf64>
    %8 = stablehlo.reshape %7 : (tensor<1x2xf64>) -> tensor<2xf64>
    %9 = stablehlo.dot_general %8, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2xf64>, tensor<2x4xf64>) -> tensor<4xf64>
    %10 = stablehlo.dot_general %6, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf64>, tensor<4x4xf64>) -> tensor<4xf64>
    %11 = stablehlo.add %9, %10 : tensor<4xf64>
    %12 = stablehlo.tanh %11 : tensor<4xf64>
    %13 = stablehlo.slice %arg0 [2:3, 0:2] : (tensor<3x2xf64>) -> tensor<1x2xf64>
    %14 = stablehlo.reshape %13 : (tensor<1x2xf64>) -> tensor<2xf64>
    %15 = stablehlo.dot_general %14, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2xf64>, tensor<2x4xf64>) -> tensor<4xf64>
    %16 = stablehlo.dot_general %12, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf64>, tensor<4x4xf64>) -> tensor<4xf64>
    %17 = stablehlo.add %15, %16 : tensor<4xf64>
    %18 = stablehlo.tanh %17 : tensor<4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %19 = stablehlo.reduce(%18 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    return %19 : tensor<f64>
  }
}
