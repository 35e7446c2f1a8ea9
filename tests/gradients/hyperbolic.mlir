module @jit_hyperbolic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<5xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = chlo.sinh %arg0 : tensor<5xf64> -> tensor<5xf64>
    %1 = chlo.cosh %arg0 : tensor<5xf64> -> tensor<5xf64>
    %2 = stablehlo.divide %0, %1 : tensor<5xf64>
    %3 = chlo.erf %arg0 : tensor<5xf64> -> tensor<5xf64>
    %4 = chlo.erfc %arg0 : tensor<5xf64> -> tensor<5xf64>
    %5 = stablehlo.multiply %3, %4 : tensor<5xf64>
    %6 = stablehlo.add %2, %5 : tensor<5xf64>
    %7 = stablehlo.exponential_minus_one %arg0 : tensor<5xf64>
    %8 = stablehlo.multiply %arg0, %arg0 : tensor<5xf64>
    %9 = stablehlo.log_plus_one %8 : tensor<5xf64>
    %10 = stablehlo.multiply %7, %9 : tensor<5xf64>
    %11 = stablehlo.add %6, %10 : tensor<5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
    return %12 : tensor<f64>
  }
}
