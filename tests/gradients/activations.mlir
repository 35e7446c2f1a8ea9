module @jit_activations attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<6xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = call @elu(%arg0) : (tensor<6xf64>) -> tensor<6xf64>
    %1 = call @softplus(%arg0) : (tensor<6xf64>) -> tensor<6xf64>
    %2 = call @selu(%arg0) : (tensor<6xf64>) -> tensor<6xf64>
    %3 = stablehlo.multiply %1, %2 : tensor<6xf64>
    %4 = stablehlo.add %0, %3 : tensor<6xf64>
    %5 = call @leaky_relu(%arg0) : (tensor<6xf64>) -> tensor<6xf64>
    %6 = call @silu(%arg0) : (tensor<6xf64>) -> tensor<6xf64>
    %7 = stablehlo.multiply %5, %6 : tensor<6xf64>
    %8 = stablehlo.add %4, %7 : tensor<6xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<6xf64>, tensor<f64>) -> tensor<f64>
    return %9 : tensor<f64>
  }
  func.func private @elu(%arg0: tensor<6xf64>) -> tensor<6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<6xi1>, tensor<f64>, tensor<6xf64>) -> tensor<6xf64>
    %5 = stablehlo.exponential_minus_one %4 : tensor<6xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %7 = stablehlo.multiply %6, %5 : tensor<6xf64>
    %8 = call @_where_0(%1, %arg0, %7) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    return %8 : tensor<6xf64>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<f64>, %arg2: tensor<6xf64>) -> tensor<6xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<6xi1>, tensor<6xf64>
    return %2 : tensor<6xf64>
  }
  func.func private @_where_0(%arg0: tensor<6xi1>, %arg1: tensor<6xf64>, %arg2: tensor<6xf64>) -> tensor<6xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6xi1>, tensor<6xf64>
    return %0 : tensor<6xf64>
  }
  func.func private @softplus(%arg0: tensor<6xf64>) -> tensor<6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<6xf64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %3 = stablehlo.subtract %arg0, %2 : tensor<6xf64>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %6 = stablehlo.add %arg0, %5 : tensor<6xf64>
    %7 = stablehlo.abs %3 : tensor<6xf64>
    %8 = stablehlo.negate %7 : tensor<6xf64>
    %9 = stablehlo.exponential %8 : tensor<6xf64>
    %10 = stablehlo.log_plus_one %9 : tensor<6xf64>
    %11 = stablehlo.add %1, %10 : tensor<6xf64>
    %12 = stablehlo.select %4, %6, %11 : tensor<6xi1>, tensor<6xf64>
    return %12 : tensor<6xf64>
  }
  func.func private @selu(%arg0: tensor<6xf64>) -> tensor<6xf64> {
    %cst = stablehlo.constant dense<1.6732632423543772> : tensor<f64>
    %0 = call @elu_1(%arg0, %cst) : (tensor<6xf64>, tensor<f64>) -> tensor<6xf64>
    %cst_0 = stablehlo.constant dense<1.0507009873554805> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %2 = stablehlo.multiply %1, %0 : tensor<6xf64>
    return %2 : tensor<6xf64>
  }
  func.func private @elu_1(%arg0: tensor<6xf64>, %arg1: tensor<f64>) -> tensor<6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = call @_where(%3, %cst_1, %arg0) : (tensor<6xi1>, tensor<f64>, tensor<6xf64>) -> tensor<6xf64>
    %5 = stablehlo.exponential_minus_one %4 : tensor<6xf64>
    %6 = stablehlo.convert %arg1 : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %8 = stablehlo.multiply %7, %5 : tensor<6xf64>
    %9 = call @_where_0(%1, %arg0, %8) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    return %9 : tensor<6xf64>
  }
  func.func private @leaky_relu(%arg0: tensor<6xf64>) -> tensor<6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %cst_0 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %3 = stablehlo.multiply %2, %arg0 : tensor<6xf64>
    %4 = call @_where_0(%1, %arg0, %3) : (tensor<6xi1>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    return %4 : tensor<6xf64>
  }
  func.func private @silu(%arg0: tensor<6xf64>) -> tensor<6xf64> {
    %0 = stablehlo.negate %arg0 : tensor<6xf64>
    %1 = stablehlo.exponential %0 : tensor<6xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %3 = stablehlo.add %2, %1 : tensor<6xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %5 = stablehlo.divide %4, %3 : tensor<6xf64>
    %6 = stablehlo.multiply %arg0, %5 : tensor<6xf64>
    return %6 : tensor<6xf64>
  }
}
