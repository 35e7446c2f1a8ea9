module @jit_game_of_life attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x11xi32>) -> (tensor<9x11xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %c, %iterArg_2 = %arg0) : tensor<i32>, tensor<i32>, tensor<9x11xi32>
    cond {
      %c_3 = stablehlo.constant dense<6> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg_1, %iterArg_2) : (tensor<i32>, tensor<9x11xi32>) -> (tensor<i32>, tensor<9x11xi32>)
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg, %c_3 : tensor<i32>
      stablehlo.return %2, %1#0, %1#1 : tensor<i32>, tensor<i32>, tensor<9x11xi32>
    }
    return %0#2 : tensor<9x11xi32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<9x11xi32>) -> (tensor<i32>, tensor<9x11xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.reduce_window"(%arg1, %1) <{base_dilations = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %12 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %12 : tensor<i32>
    }) : (tensor<9x11xi32>, tensor<i32>) -> tensor<9x11xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9x11xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<9x11xi32>, tensor<9x11xi32>) -> tensor<9x11xi1>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9x11xi32>
    %6 = stablehlo.compare EQ, %arg1, %5, SIGNED : (tensor<9x11xi32>, tensor<9x11xi32>) -> tensor<9x11xi1>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<9x11xi32>
    %8 = stablehlo.compare EQ, %2, %7, SIGNED : (tensor<9x11xi32>, tensor<9x11xi32>) -> tensor<9x11xi1>
    %9 = stablehlo.and %6, %8 : tensor<9x11xi1>
    %10 = stablehlo.or %4, %9 : tensor<9x11xi1>
    %11 = stablehlo.convert %10 : (tensor<9x11xi1>) -> tensor<9x11xi32>
    return %0, %11 : tensor<i32>, tensor<9x11xi32>
  }
}
