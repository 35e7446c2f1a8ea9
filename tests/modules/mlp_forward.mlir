module @jit_mlp_forward attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16x10xf32>, %arg3: tensor<10xf32>, %arg4: tensor<10x7xf32>) -> (tensor<10x10xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x7xf32>, tensor<7x16xf32>) -> tensor<10x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<10x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<10x16xf32>
    %4 = stablehlo.tanh %3 : tensor<10x16xf32>
    %5 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x16xf32>, tensor<16x10xf32>) -> tensor<10x10xf32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x10xf32>) -> tensor<10x10xf32>
    %8 = stablehlo.add %5, %7 : tensor<10x10xf32>
    return %8 : tensor<10x10xf32>
  }
}
