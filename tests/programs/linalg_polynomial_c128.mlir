module @jit_linalg_polynomial_c128 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<3xf64>
    %1 = call @trace(%arg0) : (tensor<4x4xcomplex<f64>>) -> tensor<complex<f64>>
    %2 = call @polyval(%0, %1) : (tensor<3xf64>, tensor<complex<f64>>) -> tensor<complex<f64>>
    %3 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %5 = stablehlo.multiply %4, %arg0 : tensor<4x4xcomplex<f64>>
    %6 = stablehlo.add %3, %5 : tensor<4x4xcomplex<f64>>
    %7 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %8 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %10 = stablehlo.add %7, %9 : tensor<4x4xi64>
    %11 = stablehlo.compare EQ, %10, %8, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %12 = stablehlo.convert %11 : (tensor<4x4xi1>) -> tensor<4x4xf64>
    %13 = stablehlo.convert %12 : (tensor<4x4xf64>) -> tensor<4x4xcomplex<f64>>
    %14 = stablehlo.add %6, %13 : tensor<4x4xcomplex<f64>>
    %15 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %16 = stablehlo.multiply %15, %14 : tensor<4x4xcomplex<f64>>
    return %16 : tensor<4x4xcomplex<f64>>
  }
  func.func private @trace(%arg0: tensor<4x4xcomplex<f64>>) -> tensor<complex<f64>> {
    %0 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %1 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %3 = stablehlo.add %0, %2 : tensor<4x4xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %6 = call @_where(%4, %arg0, %5) : (tensor<4x4xi1>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
    return %7 : tensor<complex<f64>>
  }
  func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<4x4xcomplex<f64>>, %arg2: tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    return %0 : tensor<4x4xcomplex<f64>>
  }
  func.func private @polyval(%arg0: tensor<3xf64>, %arg1: tensor<complex<f64>>) -> tensor<complex<f64>> {
    %0 = stablehlo.convert %arg0 : (tensor<3xf64>) -> tensor<3xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.slice %0 [0:0] : (tensor<3xcomplex<f64>>) -> tensor<0xcomplex<f64>>
    %2 = stablehlo.slice %0 [0:3] : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
    %3 = stablehlo.slice %2 [0:1] : (tensor<3xcomplex<f64>>) -> tensor<1xcomplex<f64>>
    %4 = stablehlo.reshape %3 : (tensor<1xcomplex<f64>>) -> tensor<complex<f64>>
    %5 = call @closed_call(%arg1, %cst, %4) : (tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
    %6 = stablehlo.slice %2 [1:2] : (tensor<3xcomplex<f64>>) -> tensor<1xcomplex<f64>>
    %7 = stablehlo.reshape %6 : (tensor<1xcomplex<f64>>) -> tensor<complex<f64>>
    %8 = call @closed_call(%arg1, %5, %7) : (tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
    %9 = stablehlo.slice %2 [2:3] : (tensor<3xcomplex<f64>>) -> tensor<1xcomplex<f64>>
    %10 = stablehlo.reshape %9 : (tensor<1xcomplex<f64>>) -> tensor<complex<f64>>
    %11 = call @closed_call(%arg1, %8, %10) : (tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
    return %11 : tensor<complex<f64>>
  }
  func.func private @closed_call(%arg0: tensor<complex<f64>>, %arg1: tensor<complex<f64>>, %arg2: tensor<complex<f64>>) -> tensor<complex<f64>> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<complex<f64>>
    %1 = stablehlo.add %0, %arg2 : tensor<complex<f64>>
    return %1 : tensor<complex<f64>>
  }
}
