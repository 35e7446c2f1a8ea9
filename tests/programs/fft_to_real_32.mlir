module @jit_fft_to_real_32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x13xcomplex<f32>>) -> (tensor<5x24xf32> {jax.result_info = "result[0]"}, tensor<5x17xf32> {jax.result_info = "result[1]"}, tensor<8x13xf32> {jax.result_info = "result[2]"}) {
    %0 = call @fft(%arg0) : (tensor<5x13xcomplex<f32>>) -> tensor<5x24xf32>
    %1 = stablehlo.slice %arg0 [0:5, 0:9] : (tensor<5x13xcomplex<f32>>) -> tensor<5x9xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = call @_pad(%1, %c) : (tensor<5x9xcomplex<f32>>, tensor<i32>) -> tensor<5x9xcomplex<f32>>
    %3 = call @fft_0(%2) : (tensor<5x9xcomplex<f32>>) -> tensor<5x17xf32>
    %4 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x13xcomplex<f32>>) -> tensor<13x5xcomplex<f32>>
    %5 = call @fft_1(%4) : (tensor<13x5xcomplex<f32>>) -> tensor<13x8xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<13x8xf32>) -> tensor<8x13xf32>
    return %0, %3, %6 : tensor<5x24xf32>, tensor<5x17xf32>, tensor<8x13xf32>
  }
  func.func private @fft(%arg0: tensor<5x13xcomplex<f32>>) -> tensor<5x24xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [24] : (tensor<5x13xcomplex<f32>>) -> tensor<5x24xf32>
    return %0 : tensor<5x24xf32>
  }
  func.func private @_pad(%arg0: tensor<5x9xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<5x9xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<5x9xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x9xcomplex<f32>>
    return %1 : tensor<5x9xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<5x9xcomplex<f32>>) -> tensor<5x17xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [17] : (tensor<5x9xcomplex<f32>>) -> tensor<5x17xf32>
    return %0 : tensor<5x17xf32>
  }
  func.func private @fft_1(%arg0: tensor<13x5xcomplex<f32>>) -> tensor<13x8xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [8] : (tensor<13x5xcomplex<f32>>) -> tensor<13x8xf32>
    return %0 : tensor<13x8xf32>
  }
}
