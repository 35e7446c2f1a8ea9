module @jit_complex_inverse attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>> {jax.result_info = "result[0][0]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[0][1]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[0][2]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[1][0]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[1][1]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[1][2]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[2]"}) {
    %0 = chlo.asin %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    %1 = chlo.square %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %3 = stablehlo.subtract %2, %1 : tensor<3x5xcomplex<f32>>
    %4 = stablehlo.rsqrt %3 : tensor<3x5xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %6 = stablehlo.multiply %5, %4 : tensor<3x5xcomplex<f32>>
    %7 = chlo.acos %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    %8 = chlo.square %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %10 = stablehlo.subtract %9, %8 : tensor<3x5xcomplex<f32>>
    %11 = stablehlo.rsqrt %10 : tensor<3x5xcomplex<f32>>
    %12 = stablehlo.negate %11 : tensor<3x5xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %14 = stablehlo.multiply %13, %12 : tensor<3x5xcomplex<f32>>
    %15 = chlo.atan %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    %16 = chlo.square %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %18 = stablehlo.add %17, %16 : tensor<3x5xcomplex<f32>>
    %cst_4 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %20 = stablehlo.divide %19, %18 : tensor<3x5xcomplex<f32>>
    %21 = chlo.asin %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    %22 = chlo.acos %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    %23 = chlo.atan %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    %24 = chlo.asin %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    return %21, %22, %23, %6, %14, %20, %24 : tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>
  }
}
