module @jit_norms attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<6xf32> {jax.result_info = "result[2]"}, tensor<5x5xf32> {jax.result_info = "result[3]"}) {
    %0 = call @norm(%arg0) : (tensor<5x6xf32>) -> tensor<f32>
    %1 = call @norm_0(%arg0) : (tensor<5x6xf32>) -> tensor<f32>
    %2 = call @norm_1(%arg0) : (tensor<5x6xf32>) -> tensor<6xf32>
    %3 = stablehlo.slice %arg0 [0:5, 0:5] : (tensor<5x6xf32>) -> tensor<5x5xf32>
    %4 = call @matrix_power(%3) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    return %0, %1, %2, %4 : tensor<f32>, tensor<f32>, tensor<6xf32>, tensor<5x5xf32>
  }
  func.func private @norm(%arg0: tensor<5x6xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<5x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x6xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_0(%arg0: tensor<5x6xf32>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : tensor<5x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.maximum %cst_1, %2 : tensor<f32>
    return %3 : tensor<f32>
  }
  func.func private @norm_1(%arg0: tensor<5x6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.abs %arg0 : tensor<5x6xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %2 = stablehlo.power %0, %1 : tensor<5x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<5x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_1 = stablehlo.constant dense<0.333333343> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.power %3, %4 : tensor<6xf32>
    return %5 : tensor<6xf32>
  }
  func.func private @matrix_power(%arg0: tensor<5x5xf32>) -> tensor<5x5xf32> {
    %0 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    return %1 : tensor<5x5xf32>
  }
}
