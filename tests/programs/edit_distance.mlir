module @jit_edit_distance attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xi32>, %arg1: tensor<9xi32>) -> (tensor<7xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<10xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %arg1, %iterArg_2 = %c_0, %iterArg_3 = %0, %iterArg_4 = %1) : tensor<7xi32>, tensor<9xi32>, tensor<i32>, tensor<10xi32>, tensor<7xi32>
    cond {
      %c_5 = stablehlo.constant dense<7> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_2, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_2) : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
      %4:2 = func.call @closed_call(%iterArg_1, %iterArg_3, %3) : (tensor<9xi32>, tensor<10xi32>, tensor<i32>) -> (tensor<10xi32>, tensor<i32>)
      %5 = func.call @dynamic_update_index_in_dim(%iterArg_4, %4#1, %iterArg_2) : (tensor<7xi32>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.add %iterArg_2, %c_5 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %6, %4#0, %5 : tensor<7xi32>, tensor<9xi32>, tensor<i32>, tensor<10xi32>, tensor<7xi32>
    }
    return %2#4 : tensor<7xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<7xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<7xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<9xi32>, %arg1: tensor<10xi32>, %arg2: tensor<i32>) -> (tensor<10xi32>, tensor<i32>) {
    %0 = stablehlo.slice %arg1 [0:1] : (tensor<10xi32>) -> tensor<1xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %2 = stablehlo.add %0, %1 : tensor<1xi32>
    %3 = stablehlo.slice %arg1 [1:10] : (tensor<10xi32>) -> tensor<9xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %5 = stablehlo.add %3, %4 : tensor<9xi32>
    %6 = stablehlo.slice %arg1 [0:9] : (tensor<10xi32>) -> tensor<9xi32>
    %7 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %8 = stablehlo.compare NE, %arg0, %7, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %9 = stablehlo.convert %8 : (tensor<9xi1>) -> tensor<9xi32>
    %10 = stablehlo.add %6, %9 : tensor<9xi32>
    %11 = stablehlo.minimum %5, %10 : tensor<9xi32>
    %12 = stablehlo.concatenate %2, %11, dim = 0 : (tensor<1xi32>, tensor<9xi32>) -> tensor<10xi32>
    %13 = stablehlo.iota dim = 0 : tensor<10xi32>
    %14 = stablehlo.subtract %12, %13 : tensor<10xi32>
    %15 = call @cummin(%14) : (tensor<10xi32>) -> tensor<10xi32>
    %16 = stablehlo.iota dim = 0 : tensor<10xi32>
    %17 = stablehlo.add %15, %16 : tensor<10xi32>
    %18 = stablehlo.slice %17 [9:10] : (tensor<10xi32>) -> tensor<1xi32>
    %19 = stablehlo.reshape %18 : (tensor<1xi32>) -> tensor<i32>
    return %17, %19 : tensor<10xi32>, tensor<i32>
  }
  func.func private @cummin(%arg0: tensor<10xi32>) -> tensor<10xi32> {
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[9, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 10>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<10xi32>, tensor<i32>) -> tensor<10xi32>
    return %1 : tensor<10xi32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<7xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<7xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<7xi32>, tensor<1xi32>, tensor<i32>) -> tensor<7xi32>
    return %1 : tensor<7xi32>
  }
}
