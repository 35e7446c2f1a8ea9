module @jit_special_bernoulli attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf64>) -> (tensor<3x6xf64> {jax.result_info = "result[0][0]"}, tensor<3x6xf64> {jax.result_info = "result[0][1]"}, tensor<3x6xf64> {jax.result_info = "result[1]"}, tensor<3x1x6xf64> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %1 = chlo.polygamma %0, %arg0 : tensor<3x6xf64>, tensor<3x6xf64> -> tensor<3x6xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.add %cst_0, %cst_1 : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %4 = chlo.polygamma %3, %arg0 : tensor<3x6xf64>, tensor<3x6xf64> -> tensor<3x6xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.reduce(%1 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %7 = stablehlo.multiply %6, %4 : tensor<3x6xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %9 = chlo.polygamma %8, %arg0 : tensor<3x6xf64>, tensor<3x6xf64> -> tensor<3x6xf64>
    %cst_5 = stablehlo.constant dense<1.500000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %11 = stablehlo.add %arg0, %10 : tensor<3x6xf64>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %12 = stablehlo.convert %cst_6 : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %14 = chlo.zeta %11, %13 : tensor<3x6xf64>, tensor<3x6xf64> -> tensor<3x6xf64>
    %15 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<3x6xf64>) -> tensor<3x1x6xf64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x1x6xf64>
    %17 = chlo.polygamma %16, %15 : tensor<3x1x6xf64>, tensor<3x1x6xf64> -> tensor<3x1x6xf64>
    return %9, %14, %7, %17 : tensor<3x6xf64>, tensor<3x6xf64>, tensor<3x6xf64>, tensor<3x1x6xf64>
  }
}
