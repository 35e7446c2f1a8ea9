module @jit_rational attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<5xf64>, %arg1: tensor<5xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<5xf64>
    %1 = stablehlo.multiply %0, %arg0 : tensor<5xf64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %3 = stablehlo.multiply %2, %arg0 : tensor<5xf64>
    %4 = stablehlo.multiply %3, %arg1 : tensor<5xf64>
    %5 = stablehlo.subtract %1, %4 : tensor<5xf64>
    %6 = stablehlo.multiply %arg0, %arg0 : tensor<5xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %8 = stablehlo.add %7, %6 : tensor<5xf64>
    %9 = stablehlo.multiply %arg1, %arg1 : tensor<5xf64>
    %10 = stablehlo.add %8, %9 : tensor<5xf64>
    %11 = stablehlo.divide %5, %10 : tensor<5xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
    %13 = stablehlo.sign %arg0 : tensor<5xf64>
    %14 = stablehlo.abs %arg0 : tensor<5xf64>
    %15 = stablehlo.sqrt %14 : tensor<5xf64>
    %16 = stablehlo.multiply %13, %15 : tensor<5xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
    %18 = stablehlo.add %12, %17 : tensor<f64>
    return %18 : tensor<f64>
  }
}
