module @jit_leapfrog attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = stablehlo.sine %arg0 : tensor<4xf64>
    %cst = stablehlo.constant dense<5.000000e-02> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %2 = stablehlo.multiply %1, %0 : tensor<4xf64>
    %3 = stablehlo.subtract %arg1, %2 : tensor<4xf64>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %5 = stablehlo.multiply %4, %3 : tensor<4xf64>
    %6 = stablehlo.add %arg0, %5 : tensor<4xf64>
    %7 = stablehlo.sine %6 : tensor<4xf64>
    %cst_1 = stablehlo.constant dense<5.000000e-02> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %9 = stablehlo.multiply %8, %7 : tensor<4xf64>
    %10 = stablehlo.subtract %3, %9 : tensor<4xf64>
    %11 = stablehlo.sine %6 : tensor<4xf64>
    %cst_2 = stablehlo.constant dense<5.000000e-02> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %13 = stablehlo.multiply %12, %11 : tensor<4xf64>
    %14 = stablehlo.subtract %10, %13 : tensor<4xf64>
    %cst_3 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %16 = stablehlo.multiply %15, %14 : tensor<4xf64>
    %17 = stablehlo.add %6, %16 : tensor<4xf64>
    %18 = stablehlo.sine %17 : tensor<4xf64>
    %cst_4 = stablehlo.constant dense<5.000000e-02> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %20 = stablehlo.multiply %19, %18 : tensor<4xf64>
    %21 = stablehlo.subtract %14, %20 : tensor<4xf64>
    %22 = stablehlo.sine %17 : tensor<4xf64>
    %cst_5 = stablehlo.constant dense<5.000000e-02> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %24 = stablehlo.multiply %23, %22 : tensor<4xf64>
    %25 = stablehlo.subtract %21, %24 : tensor<4xf64>
    %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %27 = stablehlo.multiply %26, %25 : tensor<4xf64>
    %28 = stablehlo.add %17, %27 : tensor<4xf64>
    %29 = stablehlo.sine %28 : tensor<4xf64>
    %cst_7 = stablehlo.constant dense<5.000000e-02> : tensor<f64>
    %30 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %31 = stablehlo.multiply %30, %29 : tensor<4xf64>
    %32 = stablehlo.subtract %25, %31 : tensor<4xf64>
    %33 = stablehlo.sine %28 : tensor<4xf64>
    %cst_8 = stablehlo.constant dense<5.000000e-02> : tensor<f64>
    %34 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %35 = stablehlo.multiply %34, %33 : tensor<4xf64>
    %36 = stablehlo.subtract %32, %35 : tensor<4xf64>
    %cst_9 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %37 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %38 = stablehlo.multiply %37, %36 : tensor<4xf64>
    %39 = stablehlo.add %28, %38 : tensor<4xf64>
    %40 = stablehlo.sine %39 : tensor<4xf64>
    %cst_10 = stablehlo.constant dense<5.000000e-02> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %42 = stablehlo.multiply %41, %40 : tensor<4xf64>
    %43 = stablehlo.subtract %36, %42 : tensor<4xf64>
    %44 = stablehlo.multiply %43, %43 : tensor<4xf64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %45 = stablehlo.reduce(%44 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %46 = stablehlo.multiply %cst_12, %45 : tensor<f64>
    %47 = stablehlo.cosine %39 : tensor<4xf64>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %48 = stablehlo.reduce(%47 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %49 = stablehlo.subtract %46, %48 : tensor<f64>
    return %49 : tensor<f64>
  }
}
