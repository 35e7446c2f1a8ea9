module @jit_mlp_forward_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x16xbf16>, %arg1: tensor<16xbf16>, %arg2: tensor<16x10xbf16>, %arg3: tensor<10xbf16>, %arg4: tensor<10x7xbf16>) -> (tensor<10x10xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x7xbf16>, tensor<7x16xbf16>) -> tensor<10x16xbf16>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xbf16>) -> tensor<1x16xbf16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xbf16>) -> tensor<10x16xbf16>
    %3 = stablehlo.add %0, %2 : tensor<10x16xbf16>
    %4 = stablehlo.tanh %3 : tensor<10x16xbf16>
    %5 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x16xbf16>, tensor<16x10xbf16>) -> tensor<10x10xbf16>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<10xbf16>) -> tensor<1x10xbf16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x10xbf16>) -> tensor<10x10xbf16>
    %8 = stablehlo.add %5, %7 : tensor<10x10xbf16>
    return %8 : tensor<10x10xbf16>
  }
}
