module @jit_triangles attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>) -> (tensor<5x7xf32> {jax.result_info = "result[0]"}, tensor<5x7xf32> {jax.result_info = "result[1]"}, tensor<15xf32> {jax.result_info = "result[2]"}, tensor<4x6xf32> {jax.result_info = "result[3]"}) {
    %0 = call @tril(%arg0) : (tensor<5x7xf32>) -> tensor<5x7xf32>
    %1 = call @triu(%arg0) : (tensor<5x7xf32>) -> tensor<5x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %3 = call @tril_0(%2) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %5 = stablehlo.compare NE, %3, %4, FLOAT : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %6 = call @cumsum(%5) : (tensor<5x5xi1>) -> tensor<25xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %8 = call @clip(%6, %c_1) : (tensor<25xi32>, tensor<i32>) -> tensor<25xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<25xi32>
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<25xi32>, tensor<25xi32>) -> tensor<25xi1>
    %c_3 = stablehlo.constant dense<15> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<25xi32>
    %12 = stablehlo.add %8, %11 : tensor<25xi32>
    %13 = stablehlo.select %10, %12, %8 : tensor<25xi1>, tensor<25xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<25xi32>) -> tensor<25x1xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<25xi32>
    %16 = "stablehlo.scatter"(%7, %14, %15) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %42 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %42 : tensor<i32>
    }) : (tensor<15xi32>, tensor<25x1xi32>, tensor<25xi32>) -> tensor<15xi32>
    %17 = call @cumsum_2(%16) : (tensor<15xi32>) -> tensor<15xi32>
    %c_5 = stablehlo.constant dense<5> : tensor<i32>
    %18 = call @floor_divide(%17, %c_5) : (tensor<15xi32>, tensor<i32>) -> tensor<15xi32>
    %c_6 = stablehlo.constant dense<5> : tensor<i32>
    %19 = call @remainder(%18, %c_6) : (tensor<15xi32>, tensor<i32>) -> tensor<15xi32>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %20 = call @floor_divide(%17, %c_7) : (tensor<15xi32>, tensor<i32>) -> tensor<15xi32>
    %c_8 = stablehlo.constant dense<5> : tensor<i32>
    %21 = call @remainder(%20, %c_8) : (tensor<15xi32>, tensor<i32>) -> tensor<15xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %23 = stablehlo.compare LT, %19, %22, SIGNED : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi1>
    %c_10 = stablehlo.constant dense<5> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %25 = stablehlo.add %19, %24 : tensor<15xi32>
    %26 = stablehlo.select %23, %25, %19 : tensor<15xi1>, tensor<15xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %28 = stablehlo.compare LT, %21, %27, SIGNED : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi1>
    %c_12 = stablehlo.constant dense<7> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %30 = stablehlo.add %21, %29 : tensor<15xi32>
    %31 = stablehlo.select %28, %30, %21 : tensor<15xi1>, tensor<15xi32>
    %32 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<15xi32>) -> tensor<15x1xi32>
    %33 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<15xi32>) -> tensor<15x1xi32>
    %34 = stablehlo.concatenate %32, %33, dim = 1 : (tensor<15x1xi32>, tensor<15x1xi32>) -> tensor<15x2xi32>
    %35 = "stablehlo.gather"(%arg0, %34) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x7xf32>, tensor<15x2xi32>) -> tensor<15xf32>
    %36 = stablehlo.iota dim = 0 : tensor<4x6xi32>
    %c_13 = stablehlo.constant dense<1> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<4x6xi32>
    %38 = stablehlo.add %36, %37 : tensor<4x6xi32>
    %39 = stablehlo.iota dim = 1 : tensor<4x6xi32>
    %40 = stablehlo.compare GE, %38, %39, SIGNED : (tensor<4x6xi32>, tensor<4x6xi32>) -> tensor<4x6xi1>
    %41 = stablehlo.convert %40 : (tensor<4x6xi1>) -> tensor<4x6xf32>
    return %0, %1, %35, %41 : tensor<5x7xf32>, tensor<5x7xf32>, tensor<15xf32>, tensor<4x6xf32>
  }
  func.func private @tril(%arg0: tensor<5x7xf32>) -> tensor<5x7xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<5x7xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x7xi32>
    %2 = stablehlo.add %0, %1 : tensor<5x7xi32>
    %3 = stablehlo.iota dim = 1 : tensor<5x7xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<5x7xi1>, tensor<5x7xf32>
    return %6 : tensor<5x7xf32>
  }
  func.func private @triu(%arg0: tensor<5x7xf32>) -> tensor<5x7xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<5x7xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x7xi32>
    %2 = stablehlo.add %0, %1 : tensor<5x7xi32>
    %3 = stablehlo.iota dim = 1 : tensor<5x7xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<5x7xi1>, tensor<5x7xf32>
    return %6 : tensor<5x7xf32>
  }
  func.func private @tril_0(%arg0: tensor<5x5xf32>) -> tensor<5x5xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<5x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<5x5xi1>, tensor<5x5xf32>
    return %6 : tensor<5x5xf32>
  }
  func.func private @cumsum(%arg0: tensor<5x5xi1>) -> tensor<25xi32> {
    %0 = stablehlo.reshape %arg0 : (tensor<5x5xi1>) -> tensor<25xi1>
    %1 = stablehlo.convert %0 : (tensor<25xi1>) -> tensor<25xi32>
    %2 = call @cumsum_1(%1) : (tensor<25xi32>) -> tensor<25xi32>
    return %2 : tensor<25xi32>
  }
  func.func private @cumsum_1(%arg0: tensor<25xi32>) -> tensor<25xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[24, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 25>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<25xi32>, tensor<i32>) -> tensor<25xi32>
    return %1 : tensor<25xi32>
  }
  func.func private @clip(%arg0: tensor<25xi32>, %arg1: tensor<i32>) -> tensor<25xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<25xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<25xi32>
    return %2 : tensor<25xi32>
  }
  func.func private @cumsum_2(%arg0: tensor<15xi32>) -> tensor<15xi32> {
    %0 = call @cumsum_3(%arg0) : (tensor<15xi32>) -> tensor<15xi32>
    return %0 : tensor<15xi32>
  }
  func.func private @cumsum_3(%arg0: tensor<15xi32>) -> tensor<15xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[14, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 15>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<15xi32>, tensor<i32>) -> tensor<15xi32>
    return %1 : tensor<15xi32>
  }
  func.func private @floor_divide(%arg0: tensor<15xi32>, %arg1: tensor<i32>) -> tensor<15xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<15xi32>
    %2 = stablehlo.sign %arg0 : tensor<15xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<15xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi1>
    %10 = stablehlo.and %5, %9 : tensor<15xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<15xi32>
    %13 = call @_where(%10, %12, %1) : (tensor<15xi1>, tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
    return %13 : tensor<15xi32>
  }
  func.func private @_where(%arg0: tensor<15xi1>, %arg1: tensor<15xi32>, %arg2: tensor<15xi32>) -> tensor<15xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<15xi1>, tensor<15xi32>
    return %0 : tensor<15xi32>
  }
  func.func private @remainder(%arg0: tensor<15xi32>, %arg1: tensor<i32>) -> tensor<15xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_4(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<15xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<15xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<15xi1>, tensor<15xi1>) -> tensor<15xi1>
    %12 = stablehlo.and %11, %6 : tensor<15xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %14 = stablehlo.add %4, %13 : tensor<15xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<15xi1>, tensor<15xi32>
    return %15 : tensor<15xi32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
