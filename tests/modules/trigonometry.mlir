module @jit_trigonometry attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40xf32>) -> (tensor<40xf32> {jax.result_info = "result[0]"}, tensor<40xf32> {jax.result_info = "result[1]"}, tensor<40xf32> {jax.result_info = "result[2]"}, tensor<40xf32> {jax.result_info = "result[3]"}, tensor<40xf32> {jax.result_info = "result[4]"}, tensor<40xf32> {jax.result_info = "result[5]"}, tensor<40xf32> {jax.result_info = "result[6]"}, tensor<40xf32> {jax.result_info = "result[7]"}, tensor<40xf32> {jax.result_info = "result[8]"}) {
    %0 = stablehlo.sine %arg0 : tensor<40xf32>
    %1 = stablehlo.cosine %arg0 : tensor<40xf32>
    %2 = stablehlo.tan %arg0 : tensor<40xf32>
    %cst = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %4 = stablehlo.subtract %3, %arg0 : tensor<40xf32>
    %5 = stablehlo.atan2 %arg0, %4 : tensor<40xf32>
    %6 = chlo.atan %arg0 : tensor<40xf32> -> tensor<40xf32>
    %7 = chlo.sinh %arg0 : tensor<40xf32> -> tensor<40xf32>
    %8 = chlo.cosh %arg0 : tensor<40xf32> -> tensor<40xf32>
    %9 = stablehlo.tanh %arg0 : tensor<40xf32>
    %10 = chlo.asinh %arg0 : tensor<40xf32> -> tensor<40xf32>
    return %0, %1, %2, %5, %6, %7, %8, %9, %10 : tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>
  }
}
