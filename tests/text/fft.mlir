// Fourier transforms of all kinds, of one to three dimensions; lengths of 0, 1, a prime and a power of two.
func.func public @main(%x: tensor<3x4x8xcomplex<f32>>, %y: tensor<2x9xf64>, %z: tensor<2x3x5xcomplex<f64>>, %p: tensor<17xcomplex<f32>>, %o: tensor<3x1xcomplex<f64>>, %none: tensor<2x0xf32>, %long: tensor<3x300xf32>) -> (tensor<3x4x8xcomplex<f32>>, tensor<3x4x8xcomplex<f32>>, tensor<3x4x8xcomplex<f32>>, tensor<2x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>, tensor<2x3x8xf64>, tensor<2x3x9xf64>, tensor<17xcomplex<f32>>, tensor<3x1xf64>, tensor<3x1xcomplex<f64>>, tensor<2x0xcomplex<f32>>, tensor<3x151xcomplex<f32>>, tensor<3x300xf32>) {
  %0 = stablehlo.fft %x, type = FFT, length = [8] : (tensor<3x4x8xcomplex<f32>>) -> tensor<3x4x8xcomplex<f32>>
  %1 = "stablehlo.fft"(%x) <{fft_length = array<i64: 4, 8>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<3x4x8xcomplex<f32>>) -> tensor<3x4x8xcomplex<f32>>
  %2 = stablehlo.fft %x, type =  FFT, length = [3, 4, 8] : (tensor<3x4x8xcomplex<f32>>) -> tensor<3x4x8xcomplex<f32>>
  %3 = stablehlo.fft %y, type = RFFT, length = [9] : (tensor<2x9xf64>) -> tensor<2x5xcomplex<f64>>
  %4 = stablehlo.fft %y, type = RFFT, length = [2, 9] : (tensor<2x9xf64>) -> tensor<2x5xcomplex<f64>>
  %5 = stablehlo.fft %z, type = IRFFT, length = [3, 8] : (tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x8xf64>
  %6 = stablehlo.fft %z, type = IRFFT, length = [9] : (tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x9xf64>
  %7 = stablehlo.fft %p, type = FFT, length = [17] : (tensor<17xcomplex<f32>>) -> tensor<17xcomplex<f32>>
  %8 = stablehlo.fft %o, type = IRFFT, length = [1] : (tensor<3x1xcomplex<f64>>) -> tensor<3x1xf64>
  %9 = stablehlo.fft %o, type = IFFT, length = [3, 1] : (tensor<3x1xcomplex<f64>>) -> tensor<3x1xcomplex<f64>>
  %10 = stablehlo.fft %none, type = RFFT, length = [0] : (tensor<2x0xf32>) -> tensor<2x0xcomplex<f32>>
  %11 = stablehlo.fft %long, type = RFFT, length = [300] : (tensor<3x300xf32>) -> tensor<3x151xcomplex<f32>>
  %12 = stablehlo.fft %11, type = IRFFT, length = [300] : (tensor<3x151xcomplex<f32>>) -> tensor<3x300xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<3x4x8xcomplex<f32>>, tensor<3x4x8xcomplex<f32>>, tensor<3x4x8xcomplex<f32>>, tensor<2x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>, tensor<2x3x8xf64>, tensor<2x3x9xf64>, tensor<17xcomplex<f32>>, tensor<3x1xf64>, tensor<3x1xcomplex<f64>>, tensor<2x0xcomplex<f32>>, tensor<3x151xcomplex<f32>>, tensor<3x300xf32>
}
