module @jit_cumulative_loop attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12xi32>) -> (tensor<i32> {jax.result_info = "result[0]"}, tensor<12xi32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1:5 = stablehlo.while(%iterArg = %arg0, %iterArg_3 = %c_2, %iterArg_4 = %c_0, %iterArg_5 = %c_1, %iterArg_6 = %0) : tensor<12xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<12xi32>
    cond {
      %c_7 = stablehlo.constant dense<12> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_3, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2:3 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5, %iterArg_6) : (tensor<12xi32>, tensor<i32>, tensor<i32>, tensor<12xi32>) -> (tensor<i32>, tensor<i32>, tensor<12xi32>)
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.add %iterArg_3, %c_7 : tensor<i32>
      stablehlo.return %iterArg, %3, %2#0, %2#1, %2#2 : tensor<12xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<12xi32>
    }
    return %1#3, %1#4 : tensor<i32>, tensor<12xi32>
  }
  func.func private @closed_call(%arg0: tensor<12xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<12xi32>) -> (tensor<i32>, tensor<i32>, tensor<12xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = call @dynamic_index_in_dim(%arg0, %arg1) : (tensor<12xi32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.add %arg2, %1 : tensor<i32>
    %3 = call @dynamic_update_index_in_dim(%arg3, %2, %arg1) : (tensor<12xi32>, tensor<i32>, tensor<i32>) -> tensor<12xi32>
    return %0, %2, %3 : tensor<i32>, tensor<i32>, tensor<12xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<12xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    %c_0 = stablehlo.constant dense<12> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg1 : tensor<i1>, tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %3, sizes = [1] : (tensor<12xi32>, tensor<i32>) -> tensor<1xi32>
    %5 = stablehlo.reshape %4 : (tensor<1xi32>) -> tensor<i32>
    return %5 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<12xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<12xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg2 : tensor<i32>
    %c_0 = stablehlo.constant dense<12> : tensor<i32>
    %3 = stablehlo.add %2, %c_0 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg2 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_update_slice %arg0, %0, %4 : (tensor<12xi32>, tensor<1xi32>, tensor<i32>) -> tensor<12xi32>
    return %5 : tensor<12xi32>
  }
}
