module @jit_cond_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1 = stablehlo.convert %0 : (tensor<i1>) -> tensor<i32>
    %2:3 = "stablehlo.case"(%1) ({
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %4 = stablehlo.reduce(%arg1 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      stablehlo.return %4, %5, %cst_3 : tensor<f32>, tensor<5xf32>, tensor<f32>
    }, {
      %4 = stablehlo.sine %arg1 : tensor<5xf32>
      %5 = stablehlo.cosine %arg1 : tensor<5xf32>
      %6 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %7 = stablehlo.multiply %4, %6 : tensor<5xf32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      stablehlo.return %8, %5, %arg0 : tensor<f32>, tensor<5xf32>, tensor<f32>
    }) : (tensor<i32>) -> (tensor<f32>, tensor<5xf32>, tensor<f32>)
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = "stablehlo.case"(%1) ({
      %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
      stablehlo.return %4 : tensor<5xf32>
    }, {
      %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %5 = stablehlo.broadcast_in_dim %2#2, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %6 = stablehlo.multiply %4, %5 : tensor<5xf32>
      %7 = stablehlo.multiply %6, %2#1 : tensor<5xf32>
      stablehlo.return %7 : tensor<5xf32>
    }) : (tensor<i32>) -> tensor<5xf32>
    return %3 : tensor<5xf32>
  }
}
