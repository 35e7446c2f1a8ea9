module @jit_meshes attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<5x4xf32> {jax.result_info = "result[0][0]"}, tensor<5x4xf32> {jax.result_info = "result[0][1]"}, tensor<11xf32> {jax.result_info = "result[1]"}, tensor<7xf32> {jax.result_info = "result[2]"}, tensor<2x3x4xi32> {jax.result_info = "result[3]"}, tensor<12xi32> {jax.result_info = "result[4][0]"}, tensor<12xi32> {jax.result_info = "result[4][1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<4xi32>
    %1 = stablehlo.convert %0 : (tensor<4xi32>) -> tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<4xf32>
    %4 = stablehlo.iota dim = 0 : tensor<5xi32>
    %5 = stablehlo.convert %4 : (tensor<5xi32>) -> tensor<5xf32>
    %6 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %7 = stablehlo.multiply %5, %6 : tensor<5xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<5xf32>) -> tensor<5x4xf32>
    %9 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<4xf32>) -> tensor<5x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %10 = call @_linspace(%c, %arg0) : (tensor<i32>, tensor<f32>) -> tensor<11xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %cst = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %11 = call @_logspace(%c_0, %c_1, %cst) : (tensor<i32>, tensor<i32>, tensor<f32>) -> tensor<7xf32>
    %12 = stablehlo.iota dim = 0 : tensor<3xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<3xi32>) -> tensor<3x4xi32>
    %14 = stablehlo.iota dim = 0 : tensor<4xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xi32>) -> tensor<3x4xi32>
    %16 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<3x4xi32>) -> tensor<1x3x4xi32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<3x4xi32>) -> tensor<1x3x4xi32>
    %18 = stablehlo.concatenate %16, %17, dim = 0 : (tensor<1x3x4xi32>, tensor<1x3x4xi32>) -> tensor<2x3x4xi32>
    %19 = stablehlo.iota dim = 0 : tensor<12xi32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.compare GT, %arg0, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %21 = stablehlo.convert %20 : (tensor<i1>) -> tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %23 = stablehlo.add %19, %22 : tensor<12xi32>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %24:2 = call @divmod(%23, %c_3) : (tensor<12xi32>, tensor<i32>) -> (tensor<12xi32>, tensor<12xi32>)
    %c_4 = stablehlo.constant dense<3> : tensor<i32>
    %25:2 = call @divmod(%24#0, %c_4) : (tensor<12xi32>, tensor<i32>) -> (tensor<12xi32>, tensor<12xi32>)
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %27 = stablehlo.compare GT, %25#0, %26, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %c_6 = stablehlo.constant dense<-1> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %29 = stablehlo.compare LT, %25#0, %28, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %30 = call @_where_2(%29, %c_7, %25#1) : (tensor<12xi1>, tensor<i32>, tensor<12xi32>) -> tensor<12xi32>
    %c_8 = stablehlo.constant dense<2> : tensor<i32>
    %31 = call @_where_2(%27, %c_8, %30) : (tensor<12xi1>, tensor<i32>, tensor<12xi32>) -> tensor<12xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %32 = call @_where_2(%29, %c_9, %24#1) : (tensor<12xi1>, tensor<i32>, tensor<12xi32>) -> tensor<12xi32>
    %c_10 = stablehlo.constant dense<3> : tensor<i32>
    %33 = call @_where_2(%27, %c_10, %32) : (tensor<12xi1>, tensor<i32>, tensor<12xi32>) -> tensor<12xi32>
    return %9, %8, %10, %11, %18, %31, %33 : tensor<5x4xf32>, tensor<5x4xf32>, tensor<11xf32>, tensor<7xf32>, tensor<2x3x4xi32>, tensor<12xi32>, tensor<12xi32>
  }
  func.func private @_linspace(%arg0: tensor<i32>, %arg1: tensor<f32>) -> tensor<11xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.subtract %arg1, %0 : tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %2 = stablehlo.divide %1, %cst : tensor<f32>
    %3 = stablehlo.iota dim = 0 : tensor<10xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %5 = stablehlo.divide %3, %4 : tensor<10xf32>
    %6 = stablehlo.reshape %0 : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %8 = stablehlo.subtract %7, %5 : tensor<10xf32>
    %9 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1xf32>) -> tensor<10xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<10xf32>
    %11 = stablehlo.reshape %arg1 : (tensor<f32>) -> tensor<1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<1xf32>) -> tensor<10xf32>
    %13 = stablehlo.multiply %12, %5 : tensor<10xf32>
    %14 = stablehlo.add %10, %13 : tensor<10xf32>
    %15 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %16 = stablehlo.concatenate %14, %15, dim = 0 : (tensor<10xf32>, tensor<1xf32>) -> tensor<11xf32>
    return %16 : tensor<11xf32>
  }
  func.func private @_logspace(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<f32>) -> tensor<7xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %2 = call @_linspace_0(%0, %1) : (tensor<f32>, tensor<f32>) -> tensor<7xf32>
    %3 = stablehlo.convert %arg2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.power %4, %2 : tensor<7xf32>
    return %5 : tensor<7xf32>
  }
  func.func private @_linspace_0(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<7xf32> {
    %0 = stablehlo.subtract %arg1, %arg0 : tensor<f32>
    %cst = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %1 = stablehlo.divide %0, %cst : tensor<f32>
    %2 = stablehlo.iota dim = 0 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %4 = stablehlo.divide %2, %3 : tensor<6xf32>
    %5 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %7 = stablehlo.subtract %6, %4 : tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf32>) -> tensor<6xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<6xf32>
    %10 = stablehlo.reshape %arg1 : (tensor<f32>) -> tensor<1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xf32>) -> tensor<6xf32>
    %12 = stablehlo.multiply %11, %4 : tensor<6xf32>
    %13 = stablehlo.add %9, %12 : tensor<6xf32>
    %14 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %15 = stablehlo.concatenate %13, %14, dim = 0 : (tensor<6xf32>, tensor<1xf32>) -> tensor<7xf32>
    return %15 : tensor<7xf32>
  }
  func.func private @divmod(%arg0: tensor<12xi32>, %arg1: tensor<i32>) -> (tensor<12xi32>, tensor<12xi32>) {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = call @floor_divide(%arg0, %0) : (tensor<12xi32>, tensor<i32>) -> tensor<12xi32>
    %2 = call @remainder(%arg0, %0) : (tensor<12xi32>, tensor<i32>) -> tensor<12xi32>
    return %1, %2 : tensor<12xi32>, tensor<12xi32>
  }
  func.func private @floor_divide(%arg0: tensor<12xi32>, %arg1: tensor<i32>) -> tensor<12xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<12xi32>
    %2 = stablehlo.sign %arg0 : tensor<12xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<12xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %10 = stablehlo.and %5, %9 : tensor<12xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<12xi32>
    %13 = call @_where(%10, %12, %1) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
    return %13 : tensor<12xi32>
  }
  func.func private @_where(%arg0: tensor<12xi1>, %arg1: tensor<12xi32>, %arg2: tensor<12xi32>) -> tensor<12xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<12xi1>, tensor<12xi32>
    return %0 : tensor<12xi32>
  }
  func.func private @remainder(%arg0: tensor<12xi32>, %arg1: tensor<i32>) -> tensor<12xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = call @_where_1(%0, %c_0, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %3 = stablehlo.remainder %arg0, %2 : tensor<12xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %5 = stablehlo.compare NE, %3, %4, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %7 = stablehlo.compare LT, %3, %6, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i1>) -> tensor<12xi1>
    %10 = stablehlo.compare NE, %7, %9, UNSIGNED : (tensor<12xi1>, tensor<12xi1>) -> tensor<12xi1>
    %11 = stablehlo.and %10, %5 : tensor<12xi1>
    %12 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %13 = stablehlo.add %3, %12 : tensor<12xi32>
    %14 = stablehlo.select %11, %13, %3 : tensor<12xi1>, tensor<12xi32>
    return %14 : tensor<12xi32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_2(%arg0: tensor<12xi1>, %arg1: tensor<i32>, %arg2: tensor<12xi32>) -> tensor<12xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<12xi1>, tensor<12xi32>
    return %2 : tensor<12xi32>
  }
}
