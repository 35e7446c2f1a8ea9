module @jit_strided attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<3x4xf64>, %arg1: tensor<3xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:3, 1:4:2] : (tensor<3x4xf64>) -> tensor<3x2xf64>
    %1 = stablehlo.reverse %0, dims = [1] : tensor<3x2xf64>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x2xf64>
    %4 = stablehlo.multiply %1, %3 : tensor<3x2xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf64>, tensor<f64>) -> tensor<f64>
    %6 = call @_roll_static(%arg0) : (tensor<3x4xf64>) -> tensor<3x4xf64>
    %7 = stablehlo.slice %6 [1:3, 1:3] : (tensor<3x4xf64>) -> tensor<2x2xf64>
    %8 = stablehlo.multiply %7, %7 : tensor<2x2xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x2xf64>, tensor<f64>) -> tensor<f64>
    %10 = stablehlo.add %5, %9 : tensor<f64>
    return %10 : tensor<f64>
  }
  func.func private @_roll_static(%arg0: tensor<3x4xf64>) -> tensor<3x4xf64> {
    %0 = stablehlo.slice %arg0 [0:3, 2:4] : (tensor<3x4xf64>) -> tensor<3x2xf64>
    %1 = stablehlo.slice %arg0 [0:3, 0:2] : (tensor<3x4xf64>) -> tensor<3x2xf64>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x4xf64>
    return %2 : tensor<3x4xf64>
  }
}
