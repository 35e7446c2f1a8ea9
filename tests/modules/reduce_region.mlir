module @jit_reduce_region attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x9xf32>, %arg1: tensor<4x9xi32>) -> (tensor<4xf32> {jax.result_info = "result[0]"}, tensor<4xi32> {jax.result_info = "result[1]"}, tensor<4xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0:3 = stablehlo.reduce(%arg0 init: %cst), (%arg1 init: %c), (%arg0 init: %cst_0) across dimensions = [1] : (tensor<4x9xf32>, tensor<4x9xi32>, tensor<4x9xf32>, tensor<f32>, tensor<i32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xi32>, tensor<4xf32>)
     reducer(%arg2: tensor<f32>, %arg5: tensor<f32>) (%arg3: tensor<i32>, %arg6: tensor<i32>) (%arg4: tensor<f32>, %arg7: tensor<f32>)  {
      %1 = stablehlo.add %arg2, %arg5 : tensor<f32>
      %2 = stablehlo.maximum %arg3, %arg6 : tensor<i32>
      %3 = stablehlo.minimum %arg4, %arg7 : tensor<f32>
      stablehlo.return %1, %2, %3 : tensor<f32>, tensor<i32>, tensor<f32>
    }
    return %0#0, %0#1, %0#2 : tensor<4xf32>, tensor<4xi32>, tensor<4xf32>
  }
}
