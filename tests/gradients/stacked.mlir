module @jit_stacked attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<3x4xf64>, %arg1: tensor<2x4xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<2x4xf64>
    %1 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xf64>) -> tensor<1x4xf64>
    %2 = stablehlo.concatenate %arg0, %0, %1, dim = 0 : (tensor<3x4xf64>, tensor<2x4xf64>, tensor<1x4xf64>) -> tensor<6x4xf64>
    %3 = stablehlo.multiply %2, %2 : tensor<6x4xf64>
    %4 = stablehlo.multiply %3, %2 : tensor<6x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf64>, tensor<f64>) -> tensor<f64>
    %6 = stablehlo.slice %arg0 [0:1, 0:4] : (tensor<3x4xf64>) -> tensor<1x4xf64>
    %7 = stablehlo.reshape %6 : (tensor<1x4xf64>) -> tensor<4xf64>
    %8 = stablehlo.slice %arg1 [1:2, 0:4] : (tensor<2x4xf64>) -> tensor<1x4xf64>
    %9 = stablehlo.reshape %8 : (tensor<1x4xf64>) -> tensor<4xf64>
    %10 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %11 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<4xf64>) -> tensor<1x4xf64>
    %12 = stablehlo.concatenate %10, %11, dim = 0 : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<2x4xf64>
    %13 = stablehlo.multiply %12, %12 : tensor<2x4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %14 = stablehlo.reduce(%13 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf64>, tensor<f64>) -> tensor<f64>
    %15 = stablehlo.add %5, %14 : tensor<f64>
    return %15 : tensor<f64>
  }
}
