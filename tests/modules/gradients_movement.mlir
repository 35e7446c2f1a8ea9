module @jit_gradients_movement attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<i32>) -> (tensor<3x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<3x4xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:2 = call @_pad(%arg0, %c) : (tensor<3x4xf32>, tensor<i32>) -> (tensor<4x4xf32>, tensor<f32>)
    %3 = stablehlo.slice %2#0 [0:3, 0:4] : (tensor<4x4xf32>) -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<3x4xf32>
    %6 = stablehlo.concatenate %1, %5, dim = 0 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<6x4xf32>
    %7 = stablehlo.multiply %6, %6 : tensor<6x4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<6x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.compare LT, %arg2, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %12 = stablehlo.add %arg2, %c_3 : tensor<i32>
    %13 = stablehlo.select %11, %12, %arg2 : tensor<i1>, tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.compare LT, %arg2, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %15 = stablehlo.add %arg2, %c_5 : tensor<i32>
    %16 = stablehlo.select %14, %15, %arg2 : tensor<i1>, tensor<i32>
    %17 = stablehlo.dynamic_slice %arg0, %13, %16, sizes = [2, 2] : (tensor<3x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
    %18 = stablehlo.multiply %17, %17 : tensor<2x2xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<2x2xf32>
    %20 = stablehlo.multiply %17, %17 : tensor<2x2xf32>
    %cst_6 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<2x2xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%19 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
    %24 = stablehlo.add %10, %23 : tensor<f32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %25 = stablehlo.reduce(%arg0 init: %cst_8) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %26 = stablehlo.reshape %25 : (tensor<f32>) -> tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x4xf32>
    %28 = stablehlo.compare EQ, %arg0, %27, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %29 = stablehlo.convert %28 : (tensor<3x4xi1>) -> tensor<3x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %31 = stablehlo.add %24, %25 : tensor<f32>
    %32 = stablehlo.slice %arg0 [1:3, 0:4:2] : (tensor<3x4xf32>) -> tensor<2x2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
    %34 = stablehlo.add %31, %33 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.pad %35, %cst_12, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<3x4xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.divide %cst_13, %30 : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %39 = stablehlo.multiply %38, %29 : tensor<3x4xf32>
    %40 = stablehlo.add %36, %39 : tensor<3x4xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %42 = stablehlo.multiply %41, %22 : tensor<2x2xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %44 = stablehlo.dynamic_update_slice %43, %42, %13, %16 : (tensor<3x4xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
    %45 = stablehlo.add %40, %44 : tensor<3x4xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %47 = stablehlo.multiply %46, %9 : tensor<6x4xf32>
    %48 = stablehlo.slice %47 [0:3, 0:4] : (tensor<6x4xf32>) -> tensor<3x4xf32>
    %49 = stablehlo.slice %47 [3:6, 0:4] : (tensor<6x4xf32>) -> tensor<3x4xf32>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %51 = stablehlo.multiply %49, %50 : tensor<3x4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.pad %51, %cst_18, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %53 = call @_pad_0(%2#1, %52) : (tensor<f32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %54 = stablehlo.add %45, %53 : tensor<3x4xf32>
    %55 = stablehlo.multiply %48, %arg1 : tensor<3x4xf32>
    %56 = stablehlo.reverse %55, dims = [1] : tensor<3x4xf32>
    %57 = stablehlo.add %54, %56 : tensor<3x4xf32>
    return %57 : tensor<3x4xf32>
  }
  func.func private @_pad(%arg0: tensor<3x4xf32>, %arg1: tensor<i32>) -> (tensor<4x4xf32>, tensor<f32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    return %1, %cst : tensor<4x4xf32>, tensor<f32>
  }
  func.func private @_pad_0(%arg0: tensor<f32>, %arg1: tensor<4x4xf32>) -> tensor<3x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg1, %cst, low = [-1, 0], high = [0, 0], interior = [0, 0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %1 = stablehlo.slice %0 [0:3, 0:4] : (tensor<3x4xf32>) -> tensor<3x4xf32>
    return %1 : tensor<3x4xf32>
  }
}
