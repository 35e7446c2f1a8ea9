module @jit_ode_adaptive attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<f32>) -> (tensor<2xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %0:5 = stablehlo.while(%iterArg = %arg1, %iterArg_1 = %arg1, %iterArg_2 = %cst, %iterArg_3 = %arg0, %iterArg_4 = %cst_0) : tensor<f32>, tensor<f32>, tensor<f32>, tensor<2xf32>, tensor<f32>
    cond {
      %cst_5 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %1 = stablehlo.subtract %iterArg, %cst_5 : tensor<f32>
      %2 = stablehlo.convert %iterArg_2 : tensor<f32>
      %3 = stablehlo.compare LT, %2, %1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %1 = stablehlo.slice %iterArg_3 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
      %3 = stablehlo.slice %iterArg_3 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
      %5 = stablehlo.negate %4 : tensor<f32>
      %6 = stablehlo.slice %iterArg_3 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
      %cst_5 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
      %8 = stablehlo.multiply %cst_5, %7 : tensor<f32>
      %9 = stablehlo.subtract %5, %8 : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %12 = stablehlo.concatenate %10, %11, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %13 = stablehlo.divide %iterArg_4, %cst_6 : tensor<f32>
      %14 = stablehlo.convert %13 : tensor<f32>
      %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %16 = stablehlo.multiply %15, %12 : tensor<2xf32>
      %17 = stablehlo.add %iterArg_3, %16 : tensor<2xf32>
      %18 = stablehlo.slice %17 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %19 = stablehlo.reshape %18 : (tensor<1xf32>) -> tensor<f32>
      %20 = stablehlo.slice %17 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %21 = stablehlo.reshape %20 : (tensor<1xf32>) -> tensor<f32>
      %22 = stablehlo.negate %21 : tensor<f32>
      %23 = stablehlo.slice %17 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %24 = stablehlo.reshape %23 : (tensor<1xf32>) -> tensor<f32>
      %cst_7 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
      %25 = stablehlo.multiply %cst_7, %24 : tensor<f32>
      %26 = stablehlo.subtract %22, %25 : tensor<f32>
      %27 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %28 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %29 = stablehlo.concatenate %27, %28, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      %cst_8 = stablehlo.constant dense<7.500000e-01> : tensor<f32>
      %30 = stablehlo.multiply %cst_8, %iterArg_4 : tensor<f32>
      %31 = stablehlo.convert %30 : tensor<f32>
      %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %33 = stablehlo.multiply %32, %29 : tensor<2xf32>
      %34 = stablehlo.add %iterArg_3, %33 : tensor<2xf32>
      %35 = stablehlo.slice %34 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %36 = stablehlo.reshape %35 : (tensor<1xf32>) -> tensor<f32>
      %37 = stablehlo.slice %34 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %38 = stablehlo.reshape %37 : (tensor<1xf32>) -> tensor<f32>
      %39 = stablehlo.negate %38 : tensor<f32>
      %40 = stablehlo.slice %34 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %41 = stablehlo.reshape %40 : (tensor<1xf32>) -> tensor<f32>
      %cst_9 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
      %42 = stablehlo.multiply %cst_9, %41 : tensor<f32>
      %43 = stablehlo.subtract %39, %42 : tensor<f32>
      %44 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %45 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %46 = stablehlo.concatenate %44, %45, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      %cst_10 = stablehlo.constant dense<0.222222224> : tensor<f32>
      %47 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %48 = stablehlo.multiply %47, %12 : tensor<2xf32>
      %cst_11 = stablehlo.constant dense<0.333333343> : tensor<f32>
      %49 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %50 = stablehlo.multiply %49, %29 : tensor<2xf32>
      %51 = stablehlo.add %48, %50 : tensor<2xf32>
      %cst_12 = stablehlo.constant dense<0.444444448> : tensor<f32>
      %52 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %53 = stablehlo.multiply %52, %46 : tensor<2xf32>
      %54 = stablehlo.add %51, %53 : tensor<2xf32>
      %55 = stablehlo.convert %iterArg_4 : tensor<f32>
      %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %57 = stablehlo.multiply %56, %54 : tensor<2xf32>
      %58 = stablehlo.add %iterArg_3, %57 : tensor<2xf32>
      %cst_13 = stablehlo.constant dense<0.291666657> : tensor<f32>
      %59 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %60 = stablehlo.multiply %59, %12 : tensor<2xf32>
      %cst_14 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
      %61 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %62 = stablehlo.multiply %61, %29 : tensor<2xf32>
      %63 = stablehlo.add %60, %62 : tensor<2xf32>
      %cst_15 = stablehlo.constant dense<0.333333343> : tensor<f32>
      %64 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %65 = stablehlo.multiply %64, %46 : tensor<2xf32>
      %66 = stablehlo.add %63, %65 : tensor<2xf32>
      %67 = stablehlo.slice %58 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %68 = stablehlo.reshape %67 : (tensor<1xf32>) -> tensor<f32>
      %69 = stablehlo.slice %58 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %70 = stablehlo.reshape %69 : (tensor<1xf32>) -> tensor<f32>
      %71 = stablehlo.negate %70 : tensor<f32>
      %72 = stablehlo.slice %58 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %73 = stablehlo.reshape %72 : (tensor<1xf32>) -> tensor<f32>
      %cst_16 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
      %74 = stablehlo.multiply %cst_16, %73 : tensor<f32>
      %75 = stablehlo.subtract %71, %74 : tensor<f32>
      %76 = stablehlo.broadcast_in_dim %68, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %77 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %78 = stablehlo.concatenate %76, %77, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      %cst_17 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
      %79 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %80 = stablehlo.multiply %79, %78 : tensor<2xf32>
      %81 = stablehlo.add %66, %80 : tensor<2xf32>
      %82 = stablehlo.convert %iterArg_4 : tensor<f32>
      %83 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %84 = stablehlo.multiply %83, %81 : tensor<2xf32>
      %85 = stablehlo.add %iterArg_3, %84 : tensor<2xf32>
      %86 = stablehlo.subtract %58, %85 : tensor<2xf32>
      %87 = stablehlo.abs %86 : tensor<2xf32>
      %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %88 = stablehlo.reduce(%87 init: %cst_18) applies stablehlo.maximum across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
      %cst_19 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %89 = stablehlo.divide %88, %cst_19 : tensor<f32>
      %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %90 = stablehlo.compare LT, %89, %cst_20, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_21 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %91 = stablehlo.maximum %89, %cst_21 : tensor<f32>
      %cst_22 = stablehlo.constant dense<-0.333333343> : tensor<f32>
      %92 = stablehlo.power %91, %cst_22 : tensor<f32>
      %cst_23 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %93 = stablehlo.multiply %cst_23, %92 : tensor<f32>
      %cst_24 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
      %cst_25 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
      %94 = func.call @clip(%93, %cst_24, %cst_25) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %95 = stablehlo.add %iterArg_2, %iterArg_4 : tensor<f32>
      %96 = func.call @_where(%90, %95, %iterArg_2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %97 = func.call @_where_0(%90, %58, %iterArg_3) : (tensor<i1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %98 = stablehlo.convert %iterArg_4 : tensor<f32>
      %99 = stablehlo.multiply %98, %94 : tensor<f32>
      %100 = stablehlo.convert %iterArg_2 : tensor<f32>
      %101 = stablehlo.subtract %iterArg_1, %100 : tensor<f32>
      %102 = stablehlo.convert %90 : (tensor<i1>) -> tensor<f32>
      %103 = stablehlo.multiply %iterArg_4, %102 : tensor<f32>
      %104 = stablehlo.convert %103 : tensor<f32>
      %105 = stablehlo.subtract %101, %104 : tensor<f32>
      %cst_26 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %106 = stablehlo.maximum %105, %cst_26 : tensor<f32>
      %107 = stablehlo.minimum %99, %106 : tensor<f32>
      stablehlo.return %iterArg, %iterArg_1, %96, %97, %107 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<2xf32>, tensor<f32>
    }
    return %0#3 : tensor<2xf32>
  }
  func.func private @clip(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<f32>
    %2 = stablehlo.convert %arg2 : tensor<f32>
    %3 = stablehlo.minimum %2, %1 : tensor<f32>
    return %3 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
