module @jit_rounding attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32>) -> (tensor<16xf32> {jax.result_info = "result[0]"}, tensor<16xf32> {jax.result_info = "result[1]"}, tensor<16xf32> {jax.result_info = "result[2]"}, tensor<16xf32> {jax.result_info = "result[3]"}, tensor<16xf32> {jax.result_info = "result[4]"}, tensor<16xf32> {jax.result_info = "result[5]"}, tensor<16xf32> {jax.result_info = "result[6]"}, tensor<16xf32> {jax.result_info = "result[7]"}, tensor<16xi1> {jax.result_info = "result[8]"}, tensor<16xi1> {jax.result_info = "result[9]"}, tensor<16xi1> {jax.result_info = "result[10]"}, tensor<16xf32> {jax.result_info = "result[11]"}, tensor<16xf32> {jax.result_info = "result[12]"}) {
    %0 = stablehlo.floor %arg0 : tensor<16xf32>
    %1 = stablehlo.ceil %arg0 : tensor<16xf32>
    %2 = call @round(%arg0) : (tensor<16xf32>) -> tensor<16xf32>
    %3 = stablehlo.round_nearest_afz %arg0 : tensor<16xf32>
    %4 = call @trunc(%arg0) : (tensor<16xf32>) -> tensor<16xf32>
    %5 = stablehlo.sign %arg0 : tensor<16xf32>
    %6 = stablehlo.abs %arg0 : tensor<16xf32>
    %7 = stablehlo.negate %arg0 : tensor<16xf32>
    %8 = stablehlo.is_finite %arg0 : (tensor<16xf32>) -> tensor<16xi1>
    %9 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %10 = call @isinf(%arg0) : (tensor<16xf32>) -> tensor<16xi1>
    %11 = stablehlo.reduce_precision %arg0, format = e5m3 : tensor<16xf32>
    %12 = stablehlo.reduce_precision %arg0, format = e8m7 : tensor<16xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xi1>, tensor<16xi1>, tensor<16xi1>, tensor<16xf32>, tensor<16xf32>
  }
  func.func private @round(%arg0: tensor<16xf32>) -> tensor<16xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<16xf32>
    return %0 : tensor<16xf32>
  }
  func.func private @trunc(%arg0: tensor<16xf32>) -> tensor<16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %2 = stablehlo.ceil %arg0 : tensor<16xf32>
    %3 = stablehlo.floor %arg0 : tensor<16xf32>
    %4 = call @_where(%1, %2, %3) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    return %4 : tensor<16xf32>
  }
  func.func private @_where(%arg0: tensor<16xi1>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>) -> tensor<16xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<16xi1>, tensor<16xf32>
    return %0 : tensor<16xf32>
  }
  func.func private @isinf(%arg0: tensor<16xf32>) -> tensor<16xi1> {
    %0 = stablehlo.abs %arg0 : tensor<16xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    return %2 : tensor<16xi1>
  }
}
