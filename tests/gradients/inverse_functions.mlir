module @jit_inverse_functions attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<5xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = chlo.asin %arg0 : tensor<5xf64> -> tensor<5xf64>
    %1 = chlo.atanh %arg0 : tensor<5xf64> -> tensor<5xf64>
    %2 = stablehlo.multiply %0, %1 : tensor<5xf64>
    %3 = chlo.acos %arg0 : tensor<5xf64> -> tensor<5xf64>
    %4 = chlo.asinh %arg0 : tensor<5xf64> -> tensor<5xf64>
    %5 = stablehlo.multiply %3, %4 : tensor<5xf64>
    %6 = stablehlo.add %2, %5 : tensor<5xf64>
    %7 = chlo.erf_inv %arg0 : tensor<5xf64> -> tensor<5xf64>
    %8 = stablehlo.add %6, %7 : tensor<5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
    return %9 : tensor<f64>
  }
}
