module @jit_stacks attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>) -> (tensor<3x2x4xf32> {jax.result_info = "result[0]"}, tensor<3x8xf32> {jax.result_info = "result[1]"}, tensor<3x4x2xf32> {jax.result_info = "result[2]"}, tensor<4x4xf32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<3x4xf32>) -> tensor<3x1x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<3x4xf32>) -> tensor<3x1x4xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x1x4xf32>, tensor<3x1x4xf32>) -> tensor<3x2x4xf32>
    %3 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x8xf32>
    %4 = call @atleast_3d(%arg0) : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    %5 = call @atleast_3d(%arg1) : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    %6 = stablehlo.concatenate %4, %5, dim = 2 : (tensor<3x4x1xf32>, tensor<3x4x1xf32>) -> tensor<3x4x2xf32>
    %7 = stablehlo.slice %arg1 [0:1, 0:4] : (tensor<3x4xf32>) -> tensor<1x4xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x4xf32>) -> tensor<4xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %10 = stablehlo.reshape %c : (tensor<i32>) -> tensor<1xi32>
    %11 = stablehlo.reshape %10 : (tensor<1xi32>) -> tensor<i32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %15 = stablehlo.compare LT, %12, %14, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.add %12, %16 : tensor<1xi32>
    %18 = call @_where(%15, %17, %12) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %19 = call @clip(%18, %c_2, %c_3) : (tensor<1xi32>, tensor<i32>, tensor<i32>) -> tensor<1xi32>
    %20 = call @argsort(%19) : (tensor<1xi32>) -> tensor<1xi32>
    %21 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = stablehlo.compare LT, %20, %22, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %25 = stablehlo.add %20, %24 : tensor<1xi32>
    %26 = stablehlo.select %23, %25, %20 : tensor<1xi1>, tensor<1xi32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %28 = stablehlo.convert %19 : tensor<1xi32>
    %29 = "stablehlo.scatter"(%28, %27, %21) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %68 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %68 : tensor<i32>
    }) : (tensor<1xi32>, tensor<1x1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %30 = stablehlo.convert %29 : tensor<1xi32>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %31 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %33 = stablehlo.compare LT, %30, %32, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_8 = stablehlo.constant dense<4> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %35 = stablehlo.add %30, %34 : tensor<1xi32>
    %36 = stablehlo.select %33, %35, %30 : tensor<1xi1>, tensor<1xi32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %c_9 = stablehlo.constant dense<false> : tensor<i1>
    %38 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %39 = "stablehlo.scatter"(%31, %37, %38) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i1>, %arg3: tensor<i1>):
      stablehlo.return %arg3 : tensor<i1>
    }) : (tensor<4xi1>, tensor<1x1xi32>, tensor<1xi1>) -> tensor<4xi1>
    %40 = call @cumsum(%39) : (tensor<4xi1>) -> tensor<4xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %42 = call @clip_1(%40, %c_11) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %44 = stablehlo.compare LT, %42, %43, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_13 = stablehlo.constant dense<3> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %46 = stablehlo.add %42, %45 : tensor<4xi32>
    %47 = stablehlo.select %44, %46, %42 : tensor<4xi1>, tensor<4xi32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %50 = "stablehlo.scatter"(%41, %48, %49) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %68 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %68 : tensor<i32>
    }) : (tensor<3xi32>, tensor<4x1xi32>, tensor<4xi32>) -> tensor<3xi32>
    %51 = call @cumsum_2(%50) : (tensor<3xi32>) -> tensor<3xi32>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %52 = call @floor_divide(%51, %c_15) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_16 = stablehlo.constant dense<4> : tensor<i32>
    %53 = call @remainder(%52, %c_16) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %55 = stablehlo.compare LT, %30, %54, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_18 = stablehlo.constant dense<4> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %57 = stablehlo.add %30, %56 : tensor<1xi32>
    %58 = stablehlo.select %55, %57, %30 : tensor<1xi1>, tensor<1xi32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %60 = "stablehlo.scatter"(%13, %59, %9) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<4x4xf32>, tensor<1x1xi32>, tensor<1x4xf32>) -> tensor<4x4xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %61 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %62 = stablehlo.compare LT, %53, %61, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_20 = stablehlo.constant dense<4> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %64 = stablehlo.add %53, %63 : tensor<3xi32>
    %65 = stablehlo.select %62, %64, %53 : tensor<3xi1>, tensor<3xi32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %67 = "stablehlo.scatter"(%60, %66, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<4x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    return %2, %3, %6, %67 : tensor<3x2x4xf32>, tensor<3x8xf32>, tensor<3x4x2xf32>, tensor<4x4xf32>
  }
  func.func private @atleast_3d(%arg0: tensor<3x4xf32>) -> tensor<3x4x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    return %0 : tensor<3x4x1xf32>
  }
  func.func private @_where(%arg0: tensor<1xi1>, %arg1: tensor<1xi32>, %arg2: tensor<1xi32>) -> tensor<1xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<1xi1>, tensor<1xi32>
    return %0 : tensor<1xi32>
  }
  func.func private @clip(%arg0: tensor<1xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<1xi32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %3 = stablehlo.minimum %2, %1 : tensor<1xi32>
    return %3 : tensor<1xi32>
  }
  func.func private @argsort(%arg0: tensor<1xi32>) -> tensor<1xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<1xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>)
    return %1#1 : tensor<1xi32>
  }
  func.func private @cumsum(%arg0: tensor<4xi1>) -> tensor<4xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi1>) -> tensor<4xi32>
    %1 = call @cumsum_0(%0) : (tensor<4xi32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func private @clip_1(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<4xi32>
    return %2 : tensor<4xi32>
  }
  func.func private @cumsum_2(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %0 = call @cumsum_3(%arg0) : (tensor<3xi32>) -> tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @cumsum_3(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @floor_divide(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<3xi32>
    %2 = stablehlo.sign %arg0 : tensor<3xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %10 = stablehlo.and %5, %9 : tensor<3xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<3xi32>
    %13 = call @_where_4(%10, %12, %1) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %13 : tensor<3xi32>
  }
  func.func private @_where_4(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @remainder(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_5(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %12 = stablehlo.and %11, %6 : tensor<3xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %14 = stablehlo.add %4, %13 : tensor<3xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<3xi1>, tensor<3xi32>
    return %15 : tensor<3xi32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
