module @jit_fft_cosines_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x12xf64>) -> (tensor<2x12xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:2, 0:12:2] : (tensor<2x12xf64>) -> tensor<2x6xf64>
    %1 = stablehlo.slice %arg0 [0:2, 1:12:2] : (tensor<2x12xf64>) -> tensor<2x6xf64>
    %2 = stablehlo.reverse %1, dims = [1] : tensor<2x6xf64>
    %3 = stablehlo.concatenate %0, %2, dim = 1 : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x12xf64>
    %4 = call @fft(%3) : (tensor<2x12xf64>) -> tensor<2x12xcomplex<f64>>
    %5 = stablehlo.real %4 : (tensor<2x12xcomplex<f64>>) -> tensor<2x12xf64>
    %6 = stablehlo.iota dim = 0 : tensor<12xf64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<12xf64>) -> tensor<1x12xf64>
    %8 = stablehlo.convert %7 : (tensor<1x12xf64>) -> tensor<1x12xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,-1.5707963267948966)> : tensor<complex<f64>>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<1x12xcomplex<f64>>
    %10 = stablehlo.multiply %9, %8 : tensor<1x12xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.200000e+01,0.000000e+00)> : tensor<complex<f64>>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<1x12xcomplex<f64>>
    %12 = stablehlo.divide %10, %11 : tensor<1x12xcomplex<f64>>
    %13 = stablehlo.exponential %12 : tensor<1x12xcomplex<f64>>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x12xcomplex<f64>>) -> tensor<2x12xcomplex<f64>>
    %15 = stablehlo.multiply %4, %14 : tensor<2x12xcomplex<f64>>
    %16 = stablehlo.real %15 : (tensor<2x12xcomplex<f64>>) -> tensor<2x12xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x12xf64>
    %18 = stablehlo.multiply %17, %16 : tensor<2x12xf64>
    %19 = stablehlo.multiply %18, %18 : tensor<2x12xf64>
    %20 = stablehlo.multiply %19, %18 : tensor<2x12xf64>
    %21 = stablehlo.multiply %18, %18 : tensor<2x12xf64>
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<2x12xf64>
    %23 = stablehlo.multiply %22, %21 : tensor<2x12xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %24 = stablehlo.reduce(%20 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x12xf64>, tensor<f64>) -> tensor<f64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<2x12xf64>
    %26 = stablehlo.multiply %25, %23 : tensor<2x12xf64>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<2x12xf64>
    %28 = stablehlo.multiply %27, %26 : tensor<2x12xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<2x12xf64>
    %30 = stablehlo.complex %28, %29 : tensor<2x12xcomplex<f64>>
    %31 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x12xcomplex<f64>>) -> tensor<2x12xcomplex<f64>>
    %32 = stablehlo.multiply %30, %31 : tensor<2x12xcomplex<f64>>
    %33 = call @fft_0(%32) : (tensor<2x12xcomplex<f64>>) -> tensor<2x12xf64>
    %34 = stablehlo.slice %33 [0:2, 0:6] : (tensor<2x12xf64>) -> tensor<2x6xf64>
    %35 = stablehlo.slice %33 [0:2, 6:12] : (tensor<2x12xf64>) -> tensor<2x6xf64>
    %36 = stablehlo.reverse %35, dims = [1] : tensor<2x6xf64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %37 = stablehlo.pad %36, %cst_7, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<2x6xf64>, tensor<f64>) -> tensor<2x12xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %38 = stablehlo.pad %34, %cst_8, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<2x6xf64>, tensor<f64>) -> tensor<2x12xf64>
    %39 = stablehlo.add %37, %38 : tensor<2x12xf64>
    return %39 : tensor<2x12xf64>
  }
  func.func private @fft(%arg0: tensor<2x12xf64>) -> tensor<2x12xcomplex<f64>> {
    %0 = stablehlo.convert %arg0 : (tensor<2x12xf64>) -> tensor<2x12xcomplex<f64>>
    %1 = stablehlo.fft %0, type = FFT, length = [12] : (tensor<2x12xcomplex<f64>>) -> tensor<2x12xcomplex<f64>>
    return %1 : tensor<2x12xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<2x12xcomplex<f64>>) -> tensor<2x12xf64> {
    %0 = call @fft_1(%arg0) : (tensor<2x12xcomplex<f64>>) -> tensor<2x12xcomplex<f64>>
    %1 = stablehlo.real %0 : (tensor<2x12xcomplex<f64>>) -> tensor<2x12xf64>
    %2 = stablehlo.convert %1 : tensor<2x12xf64>
    return %2 : tensor<2x12xf64>
  }
  func.func private @fft_1(%arg0: tensor<2x12xcomplex<f64>>) -> tensor<2x12xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [12] : (tensor<2x12xcomplex<f64>>) -> tensor<2x12xcomplex<f64>>
    return %0 : tensor<2x12xcomplex<f64>>
  }
}
