module @jit_special_multigammaln_f32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5xf32>) -> (tensor<2x5xf32> {jax.result_info = "result[0]"}, tensor<2x5xf32> {jax.result_info = "result[1][0]"}, tensor<2x5xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %0 = stablehlo.multiply %cst, %cst_0 : tensor<f32>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.subtract %cst_1, %cst_2 : tensor<f32>
    %2 = stablehlo.multiply %0, %1 : tensor<f32>
    %cst_3 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %3 = stablehlo.log %cst_3 : tensor<f32>
    %4 = stablehlo.multiply %2, %3 : tensor<f32>
    %5 = stablehlo.iota dim = 0 : tensor<3xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.divide %5, %6 : tensor<3xf32>
    %8 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [2] : (tensor<3xf32>) -> tensor<1x1x3xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x3xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<2x5x3xf32>
    %12 = stablehlo.subtract %10, %11 : tensor<2x5x3xf32>
    %13 = chlo.lgamma %12 : tensor<2x5x3xf32> -> tensor<2x5x3xf32>
    %14 = chlo.digamma %12 : tensor<2x5x3xf32> -> tensor<2x5x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%13 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<2x5x3xf32>, tensor<f32>) -> tensor<2x5xf32>
    %16 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %17 = stablehlo.add %15, %16 : tensor<2x5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x3xf32>
    %21 = stablehlo.multiply %20, %14 : tensor<2x5x3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<2x5x3xf32>, tensor<f32>) -> tensor<2x5xf32>
    %23 = stablehlo.reshape %22 : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5xf32>
    %cst_10 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %cst_11 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %25 = stablehlo.multiply %cst_10, %cst_11 : tensor<f32>
    %cst_12 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.subtract %cst_12, %cst_13 : tensor<f32>
    %27 = stablehlo.multiply %25, %26 : tensor<f32>
    %cst_14 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %28 = stablehlo.log %cst_14 : tensor<f32>
    %29 = stablehlo.multiply %27, %28 : tensor<f32>
    %30 = stablehlo.iota dim = 0 : tensor<3xf32>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %32 = stablehlo.divide %30, %31 : tensor<3xf32>
    %33 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [2] : (tensor<3xf32>) -> tensor<1x1x3xf32>
    %35 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x3xf32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<2x5x3xf32>
    %37 = stablehlo.subtract %35, %36 : tensor<2x5x3xf32>
    %38 = chlo.lgamma %37 : tensor<2x5x3xf32> -> tensor<2x5x3xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<2x5x3xf32>, tensor<f32>) -> tensor<2x5xf32>
    %40 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %41 = stablehlo.add %39, %40 : tensor<2x5xf32>
    %cst_17 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %cst_18 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %42 = stablehlo.multiply %cst_17, %cst_18 : tensor<f32>
    %cst_19 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.subtract %cst_19, %cst_20 : tensor<f32>
    %44 = stablehlo.multiply %42, %43 : tensor<f32>
    %cst_21 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %45 = stablehlo.log %cst_21 : tensor<f32>
    %46 = stablehlo.multiply %44, %45 : tensor<f32>
    %47 = stablehlo.iota dim = 0 : tensor<3xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %49 = stablehlo.divide %47, %48 : tensor<3xf32>
    %50 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %51 = stablehlo.broadcast_in_dim %49, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %53 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x3xf32>
    %54 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<2x5x3xf32>
    %55 = stablehlo.subtract %53, %54 : tensor<2x5x3xf32>
    %56 = chlo.lgamma %55 : tensor<2x5x3xf32> -> tensor<2x5x3xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<2x5x3xf32>, tensor<f32>) -> tensor<2x5xf32>
    %58 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %59 = stablehlo.add %57, %58 : tensor<2x5xf32>
    return %41, %24, %59 : tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
  }
}
