module @jit_gated attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<4x3xf64>, %arg1: tensor<3x4xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf64>, tensor<3x4xf64>) -> tensor<4x4xf64>
    %1 = call @silu(%0) : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %2 = call @glu(%1) : (tensor<4x4xf64>) -> tensor<4x2xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf64>, tensor<f64>) -> tensor<f64>
    return %3 : tensor<f64>
  }
  func.func private @silu(%arg0: tensor<4x4xf64>) -> tensor<4x4xf64> {
    %0 = stablehlo.negate %arg0 : tensor<4x4xf64>
    %1 = stablehlo.exponential %0 : tensor<4x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %3 = stablehlo.add %2, %1 : tensor<4x4xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %5 = stablehlo.divide %4, %3 : tensor<4x4xf64>
    %6 = stablehlo.multiply %arg0, %5 : tensor<4x4xf64>
    return %6 : tensor<4x4xf64>
  }
  func.func private @glu(%arg0: tensor<4x4xf64>) -> tensor<4x2xf64> {
    %0 = stablehlo.slice %arg0 [0:4, 0:2] : (tensor<4x4xf64>) -> tensor<4x2xf64>
    %1 = stablehlo.slice %arg0 [0:4, 2:4] : (tensor<4x4xf64>) -> tensor<4x2xf64>
    %2 = stablehlo.negate %1 : tensor<4x2xf64>
    %3 = stablehlo.exponential %2 : tensor<4x2xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x2xf64>
    %5 = stablehlo.add %4, %3 : tensor<4x2xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x2xf64>
    %7 = stablehlo.divide %6, %5 : tensor<4x2xf64>
    %8 = stablehlo.multiply %0, %7 : tensor<4x2xf64>
    return %8 : tensor<4x2xf64>
  }
}
