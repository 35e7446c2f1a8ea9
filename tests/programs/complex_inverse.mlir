module @jit_complex_inverse attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f64>>) -> (tensor<3x5xcomplex<f64>> {jax.result_info = "result[0][0]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[0][1]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[0][2]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[1][0]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[1][1]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[1][2]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[2]"}) {
    %0 = chlo.asin %arg0 : tensor<3x5xcomplex<f64>> -> tensor<3x5xcomplex<f64>>
    %1 = chlo.square %arg0 : tensor<3x5xcomplex<f64>> -> tensor<3x5xcomplex<f64>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %3 = stablehlo.subtract %2, %1 : tensor<3x5xcomplex<f64>>
    %4 = stablehlo.rsqrt %3 : tensor<3x5xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %6 = stablehlo.multiply %5, %4 : tensor<3x5xcomplex<f64>>
    %7 = chlo.acos %arg0 : tensor<3x5xcomplex<f64>> -> tensor<3x5xcomplex<f64>>
    %8 = chlo.square %arg0 : tensor<3x5xcomplex<f64>> -> tensor<3x5xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %10 = stablehlo.subtract %9, %8 : tensor<3x5xcomplex<f64>>
    %11 = stablehlo.rsqrt %10 : tensor<3x5xcomplex<f64>>
    %12 = stablehlo.negate %11 : tensor<3x5xcomplex<f64>>
    %cst_2 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %14 = stablehlo.multiply %13, %12 : tensor<3x5xcomplex<f64>>
    %15 = chlo.atan %arg0 : tensor<3x5xcomplex<f64>> -> tensor<3x5xcomplex<f64>>
    %16 = chlo.square %arg0 : tensor<3x5xcomplex<f64>> -> tensor<3x5xcomplex<f64>>
    %cst_3 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %18 = stablehlo.add %17, %16 : tensor<3x5xcomplex<f64>>
    %cst_4 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %20 = stablehlo.divide %19, %18 : tensor<3x5xcomplex<f64>>
    %21 = chlo.asin %arg0 : tensor<3x5xcomplex<f64>> -> tensor<3x5xcomplex<f64>>
    %22 = chlo.acos %arg0 : tensor<3x5xcomplex<f64>> -> tensor<3x5xcomplex<f64>>
    %23 = chlo.atan %arg0 : tensor<3x5xcomplex<f64>> -> tensor<3x5xcomplex<f64>>
    %24 = chlo.asin %arg0 : tensor<3x5xcomplex<f64>> -> tensor<3x5xcomplex<f64>>
    return %21, %22, %23, %6, %14, %20, %24 : tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>
  }
}
