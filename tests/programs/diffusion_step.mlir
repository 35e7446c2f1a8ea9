module @jit_diffusion_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>, %arg1: tensor<2x4x4x1xf32>, %arg2: tensor<i32>) -> (tensor<2x4x4x1xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %cst_0 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %0 = call @_linspace(%cst, %cst_0) : (tensor<f32>, tensor<f32>) -> tensor<10xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<10> : tensor<i32>
    %2 = stablehlo.add %arg2, %c_1 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
    %4 = stablehlo.dynamic_slice %0, %3, sizes = [1] : (tensor<10xf32>, tensor<i32>) -> tensor<1xf32>
    %5 = stablehlo.reshape %4 : (tensor<1xf32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.subtract %cst_2, %5 : tensor<f32>
    %7 = stablehlo.sqrt %6 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<2x4x4x1xf32>
    %9 = stablehlo.multiply %arg1, %8 : tensor<2x4x4x1xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.compare LT, %arg2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<10> : tensor<i32>
    %11 = stablehlo.add %arg2, %c_4 : tensor<i32>
    %12 = stablehlo.select %10, %11, %arg2 : tensor<i1>, tensor<i32>
    %13 = stablehlo.dynamic_slice %0, %12, sizes = [1] : (tensor<10xf32>, tensor<i32>) -> tensor<1xf32>
    %14 = stablehlo.reshape %13 : (tensor<1xf32>) -> tensor<f32>
    %15 = stablehlo.sqrt %14 : tensor<f32>
    %16 = call @_normal(%arg0) : (tensor<2xui32>) -> tensor<2x4x4x1xf32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<2x4x4x1xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<2x4x4x1xf32>
    %19 = stablehlo.add %9, %18 : tensor<2x4x4x1xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %21 = stablehlo.subtract %20, %0 : tensor<10xf32>
    %22 = call @cumprod(%21) : (tensor<10xf32>) -> tensor<10xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.compare LT, %arg2, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<10> : tensor<i32>
    %24 = stablehlo.add %arg2, %c_7 : tensor<i32>
    %25 = stablehlo.select %23, %24, %arg2 : tensor<i1>, tensor<i32>
    %26 = stablehlo.dynamic_slice %22, %25, sizes = [1] : (tensor<10xf32>, tensor<i32>) -> tensor<1xf32>
    %27 = stablehlo.reshape %26 : (tensor<1xf32>) -> tensor<f32>
    return %19, %27 : tensor<2x4x4x1xf32>, tensor<f32>
  }
  func.func private @_linspace(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<10xf32> {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.convert %arg1 : tensor<f32>
    %2 = stablehlo.subtract %1, %0 : tensor<f32>
    %cst = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %3 = stablehlo.divide %2, %cst : tensor<f32>
    %4 = stablehlo.iota dim = 0 : tensor<9xf32>
    %cst_0 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %6 = stablehlo.divide %4, %5 : tensor<9xf32>
    %7 = stablehlo.reshape %0 : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %9 = stablehlo.subtract %8, %6 : tensor<9xf32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xf32>) -> tensor<9xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<9xf32>
    %12 = stablehlo.reshape %1 : (tensor<f32>) -> tensor<1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<1xf32>) -> tensor<9xf32>
    %14 = stablehlo.multiply %13, %6 : tensor<9xf32>
    %15 = stablehlo.add %11, %14 : tensor<9xf32>
    %16 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %17 = stablehlo.concatenate %15, %16, dim = 0 : (tensor<9xf32>, tensor<1xf32>) -> tensor<10xf32>
    return %17 : tensor<10xf32>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<2x4x4x1xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<2x4x4x1xf32>
    return %0 : tensor<2x4x4x1xf32>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<2x4x4x1xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x4x4x1xf32>
    %1 = chlo.erf_inv %0 : tensor<2x4x4x1xf32> -> tensor<2x4x4x1xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x4x1xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<2x4x4x1xf32>
    return %3 : tensor<2x4x4x1xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x4x4x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<2x4x4x1xui64>
    %7 = stablehlo.iota dim = 1 : tensor<2x4x4x1xui64>
    %8 = stablehlo.iota dim = 2 : tensor<2x4x4x1xui64>
    %9 = stablehlo.iota dim = 3 : tensor<2x4x4x1xui64>
    %c = stablehlo.constant dense<16> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x4x4x1xui64>
    %11 = stablehlo.multiply %10, %6 : tensor<2x4x4x1xui64>
    %c_0 = stablehlo.constant dense<4> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x4x4x1xui64>
    %13 = stablehlo.multiply %12, %7 : tensor<2x4x4x1xui64>
    %c_1 = stablehlo.constant dense<1> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x4x4x1xui64>
    %15 = stablehlo.multiply %14, %8 : tensor<2x4x4x1xui64>
    %c_2 = stablehlo.constant dense<1> : tensor<ui64>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<2x4x4x1xui64>
    %17 = stablehlo.multiply %16, %9 : tensor<2x4x4x1xui64>
    %18 = stablehlo.add %11, %13 : tensor<2x4x4x1xui64>
    %19 = stablehlo.add %18, %15 : tensor<2x4x4x1xui64>
    %20 = stablehlo.add %19, %17 : tensor<2x4x4x1xui64>
    %c_3 = stablehlo.constant dense<32> : tensor<ui64>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<2x4x4x1xui64>
    %22 = stablehlo.shift_right_logical %20, %21 : tensor<2x4x4x1xui64>
    %23 = stablehlo.convert %20 : (tensor<2x4x4x1xui64>) -> tensor<2x4x4x1xui32>
    %24 = stablehlo.convert %22 : (tensor<2x4x4x1xui64>) -> tensor<2x4x4x1xui32>
    %25:2 = call @threefry2x32(%3, %5, %24, %23) : (tensor<ui32>, tensor<ui32>, tensor<2x4x4x1xui32>, tensor<2x4x4x1xui32>) -> (tensor<2x4x4x1xui32>, tensor<2x4x4x1xui32>)
    %26 = stablehlo.xor %25#0, %25#1 : tensor<2x4x4x1xui32>
    %c_4 = stablehlo.constant dense<9> : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x4x4x1xui32>
    %28 = stablehlo.shift_right_logical %26, %27 : tensor<2x4x4x1xui32>
    %c_5 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %29 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2x4x4x1xui32>
    %30 = stablehlo.or %28, %29 : tensor<2x4x4x1xui32>
    %31 = stablehlo.bitcast_convert %30 : (tensor<2x4x4x1xui32>) -> tensor<2x4x4x1xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x4x1xf32>
    %33 = stablehlo.subtract %31, %32 : tensor<2x4x4x1xf32>
    %34 = stablehlo.subtract %1, %0 : tensor<1x1x1x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x4x4x1xf32>
    %36 = stablehlo.multiply %33, %35 : tensor<2x4x4x1xf32>
    %37 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x4x4x1xf32>
    %38 = stablehlo.add %36, %37 : tensor<2x4x4x1xf32>
    %39 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xf32>) -> tensor<2x4x4x1xf32>
    %40 = stablehlo.maximum %39, %38 : tensor<2x4x4x1xf32>
    return %40 : tensor<2x4x4x1xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x4x4x1xui32>, %arg3: tensor<2x4x4x1xui32>) -> (tensor<2x4x4x1xui32>, tensor<2x4x4x1xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x4x4x1xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2x4x4x1xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x4x4x1xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2x4x4x1xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x4x4x1xui32>, tensor<2x4x4x1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x4x4x1xui32>, tensor<2x4x4x1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x4x4x1xui32>, tensor<2x4x4x1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x4x4x1xui32>, tensor<2x4x4x1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x4x4x1xui32>, tensor<2x4x4x1xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2x4x4x1xui32>, %arg2: tensor<2x4x4x1xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x4x4x1xui32>, tensor<2x4x4x1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2x4x4x1xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x4x4x1xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2x4x4x1xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x4x4x1xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x4x4x1xui32>
    %9 = stablehlo.or %5, %8 : tensor<2x4x4x1xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2x4x4x1xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2x4x4x1xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x4x4x1xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2x4x4x1xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x4x4x1xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x4x4x1xui32>
    %19 = stablehlo.or %15, %18 : tensor<2x4x4x1xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2x4x4x1xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2x4x4x1xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x4x4x1xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2x4x4x1xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x4x4x1xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x4x4x1xui32>
    %29 = stablehlo.or %25, %28 : tensor<2x4x4x1xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2x4x4x1xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2x4x4x1xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x4x4x1xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2x4x4x1xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x4x4x1xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x4x4x1xui32>
    %39 = stablehlo.or %35, %38 : tensor<2x4x4x1xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2x4x4x1xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x4x4x1xui32>
    %42 = stablehlo.add %33, %41 : tensor<2x4x4x1xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x4x4x1xui32>
    %44 = stablehlo.add %40, %43 : tensor<2x4x4x1xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x4x4x1xui32>
    %48 = stablehlo.add %44, %47 : tensor<2x4x4x1xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x4x4x1xui32>, tensor<2x4x4x1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @cumprod(%arg0: tensor<10xf32>) -> tensor<10xf32> {
    %0 = call @cumprod_0(%arg0) : (tensor<10xf32>) -> tensor<10xf32>
    return %0 : tensor<10xf32>
  }
  func.func private @cumprod_0(%arg0: tensor<10xf32>) -> tensor<10xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1>, padding = dense<[[9, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 10>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<10xf32>, tensor<f32>) -> tensor<10xf32>
    return %0 : tensor<10xf32>
  }
}
