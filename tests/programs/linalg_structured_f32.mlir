module @jit_linalg_structured_f32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<3xf32>) -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<4x5xf32> {jax.result_info = "result[1]"}, tensor<4x4xf32> {jax.result_info = "result[2]"}, tensor<4x3xf32> {jax.result_info = "result[3]"}) {
    %0 = call @atleast_1d(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = call @atleast_1d_0(%arg1) : (tensor<3xf32>) -> tensor<3xf32>
    %2 = stablehlo.reverse %0, dims = [0] : tensor<4xf32>
    %3 = stablehlo.slice %1 [1:3] : (tensor<3xf32>) -> tensor<2xf32>
    %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<4xf32>, tensor<2xf32>) -> tensor<6xf32>
    %5 = stablehlo.reshape %4 : (tensor<6xf32>) -> tensor<1x6x1xf32>
    %6 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %8 = stablehlo.add %6, %7 : tensor<3x3xi32>
    %9 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %11 = stablehlo.convert %10 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x3x3xf32>) -> tensor<3x1x3xf32>
    %14 = stablehlo.transpose %13, dims = [1, 0, 2] : (tensor<3x1x3xf32>) -> tensor<1x3x3xf32>
    %15 = stablehlo.convolution(%5, %14) dim_numbers = [b, 0, f]x[i, o, 0]->[b, 0, f], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]} : (tensor<1x6x1xf32>, tensor<1x3x3xf32>) -> tensor<1x4x3xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    %17 = call @_flip(%16) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %18 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %19 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %20 = call @block_diag(%18, %19) : (tensor<1x4xf32>, tensor<3x1xf32>) -> tensor<4x5xf32>
    %21 = call @hilbert() : () -> tensor<4x4xf32>
    %22 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %24 = stablehlo.multiply %21, %23 : tensor<4x4xf32>
    %25 = call @vander(%arg0) : (tensor<4xf32>) -> tensor<4x3xf32>
    return %17, %20, %24, %25 : tensor<4x3xf32>, tensor<4x5xf32>, tensor<4x4xf32>, tensor<4x3xf32>
  }
  func.func private @atleast_1d(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
  func.func private @atleast_1d_0(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    return %arg0 : tensor<3xf32>
  }
  func.func private @_flip(%arg0: tensor<4x3xf32>) -> tensor<4x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
  func.func private @block_diag(%arg0: tensor<1x4xf32>, %arg1: tensor<3x1xf32>) -> tensor<4x5xf32> {
    %0 = call @atleast_2d(%arg0) : (tensor<1x4xf32>) -> tensor<1x4xf32>
    %1 = call @atleast_2d_1(%arg1) : (tensor<3x1xf32>) -> tensor<3x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %0, %cst, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<1x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %1, %cst_0, low = [0, 4], high = [0, 0], interior = [0, 0] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x5xf32>
    %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x5xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    return %4 : tensor<4x5xf32>
  }
  func.func private @atleast_2d(%arg0: tensor<1x4xf32>) -> tensor<1x4xf32> {
    return %arg0 : tensor<1x4xf32>
  }
  func.func private @atleast_2d_1(%arg0: tensor<3x1xf32>) -> tensor<3x1xf32> {
    return %arg0 : tensor<3x1xf32>
  }
  func.func private @hilbert() -> tensor<4x4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x1xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x1xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x4xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %4 = stablehlo.add %2, %3 : tensor<4x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %6 = stablehlo.add %4, %5 : tensor<4x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %8 = stablehlo.divide %7, %6 : tensor<4x4xf32>
    return %8 : tensor<4x4xf32>
  }
  func.func private @vander(%arg0: tensor<4xf32>) -> tensor<4x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.subtract %1, %0 : tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x3xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<4x3xf32>
    %7 = stablehlo.power %5, %6 : tensor<4x3xf32>
    return %7 : tensor<4x3xf32>
  }
}
