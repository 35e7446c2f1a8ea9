module @jit_sorted_by_key attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<8xf64>, %arg1: tensor<8xf64>, %arg2: tensor<8xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg3: tensor<f64>, %arg4: tensor<f64>, %arg5: tensor<f64>, %arg6: tensor<f64>):
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %4 = stablehlo.compare EQ, %arg3, %cst_0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %5 = stablehlo.select %4, %cst_1, %arg3 : tensor<i1>, tensor<f64>
      %6 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_2 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %7 = stablehlo.select %6, %cst_2, %5 : tensor<i1>, tensor<f64>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %8 = stablehlo.compare EQ, %arg4, %cst_3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %9 = stablehlo.select %8, %cst_4, %arg4 : tensor<i1>, tensor<f64>
      %10 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
      %11 = stablehlo.select %10, %cst_5, %9 : tensor<i1>, tensor<f64>
      %12 = stablehlo.compare LT, %7, %11, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    }) : (tensor<8xf64>, tensor<8xf64>) -> (tensor<8xf64>, tensor<8xf64>)
    %1 = stablehlo.multiply %0#1, %0#1 : tensor<8xf64>
    %2 = stablehlo.multiply %1, %arg2 : tensor<8xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<8xf64>, tensor<f64>) -> tensor<f64>
    return %3 : tensor<f64>
  }
}
