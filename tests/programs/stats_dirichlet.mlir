module @jit_stats_dirichlet attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf32>) -> (tensor<3xf32> {jax.result_info = "result[0]"}) {
    %cst = stablehlo.constant dense<0.166666672> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = chlo.lgamma %arg0 : tensor<3x6xf32> -> tensor<3x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3xf32>
    %4 = chlo.lgamma %3 : tensor<3xf32> -> tensor<3xf32>
    %5 = stablehlo.subtract %2, %4 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %7 = stablehlo.subtract %arg0, %6 : tensor<3x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %9 = stablehlo.compare NE, %7, %8, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %10 = stablehlo.compare NE, %0, %0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x6xi1>) -> tensor<3x6xi1>
    %13 = stablehlo.or %9, %12 : tensor<3x6xi1>
    %14 = stablehlo.log %0 : tensor<6xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<3x6xf32>
    %17 = stablehlo.multiply %7, %16 : tensor<3x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %19 = call @_where(%13, %17, %18) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<6xf32>) -> tensor<3x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3xf32>
    %21 = stablehlo.subtract %20, %5 : tensor<3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%0 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %24 = stablehlo.compare GT, %0, %23, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %25 = stablehlo.reduce(%24 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.subtract %22, %cst_8 : tensor<f32>
    %27 = stablehlo.abs %26 : tensor<f32>
    %cst_9 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %28 = stablehlo.compare LT, %27, %cst_9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %29 = stablehlo.and %25, %28 : tensor<i1>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %30 = call @_where_0(%29, %21, %cst_10) : (tensor<i1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    return %30 : tensor<3xf32>
  }
  func.func private @_where(%arg0: tensor<3x6xi1>, %arg1: tensor<3x6xf32>, %arg2: tensor<6xf32>) -> tensor<3x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<6xf32>) -> tensor<3x6xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<3x6xi1>, tensor<3x6xf32>
    return %1 : tensor<3x6xf32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
}
