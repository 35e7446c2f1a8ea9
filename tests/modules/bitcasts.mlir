module @jit_bitcasts attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6xf32>, %arg1: tensor<6xui32>, %arg2: tensor<6xbf16>) -> (tensor<6xi32> {jax.result_info = "result[0]"}, tensor<6xf32> {jax.result_info = "result[1]"}, tensor<6x4xui8> {jax.result_info = "result[2]"}, tensor<6xf32> {jax.result_info = "result[3]"}, tensor<6xui16> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<6xf32>) -> tensor<6xi32>
    %c = stablehlo.constant dense<2139095039> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<6xui32>
    %2 = stablehlo.and %arg1, %1 : tensor<6xui32>
    %3 = stablehlo.bitcast_convert %2 : (tensor<6xui32>) -> tensor<6xf32>
    %4 = stablehlo.bitcast_convert %arg0 : (tensor<6xf32>) -> tensor<6x4xui8>
    %5 = stablehlo.bitcast_convert %arg0 : (tensor<6xf32>) -> tensor<6x2xui16>
    %6 = stablehlo.bitcast_convert %5 : (tensor<6x2xui16>) -> tensor<6xf32>
    %7 = stablehlo.bitcast_convert %arg2 : (tensor<6xbf16>) -> tensor<6xui16>
    return %0, %3, %4, %6, %7 : tensor<6xi32>, tensor<6xf32>, tensor<6x4xui8>, tensor<6xf32>, tensor<6xui16>
  }
}
