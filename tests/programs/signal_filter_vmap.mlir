module @jit_signal_filter_vmap attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<3xf32>, %arg2: tensor<5x30xf32>) -> (tensor<5x30xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @append(%c, %1) : (tensor<i32>, tensor<3xf32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<3xf32>) -> tensor<5x3xf32>
    %5 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<5x30xf32>) -> tensor<30x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<30x5xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7:6 = stablehlo.while(%iterArg = %5, %iterArg_3 = %arg0, %iterArg_4 = %2, %iterArg_5 = %c_2, %iterArg_6 = %4, %iterArg_7 = %6) : tensor<30x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<5x3xf32>, tensor<30x5xf32>
    cond {
      %c_8 = stablehlo.constant dense<30> : tensor<i32>
      %9 = stablehlo.compare LT, %iterArg_5, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_5) : (tensor<30x5xf32>, tensor<i32>) -> tensor<5xf32>
      %10:2 = func.call @closed_call(%iterArg_3, %iterArg_4, %iterArg_6, %9) : (tensor<4xf32>, tensor<4xf32>, tensor<5x3xf32>, tensor<5xf32>) -> (tensor<5x3xf32>, tensor<5xf32>)
      %11 = func.call @dynamic_update_index_in_dim(%iterArg_7, %10#1, %iterArg_5) : (tensor<30x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<30x5xf32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %12 = stablehlo.add %iterArg_5, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_3, %iterArg_4, %12, %10#0, %11 : tensor<30x5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<5x3xf32>, tensor<30x5xf32>
    }
    %8 = stablehlo.transpose %7#5, dims = [1, 0] : (tensor<30x5xf32>) -> tensor<5x30xf32>
    return %8 : tensor<5x30xf32>
  }
  func.func private @append(%arg0: tensor<i32>, %arg1: tensor<3xf32>) -> tensor<4xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.convert %0 : (tensor<1xi32>) -> tensor<1xf32>
    %2 = stablehlo.concatenate %1, %arg1, dim = 0 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
    return %2 : tensor<4xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<30x5xf32>, %arg1: tensor<i32>) -> tensor<5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 5] : (tensor<30x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x5xf32>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
  func.func private @closed_call(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<5x3xf32>, %arg3: tensor<5xf32>) -> (tensor<5x3xf32>, tensor<5xf32>) {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<5xf32>
    %4 = stablehlo.slice %arg2 [0:5, 0:1] : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<5x1xf32>) -> tensor<5xf32>
    %6 = stablehlo.add %3, %5 : tensor<5xf32>
    %7 = stablehlo.slice %arg2 [0:5, 1:3] : (tensor<5x3xf32>) -> tensor<5x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = call @append_0(%7, %c) : (tensor<5x2xf32>, tensor<i32>) -> tensor<5x3xf32>
    %9 = stablehlo.slice %arg0 [1:4] : (tensor<4xf32>) -> tensor<3xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %11 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %14 = stablehlo.multiply %12, %13 : tensor<5x3xf32>
    %15 = stablehlo.add %8, %14 : tensor<5x3xf32>
    %16 = stablehlo.slice %arg1 [1:4] : (tensor<4xf32>) -> tensor<3xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %18 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
    %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %21 = stablehlo.multiply %19, %20 : tensor<5x3xf32>
    %22 = stablehlo.subtract %15, %21 : tensor<5x3xf32>
    return %22, %6 : tensor<5x3xf32>, tensor<5xf32>
  }
  func.func private @append_0(%arg0: tensor<5x2xf32>, %arg1: tensor<i32>) -> tensor<5x3xf32> {
    %0 = stablehlo.reshape %arg1 : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.convert %0 : (tensor<1xi32>) -> tensor<1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xf32>) -> tensor<5x1xf32>
    %3 = stablehlo.concatenate %arg0, %2, dim = 1 : (tensor<5x2xf32>, tensor<5x1xf32>) -> tensor<5x3xf32>
    return %3 : tensor<5x3xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<30x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<i32>) -> tensor<30x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<30x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<30x5xf32>
    return %1 : tensor<30x5xf32>
  }
}
