module @jit_fft_wave attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32>, %arg1: tensor<32xf32>) -> (tensor<32xf32> {jax.result_info = "result[0]"}, tensor<32xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<17xf32>
    %cst = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %2 = stablehlo.divide %0, %1 : tensor<17xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<17xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<17xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6:5 = stablehlo.while(%iterArg = %5, %iterArg_2 = %c_1, %iterArg_3 = %c, %iterArg_4 = %arg0, %iterArg_5 = %arg1) : tensor<17xf32>, tensor<i32>, tensor<i32>, tensor<32xf32>, tensor<32xf32>
    cond {
      %c_6 = stablehlo.constant dense<12> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg_2, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:3 = func.call @closed_call(%iterArg, %iterArg_3, %iterArg_4, %iterArg_5) : (tensor<17xf32>, tensor<i32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<i32>, tensor<32xf32>, tensor<32xf32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg_2, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %8, %7#0, %7#1, %7#2 : tensor<17xf32>, tensor<i32>, tensor<i32>, tensor<32xf32>, tensor<32xf32>
    }
    return %6#3, %6#4 : tensor<32xf32>, tensor<32xf32>
  }
  func.func private @closed_call(%arg0: tensor<17xf32>, %arg1: tensor<i32>, %arg2: tensor<32xf32>, %arg3: tensor<32xf32>) -> (tensor<i32>, tensor<32xf32>, tensor<32xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = call @fft(%arg2) : (tensor<32xf32>) -> tensor<17xcomplex<f32>>
    %2 = stablehlo.convert %arg0 : (tensor<17xf32>) -> tensor<17xcomplex<f32>>
    %3 = stablehlo.multiply %2, %1 : tensor<17xcomplex<f32>>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = call @_pad(%3, %c_0) : (tensor<17xcomplex<f32>>, tensor<i32>) -> tensor<17xcomplex<f32>>
    %5 = call @fft_0(%4) : (tensor<17xcomplex<f32>>) -> tensor<32xf32>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<32xf32>
    %8 = stablehlo.subtract %arg3, %7 : tensor<32xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<32xf32>
    %11 = stablehlo.add %arg2, %10 : tensor<32xf32>
    return %0, %11, %8 : tensor<i32>, tensor<32xf32>, tensor<32xf32>
  }
  func.func private @fft(%arg0: tensor<32xf32>) -> tensor<17xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [32] : (tensor<32xf32>) -> tensor<17xcomplex<f32>>
    return %0 : tensor<17xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<17xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<17xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0], high = [0], interior = [0] : (tensor<17xcomplex<f32>>, tensor<complex<f32>>) -> tensor<17xcomplex<f32>>
    return %1 : tensor<17xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<17xcomplex<f32>>) -> tensor<32xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [32] : (tensor<17xcomplex<f32>>) -> tensor<32xf32>
    return %0 : tensor<32xf32>
  }
}
