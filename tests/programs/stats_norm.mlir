module @jit_stats_norm attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf32>) -> (tensor<3x6xf32> {jax.result_info = "result[0]"}, tensor<3x6xf32> {jax.result_info = "result[1]"}, tensor<3x6xf32> {jax.result_info = "result[2]"}, tensor<3x6xf32> {jax.result_info = "result[3]"}, tensor<3x6xf32> {jax.result_info = "result[4]"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = chlo.square %cst : tensor<f32> -> tensor<f32>
    %cst_0 = stablehlo.constant dense<6.28318548> : tensor<f32>
    %1 = stablehlo.multiply %cst_0, %0 : tensor<f32>
    %2 = stablehlo.log %1 : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %4 = stablehlo.subtract %arg0, %3 : tensor<3x6xf32>
    %5 = chlo.square %4 : tensor<3x6xf32> -> tensor<3x6xf32>
    %6 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %7 = stablehlo.divide %5, %6 : tensor<3x6xf32>
    %8 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %9 = stablehlo.add %8, %7 : tensor<3x6xf32>
    %cst_2 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %11 = stablehlo.divide %9, %10 : tensor<3x6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = chlo.square %cst_3 : tensor<f32> -> tensor<f32>
    %cst_4 = stablehlo.constant dense<6.28318548> : tensor<f32>
    %13 = stablehlo.multiply %cst_4, %12 : tensor<f32>
    %14 = stablehlo.log %13 : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %16 = stablehlo.subtract %arg0, %15 : tensor<3x6xf32>
    %17 = chlo.square %16 : tensor<3x6xf32> -> tensor<3x6xf32>
    %18 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %19 = stablehlo.divide %17, %18 : tensor<3x6xf32>
    %20 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %21 = stablehlo.add %20, %19 : tensor<3x6xf32>
    %cst_6 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %23 = stablehlo.divide %21, %22 : tensor<3x6xf32>
    %24 = stablehlo.exponential %23 : tensor<3x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %26 = stablehlo.subtract %arg0, %25 : tensor<3x6xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %28 = stablehlo.divide %26, %27 : tensor<3x6xf32>
    %cst_9 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %30 = stablehlo.multiply %28, %29 : tensor<3x6xf32>
    %31 = stablehlo.abs %30 : tensor<3x6xf32>
    %cst_10 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %33 = stablehlo.compare LT, %31, %32, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %34 = chlo.erf %30 : tensor<3x6xf32> -> tensor<3x6xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %36 = stablehlo.add %35, %34 : tensor<3x6xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %38 = stablehlo.compare GT, %30, %37, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %39 = chlo.erfc %31 : tensor<3x6xf32> -> tensor<3x6xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %41 = stablehlo.subtract %40, %39 : tensor<3x6xf32>
    %42 = chlo.erfc %31 : tensor<3x6xf32> -> tensor<3x6xf32>
    %43 = stablehlo.select %38, %41, %42 : tensor<3x6xi1>, tensor<3x6xf32>
    %44 = stablehlo.select %33, %36, %43 : tensor<3x6xi1>, tensor<3x6xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %46 = stablehlo.multiply %45, %44 : tensor<3x6xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %48 = stablehlo.subtract %arg0, %47 : tensor<3x6xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %50 = stablehlo.divide %48, %49 : tensor<3x6xf32>
    %cst_17 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %52 = stablehlo.compare GT, %50, %51, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %53 = stablehlo.negate %50 : tensor<3x6xf32>
    %cst_18 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %55 = stablehlo.maximum %50, %54 : tensor<3x6xf32>
    %56 = call @_where(%52, %53, %55) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %cst_19 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %58 = stablehlo.multiply %56, %57 : tensor<3x6xf32>
    %59 = stablehlo.abs %58 : tensor<3x6xf32>
    %cst_20 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %61 = stablehlo.compare LT, %59, %60, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %62 = chlo.erf %58 : tensor<3x6xf32> -> tensor<3x6xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %64 = stablehlo.add %63, %62 : tensor<3x6xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %66 = stablehlo.compare GT, %58, %65, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %67 = chlo.erfc %59 : tensor<3x6xf32> -> tensor<3x6xf32>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %69 = stablehlo.subtract %68, %67 : tensor<3x6xf32>
    %70 = chlo.erfc %59 : tensor<3x6xf32> -> tensor<3x6xf32>
    %71 = stablehlo.select %66, %69, %70 : tensor<3x6xi1>, tensor<3x6xf32>
    %72 = stablehlo.select %61, %64, %71 : tensor<3x6xi1>, tensor<3x6xf32>
    %cst_24 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %74 = stablehlo.multiply %73, %72 : tensor<3x6xf32>
    %75 = stablehlo.negate %74 : tensor<3x6xf32>
    %cst_25 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %77 = stablehlo.compare GT, %50, %76, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %78 = stablehlo.log %74 : tensor<3x6xf32>
    %cst_26 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %80 = stablehlo.minimum %50, %79 : tensor<3x6xf32>
    %81 = chlo.square %80 : tensor<3x6xf32> -> tensor<3x6xf32>
    %cst_27 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %83 = stablehlo.multiply %82, %81 : tensor<3x6xf32>
    %84 = stablehlo.negate %80 : tensor<3x6xf32>
    %85 = stablehlo.log %84 : tensor<3x6xf32>
    %86 = stablehlo.subtract %83, %85 : tensor<3x6xf32>
    %cst_28 = stablehlo.constant dense<0.918938517> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %88 = stablehlo.subtract %86, %87 : tensor<3x6xf32>
    %89 = chlo.square %80 : tensor<3x6xf32> -> tensor<3x6xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %93 = stablehlo.divide %92, %89 : tensor<3x6xf32>
    %94 = stablehlo.add %91, %93 : tensor<3x6xf32>
    %95 = stablehlo.multiply %89, %89 : tensor<3x6xf32>
    %cst_32 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %97 = stablehlo.divide %96, %95 : tensor<3x6xf32>
    %98 = stablehlo.add %90, %97 : tensor<3x6xf32>
    %99 = stablehlo.multiply %95, %89 : tensor<3x6xf32>
    %cst_33 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %101 = stablehlo.divide %100, %99 : tensor<3x6xf32>
    %102 = stablehlo.add %94, %101 : tensor<3x6xf32>
    %103 = stablehlo.multiply %99, %89 : tensor<3x6xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %105 = stablehlo.add %104, %98 : tensor<3x6xf32>
    %106 = stablehlo.subtract %105, %102 : tensor<3x6xf32>
    %107 = stablehlo.log %106 : tensor<3x6xf32>
    %108 = stablehlo.add %88, %107 : tensor<3x6xf32>
    %109 = call @_where(%77, %78, %108) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %110 = call @_where(%52, %75, %109) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %111 = stablehlo.negate %arg0 : tensor<3x6xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.negate %cst_35 : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %114 = stablehlo.subtract %111, %113 : tensor<3x6xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %116 = stablehlo.divide %114, %115 : tensor<3x6xf32>
    %cst_37 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %118 = stablehlo.multiply %116, %117 : tensor<3x6xf32>
    %119 = stablehlo.abs %118 : tensor<3x6xf32>
    %cst_38 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %121 = stablehlo.compare LT, %119, %120, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %122 = chlo.erf %118 : tensor<3x6xf32> -> tensor<3x6xf32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %124 = stablehlo.add %123, %122 : tensor<3x6xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %126 = stablehlo.compare GT, %118, %125, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %127 = chlo.erfc %119 : tensor<3x6xf32> -> tensor<3x6xf32>
    %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %129 = stablehlo.subtract %128, %127 : tensor<3x6xf32>
    %130 = chlo.erfc %119 : tensor<3x6xf32> -> tensor<3x6xf32>
    %131 = stablehlo.select %126, %129, %130 : tensor<3x6xi1>, tensor<3x6xf32>
    %132 = stablehlo.select %121, %124, %131 : tensor<3x6xi1>, tensor<3x6xf32>
    %cst_42 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %134 = stablehlo.multiply %133, %132 : tensor<3x6xf32>
    return %11, %24, %46, %110, %134 : tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>
  }
  func.func private @_where(%arg0: tensor<3x6xi1>, %arg1: tensor<3x6xf32>, %arg2: tensor<3x6xf32>) -> tensor<3x6xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x6xi1>, tensor<3x6xf32>
    return %0 : tensor<3x6xf32>
  }
}
