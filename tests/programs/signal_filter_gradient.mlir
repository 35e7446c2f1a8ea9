module @jit_signal_filter_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<3xf32>, %arg2: tensor<30xf32>) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @append(%c, %1) : (tensor<i32>, tensor<3xf32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %5 = stablehlo.reshape %4 : (tensor<1xf32>) -> tensor<f32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6:2 = call @append_0(%c_1) : (tensor<i32>) -> (tensor<1xf32>, tensor<1xf32>)
    %7 = stablehlo.slice %arg0 [1:4] : (tensor<4xf32>) -> tensor<3xf32>
    %8 = stablehlo.slice %2 [1:4] : (tensor<4xf32>) -> tensor<3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %10:8 = stablehlo.while(%iterArg = %arg2, %iterArg_11 = %6#1, %iterArg_12 = %7, %iterArg_13 = %8, %iterArg_14 = %5, %iterArg_15 = %c_3, %iterArg_16 = %3, %iterArg_17 = %9) : tensor<30xf32>, tensor<1xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<i32>, tensor<3xf32>, tensor<30xf32>
    cond {
      %c_18 = stablehlo.constant dense<30> : tensor<i32>
      %21 = stablehlo.compare LT, %iterArg_15, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %21 : tensor<i1>
    } do {
      %21 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_15) : (tensor<30xf32>, tensor<i32>) -> tensor<f32>
      %22:2 = func.call @closed_call(%iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_16, %21) : (tensor<1xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
      %23 = func.call @dynamic_update_index_in_dim(%iterArg_17, %22#1, %iterArg_15) : (tensor<30xf32>, tensor<f32>, tensor<i32>) -> tensor<30xf32>
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.add %iterArg_15, %c_18 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %24, %22#0, %23 : tensor<30xf32>, tensor<1xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<i32>, tensor<3xf32>, tensor<30xf32>
    }
    %11 = stablehlo.multiply %10#7, %10#7 : tensor<30xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %13 = stablehlo.multiply %12, %10#7 : tensor<30xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%11 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %17 = stablehlo.multiply %16, %13 : tensor<30xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %20:7 = stablehlo.while(%iterArg = %17, %iterArg_11 = %arg2, %iterArg_12 = %6#0, %iterArg_13 = %8, %iterArg_14 = %c_10, %iterArg_15 = %19, %iterArg_16 = %18) : tensor<30xf32>, tensor<30xf32>, tensor<1xf32>, tensor<3xf32>, tensor<i32>, tensor<4xf32>, tensor<3xf32>
    cond {
      %c_17 = stablehlo.constant dense<30> : tensor<i32>
      %21 = stablehlo.compare LT, %iterArg_14, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %21 : tensor<i1>
    } do {
      %c_17 = stablehlo.constant dense<30> : tensor<i32>
      %21 = stablehlo.subtract %c_17, %iterArg_14 : tensor<i32>
      %c_18 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.subtract %21, %c_18 : tensor<i32>
      %23 = func.call @dynamic_index_in_dim(%iterArg, %22) : (tensor<30xf32>, tensor<i32>) -> tensor<f32>
      %24 = func.call @dynamic_index_in_dim(%iterArg_11, %22) : (tensor<30xf32>, tensor<i32>) -> tensor<f32>
      %25:2 = func.call @closed_call_2(%iterArg_12, %iterArg_13, %iterArg_15, %iterArg_16, %23, %24) : (tensor<1xf32>, tensor<3xf32>, tensor<4xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>) -> (tensor<4xf32>, tensor<3xf32>)
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %26 = stablehlo.add %iterArg_14, %c_19 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_11, %iterArg_12, %iterArg_13, %26, %25#0, %25#1 : tensor<30xf32>, tensor<30xf32>, tensor<1xf32>, tensor<3xf32>, tensor<i32>, tensor<4xf32>, tensor<3xf32>
    }
    return %20#5 : tensor<4xf32>
  }
  func.func private @append(%arg0: tensor<i32>, %arg1: tensor<3xf32>) -> tensor<4xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.convert %0 : (tensor<1xi32>) -> tensor<1xf32>
    %2 = stablehlo.concatenate %1, %arg1, dim = 0 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
    return %2 : tensor<4xf32>
  }
  func.func private @append_0(%arg0: tensor<i32>) -> (tensor<1xf32>, tensor<1xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.convert %0 : (tensor<1xi32>) -> tensor<1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1xf32>
    return %2, %1 : tensor<1xf32>, tensor<1xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<30xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<30xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<1xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<f32>, %arg4: tensor<3xf32>, %arg5: tensor<f32>) -> (tensor<3xf32>, tensor<f32>) {
    %0 = stablehlo.multiply %arg3, %arg5 : tensor<f32>
    %1 = stablehlo.slice %arg4 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
    %3 = stablehlo.add %0, %2 : tensor<f32>
    %4 = stablehlo.slice %arg4 [1:3] : (tensor<3xf32>) -> tensor<2xf32>
    %5 = call @append_1(%4, %arg0) : (tensor<2xf32>, tensor<1xf32>) -> tensor<3xf32>
    %6 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.multiply %arg1, %6 : tensor<3xf32>
    %8 = stablehlo.add %5, %7 : tensor<3xf32>
    %9 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %10 = stablehlo.multiply %arg2, %9 : tensor<3xf32>
    %11 = stablehlo.subtract %8, %10 : tensor<3xf32>
    return %11, %3 : tensor<3xf32>, tensor<f32>
  }
  func.func private @append_1(%arg0: tensor<2xf32>, %arg1: tensor<1xf32>) -> tensor<3xf32> {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<2xf32>, tensor<1xf32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<30xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<30xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<30xf32>, tensor<1xf32>, tensor<i32>) -> tensor<30xf32>
    return %1 : tensor<30xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<1xf32>, %arg1: tensor<3xf32>, %arg2: tensor<4xf32>, %arg3: tensor<3xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<4xf32>, tensor<3xf32>) {
    %0 = stablehlo.negate %arg3 : tensor<3xf32>
    %1 = stablehlo.multiply %arg1, %0 : tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.add %arg4, %2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.multiply %arg3, %4 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.pad %5, %cst_0, low = [1], high = [0], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<4xf32>
    %8 = call @append_3(%arg0, %arg3) : (tensor<1xf32>, tensor<3xf32>) -> tensor<2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.pad %8, %cst_1, low = [1], high = [0], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<3xf32>
    %10 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.pad %10, %cst_2, low = [0], high = [2], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.add %9, %11 : tensor<3xf32>
    %13 = stablehlo.multiply %3, %arg5 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.pad %14, %cst_3, low = [0], high = [3], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<4xf32>
    %16 = stablehlo.add %7, %15 : tensor<4xf32>
    return %16, %12 : tensor<4xf32>, tensor<3xf32>
  }
  func.func private @append_3(%arg0: tensor<1xf32>, %arg1: tensor<3xf32>) -> tensor<2xf32> {
    %0 = stablehlo.slice %arg1 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
    %1 = stablehlo.slice %arg1 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    return %0 : tensor<2xf32>
  }
}
