module @jit_fft_back_32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x30xcomplex<f32>>) -> (tensor<3x30xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<3x40xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<3x20xcomplex<f32>> {jax.result_info = "result[2]"}) {
    %0 = call @fft(%arg0) : (tensor<3x30xcomplex<f32>>) -> tensor<3x30xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = call @_pad(%arg0, %c) : (tensor<3x30xcomplex<f32>>, tensor<i32>) -> tensor<3x40xcomplex<f32>>
    %2 = call @fft_0(%1) : (tensor<3x40xcomplex<f32>>) -> tensor<3x40xcomplex<f32>>
    %3 = stablehlo.slice %arg0 [0:3, 0:20] : (tensor<3x30xcomplex<f32>>) -> tensor<3x20xcomplex<f32>>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = call @_pad_1(%3, %c_0) : (tensor<3x20xcomplex<f32>>, tensor<i32>) -> tensor<3x20xcomplex<f32>>
    %5 = call @fft_2(%4) : (tensor<3x20xcomplex<f32>>) -> tensor<3x20xcomplex<f32>>
    return %0, %2, %5 : tensor<3x30xcomplex<f32>>, tensor<3x40xcomplex<f32>>, tensor<3x20xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<3x30xcomplex<f32>>) -> tensor<3x30xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [30] : (tensor<3x30xcomplex<f32>>) -> tensor<3x30xcomplex<f32>>
    return %0 : tensor<3x30xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<3x30xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<3x40xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 10], interior = [0, 0] : (tensor<3x30xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x40xcomplex<f32>>
    return %1 : tensor<3x40xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<3x40xcomplex<f32>>) -> tensor<3x40xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [40] : (tensor<3x40xcomplex<f32>>) -> tensor<3x40xcomplex<f32>>
    return %0 : tensor<3x40xcomplex<f32>>
  }
  func.func private @_pad_1(%arg0: tensor<3x20xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<3x20xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x20xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x20xcomplex<f32>>
    return %1 : tensor<3x20xcomplex<f32>>
  }
  func.func private @fft_2(%arg0: tensor<3x20xcomplex<f32>>) -> tensor<3x20xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [20] : (tensor<3x20xcomplex<f32>>) -> tensor<3x20xcomplex<f32>>
    return %0 : tensor<3x20xcomplex<f32>>
  }
}
