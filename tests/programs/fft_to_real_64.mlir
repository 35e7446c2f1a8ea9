module @jit_fft_to_real_64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x13xcomplex<f64>>) -> (tensor<5x24xf64> {jax.result_info = "result[0]"}, tensor<5x17xf64> {jax.result_info = "result[1]"}, tensor<8x13xf64> {jax.result_info = "result[2]"}) {
    %0 = call @fft(%arg0) : (tensor<5x13xcomplex<f64>>) -> tensor<5x24xf64>
    %1 = stablehlo.slice %arg0 [0:5, 0:9] : (tensor<5x13xcomplex<f64>>) -> tensor<5x9xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = call @_pad(%1, %c) : (tensor<5x9xcomplex<f64>>, tensor<i64>) -> tensor<5x9xcomplex<f64>>
    %3 = call @fft_0(%2) : (tensor<5x9xcomplex<f64>>) -> tensor<5x17xf64>
    %4 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x13xcomplex<f64>>) -> tensor<13x5xcomplex<f64>>
    %5 = call @fft_1(%4) : (tensor<13x5xcomplex<f64>>) -> tensor<13x8xf64>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<13x8xf64>) -> tensor<8x13xf64>
    return %0, %3, %6 : tensor<5x24xf64>, tensor<5x17xf64>, tensor<8x13xf64>
  }
  func.func private @fft(%arg0: tensor<5x13xcomplex<f64>>) -> tensor<5x24xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [24] : (tensor<5x13xcomplex<f64>>) -> tensor<5x24xf64>
    return %0 : tensor<5x24xf64>
  }
  func.func private @_pad(%arg0: tensor<5x9xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<5x9xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<5x9xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5x9xcomplex<f64>>
    return %1 : tensor<5x9xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<5x9xcomplex<f64>>) -> tensor<5x17xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [17] : (tensor<5x9xcomplex<f64>>) -> tensor<5x17xf64>
    return %0 : tensor<5x17xf64>
  }
  func.func private @fft_1(%arg0: tensor<13x5xcomplex<f64>>) -> tensor<13x8xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [8] : (tensor<13x5xcomplex<f64>>) -> tensor<13x8xf64>
    return %0 : tensor<13x8xf64>
  }
}
