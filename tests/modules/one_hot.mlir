module @jit_one_hot attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xi32>, %arg1: tensor<9x5xf32>) -> (tensor<9x5xf32> {jax.result_info = "result[0]"}, tensor<9x5xbf16> {jax.result_info = "result[1]"}, tensor<9xf32> {jax.result_info = "result[2]"}, tensor<i32> {jax.result_info = "result[3]"}) {
    %0 = call @_one_hot(%arg0) : (tensor<9xi32>) -> tensor<9x5xf32>
    %1 = call @_one_hot_0(%arg0) : (tensor<9xi32>) -> tensor<9x5xbf16>
    %2 = call @_one_hot(%arg0) : (tensor<9xi32>) -> tensor<9x5xf32>
    %3 = stablehlo.multiply %arg1, %2 : tensor<9x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<9x5xf32>, tensor<f32>) -> tensor<9xf32>
    %5 = call @argmax(%arg1) : (tensor<9x5xf32>) -> tensor<9xi32>
    %6 = stablehlo.compare EQ, %5, %arg0, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %7 = stablehlo.convert %6 : (tensor<9xi1>) -> tensor<9xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.reduce(%7 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<9xi32>, tensor<i32>) -> tensor<i32>
    return %0, %1, %4, %8 : tensor<9x5xf32>, tensor<9x5xbf16>, tensor<9xf32>, tensor<i32>
  }
  func.func private @_one_hot(%arg0: tensor<9xi32>) -> tensor<9x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x5xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x5xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<9x5xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<9x5xi32>, tensor<9x5xi32>) -> tensor<9x5xi1>
    %5 = stablehlo.convert %4 : (tensor<9x5xi1>) -> tensor<9x5xf32>
    return %5 : tensor<9x5xf32>
  }
  func.func private @_one_hot_0(%arg0: tensor<9xi32>) -> tensor<9x5xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x5xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x5xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<9x5xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<9x5xi32>, tensor<9x5xi32>) -> tensor<9x5xi1>
    %5 = stablehlo.convert %4 : (tensor<9x5xi1>) -> tensor<9x5xbf16>
    return %5 : tensor<9x5xbf16>
  }
  func.func private @argmax(%arg0: tensor<9x5xf32>) -> tensor<9xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<9x5xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<9x5xf32>, tensor<9x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<9xf32>, tensor<9xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<9xi32>
  }
}
