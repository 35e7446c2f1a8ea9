module @jit_batch_norm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<6x3xf64>, %arg1: tensor<3xf64>, %arg2: tensor<3xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6x3xf64>, tensor<f64>) -> tensor<3xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %2 = stablehlo.divide %0, %1 : tensor<3xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = call @_var(%arg0, %c) : (tensor<6x3xf64>, tensor<i64>) -> tensor<3xf64>
    %4 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<6x3xf64>
    %6 = stablehlo.subtract %arg0, %5 : tensor<6x3xf64>
    %cst_1 = stablehlo.constant dense<1.000000e-03> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %8 = stablehlo.add %3, %7 : tensor<3xf64>
    %9 = stablehlo.sqrt %8 : tensor<3xf64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<6x3xf64>
    %12 = stablehlo.divide %6, %11 : tensor<6x3xf64>
    %13 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<6x3xf64>
    %15 = stablehlo.multiply %12, %14 : tensor<6x3xf64>
    %16 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<6x3xf64>
    %18 = stablehlo.add %15, %17 : tensor<6x3xf64>
    %19 = stablehlo.multiply %18, %18 : tensor<6x3xf64>
    %20 = stablehlo.multiply %19, %18 : tensor<6x3xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %21 = stablehlo.reduce(%20 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x3xf64>, tensor<f64>) -> tensor<f64>
    return %21 : tensor<f64>
  }
  func.func private @_var(%arg0: tensor<6x3xf64>, %arg1: tensor<i64>) -> tensor<3xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6x3xf64>, tensor<f64>) -> tensor<3xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<1x3xf64>
    %3 = stablehlo.divide %1, %2 : tensor<1x3xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<6x3xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x3xf64>
    %6 = chlo.square %5 : tensor<6x3xf64> -> tensor<6x3xf64>
    %7 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<6x3xf64>, tensor<f64>) -> tensor<3xf64>
    %10 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %11 = stablehlo.divide %9, %10 : tensor<3xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %13 = call @_where(%12, %11, %cst_4) : (tensor<i1>, tensor<3xf64>, tensor<f64>) -> tensor<3xf64>
    return %13 : tensor<3xf64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<3xf64>, %arg2: tensor<f64>) -> tensor<3xf64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<3xf64>
    return %2 : tensor<3xf64>
  }
}
