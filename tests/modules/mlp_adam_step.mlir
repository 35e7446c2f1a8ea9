module @jit_mlp_adam_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>, %arg3: tensor<f32>, %arg4: tensor<5x3xf32>, %arg5: tensor<5x4xf32>) -> (tensor<3x4xf32> {jax.result_info = "result[0]"}, tensor<3x4xf32> {jax.result_info = "result[1]"}, tensor<3x4xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<3x4xf32>) -> tensor<5x4xf32>
    %1 = stablehlo.subtract %0, %arg5 : tensor<5x4xf32>
    %2 = chlo.square %1 : tensor<5x4xf32> -> tensor<5x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<5x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %6 = stablehlo.divide %5, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %7 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %9 = stablehlo.multiply %8, %4 : tensor<5x4xf32>
    %10 = stablehlo.dot_general %9, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
    %11 = stablehlo.transpose %10, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %13 = stablehlo.multiply %12, %arg1 : tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %15 = stablehlo.multiply %14, %11 : tensor<3x4xf32>
    %16 = stablehlo.add %13, %15 : tensor<3x4xf32>
    %cst_6 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %18 = stablehlo.multiply %17, %arg2 : tensor<3x4xf32>
    %cst_7 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %20 = stablehlo.multiply %19, %11 : tensor<3x4xf32>
    %21 = stablehlo.multiply %20, %11 : tensor<3x4xf32>
    %22 = stablehlo.add %18, %21 : tensor<3x4xf32>
    %cst_8 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %23 = stablehlo.power %cst_8, %arg3 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.subtract %cst_9, %23 : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %26 = stablehlo.divide %16, %25 : tensor<3x4xf32>
    %cst_10 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %28 = stablehlo.multiply %27, %26 : tensor<3x4xf32>
    %cst_11 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %29 = stablehlo.power %cst_11, %arg3 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.subtract %cst_12, %29 : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %32 = stablehlo.divide %22, %31 : tensor<3x4xf32>
    %33 = stablehlo.sqrt %32 : tensor<3x4xf32>
    %cst_13 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %35 = stablehlo.add %33, %34 : tensor<3x4xf32>
    %36 = stablehlo.divide %28, %35 : tensor<3x4xf32>
    %37 = stablehlo.subtract %arg0, %36 : tensor<3x4xf32>
    return %37, %16, %22 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
  }
}
