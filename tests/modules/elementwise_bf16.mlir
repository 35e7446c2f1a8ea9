module @jit_elementwise_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<60xbf16>) -> (tensor<60xbf16> {jax.result_info = "result[0]"}, tensor<60xbf16> {jax.result_info = "result[1]"}, tensor<60xbf16> {jax.result_info = "result[2]"}, tensor<60xbf16> {jax.result_info = "result[3]"}, tensor<60xbf16> {jax.result_info = "result[4]"}, tensor<60xbf16> {jax.result_info = "result[5]"}, tensor<60xbf16> {jax.result_info = "result[6]"}, tensor<60xbf16> {jax.result_info = "result[7]"}, tensor<60xbf16> {jax.result_info = "result[8]"}, tensor<60xbf16> {jax.result_info = "result[9]"}) {
    %0 = stablehlo.sine %arg0 : tensor<60xbf16>
    %1 = stablehlo.exponential %arg0 : tensor<60xbf16>
    %2 = stablehlo.tanh %arg0 : tensor<60xbf16>
    %3 = stablehlo.negate %arg0 : tensor<60xbf16>
    %4 = stablehlo.exponential %3 : tensor<60xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<60xbf16>
    %6 = stablehlo.add %5, %4 : tensor<60xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<60xbf16>
    %8 = stablehlo.divide %7, %6 : tensor<60xbf16>
    %9 = stablehlo.abs %arg0 : tensor<60xbf16>
    %cst_1 = stablehlo.constant dense<1.500000e+00> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<60xbf16>
    %11 = stablehlo.power %9, %10 : tensor<60xbf16>
    %12 = stablehlo.multiply %arg0, %arg0 : tensor<60xbf16>
    %13 = stablehlo.add %12, %arg0 : tensor<60xbf16>
    %cst_2 = stablehlo.constant dense<5.000000e+00> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<60xbf16>
    %15 = stablehlo.add %arg0, %14 : tensor<60xbf16>
    %16 = stablehlo.divide %arg0, %15 : tensor<60xbf16>
    %17 = stablehlo.abs %arg0 : tensor<60xbf16>
    %18 = stablehlo.sqrt %17 : tensor<60xbf16>
    %19 = chlo.erf %arg0 : tensor<60xbf16> -> tensor<60xbf16>
    %20 = stablehlo.floor %arg0 : tensor<60xbf16>
    return %0, %1, %2, %8, %11, %13, %16, %18, %19, %20 : tensor<60xbf16>, tensor<60xbf16>, tensor<60xbf16>, tensor<60xbf16>, tensor<60xbf16>, tensor<60xbf16>, tensor<60xbf16>, tensor<60xbf16>, tensor<60xbf16>, tensor<60xbf16>
  }
}
