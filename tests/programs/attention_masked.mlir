module @jit_attention_masked attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x4x8xf32>, %arg1: tensor<2x7x4x8xf32>, %arg2: tensor<2x7x4x8xf32>, %arg3: tensor<2x1x6x7xi1>) -> (tensor<2x6x4x8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x6x4x8xf32>) -> tensor<2x6x4x1x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1, 3, 4] : (tensor<2x1x6x7xi1>) -> tensor<2x1x1x6x7xi1>
    %2 = stablehlo.dot_general %0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x6x4x1x8xf32>, tensor<2x7x4x8xf32>) -> tensor<2x4x6x1x7xf32>
    %cst = stablehlo.constant dense<0.353553385> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x6x1x7xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<2x4x6x1x7xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<2x4x6x7xi1>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1, 2, 3, 4] : (tensor<2x4x6x7xi1>) -> tensor<1x2x4x6x7xi1>
    %7 = stablehlo.transpose %1, dims = [2, 0, 1, 3, 4] : (tensor<2x1x1x6x7xi1>) -> tensor<1x2x1x6x7xi1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3, 4] : (tensor<1x2x1x6x7xi1>) -> tensor<1x2x4x6x7xi1>
    %9 = stablehlo.and %6, %8 : tensor<1x2x4x6x7xi1>
    %cst_0 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
    %10 = call @_where(%9, %4, %cst_0) : (tensor<1x2x4x6x7xi1>, tensor<2x4x6x1x7xf32>, tensor<f32>) -> tensor<1x2x4x6x7xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.maximum across dimensions = [4] : (tensor<1x2x4x6x7xf32>, tensor<f32>) -> tensor<1x2x4x6xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x2x4x6xf32>
    %13 = stablehlo.maximum %12, %11 : tensor<1x2x4x6xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x2x4x6xf32>) -> tensor<1x2x4x6x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3, 4] : (tensor<1x2x4x6x1xf32>) -> tensor<1x2x4x6x7xf32>
    %16 = stablehlo.subtract %10, %15 : tensor<1x2x4x6x7xf32>
    %17 = stablehlo.exponential %16 : tensor<1x2x4x6x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.add across dimensions = [4] : (tensor<1x2x4x6x7xf32>, tensor<f32>) -> tensor<1x2x4x6xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x2x4x6xf32>) -> tensor<1x2x4x6x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3, 4] : (tensor<1x2x4x6x1xf32>) -> tensor<1x2x4x6x7xf32>
    %21 = stablehlo.divide %17, %20 : tensor<1x2x4x6x7xf32>
    %22 = stablehlo.dot_general %arg2, %21, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x7x4x8xf32>, tensor<1x2x4x6x7xf32>) -> tensor<2x4x8x1x6xf32>
    %23 = stablehlo.transpose %22, dims = [3, 0, 4, 1, 2] : (tensor<2x4x8x1x6xf32>) -> tensor<1x2x6x4x8xf32>
    %24 = stablehlo.transpose %23, dims = [1, 2, 3, 0, 4] : (tensor<1x2x6x4x8xf32>) -> tensor<2x6x4x1x8xf32>
    %25 = stablehlo.reshape %24 : (tensor<2x6x4x1x8xf32>) -> tensor<2x6x4x8xf32>
    return %25 : tensor<2x6x4x8xf32>
  }
  func.func private @_where(%arg0: tensor<1x2x4x6x7xi1>, %arg1: tensor<2x4x6x1x7xf32>, %arg2: tensor<f32>) -> tensor<1x2x4x6x7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x4x6x7xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<2x4x6x7xf32>) -> tensor<1x2x4x6x7xf32>
    %2 = stablehlo.transpose %arg1, dims = [3, 0, 1, 2, 4] : (tensor<2x4x6x1x7xf32>) -> tensor<1x2x4x6x7xf32>
    %3 = stablehlo.select %arg0, %2, %1 : tensor<1x2x4x6x7xi1>, tensor<1x2x4x6x7xf32>
    return %3 : tensor<1x2x4x6x7xf32>
  }
}
