module @jit_fft_autocorrelation attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x40xf32>) -> (tensor<2x40xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x40xf32>, tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x40xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x40xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @_pad(%5, %c) : (tensor<2x40xf32>, tensor<i32>) -> tensor<2x80xf32>
    %7 = call @fft(%6) : (tensor<2x80xf32>) -> tensor<2x41xcomplex<f32>>
    %8 = stablehlo.real %7 : (tensor<2x41xcomplex<f32>>) -> tensor<2x41xf32>
    %9 = stablehlo.imag %7 : (tensor<2x41xcomplex<f32>>) -> tensor<2x41xf32>
    %10 = stablehlo.negate %9 : tensor<2x41xf32>
    %11 = stablehlo.complex %8, %10 : tensor<2x41xcomplex<f32>>
    %12 = stablehlo.multiply %7, %11 : tensor<2x41xcomplex<f32>>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %13 = call @_pad_0(%12, %c_1) : (tensor<2x41xcomplex<f32>>, tensor<i32>) -> tensor<2x41xcomplex<f32>>
    %14 = call @fft_1(%13) : (tensor<2x41xcomplex<f32>>) -> tensor<2x80xf32>
    %15 = stablehlo.slice %14 [0:2, 0:40] : (tensor<2x80xf32>) -> tensor<2x40xf32>
    return %15 : tensor<2x40xf32>
  }
  func.func private @_pad(%arg0: tensor<2x40xf32>, %arg1: tensor<i32>) -> tensor<2x80xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 40], interior = [0, 0] : (tensor<2x40xf32>, tensor<f32>) -> tensor<2x80xf32>
    return %1 : tensor<2x80xf32>
  }
  func.func private @fft(%arg0: tensor<2x80xf32>) -> tensor<2x41xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [80] : (tensor<2x80xf32>) -> tensor<2x41xcomplex<f32>>
    return %0 : tensor<2x41xcomplex<f32>>
  }
  func.func private @_pad_0(%arg0: tensor<2x41xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<2x41xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<2x41xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x41xcomplex<f32>>
    return %1 : tensor<2x41xcomplex<f32>>
  }
  func.func private @fft_1(%arg0: tensor<2x41xcomplex<f32>>) -> tensor<2x80xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [80] : (tensor<2x41xcomplex<f32>>) -> tensor<2x80xf32>
    return %0 : tensor<2x80xf32>
  }
}
