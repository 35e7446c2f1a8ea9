module @jit_converts_half attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12xf16>, %arg1: tensor<12xbf16>) -> (tensor<12xbf16> {jax.result_info = "result[0]"}, tensor<12xf16> {jax.result_info = "result[1]"}, tensor<12xf32> {jax.result_info = "result[2]"}, tensor<12xf32> {jax.result_info = "result[3]"}, tensor<12xi32> {jax.result_info = "result[4]"}, tensor<12xi8> {jax.result_info = "result[5]"}, tensor<12xf32> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<12xf16>) -> tensor<12xbf16>
    %1 = stablehlo.convert %arg1 : (tensor<12xbf16>) -> tensor<12xf16>
    %2 = stablehlo.convert %arg0 : (tensor<12xf16>) -> tensor<12xf32>
    %3 = stablehlo.convert %arg1 : (tensor<12xbf16>) -> tensor<12xf32>
    %cst = stablehlo.constant dense<1.000000e+01> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<12xf16>
    %5 = stablehlo.multiply %arg0, %4 : tensor<12xf16>
    %6 = stablehlo.convert %5 : (tensor<12xf16>) -> tensor<12xi32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<12xbf16>
    %8 = stablehlo.multiply %arg1, %7 : tensor<12xbf16>
    %9 = stablehlo.convert %8 : (tensor<12xbf16>) -> tensor<12xi8>
    %10 = stablehlo.convert %arg0 : (tensor<12xf16>) -> tensor<12xf32>
    %11 = stablehlo.convert %arg1 : (tensor<12xbf16>) -> tensor<12xf32>
    %12 = stablehlo.add %10, %11 : tensor<12xf32>
    return %0, %1, %2, %3, %6, %9, %12 : tensor<12xbf16>, tensor<12xf16>, tensor<12xf32>, tensor<12xf32>, tensor<12xi32>, tensor<12xi8>, tensor<12xf32>
  }
}
