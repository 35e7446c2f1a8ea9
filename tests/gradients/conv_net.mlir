module @jit_conv_net attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<1x6x6x1xf64>, %arg1: tensor<3x3x1x2xf64>, %arg2: tensor<2xf64>, %arg3: tensor<18x3xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x6x6x1xf64>, tensor<3x3x1x2xf64>) -> tensor<1x6x6x2xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<2xf64>) -> tensor<1x1x1x2xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x2xf64>) -> tensor<1x6x6x2xf64>
    %3 = stablehlo.add %0, %2 : tensor<1x6x6x2xf64>
    %4 = call @relu(%3) : (tensor<1x6x6x2xf64>) -> tensor<1x6x6x2xf64>
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<f64>
    %6 = "stablehlo.reduce_window"(%4, %5) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg4: tensor<f64>, %arg5: tensor<f64>):
      %14 = stablehlo.maximum %arg4, %arg5 : tensor<f64>
      stablehlo.return %14 : tensor<f64>
    }) : (tensor<1x6x6x2xf64>, tensor<f64>) -> tensor<1x3x3x2xf64>
    %7 = stablehlo.reshape %6 : (tensor<1x3x3x2xf64>) -> tensor<1x18xf64>
    %8 = stablehlo.dot_general %7, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x18xf64>, tensor<18x3xf64>) -> tensor<1x3xf64>
    %9 = call @log_softmax(%8) : (tensor<1x3xf64>) -> tensor<1x3xf64>
    %10 = stablehlo.slice %9 [0:1, 1:2] : (tensor<1x3xf64>) -> tensor<1x1xf64>
    %11 = stablehlo.reshape %10 : (tensor<1x1xf64>) -> tensor<1xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.reduce(%11 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1xf64>, tensor<f64>) -> tensor<f64>
    %13 = stablehlo.negate %12 : tensor<f64>
    return %13 : tensor<f64>
  }
  func.func private @relu(%arg0: tensor<1x6x6x2xf64>) -> tensor<1x6x6x2xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<1x6x6x2xf64>
    %1 = stablehlo.maximum %arg0, %0 : tensor<1x6x6x2xf64>
    return %1 : tensor<1x6x6x2xf64>
  }
  func.func private @log_softmax(%arg0: tensor<1x3xf64>) -> tensor<1x3xf64> {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<1x3xf64>, tensor<f64>) -> tensor<1xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %2 = stablehlo.maximum %1, %0 : tensor<1xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf64>) -> tensor<1x1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<1x3xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<1x3xf64>
    %6 = stablehlo.exponential %5 : tensor<1x3xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<1x3xf64>, tensor<f64>) -> tensor<1xf64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xf64>) -> tensor<1x1xf64>
    %9 = stablehlo.log %8 : tensor<1x1xf64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<1x3xf64>
    %11 = stablehlo.subtract %5, %10 : tensor<1x3xf64>
    return %11 : tensor<1x3xf64>
  }
}
