module @jit_rms_norm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<4x6xf64>, %arg1: tensor<6xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4x6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<4xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<4xf64>) -> tensor<4x1xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x1xf64>
    %4 = stablehlo.divide %2, %3 : tensor<4x1xf64>
    %cst_1 = stablehlo.constant dense<9.9999999999999995E-7> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x1xf64>
    %6 = stablehlo.add %4, %5 : tensor<4x1xf64>
    %7 = stablehlo.rsqrt %6 : tensor<4x1xf64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<4x1xf64>) -> tensor<4x6xf64>
    %9 = stablehlo.multiply %arg0, %8 : tensor<4x6xf64>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf64>) -> tensor<1x6xf64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x6xf64>) -> tensor<4x6xf64>
    %12 = stablehlo.multiply %9, %11 : tensor<4x6xf64>
    %13 = stablehlo.sine %12 : tensor<4x6xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %14 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf64>, tensor<f64>) -> tensor<f64>
    return %14 : tensor<f64>
  }
}
