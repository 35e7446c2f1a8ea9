module @jit_fft_convolve attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<50xf32>, %arg1: tensor<13xf32>, %arg2: tensor<9x8xf32>, %arg3: tensor<3x4xf32>) -> (tensor<62xf32> {jax.result_info = "result[0]"}, tensor<50xf32> {jax.result_info = "result[1]"}, tensor<7x5xf32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<50xf32>, tensor<i32>) -> tensor<62xf32>
    %1 = call @fft(%0) : (tensor<62xf32>) -> tensor<32xcomplex<f32>>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = call @_pad_0(%arg1, %c_0) : (tensor<13xf32>, tensor<i32>) -> tensor<62xf32>
    %3 = call @fft(%2) : (tensor<62xf32>) -> tensor<32xcomplex<f32>>
    %4 = stablehlo.multiply %1, %3 : tensor<32xcomplex<f32>>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = call @_pad_1(%4, %c_1) : (tensor<32xcomplex<f32>>, tensor<i32>) -> tensor<32xcomplex<f32>>
    %6 = call @fft_2(%5) : (tensor<32xcomplex<f32>>) -> tensor<62xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.dynamic_slice %6, %c_2, sizes = [62] : (tensor<62xf32>, tensor<i32>) -> tensor<62xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %8 = call @_pad(%arg0, %c_3) : (tensor<50xf32>, tensor<i32>) -> tensor<62xf32>
    %9 = call @fft(%8) : (tensor<62xf32>) -> tensor<32xcomplex<f32>>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %10 = call @_pad_0(%arg1, %c_4) : (tensor<13xf32>, tensor<i32>) -> tensor<62xf32>
    %11 = call @fft(%10) : (tensor<62xf32>) -> tensor<32xcomplex<f32>>
    %12 = stablehlo.multiply %9, %11 : tensor<32xcomplex<f32>>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %13 = call @_pad_1(%12, %c_5) : (tensor<32xcomplex<f32>>, tensor<i32>) -> tensor<32xcomplex<f32>>
    %14 = call @fft_2(%13) : (tensor<32xcomplex<f32>>) -> tensor<62xf32>
    %c_6 = stablehlo.constant dense<6> : tensor<i32>
    %15 = stablehlo.dynamic_slice %14, %c_6, sizes = [50] : (tensor<62xf32>, tensor<i32>) -> tensor<50xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %16 = call @_pad_3(%arg2, %c_7) : (tensor<9x8xf32>, tensor<i32>) -> tensor<11x11xf32>
    %17 = call @fft_4(%16) : (tensor<11x11xf32>) -> tensor<11x6xcomplex<f32>>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %18 = call @_pad_5(%arg3, %c_8) : (tensor<3x4xf32>, tensor<i32>) -> tensor<11x11xf32>
    %19 = call @fft_4(%18) : (tensor<11x11xf32>) -> tensor<11x6xcomplex<f32>>
    %20 = stablehlo.multiply %17, %19 : tensor<11x6xcomplex<f32>>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %21 = call @_pad_6(%20, %c_9) : (tensor<11x6xcomplex<f32>>, tensor<i32>) -> tensor<11x6xcomplex<f32>>
    %22 = call @fft_7(%21) : (tensor<11x6xcomplex<f32>>) -> tensor<11x11xf32>
    %c_10 = stablehlo.constant dense<2> : tensor<i32>
    %c_11 = stablehlo.constant dense<3> : tensor<i32>
    %23 = stablehlo.dynamic_slice %22, %c_10, %c_11, sizes = [7, 5] : (tensor<11x11xf32>, tensor<i32>, tensor<i32>) -> tensor<7x5xf32>
    return %7, %15, %23 : tensor<62xf32>, tensor<50xf32>, tensor<7x5xf32>
  }
  func.func private @_pad(%arg0: tensor<50xf32>, %arg1: tensor<i32>) -> tensor<62xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [12], interior = [0] : (tensor<50xf32>, tensor<f32>) -> tensor<62xf32>
    return %1 : tensor<62xf32>
  }
  func.func private @fft(%arg0: tensor<62xf32>) -> tensor<32xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [62] : (tensor<62xf32>) -> tensor<32xcomplex<f32>>
    return %0 : tensor<32xcomplex<f32>>
  }
  func.func private @_pad_0(%arg0: tensor<13xf32>, %arg1: tensor<i32>) -> tensor<62xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [49], interior = [0] : (tensor<13xf32>, tensor<f32>) -> tensor<62xf32>
    return %1 : tensor<62xf32>
  }
  func.func private @_pad_1(%arg0: tensor<32xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<32xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<32xcomplex<f32>>, tensor<complex<f32>>) -> tensor<32xcomplex<f32>>
    return %1 : tensor<32xcomplex<f32>>
  }
  func.func private @fft_2(%arg0: tensor<32xcomplex<f32>>) -> tensor<62xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [62] : (tensor<32xcomplex<f32>>) -> tensor<62xf32>
    return %0 : tensor<62xf32>
  }
  func.func private @_pad_3(%arg0: tensor<9x8xf32>, %arg1: tensor<i32>) -> tensor<11x11xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [2, 3], interior = [0, 0] : (tensor<9x8xf32>, tensor<f32>) -> tensor<11x11xf32>
    return %1 : tensor<11x11xf32>
  }
  func.func private @fft_4(%arg0: tensor<11x11xf32>) -> tensor<11x6xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [11, 11] : (tensor<11x11xf32>) -> tensor<11x6xcomplex<f32>>
    return %0 : tensor<11x6xcomplex<f32>>
  }
  func.func private @_pad_5(%arg0: tensor<3x4xf32>, %arg1: tensor<i32>) -> tensor<11x11xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [8, 7], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<11x11xf32>
    return %1 : tensor<11x11xf32>
  }
  func.func private @_pad_6(%arg0: tensor<11x6xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<11x6xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<11x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<11x6xcomplex<f32>>
    return %1 : tensor<11x6xcomplex<f32>>
  }
  func.func private @fft_7(%arg0: tensor<11x6xcomplex<f32>>) -> tensor<11x11xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [11, 11] : (tensor<11x6xcomplex<f32>>) -> tensor<11x11xf32>
    return %0 : tensor<11x11xf32>
  }
}
