module @jit_stats_laplace attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf32>) -> (tensor<3x6xf32> {jax.result_info = "result[0][0]"}, tensor<3x6xf32> {jax.result_info = "result[0][1]"}, tensor<3x6xf32> {jax.result_info = "result[1]"}, tensor<3x1x6xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %1 = stablehlo.subtract %arg0, %0 : tensor<3x6xf32>
    %2 = stablehlo.abs %1 : tensor<3x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %4 = stablehlo.compare GE, %1, %3, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %6 = stablehlo.divide %2, %5 : tensor<3x6xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.multiply %cst_2, %cst_3 : tensor<f32>
    %8 = stablehlo.log %7 : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %10 = stablehlo.add %6, %9 : tensor<3x6xf32>
    %11 = stablehlo.negate %10 : tensor<3x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %14 = stablehlo.negate %13 : tensor<3x6xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %16 = stablehlo.divide %14, %15 : tensor<3x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %18 = stablehlo.select %4, %17, %16 : tensor<3x6xi1>, tensor<3x6xf32>
    %19 = stablehlo.select %4, %16, %17 : tensor<3x6xi1>, tensor<3x6xf32>
    %20 = stablehlo.negate %18 : tensor<3x6xf32>
    %21 = stablehlo.add %19, %20 : tensor<3x6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %23 = stablehlo.subtract %arg0, %22 : tensor<3x6xf32>
    %24 = stablehlo.abs %23 : tensor<3x6xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %26 = stablehlo.divide %24, %25 : tensor<3x6xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.multiply %cst_10, %cst_11 : tensor<f32>
    %28 = stablehlo.log %27 : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %30 = stablehlo.add %26, %29 : tensor<3x6xf32>
    %31 = stablehlo.negate %30 : tensor<3x6xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %33 = stablehlo.subtract %arg0, %32 : tensor<3x6xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %35 = stablehlo.divide %33, %34 : tensor<3x6xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %37 = stablehlo.compare LE, %35, %36, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %38 = stablehlo.exponential %35 : tensor<3x6xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<3x6xf32>
    %41 = stablehlo.negate %35 : tensor<3x6xf32>
    %42 = stablehlo.exponential %41 : tensor<3x6xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %44 = stablehlo.multiply %43, %42 : tensor<3x6xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %46 = stablehlo.subtract %45, %44 : tensor<3x6xf32>
    %47 = stablehlo.select %37, %40, %46 : tensor<3x6xi1>, tensor<3x6xf32>
    %48 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<3x6xf32>) -> tensor<3x1x6xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x1x6xf32>
    %50 = stablehlo.subtract %48, %49 : tensor<3x1x6xf32>
    %51 = stablehlo.abs %50 : tensor<3x1x6xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x1x6xf32>
    %53 = stablehlo.divide %51, %52 : tensor<3x1x6xf32>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.multiply %cst_20, %cst_21 : tensor<f32>
    %55 = stablehlo.log %54 : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<3x1x6xf32>
    %57 = stablehlo.add %53, %56 : tensor<3x1x6xf32>
    %58 = stablehlo.negate %57 : tensor<3x1x6xf32>
    return %31, %47, %21, %58 : tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x1x6xf32>
  }
}
