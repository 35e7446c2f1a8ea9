module @jit_moving_average attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40xf32>) -> (tensor<34xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.divide %0, %1 : tensor<7xf32>
    %3 = call @convolve(%arg0, %2) : (tensor<40xf32>, tensor<7xf32>) -> tensor<34xf32>
    return %3 : tensor<34xf32>
  }
  func.func private @convolve(%arg0: tensor<40xf32>, %arg1: tensor<7xf32>) -> tensor<34xf32> {
    %0 = call @_conv(%arg0, %arg1) : (tensor<40xf32>, tensor<7xf32>) -> tensor<34xf32>
    return %0 : tensor<34xf32>
  }
  func.func private @_conv(%arg0: tensor<40xf32>, %arg1: tensor<7xf32>) -> tensor<34xf32> {
    %0 = call @_flip(%arg1) : (tensor<7xf32>) -> tensor<7xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<40xf32>) -> tensor<1x1x40xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [2] : (tensor<7xf32>) -> tensor<1x1x7xf32>
    %3 = stablehlo.convolution(%1, %2) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x40xf32>, tensor<1x1x7xf32>) -> tensor<1x1x34xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x1x34xf32>) -> tensor<34xf32>
    return %4 : tensor<34xf32>
  }
  func.func private @_flip(%arg0: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<7xf32>
    return %0 : tensor<7xf32>
  }
}
