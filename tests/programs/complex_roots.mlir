module @jit_complex_roots attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f64>>) -> (tensor<3x5xcomplex<f64>> {jax.result_info = "result[0][0]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[0][1]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[0][2]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[0][3]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[1][0]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[1][1]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[1][2]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[1][3]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.sqrt %arg0 : tensor<3x5xcomplex<f64>>
    %cst = stablehlo.constant dense<(5.000000e-01,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %2 = stablehlo.divide %1, %0 : tensor<3x5xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %4 = stablehlo.multiply %3, %2 : tensor<3x5xcomplex<f64>>
    %5 = stablehlo.rsqrt %arg0 : tensor<3x5xcomplex<f64>>
    %6 = stablehlo.divide %5, %arg0 : tensor<3x5xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<(-5.000000e-01,0.000000e+00)> : tensor<complex<f64>>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %8 = stablehlo.multiply %7, %6 : tensor<3x5xcomplex<f64>>
    %cst_2 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %10 = stablehlo.multiply %9, %8 : tensor<3x5xcomplex<f64>>
    %11 = chlo.square %arg0 : tensor<3x5xcomplex<f64>> -> tensor<3x5xcomplex<f64>>
    %cst_3 = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %13 = stablehlo.multiply %12, %arg0 : tensor<3x5xcomplex<f64>>
    %cst_4 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %15 = stablehlo.multiply %14, %13 : tensor<3x5xcomplex<f64>>
    %cst_5 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %17 = stablehlo.divide %16, %arg0 : tensor<3x5xcomplex<f64>>
    %18 = stablehlo.multiply %arg0, %arg0 : tensor<3x5xcomplex<f64>>
    %cst_6 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %20 = stablehlo.divide %19, %18 : tensor<3x5xcomplex<f64>>
    %cst_7 = stablehlo.constant dense<(-1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %22 = stablehlo.multiply %21, %20 : tensor<3x5xcomplex<f64>>
    %cst_8 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %24 = stablehlo.multiply %23, %22 : tensor<3x5xcomplex<f64>>
    %25 = stablehlo.sqrt %arg0 : tensor<3x5xcomplex<f64>>
    %26 = stablehlo.rsqrt %arg0 : tensor<3x5xcomplex<f64>>
    %27 = chlo.square %arg0 : tensor<3x5xcomplex<f64>> -> tensor<3x5xcomplex<f64>>
    %cst_9 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %28 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %29 = stablehlo.divide %28, %arg0 : tensor<3x5xcomplex<f64>>
    %30 = stablehlo.sqrt %arg0 : tensor<3x5xcomplex<f64>>
    return %25, %26, %27, %29, %4, %10, %15, %24, %30 : tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>
  }
}
