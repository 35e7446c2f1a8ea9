module @jit_polynomial attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<4xf64>, %arg1: tensor<6xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = call @polyval(%arg0, %arg1) : (tensor<4xf64>, tensor<6xf64>) -> tensor<6xf64>
    %1 = stablehlo.multiply %0, %0 : tensor<6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6xf64>, tensor<f64>) -> tensor<f64>
    return %2 : tensor<f64>
  }
  func.func private @polyval(%arg0: tensor<4xf64>, %arg1: tensor<6xf64>) -> tensor<6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<4xf64>) -> tensor<0xf64>
    %2 = stablehlo.slice %arg0 [0:4] : (tensor<4xf64>) -> tensor<4xf64>
    %3 = stablehlo.slice %2 [0:1] : (tensor<4xf64>) -> tensor<1xf64>
    %4 = stablehlo.reshape %3 : (tensor<1xf64>) -> tensor<f64>
    %5 = call @closed_call(%arg1, %0, %4) : (tensor<6xf64>, tensor<6xf64>, tensor<f64>) -> tensor<6xf64>
    %6 = stablehlo.slice %2 [1:2] : (tensor<4xf64>) -> tensor<1xf64>
    %7 = stablehlo.reshape %6 : (tensor<1xf64>) -> tensor<f64>
    %8 = call @closed_call(%arg1, %5, %7) : (tensor<6xf64>, tensor<6xf64>, tensor<f64>) -> tensor<6xf64>
    %9 = stablehlo.slice %2 [2:3] : (tensor<4xf64>) -> tensor<1xf64>
    %10 = stablehlo.reshape %9 : (tensor<1xf64>) -> tensor<f64>
    %11 = call @closed_call(%arg1, %8, %10) : (tensor<6xf64>, tensor<6xf64>, tensor<f64>) -> tensor<6xf64>
    %12 = stablehlo.slice %2 [3:4] : (tensor<4xf64>) -> tensor<1xf64>
    %13 = stablehlo.reshape %12 : (tensor<1xf64>) -> tensor<f64>
    %14 = call @closed_call(%arg1, %11, %13) : (tensor<6xf64>, tensor<6xf64>, tensor<f64>) -> tensor<6xf64>
    return %14 : tensor<6xf64>
  }
  func.func private @closed_call(%arg0: tensor<6xf64>, %arg1: tensor<6xf64>, %arg2: tensor<f64>) -> tensor<6xf64> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<6xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %2 = stablehlo.add %0, %1 : tensor<6xf64>
    return %2 : tensor<6xf64>
  }
}
