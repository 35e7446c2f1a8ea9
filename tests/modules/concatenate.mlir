module @jit_concatenate attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x1xf32>, %arg2: tensor<2x0xf32>, %arg3: tensor<4xi32>) -> (tensor<2x7xf32> {jax.result_info = "result[0]"}, tensor<4x3xf32> {jax.result_info = "result[1]"}, tensor<8xi32> {jax.result_info = "result[2]"}, tensor<4xi32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.concatenate %arg0, %arg1, %arg2, %arg0, dim = 1 : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x0xf32>, tensor<2x3xf32>) -> tensor<2x7xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<2x3xf32>
    %3 = stablehlo.concatenate %arg0, %2, dim = 0 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %5 = stablehlo.add %arg3, %4 : tensor<4xi32>
    %6 = call @atleast_1d(%arg3) : (tensor<4xi32>) -> tensor<4xi32>
    %7 = call @atleast_1d(%5) : (tensor<4xi32>) -> tensor<4xi32>
    %8 = stablehlo.concatenate %6, %7, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
    %10 = stablehlo.concatenate %arg3, %9, dim = 0 : (tensor<4xi32>, tensor<0xi32>) -> tensor<4xi32>
    return %0, %3, %8, %10 : tensor<2x7xf32>, tensor<4x3xf32>, tensor<8xi32>, tensor<4xi32>
  }
  func.func private @atleast_1d(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    return %arg0 : tensor<4xi32>
  }
}
