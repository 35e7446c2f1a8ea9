module @jit_fft_real_32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x24xf32>) -> (tensor<7x13xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<4x24xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<7x12xcomplex<f32>> {jax.result_info = "result[2]"}) {
    %0 = call @fft(%arg0) : (tensor<7x24xf32>) -> tensor<7x13xcomplex<f32>>
    %1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<7x24xf32>) -> tensor<24x7xf32>
    %2 = call @fft_0(%1) : (tensor<24x7xf32>) -> tensor<24x4xcomplex<f32>>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<24x4xcomplex<f32>>) -> tensor<4x24xcomplex<f32>>
    %4 = stablehlo.slice %arg0 [0:7, 0:23] : (tensor<7x24xf32>) -> tensor<7x23xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = call @_pad(%4, %c) : (tensor<7x23xf32>, tensor<i32>) -> tensor<7x23xf32>
    %6 = call @fft_1(%5) : (tensor<7x23xf32>) -> tensor<7x12xcomplex<f32>>
    return %0, %3, %6 : tensor<7x13xcomplex<f32>>, tensor<4x24xcomplex<f32>>, tensor<7x12xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<7x24xf32>) -> tensor<7x13xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [24] : (tensor<7x24xf32>) -> tensor<7x13xcomplex<f32>>
    return %0 : tensor<7x13xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<24x7xf32>) -> tensor<24x4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [7] : (tensor<24x7xf32>) -> tensor<24x4xcomplex<f32>>
    return %0 : tensor<24x4xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<7x23xf32>, %arg1: tensor<i32>) -> tensor<7x23xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<7x23xf32>, tensor<f32>) -> tensor<7x23xf32>
    return %1 : tensor<7x23xf32>
  }
  func.func private @fft_1(%arg0: tensor<7x23xf32>) -> tensor<7x12xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [23] : (tensor<7x23xf32>) -> tensor<7x12xcomplex<f32>>
    return %0 : tensor<7x12xcomplex<f32>>
  }
}
