module @jit_complex_matrices_c128 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xcomplex<f64>>, %arg1: tensor<7x5xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<5x5xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<complex<f64>> {jax.result_info = "result[2]"}, tensor<7x5xcomplex<f64>> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x7xcomplex<f64>>, tensor<7x5xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    %1 = stablehlo.real %arg1 : (tensor<7x5xcomplex<f64>>) -> tensor<7x5xf64>
    %2 = stablehlo.imag %arg1 : (tensor<7x5xcomplex<f64>>) -> tensor<7x5xf64>
    %3 = stablehlo.negate %2 : tensor<7x5xf64>
    %4 = stablehlo.complex %1, %3 : tensor<7x5xcomplex<f64>>
    %5 = stablehlo.dot_general %4, %arg0, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x5xcomplex<f64>>, tensor<5x7xcomplex<f64>>) -> tensor<5x5xcomplex<f64>>
    %6 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<7x5xcomplex<f64>>) -> tensor<5x7xcomplex<f64>>
    %7 = stablehlo.real %arg0 : (tensor<5x7xcomplex<f64>>) -> tensor<5x7xf64>
    %8 = stablehlo.imag %arg0 : (tensor<5x7xcomplex<f64>>) -> tensor<5x7xf64>
    %9 = stablehlo.negate %8 : tensor<5x7xf64>
    %10 = stablehlo.complex %7, %9 : tensor<5x7xcomplex<f64>>
    %11 = stablehlo.reshape %10 : (tensor<5x7xcomplex<f64>>) -> tensor<35xcomplex<f64>>
    %12 = stablehlo.reshape %6 : (tensor<5x7xcomplex<f64>>) -> tensor<35xcomplex<f64>>
    %13 = stablehlo.dot_general %11, %12, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<35xcomplex<f64>>, tensor<35xcomplex<f64>>) -> tensor<complex<f64>>
    %14 = stablehlo.slice %arg0 [0:1, 0:7] : (tensor<5x7xcomplex<f64>>) -> tensor<1x7xcomplex<f64>>
    %15 = stablehlo.reshape %14 : (tensor<1x7xcomplex<f64>>) -> tensor<7xcomplex<f64>>
    %16 = stablehlo.slice %arg1 [0:1, 0:5] : (tensor<7x5xcomplex<f64>>) -> tensor<1x5xcomplex<f64>>
    %17 = stablehlo.reshape %16 : (tensor<1x5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
    %18 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<7xcomplex<f64>>) -> tensor<7x1xcomplex<f64>>
    %19 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<5xcomplex<f64>>) -> tensor<1x5xcomplex<f64>>
    %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<7x1xcomplex<f64>>) -> tensor<7x5xcomplex<f64>>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x5xcomplex<f64>>) -> tensor<7x5xcomplex<f64>>
    %22 = stablehlo.multiply %20, %21 : tensor<7x5xcomplex<f64>>
    return %0, %5, %13, %22 : tensor<5x5xcomplex<f64>>, tensor<5x5xcomplex<f64>>, tensor<complex<f64>>, tensor<7x5xcomplex<f64>>
  }
}
