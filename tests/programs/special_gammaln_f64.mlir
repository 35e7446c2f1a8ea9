module @jit_special_gammaln_f64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5xf64>) -> (tensor<2x5xf64> {jax.result_info = "result[0]"}, tensor<2x5xf64> {jax.result_info = "result[1][0]"}, tensor<2x5xf64> {jax.result_info = "result[2]"}) {
    %0 = chlo.lgamma %arg0 : tensor<2x5xf64> -> tensor<2x5xf64>
    %1 = chlo.digamma %arg0 : tensor<2x5xf64> -> tensor<2x5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %4 = stablehlo.multiply %3, %1 : tensor<2x5xf64>
    %5 = chlo.lgamma %arg0 : tensor<2x5xf64> -> tensor<2x5xf64>
    %6 = chlo.lgamma %arg0 : tensor<2x5xf64> -> tensor<2x5xf64>
    return %5, %4, %6 : tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
  }
}
