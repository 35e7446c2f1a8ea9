module @jit_fft_shift attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x8xcomplex<f32>>) -> (tensor<5x8xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<5x8xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<9xf32> {jax.result_info = "result[2]"}, tensor<5xf32> {jax.result_info = "result[3]"}) {
    %0 = call @fft(%arg0) : (tensor<5x8xcomplex<f32>>) -> tensor<5x8xcomplex<f32>>
    %1 = call @_roll_static(%0) : (tensor<5x8xcomplex<f32>>) -> tensor<5x8xcomplex<f32>>
    %2 = call @_roll_static_0(%arg0) : (tensor<5x8xcomplex<f32>>) -> tensor<5x8xcomplex<f32>>
    %3 = stablehlo.iota dim = 0 : tensor<9xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %5 = stablehlo.add %3, %4 : tensor<9xf32>
    %c = stablehlo.constant dense<9> : tensor<i32>
    %6 = call @remainder(%5, %c) : (tensor<9xf32>, tensor<i32>) -> tensor<9xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<9xf32>
    %cst_1 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %10 = stablehlo.divide %8, %9 : tensor<9xf32>
    %11 = stablehlo.iota dim = 0 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %13 = stablehlo.divide %11, %12 : tensor<5xf32>
    return %1, %2, %10, %13 : tensor<5x8xcomplex<f32>>, tensor<5x8xcomplex<f32>>, tensor<9xf32>, tensor<5xf32>
  }
  func.func private @fft(%arg0: tensor<5x8xcomplex<f32>>) -> tensor<5x8xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [5, 8] : (tensor<5x8xcomplex<f32>>) -> tensor<5x8xcomplex<f32>>
    return %0 : tensor<5x8xcomplex<f32>>
  }
  func.func private @_roll_static(%arg0: tensor<5x8xcomplex<f32>>) -> tensor<5x8xcomplex<f32>> {
    %0 = stablehlo.slice %arg0 [3:5, 0:8] : (tensor<5x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
    %1 = stablehlo.slice %arg0 [0:3, 0:8] : (tensor<5x8xcomplex<f32>>) -> tensor<3x8xcomplex<f32>>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2x8xcomplex<f32>>, tensor<3x8xcomplex<f32>>) -> tensor<5x8xcomplex<f32>>
    %3 = stablehlo.slice %2 [0:5, 4:8] : (tensor<5x8xcomplex<f32>>) -> tensor<5x4xcomplex<f32>>
    %4 = stablehlo.slice %2 [0:5, 0:4] : (tensor<5x8xcomplex<f32>>) -> tensor<5x4xcomplex<f32>>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<5x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>) -> tensor<5x8xcomplex<f32>>
    return %5 : tensor<5x8xcomplex<f32>>
  }
  func.func private @_roll_static_0(%arg0: tensor<5x8xcomplex<f32>>) -> tensor<5x8xcomplex<f32>> {
    %0 = stablehlo.slice %arg0 [0:5, 4:8] : (tensor<5x8xcomplex<f32>>) -> tensor<5x4xcomplex<f32>>
    %1 = stablehlo.slice %arg0 [0:5, 0:4] : (tensor<5x8xcomplex<f32>>) -> tensor<5x4xcomplex<f32>>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<5x4xcomplex<f32>>, tensor<5x4xcomplex<f32>>) -> tensor<5x8xcomplex<f32>>
    return %2 : tensor<5x8xcomplex<f32>>
  }
  func.func private @remainder(%arg0: tensor<9xf32>, %arg1: tensor<i32>) -> tensor<9xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<9xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %10 = stablehlo.and %9, %4 : tensor<9xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %12 = stablehlo.add %2, %11 : tensor<9xf32>
    %13 = stablehlo.select %10, %12, %2 : tensor<9xi1>, tensor<9xf32>
    return %13 : tensor<9xf32>
  }
}
