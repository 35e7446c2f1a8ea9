module @jit_complex_exp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f64>>) -> (tensor<3x5xcomplex<f64>> {jax.result_info = "result[0][0]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[0][1]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[0][2]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[1][0]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[1][1]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[1][2]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.exponential %arg0 : tensor<3x5xcomplex<f64>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %2 = stablehlo.multiply %1, %0 : tensor<3x5xcomplex<f64>>
    %3 = stablehlo.exponential_minus_one %arg0 : tensor<3x5xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %5 = stablehlo.add %3, %4 : tensor<3x5xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %7 = stablehlo.multiply %6, %5 : tensor<3x5xcomplex<f64>>
    %cst_2 = stablehlo.constant dense<(0.69314718055994529,0.000000e+00)> : tensor<complex<f64>>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %9 = stablehlo.multiply %8, %arg0 : tensor<3x5xcomplex<f64>>
    %10 = stablehlo.exponential %9 : tensor<3x5xcomplex<f64>>
    %cst_3 = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %11 = stablehlo.log %cst_3 : tensor<complex<f64>>
    %cst_4 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %12 = stablehlo.multiply %11, %cst_4 : tensor<complex<f64>>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %14 = stablehlo.multiply %13, %10 : tensor<3x5xcomplex<f64>>
    %15 = stablehlo.exponential %arg0 : tensor<3x5xcomplex<f64>>
    %16 = stablehlo.exponential_minus_one %arg0 : tensor<3x5xcomplex<f64>>
    %cst_5 = stablehlo.constant dense<(0.69314718055994529,0.000000e+00)> : tensor<complex<f64>>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %18 = stablehlo.multiply %17, %arg0 : tensor<3x5xcomplex<f64>>
    %19 = stablehlo.exponential %18 : tensor<3x5xcomplex<f64>>
    %20 = stablehlo.exponential %arg0 : tensor<3x5xcomplex<f64>>
    return %15, %16, %19, %2, %7, %14, %20 : tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>
  }
}
