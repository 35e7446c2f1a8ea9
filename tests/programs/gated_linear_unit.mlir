module @jit_gated_linear_unit attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x10xf32>) -> (tensor<6x5xf32> {jax.result_info = "result[0]"}, tensor<6x10xf32> {jax.result_info = "result[1]"}) {
    %0 = call @glu(%arg0) : (tensor<6x10xf32>) -> tensor<6x5xf32>
    %1 = call @sparse_sigmoid(%arg0) : (tensor<6x10xf32>) -> tensor<6x10xf32>
    return %0, %1 : tensor<6x5xf32>, tensor<6x10xf32>
  }
  func.func private @glu(%arg0: tensor<6x10xf32>) -> tensor<6x5xf32> {
    %0 = stablehlo.slice %arg0 [0:6, 0:5] : (tensor<6x10xf32>) -> tensor<6x5xf32>
    %1 = stablehlo.slice %arg0 [0:6, 5:10] : (tensor<6x10xf32>) -> tensor<6x5xf32>
    %2 = stablehlo.negate %1 : tensor<6x5xf32>
    %3 = stablehlo.exponential %2 : tensor<6x5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %5 = stablehlo.add %4, %3 : tensor<6x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %7 = stablehlo.divide %6, %5 : tensor<6x5xf32>
    %8 = stablehlo.multiply %0, %7 : tensor<6x5xf32>
    return %8 : tensor<6x5xf32>
  }
  func.func private @sparse_sigmoid(%arg0: tensor<6x10xf32>) -> tensor<6x10xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<6x10xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = call @clip(%1, %cst_0, %cst_1) : (tensor<6x10xf32>, tensor<f32>, tensor<f32>) -> tensor<6x10xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<6x10xf32>
    return %4 : tensor<6x10xf32>
  }
  func.func private @clip(%arg0: tensor<6x10xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<6x10xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<6x10xf32>
    %3 = stablehlo.convert %arg2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<6x10xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<6x10xf32>
    return %5 : tensor<6x10xf32>
  }
}
