module @jit_stats_cauchy attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf32>) -> (tensor<3x6xf32> {jax.result_info = "result[0][0]"}, tensor<3x6xf32> {jax.result_info = "result[0][1]"}, tensor<3x6xf32> {jax.result_info = "result[0][2]"}, tensor<3x6xf32> {jax.result_info = "result[1]"}, tensor<3x1x6xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %1 = stablehlo.subtract %arg0, %0 : tensor<3x6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %3 = stablehlo.divide %1, %2 : tensor<3x6xf32>
    %cst_1 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.multiply %cst_1, %cst_2 : tensor<f32>
    %5 = stablehlo.log %4 : tensor<f32>
    %6 = stablehlo.multiply %3, %3 : tensor<3x6xf32>
    %7 = stablehlo.log_plus_one %6 : tensor<3x6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %9 = stablehlo.add %6, %8 : tensor<3x6xf32>
    %10 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %11 = stablehlo.add %10, %7 : tensor<3x6xf32>
    %12 = stablehlo.negate %11 : tensor<3x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %15 = stablehlo.negate %14 : tensor<3x6xf32>
    %16 = stablehlo.divide %15, %9 : tensor<3x6xf32>
    %17 = stablehlo.multiply %3, %16 : tensor<3x6xf32>
    %18 = stablehlo.multiply %16, %3 : tensor<3x6xf32>
    %19 = stablehlo.add %17, %18 : tensor<3x6xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %21 = stablehlo.divide %19, %20 : tensor<3x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %23 = stablehlo.subtract %arg0, %22 : tensor<3x6xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %25 = stablehlo.divide %23, %24 : tensor<3x6xf32>
    %cst_9 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.multiply %cst_9, %cst_10 : tensor<f32>
    %27 = stablehlo.log %26 : tensor<f32>
    %28 = stablehlo.multiply %25, %25 : tensor<3x6xf32>
    %29 = stablehlo.log_plus_one %28 : tensor<3x6xf32>
    %30 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %31 = stablehlo.add %30, %29 : tensor<3x6xf32>
    %32 = stablehlo.negate %31 : tensor<3x6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %34 = stablehlo.subtract %arg0, %33 : tensor<3x6xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %36 = stablehlo.divide %34, %35 : tensor<3x6xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_14 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %37 = stablehlo.divide %cst_13, %cst_14 : tensor<f32>
    %38 = chlo.atan %36 : tensor<3x6xf32> -> tensor<3x6xf32>
    %39 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<3x6xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %42 = stablehlo.add %41, %40 : tensor<3x6xf32>
    %43 = stablehlo.negate %arg0 : tensor<3x6xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.negate %cst_16 : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %46 = stablehlo.subtract %43, %45 : tensor<3x6xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %48 = stablehlo.divide %46, %47 : tensor<3x6xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_19 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %49 = stablehlo.divide %cst_18, %cst_19 : tensor<f32>
    %50 = chlo.atan %48 : tensor<3x6xf32> -> tensor<3x6xf32>
    %51 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %52 = stablehlo.multiply %51, %50 : tensor<3x6xf32>
    %cst_20 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %54 = stablehlo.add %53, %52 : tensor<3x6xf32>
    %55 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<3x6xf32>) -> tensor<3x1x6xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x1x6xf32>
    %57 = stablehlo.subtract %55, %56 : tensor<3x1x6xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x1x6xf32>
    %59 = stablehlo.divide %57, %58 : tensor<3x1x6xf32>
    %cst_23 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.multiply %cst_23, %cst_24 : tensor<f32>
    %61 = stablehlo.log %60 : tensor<f32>
    %62 = stablehlo.multiply %59, %59 : tensor<3x1x6xf32>
    %63 = stablehlo.log_plus_one %62 : tensor<3x1x6xf32>
    %64 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<3x1x6xf32>
    %65 = stablehlo.add %64, %63 : tensor<3x1x6xf32>
    %66 = stablehlo.negate %65 : tensor<3x1x6xf32>
    return %32, %42, %54, %21, %66 : tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x1x6xf32>
  }
}
