module @jit_pairwise_energy attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<6x2xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<6x2xf64>) -> tensor<6x1x2xf64>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<6x2xf64>) -> tensor<1x6x2xf64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<6x1x2xf64>) -> tensor<6x6x2xf64>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x6x2xf64>) -> tensor<6x6x2xf64>
    %4 = stablehlo.subtract %2, %3 : tensor<6x6x2xf64>
    %5 = stablehlo.iota dim = 0 : tensor<6x6xi64>
    %6 = stablehlo.iota dim = 1 : tensor<6x6xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
    %8 = stablehlo.add %5, %7 : tensor<6x6xi64>
    %9 = stablehlo.compare EQ, %8, %6, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
    %10 = stablehlo.convert %9 : (tensor<6x6xi1>) -> tensor<6x6xf64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<6x6xf64>) -> tensor<6x6x1xf64>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<6x6x1xf64>) -> tensor<6x6x2xf64>
    %13 = stablehlo.add %4, %12 : tensor<6x6x2xf64>
    %14 = stablehlo.multiply %13, %13 : tensor<6x6x2xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %15 = stablehlo.reduce(%14 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<6x6x2xf64>, tensor<f64>) -> tensor<6x6xf64>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
    %17 = stablehlo.add %15, %16 : tensor<6x6xf64>
    %18 = stablehlo.sqrt %17 : tensor<6x6xf64>
    %19 = stablehlo.multiply %18, %18 : tensor<6x6xf64>
    %20 = stablehlo.multiply %19, %19 : tensor<6x6xf64>
    %21 = stablehlo.multiply %19, %20 : tensor<6x6xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
    %23 = stablehlo.divide %22, %21 : tensor<6x6xf64>
    %24 = stablehlo.multiply %18, %18 : tensor<6x6xf64>
    %25 = stablehlo.multiply %24, %18 : tensor<6x6xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %26 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
    %27 = stablehlo.divide %26, %25 : tensor<6x6xf64>
    %28 = stablehlo.subtract %23, %27 : tensor<6x6xf64>
    %29 = call @triu(%28) : (tensor<6x6xf64>) -> tensor<6x6xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %30 = stablehlo.reduce(%29 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x6xf64>, tensor<f64>) -> tensor<f64>
    return %30 : tensor<f64>
  }
  func.func private @triu(%arg0: tensor<6x6xf64>) -> tensor<6x6xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<6x6xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<6x6xi64>
    %2 = stablehlo.add %0, %1 : tensor<6x6xi64>
    %3 = stablehlo.iota dim = 1 : tensor<6x6xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<6x6xi64>, tensor<6x6xi64>) -> tensor<6x6xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<6x6xi1>, tensor<6x6xf64>
    return %6 : tensor<6x6xf64>
  }
}
