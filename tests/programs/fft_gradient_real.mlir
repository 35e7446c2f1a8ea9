module @jit_fft_gradient_real attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x9xf64>, %arg1: tensor<3x6xcomplex<f64>>) -> (tensor<3x9xf64> {jax.result_info = "result[0][0]"}, tensor<3x9xf64> {jax.result_info = "result[0][1]"}, tensor<3x6xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<3x6xcomplex<f64>> {jax.result_info = "result[2]"}) {
    %0 = call @fft(%arg0) : (tensor<3x9xf64>) -> tensor<3x5xcomplex<f64>>
    %1 = stablehlo.abs %0 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %2 = stablehlo.real %0 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %3 = stablehlo.imag %0 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %4 = stablehlo.negate %3 : tensor<3x5xf64>
    %5 = stablehlo.complex %2, %4 : tensor<3x5xcomplex<f64>>
    %6 = stablehlo.convert %1 : (tensor<3x5xf64>) -> tensor<3x5xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %8 = stablehlo.compare EQ, %6, %7, FLOAT : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> tensor<3x5xi1>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %10 = stablehlo.select %8, %9, %6 : tensor<3x5xi1>, tensor<3x5xcomplex<f64>>
    %11 = stablehlo.divide %5, %10 : tensor<3x5xcomplex<f64>>
    %12 = stablehlo.multiply %1, %1 : tensor<3x5xf64>
    %13 = stablehlo.multiply %12, %12 : tensor<3x5xf64>
    %14 = stablehlo.multiply %1, %1 : tensor<3x5xf64>
    %15 = stablehlo.multiply %14, %1 : tensor<3x5xf64>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %17 = stablehlo.multiply %16, %15 : tensor<3x5xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %18 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<f64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %20 = stablehlo.multiply %19, %17 : tensor<3x5xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %22 = stablehlo.complex %20, %21 : tensor<3x5xcomplex<f64>>
    %23 = stablehlo.multiply %22, %11 : tensor<3x5xcomplex<f64>>
    %24 = call @fft_0(%23) : (tensor<3x5xcomplex<f64>>) -> tensor<3x9xf64>
    %25 = call @fft_2(%arg0) : (tensor<3x9xf64>) -> tensor<3x5xcomplex<f64>>
    %26 = stablehlo.abs %25 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %27 = stablehlo.real %25 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %28 = stablehlo.imag %25 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %29 = stablehlo.negate %28 : tensor<3x5xf64>
    %30 = stablehlo.complex %27, %29 : tensor<3x5xcomplex<f64>>
    %31 = stablehlo.convert %26 : (tensor<3x5xf64>) -> tensor<3x5xcomplex<f64>>
    %cst_5 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %33 = stablehlo.compare EQ, %31, %32, FLOAT : (tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> tensor<3x5xi1>
    %cst_6 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %34 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %35 = stablehlo.select %33, %34, %31 : tensor<3x5xi1>, tensor<3x5xcomplex<f64>>
    %36 = stablehlo.divide %30, %35 : tensor<3x5xcomplex<f64>>
    %37 = stablehlo.multiply %26, %26 : tensor<3x5xf64>
    %38 = stablehlo.multiply %37, %37 : tensor<3x5xf64>
    %39 = stablehlo.multiply %26, %26 : tensor<3x5xf64>
    %40 = stablehlo.multiply %39, %26 : tensor<3x5xf64>
    %cst_7 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %42 = stablehlo.multiply %41, %40 : tensor<3x5xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %43 = stablehlo.reduce(%38 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf64>, tensor<f64>) -> tensor<f64>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %44 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %45 = stablehlo.multiply %44, %42 : tensor<3x5xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %46 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %47 = stablehlo.complex %45, %46 : tensor<3x5xcomplex<f64>>
    %48 = stablehlo.multiply %47, %36 : tensor<3x5xcomplex<f64>>
    %49 = call @fft_3(%48) : (tensor<3x5xcomplex<f64>>) -> tensor<3x9xf64>
    %50 = call @fft_6(%arg1) : (tensor<3x6xcomplex<f64>>) -> tensor<3x10xf64>
    %51 = stablehlo.abs %50 : tensor<3x10xf64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %52 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3x10xf64>
    %53 = stablehlo.compare GE, %50, %52, FLOAT : (tensor<3x10xf64>, tensor<3x10xf64>) -> tensor<3x10xi1>
    %54 = stablehlo.multiply %51, %51 : tensor<3x10xf64>
    %55 = stablehlo.multiply %54, %54 : tensor<3x10xf64>
    %56 = stablehlo.multiply %51, %51 : tensor<3x10xf64>
    %57 = stablehlo.multiply %56, %51 : tensor<3x10xf64>
    %cst_12 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %58 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<3x10xf64>
    %59 = stablehlo.multiply %58, %57 : tensor<3x10xf64>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %60 = stablehlo.reduce(%55 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x10xf64>, tensor<f64>) -> tensor<f64>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %61 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<3x10xf64>
    %62 = stablehlo.multiply %61, %59 : tensor<3x10xf64>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<3x10xf64>
    %64 = stablehlo.select %53, %63, %62 : tensor<3x10xi1>, tensor<3x10xf64>
    %65 = stablehlo.select %53, %62, %63 : tensor<3x10xi1>, tensor<3x10xf64>
    %66 = stablehlo.negate %64 : tensor<3x10xf64>
    %67 = stablehlo.add %65, %66 : tensor<3x10xf64>
    %68 = call @fft_7(%67) : (tensor<3x10xf64>) -> tensor<3x6xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %69:2 = call @_pad(%arg1, %c) : (tensor<3x6xcomplex<f64>>, tensor<i64>) -> (tensor<3x6xcomplex<f64>>, tensor<complex<f64>>)
    %70 = call @fft_9(%69#0) : (tensor<3x6xcomplex<f64>>) -> tensor<3x11xf64>
    %71 = stablehlo.abs %70 : tensor<3x11xf64>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %72 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<3x11xf64>
    %73 = stablehlo.compare GE, %70, %72, FLOAT : (tensor<3x11xf64>, tensor<3x11xf64>) -> tensor<3x11xi1>
    %74 = stablehlo.multiply %71, %71 : tensor<3x11xf64>
    %75 = stablehlo.multiply %74, %74 : tensor<3x11xf64>
    %76 = stablehlo.multiply %71, %71 : tensor<3x11xf64>
    %77 = stablehlo.multiply %76, %71 : tensor<3x11xf64>
    %cst_17 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %78 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<3x11xf64>
    %79 = stablehlo.multiply %78, %77 : tensor<3x11xf64>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %80 = stablehlo.reduce(%75 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x11xf64>, tensor<f64>) -> tensor<f64>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %81 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<3x11xf64>
    %82 = stablehlo.multiply %81, %79 : tensor<3x11xf64>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %83 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<3x11xf64>
    %84 = stablehlo.select %73, %83, %82 : tensor<3x11xi1>, tensor<3x11xf64>
    %85 = stablehlo.select %73, %82, %83 : tensor<3x11xi1>, tensor<3x11xf64>
    %86 = stablehlo.negate %84 : tensor<3x11xf64>
    %87 = stablehlo.add %85, %86 : tensor<3x11xf64>
    %88 = call @fft_10(%87) : (tensor<3x11xf64>) -> tensor<3x6xcomplex<f64>>
    %89 = call @_pad_12(%69#1, %88) : (tensor<complex<f64>>, tensor<3x6xcomplex<f64>>) -> tensor<3x6xcomplex<f64>>
    return %24, %49, %68, %89 : tensor<3x9xf64>, tensor<3x9xf64>, tensor<3x6xcomplex<f64>>, tensor<3x6xcomplex<f64>>
  }
  func.func private @fft(%arg0: tensor<3x9xf64>) -> tensor<3x5xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [9] : (tensor<3x9xf64>) -> tensor<3x5xcomplex<f64>>
    return %0 : tensor<3x5xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<3x5xcomplex<f64>>) -> tensor<3x9xf64> {
    %0 = call @_rfft_transpose(%arg0) : (tensor<3x5xcomplex<f64>>) -> tensor<3x9xf64>
    return %0 : tensor<3x9xf64>
  }
  func.func private @_rfft_transpose(%arg0: tensor<3x5xcomplex<f64>>) -> tensor<3x9xf64> {
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<5xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.dynamic_update_slice %0, %1, %c : (tensor<5xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<5xcomplex<f64>>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<5xcomplex<f64>>) -> tensor<1x5xcomplex<f64>>
    %4 = stablehlo.real %arg0 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %5 = stablehlo.imag %arg0 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %6 = stablehlo.negate %5 : tensor<3x5xf64>
    %7 = stablehlo.complex %4, %6 : tensor<3x5xcomplex<f64>>
    %8 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x5xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
    %9 = stablehlo.divide %7, %8 : tensor<3x5xcomplex<f64>>
    %10 = call @fft_1(%9) : (tensor<3x5xcomplex<f64>>) -> tensor<3x9xf64>
    %cst_1 = stablehlo.constant dense<9.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x9xf64>
    %12 = stablehlo.multiply %11, %10 : tensor<3x9xf64>
    return %12 : tensor<3x9xf64>
  }
  func.func private @fft_1(%arg0: tensor<3x5xcomplex<f64>>) -> tensor<3x9xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [9] : (tensor<3x5xcomplex<f64>>) -> tensor<3x9xf64>
    return %0 : tensor<3x9xf64>
  }
  func.func private @fft_2(%arg0: tensor<3x9xf64>) -> tensor<3x5xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [3, 9] : (tensor<3x9xf64>) -> tensor<3x5xcomplex<f64>>
    return %0 : tensor<3x5xcomplex<f64>>
  }
  func.func private @fft_3(%arg0: tensor<3x5xcomplex<f64>>) -> tensor<3x9xf64> {
    %0 = call @_rfft_transpose_4(%arg0) : (tensor<3x5xcomplex<f64>>) -> tensor<3x9xf64>
    return %0 : tensor<3x9xf64>
  }
  func.func private @_rfft_transpose_4(%arg0: tensor<3x5xcomplex<f64>>) -> tensor<3x9xf64> {
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<5xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.dynamic_update_slice %0, %1, %c : (tensor<5xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<5xcomplex<f64>>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<5xcomplex<f64>>) -> tensor<1x5xcomplex<f64>>
    %4 = stablehlo.real %arg0 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %5 = stablehlo.imag %arg0 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %6 = stablehlo.negate %5 : tensor<3x5xf64>
    %7 = stablehlo.complex %4, %6 : tensor<3x5xcomplex<f64>>
    %8 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x5xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
    %9 = stablehlo.divide %7, %8 : tensor<3x5xcomplex<f64>>
    %10 = call @fft_5(%9) : (tensor<3x5xcomplex<f64>>) -> tensor<3x9xf64>
    %cst_1 = stablehlo.constant dense<2.700000e+01> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x9xf64>
    %12 = stablehlo.multiply %11, %10 : tensor<3x9xf64>
    return %12 : tensor<3x9xf64>
  }
  func.func private @fft_5(%arg0: tensor<3x5xcomplex<f64>>) -> tensor<3x9xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [3, 9] : (tensor<3x5xcomplex<f64>>) -> tensor<3x9xf64>
    return %0 : tensor<3x9xf64>
  }
  func.func private @fft_6(%arg0: tensor<3x6xcomplex<f64>>) -> tensor<3x10xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [10] : (tensor<3x6xcomplex<f64>>) -> tensor<3x10xf64>
    return %0 : tensor<3x10xf64>
  }
  func.func private @fft_7(%arg0: tensor<3x10xf64>) -> tensor<3x6xcomplex<f64>> {
    %0 = call @fft_8(%arg0) : (tensor<3x10xf64>) -> tensor<3x6xcomplex<f64>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<6xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.dynamic_update_slice %1, %2, %c : (tensor<6xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<6xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %c_2 = stablehlo.constant dense<5> : tensor<i64>
    %5 = stablehlo.dynamic_update_slice %3, %4, %c_2 : (tensor<6xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<6xcomplex<f64>>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<6xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
    %cst_3 = stablehlo.constant dense<(1.000000e-01,0.000000e+00)> : tensor<complex<f64>>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f64>>) -> tensor<1x6xcomplex<f64>>
    %8 = stablehlo.multiply %7, %6 : tensor<1x6xcomplex<f64>>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x6xcomplex<f64>>) -> tensor<3x6xcomplex<f64>>
    %10 = stablehlo.multiply %9, %0 : tensor<3x6xcomplex<f64>>
    %11 = stablehlo.real %10 : (tensor<3x6xcomplex<f64>>) -> tensor<3x6xf64>
    %12 = stablehlo.imag %10 : (tensor<3x6xcomplex<f64>>) -> tensor<3x6xf64>
    %13 = stablehlo.negate %12 : tensor<3x6xf64>
    %14 = stablehlo.complex %11, %13 : tensor<3x6xcomplex<f64>>
    return %14 : tensor<3x6xcomplex<f64>>
  }
  func.func private @fft_8(%arg0: tensor<3x10xf64>) -> tensor<3x6xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [10] : (tensor<3x10xf64>) -> tensor<3x6xcomplex<f64>>
    return %0 : tensor<3x6xcomplex<f64>>
  }
  func.func private @_pad(%arg0: tensor<3x6xcomplex<f64>>, %arg1: tensor<i64>) -> (tensor<3x6xcomplex<f64>>, tensor<complex<f64>>) {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<complex<f64>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x6xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x6xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    return %1, %cst : tensor<3x6xcomplex<f64>>, tensor<complex<f64>>
  }
  func.func private @fft_9(%arg0: tensor<3x6xcomplex<f64>>) -> tensor<3x11xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [11] : (tensor<3x6xcomplex<f64>>) -> tensor<3x11xf64>
    return %0 : tensor<3x11xf64>
  }
  func.func private @fft_10(%arg0: tensor<3x11xf64>) -> tensor<3x6xcomplex<f64>> {
    %0 = call @fft_11(%arg0) : (tensor<3x11xf64>) -> tensor<3x6xcomplex<f64>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<6xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.dynamic_update_slice %1, %2, %c : (tensor<6xcomplex<f64>>, tensor<1xcomplex<f64>>, tensor<i64>) -> tensor<6xcomplex<f64>>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<6xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<(0.090909090909090911,0.000000e+00)> : tensor<complex<f64>>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<1x6xcomplex<f64>>
    %6 = stablehlo.multiply %5, %4 : tensor<1x6xcomplex<f64>>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x6xcomplex<f64>>) -> tensor<3x6xcomplex<f64>>
    %8 = stablehlo.multiply %7, %0 : tensor<3x6xcomplex<f64>>
    %9 = stablehlo.real %8 : (tensor<3x6xcomplex<f64>>) -> tensor<3x6xf64>
    %10 = stablehlo.imag %8 : (tensor<3x6xcomplex<f64>>) -> tensor<3x6xf64>
    %11 = stablehlo.negate %10 : tensor<3x6xf64>
    %12 = stablehlo.complex %9, %11 : tensor<3x6xcomplex<f64>>
    return %12 : tensor<3x6xcomplex<f64>>
  }
  func.func private @fft_11(%arg0: tensor<3x11xf64>) -> tensor<3x6xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [11] : (tensor<3x11xf64>) -> tensor<3x6xcomplex<f64>>
    return %0 : tensor<3x6xcomplex<f64>>
  }
  func.func private @_pad_12(%arg0: tensor<complex<f64>>, %arg1: tensor<3x6xcomplex<f64>>) -> tensor<3x6xcomplex<f64>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.pad %arg1, %cst, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x6xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x6xcomplex<f64>>
    %1 = stablehlo.slice %0 [0:3, 0:6] : (tensor<3x6xcomplex<f64>>) -> tensor<3x6xcomplex<f64>>
    return %1 : tensor<3x6xcomplex<f64>>
  }
}
