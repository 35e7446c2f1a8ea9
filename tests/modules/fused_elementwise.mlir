module @jit_fused_elementwise attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<f32>) -> (tensor<5x16xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<5x16xf32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<5x16xf32>
    %4 = stablehlo.add %1, %3 : tensor<5x16xf32>
    %5 = stablehlo.tanh %4 : tensor<5x16xf32>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<5x16xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<5x16xf32>
    %9 = stablehlo.negate %8 : tensor<5x16xf32>
    %10 = stablehlo.exponential %9 : tensor<5x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %12 = stablehlo.add %11, %10 : tensor<5x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %14 = stablehlo.divide %13, %12 : tensor<5x16xf32>
    %15 = stablehlo.multiply %5, %14 : tensor<5x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x16xf32>
    %17 = stablehlo.compare GT, %arg0, %16, FLOAT : (tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xi1>
    %18 = stablehlo.multiply %arg0, %arg0 : tensor<5x16xf32>
    %19 = stablehlo.log_plus_one %18 : tensor<5x16xf32>
    %20 = stablehlo.exponential %arg0 : tensor<5x16xf32>
    %21 = call @_where(%17, %19, %20) : (tensor<5x16xi1>, tensor<5x16xf32>, tensor<5x16xf32>) -> tensor<5x16xf32>
    %22 = stablehlo.abs %arg1 : tensor<16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %24 = stablehlo.add %23, %22 : tensor<16xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<5x16xf32>
    %27 = stablehlo.divide %21, %26 : tensor<5x16xf32>
    %28 = stablehlo.add %15, %27 : tensor<5x16xf32>
    return %28 : tensor<5x16xf32>
  }
  func.func private @_where(%arg0: tensor<5x16xi1>, %arg1: tensor<5x16xf32>, %arg2: tensor<5x16xf32>) -> tensor<5x16xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x16xi1>, tensor<5x16xf32>
    return %0 : tensor<5x16xf32>
  }
}
