module @jit_cross_entropy attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<3x5xf64>, %arg1: tensor<3xi32>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = call @_one_hot(%arg1) : (tensor<3xi32>) -> tensor<3x5xf64>
    %1 = call @log_softmax(%arg0) : (tensor<3x5xf64>) -> tensor<3x5xf64>
    %2 = stablehlo.multiply %0, %1 : tensor<3x5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<3xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %5 = stablehlo.divide %4, %cst_1 : tensor<f64>
    %6 = stablehlo.negate %5 : tensor<f64>
    return %6 : tensor<f64>
  }
  func.func private @_one_hot(%arg0: tensor<3xi32>) -> tensor<3x5xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x5xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<3x1xi32>) -> tensor<3x5xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<3x5xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %5 = stablehlo.convert %4 : (tensor<3x5xi1>) -> tensor<3x5xf64>
    return %5 : tensor<3x5xf64>
  }
  func.func private @log_softmax(%arg0: tensor<3x5xf64>) -> tensor<3x5xf64> {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<3xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %2 = stablehlo.maximum %1, %0 : tensor<3xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x5xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x5xf64>
    %6 = stablehlo.exponential %5 : tensor<3x5xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<3xf64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
    %9 = stablehlo.log %8 : tensor<3x1xf64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x5xf64>
    %11 = stablehlo.subtract %5, %10 : tensor<3x5xf64>
    return %11 : tensor<3x5xf64>
  }
}
