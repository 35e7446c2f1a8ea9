module @jit_calls attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<4x3xf32>) -> (tensor<3x3xf32> {jax.result_info = "result[0]"}, tensor<4x4xf32> {jax.result_info = "result[1]"}) {
    %0:2 = call @outer(%arg0, %arg1) : (tensor<3x4xf32>, tensor<4x3xf32>) -> (tensor<3x3xf32>, tensor<4x4xf32>)
    %1:2 = call @outer_1(%arg1, %arg0) : (tensor<4x3xf32>, tensor<3x4xf32>) -> (tensor<4x4xf32>, tensor<3x3xf32>)
    %2 = stablehlo.add %0#0, %1#1 : tensor<3x3xf32>
    %3 = stablehlo.subtract %0#1, %1#0 : tensor<4x4xf32>
    return %2, %3 : tensor<3x3xf32>, tensor<4x4xf32>
  }
  func.func private @outer(%arg0: tensor<3x4xf32>, %arg1: tensor<4x3xf32>) -> (tensor<3x3xf32>, tensor<4x4xf32>) {
    %0:2 = call @inner(%arg0, %arg1) : (tensor<3x4xf32>, tensor<4x3xf32>) -> (tensor<3x3xf32>, tensor<f32>)
    %1:2 = call @inner_0(%arg1, %arg0) : (tensor<4x3xf32>, tensor<3x4xf32>) -> (tensor<4x4xf32>, tensor<f32>)
    %2 = stablehlo.broadcast_in_dim %1#1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %3 = stablehlo.multiply %0#0, %2 : tensor<3x3xf32>
    %4 = stablehlo.broadcast_in_dim %0#1, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %5 = stablehlo.multiply %1#0, %4 : tensor<4x4xf32>
    return %3, %5 : tensor<3x3xf32>, tensor<4x4xf32>
  }
  func.func private @inner(%arg0: tensor<3x4xf32>, %arg1: tensor<4x3xf32>) -> (tensor<3x3xf32>, tensor<f32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    return %0, %1 : tensor<3x3xf32>, tensor<f32>
  }
  func.func private @inner_0(%arg0: tensor<4x3xf32>, %arg1: tensor<3x4xf32>) -> (tensor<4x4xf32>, tensor<f32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    return %0, %1 : tensor<4x4xf32>, tensor<f32>
  }
  func.func private @outer_1(%arg0: tensor<4x3xf32>, %arg1: tensor<3x4xf32>) -> (tensor<4x4xf32>, tensor<3x3xf32>) {
    %0:2 = call @inner_0(%arg0, %arg1) : (tensor<4x3xf32>, tensor<3x4xf32>) -> (tensor<4x4xf32>, tensor<f32>)
    %1:2 = call @inner(%arg1, %arg0) : (tensor<3x4xf32>, tensor<4x3xf32>) -> (tensor<3x3xf32>, tensor<f32>)
    %2 = stablehlo.broadcast_in_dim %1#1, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %3 = stablehlo.multiply %0#0, %2 : tensor<4x4xf32>
    %4 = stablehlo.broadcast_in_dim %0#1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %5 = stablehlo.multiply %1#0, %4 : tensor<3x3xf32>
    return %3, %5 : tensor<4x4xf32>, tensor<3x3xf32>
  }
}
