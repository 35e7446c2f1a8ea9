module @jit_special_digamma_f32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5xf32>) -> (tensor<2x5xf32> {jax.result_info = "result[0]"}, tensor<2x5xf32> {jax.result_info = "result[1][0]"}, tensor<2x5xf32> {jax.result_info = "result[2]"}) {
    %0 = chlo.digamma %arg0 : tensor<2x5xf32> -> tensor<2x5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %2 = chlo.polygamma %1, %arg0 : tensor<2x5xf32>, tensor<2x5xf32> -> tensor<2x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<2x5xf32>
    %6 = chlo.digamma %arg0 : tensor<2x5xf32> -> tensor<2x5xf32>
    %7 = chlo.digamma %arg0 : tensor<2x5xf32> -> tensor<2x5xf32>
    return %6, %5, %7 : tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
  }
}
