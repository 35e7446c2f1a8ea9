module @jit_largest attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<3x8xf64>, %arg1: tensor<3x3xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<3x8xf64> -> (tensor<3x3xf64>, tensor<3x3xi32>)
    %0 = stablehlo.multiply %values, %values : tensor<3x3xf64>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x3xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf64>, tensor<f64>) -> tensor<f64>
    return %2 : tensor<f64>
  }
}
