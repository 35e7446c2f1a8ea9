module @jit_cross_outer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<4x3xf32>) -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<3x3xf32> {jax.result_info = "result[1]"}, tensor<4x4xf32> {jax.result_info = "result[2]"}, tensor<f32> {jax.result_info = "result[3]"}, tensor<4x3xf32> {jax.result_info = "result[4]"}) {
    %0 = call @cross(%arg0, %arg1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<4x3xf32>) -> tensor<1x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x3xf32>) -> tensor<3xf32>
    %3 = stablehlo.slice %arg1 [1:2, 0:3] : (tensor<4x3xf32>) -> tensor<1x3xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x3xf32>) -> tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x3xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<3x3xf32>
    %10 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x4xf32>
    %11 = stablehlo.reshape %arg0 : (tensor<4x3xf32>) -> tensor<12xf32>
    %12 = stablehlo.reshape %arg1 : (tensor<4x3xf32>) -> tensor<12xf32>
    %13 = stablehlo.dot_general %11, %12, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
    %14 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %15 = stablehlo.dot_general %arg0, %14, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<3x4xf32>) -> tensor<3x3xf32>
    %16 = stablehlo.dot_general %arg0, %15, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<3x3xf32>) -> tensor<4x3xf32>
    return %0, %9, %10, %13, %16 : tensor<4x3xf32>, tensor<3x3xf32>, tensor<4x4xf32>, tensor<f32>, tensor<4x3xf32>
  }
  func.func private @cross(%arg0: tensor<4x3xf32>, %arg1: tensor<4x3xf32>) -> tensor<4x3xf32> {
    %0 = stablehlo.slice %arg0 [0:4, 0:1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<4x1xf32>) -> tensor<4xf32>
    %2 = stablehlo.slice %arg0 [0:4, 1:2] : (tensor<4x3xf32>) -> tensor<4x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<4x1xf32>) -> tensor<4xf32>
    %4 = stablehlo.slice %arg0 [0:4, 2:3] : (tensor<4x3xf32>) -> tensor<4x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<4x1xf32>) -> tensor<4xf32>
    %6 = stablehlo.slice %arg1 [0:4, 0:1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
    %7 = stablehlo.reshape %6 : (tensor<4x1xf32>) -> tensor<4xf32>
    %8 = stablehlo.slice %arg1 [0:4, 1:2] : (tensor<4x3xf32>) -> tensor<4x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<4x1xf32>) -> tensor<4xf32>
    %10 = stablehlo.slice %arg1 [0:4, 2:3] : (tensor<4x3xf32>) -> tensor<4x1xf32>
    %11 = stablehlo.reshape %10 : (tensor<4x1xf32>) -> tensor<4xf32>
    %12 = stablehlo.multiply %3, %11 : tensor<4xf32>
    %13 = stablehlo.multiply %5, %9 : tensor<4xf32>
    %14 = stablehlo.subtract %12, %13 : tensor<4xf32>
    %15 = stablehlo.multiply %5, %7 : tensor<4xf32>
    %16 = stablehlo.multiply %1, %11 : tensor<4xf32>
    %17 = stablehlo.subtract %15, %16 : tensor<4xf32>
    %18 = stablehlo.multiply %1, %9 : tensor<4xf32>
    %19 = stablehlo.multiply %3, %7 : tensor<4xf32>
    %20 = stablehlo.subtract %18, %19 : tensor<4xf32>
    %21 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %22 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %23 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %24 = stablehlo.concatenate %21, %22, %23, dim = 0 : (tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    return %25 : tensor<4x3xf32>
  }
}
