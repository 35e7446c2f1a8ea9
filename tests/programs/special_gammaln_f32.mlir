module @jit_special_gammaln_f32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5xf32>) -> (tensor<2x5xf32> {jax.result_info = "result[0]"}, tensor<2x5xf32> {jax.result_info = "result[1][0]"}, tensor<2x5xf32> {jax.result_info = "result[2]"}) {
    %0 = chlo.lgamma %arg0 : tensor<2x5xf32> -> tensor<2x5xf32>
    %1 = chlo.digamma %arg0 : tensor<2x5xf32> -> tensor<2x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<2x5xf32>
    %5 = chlo.lgamma %arg0 : tensor<2x5xf32> -> tensor<2x5xf32>
    %6 = chlo.lgamma %arg0 : tensor<2x5xf32> -> tensor<2x5xf32>
    return %5, %4, %6 : tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
  }
}
