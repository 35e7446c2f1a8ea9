module @jit_causal_attention attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<4x6xf64>, %arg1: tensor<6x6xf64>, %arg2: tensor<6x6xf64>, %arg3: tensor<6x6xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6xf64>, tensor<6x6xf64>) -> tensor<4x6xf64>
    %1 = stablehlo.reshape %0 : (tensor<4x6xf64>) -> tensor<4x2x3xf64>
    %2 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6xf64>, tensor<6x6xf64>) -> tensor<4x6xf64>
    %3 = stablehlo.reshape %2 : (tensor<4x6xf64>) -> tensor<4x2x3xf64>
    %4 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6xf64>, tensor<6x6xf64>) -> tensor<4x6xf64>
    %5 = stablehlo.reshape %4 : (tensor<4x6xf64>) -> tensor<4x2x3xf64>
    %6 = stablehlo.dot_general %1, %3, batching_dims = [1] x [1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<2x4x4xf64>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %7 = stablehlo.sqrt %cst : tensor<f64>
    %8 = stablehlo.convert %7 : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<2x4x4xf64>
    %10 = stablehlo.divide %6, %9 : tensor<2x4x4xf64>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
    %12 = call @tril(%11) : (tensor<4x4xi1>) -> tensor<4x4xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+09> : tensor<f64>
    %13 = call @_where(%12, %10, %cst_0) : (tensor<4x4xi1>, tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4x4xf64>
    %cst_1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %14 = stablehlo.reduce(%13 init: %cst_1) applies stablehlo.maximum across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %cst_2 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<2x4xf64>
    %16 = stablehlo.maximum %15, %14 : tensor<2x4xf64>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %19 = stablehlo.subtract %13, %18 : tensor<2x4x4xf64>
    %20 = stablehlo.exponential %19 : tensor<2x4x4xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %21 = stablehlo.reduce(%20 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
    %24 = stablehlo.divide %20, %23 : tensor<2x4x4xf64>
    %25 = stablehlo.dot_general %5, %24, batching_dims = [1] x [0], contracting_dims = [0] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x2x3xf64>, tensor<2x4x4xf64>) -> tensor<2x3x4xf64>
    %26 = stablehlo.transpose %25, dims = [2, 0, 1] : (tensor<2x3x4xf64>) -> tensor<4x2x3xf64>
    %27 = stablehlo.multiply %26, %26 : tensor<4x2x3xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %28 = stablehlo.reduce(%27 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x2x3xf64>, tensor<f64>) -> tensor<f64>
    return %28 : tensor<f64>
  }
  func.func private @tril(%arg0: tensor<4x4xi1>) -> tensor<4x4xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %2 = stablehlo.add %0, %1 : tensor<4x4xi64>
    %3 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<4x4xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<4x4xi1>, tensor<4x4xi1>
    return %6 : tensor<4x4xi1>
  }
  func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<2x4x4xf64>, %arg2: tensor<f64>) -> tensor<2x4x4xf64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<4x4xi1>) -> tensor<2x4x4xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<2x4x4xf64>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x4x4xi1>, tensor<2x4x4xf64>
    return %3 : tensor<2x4x4xf64>
  }
}
