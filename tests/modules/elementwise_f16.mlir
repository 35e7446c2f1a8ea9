module @jit_elementwise_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<60xf16>) -> (tensor<60xf16> {jax.result_info = "result[0]"}, tensor<60xf16> {jax.result_info = "result[1]"}, tensor<60xf16> {jax.result_info = "result[2]"}, tensor<60xf16> {jax.result_info = "result[3]"}, tensor<60xf16> {jax.result_info = "result[4]"}, tensor<60xf16> {jax.result_info = "result[5]"}, tensor<60xf16> {jax.result_info = "result[6]"}, tensor<60xf16> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.cosine %arg0 : tensor<60xf16>
    %1 = stablehlo.exponential %arg0 : tensor<60xf16>
    %2 = stablehlo.abs %arg0 : tensor<60xf16>
    %3 = stablehlo.log_plus_one %2 : tensor<60xf16>
    %4 = stablehlo.abs %arg0 : tensor<60xf16>
    %5 = stablehlo.rsqrt %4 : tensor<60xf16>
    %cst = stablehlo.constant dense<5.000000e+00> : tensor<f16>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<60xf16>
    %7 = stablehlo.add %arg0, %6 : tensor<60xf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<60xf16>
    %9 = stablehlo.divide %8, %7 : tensor<60xf16>
    %10 = stablehlo.subtract %arg0, %9 : tensor<60xf16>
    %11 = stablehlo.exponential_minus_one %arg0 : tensor<60xf16>
    %12 = chlo.atan %arg0 : tensor<60xf16> -> tensor<60xf16>
    %13 = stablehlo.cbrt %arg0 : tensor<60xf16>
    return %0, %1, %3, %5, %10, %11, %12, %13 : tensor<60xf16>, tensor<60xf16>, tensor<60xf16>, tensor<60xf16>, tensor<60xf16>, tensor<60xf16>, tensor<60xf16>, tensor<60xf16>
  }
}
