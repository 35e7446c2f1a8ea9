module @jit_complex_logistic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>> {jax.result_info = "result[0][0]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[0][1]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[1][0]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[1][1]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.negate %arg0 : tensor<3x5xcomplex<f32>>
    %1 = stablehlo.exponential %0 : tensor<3x5xcomplex<f32>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %3 = stablehlo.add %2, %1 : tensor<3x5xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %5 = stablehlo.divide %4, %3 : tensor<3x5xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %7 = stablehlo.subtract %6, %5 : tensor<3x5xcomplex<f32>>
    %8 = stablehlo.multiply %5, %7 : tensor<3x5xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %10 = stablehlo.multiply %9, %8 : tensor<3x5xcomplex<f32>>
    %11 = stablehlo.negate %arg0 : tensor<3x5xcomplex<f32>>
    %12 = stablehlo.exponential %11 : tensor<3x5xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %14 = stablehlo.add %13, %12 : tensor<3x5xcomplex<f32>>
    %cst_4 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %16 = stablehlo.divide %15, %14 : tensor<3x5xcomplex<f32>>
    %cst_5 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %18 = stablehlo.subtract %17, %16 : tensor<3x5xcomplex<f32>>
    %19 = stablehlo.multiply %16, %18 : tensor<3x5xcomplex<f32>>
    %20 = stablehlo.multiply %arg0, %16 : tensor<3x5xcomplex<f32>>
    %cst_6 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %22 = stablehlo.multiply %arg0, %21 : tensor<3x5xcomplex<f32>>
    %cst_7 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %23 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %24 = stablehlo.multiply %23, %16 : tensor<3x5xcomplex<f32>>
    %25 = stablehlo.multiply %22, %19 : tensor<3x5xcomplex<f32>>
    %26 = stablehlo.add %24, %25 : tensor<3x5xcomplex<f32>>
    %27 = stablehlo.negate %arg0 : tensor<3x5xcomplex<f32>>
    %28 = stablehlo.exponential %27 : tensor<3x5xcomplex<f32>>
    %cst_8 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %30 = stablehlo.add %29, %28 : tensor<3x5xcomplex<f32>>
    %cst_9 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %32 = stablehlo.divide %31, %30 : tensor<3x5xcomplex<f32>>
    %33 = stablehlo.negate %arg0 : tensor<3x5xcomplex<f32>>
    %34 = stablehlo.exponential %33 : tensor<3x5xcomplex<f32>>
    %cst_10 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %35 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %36 = stablehlo.add %35, %34 : tensor<3x5xcomplex<f32>>
    %cst_11 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %38 = stablehlo.divide %37, %36 : tensor<3x5xcomplex<f32>>
    %39 = stablehlo.multiply %arg0, %38 : tensor<3x5xcomplex<f32>>
    %40 = stablehlo.negate %arg0 : tensor<3x5xcomplex<f32>>
    %41 = stablehlo.exponential %40 : tensor<3x5xcomplex<f32>>
    %cst_12 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %43 = stablehlo.add %42, %41 : tensor<3x5xcomplex<f32>>
    %cst_13 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %44 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %45 = stablehlo.divide %44, %43 : tensor<3x5xcomplex<f32>>
    return %32, %39, %10, %26, %45 : tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>
  }
}
