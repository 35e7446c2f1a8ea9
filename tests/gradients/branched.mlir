module @jit_branched attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<4xf64>) -> tensor<1xf64>
    %1 = stablehlo.reshape %0 : (tensor<1xf64>) -> tensor<f64>
    %2 = stablehlo.slice %arg1 [0:1] : (tensor<4xf64>) -> tensor<1xf64>
    %3 = stablehlo.reshape %2 : (tensor<1xf64>) -> tensor<f64>
    %4 = stablehlo.compare GT, %1, %3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %5 = stablehlo.convert %4 : (tensor<i1>) -> tensor<i32>
    %6 = "stablehlo.case"(%5) ({
      %7 = stablehlo.sine %arg0 : tensor<4xf64>
      %8 = stablehlo.multiply %arg1, %arg1 : tensor<4xf64>
      %9 = stablehlo.add %7, %8 : tensor<4xf64>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
      stablehlo.return %10 : tensor<f64>
    }, {
      %7 = stablehlo.multiply %arg0, %arg1 : tensor<4xf64>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
      stablehlo.return %8 : tensor<f64>
    }) : (tensor<i32>) -> tensor<f64>
    return %6 : tensor<f64>
  }
}
