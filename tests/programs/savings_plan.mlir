module @jit_savings_plan attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<24xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<24xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %0, %iterArg_0 = %arg1, %iterArg_1 = %c, %iterArg_2 = %arg0, %iterArg_3 = %1) : tensor<24xi32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<24xf32>
    cond {
      %c_4 = stablehlo.constant dense<24> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<24xi32>, tensor<i32>) -> tensor<i32>
      %4:2 = func.call @closed_call(%iterArg_0, %iterArg_2, %3) : (tensor<f32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<f32>)
      %5 = func.call @dynamic_update_index_in_dim(%iterArg_3, %4#1, %iterArg_1) : (tensor<24xf32>, tensor<f32>, tensor<i32>) -> tensor<24xf32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %6, %4#0, %5 : tensor<24xi32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<24xf32>
    }
    return %2#4 : tensor<24xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<24xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<24xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> (tensor<f32>, tensor<f32>) {
    %cst = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %0 = stablehlo.add %arg1, %cst : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %1 = stablehlo.divide %arg0, %cst_0 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.add %cst_1, %1 : tensor<f32>
    %3 = stablehlo.multiply %0, %2 : tensor<f32>
    return %3, %3 : tensor<f32>, tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<24xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<24xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<24xf32>, tensor<1xf32>, tensor<i32>) -> tensor<24xf32>
    return %1 : tensor<24xf32>
  }
}
