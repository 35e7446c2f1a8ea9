module @jit_fft_orthonormal_32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x28xcomplex<f32>>) -> (tensor<2x28xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<2x28xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<(2.800000e+01,0.000000e+00)> : tensor<1xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(2.800000e+01,0.000000e+00)> : tensor<1xcomplex<f32>>
    %0 = call @fft(%arg0) : (tensor<2x28xcomplex<f32>>) -> tensor<2x28xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.reduce(%cst init: %cst_1) applies stablehlo.multiply across dimensions = [0] : (tensor<1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %2 = stablehlo.sqrt %1 : tensor<complex<f32>>
    %cst_2 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %3 = stablehlo.divide %cst_2, %2 : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<complex<f32>>) -> tensor<2x28xcomplex<f32>>
    %5 = stablehlo.multiply %0, %4 : tensor<2x28xcomplex<f32>>
    %6 = call @fft_0(%arg0) : (tensor<2x28xcomplex<f32>>) -> tensor<2x28xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %7 = stablehlo.reduce(%cst_0 init: %cst_3) applies stablehlo.multiply across dimensions = [0] : (tensor<1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<complex<f32>>) -> tensor<2x28xcomplex<f32>>
    %9 = stablehlo.multiply %6, %8 : tensor<2x28xcomplex<f32>>
    return %5, %9 : tensor<2x28xcomplex<f32>>, tensor<2x28xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<2x28xcomplex<f32>>) -> tensor<2x28xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [28] : (tensor<2x28xcomplex<f32>>) -> tensor<2x28xcomplex<f32>>
    return %0 : tensor<2x28xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<2x28xcomplex<f32>>) -> tensor<2x28xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [28] : (tensor<2x28xcomplex<f32>>) -> tensor<2x28xcomplex<f32>>
    return %0 : tensor<2x28xcomplex<f32>>
  }
}
