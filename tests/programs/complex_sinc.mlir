module @jit_complex_sinc attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5xcomplex<f32>>) -> (tensor<4x5xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<4x5xi1> {jax.result_info = "result[1]"}, tensor<4x5xi1> {jax.result_info = "result[2]"}) {
    %0 = call @sinc(%arg0) : (tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>>
    %1 = stablehlo.real %arg0 : (tensor<4x5xcomplex<f32>>) -> tensor<4x5xf32>
    %2 = stablehlo.is_finite %1 : (tensor<4x5xf32>) -> tensor<4x5xi1>
    %3 = stablehlo.imag %arg0 : (tensor<4x5xcomplex<f32>>) -> tensor<4x5xf32>
    %4 = stablehlo.is_finite %3 : (tensor<4x5xf32>) -> tensor<4x5xi1>
    %5 = stablehlo.and %2, %4 : tensor<4x5xi1>
    %6 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4x5xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> tensor<4x5xi1>
    return %0, %5, %6 : tensor<4x5xcomplex<f32>>, tensor<4x5xi1>, tensor<4x5xi1>
  }
  func.func private @sinc(%arg0: tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x5xcomplex<f32>>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<4x5xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> tensor<4x5xi1>
    %cst_0 = stablehlo.constant dense<(3.14159274,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x5xcomplex<f32>>
    %3 = stablehlo.multiply %2, %arg0 : tensor<4x5xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %4 = call @_where(%1, %cst_1, %3) : (tensor<4x5xi1>, tensor<complex<f32>>, tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<4x5xcomplex<f32>>
    %6 = stablehlo.multiply %3, %5 : tensor<4x5xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<4x5xcomplex<f32>>
    %8 = stablehlo.add %6, %7 : tensor<4x5xcomplex<f32>>
    %9 = stablehlo.real %4 : (tensor<4x5xcomplex<f32>>) -> tensor<4x5xf32>
    %10 = stablehlo.imag %4 : (tensor<4x5xcomplex<f32>>) -> tensor<4x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %12 = stablehlo.compare EQ, %9, %11, FLOAT : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %13 = stablehlo.sine %9 : tensor<4x5xf32>
    %14 = stablehlo.cosine %9 : tensor<4x5xf32>
    %15 = stablehlo.exponential_minus_one %10 : tensor<4x5xf32>
    %16 = stablehlo.negate %10 : tensor<4x5xf32>
    %17 = stablehlo.exponential_minus_one %16 : tensor<4x5xf32>
    %18 = stablehlo.subtract %15, %17 : tensor<4x5xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %20 = stablehlo.divide %18, %19 : tensor<4x5xf32>
    %21 = stablehlo.add %15, %17 : tensor<4x5xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %23 = stablehlo.add %21, %22 : tensor<4x5xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %25 = stablehlo.divide %23, %24 : tensor<4x5xf32>
    %26 = stablehlo.multiply %13, %25 : tensor<4x5xf32>
    %27 = stablehlo.multiply %14, %20 : tensor<4x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %29 = stablehlo.complex %28, %27 : tensor<4x5xcomplex<f32>>
    %30 = stablehlo.complex %26, %27 : tensor<4x5xcomplex<f32>>
    %31 = stablehlo.select %12, %29, %30 : tensor<4x5xi1>, tensor<4x5xcomplex<f32>>
    %32 = stablehlo.divide %31, %4 : tensor<4x5xcomplex<f32>>
    %33 = call @_where_0(%1, %8, %32) : (tensor<4x5xi1>, tensor<4x5xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>>
    return %33 : tensor<4x5xcomplex<f32>>
  }
  func.func private @_where(%arg0: tensor<4x5xi1>, %arg1: tensor<complex<f32>>, %arg2: tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<complex<f32>>) -> tensor<4x5xcomplex<f32>>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x5xi1>, tensor<4x5xcomplex<f32>>
    return %1 : tensor<4x5xcomplex<f32>>
  }
  func.func private @_where_0(%arg0: tensor<4x5xi1>, %arg1: tensor<4x5xcomplex<f32>>, %arg2: tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x5xi1>, tensor<4x5xcomplex<f32>>
    return %0 : tensor<4x5xcomplex<f32>>
  }
}
