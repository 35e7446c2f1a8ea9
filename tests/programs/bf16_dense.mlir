module @jit_bf16_dense attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x16xbf16>, %arg1: tensor<16x8xbf16>) -> (tensor<5x8xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x16xbf16>, tensor<16x8xbf16>) -> tensor<5x8xf32>
    %1 = call @relu(%0) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %2 = stablehlo.convert %1 : (tensor<5x8xf32>) -> tensor<5x8xbf16>
    return %2 : tensor<5x8xbf16>
  }
  func.func private @relu(%arg0: tensor<5x8xf32>) -> tensor<5x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<5x8xf32>
    return %1 : tensor<5x8xf32>
  }
}
