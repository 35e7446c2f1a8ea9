module @jit_ode_lorenz attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32>) -> (tensor<60x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<60x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0, %iterArg_1 = %0) : tensor<i32>, tensor<3xf32>, tensor<60x3xf32>
    cond {
      %c_2 = stablehlo.constant dense<60> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2:2 = func.call @closed_call(%iterArg_0) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
      %3 = func.call @dynamic_update_index_in_dim(%iterArg_1, %2#1, %iterArg) : (tensor<60x3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<60x3xf32>
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %4 = stablehlo.add %iterArg, %c_2 : tensor<i32>
      stablehlo.return %4, %2#0, %3 : tensor<i32>, tensor<3xf32>, tensor<60x3xf32>
    }
    return %1#2 : tensor<60x3xf32>
  }
  func.func private @closed_call(%arg0: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
    %4 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %5 = stablehlo.reshape %4 : (tensor<1xf32>) -> tensor<f32>
    %6 = stablehlo.subtract %3, %1 : tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %7 = stablehlo.multiply %cst, %6 : tensor<f32>
    %cst_0 = stablehlo.constant dense<2.800000e+01> : tensor<f32>
    %8 = stablehlo.subtract %cst_0, %5 : tensor<f32>
    %9 = stablehlo.multiply %1, %8 : tensor<f32>
    %10 = stablehlo.subtract %9, %3 : tensor<f32>
    %11 = stablehlo.multiply %1, %3 : tensor<f32>
    %cst_1 = stablehlo.constant dense<2.66666675> : tensor<f32>
    %12 = stablehlo.multiply %cst_1, %5 : tensor<f32>
    %13 = stablehlo.subtract %11, %12 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %15 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %16 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %17 = stablehlo.concatenate %14, %15, %16, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<3xf32>
    %20 = stablehlo.add %arg0, %19 : tensor<3xf32>
    %21 = stablehlo.slice %20 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %22 = stablehlo.reshape %21 : (tensor<1xf32>) -> tensor<f32>
    %23 = stablehlo.slice %20 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %24 = stablehlo.reshape %23 : (tensor<1xf32>) -> tensor<f32>
    %25 = stablehlo.slice %20 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %26 = stablehlo.reshape %25 : (tensor<1xf32>) -> tensor<f32>
    %27 = stablehlo.subtract %24, %22 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %28 = stablehlo.multiply %cst_3, %27 : tensor<f32>
    %cst_4 = stablehlo.constant dense<2.800000e+01> : tensor<f32>
    %29 = stablehlo.subtract %cst_4, %26 : tensor<f32>
    %30 = stablehlo.multiply %22, %29 : tensor<f32>
    %31 = stablehlo.subtract %30, %24 : tensor<f32>
    %32 = stablehlo.multiply %22, %24 : tensor<f32>
    %cst_5 = stablehlo.constant dense<2.66666675> : tensor<f32>
    %33 = stablehlo.multiply %cst_5, %26 : tensor<f32>
    %34 = stablehlo.subtract %32, %33 : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %36 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %37 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %38 = stablehlo.concatenate %35, %36, %37, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
    %cst_6 = stablehlo.constant dense<5.000000e-03> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<3xf32>
    %41 = stablehlo.add %arg0, %40 : tensor<3xf32>
    %42 = stablehlo.slice %41 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %43 = stablehlo.reshape %42 : (tensor<1xf32>) -> tensor<f32>
    %44 = stablehlo.slice %41 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %45 = stablehlo.reshape %44 : (tensor<1xf32>) -> tensor<f32>
    %46 = stablehlo.slice %41 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %47 = stablehlo.reshape %46 : (tensor<1xf32>) -> tensor<f32>
    %48 = stablehlo.subtract %45, %43 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %49 = stablehlo.multiply %cst_7, %48 : tensor<f32>
    %cst_8 = stablehlo.constant dense<2.800000e+01> : tensor<f32>
    %50 = stablehlo.subtract %cst_8, %47 : tensor<f32>
    %51 = stablehlo.multiply %43, %50 : tensor<f32>
    %52 = stablehlo.subtract %51, %45 : tensor<f32>
    %53 = stablehlo.multiply %43, %45 : tensor<f32>
    %cst_9 = stablehlo.constant dense<2.66666675> : tensor<f32>
    %54 = stablehlo.multiply %cst_9, %47 : tensor<f32>
    %55 = stablehlo.subtract %53, %54 : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %57 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %58 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %59 = stablehlo.concatenate %56, %57, %58, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %61 = stablehlo.multiply %60, %38 : tensor<3xf32>
    %62 = stablehlo.add %17, %61 : tensor<3xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %64 = stablehlo.multiply %63, %59 : tensor<3xf32>
    %65 = stablehlo.add %62, %64 : tensor<3xf32>
    %cst_12 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %67 = stablehlo.multiply %66, %59 : tensor<3xf32>
    %68 = stablehlo.add %arg0, %67 : tensor<3xf32>
    %69 = stablehlo.slice %68 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %70 = stablehlo.reshape %69 : (tensor<1xf32>) -> tensor<f32>
    %71 = stablehlo.slice %68 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %72 = stablehlo.reshape %71 : (tensor<1xf32>) -> tensor<f32>
    %73 = stablehlo.slice %68 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %74 = stablehlo.reshape %73 : (tensor<1xf32>) -> tensor<f32>
    %75 = stablehlo.subtract %72, %70 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %76 = stablehlo.multiply %cst_13, %75 : tensor<f32>
    %cst_14 = stablehlo.constant dense<2.800000e+01> : tensor<f32>
    %77 = stablehlo.subtract %cst_14, %74 : tensor<f32>
    %78 = stablehlo.multiply %70, %77 : tensor<f32>
    %79 = stablehlo.subtract %78, %72 : tensor<f32>
    %80 = stablehlo.multiply %70, %72 : tensor<f32>
    %cst_15 = stablehlo.constant dense<2.66666675> : tensor<f32>
    %81 = stablehlo.multiply %cst_15, %74 : tensor<f32>
    %82 = stablehlo.subtract %80, %81 : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %84 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %85 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %86 = stablehlo.concatenate %83, %84, %85, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
    %87 = stablehlo.add %65, %86 : tensor<3xf32>
    %cst_16 = stablehlo.constant dense<0.00166666671> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %89 = stablehlo.multiply %88, %87 : tensor<3xf32>
    %90 = stablehlo.add %arg0, %89 : tensor<3xf32>
    return %90, %90 : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<60x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<i32>) -> tensor<60x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<60x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<60x3xf32>
    return %1 : tensor<60x3xf32>
  }
}
