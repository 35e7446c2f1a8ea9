module @jit_complex_inverse_hyperbolic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>> {jax.result_info = "result[0][0]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[0][1]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[0][2]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[1][0]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[1][1]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[1][2]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[2]"}) {
    %0 = chlo.asinh %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    %1 = chlo.square %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %3 = stablehlo.add %1, %2 : tensor<3x5xcomplex<f32>>
    %4 = stablehlo.rsqrt %3 : tensor<3x5xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %6 = stablehlo.multiply %5, %4 : tensor<3x5xcomplex<f32>>
    %7:3 = call @arccosh(%arg0) : (tensor<3x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xi1>)
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %8 = call @arccosh_0(%7#1, %7#2, %cst_1) : (tensor<3x5xcomplex<f32>>, tensor<3x5xi1>, tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %9 = chlo.atanh %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %11 = stablehlo.add %10, %arg0 : tensor<3x5xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %13 = stablehlo.divide %12, %11 : tensor<3x5xcomplex<f32>>
    %cst_4 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %15 = stablehlo.subtract %14, %arg0 : tensor<3x5xcomplex<f32>>
    %cst_5 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %17 = stablehlo.multiply %13, %16 : tensor<3x5xcomplex<f32>>
    %18 = stablehlo.divide %17, %15 : tensor<3x5xcomplex<f32>>
    %19 = chlo.asinh %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    %20 = call @arccosh_2(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %21 = chlo.atanh %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    %22 = chlo.asinh %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    return %19, %20, %21, %6, %8, %18, %22 : tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>
  }
  func.func private @arccosh(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xi1>) {
    %0 = chlo.acosh %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    %1 = chlo.square %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %3 = stablehlo.subtract %1, %2 : tensor<3x5xcomplex<f32>>
    %4 = stablehlo.rsqrt %3 : tensor<3x5xcomplex<f32>>
    %5 = stablehlo.real %0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %8 = stablehlo.negate %0 : tensor<3x5xcomplex<f32>>
    %9 = call @_where(%7, %8, %0) : (tensor<3x5xi1>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    return %9, %4, %7 : tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xi1>
  }
  func.func private @_where(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xcomplex<f32>>, %arg2: tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x5xi1>, tensor<3x5xcomplex<f32>>
    return %0 : tensor<3x5xcomplex<f32>>
  }
  func.func private @arccosh_0(%arg0: tensor<3x5xcomplex<f32>>, %arg1: tensor<3x5xi1>, %arg2: tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>> {
    %0:2 = call @_where_1(%arg1, %arg2) : (tensor<3x5xi1>, tensor<complex<f32>>) -> (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>)
    %1 = stablehlo.negate %0#0 : tensor<3x5xcomplex<f32>>
    %2 = stablehlo.add %0#1, %1 : tensor<3x5xcomplex<f32>>
    %3 = stablehlo.multiply %2, %arg0 : tensor<3x5xcomplex<f32>>
    return %3 : tensor<3x5xcomplex<f32>>
  }
  func.func private @_where_1(%arg0: tensor<3x5xi1>, %arg1: tensor<complex<f32>>) -> (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %3 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %4 = stablehlo.select %arg0, %3, %2 : tensor<3x5xi1>, tensor<3x5xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %7 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %8 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %9 = stablehlo.select %arg0, %8, %7 : tensor<3x5xi1>, tensor<3x5xcomplex<f32>>
    return %9, %4 : tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>
  }
  func.func private @arccosh_2(%arg0: tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>> {
    %0 = chlo.acosh %arg0 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %3 = stablehlo.compare LT, %1, %2, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %4 = stablehlo.negate %0 : tensor<3x5xcomplex<f32>>
    %5 = call @_where_3(%3, %4, %0) : (tensor<3x5xi1>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    return %5 : tensor<3x5xcomplex<f32>>
  }
  func.func private @_where_3(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xcomplex<f32>>, %arg2: tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x5xi1>, tensor<3x5xcomplex<f32>>
    return %0 : tensor<3x5xcomplex<f32>>
  }
}
