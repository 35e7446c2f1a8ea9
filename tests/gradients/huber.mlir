module @jit_huber attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<3x4xf64>, %arg1: tensor<3x4xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x4xf64>
    %1 = stablehlo.abs %0 : tensor<3x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %3 = stablehlo.compare LT, %1, %2, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %5 = stablehlo.multiply %4, %1 : tensor<3x4xf64>
    %6 = stablehlo.multiply %5, %1 : tensor<3x4xf64>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %8 = stablehlo.subtract %1, %7 : tensor<3x4xf64>
    %9 = call @_where(%3, %6, %8) : (tensor<3x4xi1>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf64>, tensor<f64>) -> tensor<f64>
    %cst_3 = stablehlo.constant dense<1.200000e+01> : tensor<f64>
    %11 = stablehlo.divide %10, %cst_3 : tensor<f64>
    return %11 : tensor<f64>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf64>, %arg2: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xf64>
    return %0 : tensor<3x4xf64>
  }
}
