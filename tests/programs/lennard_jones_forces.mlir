module @jit_lennard_jones_forces attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x3xf32>) -> (tensor<6x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<6x3xf32>) -> tensor<6x1x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<6x3xf32>) -> tensor<1x6x3xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<6x1x3xf32>) -> tensor<6x6x3xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x6x3xf32>) -> tensor<6x6x3xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<6x6x3xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<6x6x3xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6x3xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<6x6x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<6x6x3xf32>, tensor<f32>) -> tensor<6x6xf32>
    %9 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %10 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %12 = stablehlo.add %9, %11 : tensor<6x6xi32>
    %13 = stablehlo.compare EQ, %12, %10, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %14 = stablehlo.convert %13 : (tensor<6x6xi1>) -> tensor<6x6xf32>
    %15 = stablehlo.add %8, %14 : tensor<6x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %17 = stablehlo.divide %16, %15 : tensor<6x6xf32>
    %18 = stablehlo.multiply %15, %15 : tensor<6x6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %20 = stablehlo.divide %19, %18 : tensor<6x6xf32>
    %21 = stablehlo.multiply %17, %17 : tensor<6x6xf32>
    %22 = stablehlo.multiply %21, %21 : tensor<6x6xf32>
    %23 = stablehlo.multiply %21, %22 : tensor<6x6xf32>
    %24 = stablehlo.multiply %17, %17 : tensor<6x6xf32>
    %25 = stablehlo.multiply %24, %24 : tensor<6x6xf32>
    %26 = stablehlo.multiply %17, %25 : tensor<6x6xf32>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %28 = stablehlo.multiply %27, %26 : tensor<6x6xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %30 = stablehlo.divide %29, %15 : tensor<6x6xf32>
    %31 = stablehlo.multiply %15, %15 : tensor<6x6xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %33 = stablehlo.divide %32, %31 : tensor<6x6xf32>
    %34 = stablehlo.multiply %30, %30 : tensor<6x6xf32>
    %35 = stablehlo.multiply %34, %30 : tensor<6x6xf32>
    %36 = stablehlo.multiply %30, %30 : tensor<6x6xf32>
    %cst_6 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %38 = stablehlo.multiply %37, %36 : tensor<6x6xf32>
    %39 = stablehlo.subtract %23, %35 : tensor<6x6xf32>
    %40:3 = call @triu(%39) : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xi1>, tensor<6x6xf32>)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40#0 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %43 = call @triu_0(%40#1, %40#2, %42) : (tensor<6x6xi1>, tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %44 = stablehlo.negate %43 : tensor<6x6xf32>
    %45 = stablehlo.multiply %44, %38 : tensor<6x6xf32>
    %46 = stablehlo.multiply %45, %33 : tensor<6x6xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %48 = stablehlo.multiply %46, %47 : tensor<6x6xf32>
    %49 = stablehlo.negate %48 : tensor<6x6xf32>
    %50 = stablehlo.multiply %43, %28 : tensor<6x6xf32>
    %51 = stablehlo.multiply %50, %20 : tensor<6x6xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %53 = stablehlo.multiply %51, %52 : tensor<6x6xf32>
    %54 = stablehlo.negate %53 : tensor<6x6xf32>
    %55 = stablehlo.add %49, %54 : tensor<6x6xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<6x6xf32>) -> tensor<6x6x3xf32>
    %57 = stablehlo.multiply %56, %7 : tensor<6x6x3xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<6x6x3xf32>, tensor<f32>) -> tensor<6x3xf32>
    %59 = stablehlo.reshape %58 : (tensor<6x3xf32>) -> tensor<6x1x3xf32>
    %60 = stablehlo.negate %57 : tensor<6x6x3xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<6x6x3xf32>, tensor<f32>) -> tensor<6x3xf32>
    %62 = stablehlo.reshape %61 : (tensor<6x3xf32>) -> tensor<1x6x3xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<1x6x3xf32>, tensor<f32>) -> tensor<6x3xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%59 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<6x1x3xf32>, tensor<f32>) -> tensor<6x3xf32>
    %65 = stablehlo.add %63, %64 : tensor<6x3xf32>
    return %65 : tensor<6x3xf32>
  }
  func.func private @triu(%arg0: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xi1>, tensor<6x6xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %2 = stablehlo.add %0, %1 : tensor<6x6xi32>
    %3 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<6x6xi1>, tensor<6x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    return %6, %4, %7 : tensor<6x6xf32>, tensor<6x6xi1>, tensor<6x6xf32>
  }
  func.func private @triu_0(%arg0: tensor<6x6xi1>, %arg1: tensor<6x6xf32>, %arg2: tensor<6x6xf32>) -> tensor<6x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<6x6xi1>, tensor<6x6xf32>
    return %1 : tensor<6x6xf32>
  }
}
