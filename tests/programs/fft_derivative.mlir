module @jit_fft_derivative attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x64xf64>) -> (tensor<2x64xf64> {jax.result_info = "result[0]"}, tensor<2x64xf64> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<64xf64>
    %cst = stablehlo.constant dense<3.200000e+01> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<64xf64>
    %2 = stablehlo.add %0, %1 : tensor<64xf64>
    %c = stablehlo.constant dense<64> : tensor<i64>
    %3 = call @remainder(%2, %c) : (tensor<64xf64>, tensor<i64>) -> tensor<64xf64>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<64xf64>
    %5 = stablehlo.subtract %3, %4 : tensor<64xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<64xf64>
    %7 = stablehlo.divide %5, %6 : tensor<64xf64>
    %8 = stablehlo.convert %7 : (tensor<64xf64>) -> tensor<64xcomplex<f64>>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<64xcomplex<f64>>
    %10 = stablehlo.multiply %9, %8 : tensor<64xcomplex<f64>>
    %11 = call @fft(%arg0) : (tensor<2x64xf64>) -> tensor<2x64xcomplex<f64>>
    %12 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<64xcomplex<f64>>) -> tensor<1x64xcomplex<f64>>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x64xcomplex<f64>>) -> tensor<2x64xcomplex<f64>>
    %14 = stablehlo.multiply %13, %11 : tensor<2x64xcomplex<f64>>
    %15 = call @fft_0(%14) : (tensor<2x64xcomplex<f64>>) -> tensor<2x64xcomplex<f64>>
    %16 = stablehlo.real %15 : (tensor<2x64xcomplex<f64>>) -> tensor<2x64xf64>
    %17 = stablehlo.multiply %10, %10 : tensor<64xcomplex<f64>>
    %18 = call @fft(%arg0) : (tensor<2x64xf64>) -> tensor<2x64xcomplex<f64>>
    %19 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<64xcomplex<f64>>) -> tensor<1x64xcomplex<f64>>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x64xcomplex<f64>>) -> tensor<2x64xcomplex<f64>>
    %21 = stablehlo.multiply %20, %18 : tensor<2x64xcomplex<f64>>
    %22 = call @fft_0(%21) : (tensor<2x64xcomplex<f64>>) -> tensor<2x64xcomplex<f64>>
    %23 = stablehlo.real %22 : (tensor<2x64xcomplex<f64>>) -> tensor<2x64xf64>
    return %16, %23 : tensor<2x64xf64>, tensor<2x64xf64>
  }
  func.func private @remainder(%arg0: tensor<64xf64>, %arg1: tensor<i64>) -> tensor<64xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<64xf64>
    %2 = stablehlo.remainder %arg0, %1 : tensor<64xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<64xf64>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<64xf64>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<64xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
    %10 = stablehlo.and %9, %4 : tensor<64xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<64xf64>
    %12 = stablehlo.add %2, %11 : tensor<64xf64>
    %13 = stablehlo.select %10, %12, %2 : tensor<64xi1>, tensor<64xf64>
    return %13 : tensor<64xf64>
  }
  func.func private @fft(%arg0: tensor<2x64xf64>) -> tensor<2x64xcomplex<f64>> {
    %0 = stablehlo.convert %arg0 : (tensor<2x64xf64>) -> tensor<2x64xcomplex<f64>>
    %1 = stablehlo.fft %0, type = FFT, length = [64] : (tensor<2x64xcomplex<f64>>) -> tensor<2x64xcomplex<f64>>
    return %1 : tensor<2x64xcomplex<f64>>
  }
  func.func private @fft_0(%arg0: tensor<2x64xcomplex<f64>>) -> tensor<2x64xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [64] : (tensor<2x64xcomplex<f64>>) -> tensor<2x64xcomplex<f64>>
    return %0 : tensor<2x64xcomplex<f64>>
  }
}
