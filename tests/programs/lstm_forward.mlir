module @jit_lstm_forward attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x24xf32>, %arg1: tensor<6x4xf32>, %arg2: tensor<5x24xf32>, %arg3: tensor<3x7x5xf32>) -> (tensor<3x4xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %1 = stablehlo.transpose %arg3, dims = [1, 0, 2] : (tensor<3x7x5xf32>) -> tensor<7x3x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x3x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:7 = stablehlo.while(%iterArg = %1, %iterArg_1 = %arg2, %iterArg_2 = %arg0, %iterArg_3 = %c, %iterArg_4 = %0, %iterArg_5 = %0, %iterArg_6 = %2) : tensor<7x3x5xf32>, tensor<5x24xf32>, tensor<6x24xf32>, tensor<i32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<7x3x6xf32>
    cond {
      %c_7 = stablehlo.constant dense<7> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_3, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_3) : (tensor<7x3x5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %6:3 = func.call @closed_call(%iterArg_1, %iterArg_2, %iterArg_4, %iterArg_5, %5) : (tensor<5x24xf32>, tensor<6x24xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x5xf32>) -> (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>)
      %7 = func.call @dynamic_update_index_in_dim(%iterArg_6, %6#2, %iterArg_3) : (tensor<7x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<7x3x6xf32>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg_3, %c_7 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %iterArg_2, %8, %6#0, %6#1, %7 : tensor<7x3x5xf32>, tensor<5x24xf32>, tensor<6x24xf32>, tensor<i32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<7x3x6xf32>
    }
    %4 = stablehlo.dot_general %3#4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
    return %4 : tensor<3x4xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<7x3x5xf32>, %arg1: tensor<i32>) -> tensor<3x5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 5] : (tensor<7x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x5xf32>) -> tensor<3x5xf32>
    return %1 : tensor<3x5xf32>
  }
  func.func private @closed_call(%arg0: tensor<5x24xf32>, %arg1: tensor<6x24xf32>, %arg2: tensor<3x6xf32>, %arg3: tensor<3x6xf32>, %arg4: tensor<3x5xf32>) -> (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xf32>, tensor<5x24xf32>) -> tensor<3x24xf32>
    %1 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6xf32>, tensor<6x24xf32>) -> tensor<3x24xf32>
    %2 = stablehlo.add %0, %1 : tensor<3x24xf32>
    %3 = stablehlo.slice %2 [0:3, 0:6] : (tensor<3x24xf32>) -> tensor<3x6xf32>
    %4 = stablehlo.slice %2 [0:3, 6:12] : (tensor<3x24xf32>) -> tensor<3x6xf32>
    %5 = stablehlo.slice %2 [0:3, 12:18] : (tensor<3x24xf32>) -> tensor<3x6xf32>
    %6 = stablehlo.slice %2 [0:3, 18:24] : (tensor<3x24xf32>) -> tensor<3x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %8 = stablehlo.add %4, %7 : tensor<3x6xf32>
    %9 = stablehlo.negate %8 : tensor<3x6xf32>
    %10 = stablehlo.exponential %9 : tensor<3x6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %12 = stablehlo.add %11, %10 : tensor<3x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %14 = stablehlo.divide %13, %12 : tensor<3x6xf32>
    %15 = stablehlo.multiply %14, %arg3 : tensor<3x6xf32>
    %16 = stablehlo.negate %3 : tensor<3x6xf32>
    %17 = stablehlo.exponential %16 : tensor<3x6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %19 = stablehlo.add %18, %17 : tensor<3x6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %21 = stablehlo.divide %20, %19 : tensor<3x6xf32>
    %22 = stablehlo.tanh %5 : tensor<3x6xf32>
    %23 = stablehlo.multiply %21, %22 : tensor<3x6xf32>
    %24 = stablehlo.add %15, %23 : tensor<3x6xf32>
    %25 = stablehlo.negate %6 : tensor<3x6xf32>
    %26 = stablehlo.exponential %25 : tensor<3x6xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %28 = stablehlo.add %27, %26 : tensor<3x6xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %30 = stablehlo.divide %29, %28 : tensor<3x6xf32>
    %31 = stablehlo.tanh %24 : tensor<3x6xf32>
    %32 = stablehlo.multiply %30, %31 : tensor<3x6xf32>
    return %32, %24, %32 : tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<7x3x6xf32>, %arg1: tensor<3x6xf32>, %arg2: tensor<i32>) -> tensor<7x3x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x6xf32>) -> tensor<1x3x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<7x3x6xf32>, tensor<1x3x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x3x6xf32>
    return %1 : tensor<7x3x6xf32>
  }
}
