module @jit_fft_spectral_layer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3x16xf64>, %arg1: tensor<3x4x5xcomplex<f64>>) -> (tensor<2x4x16xf64> {jax.result_info = "result[0]"}, tensor<2x3x16xf64> {jax.result_info = "result[1][0]"}, tensor<3x4x5xcomplex<f64>> {jax.result_info = "result[1][1]"}) {
    %0 = call @fft(%arg0) : (tensor<2x3x16xf64>) -> tensor<2x3x9xcomplex<f64>>
    %1 = stablehlo.slice %0 [0:2, 0:3, 0:5] : (tensor<2x3x9xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
    %2 = stablehlo.dot_general %arg1, %1, batching_dims = [2] x [2], contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>) -> tensor<5x4x2xcomplex<f64>>
    %3 = stablehlo.transpose %2, dims = [2, 1, 0] : (tensor<5x4x2xcomplex<f64>>) -> tensor<2x4x5xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad(%3, %c) : (tensor<2x4x5xcomplex<f64>>, tensor<i64>) -> tensor<2x4x9xcomplex<f64>>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %5 = call @_pad_0(%4, %c_0) : (tensor<2x4x9xcomplex<f64>>, tensor<i64>) -> tensor<2x4x9xcomplex<f64>>
    %6 = call @fft_1(%5) : (tensor<2x4x9xcomplex<f64>>) -> tensor<2x4x16xf64>
    %7 = call @fft_2(%arg0) : (tensor<2x3x16xf64>) -> tensor<2x3x9xcomplex<f64>>
    %8 = stablehlo.slice %7 [0:2, 0:3, 0:5] : (tensor<2x3x9xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
    %9 = stablehlo.dot_general %arg1, %8, batching_dims = [2] x [2], contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>) -> tensor<5x4x2xcomplex<f64>>
    %10 = stablehlo.transpose %9, dims = [2, 1, 0] : (tensor<5x4x2xcomplex<f64>>) -> tensor<2x4x5xcomplex<f64>>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %11:2 = call @_pad_3(%10, %c_1) : (tensor<2x4x5xcomplex<f64>>, tensor<i64>) -> (tensor<2x4x9xcomplex<f64>>, tensor<complex<f64>>)
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %12:2 = call @_pad_4(%11#0, %c_2) : (tensor<2x4x9xcomplex<f64>>, tensor<i64>) -> (tensor<2x4x9xcomplex<f64>>, tensor<complex<f64>>)
    %13 = call @fft_5(%12#0) : (tensor<2x4x9xcomplex<f64>>) -> tensor<2x4x16xf64>
    %14 = stablehlo.multiply %13, %13 : tensor<2x4x16xf64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x4x16xf64>
    %16 = stablehlo.multiply %15, %13 : tensor<2x4x16xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %17 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x16xf64>, tensor<f64>) -> tensor<f64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<2x4x16xf64>
    %19 = stablehlo.multiply %18, %16 : tensor<2x4x16xf64>
    %20 = call @fft_6(%19) : (tensor<2x4x16xf64>) -> tensor<2x4x9xcomplex<f64>>
    %21 = call @_pad_8(%12#1, %20) : (tensor<complex<f64>>, tensor<2x4x9xcomplex<f64>>) -> tensor<2x4x9xcomplex<f64>>
    %22 = call @_pad_9(%11#1, %21) : (tensor<complex<f64>>, tensor<2x4x9xcomplex<f64>>) -> tensor<2x4x5xcomplex<f64>>
    %23 = stablehlo.transpose %22, dims = [2, 1, 0] : (tensor<2x4x5xcomplex<f64>>) -> tensor<5x4x2xcomplex<f64>>
    %24 = stablehlo.dot_general %23, %arg1, batching_dims = [0] x [2], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x4x2xcomplex<f64>>, tensor<3x4x5xcomplex<f64>>) -> tensor<5x2x3xcomplex<f64>>
    %25 = stablehlo.transpose %24, dims = [1, 2, 0] : (tensor<5x2x3xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
    %26 = stablehlo.dot_general %23, %8, batching_dims = [0] x [2], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4x2xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>) -> tensor<5x4x3xcomplex<f64>>
    %27 = stablehlo.transpose %26, dims = [2, 1, 0] : (tensor<5x4x3xcomplex<f64>>) -> tensor<3x4x5xcomplex<f64>>
    %cst_5 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %28 = stablehlo.pad %25, %cst_5, low = [0, 0, 0], high = [0, 0, 4], interior = [0, 0, 0] : (tensor<2x3x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x3x9xcomplex<f64>>
    %29 = call @fft_10(%28) : (tensor<2x3x9xcomplex<f64>>) -> tensor<2x3x16xf64>
    return %6, %29, %27 : tensor<2x4x16xf64>, tensor<2x3x16xf64>, tensor<3x4x5xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<2x3x16xf64>) -> tensor<2x3x9xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [16] : (tensor<2x3x16xf64>) -> tensor<2x3x9xcomplex<f64>>
    return %0 : tensor<2x3x9xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<2x4x5xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<2x4x9xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0], high = [0, 0, 4], interior = [0, 0, 0] : (tensor<2x4x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x4x9xcomplex<f64>>
    return %1 : tensor<2x4x9xcomplex<f64>>
  }
  func.func private @_pad_0(%arg0: tensor<2x4x9xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<2x4x9xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x4x9xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x4x9xcomplex<f64>>
    return %1 : tensor<2x4x9xcomplex<f64>>
  }
  func.func private @fft_1(%arg0: tensor<2x4x9xcomplex<f64>>) -> tensor<2x4x16xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [16] : (tensor<2x4x9xcomplex<f64>>) -> tensor<2x4x16xf64>
    return %0 : tensor<2x4x16xf64>
  }
  func.func private @fft_2(%arg0: tensor<2x3x16xf64>) -> tensor<2x3x9xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [16] : (tensor<2x3x16xf64>) -> tensor<2x3x9xcomplex<f64>>
    return %0 : tensor<2x3x9xcomplex<f64>>
  }
  func.func private @_pad_3(%arg0: tensor<2x4x5xcomplex<f64>>, %arg1: tensor<i64>) -> (tensor<2x4x9xcomplex<f64>>, tensor<complex<f64>>) {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0], high = [0, 0, 4], interior = [0, 0, 0] : (tensor<2x4x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x4x9xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    return %1, %cst : tensor<2x4x9xcomplex<f64>>, tensor<complex<f64>>
  }
  func.func private @_pad_4(%arg0: tensor<2x4x9xcomplex<f64>>, %arg1: tensor<i64>) -> (tensor<2x4x9xcomplex<f64>>, tensor<complex<f64>>) {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x4x9xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x4x9xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    return %1, %cst : tensor<2x4x9xcomplex<f64>>, tensor<complex<f64>>
  }
  func.func private @fft_5(%arg0: tensor<2x4x9xcomplex<f64>>) -> tensor<2x4x16xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [16] : (tensor<2x4x9xcomplex<f64>>) -> tensor<2x4x16xf64>
    return %0 : tensor<2x4x16xf64>
  }
  func.func private @fft_6(%arg0: tensor<2x4x16xf64>) -> tensor<2x4x9xcomplex<f64>> {
    %0 = call @fft_7(%arg0) : (tensor<2x4x16xf64>) -> tensor<2x4x9xcomplex<f64>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<9xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.dynamic_update_slice %1, %2, %c : (tensor<9xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<9xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %c_2 = stablehlo.constant dense<8> : tensor<i64>
    %5 = stablehlo.dynamic_update_slice %3, %4, %c_2 : (tensor<9xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<9xcomplex<f64>>
    %6 = stablehlo.broadcast_in_dim %5, dims = [2] : (tensor<9xcomplex<f64>>) -> tensor<1x1x9xcomplex<f64>>
    %cst_3 = stablehlo.constant dense<(6.250000e-02,0.000000e+00)> : tensor<complex<f64>>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f64>>) -> tensor<1x1x9xcomplex<f64>>
    %8 = stablehlo.multiply %7, %6 : tensor<1x1x9xcomplex<f64>>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x9xcomplex<f64>>) -> tensor<2x4x9xcomplex<f64>>
    %10 = stablehlo.multiply %9, %0 : tensor<2x4x9xcomplex<f64>>
    %11 = stablehlo.real %10 : (tensor<2x4x9xcomplex<f64>>) -> tensor<2x4x9xf64>
    %12 = stablehlo.imag %10 : (tensor<2x4x9xcomplex<f64>>) -> tensor<2x4x9xf64>
    %13 = stablehlo.negate %12 : tensor<2x4x9xf64>
    %14 = stablehlo.complex %11, %13 : tensor<2x4x9xcomplex<f64>>
    return %14 : tensor<2x4x9xcomplex<f64>>
  }
  func.func private @fft_7(%arg0: tensor<2x4x16xf64>) -> tensor<2x4x9xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [16] : (tensor<2x4x16xf64>) -> tensor<2x4x9xcomplex<f64>>
    return %0 : tensor<2x4x9xcomplex<f64>>
  }
  func.func private @_pad_8(%arg0: tensor<complex<f64>>, %arg1: tensor<2x4x9xcomplex<f64>>) -> tensor<2x4x9xcomplex<f64>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.pad %arg1, %cst, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x4x9xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x4x9xcomplex<f64>>
    %1 = stablehlo.slice %0 [0:2, 0:4, 0:9] : (tensor<2x4x9xcomplex<f64>>) -> tensor<2x4x9xcomplex<f64>>
    return %1 : tensor<2x4x9xcomplex<f64>>
  }
  func.func private @_pad_9(%arg0: tensor<complex<f64>>, %arg1: tensor<2x4x9xcomplex<f64>>) -> tensor<2x4x5xcomplex<f64>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.pad %arg1, %cst, low = [0, 0, 0], high = [0, 0, -4], interior = [0, 0, 0] : (tensor<2x4x9xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x4x5xcomplex<f64>>
    %1 = stablehlo.slice %0 [0:2, 0:4, 0:5] : (tensor<2x4x5xcomplex<f64>>) -> tensor<2x4x5xcomplex<f64>>
    return %1 : tensor<2x4x5xcomplex<f64>>
  }
  func.func private @fft_10(%arg0: tensor<2x3x9xcomplex<f64>>) -> tensor<2x3x16xf64> {
    %0 = call @_rfft_transpose(%arg0) : (tensor<2x3x9xcomplex<f64>>) -> tensor<2x3x16xf64>
    return %0 : tensor<2x3x16xf64>
  }
  func.func private @_rfft_transpose(%arg0: tensor<2x3x9xcomplex<f64>>) -> tensor<2x3x16xf64> {
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<9xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.dynamic_update_slice %0, %1, %c : (tensor<9xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<9xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %c_2 = stablehlo.constant dense<8> : tensor<i64>
    %4 = stablehlo.dynamic_update_slice %2, %3, %c_2 : (tensor<9xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<9xcomplex<f64>>
    %5 = stablehlo.broadcast_in_dim %4, dims = [2] : (tensor<9xcomplex<f64>>) -> tensor<1x1x9xcomplex<f64>>
    %6 = stablehlo.real %arg0 : (tensor<2x3x9xcomplex<f64>>) -> tensor<2x3x9xf64>
    %7 = stablehlo.imag %arg0 : (tensor<2x3x9xcomplex<f64>>) -> tensor<2x3x9xf64>
    %8 = stablehlo.negate %7 : tensor<2x3x9xf64>
    %9 = stablehlo.complex %6, %8 : tensor<2x3x9xcomplex<f64>>
    %10 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x1x9xcomplex<f64>>) -> tensor<2x3x9xcomplex<f64>>
    %11 = stablehlo.divide %9, %10 : tensor<2x3x9xcomplex<f64>>
    %12 = call @fft_11(%11) : (tensor<2x3x9xcomplex<f64>>) -> tensor<2x3x16xf64>
    %cst_3 = stablehlo.constant dense<1.600000e+01> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<2x3x16xf64>
    %14 = stablehlo.multiply %13, %12 : tensor<2x3x16xf64>
    return %14 : tensor<2x3x16xf64>
  }
  func.func private @fft_11(%arg0: tensor<2x3x9xcomplex<f64>>) -> tensor<2x3x16xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [16] : (tensor<2x3x9xcomplex<f64>>) -> tensor<2x3x16xf64>
    return %0 : tensor<2x3x16xf64>
  }
}
