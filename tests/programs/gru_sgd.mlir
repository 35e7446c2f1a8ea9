module @jit_gru_sgd attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x18xf32>, %arg1: tensor<6x4xf32>, %arg2: tensor<5x18xf32>, %arg3: tensor<3x7x5xf32>, %arg4: tensor<3xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<6x18xf32> {jax.result_info = "result[1]['h']"}, tensor<6x4xf32> {jax.result_info = "result[1]['out']"}, tensor<5x18xf32> {jax.result_info = "result[1]['x']"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %1 = stablehlo.transpose %arg3, dims = [1, 0, 2] : (tensor<3x7x5xf32>) -> tensor<7x3x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x3x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x3x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x3x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x3x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x3x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x3x6xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x3x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x3x6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x3x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11:14 = stablehlo.while(%iterArg = %1, %iterArg_20 = %arg2, %iterArg_21 = %arg0, %iterArg_22 = %c, %iterArg_23 = %0, %iterArg_24 = %2, %iterArg_25 = %3, %iterArg_26 = %4, %iterArg_27 = %5, %iterArg_28 = %6, %iterArg_29 = %7, %iterArg_30 = %8, %iterArg_31 = %9, %iterArg_32 = %10) : tensor<7x3x5xf32>, tensor<5x18xf32>, tensor<6x18xf32>, tensor<i32>, tensor<3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>
    cond {
      %c_33 = stablehlo.constant dense<7> : tensor<i32>
      %40 = stablehlo.compare LT, %iterArg_22, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %40 : tensor<i1>
    } do {
      %40 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_22) : (tensor<7x3x5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %41:10 = func.call @closed_call(%iterArg_20, %iterArg_21, %iterArg_23, %40) : (tensor<5x18xf32>, tensor<6x18xf32>, tensor<3x6xf32>, tensor<3x5xf32>) -> (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>)
      %42 = func.call @dynamic_update_index_in_dim(%iterArg_24, %41#1, %iterArg_22) : (tensor<7x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<7x3x6xf32>
      %43 = func.call @dynamic_update_index_in_dim(%iterArg_25, %41#2, %iterArg_22) : (tensor<7x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<7x3x6xf32>
      %44 = func.call @dynamic_update_index_in_dim(%iterArg_26, %41#3, %iterArg_22) : (tensor<7x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<7x3x6xf32>
      %45 = func.call @dynamic_update_index_in_dim(%iterArg_27, %41#4, %iterArg_22) : (tensor<7x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<7x3x6xf32>
      %46 = func.call @dynamic_update_index_in_dim(%iterArg_28, %41#5, %iterArg_22) : (tensor<7x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<7x3x6xf32>
      %47 = func.call @dynamic_update_index_in_dim(%iterArg_29, %41#6, %iterArg_22) : (tensor<7x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<7x3x6xf32>
      %48 = func.call @dynamic_update_index_in_dim(%iterArg_30, %41#7, %iterArg_22) : (tensor<7x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<7x3x6xf32>
      %49 = func.call @dynamic_update_index_in_dim(%iterArg_31, %41#8, %iterArg_22) : (tensor<7x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<7x3x6xf32>
      %50 = func.call @dynamic_update_index_in_dim(%iterArg_32, %41#9, %iterArg_22) : (tensor<7x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<7x3x6xf32>
      %c_33 = stablehlo.constant dense<1> : tensor<i32>
      %51 = stablehlo.add %iterArg_22, %c_33 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_20, %iterArg_21, %51, %41#0, %42, %43, %44, %45, %46, %47, %48, %49, %50 : tensor<7x3x5xf32>, tensor<5x18xf32>, tensor<6x18xf32>, tensor<i32>, tensor<3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>
    }
    %12 = stablehlo.dot_general %11#4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
    %13:3 = call @log_softmax(%12) : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x1xf32>)
    %14 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %15:2 = call @take_along_axis(%13#0, %14) : (tensor<3x4xf32>, tensor<3x1xi32>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15#0 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %17 = stablehlo.divide %16, %cst_10 : tensor<f32>
    %18 = stablehlo.negate %17 : tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.negate %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %21 = stablehlo.divide %20, %cst_13 : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %23 = call @take_along_axis_0(%15#1, %22) : (tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x4xf32>
    %24 = call @log_softmax_1(%13#1, %13#2, %23) : (tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %25 = stablehlo.dot_general %24, %11#4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x6xf32>) -> tensor<4x6xf32>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %27 = stablehlo.dot_general %24, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<6x4xf32>) -> tensor<3x6xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<5x18xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6x18xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %30:15 = stablehlo.while(%iterArg = %1, %iterArg_20 = %11#5, %iterArg_21 = %11#6, %iterArg_22 = %11#7, %iterArg_23 = %11#8, %iterArg_24 = %11#9, %iterArg_25 = %11#10, %iterArg_26 = %11#11, %iterArg_27 = %11#12, %iterArg_28 = %11#13, %iterArg_29 = %arg0, %iterArg_30 = %c_16, %iterArg_31 = %28, %iterArg_32 = %29, %iterArg_33 = %27) : tensor<7x3x5xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<6x18xf32>, tensor<i32>, tensor<5x18xf32>, tensor<6x18xf32>, tensor<3x6xf32>
    cond {
      %c_34 = stablehlo.constant dense<7> : tensor<i32>
      %40 = stablehlo.compare LT, %iterArg_30, %c_34, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %40 : tensor<i1>
    } do {
      %c_34 = stablehlo.constant dense<7> : tensor<i32>
      %40 = stablehlo.subtract %c_34, %iterArg_30 : tensor<i32>
      %c_35 = stablehlo.constant dense<1> : tensor<i32>
      %41 = stablehlo.subtract %40, %c_35 : tensor<i32>
      %42 = func.call @dynamic_index_in_dim(%iterArg, %41) : (tensor<7x3x5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %43 = func.call @dynamic_index_in_dim_2(%iterArg_20, %41) : (tensor<7x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %44 = func.call @dynamic_index_in_dim_2(%iterArg_21, %41) : (tensor<7x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %45 = func.call @dynamic_index_in_dim_2(%iterArg_22, %41) : (tensor<7x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %46 = func.call @dynamic_index_in_dim_2(%iterArg_23, %41) : (tensor<7x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %47 = func.call @dynamic_index_in_dim_2(%iterArg_24, %41) : (tensor<7x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %48 = func.call @dynamic_index_in_dim_2(%iterArg_25, %41) : (tensor<7x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %49 = func.call @dynamic_index_in_dim_2(%iterArg_26, %41) : (tensor<7x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %50 = func.call @dynamic_index_in_dim_2(%iterArg_27, %41) : (tensor<7x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %51 = func.call @dynamic_index_in_dim_2(%iterArg_28, %41) : (tensor<7x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %52:3 = func.call @closed_call_3(%iterArg_29, %iterArg_31, %iterArg_32, %iterArg_33, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51) : (tensor<6x18xf32>, tensor<5x18xf32>, tensor<6x18xf32>, tensor<3x6xf32>, tensor<3x5xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>) -> (tensor<5x18xf32>, tensor<6x18xf32>, tensor<3x6xf32>)
      %c_36 = stablehlo.constant dense<1> : tensor<i32>
      %53 = stablehlo.add %iterArg_30, %c_36 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %iterArg_25, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %53, %52#0, %52#1, %52#2 : tensor<7x3x5xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<6x18xf32>, tensor<i32>, tensor<5x18xf32>, tensor<6x18xf32>, tensor<3x6xf32>
    }
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x18xf32>
    %32 = stablehlo.multiply %31, %30#13 : tensor<6x18xf32>
    %33 = stablehlo.subtract %arg0, %32 : tensor<6x18xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %35 = stablehlo.multiply %34, %26 : tensor<6x4xf32>
    %36 = stablehlo.subtract %arg1, %35 : tensor<6x4xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<5x18xf32>
    %38 = stablehlo.multiply %37, %30#12 : tensor<5x18xf32>
    %39 = stablehlo.subtract %arg2, %38 : tensor<5x18xf32>
    return %18, %33, %36, %39 : tensor<f32>, tensor<6x18xf32>, tensor<6x4xf32>, tensor<5x18xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<7x3x5xf32>, %arg1: tensor<i32>) -> tensor<3x5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 5] : (tensor<7x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x5xf32>) -> tensor<3x5xf32>
    return %1 : tensor<3x5xf32>
  }
  func.func private @closed_call(%arg0: tensor<5x18xf32>, %arg1: tensor<6x18xf32>, %arg2: tensor<3x6xf32>, %arg3: tensor<3x5xf32>) -> (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xf32>, tensor<5x18xf32>) -> tensor<3x18xf32>
    %1 = stablehlo.slice %0 [0:3, 0:6] : (tensor<3x18xf32>) -> tensor<3x6xf32>
    %2 = stablehlo.slice %0 [0:3, 6:12] : (tensor<3x18xf32>) -> tensor<3x6xf32>
    %3 = stablehlo.slice %0 [0:3, 12:18] : (tensor<3x18xf32>) -> tensor<3x6xf32>
    %4 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6xf32>, tensor<6x18xf32>) -> tensor<3x18xf32>
    %5 = stablehlo.slice %4 [0:3, 0:6] : (tensor<3x18xf32>) -> tensor<3x6xf32>
    %6 = stablehlo.slice %4 [0:3, 6:12] : (tensor<3x18xf32>) -> tensor<3x6xf32>
    %7 = stablehlo.slice %4 [0:3, 12:18] : (tensor<3x18xf32>) -> tensor<3x6xf32>
    %8 = stablehlo.add %1, %5 : tensor<3x6xf32>
    %9 = stablehlo.negate %8 : tensor<3x6xf32>
    %10 = stablehlo.exponential %9 : tensor<3x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %12 = stablehlo.add %11, %10 : tensor<3x6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %14 = stablehlo.divide %13, %12 : tensor<3x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %16 = stablehlo.subtract %15, %14 : tensor<3x6xf32>
    %17 = stablehlo.multiply %14, %16 : tensor<3x6xf32>
    %18 = stablehlo.add %2, %6 : tensor<3x6xf32>
    %19 = stablehlo.negate %18 : tensor<3x6xf32>
    %20 = stablehlo.exponential %19 : tensor<3x6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %22 = stablehlo.add %21, %20 : tensor<3x6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %24 = stablehlo.divide %23, %22 : tensor<3x6xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %26 = stablehlo.subtract %25, %24 : tensor<3x6xf32>
    %27 = stablehlo.multiply %24, %26 : tensor<3x6xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %29 = stablehlo.subtract %28, %24 : tensor<3x6xf32>
    %30 = stablehlo.multiply %14, %7 : tensor<3x6xf32>
    %31 = stablehlo.add %3, %30 : tensor<3x6xf32>
    %32 = stablehlo.tanh %31 : tensor<3x6xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %34 = stablehlo.subtract %33, %32 : tensor<3x6xf32>
    %35 = stablehlo.multiply %29, %32 : tensor<3x6xf32>
    %36 = stablehlo.multiply %24, %arg2 : tensor<3x6xf32>
    %37 = stablehlo.add %35, %36 : tensor<3x6xf32>
    return %37, %arg2, %17, %27, %7, %14, %32, %34, %29, %24 : tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<7x3x6xf32>, %arg1: tensor<3x6xf32>, %arg2: tensor<i32>) -> tensor<7x3x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<3x6xf32>) -> tensor<1x3x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<7x3x6xf32>, tensor<1x3x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x3x6xf32>
    return %1 : tensor<7x3x6xf32>
  }
  func.func private @log_softmax(%arg0: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x4xf32>
    %6 = stablehlo.exponential %5 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %9 = stablehlo.log %8 : tensor<3x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x4xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<3x4xf32>
    return %11, %6, %8 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x4xf32>, %arg1: tensor<3x1xi32>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x1x1xi1>, tensor<i1>) -> tensor<3x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xf32>, tensor<3x1x1xi32>) -> tensor<3x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x1xi1>, tensor<3x1xf32>
    return %15, %5 : tensor<3x1xf32>, tensor<3x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<3x1x1xi32>, %arg1: tensor<3x1xf32>) -> tensor<3x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x4xf32>, tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x4xf32>
    return %1 : tensor<3x4xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<3x4xf32>, %arg1: tensor<3x1xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.negate %arg2 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.reshape %1 : (tensor<3xf32>) -> tensor<3x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<3x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xf32>) -> tensor<3x4xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<3x4xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<3x4xf32>
    return %7 : tensor<3x4xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<7x3x6xf32>, %arg1: tensor<i32>) -> tensor<3x6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 6] : (tensor<7x3x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x6xf32>) -> tensor<3x6xf32>
    return %1 : tensor<3x6xf32>
  }
  func.func private @closed_call_3(%arg0: tensor<6x18xf32>, %arg1: tensor<5x18xf32>, %arg2: tensor<6x18xf32>, %arg3: tensor<3x6xf32>, %arg4: tensor<3x5xf32>, %arg5: tensor<3x6xf32>, %arg6: tensor<3x6xf32>, %arg7: tensor<3x6xf32>, %arg8: tensor<3x6xf32>, %arg9: tensor<3x6xf32>, %arg10: tensor<3x6xf32>, %arg11: tensor<3x6xf32>, %arg12: tensor<3x6xf32>, %arg13: tensor<3x6xf32>) -> (tensor<5x18xf32>, tensor<6x18xf32>, tensor<3x6xf32>) {
    %0 = stablehlo.multiply %arg13, %arg3 : tensor<3x6xf32>
    %1 = stablehlo.multiply %arg3, %arg5 : tensor<3x6xf32>
    %2 = stablehlo.multiply %arg12, %arg3 : tensor<3x6xf32>
    %3 = stablehlo.multiply %arg3, %arg10 : tensor<3x6xf32>
    %4 = stablehlo.multiply %2, %arg11 : tensor<3x6xf32>
    %5 = stablehlo.multiply %4, %arg10 : tensor<3x6xf32>
    %6 = stablehlo.add %4, %5 : tensor<3x6xf32>
    %7 = stablehlo.multiply %arg9, %6 : tensor<3x6xf32>
    %8 = stablehlo.multiply %6, %arg8 : tensor<3x6xf32>
    %9 = stablehlo.negate %3 : tensor<3x6xf32>
    %10 = stablehlo.add %1, %9 : tensor<3x6xf32>
    %11 = stablehlo.multiply %10, %arg7 : tensor<3x6xf32>
    %12 = stablehlo.multiply %8, %arg6 : tensor<3x6xf32>
    %13 = stablehlo.concatenate %12, %11, %7, dim = 1 : (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x18xf32>
    %14 = stablehlo.dot_general %13, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x18xf32>, tensor<3x6xf32>) -> tensor<18x6xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<18x6xf32>) -> tensor<6x18xf32>
    %16 = stablehlo.add %arg2, %15 : tensor<6x18xf32>
    %17 = stablehlo.dot_general %13, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x18xf32>, tensor<6x18xf32>) -> tensor<3x6xf32>
    %18 = stablehlo.add %0, %17 : tensor<3x6xf32>
    %19 = stablehlo.concatenate %12, %11, %6, dim = 1 : (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x18xf32>
    %20 = stablehlo.dot_general %19, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x18xf32>, tensor<3x5xf32>) -> tensor<18x5xf32>
    %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<18x5xf32>) -> tensor<5x18xf32>
    %22 = stablehlo.add %arg1, %21 : tensor<5x18xf32>
    return %22, %16, %18 : tensor<5x18xf32>, tensor<6x18xf32>, tensor<3x6xf32>
  }
}
