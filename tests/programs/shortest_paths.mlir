module @jit_shortest_paths attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x7xf32>) -> (tensor<7x7xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %c, %iterArg_2 = %arg0) : tensor<i32>, tensor<i32>, tensor<7x7xf32>
    cond {
      %c_3 = stablehlo.constant dense<7> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg_1, %iterArg_2) : (tensor<i32>, tensor<7x7xf32>) -> (tensor<i32>, tensor<7x7xf32>)
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg, %c_3 : tensor<i32>
      stablehlo.return %2, %1#0, %1#1 : tensor<i32>, tensor<i32>, tensor<7x7xf32>
    }
    return %0#2 : tensor<7x7xf32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<7x7xf32>) -> (tensor<i32>, tensor<7x7xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.convert %arg0 : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %c_0, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<7> : tensor<i32>
    %3 = stablehlo.add %c_2, %c_3 : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.select %2, %3, %c_4 : tensor<i1>, tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %1, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<7> : tensor<i32>
    %6 = stablehlo.add %1, %c_6 : tensor<i32>
    %7 = stablehlo.select %5, %6, %1 : tensor<i1>, tensor<i32>
    %8 = stablehlo.dynamic_slice %arg1, %4, %7, sizes = [7, 1] : (tensor<7x7xf32>, tensor<i32>, tensor<i32>) -> tensor<7x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<7x1xf32>) -> tensor<7xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %11 = stablehlo.convert %arg0 : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.compare LT, %11, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_8 = stablehlo.constant dense<7> : tensor<i32>
    %13 = stablehlo.add %11, %c_8 : tensor<i32>
    %14 = stablehlo.select %12, %13, %11 : tensor<i1>, tensor<i32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.compare LT, %c_9, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %c_12 = stablehlo.constant dense<7> : tensor<i32>
    %16 = stablehlo.add %c_11, %c_12 : tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.select %15, %16, %c_13 : tensor<i1>, tensor<i32>
    %18 = stablehlo.dynamic_slice %arg1, %14, %17, sizes = [1, 7] : (tensor<7x7xf32>, tensor<i32>, tensor<i32>) -> tensor<1x7xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x7xf32>) -> tensor<7xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %21 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x7xf32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<7x7xf32>
    %23 = stablehlo.add %21, %22 : tensor<7x7xf32>
    %24 = stablehlo.minimum %arg1, %23 : tensor<7x7xf32>
    return %0, %24 : tensor<i32>, tensor<7x7xf32>
  }
}
