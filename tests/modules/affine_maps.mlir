module @jit_affine_maps attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<50xi32>, %arg1: tensor<50xi32>) -> (tensor<i32> {jax.result_info = "result[0]"}, tensor<i32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:2 = stablehlo.reduce(%arg0 init: %c), (%arg1 init: %c_0) across dimensions = [0] : (tensor<50xi32>, tensor<50xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
     reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %1 = stablehlo.multiply %arg2, %arg4 : tensor<i32>
      %2 = stablehlo.multiply %arg3, %arg4 : tensor<i32>
      %3 = stablehlo.add %2, %arg5 : tensor<i32>
      stablehlo.return %1, %3 : tensor<i32>, tensor<i32>
    }
    return %0#0, %0#1 : tensor<i32>, tensor<i32>
  }
}
