module @jit_select_piecewise attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40xf32>) -> (tensor<40xf32> {jax.result_info = "result[0]"}, tensor<40xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %5 = stablehlo.compare LT, %arg0, %4, FLOAT : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xi1>
    %6 = stablehlo.negate %arg0 : tensor<40xf32>
    %7 = stablehlo.multiply %arg0, %arg0 : tensor<40xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<40xi1>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<40xi1>) -> tensor<1x40xi1>
    %10 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<40xi1>) -> tensor<1x40xi1>
    %11 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<40xi1>) -> tensor<1x40xi1>
    %12 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<40xi1>) -> tensor<1x40xi1>
    %13 = stablehlo.concatenate %9, %10, %11, %12, dim = 0 : (tensor<1x40xi1>, tensor<1x40xi1>, tensor<1x40xi1>, tensor<1x40xi1>) -> tensor<4x40xi1>
    %14 = call @argmax(%13) : (tensor<4x40xi1>) -> tensor<40xi32>
    %cst_2 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %c_3 = stablehlo.constant dense<2> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %17 = stablehlo.compare LT, %14, %16, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %19 = stablehlo.compare LT, %14, %18, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %20 = stablehlo.select %19, %15, %arg0 : tensor<40xi1>, tensor<40xf32>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %22 = stablehlo.compare LT, %14, %21, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %23 = stablehlo.select %22, %6, %7 : tensor<40xi1>, tensor<40xf32>
    %24 = stablehlo.select %17, %20, %23 : tensor<40xi1>, tensor<40xf32>
    %cst_6 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %26 = stablehlo.compare LT, %arg0, %25, FLOAT : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %28 = stablehlo.compare GT, %arg0, %27, FLOAT : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xi1>
    %29 = stablehlo.broadcast_in_dim %26, dims = [1] : (tensor<40xi1>) -> tensor<1x40xi1>
    %30 = stablehlo.broadcast_in_dim %28, dims = [1] : (tensor<40xi1>) -> tensor<1x40xi1>
    %31 = stablehlo.concatenate %29, %30, dim = 0 : (tensor<1x40xi1>, tensor<1x40xi1>) -> tensor<2x40xi1>
    %32 = call @_piecewise(%arg0, %31) : (tensor<40xf32>, tensor<2x40xi1>) -> tensor<40xf32>
    return %24, %32 : tensor<40xf32>, tensor<40xf32>
  }
  func.func private @argmax(%arg0: tensor<4x40xi1>) -> tensor<40xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x40xi32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<4x40xi1>, tensor<4x40xi32>, tensor<i1>, tensor<i32>) -> (tensor<40xi1>, tensor<40xi32>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i32>
    }
    return %1#1 : tensor<40xi32>
  }
  func.func private @_piecewise(%arg0: tensor<40xf32>, %arg1: tensor<2x40xi1>) -> tensor<40xf32> {
    %0 = stablehlo.slice %arg1 [0:1, 0:40] : (tensor<2x40xi1>) -> tensor<1x40xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<1x40xi1>
    %2 = stablehlo.concatenate %1, %arg1, dim = 0 : (tensor<1x40xi1>, tensor<2x40xi1>) -> tensor<3x40xi1>
    %3 = call @cumsum(%2) : (tensor<3x40xi1>) -> tensor<3x40xi32>
    %4 = call @argmax_1(%3) : (tensor<3x40xi32>) -> tensor<40xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %7 = stablehlo.clamp %5, %4, %6 : tensor<40xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %9 = stablehlo.compare EQ, %7, %8, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %10 = stablehlo.select %9, %arg0, %arg0 : tensor<40xi1>, tensor<40xf32>
    %11 = stablehlo.multiply %10, %10 : tensor<40xf32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %13 = stablehlo.compare EQ, %7, %12, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %14 = stablehlo.select %13, %arg0, %arg0 : tensor<40xi1>, tensor<40xf32>
    %15 = stablehlo.negate %14 : tensor<40xf32>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %17 = stablehlo.compare EQ, %7, %16, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %18 = stablehlo.select %17, %arg0, %arg0 : tensor<40xi1>, tensor<40xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<40xf32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %22 = stablehlo.compare LT, %7, %21, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<40xi32>
    %24 = stablehlo.compare LT, %7, %23, SIGNED : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi1>
    %25 = stablehlo.select %24, %15, %20 : tensor<40xi1>, tensor<40xf32>
    %26 = stablehlo.select %22, %11, %25 : tensor<40xi1>, tensor<40xf32>
    return %26 : tensor<40xf32>
  }
  func.func private @cumsum(%arg0: tensor<3x40xi1>) -> tensor<3x40xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<3x40xi1>) -> tensor<3x40xi32>
    %1 = call @cumsum_0(%0) : (tensor<3x40xi32>) -> tensor<3x40xi32>
    return %1 : tensor<3x40xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<3x40xi32>) -> tensor<3x40xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3x40xi32>, tensor<i32>) -> tensor<3x40xi32>
    return %1 : tensor<3x40xi32>
  }
  func.func private @argmax_1(%arg0: tensor<3x40xi32>) -> tensor<40xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x40xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x40xi32>, tensor<3x40xi32>, tensor<i32>, tensor<i32>) -> (tensor<40xi32>, tensor<40xi32>)
     reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i32>, tensor<i32>
    }
    return %1#1 : tensor<40xi32>
  }
}
