module @jit_ode_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<f32>) -> (tensor<2xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.negate %arg1 : tensor<f32>
    %1 = stablehlo.negate %arg1 : tensor<f32>
    %2 = stablehlo.negate %arg1 : tensor<f32>
    %3 = stablehlo.negate %arg1 : tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8:10 = stablehlo.while(%iterArg = %0, %iterArg_8 = %1, %iterArg_9 = %2, %iterArg_10 = %3, %iterArg_11 = %c, %iterArg_12 = %arg0, %iterArg_13 = %4, %iterArg_14 = %5, %iterArg_15 = %6, %iterArg_16 = %7) : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<2xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>
    cond {
      %c_17 = stablehlo.constant dense<10> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_11, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16:5 = func.call @closed_call(%iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_12) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
      %17 = func.call @dynamic_update_index_in_dim(%iterArg_13, %16#1, %iterArg_11) : (tensor<10xf32>, tensor<f32>, tensor<i32>) -> tensor<10xf32>
      %18 = func.call @dynamic_update_index_in_dim(%iterArg_14, %16#2, %iterArg_11) : (tensor<10xf32>, tensor<f32>, tensor<i32>) -> tensor<10xf32>
      %19 = func.call @dynamic_update_index_in_dim(%iterArg_15, %16#3, %iterArg_11) : (tensor<10xf32>, tensor<f32>, tensor<i32>) -> tensor<10xf32>
      %20 = func.call @dynamic_update_index_in_dim(%iterArg_16, %16#4, %iterArg_11) : (tensor<10xf32>, tensor<f32>, tensor<i32>) -> tensor<10xf32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %21 = stablehlo.add %iterArg_11, %c_17 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %21, %16#0, %17, %18, %19, %20 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<2xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>
    }
    %9 = stablehlo.multiply %8#5, %8#5 : tensor<2xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %11 = stablehlo.multiply %10, %8#5 : tensor<2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%9 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %14 = stablehlo.multiply %13, %11 : tensor<2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %15:11 = stablehlo.while(%iterArg = %8#6, %iterArg_8 = %8#7, %iterArg_9 = %8#8, %iterArg_10 = %8#9, %iterArg_11 = %0, %iterArg_12 = %1, %iterArg_13 = %2, %iterArg_14 = %3, %iterArg_15 = %c_7, %iterArg_16 = %cst_6, %iterArg_17 = %14) : tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<2xf32>
    cond {
      %c_18 = stablehlo.constant dense<10> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg_15, %c_18, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %c_18 = stablehlo.constant dense<10> : tensor<i32>
      %16 = stablehlo.subtract %c_18, %iterArg_15 : tensor<i32>
      %c_19 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.subtract %16, %c_19 : tensor<i32>
      %18 = func.call @dynamic_index_in_dim(%iterArg, %17) : (tensor<10xf32>, tensor<i32>) -> tensor<f32>
      %19 = func.call @dynamic_index_in_dim(%iterArg_8, %17) : (tensor<10xf32>, tensor<i32>) -> tensor<f32>
      %20 = func.call @dynamic_index_in_dim(%iterArg_9, %17) : (tensor<10xf32>, tensor<i32>) -> tensor<f32>
      %21 = func.call @dynamic_index_in_dim(%iterArg_10, %17) : (tensor<10xf32>, tensor<i32>) -> tensor<f32>
      %22:2 = func.call @closed_call_0(%iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_16, %iterArg_17, %18, %19, %20, %21) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<2xf32>)
      %c_20 = stablehlo.constant dense<1> : tensor<i32>
      %23 = stablehlo.add %iterArg_15, %c_20 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %23, %22#0, %22#1 : tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<2xf32>
    }
    return %15#10, %15#9 : tensor<2xf32>, tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<2xf32>) -> (tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = stablehlo.slice %arg4 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.slice %arg4 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %7 = stablehlo.concatenate %5, %6, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %cst = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<2xf32>
    %10 = stablehlo.add %arg4, %9 : tensor<2xf32>
    %11 = stablehlo.slice %10 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %12 = stablehlo.reshape %11 : (tensor<1xf32>) -> tensor<f32>
    %13 = stablehlo.slice %10 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %14 = stablehlo.reshape %13 : (tensor<1xf32>) -> tensor<f32>
    %15 = stablehlo.multiply %arg1, %14 : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %18 = stablehlo.concatenate %16, %17, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<2xf32>
    %21 = stablehlo.add %arg4, %20 : tensor<2xf32>
    %22 = stablehlo.slice %21 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %23 = stablehlo.reshape %22 : (tensor<1xf32>) -> tensor<f32>
    %24 = stablehlo.slice %21 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %25 = stablehlo.reshape %24 : (tensor<1xf32>) -> tensor<f32>
    %26 = stablehlo.multiply %arg2, %25 : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %28 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %29 = stablehlo.concatenate %27, %28, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %31 = stablehlo.multiply %30, %18 : tensor<2xf32>
    %32 = stablehlo.add %7, %31 : tensor<2xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %34 = stablehlo.multiply %33, %29 : tensor<2xf32>
    %35 = stablehlo.add %32, %34 : tensor<2xf32>
    %cst_3 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %37 = stablehlo.multiply %36, %29 : tensor<2xf32>
    %38 = stablehlo.add %arg4, %37 : tensor<2xf32>
    %39 = stablehlo.slice %38 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %40 = stablehlo.reshape %39 : (tensor<1xf32>) -> tensor<f32>
    %41 = stablehlo.slice %38 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %42 = stablehlo.reshape %41 : (tensor<1xf32>) -> tensor<f32>
    %43 = stablehlo.multiply %arg3, %42 : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %45 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %46 = stablehlo.concatenate %44, %45, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %47 = stablehlo.add %35, %46 : tensor<2xf32>
    %cst_4 = stablehlo.constant dense<0.0166666675> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %49 = stablehlo.multiply %48, %47 : tensor<2xf32>
    %50 = stablehlo.add %arg4, %49 : tensor<2xf32>
    return %50, %3, %14, %25, %42 : tensor<2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<10xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<10xf32>, tensor<1xf32>, tensor<i32>) -> tensor<10xf32>
    return %1 : tensor<10xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<10xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<10xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @closed_call_0(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<2xf32>, %arg6: tensor<f32>, %arg7: tensor<f32>, %arg8: tensor<f32>, %arg9: tensor<f32>) -> (tensor<f32>, tensor<2xf32>) {
    %cst = stablehlo.constant dense<0.0166666675> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.multiply %0, %arg5 : tensor<2xf32>
    %2 = stablehlo.slice %1 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
    %4 = stablehlo.slice %1 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %5 = stablehlo.reshape %4 : (tensor<1xf32>) -> tensor<f32>
    %6 = stablehlo.multiply %arg3, %5 : tensor<f32>
    %7 = stablehlo.multiply %5, %arg9 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.pad %8, %cst_0, low = [0], high = [1], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %10 = stablehlo.negate %7 : tensor<f32>
    %11 = stablehlo.add %arg4, %10 : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.pad %12, %cst_1, low = [1], high = [0], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %14 = stablehlo.add %9, %13 : tensor<2xf32>
    %15 = stablehlo.add %arg5, %14 : tensor<2xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %17 = stablehlo.multiply %16, %14 : tensor<2xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %19 = stablehlo.multiply %18, %1 : tensor<2xf32>
    %20 = stablehlo.add %17, %19 : tensor<2xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %22 = stablehlo.multiply %21, %1 : tensor<2xf32>
    %23 = stablehlo.slice %20 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %24 = stablehlo.reshape %23 : (tensor<1xf32>) -> tensor<f32>
    %25 = stablehlo.slice %20 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %26 = stablehlo.reshape %25 : (tensor<1xf32>) -> tensor<f32>
    %27 = stablehlo.multiply %arg2, %26 : tensor<f32>
    %28 = stablehlo.multiply %26, %arg8 : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.pad %29, %cst_5, low = [0], high = [1], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %31 = stablehlo.negate %28 : tensor<f32>
    %32 = stablehlo.add %11, %31 : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.pad %33, %cst_6, low = [1], high = [0], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %35 = stablehlo.add %30, %34 : tensor<2xf32>
    %36 = stablehlo.add %15, %35 : tensor<2xf32>
    %cst_7 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %38 = stablehlo.multiply %37, %35 : tensor<2xf32>
    %39 = stablehlo.add %22, %38 : tensor<2xf32>
    %40 = stablehlo.slice %39 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %41 = stablehlo.reshape %40 : (tensor<1xf32>) -> tensor<f32>
    %42 = stablehlo.slice %39 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %43 = stablehlo.reshape %42 : (tensor<1xf32>) -> tensor<f32>
    %44 = stablehlo.multiply %arg1, %43 : tensor<f32>
    %45 = stablehlo.multiply %43, %arg7 : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.pad %46, %cst_8, low = [0], high = [1], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %48 = stablehlo.negate %45 : tensor<f32>
    %49 = stablehlo.add %32, %48 : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.pad %50, %cst_9, low = [1], high = [0], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %52 = stablehlo.add %47, %51 : tensor<2xf32>
    %53 = stablehlo.add %36, %52 : tensor<2xf32>
    %cst_10 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %55 = stablehlo.multiply %54, %52 : tensor<2xf32>
    %56 = stablehlo.add %1, %55 : tensor<2xf32>
    %57 = stablehlo.slice %56 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %58 = stablehlo.reshape %57 : (tensor<1xf32>) -> tensor<f32>
    %59 = stablehlo.slice %56 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %60 = stablehlo.reshape %59 : (tensor<1xf32>) -> tensor<f32>
    %61 = stablehlo.multiply %arg0, %60 : tensor<f32>
    %62 = stablehlo.multiply %60, %arg6 : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.pad %63, %cst_11, low = [0], high = [1], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %65 = stablehlo.add %53, %64 : tensor<2xf32>
    %66 = stablehlo.negate %62 : tensor<f32>
    %67 = stablehlo.add %49, %66 : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.pad %68, %cst_12, low = [1], high = [0], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %70 = stablehlo.add %65, %69 : tensor<2xf32>
    return %67, %70 : tensor<f32>, tensor<2xf32>
  }
}
