module @jit_attention_window attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x4x8xf32>, %arg1: tensor<2x6x4x8xf32>, %arg2: tensor<2x6x4x8xf32>) -> (tensor<2x6x4x8xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32>
    %c_0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32>
    %0 = stablehlo.reshape %arg0 : (tensor<2x6x4x8xf32>) -> tensor<2x6x4x1x8xf32>
    %1 = stablehlo.dot_general %0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x6x4x1x8xf32>, tensor<2x6x4x8xf32>) -> tensor<2x4x6x1x6xf32>
    %cst = stablehlo.constant dense<0.353553385> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x6x1x6xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<2x4x6x1x6xf32>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<2x4x6x6xi1>
    %5 = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [1] : (tensor<6xi32>) -> tensor<1x6xi32>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1x6xi32>
    %8 = stablehlo.add %6, %7 : tensor<1x6xi32>
    %9 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x6xi32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x6xi32>) -> tensor<6x6xi32>
    %11 = stablehlo.compare LE, %9, %10, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %12 = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %13 = stablehlo.broadcast_in_dim %c_0, dims = [1] : (tensor<6xi32>) -> tensor<1x6xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1x6xi32>
    %15 = stablehlo.subtract %13, %14 : tensor<1x6xi32>
    %16 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x6xi32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x6xi32>) -> tensor<6x6xi32>
    %18 = stablehlo.compare GE, %16, %17, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %19 = stablehlo.and %18, %11 : tensor<6x6xi1>
    %20 = stablehlo.broadcast_in_dim %19, dims = [2, 3] : (tensor<6x6xi1>) -> tensor<1x1x6x6xi1>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x1x6x6xi1>) -> tensor<2x4x6x6xi1>
    %22 = stablehlo.and %4, %21 : tensor<2x4x6x6xi1>
    %cst_4 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
    %23 = call @_where(%22, %3, %cst_4) : (tensor<2x4x6x6xi1>, tensor<2x4x6x1x6xf32>, tensor<f32>) -> tensor<1x2x4x6x6xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_5) applies stablehlo.maximum across dimensions = [4] : (tensor<1x2x4x6x6xf32>, tensor<f32>) -> tensor<1x2x4x6xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x2x4x6xf32>
    %26 = stablehlo.maximum %25, %24 : tensor<1x2x4x6xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<1x2x4x6xf32>) -> tensor<1x2x4x6x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3, 4] : (tensor<1x2x4x6x1xf32>) -> tensor<1x2x4x6x6xf32>
    %29 = stablehlo.subtract %23, %28 : tensor<1x2x4x6x6xf32>
    %30 = stablehlo.exponential %29 : tensor<1x2x4x6x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_7) applies stablehlo.add across dimensions = [4] : (tensor<1x2x4x6x6xf32>, tensor<f32>) -> tensor<1x2x4x6xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3] : (tensor<1x2x4x6xf32>) -> tensor<1x2x4x6x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3, 4] : (tensor<1x2x4x6x1xf32>) -> tensor<1x2x4x6x6xf32>
    %34 = stablehlo.divide %30, %33 : tensor<1x2x4x6x6xf32>
    %35 = stablehlo.dot_general %arg2, %34, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x6x4x8xf32>, tensor<1x2x4x6x6xf32>) -> tensor<2x4x8x1x6xf32>
    %36 = stablehlo.transpose %35, dims = [3, 0, 4, 1, 2] : (tensor<2x4x8x1x6xf32>) -> tensor<1x2x6x4x8xf32>
    %37 = stablehlo.transpose %36, dims = [1, 2, 3, 0, 4] : (tensor<1x2x6x4x8xf32>) -> tensor<2x6x4x1x8xf32>
    %38 = stablehlo.reshape %37 : (tensor<2x6x4x1x8xf32>) -> tensor<2x6x4x8xf32>
    return %38 : tensor<2x6x4x8xf32>
  }
  func.func private @_where(%arg0: tensor<2x4x6x6xi1>, %arg1: tensor<2x4x6x1x6xf32>, %arg2: tensor<f32>) -> tensor<1x2x4x6x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x4x6x6xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3, 4] : (tensor<2x4x6x6xi1>) -> tensor<1x2x4x6x6xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<2x4x6x6xf32>) -> tensor<1x2x4x6x6xf32>
    %3 = stablehlo.transpose %arg1, dims = [3, 0, 1, 2, 4] : (tensor<2x4x6x1x6xf32>) -> tensor<1x2x4x6x6xf32>
    %4 = stablehlo.select %1, %3, %2 : tensor<1x2x4x6x6xi1>, tensor<1x2x4x6x6xf32>
    return %4 : tensor<1x2x4x6x6xf32>
  }
}
