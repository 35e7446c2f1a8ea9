module @jit_stats_expon attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf64>) -> (tensor<3x6xf64> {jax.result_info = "result[0][0]"}, tensor<3x6xf64> {jax.result_info = "result[0][1]"}, tensor<3x6xf64> {jax.result_info = "result[1]"}, tensor<3x1x6xf64> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.log %cst : tensor<f64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %2 = stablehlo.subtract %arg0, %1 : tensor<3x6xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %4 = stablehlo.divide %2, %3 : tensor<3x6xf64>
    %5 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %6 = stablehlo.add %4, %5 : tensor<3x6xf64>
    %7 = stablehlo.negate %6 : tensor<3x6xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %9 = stablehlo.compare LT, %arg0, %8, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %cst_3 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %10:2 = call @_where(%9, %cst_3, %7) : (tensor<3x6xi1>, tensor<f64>, tensor<3x6xf64>) -> (tensor<3x6xf64>, tensor<3x6xf64>)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.reduce(%10#0 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %13 = call @_where_0(%9, %10#1, %12) : (tensor<3x6xi1>, tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xf64>
    %14 = stablehlo.negate %13 : tensor<3x6xf64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %16 = stablehlo.divide %14, %15 : tensor<3x6xf64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %17 = stablehlo.log %cst_7 : tensor<f64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %19 = stablehlo.subtract %arg0, %18 : tensor<3x6xf64>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %20 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %21 = stablehlo.divide %19, %20 : tensor<3x6xf64>
    %22 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %23 = stablehlo.add %21, %22 : tensor<3x6xf64>
    %24 = stablehlo.negate %23 : tensor<3x6xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %26 = stablehlo.compare LT, %arg0, %25, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %cst_11 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %27 = call @_where_1(%26, %cst_11, %24) : (tensor<3x6xi1>, tensor<f64>, tensor<3x6xf64>) -> tensor<3x6xf64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %29 = stablehlo.subtract %28, %arg0 : tensor<3x6xf64>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %30 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %31 = stablehlo.divide %29, %30 : tensor<3x6xf64>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %32 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %33 = stablehlo.compare LT, %arg0, %32, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %34 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %35 = stablehlo.exponential_minus_one %31 : tensor<3x6xf64>
    %36 = stablehlo.negate %35 : tensor<3x6xf64>
    %37 = call @_where_2(%33, %34, %36) : (tensor<3x6xi1>, tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xf64>
    %38 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<3x6xf64>) -> tensor<3x1x6xf64>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %39 = stablehlo.log %cst_16 : tensor<f64>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %40 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<3x1x6xf64>
    %41 = stablehlo.subtract %38, %40 : tensor<3x1x6xf64>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %42 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<3x1x6xf64>
    %43 = stablehlo.divide %41, %42 : tensor<3x1x6xf64>
    %44 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f64>) -> tensor<3x1x6xf64>
    %45 = stablehlo.add %43, %44 : tensor<3x1x6xf64>
    %46 = stablehlo.negate %45 : tensor<3x1x6xf64>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %47 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<3x1x6xf64>
    %48 = stablehlo.compare LT, %38, %47, FLOAT : (tensor<3x1x6xf64>, tensor<3x1x6xf64>) -> tensor<3x1x6xi1>
    %cst_20 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %49 = call @_where_3(%48, %cst_20, %46) : (tensor<3x1x6xi1>, tensor<f64>, tensor<3x1x6xf64>) -> tensor<3x1x6xf64>
    return %27, %37, %16, %49 : tensor<3x6xf64>, tensor<3x6xf64>, tensor<3x6xf64>, tensor<3x1x6xf64>
  }
  func.func private @_where(%arg0: tensor<3x6xi1>, %arg1: tensor<f64>, %arg2: tensor<3x6xf64>) -> (tensor<3x6xf64>, tensor<3x6xf64>) {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x6xi1>, tensor<3x6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    return %2, %3 : tensor<3x6xf64>, tensor<3x6xf64>
  }
  func.func private @_where_0(%arg0: tensor<3x6xi1>, %arg1: tensor<3x6xf64>, %arg2: tensor<3x6xf64>) -> tensor<3x6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3x6xi1>, tensor<3x6xf64>
    return %1 : tensor<3x6xf64>
  }
  func.func private @_where_1(%arg0: tensor<3x6xi1>, %arg1: tensor<f64>, %arg2: tensor<3x6xf64>) -> tensor<3x6xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x6xi1>, tensor<3x6xf64>
    return %2 : tensor<3x6xf64>
  }
  func.func private @_where_2(%arg0: tensor<3x6xi1>, %arg1: tensor<3x6xf64>, %arg2: tensor<3x6xf64>) -> tensor<3x6xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x6xi1>, tensor<3x6xf64>
    return %0 : tensor<3x6xf64>
  }
  func.func private @_where_3(%arg0: tensor<3x1x6xi1>, %arg1: tensor<f64>, %arg2: tensor<3x1x6xf64>) -> tensor<3x1x6xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1x6xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<1x6xf64>) -> tensor<3x1x6xf64>
    %3 = stablehlo.select %arg0, %2, %arg2 : tensor<3x1x6xi1>, tensor<3x1x6xf64>
    return %3 : tensor<3x1x6xf64>
  }
}
