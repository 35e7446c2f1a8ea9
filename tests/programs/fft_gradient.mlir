module @jit_fft_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x12xcomplex<f32>>, %arg1: tensor<2x12xf32>) -> (tensor<2x12xcomplex<f32>> {jax.result_info = "result[0][0]"}, tensor<2x12xcomplex<f32>> {jax.result_info = "result[0][1]"}, tensor<2x12xcomplex<f32>> {jax.result_info = "result[0][2]"}, tensor<2x12xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>>
    %1 = stablehlo.abs %0 : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xf32>
    %2 = stablehlo.real %0 : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xf32>
    %3 = stablehlo.imag %0 : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xf32>
    %4 = stablehlo.negate %3 : tensor<2x12xf32>
    %5 = stablehlo.complex %2, %4 : tensor<2x12xcomplex<f32>>
    %6 = stablehlo.convert %1 : (tensor<2x12xf32>) -> tensor<2x12xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x12xcomplex<f32>>
    %8 = stablehlo.compare EQ, %6, %7, FLOAT : (tensor<2x12xcomplex<f32>>, tensor<2x12xcomplex<f32>>) -> tensor<2x12xi1>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<2x12xcomplex<f32>>
    %10 = stablehlo.select %8, %9, %6 : tensor<2x12xi1>, tensor<2x12xcomplex<f32>>
    %11 = stablehlo.divide %5, %10 : tensor<2x12xcomplex<f32>>
    %12 = stablehlo.multiply %1, %1 : tensor<2x12xf32>
    %13 = stablehlo.multiply %12, %12 : tensor<2x12xf32>
    %14 = stablehlo.multiply %1, %1 : tensor<2x12xf32>
    %15 = stablehlo.multiply %14, %1 : tensor<2x12xf32>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<2x12xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %20 = stablehlo.multiply %19, %17 : tensor<2x12xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %22 = stablehlo.complex %20, %21 : tensor<2x12xcomplex<f32>>
    %23 = stablehlo.multiply %22, %11 : tensor<2x12xcomplex<f32>>
    %24 = call @fft_0(%23) : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>>
    %25 = call @fft_2(%arg0) : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>>
    %26 = stablehlo.abs %25 : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xf32>
    %27 = stablehlo.real %25 : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xf32>
    %28 = stablehlo.imag %25 : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xf32>
    %29 = stablehlo.negate %28 : tensor<2x12xf32>
    %30 = stablehlo.complex %27, %29 : tensor<2x12xcomplex<f32>>
    %31 = stablehlo.convert %26 : (tensor<2x12xf32>) -> tensor<2x12xcomplex<f32>>
    %cst_5 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f32>>) -> tensor<2x12xcomplex<f32>>
    %33 = stablehlo.compare EQ, %31, %32, FLOAT : (tensor<2x12xcomplex<f32>>, tensor<2x12xcomplex<f32>>) -> tensor<2x12xi1>
    %cst_6 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %34 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f32>>) -> tensor<2x12xcomplex<f32>>
    %35 = stablehlo.select %33, %34, %31 : tensor<2x12xi1>, tensor<2x12xcomplex<f32>>
    %36 = stablehlo.divide %30, %35 : tensor<2x12xcomplex<f32>>
    %37 = stablehlo.multiply %26, %26 : tensor<2x12xf32>
    %38 = stablehlo.multiply %37, %37 : tensor<2x12xf32>
    %39 = stablehlo.multiply %26, %26 : tensor<2x12xf32>
    %40 = stablehlo.multiply %39, %26 : tensor<2x12xf32>
    %cst_7 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %42 = stablehlo.multiply %41, %40 : tensor<2x12xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%38 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %45 = stablehlo.multiply %44, %42 : tensor<2x12xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %47 = stablehlo.complex %45, %46 : tensor<2x12xcomplex<f32>>
    %48 = stablehlo.multiply %47, %36 : tensor<2x12xcomplex<f32>>
    %49 = call @fft_3(%48) : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>>
    %50 = call @fft_5(%arg0) : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>>
    %51 = stablehlo.abs %50 : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xf32>
    %52 = stablehlo.real %50 : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xf32>
    %53 = stablehlo.imag %50 : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xf32>
    %54 = stablehlo.negate %53 : tensor<2x12xf32>
    %55 = stablehlo.complex %52, %54 : tensor<2x12xcomplex<f32>>
    %56 = stablehlo.convert %51 : (tensor<2x12xf32>) -> tensor<2x12xcomplex<f32>>
    %cst_11 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %57 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<complex<f32>>) -> tensor<2x12xcomplex<f32>>
    %58 = stablehlo.compare EQ, %56, %57, FLOAT : (tensor<2x12xcomplex<f32>>, tensor<2x12xcomplex<f32>>) -> tensor<2x12xi1>
    %cst_12 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %59 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<complex<f32>>) -> tensor<2x12xcomplex<f32>>
    %60 = stablehlo.select %58, %59, %56 : tensor<2x12xi1>, tensor<2x12xcomplex<f32>>
    %61 = stablehlo.divide %55, %60 : tensor<2x12xcomplex<f32>>
    %62 = stablehlo.multiply %51, %51 : tensor<2x12xf32>
    %63 = stablehlo.multiply %62, %62 : tensor<2x12xf32>
    %64 = stablehlo.multiply %51, %51 : tensor<2x12xf32>
    %65 = stablehlo.multiply %64, %51 : tensor<2x12xf32>
    %cst_13 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %67 = stablehlo.multiply %66, %65 : tensor<2x12xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%63 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %70 = stablehlo.multiply %69, %67 : tensor<2x12xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %72 = stablehlo.complex %70, %71 : tensor<2x12xcomplex<f32>>
    %73 = stablehlo.multiply %72, %61 : tensor<2x12xcomplex<f32>>
    %74 = call @fft_6(%73) : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>>
    %75 = call @fft_8(%arg1) : (tensor<2x12xf32>) -> tensor<2x7xcomplex<f32>>
    %76 = stablehlo.abs %75 : (tensor<2x7xcomplex<f32>>) -> tensor<2x7xf32>
    %77 = stablehlo.real %75 : (tensor<2x7xcomplex<f32>>) -> tensor<2x7xf32>
    %78 = stablehlo.imag %75 : (tensor<2x7xcomplex<f32>>) -> tensor<2x7xf32>
    %79 = stablehlo.negate %78 : tensor<2x7xf32>
    %80 = stablehlo.complex %77, %79 : tensor<2x7xcomplex<f32>>
    %81 = stablehlo.convert %76 : (tensor<2x7xf32>) -> tensor<2x7xcomplex<f32>>
    %cst_17 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %82 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<complex<f32>>) -> tensor<2x7xcomplex<f32>>
    %83 = stablehlo.compare EQ, %81, %82, FLOAT : (tensor<2x7xcomplex<f32>>, tensor<2x7xcomplex<f32>>) -> tensor<2x7xi1>
    %cst_18 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %84 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<complex<f32>>) -> tensor<2x7xcomplex<f32>>
    %85 = stablehlo.select %83, %84, %81 : tensor<2x7xi1>, tensor<2x7xcomplex<f32>>
    %86 = stablehlo.divide %80, %85 : tensor<2x7xcomplex<f32>>
    %87 = stablehlo.multiply %76, %76 : tensor<2x7xf32>
    %88 = stablehlo.multiply %87, %87 : tensor<2x7xf32>
    %89 = stablehlo.multiply %76, %76 : tensor<2x7xf32>
    %90 = stablehlo.multiply %89, %76 : tensor<2x7xf32>
    %cst_19 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x7xf32>
    %92 = stablehlo.multiply %91, %90 : tensor<2x7xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%88 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x7xf32>
    %95 = stablehlo.multiply %94, %92 : tensor<2x7xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x7xf32>
    %97 = stablehlo.complex %95, %96 : tensor<2x7xcomplex<f32>>
    %98 = stablehlo.multiply %97, %86 : tensor<2x7xcomplex<f32>>
    %99 = call @fft_9(%98) : (tensor<2x7xcomplex<f32>>) -> tensor<2x12xf32>
    return %24, %49, %74, %99 : tensor<2x12xcomplex<f32>>, tensor<2x12xcomplex<f32>>, tensor<2x12xcomplex<f32>>, tensor<2x12xf32>
  }
  func.func private @fft(%arg0: tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [12] : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>>
    return %0 : tensor<2x12xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>> {
    %0 = call @fft_1(%arg0) : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>>
    return %0 : tensor<2x12xcomplex<f32>>
  }
  func.func private @fft_1(%arg0: tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [12] : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>>
    return %0 : tensor<2x12xcomplex<f32>>
  }
  func.func private @fft_2(%arg0: tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [12] : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>>
    return %0 : tensor<2x12xcomplex<f32>>
  }
  func.func private @fft_3(%arg0: tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>> {
    %0 = call @fft_4(%arg0) : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>>
    return %0 : tensor<2x12xcomplex<f32>>
  }
  func.func private @fft_4(%arg0: tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [12] : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>>
    return %0 : tensor<2x12xcomplex<f32>>
  }
  func.func private @fft_5(%arg0: tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [2, 12] : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>>
    return %0 : tensor<2x12xcomplex<f32>>
  }
  func.func private @fft_6(%arg0: tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>> {
    %0 = call @fft_7(%arg0) : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>>
    return %0 : tensor<2x12xcomplex<f32>>
  }
  func.func private @fft_7(%arg0: tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [2, 12] : (tensor<2x12xcomplex<f32>>) -> tensor<2x12xcomplex<f32>>
    return %0 : tensor<2x12xcomplex<f32>>
  }
  func.func private @fft_8(%arg0: tensor<2x12xf32>) -> tensor<2x7xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [12] : (tensor<2x12xf32>) -> tensor<2x7xcomplex<f32>>
    return %0 : tensor<2x7xcomplex<f32>>
  }
  func.func private @fft_9(%arg0: tensor<2x7xcomplex<f32>>) -> tensor<2x12xf32> {
    %0 = call @_rfft_transpose(%arg0) : (tensor<2x7xcomplex<f32>>) -> tensor<2x12xf32>
    return %0 : tensor<2x12xf32>
  }
  func.func private @_rfft_transpose(%arg0: tensor<2x7xcomplex<f32>>) -> tensor<2x12xf32> {
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<7xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.dynamic_update_slice %0, %1, %c : (tensor<7xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>) -> tensor<7xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %4 = stablehlo.dynamic_update_slice %2, %3, %c_2 : (tensor<7xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>) -> tensor<7xcomplex<f32>>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<7xcomplex<f32>>) -> tensor<1x7xcomplex<f32>>
    %6 = stablehlo.real %arg0 : (tensor<2x7xcomplex<f32>>) -> tensor<2x7xf32>
    %7 = stablehlo.imag %arg0 : (tensor<2x7xcomplex<f32>>) -> tensor<2x7xf32>
    %8 = stablehlo.negate %7 : tensor<2x7xf32>
    %9 = stablehlo.complex %6, %8 : tensor<2x7xcomplex<f32>>
    %10 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x7xcomplex<f32>>) -> tensor<2x7xcomplex<f32>>
    %11 = stablehlo.divide %9, %10 : tensor<2x7xcomplex<f32>>
    %12 = call @fft_10(%11) : (tensor<2x7xcomplex<f32>>) -> tensor<2x12xf32>
    %cst_3 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<2x12xf32>
    return %14 : tensor<2x12xf32>
  }
  func.func private @fft_10(%arg0: tensor<2x7xcomplex<f32>>) -> tensor<2x12xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [12] : (tensor<2x7xcomplex<f32>>) -> tensor<2x12xf32>
    return %0 : tensor<2x12xf32>
  }
}
