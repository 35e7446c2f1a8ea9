module @jit_complex_gradient_of_magnitude attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x7xcomplex<f64>>) -> (tensor<4x7xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<4x7xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.abs %arg0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %1 = stablehlo.real %arg0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %2 = stablehlo.imag %arg0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %3 = stablehlo.negate %2 : tensor<4x7xf64>
    %4 = stablehlo.complex %1, %3 : tensor<4x7xcomplex<f64>>
    %5 = stablehlo.convert %0 : (tensor<4x7xf64>) -> tensor<4x7xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x7xcomplex<f64>>
    %7 = stablehlo.compare EQ, %5, %6, FLOAT : (tensor<4x7xcomplex<f64>>, tensor<4x7xcomplex<f64>>) -> tensor<4x7xi1>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4x7xcomplex<f64>>
    %9 = stablehlo.select %7, %8, %5 : tensor<4x7xi1>, tensor<4x7xcomplex<f64>>
    %10 = stablehlo.divide %4, %9 : tensor<4x7xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.reduce(%0 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x7xf64>, tensor<f64>) -> tensor<f64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x7xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4x7xf64>
    %14 = stablehlo.complex %12, %13 : tensor<4x7xcomplex<f64>>
    %15 = stablehlo.multiply %14, %10 : tensor<4x7xcomplex<f64>>
    %16 = stablehlo.abs %arg0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %17 = stablehlo.real %arg0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %18 = stablehlo.imag %arg0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %19 = stablehlo.negate %18 : tensor<4x7xf64>
    %20 = stablehlo.complex %17, %19 : tensor<4x7xcomplex<f64>>
    %21 = stablehlo.convert %16 : (tensor<4x7xf64>) -> tensor<4x7xcomplex<f64>>
    %cst_4 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f64>>) -> tensor<4x7xcomplex<f64>>
    %23 = stablehlo.compare EQ, %21, %22, FLOAT : (tensor<4x7xcomplex<f64>>, tensor<4x7xcomplex<f64>>) -> tensor<4x7xi1>
    %cst_5 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f64>>) -> tensor<4x7xcomplex<f64>>
    %25 = stablehlo.select %23, %24, %21 : tensor<4x7xi1>, tensor<4x7xcomplex<f64>>
    %26 = stablehlo.divide %20, %25 : tensor<4x7xcomplex<f64>>
    %27 = stablehlo.multiply %16, %16 : tensor<4x7xf64>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<4x7xf64>
    %29 = stablehlo.multiply %28, %16 : tensor<4x7xf64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %30 = stablehlo.reduce(%27 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x7xf64>, tensor<f64>) -> tensor<f64>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<4x7xf64>
    %32 = stablehlo.multiply %31, %29 : tensor<4x7xf64>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<4x7xf64>
    %34 = stablehlo.complex %32, %33 : tensor<4x7xcomplex<f64>>
    %35 = stablehlo.multiply %34, %26 : tensor<4x7xcomplex<f64>>
    return %15, %35 : tensor<4x7xcomplex<f64>>, tensor<4x7xcomplex<f64>>
  }
}
