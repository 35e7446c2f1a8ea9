module @jit_complex_matrices_c64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xcomplex<f32>>, %arg1: tensor<7x5xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<5x5xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<complex<f32>> {jax.result_info = "result[2]"}, tensor<7x5xcomplex<f32>> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x7xcomplex<f32>>, tensor<7x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    %1 = stablehlo.real %arg1 : (tensor<7x5xcomplex<f32>>) -> tensor<7x5xf32>
    %2 = stablehlo.imag %arg1 : (tensor<7x5xcomplex<f32>>) -> tensor<7x5xf32>
    %3 = stablehlo.negate %2 : tensor<7x5xf32>
    %4 = stablehlo.complex %1, %3 : tensor<7x5xcomplex<f32>>
    %5 = stablehlo.dot_general %4, %arg0, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x5xcomplex<f32>>, tensor<5x7xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    %6 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<7x5xcomplex<f32>>) -> tensor<5x7xcomplex<f32>>
    %7 = stablehlo.real %arg0 : (tensor<5x7xcomplex<f32>>) -> tensor<5x7xf32>
    %8 = stablehlo.imag %arg0 : (tensor<5x7xcomplex<f32>>) -> tensor<5x7xf32>
    %9 = stablehlo.negate %8 : tensor<5x7xf32>
    %10 = stablehlo.complex %7, %9 : tensor<5x7xcomplex<f32>>
    %11 = stablehlo.reshape %10 : (tensor<5x7xcomplex<f32>>) -> tensor<35xcomplex<f32>>
    %12 = stablehlo.reshape %6 : (tensor<5x7xcomplex<f32>>) -> tensor<35xcomplex<f32>>
    %13 = stablehlo.dot_general %11, %12, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<35xcomplex<f32>>, tensor<35xcomplex<f32>>) -> tensor<complex<f32>>
    %14 = stablehlo.slice %arg0 [0:1, 0:7] : (tensor<5x7xcomplex<f32>>) -> tensor<1x7xcomplex<f32>>
    %15 = stablehlo.reshape %14 : (tensor<1x7xcomplex<f32>>) -> tensor<7xcomplex<f32>>
    %16 = stablehlo.slice %arg1 [0:1, 0:5] : (tensor<7x5xcomplex<f32>>) -> tensor<1x5xcomplex<f32>>
    %17 = stablehlo.reshape %16 : (tensor<1x5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %18 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<7xcomplex<f32>>) -> tensor<7x1xcomplex<f32>>
    %19 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<5xcomplex<f32>>) -> tensor<1x5xcomplex<f32>>
    %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<7x1xcomplex<f32>>) -> tensor<7x5xcomplex<f32>>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x5xcomplex<f32>>) -> tensor<7x5xcomplex<f32>>
    %22 = stablehlo.multiply %20, %21 : tensor<7x5xcomplex<f32>>
    return %0, %5, %13, %22 : tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<complex<f32>>, tensor<7x5xcomplex<f32>>
  }
}
