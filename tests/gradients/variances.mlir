module @jit_variances attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<3x5xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_std(%arg0, %c) : (tensor<3x5xf64>, tensor<i64>) -> tensor<5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %2 = call @_var_0(%arg0, %c_0) : (tensor<3x5xf64>, tensor<i64>) -> tensor<f64>
    %3 = stablehlo.add %1, %2 : tensor<f64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<3xf64>
    %cst_2 = stablehlo.constant dense<5.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %6 = stablehlo.divide %4, %5 : tensor<3xf64>
    %7 = stablehlo.multiply %6, %6 : tensor<3xf64>
    %8 = stablehlo.multiply %7, %6 : tensor<3xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.reduce(%8 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %10 = stablehlo.add %3, %9 : tensor<f64>
    return %10 : tensor<f64>
  }
  func.func private @_std(%arg0: tensor<3x5xf64>, %arg1: tensor<i64>) -> tensor<5xf64> {
    %0 = call @_var(%arg0, %arg1) : (tensor<3x5xf64>, tensor<i64>) -> tensor<5xf64>
    %1 = stablehlo.sqrt %0 : tensor<5xf64>
    return %1 : tensor<5xf64>
  }
  func.func private @_var(%arg0: tensor<3x5xf64>, %arg1: tensor<i64>) -> tensor<5xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3x5xf64>, tensor<f64>) -> tensor<5xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<5xf64>) -> tensor<1x5xf64>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<1x5xf64>
    %3 = stablehlo.divide %1, %2 : tensor<1x5xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x5xf64>) -> tensor<3x5xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x5xf64>
    %6 = chlo.square %5 : tensor<3x5xf64> -> tensor<3x5xf64>
    %7 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<3x5xf64>, tensor<f64>) -> tensor<5xf64>
    %10 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %11 = stablehlo.divide %9, %10 : tensor<5xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %13 = call @_where(%12, %11, %cst_4) : (tensor<i1>, tensor<5xf64>, tensor<f64>) -> tensor<5xf64>
    return %13 : tensor<5xf64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<5xf64>, %arg2: tensor<f64>) -> tensor<5xf64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<5xf64>
    return %2 : tensor<5xf64>
  }
  func.func private @_var_0(%arg0: tensor<3x5xf64>, %arg1: tensor<i64>) -> tensor<f64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %cst_0 = stablehlo.constant dense<1.500000e+01> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %3 = stablehlo.divide %1, %2 : tensor<1x1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<3x5xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x5xf64>
    %6 = chlo.square %5 : tensor<3x5xf64> -> tensor<3x5xf64>
    %7 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<1.500000e+01> : tensor<f64>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<f64>
    %10 = stablehlo.divide %9, %8 : tensor<f64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %12 = call @_where_1(%11, %10, %cst_4) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    return %12 : tensor<f64>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f64>
    return %1 : tensor<f64>
  }
}
