module @jit_random_bits attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<ui32>) -> (tensor<ui32> {jax.result_info = "result[0]"}, tensor<16xui32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<16xui32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %c_1, %iterArg_2 = %c_0, %iterArg_3 = %arg0, %iterArg_4 = %0) : tensor<i32>, tensor<i32>, tensor<ui32>, tensor<16xui32>
    cond {
      %c_5 = stablehlo.constant dense<16> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2:3 = func.call @closed_call(%iterArg_2, %iterArg_3, %iterArg_4) : (tensor<i32>, tensor<ui32>, tensor<16xui32>) -> (tensor<i32>, tensor<ui32>, tensor<16xui32>)
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.add %iterArg, %c_5 : tensor<i32>
      stablehlo.return %3, %2#0, %2#1, %2#2 : tensor<i32>, tensor<i32>, tensor<ui32>, tensor<16xui32>
    }
    return %1#2, %1#3 : tensor<ui32>, tensor<16xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<ui32>, %arg2: tensor<16xui32>) -> (tensor<i32>, tensor<ui32>, tensor<16xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %1 = stablehlo.shift_left %arg1, %c_0 : tensor<ui32>
    %2 = stablehlo.xor %arg1, %1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<17> : tensor<ui32>
    %3 = stablehlo.shift_right_logical %2, %c_1 : tensor<ui32>
    %4 = stablehlo.xor %2, %3 : tensor<ui32>
    %c_2 = stablehlo.constant dense<5> : tensor<ui32>
    %5 = stablehlo.shift_left %4, %c_2 : tensor<ui32>
    %6 = stablehlo.xor %4, %5 : tensor<ui32>
    %7 = stablehlo.iota dim = 0 : tensor<16xi32>
    %8 = stablehlo.convert %arg0 : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %10 = stablehlo.compare EQ, %7, %9, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %11 = call @_where(%10, %6, %arg2) : (tensor<16xi1>, tensor<ui32>, tensor<16xui32>) -> tensor<16xui32>
    return %0, %6, %11 : tensor<i32>, tensor<ui32>, tensor<16xui32>
  }
  func.func private @_where(%arg0: tensor<16xi1>, %arg1: tensor<ui32>, %arg2: tensor<16xui32>) -> tensor<16xui32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<16xui32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<16xi1>, tensor<16xui32>
    return %1 : tensor<16xui32>
  }
}
