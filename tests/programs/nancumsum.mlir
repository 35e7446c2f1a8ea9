module @jit_nancumsum attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<30xf32>) -> (tensor<30xf32> {jax.result_info = "result[0]"}, tensor<30xf32> {jax.result_info = "result[1]"}) {
    %0 = call @nancumsum(%arg0) : (tensor<30xf32>) -> tensor<30xf32>
    %1 = call @nancumprod(%arg0) : (tensor<30xf32>) -> tensor<30xf32>
    return %0, %1 : tensor<30xf32>, tensor<30xf32>
  }
  func.func private @nancumsum(%arg0: tensor<30xf32>) -> tensor<30xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<30xf32>, tensor<30xf32>) -> tensor<30xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<30xi1>, tensor<f32>, tensor<30xf32>) -> tensor<30xf32>
    %2 = call @cumsum(%1) : (tensor<30xf32>) -> tensor<30xf32>
    return %2 : tensor<30xf32>
  }
  func.func private @_where(%arg0: tensor<30xi1>, %arg1: tensor<f32>, %arg2: tensor<30xf32>) -> tensor<30xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<30xi1>, tensor<30xf32>
    return %1 : tensor<30xf32>
  }
  func.func private @cumsum(%arg0: tensor<30xf32>) -> tensor<30xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[29, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 30>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<30xf32>, tensor<f32>) -> tensor<30xf32>
    return %1 : tensor<30xf32>
  }
  func.func private @nancumprod(%arg0: tensor<30xf32>) -> tensor<30xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<30xf32>, tensor<30xf32>) -> tensor<30xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = call @_where(%0, %cst, %arg0) : (tensor<30xi1>, tensor<f32>, tensor<30xf32>) -> tensor<30xf32>
    %2 = call @cumprod(%1) : (tensor<30xf32>) -> tensor<30xf32>
    return %2 : tensor<30xf32>
  }
  func.func private @cumprod(%arg0: tensor<30xf32>) -> tensor<30xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1>, padding = dense<[[29, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 30>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<30xf32>, tensor<f32>) -> tensor<30xf32>
    return %0 : tensor<30xf32>
  }
}
