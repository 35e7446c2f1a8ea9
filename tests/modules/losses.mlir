module @jit_losses attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xf32>, %arg1: tensor<6x4xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}, tensor<f32> {jax.result_info = "result[3]"}, tensor<6xf32> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<6x4xf32>
    %1 = stablehlo.abs %0 : tensor<6x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %3 = stablehlo.compare LT, %1, %2, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %5 = stablehlo.multiply %4, %0 : tensor<6x4xf32>
    %6 = stablehlo.multiply %5, %0 : tensor<6x4xf32>
    %7 = stablehlo.abs %0 : tensor<6x4xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %9 = stablehlo.subtract %7, %8 : tensor<6x4xf32>
    %10 = call @_where(%3, %6, %9) : (tensor<6x4xi1>, tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %12 = stablehlo.divide %11, %cst_3 : tensor<f32>
    %13 = stablehlo.sign %arg1 : tensor<6x4xf32>
    %14 = stablehlo.multiply %arg0, %13 : tensor<6x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %16 = stablehlo.subtract %15, %14 : tensor<6x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %18 = stablehlo.maximum %17, %16 : tensor<6x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %20 = stablehlo.divide %19, %cst_7 : tensor<f32>
    %21 = stablehlo.negate %arg1 : tensor<6x4xf32>
    %22 = stablehlo.exponential %21 : tensor<6x4xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %24 = stablehlo.add %23, %22 : tensor<6x4xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %26 = stablehlo.divide %25, %24 : tensor<6x4xf32>
    %27 = call @log_sigmoid(%arg0) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %28 = stablehlo.multiply %26, %27 : tensor<6x4xf32>
    %29 = stablehlo.negate %arg1 : tensor<6x4xf32>
    %30 = stablehlo.negate %29 : tensor<6x4xf32>
    %31 = stablehlo.exponential %30 : tensor<6x4xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %33 = stablehlo.add %32, %31 : tensor<6x4xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %35 = stablehlo.divide %34, %33 : tensor<6x4xf32>
    %36 = stablehlo.negate %arg0 : tensor<6x4xf32>
    %37 = call @log_sigmoid(%36) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %38 = stablehlo.multiply %35, %37 : tensor<6x4xf32>
    %39 = stablehlo.add %28, %38 : tensor<6x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %41 = stablehlo.divide %40, %cst_13 : tensor<f32>
    %42 = stablehlo.negate %41 : tensor<f32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %43 = stablehlo.reduce(%arg1 init: %cst_14) applies stablehlo.maximum across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %45 = stablehlo.maximum %44, %43 : tensor<6xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %48 = stablehlo.subtract %arg1, %47 : tensor<6x4xf32>
    %49 = stablehlo.exponential %48 : tensor<6x4xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %53 = stablehlo.divide %49, %52 : tensor<6x4xf32>
    %54 = call @log_softmax(%arg1) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %55 = call @log_softmax(%arg0) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %56 = stablehlo.subtract %54, %55 : tensor<6x4xf32>
    %57 = stablehlo.multiply %53, %56 : tensor<6x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %59 = stablehlo.abs %0 : tensor<6x4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %61 = stablehlo.divide %60, %cst_19 : tensor<f32>
    return %61, %12, %20, %42, %58 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<6xf32>
  }
  func.func private @_where(%arg0: tensor<6x4xi1>, %arg1: tensor<6x4xf32>, %arg2: tensor<6x4xf32>) -> tensor<6x4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6x4xi1>, tensor<6x4xf32>
    return %0 : tensor<6x4xf32>
  }
  func.func private @log_sigmoid(%arg0: tensor<6x4xf32>) -> tensor<6x4xf32> {
    %0 = stablehlo.negate %arg0 : tensor<6x4xf32>
    %1 = call @softplus(%0) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %2 = stablehlo.negate %1 : tensor<6x4xf32>
    return %2 : tensor<6x4xf32>
  }
  func.func private @softplus(%arg0: tensor<6x4xf32>) -> tensor<6x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<6x4xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<6x4xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<6x4xf32>
    %7 = stablehlo.abs %3 : tensor<6x4xf32>
    %8 = stablehlo.negate %7 : tensor<6x4xf32>
    %9 = stablehlo.exponential %8 : tensor<6x4xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<6x4xf32>
    %11 = stablehlo.add %1, %10 : tensor<6x4xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<6x4xi1>, tensor<6x4xf32>
    return %12 : tensor<6x4xf32>
  }
  func.func private @log_softmax(%arg0: tensor<6x4xf32>) -> tensor<6x4xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x4xf32>
    %6 = stablehlo.exponential %5 : tensor<6x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %9 = stablehlo.log %8 : tensor<6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<6x4xf32>
    return %11 : tensor<6x4xf32>
  }
}
