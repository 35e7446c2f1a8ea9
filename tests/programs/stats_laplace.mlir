module @jit_stats_laplace attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf64>) -> (tensor<3x6xf64> {jax.result_info = "result[0][0]"}, tensor<3x6xf64> {jax.result_info = "result[0][1]"}, tensor<3x6xf64> {jax.result_info = "result[1]"}, tensor<3x1x6xf64> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %1 = stablehlo.subtract %arg0, %0 : tensor<3x6xf64>
    %2 = stablehlo.abs %1 : tensor<3x6xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %4 = stablehlo.compare GE, %1, %3, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %6 = stablehlo.divide %2, %5 : tensor<3x6xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.multiply %cst_2, %cst_3 : tensor<f64>
    %8 = stablehlo.log %7 : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %10 = stablehlo.add %6, %9 : tensor<3x6xf64>
    %11 = stablehlo.negate %10 : tensor<3x6xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.reduce(%11 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %14 = stablehlo.negate %13 : tensor<3x6xf64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %16 = stablehlo.divide %14, %15 : tensor<3x6xf64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %18 = stablehlo.select %4, %17, %16 : tensor<3x6xi1>, tensor<3x6xf64>
    %19 = stablehlo.select %4, %16, %17 : tensor<3x6xi1>, tensor<3x6xf64>
    %20 = stablehlo.negate %18 : tensor<3x6xf64>
    %21 = stablehlo.add %19, %20 : tensor<3x6xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %23 = stablehlo.subtract %arg0, %22 : tensor<3x6xf64>
    %24 = stablehlo.abs %23 : tensor<3x6xf64>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %26 = stablehlo.divide %24, %25 : tensor<3x6xf64>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %27 = stablehlo.multiply %cst_10, %cst_11 : tensor<f64>
    %28 = stablehlo.log %27 : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %30 = stablehlo.add %26, %29 : tensor<3x6xf64>
    %31 = stablehlo.negate %30 : tensor<3x6xf64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %32 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %33 = stablehlo.subtract %arg0, %32 : tensor<3x6xf64>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %34 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %35 = stablehlo.divide %33, %34 : tensor<3x6xf64>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %37 = stablehlo.compare LE, %35, %36, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %38 = stablehlo.exponential %35 : tensor<3x6xf64>
    %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %40 = stablehlo.multiply %39, %38 : tensor<3x6xf64>
    %41 = stablehlo.negate %35 : tensor<3x6xf64>
    %42 = stablehlo.exponential %41 : tensor<3x6xf64>
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %43 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %44 = stablehlo.multiply %43, %42 : tensor<3x6xf64>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %46 = stablehlo.subtract %45, %44 : tensor<3x6xf64>
    %47 = stablehlo.select %37, %40, %46 : tensor<3x6xi1>, tensor<3x6xf64>
    %48 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<3x6xf64>) -> tensor<3x1x6xf64>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<3x1x6xf64>
    %50 = stablehlo.subtract %48, %49 : tensor<3x1x6xf64>
    %51 = stablehlo.abs %50 : tensor<3x1x6xf64>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %52 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<3x1x6xf64>
    %53 = stablehlo.divide %51, %52 : tensor<3x1x6xf64>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %54 = stablehlo.multiply %cst_20, %cst_21 : tensor<f64>
    %55 = stablehlo.log %54 : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f64>) -> tensor<3x1x6xf64>
    %57 = stablehlo.add %53, %56 : tensor<3x1x6xf64>
    %58 = stablehlo.negate %57 : tensor<3x1x6xf64>
    return %31, %47, %21, %58 : tensor<3x6xf64>, tensor<3x6xf64>, tensor<3x6xf64>, tensor<3x1x6xf64>
  }
}
