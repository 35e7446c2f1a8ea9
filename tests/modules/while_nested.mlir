module @jit_while_nested attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<i32>, %arg1: tensor<3xf32>) -> (tensor<3xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:4 = stablehlo.while(%iterArg = %arg1, %iterArg_0 = %c, %iterArg_1 = %arg0, %iterArg_2 = %arg1) : tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xf32>
    cond {
      %1 = stablehlo.compare LT, %iterArg_0, %iterArg_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.add %iterArg_0, %c_3 : tensor<i32>
      %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %3 = stablehlo.multiply %iterArg_2, %2 : tensor<3xf32>
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      %4:5 = stablehlo.while(%iterArg_5 = %iterArg_0, %iterArg_6 = %iterArg, %iterArg_7 = %c_4, %iterArg_8 = %iterArg_0, %iterArg_9 = %3) : tensor<i32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xf32>
      cond {
        %5 = stablehlo.compare LT, %iterArg_7, %iterArg_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %5 : tensor<i1>
      } do {
        %c_10 = stablehlo.constant dense<1> : tensor<i32>
        %5 = stablehlo.add %iterArg_7, %c_10 : tensor<i32>
        %6 = stablehlo.multiply %iterArg_5, %iterArg_7 : tensor<i32>
        %7 = stablehlo.convert %6 : (tensor<i32>) -> tensor<f32>
        %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<3xf32>
        %9 = stablehlo.multiply %iterArg_6, %8 : tensor<3xf32>
        %10 = stablehlo.add %iterArg_9, %9 : tensor<3xf32>
        stablehlo.return %iterArg_5, %iterArg_6, %5, %iterArg_8, %10 : tensor<i32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xf32>
      }
      stablehlo.return %iterArg, %1, %iterArg_1, %4#4 : tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xf32>
    }
    return %0#3 : tensor<3xf32>
  }
}
