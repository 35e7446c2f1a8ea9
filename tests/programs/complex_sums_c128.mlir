module @jit_complex_sums_c128 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x7xcomplex<f64>>) -> (tensor<7xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<complex<f64>> {jax.result_info = "result[1]"}, tensor<4xcomplex<f64>> {jax.result_info = "result[2]"}, tensor<4x7xcomplex<f64>> {jax.result_info = "result[3]"}, tensor<f64> {jax.result_info = "result[4]"}, tensor<7xf64> {jax.result_info = "result[5]"}) {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<7xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
    %cst_1 = stablehlo.constant dense<(2.800000e+01,0.000000e+00)> : tensor<complex<f64>>
    %2 = stablehlo.divide %1, %cst_1 : tensor<complex<f64>>
    %cst_2 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %3 = stablehlo.reduce(%arg0 init: %cst_2) applies stablehlo.multiply across dimensions = [1] : (tensor<4x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %4 = call @cumsum(%arg0) : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5 = call @_var(%arg0, %c) : (tensor<4x7xcomplex<f64>>, tensor<i64>) -> tensor<f64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %6 = call @_std(%arg0, %c_3) : (tensor<4x7xcomplex<f64>>, tensor<i64>) -> tensor<7xf64>
    return %0, %2, %3, %4, %5, %6 : tensor<7xcomplex<f64>>, tensor<complex<f64>>, tensor<4xcomplex<f64>>, tensor<4x7xcomplex<f64>>, tensor<f64>, tensor<7xf64>
  }
  func.func private @cumsum(%arg0: tensor<4x7xcomplex<f64>>) -> tensor<4x7xcomplex<f64>> {
    %0 = call @cumsum_0(%arg0) : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xcomplex<f64>>
    return %0 : tensor<4x7xcomplex<f64>>
  }
  func.func private @cumsum_0(%arg0: tensor<4x7xcomplex<f64>>) -> tensor<4x7xcomplex<f64>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<complex<f64>>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [6, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 7>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<complex<f64>>, %arg2: tensor<complex<f64>>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<complex<f64>>
      stablehlo.return %2 : tensor<complex<f64>>
    }) : (tensor<4x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4x7xcomplex<f64>>
    return %1 : tensor<4x7xcomplex<f64>>
  }
  func.func private @_var(%arg0: tensor<4x7xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<f64> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(2.800000e+01,0.000000e+00)> : tensor<complex<f64>>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %3 = stablehlo.divide %1, %2 : tensor<1x1xcomplex<f64>>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xcomplex<f64>>) -> tensor<4x7xcomplex<f64>>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x7xcomplex<f64>>
    %6 = stablehlo.real %5 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %7 = stablehlo.imag %5 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %8 = stablehlo.negate %7 : tensor<4x7xf64>
    %9 = stablehlo.complex %6, %8 : tensor<4x7xcomplex<f64>>
    %10 = stablehlo.multiply %5, %9 : tensor<4x7xcomplex<f64>>
    %11 = stablehlo.real %10 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %12 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<2.800000e+01> : tensor<f64>
    %13 = stablehlo.subtract %cst_1, %12 : tensor<f64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %14 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x7xf64>, tensor<f64>) -> tensor<f64>
    %15 = stablehlo.divide %14, %13 : tensor<f64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %16 = stablehlo.compare GT, %13, %cst_3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %17 = call @_where(%16, %15, %cst_4) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
    return %17 : tensor<f64>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<f64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f64>
    return %1 : tensor<f64>
  }
  func.func private @_std(%arg0: tensor<4x7xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<7xf64> {
    %0 = call @_var_1(%arg0, %arg1) : (tensor<4x7xcomplex<f64>>, tensor<i64>) -> tensor<7xf64>
    %1 = stablehlo.sqrt %0 : tensor<7xf64>
    return %1 : tensor<7xf64>
  }
  func.func private @_var_1(%arg0: tensor<4x7xcomplex<f64>>, %arg1: tensor<i64>) -> tensor<7xf64> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x7xcomplex<f64>>, tensor<complex<f64>>) -> tensor<7xcomplex<f64>>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<7xcomplex<f64>>) -> tensor<1x7xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(4.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<1x7xcomplex<f64>>
    %3 = stablehlo.divide %1, %2 : tensor<1x7xcomplex<f64>>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x7xcomplex<f64>>) -> tensor<4x7xcomplex<f64>>
    %5 = stablehlo.subtract %arg0, %4 : tensor<4x7xcomplex<f64>>
    %6 = stablehlo.real %5 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %7 = stablehlo.imag %5 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %8 = stablehlo.negate %7 : tensor<4x7xf64>
    %9 = stablehlo.complex %6, %8 : tensor<4x7xcomplex<f64>>
    %10 = stablehlo.multiply %5, %9 : tensor<4x7xcomplex<f64>>
    %11 = stablehlo.real %10 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %12 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %13 = stablehlo.subtract %cst_1, %12 : tensor<f64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %14 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<4x7xf64>, tensor<f64>) -> tensor<7xf64>
    %15 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %16 = stablehlo.divide %14, %15 : tensor<7xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %17 = stablehlo.compare GT, %13, %cst_3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %18 = call @_where_2(%17, %16, %cst_4) : (tensor<i1>, tensor<7xf64>, tensor<f64>) -> tensor<7xf64>
    return %18 : tensor<7xf64>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<7xf64>, %arg2: tensor<f64>) -> tensor<7xf64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<7xf64>
    return %2 : tensor<7xf64>
  }
}
