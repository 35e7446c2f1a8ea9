module @jit_ragged_rows attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x6xf64>, %arg1: tensor<4x6x5xf64>) -> (tensor<12x5xf64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<[4, 0, 5, 2]> : tensor<4xi32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<12x6xf64>) -> tensor<4x12x6xf64>
    %1 = stablehlo.iota dim = 1 : tensor<4x12x6xi32>
    %2 = call @cumsum(%c) : (tensor<4xi32>) -> tensor<4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.slice %3 [0:1] : (tensor<4xi32>) -> tensor<1xi32>
    %5 = stablehlo.slice %2 [0:3] : (tensor<4xi32>) -> tensor<3xi32>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4xi32>) -> tensor<4x12x6xi32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<4xi32>) -> tensor<4x12x6xi32>
    %9 = stablehlo.compare LE, %8, %1, SIGNED : (tensor<4x12x6xi32>, tensor<4x12x6xi32>) -> tensor<4x12x6xi1>
    %10 = stablehlo.compare LT, %1, %7, SIGNED : (tensor<4x12x6xi32>, tensor<4x12x6xi32>) -> tensor<4x12x6xi1>
    %11 = stablehlo.and %9, %10 : tensor<4x12x6xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x12x6xf64>
    %13 = stablehlo.select %11, %0, %12 : tensor<4x12x6xi1>, tensor<4x12x6xf64>
    %14 = stablehlo.dot_general %13, %arg1, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<4x12x6xf64>, tensor<4x6x5xf64>) -> tensor<12x5xf64>
    return %14 : tensor<12x5xf64>
  }
  func.func private @cumsum(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
}
