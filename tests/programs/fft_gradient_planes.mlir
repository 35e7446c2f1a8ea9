module @jit_fft_gradient_planes attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x6xf64>, %arg1: tensor<2x4x4xcomplex<f64>>) -> (tensor<2x4x6xf64> {jax.result_info = "result[0]"}, tensor<2x4x4xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<2x4x4xcomplex<f64>> {jax.result_info = "result[2]"}) {
    %0 = call @fft(%arg0) : (tensor<2x4x6xf64>) -> tensor<2x4x4xcomplex<f64>>
    %1 = stablehlo.abs %0 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %2 = stablehlo.real %0 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %3 = stablehlo.imag %0 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %4 = stablehlo.negate %3 : tensor<2x4x4xf64>
    %5 = stablehlo.complex %2, %4 : tensor<2x4x4xcomplex<f64>>
    %6 = stablehlo.convert %1 : (tensor<2x4x4xf64>) -> tensor<2x4x4xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %8 = stablehlo.compare EQ, %6, %7, FLOAT : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xi1>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %10 = stablehlo.select %8, %9, %6 : tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f64>>
    %11 = stablehlo.divide %5, %10 : tensor<2x4x4xcomplex<f64>>
    %12 = stablehlo.multiply %1, %1 : tensor<2x4x4xf64>
    %13 = stablehlo.multiply %12, %12 : tensor<2x4x4xf64>
    %14 = stablehlo.multiply %1, %1 : tensor<2x4x4xf64>
    %15 = stablehlo.multiply %14, %1 : tensor<2x4x4xf64>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x4x4xf64>
    %17 = stablehlo.multiply %16, %15 : tensor<2x4x4xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %18 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<f64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<2x4x4xf64>
    %20 = stablehlo.multiply %19, %17 : tensor<2x4x4xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<2x4x4xf64>
    %22 = stablehlo.complex %20, %21 : tensor<2x4x4xcomplex<f64>>
    %23 = stablehlo.multiply %22, %11 : tensor<2x4x4xcomplex<f64>>
    %24 = call @fft_0(%23) : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x6xf64>
    %25 = call @fft_2(%arg1) : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x6xf64>
    %26 = stablehlo.abs %25 : tensor<2x4x6xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<2x4x6xf64>
    %28 = stablehlo.compare GE, %25, %27, FLOAT : (tensor<2x4x6xf64>, tensor<2x4x6xf64>) -> tensor<2x4x6xi1>
    %29 = stablehlo.multiply %26, %26 : tensor<2x4x6xf64>
    %30 = stablehlo.multiply %29, %29 : tensor<2x4x6xf64>
    %31 = stablehlo.multiply %26, %26 : tensor<2x4x6xf64>
    %32 = stablehlo.multiply %31, %26 : tensor<2x4x6xf64>
    %cst_6 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<2x4x6xf64>
    %34 = stablehlo.multiply %33, %32 : tensor<2x4x6xf64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %35 = stablehlo.reduce(%30 init: %cst_7) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x6xf64>, tensor<f64>) -> tensor<f64>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<2x4x6xf64>
    %37 = stablehlo.multiply %36, %34 : tensor<2x4x6xf64>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %38 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<2x4x6xf64>
    %39 = stablehlo.select %28, %38, %37 : tensor<2x4x6xi1>, tensor<2x4x6xf64>
    %40 = stablehlo.select %28, %37, %38 : tensor<2x4x6xi1>, tensor<2x4x6xf64>
    %41 = stablehlo.negate %39 : tensor<2x4x6xf64>
    %42 = stablehlo.add %40, %41 : tensor<2x4x6xf64>
    %43 = call @fft_3(%42) : (tensor<2x4x6xf64>) -> tensor<2x4x4xcomplex<f64>>
    %44 = call @fft_5(%arg1) : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %45 = stablehlo.abs %44 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %46 = stablehlo.real %44 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %47 = stablehlo.imag %44 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %48 = stablehlo.negate %47 : tensor<2x4x4xf64>
    %49 = stablehlo.complex %46, %48 : tensor<2x4x4xcomplex<f64>>
    %50 = stablehlo.convert %45 : (tensor<2x4x4xf64>) -> tensor<2x4x4xcomplex<f64>>
    %cst_10 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %51 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %52 = stablehlo.compare EQ, %50, %51, FLOAT : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xi1>
    %cst_11 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %53 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<complex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %54 = stablehlo.select %52, %53, %50 : tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f64>>
    %55 = stablehlo.divide %49, %54 : tensor<2x4x4xcomplex<f64>>
    %56 = stablehlo.multiply %45, %45 : tensor<2x4x4xf64>
    %57 = stablehlo.multiply %56, %56 : tensor<2x4x4xf64>
    %58 = stablehlo.multiply %45, %45 : tensor<2x4x4xf64>
    %59 = stablehlo.multiply %58, %45 : tensor<2x4x4xf64>
    %cst_12 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %60 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<2x4x4xf64>
    %61 = stablehlo.multiply %60, %59 : tensor<2x4x4xf64>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %62 = stablehlo.reduce(%57 init: %cst_13) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<f64>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<2x4x4xf64>
    %64 = stablehlo.multiply %63, %61 : tensor<2x4x4xf64>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %65 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<2x4x4xf64>
    %66 = stablehlo.complex %64, %65 : tensor<2x4x4xcomplex<f64>>
    %67 = stablehlo.multiply %66, %55 : tensor<2x4x4xcomplex<f64>>
    %68 = call @fft_6(%67) : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    return %24, %43, %68 : tensor<2x4x6xf64>, tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<2x4x6xf64>) -> tensor<2x4x4xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [2, 4, 6] : (tensor<2x4x6xf64>) -> tensor<2x4x4xcomplex<f64>>
    return %0 : tensor<2x4x4xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x6xf64> {
    %0 = call @_rfft_transpose(%arg0) : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x6xf64>
    return %0 : tensor<2x4x6xf64>
  }
  func.func private @_rfft_transpose(%arg0: tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x6xf64> {
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.dynamic_update_slice %0, %1, %c : (tensor<4xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<4xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %c_2 = stablehlo.constant dense<3> : tensor<i64>
    %4 = stablehlo.dynamic_update_slice %2, %3, %c_2 : (tensor<4xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<4xcomplex<f64>>
    %5 = stablehlo.broadcast_in_dim %4, dims = [2] : (tensor<4xcomplex<f64>>) -> tensor<1x1x4xcomplex<f64>>
    %6 = stablehlo.real %arg0 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %7 = stablehlo.imag %arg0 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %8 = stablehlo.negate %7 : tensor<2x4x4xf64>
    %9 = stablehlo.complex %6, %8 : tensor<2x4x4xcomplex<f64>>
    %10 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x1x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %11 = stablehlo.divide %9, %10 : tensor<2x4x4xcomplex<f64>>
    %12 = call @fft_1(%11) : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x6xf64>
    %cst_3 = stablehlo.constant dense<4.800000e+01> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<2x4x6xf64>
    %14 = stablehlo.multiply %13, %12 : tensor<2x4x6xf64>
    return %14 : tensor<2x4x6xf64>
  }
  func.func private @fft_1(%arg0: tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x6xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [2, 4, 6] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x6xf64>
    return %0 : tensor<2x4x6xf64>
  }
  func.func private @fft_2(%arg0: tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x6xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [2, 4, 6] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x6xf64>
    return %0 : tensor<2x4x6xf64>
  }
  func.func private @fft_3(%arg0: tensor<2x4x6xf64>) -> tensor<2x4x4xcomplex<f64>> {
    %0 = call @fft_4(%arg0) : (tensor<2x4x6xf64>) -> tensor<2x4x4xcomplex<f64>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.dynamic_update_slice %1, %2, %c : (tensor<4xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<4xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %c_2 = stablehlo.constant dense<3> : tensor<i64>
    %5 = stablehlo.dynamic_update_slice %3, %4, %c_2 : (tensor<4xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<4xcomplex<f64>>
    %6 = stablehlo.broadcast_in_dim %5, dims = [2] : (tensor<4xcomplex<f64>>) -> tensor<1x1x4xcomplex<f64>>
    %cst_3 = stablehlo.constant dense<(0.020833333333333332,0.000000e+00)> : tensor<complex<f64>>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f64>>) -> tensor<1x1x4xcomplex<f64>>
    %8 = stablehlo.multiply %7, %6 : tensor<1x1x4xcomplex<f64>>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    %10 = stablehlo.multiply %9, %0 : tensor<2x4x4xcomplex<f64>>
    %11 = stablehlo.real %10 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %12 = stablehlo.imag %10 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
    %13 = stablehlo.negate %12 : tensor<2x4x4xf64>
    %14 = stablehlo.complex %11, %13 : tensor<2x4x4xcomplex<f64>>
    return %14 : tensor<2x4x4xcomplex<f64>>
  }
  func.func private @fft_4(%arg0: tensor<2x4x6xf64>) -> tensor<2x4x4xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [2, 4, 6] : (tensor<2x4x6xf64>) -> tensor<2x4x4xcomplex<f64>>
    return %0 : tensor<2x4x4xcomplex<f64>>
  }
  func.func private @fft_5(%arg0: tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [2, 4, 4] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    return %0 : tensor<2x4x4xcomplex<f64>>
  }
  func.func private @fft_6(%arg0: tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>> {
    %0 = call @fft_7(%arg0) : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    return %0 : tensor<2x4x4xcomplex<f64>>
  }
  func.func private @fft_7(%arg0: tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [2, 4, 4] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
    return %0 : tensor<2x4x4xcomplex<f64>>
  }
}
