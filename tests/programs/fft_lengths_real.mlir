module @jit_fft_lengths_real attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1xf64>, %arg1: tensor<2xf64>, %arg2: tensor<3xf64>, %arg3: tensor<6xf64>, %arg4: tensor<9xf64>, %arg5: tensor<14xf64>, %arg6: tensor<34xf64>, %arg7: tensor<61xf64>) -> (tensor<1xcomplex<f64>> {jax.result_info = "result[0][0]"}, tensor<2xcomplex<f64>> {jax.result_info = "result[0][1]"}, tensor<2xcomplex<f64>> {jax.result_info = "result[0][2]"}, tensor<4xcomplex<f64>> {jax.result_info = "result[0][3]"}, tensor<5xcomplex<f64>> {jax.result_info = "result[0][4]"}, tensor<8xcomplex<f64>> {jax.result_info = "result[0][5]"}, tensor<18xcomplex<f64>> {jax.result_info = "result[0][6]"}, tensor<31xcomplex<f64>> {jax.result_info = "result[0][7]"}, tensor<1xf64> {jax.result_info = "result[1][0]"}, tensor<2xf64> {jax.result_info = "result[1][1]"}, tensor<3xf64> {jax.result_info = "result[1][2]"}, tensor<6xf64> {jax.result_info = "result[1][3]"}, tensor<9xf64> {jax.result_info = "result[1][4]"}, tensor<14xf64> {jax.result_info = "result[1][5]"}, tensor<34xf64> {jax.result_info = "result[1][6]"}, tensor<61xf64> {jax.result_info = "result[1][7]"}) {
    %0 = call @fft(%arg0) : (tensor<1xf64>) -> tensor<1xcomplex<f64>>
    %1 = call @fft_0(%arg1) : (tensor<2xf64>) -> tensor<2xcomplex<f64>>
    %2 = call @fft_1(%arg2) : (tensor<3xf64>) -> tensor<2xcomplex<f64>>
    %3 = call @fft_2(%arg3) : (tensor<6xf64>) -> tensor<4xcomplex<f64>>
    %4 = call @fft_3(%arg4) : (tensor<9xf64>) -> tensor<5xcomplex<f64>>
    %5 = call @fft_4(%arg5) : (tensor<14xf64>) -> tensor<8xcomplex<f64>>
    %6 = call @fft_5(%arg6) : (tensor<34xf64>) -> tensor<18xcomplex<f64>>
    %7 = call @fft_6(%arg7) : (tensor<61xf64>) -> tensor<31xcomplex<f64>>
    %8 = call @fft(%arg0) : (tensor<1xf64>) -> tensor<1xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = call @_pad(%8, %c) : (tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<1xcomplex<f64>>
    %10 = call @fft_7(%9) : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    %11 = call @fft_0(%arg1) : (tensor<2xf64>) -> tensor<2xcomplex<f64>>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %12 = call @_pad_8(%11, %c_0) : (tensor<2xcomplex<f64>>, tensor<i64>) -> tensor<2xcomplex<f64>>
    %13 = call @fft_9(%12) : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    %14 = call @fft_1(%arg2) : (tensor<3xf64>) -> tensor<2xcomplex<f64>>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %15 = call @_pad_8(%14, %c_1) : (tensor<2xcomplex<f64>>, tensor<i64>) -> tensor<2xcomplex<f64>>
    %16 = call @fft_10(%15) : (tensor<2xcomplex<f64>>) -> tensor<3xf64>
    %17 = call @fft_2(%arg3) : (tensor<6xf64>) -> tensor<4xcomplex<f64>>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %18 = call @_pad_11(%17, %c_2) : (tensor<4xcomplex<f64>>, tensor<i64>) -> tensor<4xcomplex<f64>>
    %19 = call @fft_12(%18) : (tensor<4xcomplex<f64>>) -> tensor<6xf64>
    %20 = call @fft_3(%arg4) : (tensor<9xf64>) -> tensor<5xcomplex<f64>>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %21 = call @_pad_13(%20, %c_3) : (tensor<5xcomplex<f64>>, tensor<i64>) -> tensor<5xcomplex<f64>>
    %22 = call @fft_14(%21) : (tensor<5xcomplex<f64>>) -> tensor<9xf64>
    %23 = call @fft_4(%arg5) : (tensor<14xf64>) -> tensor<8xcomplex<f64>>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %24 = call @_pad_15(%23, %c_4) : (tensor<8xcomplex<f64>>, tensor<i64>) -> tensor<8xcomplex<f64>>
    %25 = call @fft_16(%24) : (tensor<8xcomplex<f64>>) -> tensor<14xf64>
    %26 = call @fft_5(%arg6) : (tensor<34xf64>) -> tensor<18xcomplex<f64>>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %27 = call @_pad_17(%26, %c_5) : (tensor<18xcomplex<f64>>, tensor<i64>) -> tensor<18xcomplex<f64>>
    %28 = call @fft_18(%27) : (tensor<18xcomplex<f64>>) -> tensor<34xf64>
    %29 = call @fft_6(%arg7) : (tensor<61xf64>) -> tensor<31xcomplex<f64>>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %30 = call @_pad_19(%29, %c_6) : (tensor<31xcomplex<f64>>, tensor<i64>) -> tensor<31xcomplex<f64>>
    %31 = call @fft_20(%30) : (tensor<31xcomplex<f64>>) -> tensor<61xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %10, %13, %16, %19, %22, %25, %28, %31 : tensor<1xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<5xcomplex<f64>>, tensor<8xcomplex<f64>>, tensor<18xcomplex<f64>>, tensor<31xcomplex<f64>>, tensor<1xf64>, tensor<2xf64>, tensor<3xf64>, tensor<6xf64>, tensor<9xf64>, tensor<14xf64>, tensor<34xf64>, tensor<61xf64>
  }
  func.func private @fft(%arg0: tensor<1xf64>) -> tensor<1xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [1] : (tensor<1xf64>) -> tensor<1xcomplex<f64>>
    return %0 : tensor<1xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<2xf64>) -> tensor<2xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [2] : (tensor<2xf64>) -> tensor<2xcomplex<f64>>
    return %0 : tensor<2xcomplex<f64>>
  }
  func.func private @fft_1(%arg0: tensor<3xf64>) -> tensor<2xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [3] : (tensor<3xf64>) -> tensor<2xcomplex<f64>>
    return %0 : tensor<2xcomplex<f64>>
  }
  func.func private @fft_2(%arg0: tensor<6xf64>) -> tensor<4xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [6] : (tensor<6xf64>) -> tensor<4xcomplex<f64>>
    return %0 : tensor<4xcomplex<f64>>
  }
  func.func private @fft_3(%arg0: tensor<9xf64>) -> tensor<5xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [9] : (tensor<9xf64>) -> tensor<5xcomplex<f64>>
    return %0 : tensor<5xcomplex<f64>>
  }
  func.func private @fft_4(%arg0: tensor<14xf64>) -> tensor<8xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [14] : (tensor<14xf64>) -> tensor<8xcomplex<f64>>
    return %0 : tensor<8xcomplex<f64>>
  }
  func.func private @fft_5(%arg0: tensor<34xf64>) -> tensor<18xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [34] : (tensor<34xf64>) -> tensor<18xcomplex<f64>>
    return %0 : tensor<18xcomplex<f64>>
  }
  func.func private @fft_6(%arg0: tensor<61xf64>) -> tensor<31xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [61] : (tensor<61xf64>) -> tensor<31xcomplex<f64>>
    return %0 : tensor<31xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<1xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<1xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    return %1 : tensor<1xcomplex<f64>>
  }
  func.func private @fft_7(%arg0: tensor<1xcomplex<f64>>) -> tensor<1xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [1] : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    return %0 : tensor<1xf64>
  }
  func.func private @_pad_8(%arg0: tensor<2xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<2xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    return %1 : tensor<2xcomplex<f64>>
  }
  func.func private @fft_9(%arg0: tensor<2xcomplex<f64>>) -> tensor<2xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [2] : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    return %0 : tensor<2xf64>
  }
  func.func private @fft_10(%arg0: tensor<2xcomplex<f64>>) -> tensor<3xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [3] : (tensor<2xcomplex<f64>>) -> tensor<3xf64>
    return %0 : tensor<3xf64>
  }
  func.func private @_pad_11(%arg0: tensor<4xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<4xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    return %1 : tensor<4xcomplex<f64>>
  }
  func.func private @fft_12(%arg0: tensor<4xcomplex<f64>>) -> tensor<6xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [6] : (tensor<4xcomplex<f64>>) -> tensor<6xf64>
    return %0 : tensor<6xf64>
  }
  func.func private @_pad_13(%arg0: tensor<5xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<5xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<5xcomplex<f64>>
    return %1 : tensor<5xcomplex<f64>>
  }
  func.func private @fft_14(%arg0: tensor<5xcomplex<f64>>) -> tensor<9xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [9] : (tensor<5xcomplex<f64>>) -> tensor<9xf64>
    return %0 : tensor<9xf64>
  }
  func.func private @_pad_15(%arg0: tensor<8xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<8xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<8xcomplex<f64>>, tensor<complex<f64>>) -> tensor<8xcomplex<f64>>
    return %1 : tensor<8xcomplex<f64>>
  }
  func.func private @fft_16(%arg0: tensor<8xcomplex<f64>>) -> tensor<14xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [14] : (tensor<8xcomplex<f64>>) -> tensor<14xf64>
    return %0 : tensor<14xf64>
  }
  func.func private @_pad_17(%arg0: tensor<18xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<18xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<18xcomplex<f64>>, tensor<complex<f64>>) -> tensor<18xcomplex<f64>>
    return %1 : tensor<18xcomplex<f64>>
  }
  func.func private @fft_18(%arg0: tensor<18xcomplex<f64>>) -> tensor<34xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [34] : (tensor<18xcomplex<f64>>) -> tensor<34xf64>
    return %0 : tensor<34xf64>
  }
  func.func private @_pad_19(%arg0: tensor<31xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<31xcomplex<f64>> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<31xcomplex<f64>>, tensor<complex<f64>>) -> tensor<31xcomplex<f64>>
    return %1 : tensor<31xcomplex<f64>>
  }
  func.func private @fft_20(%arg0: tensor<31xcomplex<f64>>) -> tensor<61xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [61] : (tensor<31xcomplex<f64>>) -> tensor<61xf64>
    return %0 : tensor<61xf64>
  }
}
