module @jit_mlp_gradient_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x16xbf16>, %arg1: tensor<16x10xbf16>, %arg2: tensor<10x7xbf16>, %arg3: tensor<10x10xf32>) -> (tensor<7x16xbf16> {jax.result_info = "result[0]"}, tensor<16x10xbf16> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x7xbf16>, tensor<7x16xbf16>) -> tensor<10x16xbf16>
    %1 = stablehlo.tanh %0 : tensor<10x16xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<10x16xbf16>
    %3 = stablehlo.subtract %2, %1 : tensor<10x16xbf16>
    %4 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x16xbf16>, tensor<16x10xbf16>) -> tensor<10x10xbf16>
    %5 = stablehlo.convert %4 : (tensor<10x10xbf16>) -> tensor<10x10xf32>
    %6:3 = call @log_softmax(%5) : (tensor<10x10xf32>) -> (tensor<10x10xf32>, tensor<10x10xf32>, tensor<10x1xf32>)
    %7 = stablehlo.multiply %arg3, %6#0 : tensor<10x10xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<10x10xf32>, tensor<f32>) -> tensor<10xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<10xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %10 = stablehlo.divide %9, %cst_2 : tensor<f32>
    %11 = stablehlo.negate %10 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.negate %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %13 = stablehlo.divide %12, %cst_4 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<10xf32>) -> tensor<10x10xf32>
    %16 = stablehlo.multiply %arg3, %15 : tensor<10x10xf32>
    %17 = call @log_softmax_0(%6#1, %6#2, %16) : (tensor<10x10xf32>, tensor<10x1xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %18 = stablehlo.convert %17 : (tensor<10x10xf32>) -> tensor<10x10xbf16>
    %19 = stablehlo.dot_general %18, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x10xbf16>, tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<10x16xbf16>) -> tensor<16x10xbf16>
    %21 = stablehlo.dot_general %18, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<10x10xbf16>, tensor<16x10xbf16>) -> tensor<10x16xbf16>
    %22 = stablehlo.multiply %21, %3 : tensor<10x16xbf16>
    %23 = stablehlo.multiply %22, %1 : tensor<10x16xbf16>
    %24 = stablehlo.add %22, %23 : tensor<10x16xbf16>
    %25 = stablehlo.dot_general %24, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x16xbf16>, tensor<10x7xbf16>) -> tensor<16x7xbf16>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<16x7xbf16>) -> tensor<7x16xbf16>
    return %26, %20 : tensor<7x16xbf16>, tensor<16x10xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<10x10xf32>) -> (tensor<10x10xf32>, tensor<10x10xf32>, tensor<10x1xf32>) {
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
    %9 = stablehlo.log %8 : tensor<10x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<10x1xf32>) -> tensor<10x10xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<10x10xf32>
    return %11, %6, %8 : tensor<10x10xf32>, tensor<10x10xf32>, tensor<10x1xf32>
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
