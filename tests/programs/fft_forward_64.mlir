module @jit_fft_forward_64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x64xcomplex<f64>>) -> (tensor<6x64xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<6x64xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<6x64xcomplex<f64>>) -> tensor<6x64xcomplex<f64>>
    %1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<6x64xcomplex<f64>>) -> tensor<64x6xcomplex<f64>>
    %2 = call @fft_0(%1) : (tensor<64x6xcomplex<f64>>) -> tensor<64x6xcomplex<f64>>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<64x6xcomplex<f64>>) -> tensor<6x64xcomplex<f64>>
    return %0, %3 : tensor<6x64xcomplex<f64>>, tensor<6x64xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<6x64xcomplex<f64>>) -> tensor<6x64xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [64] : (tensor<6x64xcomplex<f64>>) -> tensor<6x64xcomplex<f64>>
    return %0 : tensor<6x64xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<64x6xcomplex<f64>>) -> tensor<64x6xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [6] : (tensor<64x6xcomplex<f64>>) -> tensor<64x6xcomplex<f64>>
    return %0 : tensor<64x6xcomplex<f64>>
  }
}
