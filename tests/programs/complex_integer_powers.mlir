module @jit_complex_integer_powers attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>> {jax.result_info = "result[0][0]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[0][1]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[1][0]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[1][1]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x5xcomplex<f32>>
    %1 = stablehlo.multiply %0, %arg0 : tensor<3x5xcomplex<f32>>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<3x5xcomplex<f32>>
    %cst = stablehlo.constant dense<(3.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %4 = stablehlo.multiply %3, %2 : tensor<3x5xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %6 = stablehlo.multiply %5, %4 : tensor<3x5xcomplex<f32>>
    %7 = stablehlo.multiply %arg0, %arg0 : tensor<3x5xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %9 = stablehlo.divide %8, %7 : tensor<3x5xcomplex<f32>>
    %10 = stablehlo.multiply %arg0, %arg0 : tensor<3x5xcomplex<f32>>
    %11 = stablehlo.multiply %arg0, %10 : tensor<3x5xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %13 = stablehlo.divide %12, %11 : tensor<3x5xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<(-2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %15 = stablehlo.multiply %14, %13 : tensor<3x5xcomplex<f32>>
    %cst_4 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %17 = stablehlo.multiply %16, %15 : tensor<3x5xcomplex<f32>>
    %18 = stablehlo.multiply %arg0, %arg0 : tensor<3x5xcomplex<f32>>
    %19 = stablehlo.multiply %18, %arg0 : tensor<3x5xcomplex<f32>>
    %20 = stablehlo.multiply %arg0, %arg0 : tensor<3x5xcomplex<f32>>
    %cst_5 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %22 = stablehlo.divide %21, %20 : tensor<3x5xcomplex<f32>>
    %23 = stablehlo.multiply %arg0, %arg0 : tensor<3x5xcomplex<f32>>
    %24 = stablehlo.multiply %23, %arg0 : tensor<3x5xcomplex<f32>>
    return %19, %22, %6, %17, %24 : tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>
  }
}
