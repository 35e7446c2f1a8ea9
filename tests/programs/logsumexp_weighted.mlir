module @jit_logsumexp_weighted attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x10xf32>, %arg1: tensor<6x10xf32>) -> (tensor<6xf32> {jax.result_info = "result[0]"}, tensor<6xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %1 = stablehlo.compare NE, %arg1, %0, FLOAT : (tensor<6x10xf32>, tensor<6x10xf32>) -> tensor<6x10xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = call @_where(%1, %arg0, %cst_0) : (tensor<6x10xi1>, tensor<6x10xf32>, tensor<f32>) -> tensor<6x10xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<6x10xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.maximum %4, %3 : tensor<6xf32>
    %6 = stablehlo.is_finite %5 : (tensor<6xf32>) -> tensor<6xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.select %6, %5, %7 : tensor<6xi1>, tensor<6xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x10xf32>
    %11 = stablehlo.subtract %2, %10 : tensor<6x10xf32>
    %12 = stablehlo.exponential %11 : tensor<6x10xf32>
    %13 = stablehlo.multiply %12, %arg1 : tensor<6x10xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<6x10xf32>, tensor<f32>) -> tensor<6xf32>
    %15 = stablehlo.sign %14 : tensor<6xf32>
    %16 = stablehlo.abs %14 : tensor<6xf32>
    %17 = stablehlo.log %16 : tensor<6xf32>
    %18 = stablehlo.add %17, %8 : tensor<6xf32>
    return %18, %15 : tensor<6xf32>, tensor<6xf32>
  }
  func.func private @_where(%arg0: tensor<6x10xi1>, %arg1: tensor<6x10xf32>, %arg2: tensor<f32>) -> tensor<6x10xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6x10xi1>, tensor<6x10xf32>
    return %2 : tensor<6x10xf32>
  }
}
