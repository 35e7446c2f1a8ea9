module @jit_complex_hyperbolic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>> {jax.result_info = "result[0][0]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[0][1]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[0][2]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[1][0]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[1][1]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[1][2]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[2]"}) {
    %0 = chlo.sinh %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    %1 = chlo.cosh %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %3 = stablehlo.multiply %2, %1 : tensor<3x5xcomplex<f32>>
    %4 = chlo.cosh %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    %5 = chlo.sinh %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %7 = stablehlo.multiply %6, %5 : tensor<3x5xcomplex<f32>>
    %8 = stablehlo.tanh %arg0 : tensor<3x5xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %10 = stablehlo.subtract %9, %8 : tensor<3x5xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %12 = stablehlo.multiply %11, %10 : tensor<3x5xcomplex<f32>>
    %13 = stablehlo.multiply %12, %8 : tensor<3x5xcomplex<f32>>
    %14 = stablehlo.add %12, %13 : tensor<3x5xcomplex<f32>>
    %15 = chlo.sinh %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    %16 = chlo.cosh %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    %17 = stablehlo.tanh %arg0 : tensor<3x5xcomplex<f32>>
    %18 = chlo.sinh %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    return %15, %16, %17, %3, %7, %14, %18 : tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>
  }
}
