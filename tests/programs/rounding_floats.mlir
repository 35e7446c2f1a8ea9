module @jit_rounding_floats attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<50xf32>) -> (tensor<50xf32> {jax.result_info = "result[0]"}, tensor<50xf32> {jax.result_info = "result[1]"}, tensor<50xf32> {jax.result_info = "result[2]"}, tensor<50xf32> {jax.result_info = "result[3][0]"}, tensor<50xf32> {jax.result_info = "result[3][1]"}, tensor<50xf32> {jax.result_info = "result[4][0]"}, tensor<50xf32> {jax.result_info = "result[4][1]"}, tensor<50xf32> {jax.result_info = "result[5]"}) {
    %0 = call @round(%arg0) : (tensor<50xf32>) -> tensor<50xf32>
    %1 = call @trunc(%arg0) : (tensor<50xf32>) -> tensor<50xf32>
    %2 = call @rint(%arg0) : (tensor<50xf32>) -> tensor<50xf32>
    %3:2 = call @modf(%arg0) : (tensor<50xf32>) -> (tensor<50xf32>, tensor<50xf32>)
    %cst = stablehlo.constant dense<3.500000e+00> : tensor<f32>
    %4:2 = call @divmod(%arg0, %cst) : (tensor<50xf32>, tensor<f32>) -> (tensor<50xf32>, tensor<50xf32>)
    %c = stablehlo.constant dense<-7> : tensor<i32>
    %5 = call @remainder(%arg0, %c) : (tensor<50xf32>, tensor<i32>) -> tensor<50xf32>
    return %0, %1, %2, %3#0, %3#1, %4#0, %4#1, %5 : tensor<50xf32>, tensor<50xf32>, tensor<50xf32>, tensor<50xf32>, tensor<50xf32>, tensor<50xf32>, tensor<50xf32>, tensor<50xf32>
  }
  func.func private @round(%arg0: tensor<50xf32>) -> tensor<50xf32> {
    %cst = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<50xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<50xf32>
    %2 = stablehlo.round_nearest_even %1 : tensor<50xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<50xf32>
    %4 = stablehlo.divide %2, %3 : tensor<50xf32>
    return %4 : tensor<50xf32>
  }
  func.func private @trunc(%arg0: tensor<50xf32>) -> tensor<50xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<50xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %2 = stablehlo.ceil %arg0 : tensor<50xf32>
    %3 = stablehlo.floor %arg0 : tensor<50xf32>
    %4 = call @_where(%1, %2, %3) : (tensor<50xi1>, tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    return %4 : tensor<50xf32>
  }
  func.func private @_where(%arg0: tensor<50xi1>, %arg1: tensor<50xf32>, %arg2: tensor<50xf32>) -> tensor<50xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<50xi1>, tensor<50xf32>
    return %0 : tensor<50xf32>
  }
  func.func private @rint(%arg0: tensor<50xf32>) -> tensor<50xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<50xf32>
    return %0 : tensor<50xf32>
  }
  func.func private @modf(%arg0: tensor<50xf32>) -> (tensor<50xf32>, tensor<50xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<50xf32>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %2 = stablehlo.floor %arg0 : tensor<50xf32>
    %3 = stablehlo.ceil %arg0 : tensor<50xf32>
    %4 = call @_where(%1, %2, %3) : (tensor<50xi1>, tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<50xf32>
    return %5, %4 : tensor<50xf32>, tensor<50xf32>
  }
  func.func private @divmod(%arg0: tensor<50xf32>, %arg1: tensor<f32>) -> (tensor<50xf32>, tensor<50xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<50xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<50xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.compare EQ, %0, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.subtract %arg0, %2 : tensor<50xf32>
    %5 = call @_where_0(%3, %arg0, %4) : (tensor<i1>, tensor<50xf32>, tensor<50xf32>) -> tensor<50xf32>
    %6 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<50xf32>
    %7 = stablehlo.divide %5, %6 : tensor<50xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<50xf32>
    %9 = stablehlo.compare NE, %2, %8, FLOAT : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %10 = stablehlo.sign %0 : tensor<f32>
    %11 = stablehlo.sign %2 : tensor<50xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<50xf32>
    %13 = stablehlo.compare NE, %12, %11, FLOAT : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %14 = stablehlo.and %9, %13 : tensor<50xi1>
    %15 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<50xf32>
    %16 = stablehlo.add %2, %15 : tensor<50xf32>
    %17 = stablehlo.select %14, %16, %2 : tensor<50xi1>, tensor<50xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<50xf32>
    %19 = stablehlo.subtract %7, %18 : tensor<50xf32>
    %20 = stablehlo.select %14, %19, %7 : tensor<50xi1>, tensor<50xf32>
    %21 = stablehlo.round_nearest_afz %20 : tensor<50xf32>
    return %21, %17 : tensor<50xf32>, tensor<50xf32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<50xf32>, %arg2: tensor<50xf32>) -> tensor<50xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<50xf32>
    return %0 : tensor<50xf32>
  }
  func.func private @remainder(%arg0: tensor<50xf32>, %arg1: tensor<i32>) -> tensor<50xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<50xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<50xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<50xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<50xf32>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<50xf32>, tensor<50xf32>) -> tensor<50xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<50xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<50xi1>, tensor<50xi1>) -> tensor<50xi1>
    %10 = stablehlo.and %9, %4 : tensor<50xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<50xf32>
    %12 = stablehlo.add %2, %11 : tensor<50xf32>
    %13 = stablehlo.select %10, %12, %2 : tensor<50xi1>, tensor<50xf32>
    return %13 : tensor<50xf32>
  }
}
