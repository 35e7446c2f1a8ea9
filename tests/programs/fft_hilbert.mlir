module @jit_fft_hilbert attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x30xf64>) -> (tensor<3x30xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<3x30xf64> {jax.result_info = "result[1]"}, tensor<3x30xf64> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<14xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<14xf64>
    %4 = stablehlo.convert %1 : tensor<14xf64>
    %5 = stablehlo.concatenate %0, %4, %2, %3, dim = 0 : (tensor<1xf64>, tensor<14xf64>, tensor<1xf64>, tensor<14xf64>) -> tensor<30xf64>
    %6 = call @fft(%arg0) : (tensor<3x30xf64>) -> tensor<3x30xcomplex<f64>>
    %7 = stablehlo.convert %5 : (tensor<30xf64>) -> tensor<30xcomplex<f64>>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<30xcomplex<f64>>) -> tensor<1x30xcomplex<f64>>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x30xcomplex<f64>>) -> tensor<3x30xcomplex<f64>>
    %10 = stablehlo.multiply %6, %9 : tensor<3x30xcomplex<f64>>
    %11 = call @fft_0(%10) : (tensor<3x30xcomplex<f64>>) -> tensor<3x30xcomplex<f64>>
    %12 = stablehlo.abs %11 : (tensor<3x30xcomplex<f64>>) -> tensor<3x30xf64>
    %13 = call @angle(%11) : (tensor<3x30xcomplex<f64>>) -> tensor<3x30xf64>
    %14 = call @unwrap(%13) : (tensor<3x30xf64>) -> tensor<3x30xf64>
    return %11, %12, %14 : tensor<3x30xcomplex<f64>>, tensor<3x30xf64>, tensor<3x30xf64>
  }
  func.func private @fft(%arg0: tensor<3x30xf64>) -> tensor<3x30xcomplex<f64>> {
    %0 = stablehlo.convert %arg0 : (tensor<3x30xf64>) -> tensor<3x30xcomplex<f64>>
    %1 = stablehlo.fft %0, type = FFT, length = [30] : (tensor<3x30xcomplex<f64>>) -> tensor<3x30xcomplex<f64>>
    return %1 : tensor<3x30xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<3x30xcomplex<f64>>) -> tensor<3x30xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [30] : (tensor<3x30xcomplex<f64>>) -> tensor<3x30xcomplex<f64>>
    return %0 : tensor<3x30xcomplex<f64>>
  }
  func.func private @angle(%arg0: tensor<3x30xcomplex<f64>>) -> tensor<3x30xf64> {
    %0 = stablehlo.real %arg0 : (tensor<3x30xcomplex<f64>>) -> tensor<3x30xf64>
    %1 = stablehlo.imag %arg0 : (tensor<3x30xcomplex<f64>>) -> tensor<3x30xf64>
    %2 = stablehlo.atan2 %1, %0 : tensor<3x30xf64>
    return %2 : tensor<3x30xf64>
  }
  func.func private @unwrap(%arg0: tensor<3x30xf64>) -> tensor<3x30xf64> {
    %cst = stablehlo.constant dense<6.2831853071795862> : tensor<f64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %0 = stablehlo.divide %cst, %cst_0 : tensor<f64>
    %cst_1 = stablehlo.constant dense<6.2831853071795862> : tensor<f64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %1 = stablehlo.divide %cst_1, %cst_2 : tensor<f64>
    %2 = call @diff(%arg0) : (tensor<3x30xf64>) -> tensor<3x29xf64>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<3x29xf64>
    %4 = stablehlo.add %2, %3 : tensor<3x29xf64>
    %cst_3 = stablehlo.constant dense<6.2831853071795862> : tensor<f64>
    %5 = call @remainder(%4, %cst_3) : (tensor<3x29xf64>, tensor<f64>) -> tensor<3x29xf64>
    %6 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<3x29xf64>
    %7 = stablehlo.subtract %5, %6 : tensor<3x29xf64>
    %8 = stablehlo.negate %1 : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<3x29xf64>
    %10 = stablehlo.compare EQ, %7, %9, FLOAT : (tensor<3x29xf64>, tensor<3x29xf64>) -> tensor<3x29xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x29xf64>
    %12 = stablehlo.compare GT, %2, %11, FLOAT : (tensor<3x29xf64>, tensor<3x29xf64>) -> tensor<3x29xi1>
    %13 = stablehlo.and %10, %12 : tensor<3x29xi1>
    %14 = call @_where(%13, %1, %7) : (tensor<3x29xi1>, tensor<f64>, tensor<3x29xf64>) -> tensor<3x29xf64>
    %15 = stablehlo.abs %2 : tensor<3x29xf64>
    %16 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x29xf64>
    %17 = stablehlo.compare LT, %15, %16, FLOAT : (tensor<3x29xf64>, tensor<3x29xf64>) -> tensor<3x29xi1>
    %18 = stablehlo.subtract %14, %2 : tensor<3x29xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %19 = call @_where_1(%17, %c, %18) : (tensor<3x29xi1>, tensor<i64>, tensor<3x29xf64>) -> tensor<3x29xf64>
    %20 = stablehlo.slice %arg0 [0:3, 0:1] : (tensor<3x30xf64>) -> tensor<3x1xf64>
    %21 = stablehlo.slice %arg0 [0:3, 1:30] : (tensor<3x30xf64>) -> tensor<3x29xf64>
    %22 = call @cumsum(%19) : (tensor<3x29xf64>) -> tensor<3x29xf64>
    %23 = stablehlo.add %21, %22 : tensor<3x29xf64>
    %24 = stablehlo.concatenate %20, %23, dim = 1 : (tensor<3x1xf64>, tensor<3x29xf64>) -> tensor<3x30xf64>
    return %24 : tensor<3x30xf64>
  }
  func.func private @diff(%arg0: tensor<3x30xf64>) -> tensor<3x29xf64> {
    %0 = stablehlo.slice %arg0 [0:3, 1:30] : (tensor<3x30xf64>) -> tensor<3x29xf64>
    %1 = stablehlo.slice %arg0 [0:3, 0:29] : (tensor<3x30xf64>) -> tensor<3x29xf64>
    %2 = stablehlo.subtract %0, %1 : tensor<3x29xf64>
    return %2 : tensor<3x29xf64>
  }
  func.func private @remainder(%arg0: tensor<3x29xf64>, %arg1: tensor<f64>) -> tensor<3x29xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<3x29xf64>
    %1 = stablehlo.remainder %arg0, %0 : tensor<3x29xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x29xf64>
    %3 = stablehlo.compare NE, %1, %2, FLOAT : (tensor<3x29xf64>, tensor<3x29xf64>) -> tensor<3x29xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x29xf64>
    %5 = stablehlo.compare LT, %1, %4, FLOAT : (tensor<3x29xf64>, tensor<3x29xf64>) -> tensor<3x29xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.compare LT, %arg1, %cst_1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<3x29xi1>
    %8 = stablehlo.compare NE, %5, %7, UNSIGNED : (tensor<3x29xi1>, tensor<3x29xi1>) -> tensor<3x29xi1>
    %9 = stablehlo.and %8, %3 : tensor<3x29xi1>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<3x29xf64>
    %11 = stablehlo.add %1, %10 : tensor<3x29xf64>
    %12 = stablehlo.select %9, %11, %1 : tensor<3x29xi1>, tensor<3x29xf64>
    return %12 : tensor<3x29xf64>
  }
  func.func private @_where(%arg0: tensor<3x29xi1>, %arg1: tensor<f64>, %arg2: tensor<3x29xf64>) -> tensor<3x29xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<3x29xf64>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<3x29xi1>, tensor<3x29xf64>
    return %1 : tensor<3x29xf64>
  }
  func.func private @_where_1(%arg0: tensor<3x29xi1>, %arg1: tensor<i64>, %arg2: tensor<3x29xf64>) -> tensor<3x29xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x29xf64>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<3x29xi1>, tensor<3x29xf64>
    return %2 : tensor<3x29xf64>
  }
  func.func private @cumsum(%arg0: tensor<3x29xf64>) -> tensor<3x29xf64> {
    %0 = call @cumsum_2(%arg0) : (tensor<3x29xf64>) -> tensor<3x29xf64>
    return %0 : tensor<3x29xf64>
  }
  func.func private @cumsum_2(%arg0: tensor<3x29xf64>) -> tensor<3x29xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [28, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 29>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %2 : tensor<f64>
    }) : (tensor<3x29xf64>, tensor<f64>) -> tensor<3x29xf64>
    return %1 : tensor<3x29xf64>
  }
}
