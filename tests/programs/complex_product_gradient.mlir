module @jit_complex_product_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xcomplex<f32>>, %arg1: tensor<4x5xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<4x5xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %1 = stablehlo.abs %0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %2 = stablehlo.real %0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %3 = stablehlo.imag %0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %4 = stablehlo.negate %3 : tensor<3x5xf32>
    %5 = stablehlo.complex %2, %4 : tensor<3x5xcomplex<f32>>
    %6 = stablehlo.convert %1 : (tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %8 = stablehlo.compare EQ, %6, %7, FLOAT : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xi1>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %10 = stablehlo.select %8, %9, %6 : tensor<3x5xi1>, tensor<3x5xcomplex<f32>>
    %11 = stablehlo.divide %5, %10 : tensor<3x5xcomplex<f32>>
    %12 = stablehlo.multiply %1, %1 : tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %14 = stablehlo.multiply %13, %1 : tensor<3x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %17 = stablehlo.multiply %16, %14 : tensor<3x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %19 = stablehlo.complex %17, %18 : tensor<3x5xcomplex<f32>>
    %20 = stablehlo.multiply %19, %11 : tensor<3x5xcomplex<f32>>
    %21 = stablehlo.dot_general %20, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<5x4xcomplex<f32>>
    %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<5x4xcomplex<f32>>) -> tensor<4x5xcomplex<f32>>
    %23 = stablehlo.dot_general %20, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x5xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    return %23, %22 : tensor<3x4xcomplex<f32>>, tensor<4x5xcomplex<f32>>
  }
}
