module @jit_batch_norm_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4x5x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> (tensor<3x4x5x6xf32> {jax.result_info = "result[0]"}, tensor<6xf32> {jax.result_info = "result[1]"}, tensor<6xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.divide %0, %1 : tensor<6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:5 = call @_var(%arg0, %c) : (tensor<3x4x5x6xf32>, tensor<i32>) -> (tensor<6xf32>, tensor<3x4x5x6xf32>, tensor<f32>, tensor<i1>, tensor<6xf32>)
    %4 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<3x4x5x6xf32>
    %6 = stablehlo.subtract %arg0, %5 : tensor<3x4x5x6xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<3x4x5x6xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<3x4x5x6xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.add %3#0, %10 : tensor<6xf32>
    %12 = stablehlo.sqrt %11 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %14 = stablehlo.divide %13, %12 : tensor<6xf32>
    %15 = stablehlo.broadcast_in_dim %12, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<3x4x5x6xf32>
    %17 = stablehlo.divide %9, %16 : tensor<3x4x5x6xf32>
    %18 = stablehlo.multiply %15, %15 : tensor<1x1x1x6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x1x1x6xf32>
    %20 = stablehlo.divide %19, %18 : tensor<1x1x1x6xf32>
    %21 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<3x4x5x6xf32>
    %23 = stablehlo.add %17, %22 : tensor<3x4x5x6xf32>
    %24 = stablehlo.sine %23 : tensor<3x4x5x6xf32>
    %25 = stablehlo.cosine %23 : tensor<3x4x5x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%24 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x4x5x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4x5x6xf32>
    %28 = stablehlo.multiply %27, %25 : tensor<3x4x5x6xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5x6xf32>, tensor<f32>) -> tensor<6xf32>
    %30 = stablehlo.reshape %29 : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_7) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %32 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<3x4x5x6xf32>
    %33 = stablehlo.multiply %28, %32 : tensor<3x4x5x6xf32>
    %34 = stablehlo.multiply %33, %9 : tensor<3x4x5x6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_8) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5x6xf32>, tensor<f32>) -> tensor<6xf32>
    %36 = stablehlo.reshape %35 : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %37 = stablehlo.negate %36 : tensor<1x1x1x6xf32>
    %38 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<3x4x5x6xf32>
    %39 = stablehlo.divide %28, %38 : tensor<3x4x5x6xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %41 = stablehlo.multiply %40, %14 : tensor<6xf32>
    %42 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<3x4x5x6xf32>
    %43 = stablehlo.multiply %42, %39 : tensor<3x4x5x6xf32>
    %44 = stablehlo.multiply %39, %6 : tensor<3x4x5x6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5x6xf32>, tensor<f32>) -> tensor<6xf32>
    %46 = stablehlo.reshape %45 : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %48 = stablehlo.negate %43 : tensor<3x4x5x6xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_12) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5x6xf32>, tensor<f32>) -> tensor<6xf32>
    %50 = stablehlo.reshape %49 : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_13) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %52 = call @_var_0(%3#1, %3#2, %3#3, %3#4, %41) : (tensor<3x4x5x6xf32>, tensor<f32>, tensor<i1>, tensor<6xf32>, tensor<6xf32>) -> tensor<3x4x5x6xf32>
    %53 = stablehlo.add %43, %52 : tensor<3x4x5x6xf32>
    %cst_14 = stablehlo.constant dense<6.000000e+01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %55 = stablehlo.divide %51, %54 : tensor<6xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [3] : (tensor<6xf32>) -> tensor<3x4x5x6xf32>
    %57 = stablehlo.add %53, %56 : tensor<3x4x5x6xf32>
    return %57, %47, %31 : tensor<3x4x5x6xf32>, tensor<6xf32>, tensor<6xf32>
  }
  func.func private @_var(%arg0: tensor<3x4x5x6xf32>, %arg1: tensor<i32>) -> (tensor<6xf32>, tensor<3x4x5x6xf32>, tensor<f32>, tensor<i1>, tensor<6xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5x6xf32>, tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [3] : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x6xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1x1x6xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xf32>) -> tensor<3x4x5x6xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x4x5x6xf32>
    %6 = chlo.square %5 : tensor<3x4x5x6xf32> -> tensor<3x4x5x6xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4x5x6xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<3x4x5x6xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<6.000000e+01> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5x6xf32>, tensor<f32>) -> tensor<6xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %13 = stablehlo.divide %11, %12 : tensor<6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15:2 = call @_where(%14, %13, %cst_5) : (tensor<i1>, tensor<6xf32>, tensor<f32>) -> (tensor<6xf32>, tensor<6xf32>)
    return %15#0, %8, %10, %14, %15#1 : tensor<6xf32>, tensor<3x4x5x6xf32>, tensor<f32>, tensor<i1>, tensor<6xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<6xf32>, %arg2: tensor<f32>) -> (tensor<6xf32>, tensor<6xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    return %2, %3 : tensor<6xf32>, tensor<6xf32>
  }
  func.func private @_var_0(%arg0: tensor<3x4x5x6xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<6xf32>, %arg4: tensor<6xf32>) -> tensor<3x4x5x6xf32> {
    %0 = call @_where_1(%arg2, %arg3, %arg4) : (tensor<i1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.divide %0, %1 : tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<6xf32>) -> tensor<3x4x5x6xf32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<3x4x5x6xf32>
    %5 = stablehlo.negate %4 : tensor<3x4x5x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x5x6xf32>, tensor<f32>) -> tensor<6xf32>
    %7 = stablehlo.reshape %6 : (tensor<6xf32>) -> tensor<1x1x1x6xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x6xf32>
    %9 = stablehlo.divide %7, %8 : tensor<1x1x1x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [3] : (tensor<6xf32>) -> tensor<3x4x5x6xf32>
    %12 = stablehlo.add %4, %11 : tensor<3x4x5x6xf32>
    return %12 : tensor<3x4x5x6xf32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<i1>, tensor<6xf32>
    return %1 : tensor<6xf32>
  }
}
