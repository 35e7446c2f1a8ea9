module @jit_polynomials attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<20xf32>) -> (tensor<20xf32> {jax.result_info = "result[0]"}, tensor<4xf32> {jax.result_info = "result[1]"}, tensor<9xf32> {jax.result_info = "result[2]"}, tensor<4x5xf32> {jax.result_info = "result[3]"}) {
    %0 = call @polyval(%arg0, %arg1) : (tensor<5xf32>, tensor<20xf32>) -> tensor<20xf32>
    %1 = call @polyder(%arg0) : (tensor<5xf32>) -> tensor<4xf32>
    %2 = call @convolve(%arg0, %arg0) : (tensor<5xf32>, tensor<5xf32>) -> tensor<9xf32>
    %3 = stablehlo.slice %arg1 [0:4] : (tensor<20xf32>) -> tensor<4xf32>
    %4 = call @vander(%3) : (tensor<4xf32>) -> tensor<4x5xf32>
    return %0, %1, %2, %4 : tensor<20xf32>, tensor<4xf32>, tensor<9xf32>, tensor<4x5xf32>
  }
  func.func private @polyval(%arg0: tensor<5xf32>, %arg1: tensor<20xf32>) -> tensor<20xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<5xf32>) -> tensor<0xf32>
    %2 = stablehlo.slice %arg0 [0:5] : (tensor<5xf32>) -> tensor<5xf32>
    %3 = stablehlo.slice %2 [0:1] : (tensor<5xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = call @closed_call(%arg1, %0, %4) : (tensor<20xf32>, tensor<20xf32>, tensor<f32>) -> tensor<20xf32>
    %6 = stablehlo.slice %2 [1:2] : (tensor<5xf32>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %8 = call @closed_call(%arg1, %5, %7) : (tensor<20xf32>, tensor<20xf32>, tensor<f32>) -> tensor<20xf32>
    %9 = stablehlo.slice %2 [2:3] : (tensor<5xf32>) -> tensor<1xf32>
    %10 = stablehlo.reshape %9 : (tensor<1xf32>) -> tensor<f32>
    %11 = call @closed_call(%arg1, %8, %10) : (tensor<20xf32>, tensor<20xf32>, tensor<f32>) -> tensor<20xf32>
    %12 = stablehlo.slice %2 [3:4] : (tensor<5xf32>) -> tensor<1xf32>
    %13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
    %14 = call @closed_call(%arg1, %11, %13) : (tensor<20xf32>, tensor<20xf32>, tensor<f32>) -> tensor<20xf32>
    %15 = stablehlo.slice %2 [4:5] : (tensor<5xf32>) -> tensor<1xf32>
    %16 = stablehlo.reshape %15 : (tensor<1xf32>) -> tensor<f32>
    %17 = call @closed_call(%arg1, %14, %16) : (tensor<20xf32>, tensor<20xf32>, tensor<f32>) -> tensor<20xf32>
    return %17 : tensor<20xf32>
  }
  func.func private @closed_call(%arg0: tensor<20xf32>, %arg1: tensor<20xf32>, %arg2: tensor<f32>) -> tensor<20xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<20xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %2 = stablehlo.add %0, %1 : tensor<20xf32>
    return %2 : tensor<20xf32>
  }
  func.func private @polyder(%arg0: tensor<5xf32>) -> tensor<4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.add %1, %0 : tensor<4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %4 = stablehlo.iota dim = 0 : tensor<1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x4xf32>
    %7 = stablehlo.subtract %3, %6 : tensor<1x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.multiply across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.slice %arg0 [0:4] : (tensor<5xf32>) -> tensor<4xf32>
    %10 = stablehlo.reverse %8, dims = [0] : tensor<4xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<4xf32>
    return %11 : tensor<4xf32>
  }
  func.func private @convolve(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) -> tensor<9xf32> {
    %0 = call @_conv(%arg0, %arg1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @_conv(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) -> tensor<9xf32> {
    %0 = call @_flip(%arg1) : (tensor<5xf32>) -> tensor<5xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<5xf32>) -> tensor<1x1x5xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [2] : (tensor<5xf32>) -> tensor<1x1x5xf32>
    %3 = stablehlo.convolution(%1, %2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[4, 4]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x5xf32>, tensor<1x1x5xf32>) -> tensor<1x1x9xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x1x9xf32>) -> tensor<9xf32>
    return %4 : tensor<9xf32>
  }
  func.func private @_flip(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @vander(%arg0: tensor<4xf32>) -> tensor<4x5xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<5xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.subtract %1, %0 : tensor<5xf32>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x5xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<4x5xf32>
    %7 = stablehlo.power %5, %6 : tensor<4x5xf32>
    return %7 : tensor<4x5xf32>
  }
}
