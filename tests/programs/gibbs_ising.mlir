module @jit_gibbs_ising attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>, %arg1: tensor<6x6xi32>) -> (tensor<6x6xi32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<6x6xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %3 = stablehlo.subtract %1, %2 : tensor<6x6xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4:4 = stablehlo.while(%iterArg = %arg0, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %3) : tensor<2xui32>, tensor<i32>, tensor<i32>, tensor<6x6xi32>
    cond {
      %c_6 = stablehlo.constant dense<4> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<2xui32>, tensor<i32>, tensor<6x6xi32>) -> (tensor<i32>, tensor<6x6xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %6, %5#0, %5#1 : tensor<2xui32>, tensor<i32>, tensor<i32>, tensor<6x6xi32>
    }
    return %4#3 : tensor<6x6xi32>
  }
  func.func private @closed_call(%arg0: tensor<2xui32>, %arg1: tensor<i32>, %arg2: tensor<6x6xi32>) -> (tensor<i32>, tensor<6x6xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<ui32>
    %2 = call @_threefry_fold_in(%arg0, %1) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = call @_uniform(%2, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<6x6xf32>
    %4 = call @_roll_static(%arg2) : (tensor<6x6xi32>) -> tensor<6x6xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %6 = stablehlo.add %5, %4 : tensor<6x6xi32>
    %7 = call @_roll_static_3(%arg2) : (tensor<6x6xi32>) -> tensor<6x6xi32>
    %8 = stablehlo.add %6, %7 : tensor<6x6xi32>
    %9 = call @_roll_static_4(%arg2) : (tensor<6x6xi32>) -> tensor<6x6xi32>
    %10 = stablehlo.add %8, %9 : tensor<6x6xi32>
    %11 = call @_roll_static_5(%arg2) : (tensor<6x6xi32>) -> tensor<6x6xi32>
    %12 = stablehlo.add %10, %11 : tensor<6x6xi32>
    %13 = stablehlo.convert %12 : (tensor<6x6xi32>) -> tensor<6x6xf32>
    %cst_2 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<6x6xf32>
    %16 = stablehlo.negate %15 : tensor<6x6xf32>
    %17 = stablehlo.exponential %16 : tensor<6x6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %19 = stablehlo.add %18, %17 : tensor<6x6xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %21 = stablehlo.divide %20, %19 : tensor<6x6xf32>
    %22 = stablehlo.convert %21 : tensor<6x6xf32>
    %23 = stablehlo.compare LT, %3, %22, FLOAT : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xi1>
    %24 = stablehlo.iota dim = 0 : tensor<6xi32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %26 = stablehlo.iota dim = 0 : tensor<6xi32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [1] : (tensor<6xi32>) -> tensor<1x6xi32>
    %28 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x6xi32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x6xi32>) -> tensor<6x6xi32>
    %30 = stablehlo.add %28, %29 : tensor<6x6xi32>
    %31 = stablehlo.convert %arg1 : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %33 = stablehlo.add %30, %32 : tensor<6x6xi32>
    %c_5 = stablehlo.constant dense<2> : tensor<i32>
    %34 = call @remainder(%33, %c_5) : (tensor<6x6xi32>, tensor<i32>) -> tensor<6x6xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %36 = stablehlo.compare EQ, %34, %35, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %37 = call @_where_6(%36, %c_7, %arg2) : (tensor<6x6xi1>, tensor<i32>, tensor<6x6xi32>) -> tensor<6x6xi32>
    %38 = stablehlo.iota dim = 0 : tensor<6xi32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %40 = stablehlo.iota dim = 0 : tensor<6xi32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [1] : (tensor<6xi32>) -> tensor<1x6xi32>
    %42 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x6xi32>
    %43 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<1x6xi32>) -> tensor<6x6xi32>
    %44 = stablehlo.add %42, %43 : tensor<6x6xi32>
    %45 = stablehlo.convert %arg1 : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %47 = stablehlo.add %44, %46 : tensor<6x6xi32>
    %c_8 = stablehlo.constant dense<2> : tensor<i32>
    %48 = call @remainder(%47, %c_8) : (tensor<6x6xi32>, tensor<i32>) -> tensor<6x6xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %50 = stablehlo.compare EQ, %48, %49, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %c_10 = stablehlo.constant dense<-1> : tensor<i32>
    %51 = call @_where_6(%50, %c_10, %arg2) : (tensor<6x6xi1>, tensor<i32>, tensor<6x6xi32>) -> tensor<6x6xi32>
    %52 = call @_where_7(%23, %37, %51) : (tensor<6x6xi1>, tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi32>
    return %0, %52 : tensor<i32>, tensor<6x6xi32>
  }
  func.func private @_threefry_fold_in(%arg0: tensor<2xui32>, %arg1: tensor<ui32>) -> tensor<2xui32> {
    %c = stablehlo.constant dense<32> : tensor<ui32>
    %0 = stablehlo.shift_right_logical %arg1, %c : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %2 = stablehlo.and %arg1, %c_0 : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %4 = stablehlo.concatenate %1, %3, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %5 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %8 = stablehlo.reshape %7 : (tensor<1xui32>) -> tensor<ui32>
    %9 = stablehlo.slice %4 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %10 = stablehlo.slice %4 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %11:2 = call @threefry2x32(%6, %8, %9, %10) : (tensor<ui32>, tensor<ui32>, tensor<1xui32>, tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>)
    %12 = stablehlo.concatenate %11#0, %11#1, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    return %12 : tensor<2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<1xui32>, %arg3: tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<1xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<1xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_0(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<1xui32>, tensor<1xui32>
  }
  func.func private @closed_call_0(%arg0: tensor<i32>, %arg1: tensor<1xui32>, %arg2: tensor<1xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<1xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<1xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<1xui32>
    %9 = stablehlo.or %5, %8 : tensor<1xui32>
    %10 = stablehlo.xor %3, %9 : tensor<1xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<1xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<1xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<1xui32>
    %19 = stablehlo.or %15, %18 : tensor<1xui32>
    %20 = stablehlo.xor %13, %19 : tensor<1xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<1xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<1xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<1xui32>
    %29 = stablehlo.or %25, %28 : tensor<1xui32>
    %30 = stablehlo.xor %23, %29 : tensor<1xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<1xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<1xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<1xui32>
    %39 = stablehlo.or %35, %38 : tensor<1xui32>
    %40 = stablehlo.xor %33, %39 : tensor<1xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %42 = stablehlo.add %33, %41 : tensor<1xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %44 = stablehlo.add %40, %43 : tensor<1xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %48 = stablehlo.add %44, %47 : tensor<1xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<6x6xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<6x6xui64>
    %9 = stablehlo.iota dim = 1 : tensor<6x6xui64>
    %c = stablehlo.constant dense<6> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<6x6xui64>
    %11 = stablehlo.multiply %10, %8 : tensor<6x6xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<6x6xui64>
    %13 = stablehlo.multiply %12, %9 : tensor<6x6xui64>
    %14 = stablehlo.add %11, %13 : tensor<6x6xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<6x6xui64>
    %16 = stablehlo.shift_right_logical %14, %15 : tensor<6x6xui64>
    %17 = stablehlo.convert %14 : (tensor<6x6xui64>) -> tensor<6x6xui32>
    %18 = stablehlo.convert %16 : (tensor<6x6xui64>) -> tensor<6x6xui32>
    %19:2 = call @threefry2x32_1(%5, %7, %18, %17) : (tensor<ui32>, tensor<ui32>, tensor<6x6xui32>, tensor<6x6xui32>) -> (tensor<6x6xui32>, tensor<6x6xui32>)
    %20 = stablehlo.xor %19#0, %19#1 : tensor<6x6xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<6x6xui32>
    %22 = stablehlo.shift_right_logical %20, %21 : tensor<6x6xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<6x6xui32>
    %24 = stablehlo.or %22, %23 : tensor<6x6xui32>
    %25 = stablehlo.bitcast_convert %24 : (tensor<6x6xui32>) -> tensor<6x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %27 = stablehlo.subtract %25, %26 : tensor<6x6xf32>
    %28 = stablehlo.subtract %3, %2 : tensor<1x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<6x6xf32>
    %30 = stablehlo.multiply %27, %29 : tensor<6x6xf32>
    %31 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<6x6xf32>
    %32 = stablehlo.add %30, %31 : tensor<6x6xf32>
    %33 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<6x6xf32>
    %34 = stablehlo.maximum %33, %32 : tensor<6x6xf32>
    return %34 : tensor<6x6xf32>
  }
  func.func private @threefry2x32_1(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<6x6xui32>, %arg3: tensor<6x6xui32>) -> (tensor<6x6xui32>, tensor<6x6xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<6x6xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<6x6xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<6x6xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<6x6xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<6x6xui32>, tensor<6x6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_2(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<6x6xui32>, tensor<6x6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<6x6xui32>, tensor<6x6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<6x6xui32>, tensor<6x6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<6x6xui32>, tensor<6x6xui32>
  }
  func.func private @closed_call_2(%arg0: tensor<i32>, %arg1: tensor<6x6xui32>, %arg2: tensor<6x6xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<6x6xui32>, tensor<6x6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<6x6xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<6x6xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<6x6xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<6x6xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<6x6xui32>
    %9 = stablehlo.or %5, %8 : tensor<6x6xui32>
    %10 = stablehlo.xor %3, %9 : tensor<6x6xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<6x6xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<6x6xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<6x6xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<6x6xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<6x6xui32>
    %19 = stablehlo.or %15, %18 : tensor<6x6xui32>
    %20 = stablehlo.xor %13, %19 : tensor<6x6xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<6x6xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<6x6xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<6x6xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<6x6xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<6x6xui32>
    %29 = stablehlo.or %25, %28 : tensor<6x6xui32>
    %30 = stablehlo.xor %23, %29 : tensor<6x6xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<6x6xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<6x6xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<6x6xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<6x6xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<6x6xui32>
    %39 = stablehlo.or %35, %38 : tensor<6x6xui32>
    %40 = stablehlo.xor %33, %39 : tensor<6x6xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<6x6xui32>
    %42 = stablehlo.add %33, %41 : tensor<6x6xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<6x6xui32>
    %44 = stablehlo.add %40, %43 : tensor<6x6xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<6x6xui32>
    %48 = stablehlo.add %44, %47 : tensor<6x6xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<6x6xui32>, tensor<6x6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_roll_static(%arg0: tensor<6x6xi32>) -> tensor<6x6xi32> {
    %0 = stablehlo.slice %arg0 [5:6, 0:6] : (tensor<6x6xi32>) -> tensor<1x6xi32>
    %1 = stablehlo.slice %arg0 [0:5, 0:6] : (tensor<6x6xi32>) -> tensor<5x6xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x6xi32>, tensor<5x6xi32>) -> tensor<6x6xi32>
    return %2 : tensor<6x6xi32>
  }
  func.func private @_roll_static_3(%arg0: tensor<6x6xi32>) -> tensor<6x6xi32> {
    %0 = stablehlo.slice %arg0 [0:6, 5:6] : (tensor<6x6xi32>) -> tensor<6x1xi32>
    %1 = stablehlo.slice %arg0 [0:6, 0:5] : (tensor<6x6xi32>) -> tensor<6x5xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<6x1xi32>, tensor<6x5xi32>) -> tensor<6x6xi32>
    return %2 : tensor<6x6xi32>
  }
  func.func private @_roll_static_4(%arg0: tensor<6x6xi32>) -> tensor<6x6xi32> {
    %0 = stablehlo.slice %arg0 [1:6, 0:6] : (tensor<6x6xi32>) -> tensor<5x6xi32>
    %1 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<6x6xi32>) -> tensor<1x6xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<5x6xi32>, tensor<1x6xi32>) -> tensor<6x6xi32>
    return %2 : tensor<6x6xi32>
  }
  func.func private @_roll_static_5(%arg0: tensor<6x6xi32>) -> tensor<6x6xi32> {
    %0 = stablehlo.slice %arg0 [0:6, 1:6] : (tensor<6x6xi32>) -> tensor<6x5xi32>
    %1 = stablehlo.slice %arg0 [0:6, 0:1] : (tensor<6x6xi32>) -> tensor<6x1xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<6x5xi32>, tensor<6x1xi32>) -> tensor<6x6xi32>
    return %2 : tensor<6x6xi32>
  }
  func.func private @remainder(%arg0: tensor<6x6xi32>, %arg1: tensor<i32>) -> tensor<6x6xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<6x6xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<6x6xi1>, tensor<6x6xi1>) -> tensor<6x6xi1>
    %12 = stablehlo.and %11, %6 : tensor<6x6xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %14 = stablehlo.add %4, %13 : tensor<6x6xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<6x6xi1>, tensor<6x6xi32>
    return %15 : tensor<6x6xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_6(%arg0: tensor<6x6xi1>, %arg1: tensor<i32>, %arg2: tensor<6x6xi32>) -> tensor<6x6xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<6x6xi1>, tensor<6x6xi32>
    return %2 : tensor<6x6xi32>
  }
  func.func private @_where_7(%arg0: tensor<6x6xi1>, %arg1: tensor<6x6xi32>, %arg2: tensor<6x6xi32>) -> tensor<6x6xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6x6xi1>, tensor<6x6xi32>
    return %0 : tensor<6x6xi32>
  }
}
