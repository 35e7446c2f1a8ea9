module @jit_dot_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x24xbf16>, %arg1: tensor<24x6xbf16>) -> (tensor<5x6xbf16> {jax.result_info = "result[0]"}, tensor<5x6xf32> {jax.result_info = "result[1]"}, tensor<24xbf16> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x24xbf16>, tensor<24x6xbf16>) -> tensor<5x6xbf16>
    %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x24xbf16>, tensor<24x6xbf16>) -> tensor<5x6xf32>
    %2 = stablehlo.convert %arg0 : (tensor<5x24xbf16>) -> tensor<5x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x24xf32>, tensor<f32>) -> tensor<5xf32>
    %4 = stablehlo.convert %3 : (tensor<5xf32>) -> tensor<5xbf16>
    %5 = stablehlo.dot_general %4, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xbf16>, tensor<5x24xbf16>) -> tensor<24xbf16>
    return %0, %1, %5 : tensor<5x6xbf16>, tensor<5x6xf32>, tensor<24xbf16>
  }
}
