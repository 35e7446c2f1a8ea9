module @jit_linalg_multi_dot_c64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5xcomplex<f32>>, %arg1: tensor<5x3xcomplex<f32>>, %arg2: tensor<3x4xcomplex<f32>>) -> (tensor<2x4xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x3xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %1 = stablehlo.dot_general %0, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x2xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    return %1 : tensor<2x4xcomplex<f32>>
  }
}
