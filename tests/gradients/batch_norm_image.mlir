module @jit_batch_norm_image attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<2x3x3x2xf64>, %arg1: tensor<2xf64>, %arg2: tensor<2xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x2xf64>, tensor<f64>) -> tensor<2xf64>
    %cst_0 = stablehlo.constant dense<1.800000e+01> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %2 = stablehlo.divide %0, %1 : tensor<2xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<2xf64>) -> tensor<1x1x1x2xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x1x2xf64>) -> tensor<2x3x3x2xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x3x3x2xf64>
    %6 = stablehlo.multiply %5, %5 : tensor<2x3x3x2xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x3x2xf64>, tensor<f64>) -> tensor<2xf64>
    %cst_2 = stablehlo.constant dense<1.800000e+01> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %9 = stablehlo.divide %7, %8 : tensor<2xf64>
    %10 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<2xf64>) -> tensor<1x1x1x2xf64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<1x1x1x2xf64>) -> tensor<2x3x3x2xf64>
    %12 = stablehlo.subtract %arg0, %11 : tensor<2x3x3x2xf64>
    %cst_3 = stablehlo.constant dense<1.000000e-05> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %14 = stablehlo.add %9, %13 : tensor<2xf64>
    %15 = stablehlo.rsqrt %14 : tensor<2xf64>
    %16 = stablehlo.broadcast_in_dim %15, dims = [3] : (tensor<2xf64>) -> tensor<1x1x1x2xf64>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2, 3] : (tensor<1x1x1x2xf64>) -> tensor<2x3x3x2xf64>
    %18 = stablehlo.multiply %12, %17 : tensor<2x3x3x2xf64>
    %19 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<2xf64>) -> tensor<1x1x1x2xf64>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<1x1x1x2xf64>) -> tensor<2x3x3x2xf64>
    %21 = stablehlo.multiply %18, %20 : tensor<2x3x3x2xf64>
    %22 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<2xf64>) -> tensor<1x1x1x2xf64>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<1x1x1x2xf64>) -> tensor<2x3x3x2xf64>
    %24 = stablehlo.add %21, %23 : tensor<2x3x3x2xf64>
    %25 = call @relu(%24) : (tensor<2x3x3x2xf64>) -> tensor<2x3x3x2xf64>
    %26 = stablehlo.multiply %25, %25 : tensor<2x3x3x2xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %27 = stablehlo.reduce(%26 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x3x3x2xf64>, tensor<f64>) -> tensor<f64>
    return %27 : tensor<f64>
  }
  func.func private @relu(%arg0: tensor<2x3x3x2xf64>) -> tensor<2x3x3x2xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x3x3x2xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x3x3x2xf64>
    return %1 : tensor<2x3x3x2xf64>
  }
}
