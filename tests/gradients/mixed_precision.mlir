module @jit_mixed_precision attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<4x3xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<4x3xf64>) -> tensor<4x3xf32>
    %1 = stablehlo.convert %0 : (tensor<4x3xf32>) -> tensor<4x3xf64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x3xf64>
    %3 = stablehlo.multiply %1, %2 : tensor<4x3xf64>
    %4 = stablehlo.multiply %3, %3 : tensor<4x3xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf64>, tensor<f64>) -> tensor<f64>
    return %5 : tensor<f64>
  }
}
