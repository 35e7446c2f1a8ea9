module @jit_fft_mixer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x8x6xf32>) -> (tensor<2x8x6xf32> {jax.result_info = "result[0]"}, tensor<2x8x6xf32> {jax.result_info = "result[1]"}) {
    %0 = call @fft(%arg0) : (tensor<2x8x6xf32>) -> tensor<2x8x6xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<2x8x6xcomplex<f32>>) -> tensor<2x8x6xf32>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x6xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<2x8x6xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<2x8x6xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<2x8x6xf32>
    %cst_0 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x8x6xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<2x8x6xf32>
    %8 = stablehlo.add %3, %7 : tensor<2x8x6xf32>
    %cst_1 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x8x6xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<2x8x6xf32>
    %11 = stablehlo.tanh %10 : tensor<2x8x6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x8x6xf32>
    %13 = stablehlo.add %12, %11 : tensor<2x8x6xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x8x6xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<2x8x6xf32>
    %16 = stablehlo.multiply %3, %15 : tensor<2x8x6xf32>
    %17 = call @fft_0(%arg0) : (tensor<2x8x6xf32>) -> tensor<2x8x6xcomplex<f32>>
    %18 = stablehlo.real %17 : (tensor<2x8x6xcomplex<f32>>) -> tensor<2x8x6xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x8x6xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<2x8x6xf32>
    %21 = stablehlo.multiply %20, %20 : tensor<2x8x6xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<2x8x6xf32>
    %23 = stablehlo.multiply %20, %20 : tensor<2x8x6xf32>
    %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x8x6xf32>
    %25 = stablehlo.multiply %24, %23 : tensor<2x8x6xf32>
    %cst_6 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x8x6xf32>
    %27 = stablehlo.multiply %26, %22 : tensor<2x8x6xf32>
    %28 = stablehlo.add %20, %27 : tensor<2x8x6xf32>
    %cst_7 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x8x6xf32>
    %30 = stablehlo.multiply %29, %28 : tensor<2x8x6xf32>
    %31 = stablehlo.tanh %30 : tensor<2x8x6xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x8x6xf32>
    %33 = stablehlo.subtract %32, %31 : tensor<2x8x6xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x8x6xf32>
    %35 = stablehlo.add %34, %31 : tensor<2x8x6xf32>
    %cst_10 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x8x6xf32>
    %37 = stablehlo.multiply %36, %35 : tensor<2x8x6xf32>
    %38 = stablehlo.multiply %20, %37 : tensor<2x8x6xf32>
    %39 = stablehlo.multiply %38, %38 : tensor<2x8x6xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x8x6xf32>
    %41 = stablehlo.multiply %40, %38 : tensor<2x8x6xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%39 init: %cst_12) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x8x6xf32>
    %44 = stablehlo.multiply %43, %41 : tensor<2x8x6xf32>
    %45 = stablehlo.multiply %20, %44 : tensor<2x8x6xf32>
    %46 = stablehlo.multiply %44, %37 : tensor<2x8x6xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x8x6xf32>
    %48 = stablehlo.multiply %47, %45 : tensor<2x8x6xf32>
    %49 = stablehlo.multiply %48, %33 : tensor<2x8x6xf32>
    %50 = stablehlo.multiply %49, %31 : tensor<2x8x6xf32>
    %51 = stablehlo.add %49, %50 : tensor<2x8x6xf32>
    %cst_15 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x8x6xf32>
    %53 = stablehlo.multiply %52, %51 : tensor<2x8x6xf32>
    %54 = stablehlo.add %46, %53 : tensor<2x8x6xf32>
    %cst_16 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x8x6xf32>
    %56 = stablehlo.multiply %55, %53 : tensor<2x8x6xf32>
    %57 = stablehlo.multiply %56, %25 : tensor<2x8x6xf32>
    %58 = stablehlo.add %54, %57 : tensor<2x8x6xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x8x6xf32>
    %60 = stablehlo.multiply %58, %59 : tensor<2x8x6xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x8x6xf32>
    %62 = stablehlo.complex %60, %61 : tensor<2x8x6xcomplex<f32>>
    %63 = call @fft_1(%62) : (tensor<2x8x6xcomplex<f32>>) -> tensor<2x8x6xf32>
    return %16, %63 : tensor<2x8x6xf32>, tensor<2x8x6xf32>
  }
  func.func private @fft(%arg0: tensor<2x8x6xf32>) -> tensor<2x8x6xcomplex<f32>> {
    %0 = stablehlo.convert %arg0 : (tensor<2x8x6xf32>) -> tensor<2x8x6xcomplex<f32>>
    %1 = stablehlo.fft %0, type = FFT, length = [8, 6] : (tensor<2x8x6xcomplex<f32>>) -> tensor<2x8x6xcomplex<f32>>
    return %1 : tensor<2x8x6xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<2x8x6xf32>) -> tensor<2x8x6xcomplex<f32>> {
    %0 = stablehlo.convert %arg0 : (tensor<2x8x6xf32>) -> tensor<2x8x6xcomplex<f32>>
    %1 = stablehlo.fft %0, type = FFT, length = [8, 6] : (tensor<2x8x6xcomplex<f32>>) -> tensor<2x8x6xcomplex<f32>>
    return %1 : tensor<2x8x6xcomplex<f32>>
  }
  func.func private @fft_1(%arg0: tensor<2x8x6xcomplex<f32>>) -> tensor<2x8x6xf32> {
    %0 = call @fft_2(%arg0) : (tensor<2x8x6xcomplex<f32>>) -> tensor<2x8x6xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<2x8x6xcomplex<f32>>) -> tensor<2x8x6xf32>
    %2 = stablehlo.convert %1 : tensor<2x8x6xf32>
    return %2 : tensor<2x8x6xf32>
  }
  func.func private @fft_2(%arg0: tensor<2x8x6xcomplex<f32>>) -> tensor<2x8x6xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [8, 6] : (tensor<2x8x6xcomplex<f32>>) -> tensor<2x8x6xcomplex<f32>>
    return %0 : tensor<2x8x6xcomplex<f32>>
  }
}
