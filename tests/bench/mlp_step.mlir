module @jit_mlp_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16x10xf32>, %arg3: tensor<10xf32>, %arg4: tensor<10x7xf32>, %arg5: tensor<10x10xf32>) -> (tensor<7x16xf32> {jax.result_info = "result[0]"}, tensor<16xf32> {jax.result_info = "result[1]"}, tensor<16x10xf32> {jax.result_info = "result[2]"}, tensor<10xf32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x7xf32>, tensor<7x16xf32>) -> tensor<10x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<10x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<10x16xf32>
    %4 = stablehlo.tanh %3 : tensor<10x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<10x16xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<10x16xf32>
    %7 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x16xf32>, tensor<16x10xf32>) -> tensor<10x10xf32>
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x10xf32>) -> tensor<10x10xf32>
    %10 = stablehlo.add %7, %9 : tensor<10x10xf32>
    %11:2 = call @log_softmax(%10) : (tensor<10x10xf32>) -> (tensor<10x10xf32>, tensor<10x1xf32>)
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.negate %cst_0 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %13 = stablehlo.divide %12, %cst_1 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<10xf32>) -> tensor<10x10xf32>
    %16 = stablehlo.multiply %arg5, %15 : tensor<10x10xf32>
    %17 = call @log_softmax_0(%11#0, %11#1, %16) : (tensor<10x10xf32>, tensor<10x1xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<10x10xf32>, tensor<f32>) -> tensor<10xf32>
    %19 = stablehlo.reshape %18 : (tensor<10xf32>) -> tensor<1x10xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<1x10xf32>, tensor<f32>) -> tensor<10xf32>
    %21 = stablehlo.dot_general %17, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x10xf32>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<10x16xf32>) -> tensor<16x10xf32>
    %23 = stablehlo.dot_general %17, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<10x10xf32>, tensor<16x10xf32>) -> tensor<10x16xf32>
    %24 = stablehlo.multiply %23, %6 : tensor<10x16xf32>
    %25 = stablehlo.multiply %24, %4 : tensor<10x16xf32>
    %26 = stablehlo.add %24, %25 : tensor<10x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<10x16xf32>, tensor<f32>) -> tensor<16xf32>
    %28 = stablehlo.reshape %27 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %30 = stablehlo.dot_general %26, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x16xf32>, tensor<10x7xf32>) -> tensor<16x7xf32>
    %31 = stablehlo.transpose %30, dims = [1, 0] : (tensor<16x7xf32>) -> tensor<7x16xf32>
    %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x16xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<7x16xf32>
    %34 = stablehlo.subtract %arg0, %33 : tensor<7x16xf32>
    %cst_7 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %36 = stablehlo.multiply %35, %29 : tensor<16xf32>
    %37 = stablehlo.subtract %arg1, %36 : tensor<16xf32>
    %cst_8 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %39 = stablehlo.multiply %38, %22 : tensor<16x10xf32>
    %40 = stablehlo.subtract %arg2, %39 : tensor<16x10xf32>
    %cst_9 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %42 = stablehlo.multiply %41, %20 : tensor<10xf32>
    %43 = stablehlo.subtract %arg3, %42 : tensor<10xf32>
    return %34, %37, %40, %43 : tensor<7x16xf32>, tensor<16xf32>, tensor<16x10xf32>, tensor<10xf32>
  }
  func.func private @log_softmax(%arg0: tensor<10x10xf32>) -> (tensor<10x10xf32>, tensor<10x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<10x10xf32>, tensor<f32>) -> tensor<10xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<10xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<10xf32>) -> tensor<10x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<10x1xf32>) -> tensor<10x10xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<10x10xf32>
    %6 = stablehlo.exponential %5 : tensor<10x10xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<10x10xf32>, tensor<f32>) -> tensor<10xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<10xf32>) -> tensor<10x1xf32>
    return %6, %8 : tensor<10x10xf32>, tensor<10x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<10x10xf32>, %arg1: tensor<10x1xf32>, %arg2: tensor<10x10xf32>) -> tensor<10x10xf32> {
    %0 = stablehlo.negate %arg2 : tensor<10x10xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<10x10xf32>, tensor<f32>) -> tensor<10xf32>
    %2 = stablehlo.reshape %1 : (tensor<10xf32>) -> tensor<10x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<10x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<10x1xf32>, tensor<f32>) -> tensor<10xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<10xf32>) -> tensor<10x10xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<10x10xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<10x10xf32>
    return %7 : tensor<10x10xf32>
  }
}
