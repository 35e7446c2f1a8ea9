module @jit_where_sized attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6xi32>) -> (tensor<10x2xi32> {jax.result_info = "result"}) {
    %0 = call @atleast_1d(%arg0) : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
    %2 = stablehlo.compare NE, %0, %1, SIGNED : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi1>
    %3 = call @cumsum(%2) : (tensor<4x6xi1>) -> tensor<24xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = call @clip(%3, %c_1) : (tensor<24xi32>, tensor<i32>) -> tensor<24xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %7 = stablehlo.compare LT, %5, %6, SIGNED : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %c_3 = stablehlo.constant dense<10> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %9 = stablehlo.add %5, %8 : tensor<24xi32>
    %10 = stablehlo.select %7, %9, %5 : tensor<24xi1>, tensor<24xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<24xi32>) -> tensor<24x1xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %13 = "stablehlo.scatter"(%4, %11, %12) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %30 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %30 : tensor<i32>
    }) : (tensor<10xi32>, tensor<24x1xi32>, tensor<24xi32>) -> tensor<10xi32>
    %14 = call @cumsum_1(%13) : (tensor<10xi32>) -> tensor<10xi32>
    %c_5 = stablehlo.constant dense<6> : tensor<i32>
    %15 = call @floor_divide(%14, %c_5) : (tensor<10xi32>, tensor<i32>) -> tensor<10xi32>
    %c_6 = stablehlo.constant dense<4> : tensor<i32>
    %16 = call @remainder(%15, %c_6) : (tensor<10xi32>, tensor<i32>) -> tensor<10xi32>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %17 = call @floor_divide(%14, %c_7) : (tensor<10xi32>, tensor<i32>) -> tensor<10xi32>
    %c_8 = stablehlo.constant dense<6> : tensor<i32>
    %18 = call @remainder(%17, %c_8) : (tensor<10xi32>, tensor<i32>) -> tensor<10xi32>
    %19 = stablehlo.iota dim = 0 : tensor<10xi32>
    %20 = stablehlo.convert %2 : (tensor<4x6xi1>) -> tensor<4x6xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.reduce(%20 init: %c_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xi32>, tensor<i32>) -> tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %23 = stablehlo.compare GE, %19, %22, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_10 = stablehlo.constant dense<9> : tensor<i32>
    %24 = call @_where_4(%23, %c_10, %16) : (tensor<10xi1>, tensor<i32>, tensor<10xi32>) -> tensor<10xi32>
    %c_11 = stablehlo.constant dense<9> : tensor<i32>
    %25 = call @_where_4(%23, %c_11, %18) : (tensor<10xi1>, tensor<i32>, tensor<10xi32>) -> tensor<10xi32>
    %26 = call @atleast_2d(%24) : (tensor<10xi32>) -> tensor<1x10xi32>
    %27 = call @atleast_2d(%25) : (tensor<10xi32>) -> tensor<1x10xi32>
    %28 = stablehlo.concatenate %26, %27, dim = 0 : (tensor<1x10xi32>, tensor<1x10xi32>) -> tensor<2x10xi32>
    %29 = stablehlo.transpose %28, dims = [1, 0] : (tensor<2x10xi32>) -> tensor<10x2xi32>
    return %29 : tensor<10x2xi32>
  }
  func.func private @atleast_1d(%arg0: tensor<4x6xi32>) -> tensor<4x6xi32> {
    return %arg0 : tensor<4x6xi32>
  }
  func.func private @cumsum(%arg0: tensor<4x6xi1>) -> tensor<24xi32> {
    %0 = stablehlo.reshape %arg0 : (tensor<4x6xi1>) -> tensor<24xi1>
    %1 = stablehlo.convert %0 : (tensor<24xi1>) -> tensor<24xi32>
    %2 = call @cumsum_0(%1) : (tensor<24xi32>) -> tensor<24xi32>
    return %2 : tensor<24xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<24xi32>) -> tensor<24xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[23, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 24>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<24xi32>, tensor<i32>) -> tensor<24xi32>
    return %1 : tensor<24xi32>
  }
  func.func private @clip(%arg0: tensor<24xi32>, %arg1: tensor<i32>) -> tensor<24xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<24xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<24xi32>
    return %2 : tensor<24xi32>
  }
  func.func private @cumsum_1(%arg0: tensor<10xi32>) -> tensor<10xi32> {
    %0 = call @cumsum_2(%arg0) : (tensor<10xi32>) -> tensor<10xi32>
    return %0 : tensor<10xi32>
  }
  func.func private @cumsum_2(%arg0: tensor<10xi32>) -> tensor<10xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[9, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 10>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<10xi32>, tensor<i32>) -> tensor<10xi32>
    return %1 : tensor<10xi32>
  }
  func.func private @floor_divide(%arg0: tensor<10xi32>, %arg1: tensor<i32>) -> tensor<10xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<10xi32>
    %2 = stablehlo.sign %arg0 : tensor<10xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<10xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %10 = stablehlo.and %5, %9 : tensor<10xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<10xi32>
    %13 = call @_where(%10, %12, %1) : (tensor<10xi1>, tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
    return %13 : tensor<10xi32>
  }
  func.func private @_where(%arg0: tensor<10xi1>, %arg1: tensor<10xi32>, %arg2: tensor<10xi32>) -> tensor<10xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<10xi1>, tensor<10xi32>
    return %0 : tensor<10xi32>
  }
  func.func private @remainder(%arg0: tensor<10xi32>, %arg1: tensor<i32>) -> tensor<10xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<10xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<10xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<10xi1>, tensor<10xi1>) -> tensor<10xi1>
    %12 = stablehlo.and %11, %6 : tensor<10xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %14 = stablehlo.add %4, %13 : tensor<10xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<10xi1>, tensor<10xi32>
    return %15 : tensor<10xi32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_4(%arg0: tensor<10xi1>, %arg1: tensor<i32>, %arg2: tensor<10xi32>) -> tensor<10xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<10xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<10xi1>, tensor<10xi32>
    return %2 : tensor<10xi32>
  }
  func.func private @atleast_2d(%arg0: tensor<10xi32>) -> tensor<1x10xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<10xi32>) -> tensor<1x10xi32>
    return %0 : tensor<1x10xi32>
  }
}
