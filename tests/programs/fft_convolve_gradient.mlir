module @jit_fft_convolve_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20xf64>, %arg1: tensor<5xf64>) -> (tensor<20xf64> {jax.result_info = "result[0]"}, tensor<5xf64> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0:2 = call @_pad(%arg0, %c) : (tensor<20xf64>, tensor<i64>) -> (tensor<24xf64>, tensor<f64>)
    %1 = call @fft(%0#0) : (tensor<24xf64>) -> tensor<13xcomplex<f64>>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %2:2 = call @_pad_0(%arg1, %c_0) : (tensor<5xf64>, tensor<i64>) -> (tensor<24xf64>, tensor<f64>)
    %3 = call @fft(%2#0) : (tensor<24xf64>) -> tensor<13xcomplex<f64>>
    %4 = stablehlo.multiply %1, %3 : tensor<13xcomplex<f64>>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5:2 = call @_pad_1(%4, %c_1) : (tensor<13xcomplex<f64>>, tensor<i64>) -> (tensor<13xcomplex<f64>>, tensor<complex<f64>>)
    %6 = call @fft_2(%5#0) : (tensor<13xcomplex<f64>>) -> tensor<24xf64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.dynamic_slice %6, %c_2, sizes = [24] : (tensor<24xf64>, tensor<i64>) -> tensor<24xf64>
    %8 = stablehlo.multiply %7, %7 : tensor<24xf64>
    %9 = stablehlo.multiply %8, %7 : tensor<24xf64>
    %10 = stablehlo.multiply %7, %7 : tensor<24xf64>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %12 = stablehlo.multiply %11, %10 : tensor<24xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %13 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<24xf64>, tensor<f64>) -> tensor<f64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %15 = stablehlo.multiply %14, %12 : tensor<24xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %17 = stablehlo.dynamic_update_slice %16, %15, %c_6 : (tensor<24xf64>, tensor<24xf64>, tensor<i64>) -> tensor<24xf64>
    %18 = call @fft_3(%17) : (tensor<24xf64>) -> tensor<13xcomplex<f64>>
    %19 = call @_pad_5(%5#1, %18) : (tensor<complex<f64>>, tensor<13xcomplex<f64>>) -> tensor<13xcomplex<f64>>
    %20 = stablehlo.multiply %1, %19 : tensor<13xcomplex<f64>>
    %21 = stablehlo.multiply %19, %3 : tensor<13xcomplex<f64>>
    %22 = call @fft_6(%20) : (tensor<13xcomplex<f64>>) -> tensor<24xf64>
    %23 = call @_pad_8(%2#1, %22) : (tensor<f64>, tensor<24xf64>) -> tensor<5xf64>
    %24 = call @fft_6(%21) : (tensor<13xcomplex<f64>>) -> tensor<24xf64>
    %25 = call @_pad_9(%0#1, %24) : (tensor<f64>, tensor<24xf64>) -> tensor<20xf64>
    return %25, %23 : tensor<20xf64>, tensor<5xf64>
  }
  func.func private @_pad(%arg0: tensor<20xf64>, %arg1: tensor<i64>) -> (tensor<24xf64>, tensor<f64>) {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [4], interior = [0] : (tensor<20xf64>, tensor<f64>) -> tensor<24xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    return %1, %cst : tensor<24xf64>, tensor<f64>
  }
  func.func private @fft(%arg0: tensor<24xf64>) -> tensor<13xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [24] : (tensor<24xf64>) -> tensor<13xcomplex<f64>>
    return %0 : tensor<13xcomplex<f64>>
  }
  func.func private @_pad_0(%arg0: tensor<5xf64>, %arg1: tensor<i64>) -> (tensor<24xf64>, tensor<f64>) {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [19], interior = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<24xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    return %1, %cst : tensor<24xf64>, tensor<f64>
  }
  func.func private @_pad_1(%arg0: tensor<13xcomplex<f64>>, %arg1: tensor<i64>) -> (tensor<13xcomplex<f64>>, tensor<complex<f64>>) {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<13xcomplex<f64>>, tensor<complex<f64>>) -> tensor<13xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    return %1, %cst : tensor<13xcomplex<f64>>, tensor<complex<f64>>
  }
  func.func private @fft_2(%arg0: tensor<13xcomplex<f64>>) -> tensor<24xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [24] : (tensor<13xcomplex<f64>>) -> tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @fft_3(%arg0: tensor<24xf64>) -> tensor<13xcomplex<f64>> {
    %0 = call @fft_4(%arg0) : (tensor<24xf64>) -> tensor<13xcomplex<f64>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<13xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.dynamic_update_slice %1, %2, %c : (tensor<13xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<13xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %c_2 = stablehlo.constant dense<12> : tensor<i64>
    %5 = stablehlo.dynamic_update_slice %3, %4, %c_2 : (tensor<13xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<13xcomplex<f64>>
    %cst_3 = stablehlo.constant dense<(0.041666666666666664,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f64>>) -> tensor<13xcomplex<f64>>
    %7 = stablehlo.multiply %6, %5 : tensor<13xcomplex<f64>>
    %8 = stablehlo.multiply %7, %0 : tensor<13xcomplex<f64>>
    %9 = stablehlo.real %8 : (tensor<13xcomplex<f64>>) -> tensor<13xf64>
    %10 = stablehlo.imag %8 : (tensor<13xcomplex<f64>>) -> tensor<13xf64>
    %11 = stablehlo.negate %10 : tensor<13xf64>
    %12 = stablehlo.complex %9, %11 : tensor<13xcomplex<f64>>
    return %12 : tensor<13xcomplex<f64>>
  }
  func.func private @fft_4(%arg0: tensor<24xf64>) -> tensor<13xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [24] : (tensor<24xf64>) -> tensor<13xcomplex<f64>>
    return %0 : tensor<13xcomplex<f64>>
  }
  func.func private @_pad_5(%arg0: tensor<complex<f64>>, %arg1: tensor<13xcomplex<f64>>) -> tensor<13xcomplex<f64>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.pad %arg1, %cst, low = [0], high = [0], interior = [0] : (tensor<13xcomplex<f64>>, tensor<complex<f64>>) -> tensor<13xcomplex<f64>>
    %1 = stablehlo.slice %0 [0:13] : (tensor<13xcomplex<f64>>) -> tensor<13xcomplex<f64>>
    return %1 : tensor<13xcomplex<f64>>
  }
  func.func private @fft_6(%arg0: tensor<13xcomplex<f64>>) -> tensor<24xf64> {
    %0 = call @_rfft_transpose(%arg0) : (tensor<13xcomplex<f64>>) -> tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @_rfft_transpose(%arg0: tensor<13xcomplex<f64>>) -> tensor<24xf64> {
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<13xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.dynamic_update_slice %0, %1, %c : (tensor<13xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<13xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %c_2 = stablehlo.constant dense<12> : tensor<i64>
    %4 = stablehlo.dynamic_update_slice %2, %3, %c_2 : (tensor<13xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<13xcomplex<f64>>
    %5 = stablehlo.real %arg0 : (tensor<13xcomplex<f64>>) -> tensor<13xf64>
    %6 = stablehlo.imag %arg0 : (tensor<13xcomplex<f64>>) -> tensor<13xf64>
    %7 = stablehlo.negate %6 : tensor<13xf64>
    %8 = stablehlo.complex %5, %7 : tensor<13xcomplex<f64>>
    %9 = stablehlo.divide %8, %4 : tensor<13xcomplex<f64>>
    %10 = call @fft_7(%9) : (tensor<13xcomplex<f64>>) -> tensor<24xf64>
    %cst_3 = stablehlo.constant dense<2.400000e+01> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<24xf64>
    %12 = stablehlo.multiply %11, %10 : tensor<24xf64>
    return %12 : tensor<24xf64>
  }
  func.func private @fft_7(%arg0: tensor<13xcomplex<f64>>) -> tensor<24xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [24] : (tensor<13xcomplex<f64>>) -> tensor<24xf64>
    return %0 : tensor<24xf64>
  }
  func.func private @_pad_8(%arg0: tensor<f64>, %arg1: tensor<24xf64>) -> tensor<5xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.pad %arg1, %cst, low = [0], high = [-19], interior = [0] : (tensor<24xf64>, tensor<f64>) -> tensor<5xf64>
    %1 = stablehlo.slice %0 [0:5] : (tensor<5xf64>) -> tensor<5xf64>
    return %1 : tensor<5xf64>
  }
  func.func private @_pad_9(%arg0: tensor<f64>, %arg1: tensor<24xf64>) -> tensor<20xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.pad %arg1, %cst, low = [0], high = [-4], interior = [0] : (tensor<24xf64>, tensor<f64>) -> tensor<20xf64>
    %1 = stablehlo.slice %0 [0:20] : (tensor<20xf64>) -> tensor<20xf64>
    return %1 : tensor<20xf64>
  }
}
