module @jit_fft_back_64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x30xcomplex<f64>>) -> (tensor<3x30xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<3x40xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<3x20xcomplex<f64>> {jax.result_info = "result[2]"}) {
    %0 = call @fft(%arg0) : (tensor<3x30xcomplex<f64>>) -> tensor<3x30xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = call @_pad(%arg0, %c) : (tensor<3x30xcomplex<f64>>, tensor<i64>) -> tensor<3x40xcomplex<f64>>
    %2 = call @fft_0(%1) : (tensor<3x40xcomplex<f64>>) -> tensor<3x40xcomplex<f64>>
    %3 = stablehlo.slice %arg0 [0:3, 0:20] : (tensor<3x30xcomplex<f64>>) -> tensor<3x20xcomplex<f64>>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_pad_1(%3, %c_0) : (tensor<3x20xcomplex<f64>>, tensor<i64>) -> tensor<3x20xcomplex<f64>>
    %5 = call @fft_2(%4) : (tensor<3x20xcomplex<f64>>) -> tensor<3x20xcomplex<f64>>
    return %0, %2, %5 : tensor<3x30xcomplex<f64>>, tensor<3x40xcomplex<f64>>, tensor<3x20xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<3x30xcomplex<f64>>) -> tensor<3x30xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [30] : (tensor<3x30xcomplex<f64>>) -> tensor<3x30xcomplex<f64>>
    return %0 : tensor<3x30xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<3x30xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<3x40xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 10], interior = [0, 0] : (tensor<3x30xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x40xcomplex<f64>>
    return %1 : tensor<3x40xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<3x40xcomplex<f64>>) -> tensor<3x40xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [40] : (tensor<3x40xcomplex<f64>>) -> tensor<3x40xcomplex<f64>>
    return %0 : tensor<3x40xcomplex<f64>>
  }
  func.func private @_pad_1(%arg0: tensor<3x20xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<3x20xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x20xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x20xcomplex<f64>>
    return %1 : tensor<3x20xcomplex<f64>>
  }
  func.func private @fft_2(%arg0: tensor<3x20xcomplex<f64>>) -> tensor<3x20xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [20] : (tensor<3x20xcomplex<f64>>) -> tensor<3x20xcomplex<f64>>
    return %0 : tensor<3x20xcomplex<f64>>
  }
}
