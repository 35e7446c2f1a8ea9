module @jit_roots_and_powers attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40xf32>) -> (tensor<40xf32> {jax.result_info = "result[0]"}, tensor<40xf32> {jax.result_info = "result[1]"}, tensor<40xf32> {jax.result_info = "result[2]"}, tensor<40xf32> {jax.result_info = "result[3]"}, tensor<40xf32> {jax.result_info = "result[4]"}, tensor<40xf32> {jax.result_info = "result[5]"}, tensor<40xf32> {jax.result_info = "result[6]"}, tensor<40xf32> {jax.result_info = "result[7]"}, tensor<40xf32> {jax.result_info = "result[8]"}) {
    %0 = stablehlo.sqrt %arg0 : tensor<40xf32>
    %1 = stablehlo.rsqrt %arg0 : tensor<40xf32>
    %2 = stablehlo.negate %arg0 : tensor<40xf32>
    %3 = stablehlo.cbrt %2 : tensor<40xf32>
    %cst = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %5 = stablehlo.power %arg0, %4 : tensor<40xf32>
    %6 = stablehlo.multiply %arg0, %arg0 : tensor<40xf32>
    %7 = stablehlo.multiply %arg0, %6 : tensor<40xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %9 = stablehlo.divide %8, %7 : tensor<40xf32>
    %10 = stablehlo.multiply %arg0, %arg0 : tensor<40xf32>
    %11 = stablehlo.multiply %arg0, %10 : tensor<40xf32>
    %12 = stablehlo.multiply %10, %10 : tensor<40xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<40xf32>
    %cst_1 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %15 = stablehlo.power %arg0, %14 : tensor<40xf32>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %16 = call @hypot(%arg0, %c) : (tensor<40xf32>, tensor<i32>) -> tensor<40xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %18 = stablehlo.divide %17, %arg0 : tensor<40xf32>
    return %0, %1, %3, %5, %9, %13, %15, %16, %18 : tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>
  }
  func.func private @hypot(%arg0: tensor<40xf32>, %arg1: tensor<i32>) -> tensor<40xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.abs %arg0 : tensor<40xf32>
    %2 = stablehlo.abs %0 : tensor<f32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %4 = stablehlo.compare EQ, %1, %3, FLOAT : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xi1>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %5 = stablehlo.compare EQ, %2, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<40xi1>
    %7 = stablehlo.or %4, %6 : tensor<40xi1>
    %8 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %9 = stablehlo.maximum %1, %8 : tensor<40xf32>
    %10 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %11 = stablehlo.minimum %1, %10 : tensor<40xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %13 = stablehlo.compare EQ, %9, %12, FLOAT : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %15 = stablehlo.compare EQ, %9, %14, FLOAT : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %17 = call @_where(%15, %16, %9) : (tensor<40xi1>, tensor<40xf32>, tensor<40xf32>) -> tensor<40xf32>
    %18 = stablehlo.divide %11, %17 : tensor<40xf32>
    %19 = chlo.square %18 : tensor<40xf32> -> tensor<40xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %21 = stablehlo.add %20, %19 : tensor<40xf32>
    %22 = stablehlo.sqrt %21 : tensor<40xf32>
    %23 = stablehlo.multiply %9, %22 : tensor<40xf32>
    %24 = call @_where(%13, %9, %23) : (tensor<40xi1>, tensor<40xf32>, tensor<40xf32>) -> tensor<40xf32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = call @_where_0(%7, %cst_5, %24) : (tensor<40xi1>, tensor<f32>, tensor<40xf32>) -> tensor<40xf32>
    return %25 : tensor<40xf32>
  }
  func.func private @_where(%arg0: tensor<40xi1>, %arg1: tensor<40xf32>, %arg2: tensor<40xf32>) -> tensor<40xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<40xi1>, tensor<40xf32>
    return %0 : tensor<40xf32>
  }
  func.func private @_where_0(%arg0: tensor<40xi1>, %arg1: tensor<f32>, %arg2: tensor<40xf32>) -> tensor<40xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<40xi1>, tensor<40xf32>
    return %1 : tensor<40xf32>
  }
}
