module @jit_inverse_functions attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40xf32>) -> (tensor<40xf32> {jax.result_info = "result[0]"}, tensor<40xf32> {jax.result_info = "result[1]"}, tensor<40xf32> {jax.result_info = "result[2]"}, tensor<40xf32> {jax.result_info = "result[3]"}, tensor<40xf32> {jax.result_info = "result[4]"}) {
    %0 = chlo.asin %arg0 : tensor<40xf32> -> tensor<40xf32>
    %1 = chlo.acos %arg0 : tensor<40xf32> -> tensor<40xf32>
    %2 = chlo.atanh %arg0 : tensor<40xf32> -> tensor<40xf32>
    %3 = chlo.erf_inv %arg0 : tensor<40xf32> -> tensor<40xf32>
    %4 = stablehlo.abs %arg0 : tensor<40xf32>
    %cst = stablehlo.constant dense<1.100000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %6 = stablehlo.add %5, %4 : tensor<40xf32>
    %7 = call @arccosh(%6) : (tensor<40xf32>) -> tensor<40xf32>
    return %0, %1, %2, %3, %7 : tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>
  }
  func.func private @arccosh(%arg0: tensor<40xf32>) -> tensor<40xf32> {
    %0 = chlo.acosh %arg0 : tensor<40xf32> -> tensor<40xf32>
    return %0 : tensor<40xf32>
  }
}
