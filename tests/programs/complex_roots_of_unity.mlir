module @jit_complex_roots_of_unity attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<8xi32>
    %1 = stablehlo.convert %0 : (tensor<8xi32>) -> tensor<8xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,6.28318548)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<8xcomplex<f32>>
    %3 = stablehlo.multiply %2, %1 : tensor<8xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(8.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<8xcomplex<f32>>
    %5 = stablehlo.divide %3, %4 : tensor<8xcomplex<f32>>
    %6 = stablehlo.exponential %5 : tensor<8xcomplex<f32>>
    %7 = stablehlo.convert %6 : tensor<8xcomplex<f32>>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<8xcomplex<f32>>) -> tensor<1x8xcomplex<f32>>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    %10 = stablehlo.multiply %9, %arg0 : tensor<4x8xcomplex<f32>>
    return %10 : tensor<4x8xcomplex<f32>>
  }
}
