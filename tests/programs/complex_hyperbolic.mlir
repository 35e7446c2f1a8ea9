module @jit_complex_hyperbolic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f64>>) -> (tensor<3x5xcomplex<f64>> {jax.result_info = "result[0][0]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[0][1]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[0][2]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[1][0]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[1][1]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[1][2]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[2]"}) {
    %0 = chlo.sinh %arg0 : tensor<3x5xcomplex<f64>> -> tensor<3x5xcomplex<f64>>
    %1 = chlo.cosh %arg0 : tensor<3x5xcomplex<f64>> -> tensor<3x5xcomplex<f64>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %3 = stablehlo.multiply %2, %1 : tensor<3x5xcomplex<f64>>
    %4 = chlo.cosh %arg0 : tensor<3x5xcomplex<f64>> -> tensor<3x5xcomplex<f64>>
    %5 = chlo.sinh %arg0 : tensor<3x5xcomplex<f64>> -> tensor<3x5xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %7 = stablehlo.multiply %6, %5 : tensor<3x5xcomplex<f64>>
    %8 = stablehlo.tanh %arg0 : tensor<3x5xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %10 = stablehlo.subtract %9, %8 : tensor<3x5xcomplex<f64>>
    %cst_2 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %12 = stablehlo.multiply %11, %10 : tensor<3x5xcomplex<f64>>
    %13 = stablehlo.multiply %12, %8 : tensor<3x5xcomplex<f64>>
    %14 = stablehlo.add %12, %13 : tensor<3x5xcomplex<f64>>
    %15 = chlo.sinh %arg0 : tensor<3x5xcomplex<f64>> -> tensor<3x5xcomplex<f64>>
    %16 = chlo.cosh %arg0 : tensor<3x5xcomplex<f64>> -> tensor<3x5xcomplex<f64>>
    %17 = stablehlo.tanh %arg0 : tensor<3x5xcomplex<f64>>
    %18 = chlo.sinh %arg0 : tensor<3x5xcomplex<f64>> -> tensor<3x5xcomplex<f64>>
    return %15, %16, %17, %3, %7, %14, %18 : tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>
  }
}
