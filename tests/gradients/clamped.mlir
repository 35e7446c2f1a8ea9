module @jit_clamped attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %2 = stablehlo.multiply %arg1, %1 : tensor<4xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %4 = stablehlo.add %2, %3 : tensor<4xf64>
    %cst_1 = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
    %5 = call @clip(%0, %cst_1, %4) : (tensor<4xf64>, tensor<f64>, tensor<4xf64>) -> tensor<4xf64>
    %6 = stablehlo.multiply %5, %5 : tensor<4xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %8 = stablehlo.maximum %arg0, %arg1 : tensor<4xf64>
    %9 = stablehlo.minimum %arg0, %arg1 : tensor<4xf64>
    %10 = stablehlo.multiply %8, %9 : tensor<4xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %12 = stablehlo.add %7, %11 : tensor<f64>
    return %12 : tensor<f64>
  }
  func.func private @clip(%arg0: tensor<4xf64>, %arg1: tensor<f64>, %arg2: tensor<4xf64>) -> tensor<4xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %2 = stablehlo.maximum %1, %arg0 : tensor<4xf64>
    %3 = stablehlo.minimum %arg2, %2 : tensor<4xf64>
    return %3 : tensor<4xf64>
  }
}
