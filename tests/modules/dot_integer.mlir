module @jit_dot_integer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xi32>, %arg1: tensor<5x4xi32>, %arg2: tensor<3x5xi8>, %arg3: tensor<5x4xi8>) -> (tensor<3x4xi32> {jax.result_info = "result[0]"}, tensor<3x4xi8> {jax.result_info = "result[1]"}, tensor<3x4xi32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xi32>, tensor<5x4xi32>) -> tensor<3x4xi32>
    %1 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xi8>, tensor<5x4xi8>) -> tensor<3x4xi8>
    %2 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xi8>, tensor<5x4xi8>) -> tensor<3x4xi32>
    return %0, %1, %2 : tensor<3x4xi32>, tensor<3x4xi8>, tensor<3x4xi32>
  }
}
