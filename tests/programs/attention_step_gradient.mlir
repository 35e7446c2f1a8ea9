module @jit_attention_step_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x4x8xf32>, %arg1: tensor<2x7x4x8xf32>, %arg2: tensor<2x7x4x8xf32>) -> (tensor<2x6x4x8xf32> {jax.result_info = "result[0]"}, tensor<2x7x4x8xf32> {jax.result_info = "result[1]"}, tensor<2x7x4x8xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x6x4x8xf32>) -> tensor<2x6x4x1x8xf32>
    %1 = stablehlo.dot_general %0, %arg1, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x6x4x1x8xf32>, tensor<2x7x4x8xf32>) -> tensor<2x4x6x1x7xf32>
    %cst = stablehlo.constant dense<0.353553385> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x6x1x7xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<2x4x6x1x7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.maximum across dimensions = [4] : (tensor<2x4x6x1x7xf32>, tensor<f32>) -> tensor<2x4x6x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x4x6x1xf32>) -> tensor<2x4x6x1x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3, 4] : (tensor<2x4x6x1x1xf32>) -> tensor<2x4x6x1x7xf32>
    %7 = stablehlo.compare EQ, %3, %6, FLOAT : (tensor<2x4x6x1x7xf32>, tensor<2x4x6x1x7xf32>) -> tensor<2x4x6x1x7xi1>
    %8 = stablehlo.convert %7 : (tensor<2x4x6x1x7xi1>) -> tensor<2x4x6x1x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [4] : (tensor<2x4x6x1x7xf32>, tensor<f32>) -> tensor<2x4x6x1xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4x6x1xf32>
    %11 = stablehlo.maximum %10, %4 : tensor<2x4x6x1xf32>
    %12 = stablehlo.compare EQ, %4, %11, FLOAT : (tensor<2x4x6x1xf32>, tensor<2x4x6x1xf32>) -> tensor<2x4x6x1xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4x6x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4x6x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x4x6x1xi1>, tensor<2x4x6x1xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x4x6x1xf32>
    %17 = stablehlo.compare EQ, %16, %11, FLOAT : (tensor<2x4x6x1xf32>, tensor<2x4x6x1xf32>) -> tensor<2x4x6x1xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x4x6x1xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x4x6x1xf32>
    %20 = stablehlo.select %17, %18, %19 : tensor<2x4x6x1xi1>, tensor<2x4x6x1xf32>
    %21 = stablehlo.divide %15, %20 : tensor<2x4x6x1xf32>
    %22 = stablehlo.transpose %11, dims = [3, 0, 1, 2] : (tensor<2x4x6x1xf32>) -> tensor<1x2x4x6xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<1x2x4x6xf32>) -> tensor<1x2x4x6x1xf32>
    %24 = stablehlo.transpose %3, dims = [3, 0, 1, 2, 4] : (tensor<2x4x6x1x7xf32>) -> tensor<1x2x4x6x7xf32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3, 4] : (tensor<1x2x4x6x1xf32>) -> tensor<1x2x4x6x7xf32>
    %26 = stablehlo.subtract %24, %25 : tensor<1x2x4x6x7xf32>
    %27 = stablehlo.exponential %26 : tensor<1x2x4x6x7xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_8) applies stablehlo.add across dimensions = [4] : (tensor<1x2x4x6x7xf32>, tensor<f32>) -> tensor<1x2x4x6xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2, 3] : (tensor<1x2x4x6xf32>) -> tensor<1x2x4x6x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3, 4] : (tensor<1x2x4x6x1xf32>) -> tensor<1x2x4x6x7xf32>
    %31 = stablehlo.divide %27, %30 : tensor<1x2x4x6x7xf32>
    %32 = stablehlo.multiply %29, %29 : tensor<1x2x4x6x1xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1x2x4x6x1xf32>
    %34 = stablehlo.divide %33, %32 : tensor<1x2x4x6x1xf32>
    %35 = stablehlo.dot_general %arg2, %31, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x7x4x8xf32>, tensor<1x2x4x6x7xf32>) -> tensor<2x4x8x1x6xf32>
    %36 = stablehlo.transpose %35, dims = [3, 0, 4, 1, 2] : (tensor<2x4x8x1x6xf32>) -> tensor<1x2x6x4x8xf32>
    %37 = stablehlo.transpose %36, dims = [1, 2, 3, 0, 4] : (tensor<1x2x6x4x8xf32>) -> tensor<2x6x4x1x8xf32>
    %38 = stablehlo.reshape %37 : (tensor<2x6x4x1x8xf32>) -> tensor<2x6x4x8xf32>
    %39 = stablehlo.multiply %38, %38 : tensor<2x6x4x8xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x6x4x8xf32>
    %41 = stablehlo.multiply %40, %38 : tensor<2x6x4x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%39 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x6x4x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x6x4x8xf32>
    %44 = stablehlo.multiply %43, %41 : tensor<2x6x4x8xf32>
    %45 = stablehlo.reshape %44 : (tensor<2x6x4x8xf32>) -> tensor<2x6x4x1x8xf32>
    %46 = stablehlo.transpose %45, dims = [3, 0, 1, 2, 4] : (tensor<2x6x4x1x8xf32>) -> tensor<1x2x6x4x8xf32>
    %47 = stablehlo.transpose %46, dims = [1, 3, 4, 0, 2] : (tensor<1x2x6x4x8xf32>) -> tensor<2x4x8x1x6xf32>
    %48 = stablehlo.dot_general %47, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8x1x6xf32>, tensor<2x7x4x8xf32>) -> tensor<2x4x1x6x7xf32>
    %49 = stablehlo.transpose %48, dims = [2, 0, 1, 3, 4] : (tensor<2x4x1x6x7xf32>) -> tensor<1x2x4x6x7xf32>
    %50 = stablehlo.dot_general %47, %31, batching_dims = [0, 1] x [1, 2], contracting_dims = [3, 4] x [0, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8x1x6xf32>, tensor<1x2x4x6x7xf32>) -> tensor<2x4x8x7xf32>
    %51 = stablehlo.transpose %50, dims = [0, 3, 1, 2] : (tensor<2x4x8x7xf32>) -> tensor<2x7x4x8xf32>
    %52 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3, 4] : (tensor<1x2x4x6x1xf32>) -> tensor<1x2x4x6x7xf32>
    %53 = stablehlo.multiply %49, %52 : tensor<1x2x4x6x7xf32>
    %54 = stablehlo.multiply %53, %27 : tensor<1x2x4x6x7xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_13) applies stablehlo.add across dimensions = [4] : (tensor<1x2x4x6x7xf32>, tensor<f32>) -> tensor<1x2x4x6xf32>
    %56 = stablehlo.reshape %55 : (tensor<1x2x4x6xf32>) -> tensor<1x2x4x6x1xf32>
    %57 = stablehlo.negate %56 : tensor<1x2x4x6x1xf32>
    %58 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3, 4] : (tensor<1x2x4x6x1xf32>) -> tensor<1x2x4x6x7xf32>
    %59 = stablehlo.divide %49, %58 : tensor<1x2x4x6x7xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%57 init: %cst_14) applies stablehlo.add across dimensions = [0, 4] : (tensor<1x2x4x6x1xf32>, tensor<f32>) -> tensor<2x4x6xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [1, 2, 3] : (tensor<2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2, 3] : (tensor<1x2x4x6xf32>) -> tensor<1x2x4x6x7xf32>
    %63 = stablehlo.add %59, %62 : tensor<1x2x4x6x7xf32>
    %64 = stablehlo.multiply %63, %27 : tensor<1x2x4x6x7xf32>
    %65 = stablehlo.transpose %64, dims = [1, 2, 3, 0, 4] : (tensor<1x2x4x6x7xf32>) -> tensor<2x4x6x1x7xf32>
    %cst_15 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x4x6x1x7xf32>
    %67 = stablehlo.multiply %65, %66 : tensor<2x4x6x1x7xf32>
    %68 = stablehlo.dot_general %67, %0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2, 3] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x6x1x7xf32>, tensor<2x6x4x1x8xf32>) -> tensor<2x4x7x8xf32>
    %69 = stablehlo.transpose %68, dims = [0, 2, 1, 3] : (tensor<2x4x7x8xf32>) -> tensor<2x7x4x8xf32>
    %70 = stablehlo.dot_general %67, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [4] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x6x1x7xf32>, tensor<2x7x4x8xf32>) -> tensor<2x4x6x1x8xf32>
    %71 = stablehlo.transpose %70, dims = [0, 2, 1, 3, 4] : (tensor<2x4x6x1x8xf32>) -> tensor<2x6x4x1x8xf32>
    %72 = stablehlo.reshape %71 : (tensor<2x6x4x1x8xf32>) -> tensor<2x6x4x8xf32>
    return %72, %69, %51 : tensor<2x6x4x8xf32>, tensor<2x7x4x8xf32>, tensor<2x7x4x8xf32>
  }
}
