module @jit_smooth_activations attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x10xf32>) -> (tensor<6x10xf32> {jax.result_info = "result[0]"}, tensor<6x10xf32> {jax.result_info = "result[1]"}, tensor<6x10xf32> {jax.result_info = "result[2]"}, tensor<6x10xf32> {jax.result_info = "result[3]"}, tensor<6x10xf32> {jax.result_info = "result[4]"}, tensor<6x10xf32> {jax.result_info = "result[5]"}) {
    %0 = call @silu(%arg0) : (tensor<6x10xf32>) -> tensor<6x10xf32>
    %1 = stablehlo.multiply %arg0, %arg0 : tensor<6x10xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<6x10xf32>
    %cst = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<6x10xf32>
    %5 = stablehlo.add %arg0, %4 : tensor<6x10xf32>
    %cst_0 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<6x10xf32>
    %8 = stablehlo.tanh %7 : tensor<6x10xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %10 = stablehlo.add %9, %8 : tensor<6x10xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<6x10xf32>
    %13 = stablehlo.multiply %arg0, %12 : tensor<6x10xf32>
    %14 = call @mish(%arg0) : (tensor<6x10xf32>) -> tensor<6x10xf32>
    %15 = call @softplus(%arg0) : (tensor<6x10xf32>) -> tensor<6x10xf32>
    %16 = call @soft_sign(%arg0) : (tensor<6x10xf32>) -> tensor<6x10xf32>
    %17 = call @log_sigmoid(%arg0) : (tensor<6x10xf32>) -> tensor<6x10xf32>
    return %0, %13, %14, %15, %16, %17 : tensor<6x10xf32>, tensor<6x10xf32>, tensor<6x10xf32>, tensor<6x10xf32>, tensor<6x10xf32>, tensor<6x10xf32>
  }
  func.func private @silu(%arg0: tensor<6x10xf32>) -> tensor<6x10xf32> {
    %0 = stablehlo.negate %arg0 : tensor<6x10xf32>
    %1 = stablehlo.exponential %0 : tensor<6x10xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %3 = stablehlo.add %2, %1 : tensor<6x10xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %5 = stablehlo.divide %4, %3 : tensor<6x10xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<6x10xf32>
    return %6 : tensor<6x10xf32>
  }
  func.func private @mish(%arg0: tensor<6x10xf32>) -> tensor<6x10xf32> {
    %0 = call @softplus(%arg0) : (tensor<6x10xf32>) -> tensor<6x10xf32>
    %1 = stablehlo.tanh %0 : tensor<6x10xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<6x10xf32>
    return %2 : tensor<6x10xf32>
  }
  func.func private @softplus(%arg0: tensor<6x10xf32>) -> tensor<6x10xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<6x10xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<6x10xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<6x10xf32>, tensor<6x10xf32>) -> tensor<6x10xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<6x10xf32>
    %7 = stablehlo.abs %3 : tensor<6x10xf32>
    %8 = stablehlo.negate %7 : tensor<6x10xf32>
    %9 = stablehlo.exponential %8 : tensor<6x10xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<6x10xf32>
    %11 = stablehlo.add %1, %10 : tensor<6x10xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<6x10xi1>, tensor<6x10xf32>
    return %12 : tensor<6x10xf32>
  }
  func.func private @soft_sign(%arg0: tensor<6x10xf32>) -> tensor<6x10xf32> {
    %0 = stablehlo.abs %arg0 : tensor<6x10xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %2 = stablehlo.add %0, %1 : tensor<6x10xf32>
    %3 = stablehlo.divide %arg0, %2 : tensor<6x10xf32>
    return %3 : tensor<6x10xf32>
  }
  func.func private @log_sigmoid(%arg0: tensor<6x10xf32>) -> tensor<6x10xf32> {
    %0 = stablehlo.negate %arg0 : tensor<6x10xf32>
    %1 = call @softplus(%0) : (tensor<6x10xf32>) -> tensor<6x10xf32>
    %2 = stablehlo.negate %1 : tensor<6x10xf32>
    return %2 : tensor<6x10xf32>
  }
}
