module @jit_signal_filter attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf64>, %arg1: tensor<3xf64>, %arg2: tensor<50xf64>) -> (tensor<50xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3xf64>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @append(%c, %1) : (tensor<i64>, tensor<3xf64>) -> tensor<4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<50xf64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %5:6 = stablehlo.while(%iterArg = %arg2, %iterArg_3 = %arg0, %iterArg_4 = %2, %iterArg_5 = %c_2, %iterArg_6 = %3, %iterArg_7 = %4) : tensor<50xf64>, tensor<4xf64>, tensor<4xf64>, tensor<i64>, tensor<3xf64>, tensor<50xf64>
    cond {
      %c_8 = stablehlo.constant dense<50> : tensor<i64>
      %6 = stablehlo.compare LT, %iterArg_5, %c_8, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_5) : (tensor<50xf64>, tensor<i64>) -> tensor<f64>
      %7:2 = func.call @closed_call(%iterArg_3, %iterArg_4, %iterArg_6, %6) : (tensor<4xf64>, tensor<4xf64>, tensor<3xf64>, tensor<f64>) -> (tensor<3xf64>, tensor<f64>)
      %8 = func.call @dynamic_update_index_in_dim(%iterArg_7, %7#1, %iterArg_5) : (tensor<50xf64>, tensor<f64>, tensor<i64>) -> tensor<50xf64>
      %c_8 = stablehlo.constant dense<1> : tensor<i64>
      %9 = stablehlo.add %iterArg_5, %c_8 : tensor<i64>
      stablehlo.return %iterArg, %iterArg_3, %iterArg_4, %9, %7#0, %8 : tensor<50xf64>, tensor<4xf64>, tensor<4xf64>, tensor<i64>, tensor<3xf64>, tensor<50xf64>
    }
    return %5#5 : tensor<50xf64>
  }
  func.func private @append(%arg0: tensor<i64>, %arg1: tensor<3xf64>) -> tensor<4xf64> {
    %0 = stablehlo.reshape %arg0 : (tensor<i64>) -> tensor<1xi64>
    %1 = stablehlo.convert %0 : (tensor<1xi64>) -> tensor<1xf64>
    %2 = stablehlo.concatenate %1, %arg1, dim = 0 : (tensor<1xf64>, tensor<3xf64>) -> tensor<4xf64>
    return %2 : tensor<4xf64>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<50xf64>, %arg1: tensor<i64>) -> tensor<f64> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<50xf64>, tensor<i64>) -> tensor<1xf64>
    %1 = stablehlo.reshape %0 : (tensor<1xf64>) -> tensor<f64>
    return %1 : tensor<f64>
  }
  func.func private @closed_call(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>, %arg2: tensor<3xf64>, %arg3: tensor<f64>) -> (tensor<3xf64>, tensor<f64>) {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<4xf64>) -> tensor<1xf64>
    %1 = stablehlo.reshape %0 : (tensor<1xf64>) -> tensor<f64>
    %2 = stablehlo.multiply %1, %arg3 : tensor<f64>
    %3 = stablehlo.slice %arg2 [0:1] : (tensor<3xf64>) -> tensor<1xf64>
    %4 = stablehlo.reshape %3 : (tensor<1xf64>) -> tensor<f64>
    %5 = stablehlo.add %2, %4 : tensor<f64>
    %6 = stablehlo.slice %arg2 [1:3] : (tensor<3xf64>) -> tensor<2xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %7 = call @append_0(%6, %c) : (tensor<2xf64>, tensor<i64>) -> tensor<3xf64>
    %8 = stablehlo.slice %arg0 [1:4] : (tensor<4xf64>) -> tensor<3xf64>
    %9 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %10 = stablehlo.multiply %8, %9 : tensor<3xf64>
    %11 = stablehlo.add %7, %10 : tensor<3xf64>
    %12 = stablehlo.slice %arg1 [1:4] : (tensor<4xf64>) -> tensor<3xf64>
    %13 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %14 = stablehlo.multiply %12, %13 : tensor<3xf64>
    %15 = stablehlo.subtract %11, %14 : tensor<3xf64>
    return %15, %5 : tensor<3xf64>, tensor<f64>
  }
  func.func private @append_0(%arg0: tensor<2xf64>, %arg1: tensor<i64>) -> tensor<3xf64> {
    %0 = stablehlo.reshape %arg1 : (tensor<i64>) -> tensor<1xi64>
    %1 = stablehlo.convert %0 : (tensor<1xi64>) -> tensor<1xf64>
    %2 = stablehlo.concatenate %arg0, %1, dim = 0 : (tensor<2xf64>, tensor<1xf64>) -> tensor<3xf64>
    return %2 : tensor<3xf64>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<50xf64>, %arg1: tensor<f64>, %arg2: tensor<i64>) -> tensor<50xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<50xf64>, tensor<1xf64>, tensor<i64>) -> tensor<50xf64>
    return %1 : tensor<50xf64>
  }
}
