module @jit_special_entr attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf32>) -> (tensor<3x6xf32> {jax.result_info = "result[0]"}, tensor<3x6xf32> {jax.result_info = "result[1]"}, tensor<3x6xf32> {jax.result_info = "result[2]"}, tensor<3x6xf32> {jax.result_info = "result[3]"}, tensor<3x6xf32> {jax.result_info = "result[4]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %4 = stablehlo.compare NE, %arg0, %3, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %5 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %6 = stablehlo.or %4, %5 : tensor<3x6xi1>
    %7 = stablehlo.log %arg0 : tensor<3x6xf32>
    %8 = stablehlo.multiply %arg0, %7 : tensor<3x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %10 = call @_where(%6, %8, %9) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %11 = stablehlo.negate %10 : tensor<3x6xf32>
    %12 = stablehlo.select %1, %2, %11 : tensor<3x6xi1>, tensor<3x6xf32>
    %cst_3 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %14 = stablehlo.compare GT, %arg0, %13, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %15 = stablehlo.negate %arg0 : tensor<3x6xf32>
    %cst_4 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %17 = stablehlo.maximum %arg0, %16 : tensor<3x6xf32>
    %18 = call @_where(%14, %15, %17) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %cst_5 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<3x6xf32>
    %21 = stablehlo.abs %20 : tensor<3x6xf32>
    %cst_6 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %23 = stablehlo.compare LT, %21, %22, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %24 = chlo.erf %20 : tensor<3x6xf32> -> tensor<3x6xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %26 = stablehlo.add %25, %24 : tensor<3x6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %28 = stablehlo.compare GT, %20, %27, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %29 = chlo.erfc %21 : tensor<3x6xf32> -> tensor<3x6xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %31 = stablehlo.subtract %30, %29 : tensor<3x6xf32>
    %32 = chlo.erfc %21 : tensor<3x6xf32> -> tensor<3x6xf32>
    %33 = stablehlo.select %28, %31, %32 : tensor<3x6xi1>, tensor<3x6xf32>
    %34 = stablehlo.select %23, %26, %33 : tensor<3x6xi1>, tensor<3x6xf32>
    %cst_10 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %36 = stablehlo.multiply %35, %34 : tensor<3x6xf32>
    %37 = stablehlo.negate %36 : tensor<3x6xf32>
    %cst_11 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %39 = stablehlo.compare GT, %arg0, %38, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %40 = stablehlo.log %36 : tensor<3x6xf32>
    %cst_12 = stablehlo.constant dense<-1.000000e+01> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %42 = stablehlo.minimum %arg0, %41 : tensor<3x6xf32>
    %43 = chlo.square %42 : tensor<3x6xf32> -> tensor<3x6xf32>
    %cst_13 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %45 = stablehlo.multiply %44, %43 : tensor<3x6xf32>
    %46 = stablehlo.negate %42 : tensor<3x6xf32>
    %47 = stablehlo.log %46 : tensor<3x6xf32>
    %48 = stablehlo.subtract %45, %47 : tensor<3x6xf32>
    %cst_14 = stablehlo.constant dense<0.918938517> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %50 = stablehlo.subtract %48, %49 : tensor<3x6xf32>
    %51 = chlo.square %42 : tensor<3x6xf32> -> tensor<3x6xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %55 = stablehlo.divide %54, %51 : tensor<3x6xf32>
    %56 = stablehlo.add %53, %55 : tensor<3x6xf32>
    %57 = stablehlo.multiply %51, %51 : tensor<3x6xf32>
    %cst_18 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %59 = stablehlo.divide %58, %57 : tensor<3x6xf32>
    %60 = stablehlo.add %52, %59 : tensor<3x6xf32>
    %61 = stablehlo.multiply %57, %51 : tensor<3x6xf32>
    %cst_19 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %63 = stablehlo.divide %62, %61 : tensor<3x6xf32>
    %64 = stablehlo.add %56, %63 : tensor<3x6xf32>
    %65 = stablehlo.multiply %61, %51 : tensor<3x6xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %67 = stablehlo.add %66, %60 : tensor<3x6xf32>
    %68 = stablehlo.subtract %67, %64 : tensor<3x6xf32>
    %69 = stablehlo.log %68 : tensor<3x6xf32>
    %70 = stablehlo.add %50, %69 : tensor<3x6xf32>
    %71 = call @_where(%39, %40, %70) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %72 = call @_where(%14, %37, %71) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    %cst_21 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %74 = stablehlo.multiply %arg0, %73 : tensor<3x6xf32>
    %75 = stablehlo.abs %74 : tensor<3x6xf32>
    %cst_22 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %77 = stablehlo.compare LT, %75, %76, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %78 = chlo.erf %74 : tensor<3x6xf32> -> tensor<3x6xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %80 = stablehlo.add %79, %78 : tensor<3x6xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %82 = stablehlo.compare GT, %74, %81, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %83 = chlo.erfc %75 : tensor<3x6xf32> -> tensor<3x6xf32>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %85 = stablehlo.subtract %84, %83 : tensor<3x6xf32>
    %86 = chlo.erfc %75 : tensor<3x6xf32> -> tensor<3x6xf32>
    %87 = stablehlo.select %82, %85, %86 : tensor<3x6xi1>, tensor<3x6xf32>
    %88 = stablehlo.select %77, %80, %87 : tensor<3x6xi1>, tensor<3x6xf32>
    %cst_26 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %90 = stablehlo.multiply %89, %88 : tensor<3x6xf32>
    %91 = chlo.erf %arg0 : tensor<3x6xf32> -> tensor<3x6xf32>
    %92 = chlo.erfc %arg0 : tensor<3x6xf32> -> tensor<3x6xf32>
    return %12, %72, %90, %91, %92 : tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>, tensor<3x6xf32>
  }
  func.func private @_where(%arg0: tensor<3x6xi1>, %arg1: tensor<3x6xf32>, %arg2: tensor<3x6xf32>) -> tensor<3x6xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x6xi1>, tensor<3x6xf32>
    return %0 : tensor<3x6xf32>
  }
}
