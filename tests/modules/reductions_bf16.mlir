module @jit_reductions_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x65xbf16>) -> (tensor<4xbf16> {jax.result_info = "result[0]"}, tensor<4xbf16> {jax.result_info = "result[1]"}, tensor<65xbf16> {jax.result_info = "result[2]"}, tensor<65xbf16> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<4x65xbf16>) -> tensor<4x65xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x65xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.convert %1 : (tensor<4xf32>) -> tensor<4xbf16>
    %cst_0 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %3 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<4x65xbf16>, tensor<bf16>) -> tensor<4xbf16>
    %cst_1 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %4 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.minimum across dimensions = [0] : (tensor<4x65xbf16>, tensor<bf16>) -> tensor<65xbf16>
    %5 = stablehlo.convert %arg0 : (tensor<4x65xbf16>) -> tensor<4x65xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<4x65xf32>, tensor<f32>) -> tensor<65xf32>
    %cst_3 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<65xf32>
    %8 = stablehlo.divide %6, %7 : tensor<65xf32>
    %9 = stablehlo.convert %8 : (tensor<65xf32>) -> tensor<65xbf16>
    return %2, %3, %4, %9 : tensor<4xbf16>, tensor<4xbf16>, tensor<65xbf16>, tensor<65xbf16>
  }
}
