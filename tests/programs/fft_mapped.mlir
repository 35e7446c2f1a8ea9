module @jit_fft_mapped attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3x12xcomplex<f32>>, %arg1: tensor<4x3x12xf32>) -> (tensor<4x3x12xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<4x3x7xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<12x4x3xcomplex<f32>> {jax.result_info = "result[2]"}) {
    %0 = call @fft(%arg0) : (tensor<4x3x12xcomplex<f32>>) -> tensor<3x4x12xcomplex<f32>>
    %1 = stablehlo.transpose %0, dims = [1, 0, 2] : (tensor<3x4x12xcomplex<f32>>) -> tensor<4x3x12xcomplex<f32>>
    %2 = call @fft_1(%arg1) : (tensor<4x3x12xf32>) -> tensor<4x3x7xcomplex<f32>>
    %3 = call @fft_4(%arg0) : (tensor<4x3x12xcomplex<f32>>) -> tensor<12x4x3xcomplex<f32>>
    return %1, %2, %3 : tensor<4x3x12xcomplex<f32>>, tensor<4x3x7xcomplex<f32>>, tensor<12x4x3xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<4x3x12xcomplex<f32>>) -> tensor<3x4x12xcomplex<f32>> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0, 2] : (tensor<4x3x12xcomplex<f32>>) -> tensor<3x4x12xcomplex<f32>>
    %1 = call @fft_0(%0) : (tensor<3x4x12xcomplex<f32>>) -> tensor<3x4x12xcomplex<f32>>
    return %1 : tensor<3x4x12xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<3x4x12xcomplex<f32>>) -> tensor<3x4x12xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [12] : (tensor<3x4x12xcomplex<f32>>) -> tensor<3x4x12xcomplex<f32>>
    return %0 : tensor<3x4x12xcomplex<f32>>
  }
  func.func private @fft_1(%arg0: tensor<4x3x12xf32>) -> tensor<4x3x7xcomplex<f32>> {
    %0 = call @fft_2(%arg0) : (tensor<4x3x12xf32>) -> tensor<4x3x7xcomplex<f32>>
    return %0 : tensor<4x3x7xcomplex<f32>>
  }
  func.func private @fft_2(%arg0: tensor<4x3x12xf32>) -> tensor<4x3x7xcomplex<f32>> {
    %0 = call @fft_3(%arg0) : (tensor<4x3x12xf32>) -> tensor<4x3x7xcomplex<f32>>
    return %0 : tensor<4x3x7xcomplex<f32>>
  }
  func.func private @fft_3(%arg0: tensor<4x3x12xf32>) -> tensor<4x3x7xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [12] : (tensor<4x3x12xf32>) -> tensor<4x3x7xcomplex<f32>>
    return %0 : tensor<4x3x7xcomplex<f32>>
  }
  func.func private @fft_4(%arg0: tensor<4x3x12xcomplex<f32>>) -> tensor<12x4x3xcomplex<f32>> {
    %0 = stablehlo.transpose %arg0, dims = [2, 0, 1] : (tensor<4x3x12xcomplex<f32>>) -> tensor<12x4x3xcomplex<f32>>
    %1 = call @fft_5(%0) : (tensor<12x4x3xcomplex<f32>>) -> tensor<12x4x3xcomplex<f32>>
    return %1 : tensor<12x4x3xcomplex<f32>>
  }
  func.func private @fft_5(%arg0: tensor<12x4x3xcomplex<f32>>) -> tensor<12x4x3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [4, 3] : (tensor<12x4x3xcomplex<f32>>) -> tensor<12x4x3xcomplex<f32>>
    return %0 : tensor<12x4x3xcomplex<f32>>
  }
}
