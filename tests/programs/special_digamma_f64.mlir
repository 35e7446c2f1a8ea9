module @jit_special_digamma_f64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5xf64>) -> (tensor<2x5xf64> {jax.result_info = "result[0]"}, tensor<2x5xf64> {jax.result_info = "result[1][0]"}, tensor<2x5xf64> {jax.result_info = "result[2]"}) {
    %0 = chlo.digamma %arg0 : tensor<2x5xf64> -> tensor<2x5xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %2 = chlo.polygamma %1, %arg0 : tensor<2x5xf64>, tensor<2x5xf64> -> tensor<2x5xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5xf64>, tensor<f64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %5 = stablehlo.multiply %4, %2 : tensor<2x5xf64>
    %6 = chlo.digamma %arg0 : tensor<2x5xf64> -> tensor<2x5xf64>
    %7 = chlo.digamma %arg0 : tensor<2x5xf64> -> tensor<2x5xf64>
    return %6, %5, %7 : tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
  }
}
