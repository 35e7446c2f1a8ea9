module @jit_cell_list attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<15xf32>) -> (tensor<15xi32> {jax.result_info = "result[0]"}, tensor<4xi32> {jax.result_info = "result[1]"}, tensor<4xi32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<15xf32>) -> tensor<15xi32>
    %1 = call @argsort(%0) : (tensor<15xi32>) -> tensor<15xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = call @clip(%0, %c_0) : (tensor<15xi32>, tensor<i32>) -> tensor<15xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi1>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %7 = stablehlo.add %3, %6 : tensor<15xi32>
    %8 = stablehlo.select %5, %7, %3 : tensor<15xi1>, tensor<15xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<15xi32>) -> tensor<15x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %11 = "stablehlo.scatter"(%2, %9, %10) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %23 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %23 : tensor<i32>
    }) : (tensor<4xi32>, tensor<15x1xi32>, tensor<15xi32>) -> tensor<4xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %13 = call @clip(%0, %c_5) : (tensor<15xi32>, tensor<i32>) -> tensor<15xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %15 = stablehlo.compare LT, %13, %14, SIGNED : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi1>
    %c_7 = stablehlo.constant dense<4> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %17 = stablehlo.add %13, %16 : tensor<15xi32>
    %18 = stablehlo.select %15, %17, %13 : tensor<15xi1>, tensor<15xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<15xi32>) -> tensor<15x1xi32>
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %21 = "stablehlo.scatter"(%12, %19, %20) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %23 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %23 : tensor<i32>
    }) : (tensor<4xi32>, tensor<15x1xi32>, tensor<15xi32>) -> tensor<4xi32>
    %22 = call @cumsum(%21) : (tensor<4xi32>) -> tensor<4xi32>
    return %1, %11, %22 : tensor<15xi32>, tensor<4xi32>, tensor<4xi32>
  }
  func.func private @argsort(%arg0: tensor<15xi32>) -> tensor<15xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<15xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<15xi32>, tensor<15xi32>) -> (tensor<15xi32>, tensor<15xi32>)
    return %1#1 : tensor<15xi32>
  }
  func.func private @clip(%arg0: tensor<15xi32>, %arg1: tensor<i32>) -> tensor<15xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<15xi32>
    return %2 : tensor<15xi32>
  }
  func.func private @cumsum(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %0 = call @cumsum_0(%arg0) : (tensor<4xi32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
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
}
