module @jit_heat_convolution attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<10x12xf32>) -> (tensor<10x12xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<[[0.000000e+00, 1.000000e+00, 0.000000e+00], [1.000000e+00, -4.000000e+00, 1.000000e+00], [0.000000e+00, 1.000000e+00, 0.000000e+00]]> : tensor<3x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:4 = stablehlo.while(%iterArg = %cst, %iterArg_1 = %c_0, %iterArg_2 = %c, %iterArg_3 = %arg0) : tensor<3x3xf32>, tensor<i32>, tensor<i32>, tensor<10x12xf32>
    cond {
      %c_4 = stablehlo.constant dense<10> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_3) : (tensor<3x3xf32>, tensor<i32>, tensor<10x12xf32>) -> (tensor<i32>, tensor<10x12xf32>)
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %2, %1#0, %1#1 : tensor<3x3xf32>, tensor<i32>, tensor<i32>, tensor<10x12xf32>
    }
    return %0#3 : tensor<10x12xf32>
  }
  func.func private @closed_call(%arg0: tensor<3x3xf32>, %arg1: tensor<i32>, %arg2: tensor<10x12xf32>) -> (tensor<i32>, tensor<10x12xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = call @_flip(%arg0) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [2, 3] : (tensor<10x12xf32>) -> tensor<1x1x10x12xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [2, 3] : (tensor<3x3xf32>) -> tensor<1x1x3x3xf32>
    %4 = stablehlo.convolution(%2, %3) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x10x12xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x10x12xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x1x10x12xf32>) -> tensor<10x12xf32>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<10x12xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<10x12xf32>
    %8 = stablehlo.add %arg2, %7 : tensor<10x12xf32>
    return %0, %8 : tensor<i32>, tensor<10x12xf32>
  }
  func.func private @_flip(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
}
