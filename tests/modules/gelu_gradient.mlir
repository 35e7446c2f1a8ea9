module @jit_gelu_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x19xf32>) -> (tensor<2x19xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x19xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x19xf32>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<2x19xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x19xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<2x19xf32>
    %cst_0 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x19xf32>
    %6 = stablehlo.multiply %5, %1 : tensor<2x19xf32>
    %7 = stablehlo.add %arg0, %6 : tensor<2x19xf32>
    %cst_1 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x19xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<2x19xf32>
    %10 = stablehlo.tanh %9 : tensor<2x19xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x19xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<2x19xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x19xf32>
    %14 = stablehlo.add %13, %10 : tensor<2x19xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x19xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<2x19xf32>
    %17 = stablehlo.multiply %arg0, %16 : tensor<2x19xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x19xf32>
    %19 = stablehlo.multiply %18, %arg0 : tensor<2x19xf32>
    %20 = stablehlo.negate %arg0 : tensor<2x19xf32>
    %cst_6 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x19xf32>
    %22 = stablehlo.multiply %20, %21 : tensor<2x19xf32>
    %23 = chlo.erfc %22 : tensor<2x19xf32> -> tensor<2x19xf32>
    %24 = chlo.square %22 : tensor<2x19xf32> -> tensor<2x19xf32>
    %25 = stablehlo.negate %24 : tensor<2x19xf32>
    %26 = stablehlo.exponential %25 : tensor<2x19xf32>
    %27 = stablehlo.multiply %19, %23 : tensor<2x19xf32>
    %28 = stablehlo.add %17, %27 : tensor<2x19xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x19xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x19xf32>
    %31 = stablehlo.multiply %19, %30 : tensor<2x19xf32>
    %32 = stablehlo.multiply %30, %23 : tensor<2x19xf32>
    %cst_9 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x19xf32>
    %34 = stablehlo.multiply %33, %31 : tensor<2x19xf32>
    %35 = stablehlo.multiply %34, %26 : tensor<2x19xf32>
    %cst_10 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x19xf32>
    %37 = stablehlo.multiply %35, %36 : tensor<2x19xf32>
    %38 = stablehlo.negate %37 : tensor<2x19xf32>
    %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x19xf32>
    %40 = stablehlo.multiply %39, %32 : tensor<2x19xf32>
    %41 = stablehlo.add %38, %40 : tensor<2x19xf32>
    %42 = stablehlo.multiply %arg0, %30 : tensor<2x19xf32>
    %43 = stablehlo.multiply %30, %16 : tensor<2x19xf32>
    %44 = stablehlo.add %41, %43 : tensor<2x19xf32>
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x19xf32>
    %46 = stablehlo.multiply %45, %42 : tensor<2x19xf32>
    %47 = stablehlo.multiply %46, %12 : tensor<2x19xf32>
    %48 = stablehlo.multiply %47, %10 : tensor<2x19xf32>
    %49 = stablehlo.add %47, %48 : tensor<2x19xf32>
    %cst_13 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x19xf32>
    %51 = stablehlo.multiply %50, %49 : tensor<2x19xf32>
    %52 = stablehlo.add %44, %51 : tensor<2x19xf32>
    %cst_14 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x19xf32>
    %54 = stablehlo.multiply %53, %51 : tensor<2x19xf32>
    %55 = stablehlo.multiply %54, %4 : tensor<2x19xf32>
    %56 = stablehlo.add %52, %55 : tensor<2x19xf32>
    return %56 : tensor<2x19xf32>
  }
}
