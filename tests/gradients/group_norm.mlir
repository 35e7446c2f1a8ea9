module @jit_group_norm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<4x8xf64>, %arg1: tensor<8xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<4x8xf64>) -> tensor<4x2x4xf64>
    %1 = call @standardize(%0) : (tensor<4x2x4xf64>) -> tensor<4x2x4xf64>
    %2 = stablehlo.reshape %1 : (tensor<4x2x4xf64>) -> tensor<4x8xf64>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf64>) -> tensor<1x8xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x8xf64>) -> tensor<4x8xf64>
    %5 = stablehlo.multiply %2, %4 : tensor<4x8xf64>
    %6 = stablehlo.multiply %5, %5 : tensor<4x8xf64>
    %7 = stablehlo.multiply %6, %5 : tensor<4x8xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf64>, tensor<f64>) -> tensor<f64>
    return %8 : tensor<f64>
  }
  func.func private @standardize(%arg0: tensor<4x2x4xf64>) -> tensor<4x2x4xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x2x4xf64>, tensor<f64>) -> tensor<4x2xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<4x2xf64>) -> tensor<4x2x1xf64>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x2x1xf64>
    %3 = stablehlo.divide %1, %2 : tensor<4x2x1xf64>
    %4 = chlo.square %arg0 : tensor<4x2x4xf64> -> tensor<4x2x4xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<4x2x4xf64>, tensor<f64>) -> tensor<4x2xf64>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<4x2xf64>) -> tensor<4x2x1xf64>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x2x1xf64>
    %8 = stablehlo.divide %6, %7 : tensor<4x2x1xf64>
    %9 = chlo.square %3 : tensor<4x2x1xf64> -> tensor<4x2x1xf64>
    %10 = stablehlo.subtract %8, %9 : tensor<4x2x1xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %11 = call @clip(%10, %c) : (tensor<4x2x1xf64>, tensor<i64>) -> tensor<4x2x1xf64>
    %12 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<4x2x1xf64>) -> tensor<4x2x4xf64>
    %13 = stablehlo.subtract %arg0, %12 : tensor<4x2x4xf64>
    %cst_3 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4x2x1xf64>
    %15 = stablehlo.add %11, %14 : tensor<4x2x1xf64>
    %16 = stablehlo.rsqrt %15 : tensor<4x2x1xf64>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<4x2x1xf64>) -> tensor<4x2x4xf64>
    %18 = stablehlo.multiply %13, %17 : tensor<4x2x4xf64>
    return %18 : tensor<4x2x4xf64>
  }
  func.func private @clip(%arg0: tensor<4x2x1xf64>, %arg1: tensor<i64>) -> tensor<4x2x1xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4x2x1xf64>
    %2 = stablehlo.maximum %1, %arg0 : tensor<4x2x1xf64>
    return %2 : tensor<4x2x1xf64>
  }
}
