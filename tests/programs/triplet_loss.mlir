module @jit_triplet_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x4xf32>, %arg1: tensor<9xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<9x4xf32>) -> tensor<9x1x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<9x4xf32>) -> tensor<1x9x4xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<9x1x4xf32>) -> tensor<9x9x4xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x9x4xf32>) -> tensor<9x9x4xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<9x9x4xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<9x9x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<9x9x4xf32>, tensor<f32>) -> tensor<9x9xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %8 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<9xi32>) -> tensor<1x9xi32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x9xi32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x9xi32>) -> tensor<9x9xi32>
    %11 = stablehlo.compare EQ, %9, %10, SIGNED : (tensor<9x9xi32>, tensor<9x9xi32>) -> tensor<9x9xi1>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %12 = call @_where(%11, %6, %c) : (tensor<9x9xi1>, tensor<9x9xf32>, tensor<i32>) -> tensor<9x9xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<9x9xf32>, tensor<f32>) -> tensor<9xf32>
    %14 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %15 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<9xi32>) -> tensor<1x9xi32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x9xi32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x9xi32>) -> tensor<9x9xi32>
    %18 = stablehlo.compare EQ, %16, %17, SIGNED : (tensor<9x9xi32>, tensor<9x9xi32>) -> tensor<9x9xi1>
    %c_1 = stablehlo.constant dense<99> : tensor<i32>
    %19 = call @_where_0(%18, %c_1, %6) : (tensor<9x9xi1>, tensor<i32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_2) applies stablehlo.minimum across dimensions = [1] : (tensor<9x9xf32>, tensor<f32>) -> tensor<9xf32>
    %21 = stablehlo.subtract %13, %20 : tensor<9xf32>
    %cst_3 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %23 = stablehlo.add %21, %22 : tensor<9xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %25 = stablehlo.maximum %24, %23 : tensor<9xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %27 = stablehlo.divide %26, %cst_6 : tensor<f32>
    return %27 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<9x9xi1>, %arg1: tensor<9x9xf32>, %arg2: tensor<i32>) -> tensor<9x9xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<9x9xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<9x9xi1>, tensor<9x9xf32>
    return %2 : tensor<9x9xf32>
  }
  func.func private @_where_0(%arg0: tensor<9x9xi1>, %arg1: tensor<i32>, %arg2: tensor<9x9xf32>) -> tensor<9x9xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<9x9xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<9x9xi1>, tensor<9x9xf32>
    return %2 : tensor<9x9xf32>
  }
}
