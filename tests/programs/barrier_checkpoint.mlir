module @jit_barrier_checkpoint attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.tanh %arg0 : tensor<4x4xf32>
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.sine %1 : tensor<4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %5:2 = stablehlo.optimization_barrier %arg0, %4 : tensor<4x4xf32>, tensor<4x4xf32>
    %6 = stablehlo.tanh %5#0 : tensor<4x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %8 = stablehlo.subtract %7, %6 : tensor<4x4xf32>
    %9 = stablehlo.dot_general %6, %5#0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %10 = stablehlo.cosine %9 : tensor<4x4xf32>
    %11 = stablehlo.multiply %5#1, %10 : tensor<4x4xf32>
    %12 = stablehlo.dot_general %11, %6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %14 = stablehlo.dot_general %11, %5#0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %15 = stablehlo.multiply %14, %8 : tensor<4x4xf32>
    %16 = stablehlo.add %13, %15 : tensor<4x4xf32>
    %17 = stablehlo.multiply %15, %6 : tensor<4x4xf32>
    %18 = stablehlo.add %16, %17 : tensor<4x4xf32>
    return %18 : tensor<4x4xf32>
  }
}
