module @jit_chosen attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<4xf64>, %arg1: tensor<i32>) -> (tensor<f64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.clamp %c, %arg1, %c_0 : tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %3 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
      stablehlo.return %3 : tensor<f64>
    }, {
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %3 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
      stablehlo.return %3 : tensor<f64>
    }, {
      %3 = stablehlo.exponential %arg0 : tensor<4xf64>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
      stablehlo.return %4 : tensor<f64>
    }) : (tensor<i32>) -> tensor<f64>
    %2 = stablehlo.multiply %1, %1 : tensor<f64>
    return %2 : tensor<f64>
  }
}
