module @jit_powers attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<5xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<2.500000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %1 = stablehlo.power %arg0, %0 : tensor<5xf64>
    %2 = call @_flip(%arg0) : (tensor<5xf64>) -> tensor<5xf64>
    %3 = stablehlo.power %arg0, %2 : tensor<5xf64>
    %4 = stablehlo.add %1, %3 : tensor<5xf64>
    %5 = stablehlo.cbrt %arg0 : tensor<5xf64>
    %6 = stablehlo.rsqrt %arg0 : tensor<5xf64>
    %7 = stablehlo.multiply %5, %6 : tensor<5xf64>
    %8 = stablehlo.add %4, %7 : tensor<5xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
    return %9 : tensor<f64>
  }
  func.func private @_flip(%arg0: tensor<5xf64>) -> tensor<5xf64> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<5xf64>
    return %0 : tensor<5xf64>
  }
}
