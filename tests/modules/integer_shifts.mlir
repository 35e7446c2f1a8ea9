module @jit_integer_shifts attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24xi32>, %arg1: tensor<24xi32>, %arg2: tensor<24xui8>, %arg3: tensor<24xui8>) -> (tensor<24xi32> {jax.result_info = "result[0]"}, tensor<24xi32> {jax.result_info = "result[1]"}, tensor<24xi32> {jax.result_info = "result[2]"}, tensor<24xui8> {jax.result_info = "result[3]"}, tensor<24xui8> {jax.result_info = "result[4]"}, tensor<24xui8> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<24xi32>
    %1 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<24xi32>
    %2 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<24xi32>
    %3 = stablehlo.shift_left %arg2, %arg3 : tensor<24xui8>
    %4 = stablehlo.shift_right_logical %arg2, %arg3 : tensor<24xui8>
    %5 = stablehlo.shift_right_arithmetic %arg2, %arg3 : tensor<24xui8>
    return %0, %1, %2, %3, %4, %5 : tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xui8>, tensor<24xui8>, tensor<24xui8>
  }
}
