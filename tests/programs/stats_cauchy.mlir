module @jit_stats_cauchy attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf64>) -> (tensor<3x6xf64> {jax.result_info = "result[0][0]"}, tensor<3x6xf64> {jax.result_info = "result[0][1]"}, tensor<3x6xf64> {jax.result_info = "result[0][2]"}, tensor<3x6xf64> {jax.result_info = "result[1]"}, tensor<3x1x6xf64> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %1 = stablehlo.subtract %arg0, %0 : tensor<3x6xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %3 = stablehlo.divide %1, %2 : tensor<3x6xf64>
    %cst_1 = stablehlo.constant dense<3.1415926535897931> : tensor<f64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.multiply %cst_1, %cst_2 : tensor<f64>
    %5 = stablehlo.log %4 : tensor<f64>
    %6 = stablehlo.multiply %3, %3 : tensor<3x6xf64>
    %7 = stablehlo.log_plus_one %6 : tensor<3x6xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %9 = stablehlo.add %6, %8 : tensor<3x6xf64>
    %10 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %11 = stablehlo.add %10, %7 : tensor<3x6xf64>
    %12 = stablehlo.negate %11 : tensor<3x6xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %13 = stablehlo.reduce(%12 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %15 = stablehlo.negate %14 : tensor<3x6xf64>
    %16 = stablehlo.divide %15, %9 : tensor<3x6xf64>
    %17 = stablehlo.multiply %3, %16 : tensor<3x6xf64>
    %18 = stablehlo.multiply %16, %3 : tensor<3x6xf64>
    %19 = stablehlo.add %17, %18 : tensor<3x6xf64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %21 = stablehlo.divide %19, %20 : tensor<3x6xf64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %23 = stablehlo.subtract %arg0, %22 : tensor<3x6xf64>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %25 = stablehlo.divide %23, %24 : tensor<3x6xf64>
    %cst_9 = stablehlo.constant dense<3.1415926535897931> : tensor<f64>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %26 = stablehlo.multiply %cst_9, %cst_10 : tensor<f64>
    %27 = stablehlo.log %26 : tensor<f64>
    %28 = stablehlo.multiply %25, %25 : tensor<3x6xf64>
    %29 = stablehlo.log_plus_one %28 : tensor<3x6xf64>
    %30 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %31 = stablehlo.add %30, %29 : tensor<3x6xf64>
    %32 = stablehlo.negate %31 : tensor<3x6xf64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %34 = stablehlo.subtract %arg0, %33 : tensor<3x6xf64>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %35 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %36 = stablehlo.divide %34, %35 : tensor<3x6xf64>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_14 = stablehlo.constant dense<3.1415926535897931> : tensor<f64>
    %37 = stablehlo.divide %cst_13, %cst_14 : tensor<f64>
    %38 = chlo.atan %36 : tensor<3x6xf64> -> tensor<3x6xf64>
    %39 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %40 = stablehlo.multiply %39, %38 : tensor<3x6xf64>
    %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %42 = stablehlo.add %41, %40 : tensor<3x6xf64>
    %43 = stablehlo.negate %arg0 : tensor<3x6xf64>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %44 = stablehlo.negate %cst_16 : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %46 = stablehlo.subtract %43, %45 : tensor<3x6xf64>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %47 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %48 = stablehlo.divide %46, %47 : tensor<3x6xf64>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_19 = stablehlo.constant dense<3.1415926535897931> : tensor<f64>
    %49 = stablehlo.divide %cst_18, %cst_19 : tensor<f64>
    %50 = chlo.atan %48 : tensor<3x6xf64> -> tensor<3x6xf64>
    %51 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %52 = stablehlo.multiply %51, %50 : tensor<3x6xf64>
    %cst_20 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %53 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %54 = stablehlo.add %53, %52 : tensor<3x6xf64>
    %55 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<3x6xf64>) -> tensor<3x1x6xf64>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<3x1x6xf64>
    %57 = stablehlo.subtract %55, %56 : tensor<3x1x6xf64>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %58 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<3x1x6xf64>
    %59 = stablehlo.divide %57, %58 : tensor<3x1x6xf64>
    %cst_23 = stablehlo.constant dense<3.1415926535897931> : tensor<f64>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %60 = stablehlo.multiply %cst_23, %cst_24 : tensor<f64>
    %61 = stablehlo.log %60 : tensor<f64>
    %62 = stablehlo.multiply %59, %59 : tensor<3x1x6xf64>
    %63 = stablehlo.log_plus_one %62 : tensor<3x1x6xf64>
    %64 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f64>) -> tensor<3x1x6xf64>
    %65 = stablehlo.add %64, %63 : tensor<3x1x6xf64>
    %66 = stablehlo.negate %65 : tensor<3x1x6xf64>
    return %32, %42, %54, %21, %66 : tensor<3x6xf64>, tensor<3x6xf64>, tensor<3x6xf64>, tensor<3x6xf64>, tensor<3x1x6xf64>
  }
}
