module @jit_zero_size attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x4xf32>, %arg1: tensor<4x0xf32>, %arg2: tensor<3x0x2xi32>) -> (tensor<0x3xf32> {jax.result_info = "result[0]"}, tensor<4x4xf32> {jax.result_info = "result[1]"}, tensor<4xf32> {jax.result_info = "result[2]"}, tensor<3x2xi32> {jax.result_info = "result[3]"}, tensor<4x0xf32> {jax.result_info = "result[4]"}, tensor<1x4xf32> {jax.result_info = "result[5]"}, tensor<0x4xf32> {jax.result_info = "result[6]"}, tensor<0xi32> {jax.result_info = "result[7]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<0x4xf32>, tensor<4x3xf32>) -> tensor<0x3xf32>
    %2 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x0xf32>, tensor<0x4xf32>) -> tensor<4x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<0x4xf32>, tensor<f32>) -> tensor<4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.reduce(%arg2 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x0x2xi32>, tensor<i32>) -> tensor<3x2xi32>
    %5 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<0x4xf32>) -> tensor<4x0xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x4xf32>
    %7 = stablehlo.concatenate %arg0, %6, dim = 0 : (tensor<0x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %8 = stablehlo.exponential %arg0 : tensor<0x4xf32>
    %9 = stablehlo.reshape %arg2 : (tensor<3x0x2xi32>) -> tensor<0xi32>
    return %1, %2, %3, %4, %5, %7, %8, %9 : tensor<0x3xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<3x2xi32>, tensor<4x0xf32>, tensor<1x4xf32>, tensor<0x4xf32>, tensor<0xi32>
  }
}
