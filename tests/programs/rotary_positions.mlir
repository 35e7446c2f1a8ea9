module @jit_rotary_positions attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x4x8xf32>) -> (tensor<2x5x4x8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<5xf32>) -> tensor<5x1x1xf32>
    %2 = stablehlo.iota dim = 0 : tensor<4xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %4 = stablehlo.divide %2, %3 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %6 = stablehlo.power %5, %4 : tensor<4xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4xf32>
    %8 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<5x1x1xf32>) -> tensor<5x1x4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<5x1x4xf32>
    %10 = stablehlo.divide %8, %9 : tensor<5x1x4xf32>
    %11 = stablehlo.slice %arg0 [0:2, 0:5, 0:4, 0:4] : (tensor<2x5x4x8xf32>) -> tensor<2x5x4x4xf32>
    %12 = stablehlo.cosine %10 : tensor<5x1x4xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1, 2, 3] : (tensor<5x1x4xf32>) -> tensor<1x5x1x4xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x5x1x4xf32>) -> tensor<2x5x4x4xf32>
    %15 = stablehlo.multiply %11, %14 : tensor<2x5x4x4xf32>
    %16 = stablehlo.slice %arg0 [0:2, 0:5, 0:4, 4:8] : (tensor<2x5x4x8xf32>) -> tensor<2x5x4x4xf32>
    %17 = stablehlo.sine %10 : tensor<5x1x4xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [1, 2, 3] : (tensor<5x1x4xf32>) -> tensor<1x5x1x4xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x5x1x4xf32>) -> tensor<2x5x4x4xf32>
    %20 = stablehlo.multiply %16, %19 : tensor<2x5x4x4xf32>
    %21 = stablehlo.subtract %15, %20 : tensor<2x5x4x4xf32>
    %22 = stablehlo.slice %arg0 [0:2, 0:5, 0:4, 0:4] : (tensor<2x5x4x8xf32>) -> tensor<2x5x4x4xf32>
    %23 = stablehlo.sine %10 : tensor<5x1x4xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [1, 2, 3] : (tensor<5x1x4xf32>) -> tensor<1x5x1x4xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<1x5x1x4xf32>) -> tensor<2x5x4x4xf32>
    %26 = stablehlo.multiply %22, %25 : tensor<2x5x4x4xf32>
    %27 = stablehlo.slice %arg0 [0:2, 0:5, 0:4, 4:8] : (tensor<2x5x4x8xf32>) -> tensor<2x5x4x4xf32>
    %28 = stablehlo.cosine %10 : tensor<5x1x4xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [1, 2, 3] : (tensor<5x1x4xf32>) -> tensor<1x5x1x4xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (tensor<1x5x1x4xf32>) -> tensor<2x5x4x4xf32>
    %31 = stablehlo.multiply %27, %30 : tensor<2x5x4x4xf32>
    %32 = stablehlo.add %26, %31 : tensor<2x5x4x4xf32>
    %33 = stablehlo.concatenate %21, %32, dim = 3 : (tensor<2x5x4x4xf32>, tensor<2x5x4x4xf32>) -> tensor<2x5x4x8xf32>
    return %33 : tensor<2x5x4x8xf32>
  }
}
