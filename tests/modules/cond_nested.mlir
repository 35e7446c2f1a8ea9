module @jit_cond_nested attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<i1>, %arg1: tensor<i1>, %arg2: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %2 = stablehlo.convert %arg1 : (tensor<i1>) -> tensor<i32>
      %3 = "stablehlo.case"(%2) ({
        %4 = stablehlo.negate %arg2 : tensor<5xf32>
        stablehlo.return %4 : tensor<5xf32>
      }, {
        %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
        %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
        %5 = stablehlo.multiply %arg2, %4 : tensor<5xf32>
        %6 = stablehlo.slice %arg2 [0:1] : (tensor<5xf32>) -> tensor<1xf32>
        %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
        %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<5xf32>
        %9 = stablehlo.add %5, %8 : tensor<5xf32>
        stablehlo.return %9 : tensor<5xf32>
      }) : (tensor<i32>) -> tensor<5xf32>
      stablehlo.return %3 : tensor<5xf32>
    }, {
      stablehlo.return %arg2 : tensor<5xf32>
    }) : (tensor<i32>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
}
