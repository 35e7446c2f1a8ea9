module @jit_special_xlogy attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf64>, %arg1: tensor<3x6xf64>) -> (tensor<3x6xf64> {jax.result_info = "result[0]"}, tensor<3x6xf64> {jax.result_info = "result[1]"}, tensor<3x6xf64> {jax.result_info = "result[2]"}, tensor<3x6xf64> {jax.result_info = "result[3]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %2 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %3 = stablehlo.or %1, %2 : tensor<3x6xi1>
    %4 = stablehlo.log %arg1 : tensor<3x6xf64>
    %5 = stablehlo.multiply %arg0, %4 : tensor<3x6xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %7 = call @_where(%3, %5, %6) : (tensor<3x6xi1>, tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %9 = stablehlo.compare NE, %arg0, %8, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %10 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %11 = stablehlo.or %9, %10 : tensor<3x6xi1>
    %12 = stablehlo.log_plus_one %arg1 : tensor<3x6xf64>
    %13 = stablehlo.multiply %arg0, %12 : tensor<3x6xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %15 = call @_where(%11, %13, %14) : (tensor<3x6xi1>, tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %17 = stablehlo.compare GT, %arg0, %16, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %19 = stablehlo.compare GT, %arg1, %18, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %20 = stablehlo.and %17, %19 : tensor<3x6xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %22 = stablehlo.compare EQ, %arg0, %21, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %24 = stablehlo.compare GE, %arg1, %23, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %25 = stablehlo.and %22, %24 : tensor<3x6xi1>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %26 = call @_where_0(%20, %arg0, %c) : (tensor<3x6xi1>, tensor<3x6xf64>, tensor<i64>) -> tensor<3x6xf64>
    %c_7 = stablehlo.constant dense<1> : tensor<i64>
    %27 = call @_where_0(%20, %arg1, %c_7) : (tensor<3x6xi1>, tensor<3x6xf64>, tensor<i64>) -> tensor<3x6xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %29 = stablehlo.compare NE, %26, %28, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %30 = stablehlo.compare NE, %26, %26, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %31 = stablehlo.or %29, %30 : tensor<3x6xi1>
    %32 = stablehlo.log %26 : tensor<3x6xf64>
    %33 = stablehlo.multiply %26, %32 : tensor<3x6xf64>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %35 = call @_where(%31, %33, %34) : (tensor<3x6xi1>, tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %37 = stablehlo.compare NE, %26, %36, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %38 = stablehlo.compare NE, %27, %27, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %39 = stablehlo.or %37, %38 : tensor<3x6xi1>
    %40 = stablehlo.log %27 : tensor<3x6xf64>
    %41 = stablehlo.multiply %26, %40 : tensor<3x6xf64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %42 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %43 = call @_where(%39, %41, %42) : (tensor<3x6xi1>, tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xf64>
    %44 = stablehlo.subtract %35, %43 : tensor<3x6xf64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_13 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %45 = call @_where_1(%25, %cst_12, %cst_13) : (tensor<3x6xi1>, tensor<f64>, tensor<f64>) -> tensor<3x6xf64>
    %46 = call @_where(%20, %44, %45) : (tensor<3x6xi1>, tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xf64>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %48 = stablehlo.compare GT, %arg0, %47, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %50 = stablehlo.compare GT, %arg1, %49, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %51 = stablehlo.and %48, %50 : tensor<3x6xi1>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %52 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %53 = stablehlo.compare EQ, %arg0, %52, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %54 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %55 = stablehlo.compare GE, %arg1, %54, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %56 = stablehlo.and %53, %55 : tensor<3x6xi1>
    %c_18 = stablehlo.constant dense<1> : tensor<i64>
    %57 = call @_where_0(%51, %arg0, %c_18) : (tensor<3x6xi1>, tensor<3x6xf64>, tensor<i64>) -> tensor<3x6xf64>
    %c_19 = stablehlo.constant dense<1> : tensor<i64>
    %58 = call @_where_0(%51, %arg1, %c_19) : (tensor<3x6xi1>, tensor<3x6xf64>, tensor<i64>) -> tensor<3x6xf64>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %59 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %60 = stablehlo.compare NE, %57, %59, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %61 = stablehlo.compare NE, %57, %57, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %62 = stablehlo.or %60, %61 : tensor<3x6xi1>
    %63 = stablehlo.log %57 : tensor<3x6xf64>
    %64 = stablehlo.multiply %57, %63 : tensor<3x6xf64>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %65 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %66 = call @_where(%62, %64, %65) : (tensor<3x6xi1>, tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xf64>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %67 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %68 = stablehlo.compare NE, %57, %67, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %69 = stablehlo.compare NE, %58, %58, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %70 = stablehlo.or %68, %69 : tensor<3x6xi1>
    %71 = stablehlo.log %58 : tensor<3x6xf64>
    %72 = stablehlo.multiply %57, %71 : tensor<3x6xf64>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %73 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %74 = call @_where(%70, %72, %73) : (tensor<3x6xi1>, tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xf64>
    %75 = stablehlo.subtract %66, %74 : tensor<3x6xf64>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_25 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %76 = call @_where_1(%56, %cst_24, %cst_25) : (tensor<3x6xi1>, tensor<f64>, tensor<f64>) -> tensor<3x6xf64>
    %77 = call @_where(%51, %75, %76) : (tensor<3x6xi1>, tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xf64>
    %78 = stablehlo.subtract %77, %arg0 : tensor<3x6xf64>
    %79 = stablehlo.add %78, %arg1 : tensor<3x6xf64>
    return %7, %15, %46, %79 : tensor<3x6xf64>, tensor<3x6xf64>, tensor<3x6xf64>, tensor<3x6xf64>
  }
  func.func private @_where(%arg0: tensor<3x6xi1>, %arg1: tensor<3x6xf64>, %arg2: tensor<3x6xf64>) -> tensor<3x6xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x6xi1>, tensor<3x6xf64>
    return %0 : tensor<3x6xf64>
  }
  func.func private @_where_0(%arg0: tensor<3x6xi1>, %arg1: tensor<3x6xf64>, %arg2: tensor<i64>) -> tensor<3x6xf64> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x6xi1>, tensor<3x6xf64>
    return %2 : tensor<3x6xf64>
  }
  func.func private @_where_1(%arg0: tensor<3x6xi1>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<3x6xf64> {
    %0 = stablehlo.convert %arg2 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %3 = stablehlo.select %arg0, %1, %2 : tensor<3x6xi1>, tensor<3x6xf64>
    return %3 : tensor<3x6xf64>
  }
}
