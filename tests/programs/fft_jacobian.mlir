module @jit_fft_jacobian attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6xf64>) -> (tensor<4x6xf64> {jax.result_info = "result[0]"}, tensor<4xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<6xf64>) -> tensor<4xcomplex<f64>>
    %1 = stablehlo.abs %0 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %2 = stablehlo.real %0 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %3 = stablehlo.imag %0 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %4 = stablehlo.negate %3 : tensor<4xf64>
    %5 = stablehlo.complex %2, %4 : tensor<4xcomplex<f64>>
    %6 = stablehlo.convert %1 : (tensor<4xf64>) -> tensor<4xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %8 = stablehlo.compare EQ, %6, %7, FLOAT : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> tensor<4xi1>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %10 = stablehlo.select %8, %9, %6 : tensor<4xi1>, tensor<4xcomplex<f64>>
    %11 = stablehlo.divide %5, %10 : tensor<4xcomplex<f64>>
    %12 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %13 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %14 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %15 = stablehlo.add %12, %14 : tensor<4x4xi64>
    %16 = stablehlo.compare EQ, %15, %13, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %17 = stablehlo.convert %16 : (tensor<4x4xi1>) -> tensor<4x4xf64>
    %18 = stablehlo.slice %17 [0:4, 0:4] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %19 = stablehlo.convert %18 : tensor<4x4xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %20 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %21 = stablehlo.complex %19, %20 : tensor<4x4xcomplex<f64>>
    %22 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %24 = stablehlo.multiply %21, %23 : tensor<4x4xcomplex<f64>>
    %25 = call @fft_0(%24) : (tensor<4x4xcomplex<f64>>) -> tensor<4x6xf64>
    %26 = stablehlo.slice %25 [0:4, 0:6] : (tensor<4x6xf64>) -> tensor<4x6xf64>
    %27 = stablehlo.multiply %arg0, %arg0 : tensor<6xf64>
    %28:2 = call @fft_3(%arg0, %27) : (tensor<6xf64>, tensor<6xf64>) -> (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>)
    return %26, %28#1 : tensor<4x6xf64>, tensor<4xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<6xf64>) -> tensor<4xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [6] : (tensor<6xf64>) -> tensor<4xcomplex<f64>>
    return %0 : tensor<4xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4x6xf64> {
    %0 = call @_rfft_transpose(%arg0) : (tensor<4x4xcomplex<f64>>) -> tensor<4x6xf64>
    return %0 : tensor<4x6xf64>
  }
  func.func private @_rfft_transpose(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4x6xf64> {
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.dynamic_update_slice %0, %1, %c : (tensor<4xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<4xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %c_2 = stablehlo.constant dense<3> : tensor<i64>
    %4 = stablehlo.dynamic_update_slice %2, %3, %c_2 : (tensor<4xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<4xcomplex<f64>>
    %5 = stablehlo.real %arg0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %6 = stablehlo.imag %arg0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %7 = stablehlo.negate %6 : tensor<4x4xf64>
    %8 = stablehlo.complex %5, %7 : tensor<4x4xcomplex<f64>>
    %9 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %11 = stablehlo.divide %8, %10 : tensor<4x4xcomplex<f64>>
    %12 = call @fft_1(%11) : (tensor<4x4xcomplex<f64>>) -> tensor<4x6xf64>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4x6xf64>
    %14 = stablehlo.multiply %13, %12 : tensor<4x6xf64>
    return %14 : tensor<4x6xf64>
  }
  func.func private @fft_1(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4x6xf64> {
    %0 = call @fft_2(%arg0) : (tensor<4x4xcomplex<f64>>) -> tensor<4x6xf64>
    return %0 : tensor<4x6xf64>
  }
  func.func private @fft_2(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<4x6xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [6] : (tensor<4x4xcomplex<f64>>) -> tensor<4x6xf64>
    return %0 : tensor<4x6xf64>
  }
  func.func private @fft_3(%arg0: tensor<6xf64>, %arg1: tensor<6xf64>) -> (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [6] : (tensor<6xf64>) -> tensor<4xcomplex<f64>>
    %1 = stablehlo.fft %arg1, type = RFFT, length = [6] : (tensor<6xf64>) -> tensor<4xcomplex<f64>>
    return %0, %1 : tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>
  }
}
