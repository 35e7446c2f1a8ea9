module @jit_complex_power_c64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f32>>, %arg1: tensor<3x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.power %arg0, %arg1 : tensor<3x5xcomplex<f32>>
    %1 = stablehlo.power %arg0, %arg1 : tensor<3x5xcomplex<f32>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %3 = stablehlo.subtract %arg1, %2 : tensor<3x5xcomplex<f32>>
    %4 = stablehlo.power %arg0, %3 : tensor<3x5xcomplex<f32>>
    %5 = stablehlo.multiply %arg1, %4 : tensor<3x5xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %6 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %8 = stablehlo.multiply %7, %5 : tensor<3x5xcomplex<f32>>
    return %0, %8 : tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>
  }
}
