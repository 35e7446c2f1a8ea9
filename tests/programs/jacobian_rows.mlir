module @jit_jacobian_rows attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x8xf32>, %arg1: tensor<8x3xf32>, %arg2: tensor<3x6xf32>) -> (tensor<3x3x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6xf32>, tensor<6x8xf32>) -> tensor<3x8xf32>
    %1 = stablehlo.tanh %0 : tensor<3x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<3x8xf32>
    %4 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x8xf32>, tensor<8x3xf32>) -> tensor<3x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %7 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %9 = stablehlo.add %6, %8 : tensor<3x3xi32>
    %10 = stablehlo.compare EQ, %9, %7, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %11 = stablehlo.convert %10 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %12 = stablehlo.slice %11 [0:3, 0:3] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %13 = stablehlo.convert %12 : tensor<3x3xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 2] : (tensor<3x3xf32>) -> tensor<3x3x3xf32>
    %15 = stablehlo.dot_general %14, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x3x3xf32>, tensor<8x3xf32>) -> tensor<3x3x8xf32>
    %16 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<3x8xf32>) -> tensor<1x3x8xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x3x8xf32>) -> tensor<3x3x8xf32>
    %18 = stablehlo.multiply %15, %17 : tensor<3x3x8xf32>
    %19 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<3x8xf32>) -> tensor<1x3x8xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<1x3x8xf32>) -> tensor<3x3x8xf32>
    %21 = stablehlo.multiply %18, %20 : tensor<3x3x8xf32>
    %22 = stablehlo.add %18, %21 : tensor<3x3x8xf32>
    %23 = stablehlo.dot_general %22, %arg0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x3x8xf32>, tensor<6x8xf32>) -> tensor<3x3x6xf32>
    %24 = stablehlo.slice %23 [0:3, 0:3, 0:6] : (tensor<3x3x6xf32>) -> tensor<3x3x6xf32>
    return %24 : tensor<3x3x6xf32>
  }
}
