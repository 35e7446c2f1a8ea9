module @jit_fft_lengths attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1xcomplex<f32>>, %arg1: tensor<2xcomplex<f32>>, %arg2: tensor<3xcomplex<f32>>, %arg3: tensor<5xcomplex<f32>>, %arg4: tensor<7xcomplex<f32>>, %arg5: tensor<11xcomplex<f32>>, %arg6: tensor<13xcomplex<f32>>, %arg7: tensor<17xcomplex<f32>>, %arg8: tensor<31xcomplex<f32>>, %arg9: tensor<100xcomplex<f32>>, %arg10: tensor<127xcomplex<f32>>) -> (tensor<1xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<2xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<3xcomplex<f32>> {jax.result_info = "result[2]"}, tensor<5xcomplex<f32>> {jax.result_info = "result[3]"}, tensor<7xcomplex<f32>> {jax.result_info = "result[4]"}, tensor<11xcomplex<f32>> {jax.result_info = "result[5]"}, tensor<13xcomplex<f32>> {jax.result_info = "result[6]"}, tensor<17xcomplex<f32>> {jax.result_info = "result[7]"}, tensor<31xcomplex<f32>> {jax.result_info = "result[8]"}, tensor<100xcomplex<f32>> {jax.result_info = "result[9]"}, tensor<127xcomplex<f32>> {jax.result_info = "result[10]"}) {
    %0 = call @fft(%arg0) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %1 = call @fft_0(%arg1) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %2 = call @fft_1(%arg2) : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %3 = call @fft_2(%arg3) : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %4 = call @fft_3(%arg4) : (tensor<7xcomplex<f32>>) -> tensor<7xcomplex<f32>>
    %5 = call @fft_4(%arg5) : (tensor<11xcomplex<f32>>) -> tensor<11xcomplex<f32>>
    %6 = call @fft_5(%arg6) : (tensor<13xcomplex<f32>>) -> tensor<13xcomplex<f32>>
    %7 = call @fft_6(%arg7) : (tensor<17xcomplex<f32>>) -> tensor<17xcomplex<f32>>
    %8 = call @fft_7(%arg8) : (tensor<31xcomplex<f32>>) -> tensor<31xcomplex<f32>>
    %9 = call @fft_8(%arg9) : (tensor<100xcomplex<f32>>) -> tensor<100xcomplex<f32>>
    %10 = call @fft_9(%arg10) : (tensor<127xcomplex<f32>>) -> tensor<127xcomplex<f32>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<1xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<7xcomplex<f32>>, tensor<11xcomplex<f32>>, tensor<13xcomplex<f32>>, tensor<17xcomplex<f32>>, tensor<31xcomplex<f32>>, tensor<100xcomplex<f32>>, tensor<127xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [1] : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    return %0 : tensor<1xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [2] : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    return %0 : tensor<2xcomplex<f32>>
  }
  func.func private @fft_1(%arg0: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [3] : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
  func.func private @fft_2(%arg0: tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [5] : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    return %0 : tensor<5xcomplex<f32>>
  }
  func.func private @fft_3(%arg0: tensor<7xcomplex<f32>>) -> tensor<7xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [7] : (tensor<7xcomplex<f32>>) -> tensor<7xcomplex<f32>>
    return %0 : tensor<7xcomplex<f32>>
  }
  func.func private @fft_4(%arg0: tensor<11xcomplex<f32>>) -> tensor<11xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [11] : (tensor<11xcomplex<f32>>) -> tensor<11xcomplex<f32>>
    return %0 : tensor<11xcomplex<f32>>
  }
  func.func private @fft_5(%arg0: tensor<13xcomplex<f32>>) -> tensor<13xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [13] : (tensor<13xcomplex<f32>>) -> tensor<13xcomplex<f32>>
    return %0 : tensor<13xcomplex<f32>>
  }
  func.func private @fft_6(%arg0: tensor<17xcomplex<f32>>) -> tensor<17xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [17] : (tensor<17xcomplex<f32>>) -> tensor<17xcomplex<f32>>
    return %0 : tensor<17xcomplex<f32>>
  }
  func.func private @fft_7(%arg0: tensor<31xcomplex<f32>>) -> tensor<31xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [31] : (tensor<31xcomplex<f32>>) -> tensor<31xcomplex<f32>>
    return %0 : tensor<31xcomplex<f32>>
  }
  func.func private @fft_8(%arg0: tensor<100xcomplex<f32>>) -> tensor<100xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [100] : (tensor<100xcomplex<f32>>) -> tensor<100xcomplex<f32>>
    return %0 : tensor<100xcomplex<f32>>
  }
  func.func private @fft_9(%arg0: tensor<127xcomplex<f32>>) -> tensor<127xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [127] : (tensor<127xcomplex<f32>>) -> tensor<127xcomplex<f32>>
    return %0 : tensor<127xcomplex<f32>>
  }
}
