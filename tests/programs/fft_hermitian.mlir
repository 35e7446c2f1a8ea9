module @jit_fft_hermitian attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xcomplex<f32>>, %arg1: tensor<3x10xf32>) -> (tensor<3x16xf32> {jax.result_info = "result[0]"}, tensor<3x6xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<3x15xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.real %arg0 : (tensor<3x9xcomplex<f32>>) -> tensor<3x9xf32>
    %1 = stablehlo.imag %arg0 : (tensor<3x9xcomplex<f32>>) -> tensor<3x9xf32>
    %2 = stablehlo.negate %1 : tensor<3x9xf32>
    %3 = stablehlo.complex %0, %2 : tensor<3x9xcomplex<f32>>
    %4 = call @fft(%3) : (tensor<3x9xcomplex<f32>>) -> tensor<3x16xf32>
    %cst = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<3x16xf32>
    %7 = call @fft_0(%arg1) : (tensor<3x10xf32>) -> tensor<3x6xcomplex<f32>>
    %8 = stablehlo.real %7 : (tensor<3x6xcomplex<f32>>) -> tensor<3x6xf32>
    %9 = stablehlo.imag %7 : (tensor<3x6xcomplex<f32>>) -> tensor<3x6xf32>
    %10 = stablehlo.negate %9 : tensor<3x6xf32>
    %11 = stablehlo.complex %8, %10 : tensor<3x6xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e-01,0.000000e+00)> : tensor<complex<f32>>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3x6xcomplex<f32>>
    %13 = stablehlo.multiply %11, %12 : tensor<3x6xcomplex<f32>>
    %14 = stablehlo.real %arg0 : (tensor<3x9xcomplex<f32>>) -> tensor<3x9xf32>
    %15 = stablehlo.imag %arg0 : (tensor<3x9xcomplex<f32>>) -> tensor<3x9xf32>
    %16 = stablehlo.negate %15 : tensor<3x9xf32>
    %17 = stablehlo.complex %14, %16 : tensor<3x9xcomplex<f32>>
    %18 = stablehlo.slice %17 [0:3, 0:8] : (tensor<3x9xcomplex<f32>>) -> tensor<3x8xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %19 = call @_pad(%18, %c) : (tensor<3x8xcomplex<f32>>, tensor<i32>) -> tensor<3x8xcomplex<f32>>
    %20 = call @fft_1(%19) : (tensor<3x8xcomplex<f32>>) -> tensor<3x15xf32>
    %cst_1 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x15xf32>
    %22 = stablehlo.multiply %20, %21 : tensor<3x15xf32>
    return %6, %13, %22 : tensor<3x16xf32>, tensor<3x6xcomplex<f32>>, tensor<3x15xf32>
  }
  func.func private @fft(%arg0: tensor<3x9xcomplex<f32>>) -> tensor<3x16xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [16] : (tensor<3x9xcomplex<f32>>) -> tensor<3x16xf32>
    return %0 : tensor<3x16xf32>
  }
  func.func private @fft_0(%arg0: tensor<3x10xf32>) -> tensor<3x6xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [10] : (tensor<3x10xf32>) -> tensor<3x6xcomplex<f32>>
    return %0 : tensor<3x6xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<3x8xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<3x8xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x8xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x8xcomplex<f32>>
    return %1 : tensor<3x8xcomplex<f32>>
  }
  func.func private @fft_1(%arg0: tensor<3x8xcomplex<f32>>) -> tensor<3x15xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [15] : (tensor<3x8xcomplex<f32>>) -> tensor<3x15xf32>
    return %0 : tensor<3x15xf32>
  }
}
