module @jit_fft_real_64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x24xf64>) -> (tensor<7x13xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<4x24xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<7x12xcomplex<f64>> {jax.result_info = "result[2]"}) {
    %0 = call @fft(%arg0) : (tensor<7x24xf64>) -> tensor<7x13xcomplex<f64>>
    %1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<7x24xf64>) -> tensor<24x7xf64>
    %2 = call @fft_0(%1) : (tensor<24x7xf64>) -> tensor<24x4xcomplex<f64>>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<24x4xcomplex<f64>>) -> tensor<4x24xcomplex<f64>>
    %4 = stablehlo.slice %arg0 [0:7, 0:23] : (tensor<7x24xf64>) -> tensor<7x23xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5 = call @_pad(%4, %c) : (tensor<7x23xf64>, tensor<i64>) -> tensor<7x23xf64>
    %6 = call @fft_1(%5) : (tensor<7x23xf64>) -> tensor<7x12xcomplex<f64>>
    return %0, %3, %6 : tensor<7x13xcomplex<f64>>, tensor<4x24xcomplex<f64>>, tensor<7x12xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<7x24xf64>) -> tensor<7x13xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [24] : (tensor<7x24xf64>) -> tensor<7x13xcomplex<f64>>
    return %0 : tensor<7x13xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<24x7xf64>) -> tensor<24x4xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [7] : (tensor<24x7xf64>) -> tensor<24x4xcomplex<f64>>
    return %0 : tensor<24x4xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<7x23xf64>, %arg1: tensor<i64>) -> tensor<7x23xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<7x23xf64>, tensor<f64>) -> tensor<7x23xf64>
    return %1 : tensor<7x23xf64>
  }
  func.func private @fft_1(%arg0: tensor<7x23xf64>) -> tensor<7x12xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [23] : (tensor<7x23xf64>) -> tensor<7x12xcomplex<f64>>
    return %0 : tensor<7x12xcomplex<f64>>
  }
}
