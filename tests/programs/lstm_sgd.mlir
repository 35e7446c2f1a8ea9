module @jit_lstm_sgd attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x24xf32>, %arg1: tensor<6x4xf32>, %arg2: tensor<5x24xf32>, %arg3: tensor<3x7x5xf32>, %arg4: tensor<3xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<6x24xf32> {jax.result_info = "result[1]['h']"}, tensor<6x4xf32> {jax.result_info = "result[1]['out']"}, tensor<5x24xf32> {jax.result_info = "result[1]['x']"}) {
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
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x3x6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x3x6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7x3x6xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7x3x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %15:19 = stablehlo.while(%iterArg = %1, %iterArg_26 = %arg2, %iterArg_27 = %arg0, %iterArg_28 = %c, %iterArg_29 = %0, %iterArg_30 = %0, %iterArg_31 = %2, %iterArg_32 = %3, %iterArg_33 = %4, %iterArg_34 = %5, %iterArg_35 = %6, %iterArg_36 = %7, %iterArg_37 = %8, %iterArg_38 = %9, %iterArg_39 = %10, %iterArg_40 = %11, %iterArg_41 = %12, %iterArg_42 = %13, %iterArg_43 = %14) : tensor<7x3x5xf32>, tensor<5x24xf32>, tensor<6x24xf32>, tensor<i32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>
    cond {
      %c_44 = stablehlo.constant dense<7> : tensor<i32>
      %46 = stablehlo.compare LT, %iterArg_28, %c_44, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %46 : tensor<i1>
    } do {
      %46 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_28) : (tensor<7x3x5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %47:15 = func.call @closed_call(%iterArg_26, %iterArg_27, %iterArg_29, %iterArg_30, %46) : (tensor<5x24xf32>, tensor<6x24xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x5xf32>) -> (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>)
      %48 = func.call @dynamic_update_index_in_dim(%iterArg_31, %47#2, %iterArg_28) : (tensor<7x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<7x3x6xf32>
      %49 = func.call @dynamic_update_index_in_dim(%iterArg_32, %47#3, %iterArg_28) : (tensor<7x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<7x3x6xf32>
      %50 = func.call @dynamic_update_index_in_dim(%iterArg_33, %47#4, %iterArg_28) : (tensor<7x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<7x3x6xf32>
      %51 = func.call @dynamic_update_index_in_dim(%iterArg_34, %47#5, %iterArg_28) : (tensor<7x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<7x3x6xf32>
      %52 = func.call @dynamic_update_index_in_dim(%iterArg_35, %47#6, %iterArg_28) : (tensor<7x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<7x3x6xf32>
      %53 = func.call @dynamic_update_index_in_dim(%iterArg_36, %47#7, %iterArg_28) : (tensor<7x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<7x3x6xf32>
      %54 = func.call @dynamic_update_index_in_dim(%iterArg_37, %47#8, %iterArg_28) : (tensor<7x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<7x3x6xf32>
      %55 = func.call @dynamic_update_index_in_dim(%iterArg_38, %47#9, %iterArg_28) : (tensor<7x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<7x3x6xf32>
      %56 = func.call @dynamic_update_index_in_dim(%iterArg_39, %47#10, %iterArg_28) : (tensor<7x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<7x3x6xf32>
      %57 = func.call @dynamic_update_index_in_dim(%iterArg_40, %47#11, %iterArg_28) : (tensor<7x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<7x3x6xf32>
      %58 = func.call @dynamic_update_index_in_dim(%iterArg_41, %47#12, %iterArg_28) : (tensor<7x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<7x3x6xf32>
      %59 = func.call @dynamic_update_index_in_dim(%iterArg_42, %47#13, %iterArg_28) : (tensor<7x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<7x3x6xf32>
      %60 = func.call @dynamic_update_index_in_dim(%iterArg_43, %47#14, %iterArg_28) : (tensor<7x3x6xf32>, tensor<3x6xf32>, tensor<i32>) -> tensor<7x3x6xf32>
      %c_44 = stablehlo.constant dense<1> : tensor<i32>
      %61 = stablehlo.add %iterArg_28, %c_44 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_26, %iterArg_27, %61, %47#0, %47#1, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60 : tensor<7x3x5xf32>, tensor<5x24xf32>, tensor<6x24xf32>, tensor<i32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>
    }
    %16 = stablehlo.dot_general %15#4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x6xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
    %17:3 = call @log_softmax(%16) : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x1xf32>)
    %18 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %19:2 = call @take_along_axis(%17#0, %18) : (tensor<3x4xf32>, tensor<3x1xi32>) -> (tensor<3x1xf32>, tensor<3x1x1xi32>)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19#0 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %21 = stablehlo.divide %20, %cst_14 : tensor<f32>
    %22 = stablehlo.negate %21 : tensor<f32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.negate %cst_17 : tensor<f32>
    %cst_18 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %26 = stablehlo.divide %25, %cst_18 : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %28 = call @take_along_axis_0(%19#1, %27) : (tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<3x4xf32>
    %29 = call @log_softmax_1(%17#1, %17#2, %28) : (tensor<3x4xf32>, tensor<3x1xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %30 = stablehlo.dot_general %29, %15#4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x6xf32>) -> tensor<4x6xf32>
    %31 = stablehlo.transpose %30, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %32 = stablehlo.dot_general %29, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<6x4xf32>) -> tensor<3x6xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<5x24xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %36:19 = stablehlo.while(%iterArg = %1, %iterArg_26 = %15#7, %iterArg_27 = %15#8, %iterArg_28 = %15#9, %iterArg_29 = %15#10, %iterArg_30 = %15#11, %iterArg_31 = %15#12, %iterArg_32 = %15#13, %iterArg_33 = %15#14, %iterArg_34 = %15#15, %iterArg_35 = %15#16, %iterArg_36 = %15#17, %iterArg_37 = %15#18, %iterArg_38 = %arg0, %iterArg_39 = %c_22, %iterArg_40 = %34, %iterArg_41 = %35, %iterArg_42 = %32, %iterArg_43 = %33) : tensor<7x3x5xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<6x24xf32>, tensor<i32>, tensor<5x24xf32>, tensor<6x24xf32>, tensor<3x6xf32>, tensor<3x6xf32>
    cond {
      %c_44 = stablehlo.constant dense<7> : tensor<i32>
      %46 = stablehlo.compare LT, %iterArg_39, %c_44, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %46 : tensor<i1>
    } do {
      %c_44 = stablehlo.constant dense<7> : tensor<i32>
      %46 = stablehlo.subtract %c_44, %iterArg_39 : tensor<i32>
      %c_45 = stablehlo.constant dense<1> : tensor<i32>
      %47 = stablehlo.subtract %46, %c_45 : tensor<i32>
      %48 = func.call @dynamic_index_in_dim(%iterArg, %47) : (tensor<7x3x5xf32>, tensor<i32>) -> tensor<3x5xf32>
      %49 = func.call @dynamic_index_in_dim_2(%iterArg_26, %47) : (tensor<7x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %50 = func.call @dynamic_index_in_dim_2(%iterArg_27, %47) : (tensor<7x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %51 = func.call @dynamic_index_in_dim_2(%iterArg_28, %47) : (tensor<7x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %52 = func.call @dynamic_index_in_dim_2(%iterArg_29, %47) : (tensor<7x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %53 = func.call @dynamic_index_in_dim_2(%iterArg_30, %47) : (tensor<7x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %54 = func.call @dynamic_index_in_dim_2(%iterArg_31, %47) : (tensor<7x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %55 = func.call @dynamic_index_in_dim_2(%iterArg_32, %47) : (tensor<7x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %56 = func.call @dynamic_index_in_dim_2(%iterArg_33, %47) : (tensor<7x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %57 = func.call @dynamic_index_in_dim_2(%iterArg_34, %47) : (tensor<7x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %58 = func.call @dynamic_index_in_dim_2(%iterArg_35, %47) : (tensor<7x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %59 = func.call @dynamic_index_in_dim_2(%iterArg_36, %47) : (tensor<7x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %60 = func.call @dynamic_index_in_dim_2(%iterArg_37, %47) : (tensor<7x3x6xf32>, tensor<i32>) -> tensor<3x6xf32>
      %61:4 = func.call @closed_call_3(%iterArg_38, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60) : (tensor<6x24xf32>, tensor<5x24xf32>, tensor<6x24xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x5xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>) -> (tensor<5x24xf32>, tensor<6x24xf32>, tensor<3x6xf32>, tensor<3x6xf32>)
      %c_46 = stablehlo.constant dense<1> : tensor<i32>
      %62 = stablehlo.add %iterArg_39, %c_46 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_26, %iterArg_27, %iterArg_28, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %iterArg_34, %iterArg_35, %iterArg_36, %iterArg_37, %iterArg_38, %62, %61#0, %61#1, %61#2, %61#3 : tensor<7x3x5xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<7x3x6xf32>, tensor<6x24xf32>, tensor<i32>, tensor<5x24xf32>, tensor<6x24xf32>, tensor<3x6xf32>, tensor<3x6xf32>
    }
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6x24xf32>
    %38 = stablehlo.multiply %37, %36#16 : tensor<6x24xf32>
    %39 = stablehlo.subtract %arg0, %38 : tensor<6x24xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %41 = stablehlo.multiply %40, %31 : tensor<6x4xf32>
    %42 = stablehlo.subtract %arg1, %41 : tensor<6x4xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<5x24xf32>
    %44 = stablehlo.multiply %43, %36#15 : tensor<5x24xf32>
    %45 = stablehlo.subtract %arg2, %44 : tensor<5x24xf32>
    return %22, %39, %42, %45 : tensor<f32>, tensor<6x24xf32>, tensor<6x4xf32>, tensor<5x24xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<7x3x5xf32>, %arg1: tensor<i32>) -> tensor<3x5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 3, 5] : (tensor<7x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3x5xf32>) -> tensor<3x5xf32>
    return %1 : tensor<3x5xf32>
  }
  func.func private @closed_call(%arg0: tensor<5x24xf32>, %arg1: tensor<6x24xf32>, %arg2: tensor<3x6xf32>, %arg3: tensor<3x6xf32>, %arg4: tensor<3x5xf32>) -> (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>) {
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
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %16 = stablehlo.subtract %15, %14 : tensor<3x6xf32>
    %17 = stablehlo.multiply %14, %16 : tensor<3x6xf32>
    %18 = stablehlo.multiply %14, %arg3 : tensor<3x6xf32>
    %19 = stablehlo.negate %3 : tensor<3x6xf32>
    %20 = stablehlo.exponential %19 : tensor<3x6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %22 = stablehlo.add %21, %20 : tensor<3x6xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %24 = stablehlo.divide %23, %22 : tensor<3x6xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %26 = stablehlo.subtract %25, %24 : tensor<3x6xf32>
    %27 = stablehlo.multiply %24, %26 : tensor<3x6xf32>
    %28 = stablehlo.tanh %5 : tensor<3x6xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<3x6xf32>
    %31 = stablehlo.multiply %24, %28 : tensor<3x6xf32>
    %32 = stablehlo.add %18, %31 : tensor<3x6xf32>
    %33 = stablehlo.negate %6 : tensor<3x6xf32>
    %34 = stablehlo.exponential %33 : tensor<3x6xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %36 = stablehlo.add %35, %34 : tensor<3x6xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %38 = stablehlo.divide %37, %36 : tensor<3x6xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %40 = stablehlo.subtract %39, %38 : tensor<3x6xf32>
    %41 = stablehlo.multiply %38, %40 : tensor<3x6xf32>
    %42 = stablehlo.tanh %32 : tensor<3x6xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %44 = stablehlo.subtract %43, %42 : tensor<3x6xf32>
    %45 = stablehlo.multiply %38, %42 : tensor<3x6xf32>
    return %45, %32, %45, %arg2, %17, %arg3, %14, %27, %28, %30, %24, %41, %42, %44, %38 : tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>
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
  func.func private @closed_call_3(%arg0: tensor<6x24xf32>, %arg1: tensor<5x24xf32>, %arg2: tensor<6x24xf32>, %arg3: tensor<3x6xf32>, %arg4: tensor<3x6xf32>, %arg5: tensor<3x5xf32>, %arg6: tensor<3x6xf32>, %arg7: tensor<3x6xf32>, %arg8: tensor<3x6xf32>, %arg9: tensor<3x6xf32>, %arg10: tensor<3x6xf32>, %arg11: tensor<3x6xf32>, %arg12: tensor<3x6xf32>, %arg13: tensor<3x6xf32>, %arg14: tensor<3x6xf32>, %arg15: tensor<3x6xf32>, %arg16: tensor<3x6xf32>, %arg17: tensor<3x6xf32>) -> (tensor<5x24xf32>, tensor<6x24xf32>, tensor<3x6xf32>, tensor<3x6xf32>) {
    %0 = stablehlo.multiply %arg17, %arg3 : tensor<3x6xf32>
    %1 = stablehlo.multiply %arg3, %arg15 : tensor<3x6xf32>
    %2 = stablehlo.multiply %0, %arg16 : tensor<3x6xf32>
    %3 = stablehlo.add %arg4, %2 : tensor<3x6xf32>
    %4 = stablehlo.multiply %2, %arg15 : tensor<3x6xf32>
    %5 = stablehlo.add %3, %4 : tensor<3x6xf32>
    %6 = stablehlo.multiply %1, %arg14 : tensor<3x6xf32>
    %7 = stablehlo.multiply %arg13, %5 : tensor<3x6xf32>
    %8 = stablehlo.multiply %5, %arg11 : tensor<3x6xf32>
    %9 = stablehlo.multiply %7, %arg12 : tensor<3x6xf32>
    %10 = stablehlo.multiply %9, %arg11 : tensor<3x6xf32>
    %11 = stablehlo.add %9, %10 : tensor<3x6xf32>
    %12 = stablehlo.multiply %8, %arg10 : tensor<3x6xf32>
    %13 = stablehlo.multiply %arg9, %5 : tensor<3x6xf32>
    %14 = stablehlo.multiply %5, %arg8 : tensor<3x6xf32>
    %15 = stablehlo.multiply %14, %arg7 : tensor<3x6xf32>
    %16 = stablehlo.concatenate %12, %15, %11, %6, dim = 1 : (tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x24xf32>
    %17 = stablehlo.dot_general %16, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x24xf32>, tensor<3x6xf32>) -> tensor<24x6xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<24x6xf32>) -> tensor<6x24xf32>
    %19 = stablehlo.add %arg2, %18 : tensor<6x24xf32>
    %20 = stablehlo.dot_general %16, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x24xf32>, tensor<6x24xf32>) -> tensor<3x6xf32>
    %21 = stablehlo.dot_general %16, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x24xf32>, tensor<3x5xf32>) -> tensor<24x5xf32>
    %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<24x5xf32>) -> tensor<5x24xf32>
    %23 = stablehlo.add %arg1, %22 : tensor<5x24xf32>
    return %23, %19, %20, %13 : tensor<5x24xf32>, tensor<6x24xf32>, tensor<3x6xf32>, tensor<3x6xf32>
  }
}
