module @jit_padded attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<3x3xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @_pad(%arg0, %c) : (tensor<3x3xf64>, tensor<i64>) -> tensor<6x4xf64>
    %1 = stablehlo.sine %0 : tensor<6x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf64>, tensor<f64>) -> tensor<f64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3 = call @_pad_0(%arg0, %c_0) : (tensor<3x3xf64>, tensor<i64>) -> tensor<7x7xf64>
    %4 = stablehlo.multiply %3, %3 : tensor<7x7xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x7xf64>, tensor<f64>) -> tensor<f64>
    %6 = stablehlo.add %2, %5 : tensor<f64>
    return %6 : tensor<f64>
  }
  func.func private @_pad(%arg0: tensor<3x3xf64>, %arg1: tensor<i64>) -> tensor<6x4xf64> {
    %0 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<3x3xf64>) -> tensor<1x3xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<1x3xf64>) -> tensor<1x1x3xf64>
    %2 = stablehlo.reshape %1 : (tensor<1x1x3xf64>) -> tensor<1x3xf64>
    %3 = stablehlo.slice %arg0 [2:3, 0:3] : (tensor<3x3xf64>) -> tensor<1x3xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x3xf64>) -> tensor<1x2x3xf64>
    %5 = stablehlo.reshape %4 : (tensor<1x2x3xf64>) -> tensor<2x3xf64>
    %6 = stablehlo.concatenate %2, %arg0, %5, dim = 0 : (tensor<1x3xf64>, tensor<3x3xf64>, tensor<2x3xf64>) -> tensor<6x3xf64>
    %7 = stablehlo.slice %6 [0:6, 0:1] : (tensor<6x3xf64>) -> tensor<6x1xf64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<6x1xf64>) -> tensor<6x1x0xf64>
    %9 = stablehlo.reshape %8 : (tensor<6x1x0xf64>) -> tensor<6x0xf64>
    %10 = stablehlo.slice %6 [0:6, 2:3] : (tensor<6x3xf64>) -> tensor<6x1xf64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<6x1xf64>) -> tensor<6x1x1xf64>
    %12 = stablehlo.reshape %11 : (tensor<6x1x1xf64>) -> tensor<6x1xf64>
    %13 = stablehlo.concatenate %9, %6, %12, dim = 1 : (tensor<6x0xf64>, tensor<6x3xf64>, tensor<6x1xf64>) -> tensor<6x4xf64>
    return %13 : tensor<6x4xf64>
  }
  func.func private @_pad_0(%arg0: tensor<3x3xf64>, %arg1: tensor<i64>) -> tensor<7x7xf64> {
    %0 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<3x3xf64>) -> tensor<1x3xf64>
    %1 = stablehlo.slice %arg0 [1:3, 0:3] : (tensor<3x3xf64>) -> tensor<2x3xf64>
    %2 = call @_flip(%1) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %3 = stablehlo.concatenate %2, %arg0, dim = 0 : (tensor<2x3xf64>, tensor<3x3xf64>) -> tensor<5x3xf64>
    %4 = stablehlo.slice %3 [4:5, 0:3] : (tensor<5x3xf64>) -> tensor<1x3xf64>
    %5 = stablehlo.slice %3 [2:4, 0:3] : (tensor<5x3xf64>) -> tensor<2x3xf64>
    %6 = call @_flip(%5) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %7 = stablehlo.concatenate %3, %6, dim = 0 : (tensor<5x3xf64>, tensor<2x3xf64>) -> tensor<7x3xf64>
    %8 = stablehlo.slice %7 [0:7, 0:1] : (tensor<7x3xf64>) -> tensor<7x1xf64>
    %9 = stablehlo.slice %7 [0:7, 1:3] : (tensor<7x3xf64>) -> tensor<7x2xf64>
    %10 = call @_flip_1(%9) : (tensor<7x2xf64>) -> tensor<7x2xf64>
    %11 = stablehlo.concatenate %10, %7, dim = 1 : (tensor<7x2xf64>, tensor<7x3xf64>) -> tensor<7x5xf64>
    %12 = stablehlo.slice %11 [0:7, 4:5] : (tensor<7x5xf64>) -> tensor<7x1xf64>
    %13 = stablehlo.slice %11 [0:7, 2:4] : (tensor<7x5xf64>) -> tensor<7x2xf64>
    %14 = call @_flip_1(%13) : (tensor<7x2xf64>) -> tensor<7x2xf64>
    %15 = stablehlo.concatenate %11, %14, dim = 1 : (tensor<7x5xf64>, tensor<7x2xf64>) -> tensor<7x7xf64>
    return %15 : tensor<7x7xf64>
  }
  func.func private @_flip(%arg0: tensor<2x3xf64>) -> tensor<2x3xf64> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x3xf64>
    return %0 : tensor<2x3xf64>
  }
  func.func private @_flip_1(%arg0: tensor<7x2xf64>) -> tensor<7x2xf64> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<7x2xf64>
    return %0 : tensor<7x2xf64>
  }
}
