module @jit_activations_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x9xf32>) -> (tensor<4x9xf32> {jax.result_info = "result"}) {
    %0 = call @relu(%arg0) : (tensor<4x9xf32>) -> tensor<4x9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %4:3 = call @silu(%arg0) : (tensor<4x9xf32>) -> (tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>)
    %5 = stablehlo.add %0, %4#0 : tensor<4x9xf32>
    %6:3 = call @softplus(%arg0) : (tensor<4x9xf32>) -> (tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>)
    %7 = stablehlo.add %5, %6#0 : tensor<4x9xf32>
    %8:5 = call @elu(%arg0) : (tensor<4x9xf32>) -> (tensor<4x9xf32>, tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xi1>)
    %9 = stablehlo.add %7, %8#0 : tensor<4x9xf32>
    %10 = stablehlo.tanh %arg0 : tensor<4x9xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<4x9xf32>
    %13 = stablehlo.negate %arg0 : tensor<4x9xf32>
    %14 = stablehlo.exponential %13 : tensor<4x9xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %16 = stablehlo.add %15, %14 : tensor<4x9xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %18 = stablehlo.divide %17, %16 : tensor<4x9xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %20 = stablehlo.subtract %19, %18 : tensor<4x9xf32>
    %21 = stablehlo.multiply %18, %20 : tensor<4x9xf32>
    %22 = stablehlo.multiply %10, %18 : tensor<4x9xf32>
    %23 = stablehlo.add %9, %22 : tensor<4x9xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x9xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %26 = stablehlo.multiply %10, %25 : tensor<4x9xf32>
    %27 = stablehlo.multiply %25, %18 : tensor<4x9xf32>
    %28 = stablehlo.multiply %26, %21 : tensor<4x9xf32>
    %29 = stablehlo.multiply %27, %12 : tensor<4x9xf32>
    %30 = stablehlo.add %28, %29 : tensor<4x9xf32>
    %31 = stablehlo.multiply %29, %10 : tensor<4x9xf32>
    %32 = stablehlo.add %30, %31 : tensor<4x9xf32>
    %33 = call @elu_1(%8#1, %8#2, %8#3, %8#4, %25) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xi1>, tensor<4x9xf32>) -> tensor<4x9xf32>
    %34 = stablehlo.add %32, %33 : tensor<4x9xf32>
    %35 = call @softplus_4(%6#1, %6#2, %25) : (tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    %36 = stablehlo.add %34, %35 : tensor<4x9xf32>
    %37 = call @silu_5(%4#1, %4#2, %arg0, %25) : (tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    %38 = stablehlo.add %36, %37 : tensor<4x9xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %40 = stablehlo.select %2, %25, %39 : tensor<4x9xi1>, tensor<4x9xf32>
    %41 = stablehlo.add %38, %40 : tensor<4x9xf32>
    return %41 : tensor<4x9xf32>
  }
  func.func private @relu(%arg0: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x9xf32>
    return %1 : tensor<4x9xf32>
  }
  func.func private @silu(%arg0: tensor<4x9xf32>) -> (tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<4x9xf32>
    %1 = stablehlo.exponential %0 : tensor<4x9xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %3 = stablehlo.add %2, %1 : tensor<4x9xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %5 = stablehlo.divide %4, %3 : tensor<4x9xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<4x9xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<4x9xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<4x9xf32>
    return %9, %8, %5 : tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>
  }
  func.func private @softplus(%arg0: tensor<4x9xf32>) -> (tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x9xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x9xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<4x9xf32>
    %7 = stablehlo.abs %3 : tensor<4x9xf32>
    %8 = stablehlo.negate %7 : tensor<4x9xf32>
    %9 = stablehlo.exponential %8 : tensor<4x9xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<4x9xf32>
    %11 = stablehlo.add %1, %10 : tensor<4x9xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<4x9xi1>, tensor<4x9xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<4x9xi1>, tensor<4x9xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<4x9xi1>, tensor<4x9xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<4x9xf32>
    %22 = stablehlo.exponential %21 : tensor<4x9xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<4x9xi1>, tensor<4x9xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<4x9xf32>
    %31 = stablehlo.exponential %30 : tensor<4x9xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<4x9xf32>
    return %12, %22, %33 : tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xf32>
  }
  func.func private @elu(%arg0: tensor<4x9xf32>) -> (tensor<4x9xf32>, tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xi1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4:2 = call @_where(%3, %cst_1, %arg0) : (tensor<4x9xi1>, tensor<f32>, tensor<4x9xf32>) -> (tensor<4x9xf32>, tensor<4x9xf32>)
    %5 = stablehlo.exponential_minus_one %4#0 : tensor<4x9xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %7 = stablehlo.add %5, %6 : tensor<4x9xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %9 = stablehlo.multiply %8, %5 : tensor<4x9xf32>
    %10 = call @_where_0(%1, %arg0, %9) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    return %10, %3, %4#1, %7, %1 : tensor<4x9xf32>, tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>, tensor<4x9xi1>
  }
  func.func private @_where(%arg0: tensor<4x9xi1>, %arg1: tensor<f32>, %arg2: tensor<4x9xf32>) -> (tensor<4x9xf32>, tensor<4x9xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x9xi1>, tensor<4x9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    return %2, %3 : tensor<4x9xf32>, tensor<4x9xf32>
  }
  func.func private @_where_0(%arg0: tensor<4x9xi1>, %arg1: tensor<4x9xf32>, %arg2: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4x9xi1>, tensor<4x9xf32>
    return %0 : tensor<4x9xf32>
  }
  func.func private @elu_1(%arg0: tensor<4x9xi1>, %arg1: tensor<4x9xf32>, %arg2: tensor<4x9xf32>, %arg3: tensor<4x9xi1>, %arg4: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %0:2 = call @_where_2(%arg3, %arg4) : (tensor<4x9xi1>, tensor<4x9xf32>) -> (tensor<4x9xf32>, tensor<4x9xf32>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %2 = stablehlo.multiply %1, %0#1 : tensor<4x9xf32>
    %3 = stablehlo.multiply %2, %arg2 : tensor<4x9xf32>
    %4 = call @_where_3(%arg0, %arg1, %3) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
    %5 = stablehlo.add %0#0, %4 : tensor<4x9xf32>
    return %5 : tensor<4x9xf32>
  }
  func.func private @_where_2(%arg0: tensor<4x9xi1>, %arg1: tensor<4x9xf32>) -> (tensor<4x9xf32>, tensor<4x9xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<4x9xi1>, tensor<4x9xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<4x9xi1>, tensor<4x9xf32>
    return %2, %1 : tensor<4x9xf32>, tensor<4x9xf32>
  }
  func.func private @_where_3(%arg0: tensor<4x9xi1>, %arg1: tensor<4x9xf32>, %arg2: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x9xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<4x9xi1>, tensor<4x9xf32>
    return %1 : tensor<4x9xf32>
  }
  func.func private @softplus_4(%arg0: tensor<4x9xf32>, %arg1: tensor<4x9xf32>, %arg2: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<4x9xf32>
    return %0 : tensor<4x9xf32>
  }
  func.func private @silu_5(%arg0: tensor<4x9xf32>, %arg1: tensor<4x9xf32>, %arg2: tensor<4x9xf32>, %arg3: tensor<4x9xf32>) -> tensor<4x9xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<4x9xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<4x9xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<4x9xf32>
    %3 = stablehlo.add %1, %2 : tensor<4x9xf32>
    return %3 : tensor<4x9xf32>
  }
}
