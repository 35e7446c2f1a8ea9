module @jit_layer_norm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<4x6xf64>, %arg1: tensor<6xf64>, %arg2: tensor<6xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %0 = call @standardize(%arg0, %cst) : (tensor<4x6xf64>, tensor<f64>) -> tensor<4x6xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x6xf64>) -> tensor<4x6xf64>
    %3 = stablehlo.multiply %0, %2 : tensor<4x6xf64>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x6xf64>) -> tensor<4x6xf64>
    %6 = stablehlo.add %3, %5 : tensor<4x6xf64>
    %7 = stablehlo.tanh %6 : tensor<4x6xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    return %8 : tensor<f64>
  }
  func.func private @standardize(%arg0: tensor<4x6xf64>, %arg1: tensor<f64>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<4xf64>) -> tensor<4x1xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x1xf64>
    %3 = stablehlo.divide %1, %2 : tensor<4x1xf64>
    %4 = chlo.square %arg0 : tensor<4x6xf64> -> tensor<4x6xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4xf64>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<4xf64>) -> tensor<4x1xf64>
    %cst_2 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x1xf64>
    %8 = stablehlo.divide %6, %7 : tensor<4x1xf64>
    %9 = chlo.square %3 : tensor<4x1xf64> -> tensor<4x1xf64>
    %10 = stablehlo.subtract %8, %9 : tensor<4x1xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %11 = call @clip(%10, %c) : (tensor<4x1xf64>, tensor<i64>) -> tensor<4x1xf64>
    %12 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf64>) -> tensor<4x6xf64>
    %13 = stablehlo.subtract %arg0, %12 : tensor<4x6xf64>
    %14 = stablehlo.convert %arg1 : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f64>) -> tensor<4x1xf64>
    %16 = stablehlo.add %11, %15 : tensor<4x1xf64>
    %17 = stablehlo.rsqrt %16 : tensor<4x1xf64>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<4x1xf64>) -> tensor<4x6xf64>
    %19 = stablehlo.multiply %13, %18 : tensor<4x6xf64>
    return %19 : tensor<4x6xf64>
  }
  func.func private @clip(%arg0: tensor<4x1xf64>, %arg1: tensor<i64>) -> tensor<4x1xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4x1xf64>
    %2 = stablehlo.maximum %1, %arg0 : tensor<4x1xf64>
    return %2 : tensor<4x1xf64>
  }
}
