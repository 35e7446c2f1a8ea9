module @jit_gradients_elementwise attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<9xf32> {jax.result_info = "result[0]"}, tensor<9xf32> {jax.result_info = "result[1]"}, tensor<9xf32> {jax.result_info = "result[2]"}, tensor<9xf32> {jax.result_info = "result[3]"}, tensor<9xf32> {jax.result_info = "result[4]"}, tensor<9xf32> {jax.result_info = "result[5]"}, tensor<9xf32> {jax.result_info = "result[6]"}, tensor<9xf32> {jax.result_info = "result[7]"}, tensor<9xf32> {jax.result_info = "result[8]"}, tensor<9xf32> {jax.result_info = "result[9]"}, tensor<9xf32> {jax.result_info = "result[10]"}, tensor<9xf32> {jax.result_info = "result[11]"}, tensor<9xf32> {jax.result_info = "result[12]"}) {
    %0 = stablehlo.sine %arg0 : tensor<9xf32>
    %1 = stablehlo.cosine %arg0 : tensor<9xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<9xf32>
    %4 = stablehlo.tan %arg0 : tensor<9xf32>
    %5 = chlo.square %4 : tensor<9xf32> -> tensor<9xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %7 = stablehlo.add %6, %5 : tensor<9xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<9xf32>
    %10 = chlo.asin %arg0 : tensor<9xf32> -> tensor<9xf32>
    %11 = chlo.square %arg0 : tensor<9xf32> -> tensor<9xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %13 = stablehlo.subtract %12, %11 : tensor<9xf32>
    %14 = stablehlo.rsqrt %13 : tensor<9xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<9xf32>
    %17 = chlo.atan %arg0 : tensor<9xf32> -> tensor<9xf32>
    %18 = chlo.square %arg0 : tensor<9xf32> -> tensor<9xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %20 = stablehlo.add %19, %18 : tensor<9xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %22 = stablehlo.divide %21, %20 : tensor<9xf32>
    %23 = stablehlo.tanh %arg0 : tensor<9xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %25 = stablehlo.subtract %24, %23 : tensor<9xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %27 = stablehlo.multiply %26, %25 : tensor<9xf32>
    %28 = stablehlo.multiply %27, %23 : tensor<9xf32>
    %29 = stablehlo.add %27, %28 : tensor<9xf32>
    %30 = stablehlo.exponential_minus_one %arg0 : tensor<9xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %32 = stablehlo.add %30, %31 : tensor<9xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %34 = stablehlo.multiply %33, %32 : tensor<9xf32>
    %35 = stablehlo.log_plus_one %arg0 : tensor<9xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %37 = stablehlo.add %arg0, %36 : tensor<9xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %39 = stablehlo.divide %38, %37 : tensor<9xf32>
    %40 = stablehlo.cbrt %arg0 : tensor<9xf32>
    %41 = stablehlo.multiply %40, %40 : tensor<9xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %43 = stablehlo.divide %42, %41 : tensor<9xf32>
    %cst_13 = stablehlo.constant dense<0.333333343> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %45 = stablehlo.multiply %44, %43 : tensor<9xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %47 = stablehlo.multiply %46, %45 : tensor<9xf32>
    %48 = stablehlo.rsqrt %arg0 : tensor<9xf32>
    %49 = stablehlo.divide %48, %arg0 : tensor<9xf32>
    %cst_15 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %51 = stablehlo.multiply %50, %49 : tensor<9xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %53 = stablehlo.multiply %52, %51 : tensor<9xf32>
    %54 = chlo.erf %arg0 : tensor<9xf32> -> tensor<9xf32>
    %55 = chlo.square %arg0 : tensor<9xf32> -> tensor<9xf32>
    %56 = stablehlo.negate %55 : tensor<9xf32>
    %57 = stablehlo.exponential %56 : tensor<9xf32>
    %cst_17 = stablehlo.constant dense<1.12837923> : tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.multiply %cst_17, %cst_18 : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %60 = stablehlo.multiply %59, %57 : tensor<9xf32>
    %61 = chlo.erf_inv %arg0 : tensor<9xf32> -> tensor<9xf32>
    %62 = chlo.square %61 : tensor<9xf32> -> tensor<9xf32>
    %63 = stablehlo.exponential %62 : tensor<9xf32>
    %cst_19 = stablehlo.constant dense<0.886226952> : tensor<f32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.multiply %cst_19, %cst_20 : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %66 = stablehlo.multiply %65, %63 : tensor<9xf32>
    %67 = stablehlo.negate %arg0 : tensor<9xf32>
    %68 = stablehlo.exponential %67 : tensor<9xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %70 = stablehlo.add %69, %68 : tensor<9xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %72 = stablehlo.divide %71, %70 : tensor<9xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %74 = stablehlo.subtract %73, %72 : tensor<9xf32>
    %75 = stablehlo.multiply %72, %74 : tensor<9xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %77 = stablehlo.multiply %76, %75 : tensor<9xf32>
    %78 = stablehlo.power %arg0, %arg0 : tensor<9xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %80 = stablehlo.subtract %arg0, %79 : tensor<9xf32>
    %81 = stablehlo.power %arg0, %80 : tensor<9xf32>
    %82 = stablehlo.multiply %arg0, %81 : tensor<9xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %84 = stablehlo.compare EQ, %arg0, %83, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %86 = stablehlo.select %84, %85, %arg0 : tensor<9xi1>, tensor<9xf32>
    %87 = stablehlo.log %86 : tensor<9xf32>
    %88 = stablehlo.multiply %87, %78 : tensor<9xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %90 = stablehlo.multiply %89, %88 : tensor<9xf32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %92 = stablehlo.multiply %91, %82 : tensor<9xf32>
    %93 = stablehlo.add %90, %92 : tensor<9xf32>
    return %3, %9, %16, %22, %29, %34, %39, %47, %53, %60, %66, %77, %93 : tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>
  }
}
