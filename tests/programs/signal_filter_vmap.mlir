module @jit_signal_filter_vmap attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf64>, %arg1: tensor<3xf64>, %arg2: tensor<5x30xf64>) -> (tensor<5x30xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3xf64>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @append(%c, %1) : (tensor<i64>, tensor<3xf64>) -> tensor<4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<3xf64>) -> tensor<5x3xf64>
    %5 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<5x30xf64>) -> tensor<30x5xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<30x5xf64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7:6 = stablehlo.while(%iterArg = %5, %iterArg_3 = %arg0, %iterArg_4 = %2, %iterArg_5 = %c_2, %iterArg_6 = %4, %iterArg_7 = %6) : tensor<30x5xf64>, tensor<4xf64>, tensor<4xf64>, tensor<i64>, tensor<5x3xf64>, tensor<30x5xf64>
    cond {
      %c_8 = stablehlo.constant dense<30> : tensor<i64>
      %9 = stablehlo.compare LT, %iterArg_5, %c_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_5) : (tensor<30x5xf64>, tensor<i64>) -> tensor<5xf64>
      %10:2 = func.call @closed_call(%iterArg_3, %iterArg_4, %iterArg_6, %9) : (tensor<4xf64>, tensor<4xf64>, tensor<5x3xf64>, tensor<5xf64>) -> (tensor<5x3xf64>, tensor<5xf64>)
      %11 = func.call @dynamic_update_index_in_dim(%iterArg_7, %10#1, %iterArg_5) : (tensor<30x5xf64>, tensor<5xf64>, tensor<i64>) -> tensor<30x5xf64>
      %c_8 = stablehlo.constant dense<1> : tensor<i64>
      %12 = stablehlo.add %iterArg_5, %c_8 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_3, %iterArg_4, %12, %10#0, %11 : tensor<30x5xf64>, tensor<4xf64>, tensor<4xf64>, tensor<i64>, tensor<5x3xf64>, tensor<30x5xf64>
    }
    %8 = stablehlo.transpose %7#5, dims = [1, 0] : (tensor<30x5xf64>) -> tensor<5x30xf64>
    return %8 : tensor<5x30xf64>
  }
  func.func private @append(%arg0: tensor<i64>, %arg1: tensor<3xf64>) -> tensor<4xf64> {
    %0 = stablehlo.reshape %arg0 : (tensor<i64>) -> tensor<1xi64>
    %1 = stablehlo.convert %0 : (tensor<1xi64>) -> tensor<1xf64>
    %2 = stablehlo.concatenate %1, %arg1, dim = 0 : (tensor<1xf64>, tensor<3xf64>) -> tensor<4xf64>
    return %2 : tensor<4xf64>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<30x5xf64>, %arg1: tensor<i64>) -> tensor<5xf64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 5] : (tensor<30x5xf64>, tensor<i64>, tensor<i64>) -> tensor<1x5xf64>
    %1 = stablehlo.reshape %0 : (tensor<1x5xf64>) -> tensor<5xf64>
    return %1 : tensor<5xf64>
  }
  func.func private @closed_call(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>, %arg2: tensor<5x3xf64>, %arg3: tensor<5xf64>) -> (tensor<5x3xf64>, tensor<5xf64>) {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<4xf64>) -> tensor<1xf64>
    %1 = stablehlo.reshape %0 : (tensor<1xf64>) -> tensor<f64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %3 = stablehlo.multiply %2, %arg3 : tensor<5xf64>
    %4 = stablehlo.slice %arg2 [0:5, 0:1] : (tensor<5x3xf64>) -> tensor<5x1xf64>
    %5 = stablehlo.reshape %4 : (tensor<5x1xf64>) -> tensor<5xf64>
    %6 = stablehlo.add %3, %5 : tensor<5xf64>
    %7 = stablehlo.slice %arg2 [0:5, 1:3] : (tensor<5x3xf64>) -> tensor<5x2xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %8 = call @append_0(%7, %c) : (tensor<5x2xf64>, tensor<i64>) -> tensor<5x3xf64>
    %9 = stablehlo.slice %arg0 [1:4] : (tensor<4xf64>) -> tensor<3xf64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %11 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<5x3xf64>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x3xf64>
    %14 = stablehlo.multiply %12, %13 : tensor<5x3xf64>
    %15 = stablehlo.add %8, %14 : tensor<5x3xf64>
    %16 = stablehlo.slice %arg1 [1:4] : (tensor<4xf64>) -> tensor<3xf64>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %18 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %19 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<5x3xf64>
    %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x3xf64>
    %21 = stablehlo.multiply %19, %20 : tensor<5x3xf64>
    %22 = stablehlo.subtract %15, %21 : tensor<5x3xf64>
    return %22, %6 : tensor<5x3xf64>, tensor<5xf64>
  }
  func.func private @append_0(%arg0: tensor<5x2xf64>, %arg1: tensor<i64>) -> tensor<5x3xf64> {
    %0 = stablehlo.reshape %arg1 : (tensor<i64>) -> tensor<1xi64>
    %1 = stablehlo.convert %0 : (tensor<1xi64>) -> tensor<1xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xf64>) -> tensor<5x1xf64>
    %3 = stablehlo.concatenate %arg0, %2, dim = 1 : (tensor<5x2xf64>, tensor<5x1xf64>) -> tensor<5x3xf64>
    return %3 : tensor<5x3xf64>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<30x5xf64>, %arg1: tensor<5xf64>, %arg2: tensor<i64>) -> tensor<30x5xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf64>) -> tensor<1x5xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<30x5xf64>, tensor<1x5xf64>, tensor<i64>, tensor<i64>) -> tensor<30x5xf64>
    return %1 : tensor<30x5xf64>
  }
}
