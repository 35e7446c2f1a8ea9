module @jit_softmax_masked attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x10xf32>, %arg1: tensor<6x10xi1>) -> (tensor<6x10xf32> {jax.result_info = "result[0]"}, tensor<6xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = call @_where(%arg1, %arg0, %cst) : (tensor<6x10xi1>, tensor<6x10xf32>, tensor<f32>) -> tensor<6x10xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<6x10xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.maximum %2, %1 : tensor<6xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = call @_where_0(%arg1, %arg0, %cst_2) : (tensor<6x10xi1>, tensor<6x10xf32>, tensor<f32>) -> tensor<6x10xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x10xf32>
    %7 = stablehlo.subtract %5, %6 : tensor<6x10xf32>
    %8 = stablehlo.exponential %7 : tensor<6x10xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = call @_where(%arg1, %8, %cst_3) : (tensor<6x10xi1>, tensor<6x10xf32>, tensor<f32>) -> tensor<6x10xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<6x10xf32>, tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x10xf32>
    %13 = stablehlo.divide %8, %12 : tensor<6x10xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %14 = call @_where_1(%arg1, %13, %c) : (tensor<6x10xi1>, tensor<6x10xf32>, tensor<i32>) -> tensor<6x10xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %15 = call @_where_1(%arg1, %arg0, %c_5) : (tensor<6x10xi1>, tensor<6x10xf32>, tensor<i32>) -> tensor<6x10xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = call @_where(%arg1, %15, %cst_6) : (tensor<6x10xi1>, tensor<6x10xf32>, tensor<f32>) -> tensor<6x10xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_7) applies stablehlo.maximum across dimensions = [1] : (tensor<6x10xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %19 = stablehlo.maximum %18, %17 : tensor<6xf32>
    %20 = stablehlo.is_finite %19 : (tensor<6xf32>) -> tensor<6xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %22 = stablehlo.select %20, %19, %21 : tensor<6xi1>, tensor<6xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x10xf32>
    %25 = stablehlo.subtract %15, %24 : tensor<6x10xf32>
    %26 = stablehlo.exponential %25 : tensor<6x10xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = call @_where(%arg1, %26, %cst_10) : (tensor<6x10xi1>, tensor<6x10xf32>, tensor<f32>) -> tensor<6x10xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<6x10xf32>, tensor<f32>) -> tensor<6xf32>
    %29 = stablehlo.sign %28 : tensor<6xf32>
    %30 = stablehlo.abs %28 : tensor<6xf32>
    %31 = stablehlo.log %30 : tensor<6xf32>
    %32 = stablehlo.add %31, %22 : tensor<6xf32>
    return %14, %32 : tensor<6x10xf32>, tensor<6xf32>
  }
  func.func private @_where(%arg0: tensor<6x10xi1>, %arg1: tensor<6x10xf32>, %arg2: tensor<f32>) -> tensor<6x10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<6x10xi1>, tensor<6x10xf32>
    return %1 : tensor<6x10xf32>
  }
  func.func private @_where_0(%arg0: tensor<6x10xi1>, %arg1: tensor<6x10xf32>, %arg2: tensor<f32>) -> tensor<6x10xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6x10xi1>, tensor<6x10xf32>
    return %2 : tensor<6x10xf32>
  }
  func.func private @_where_1(%arg0: tensor<6x10xi1>, %arg1: tensor<6x10xf32>, %arg2: tensor<i32>) -> tensor<6x10xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6x10xi1>, tensor<6x10xf32>
    return %2 : tensor<6x10xf32>
  }
}
