module @jit_compress_sized attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<15xf32>, %arg1: tensor<15xi1>) -> (tensor<8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg1 [15:15] : (tensor<15xi1>) -> tensor<0xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.convert %c : (tensor<i32>) -> tensor<f32>
    %2 = call @_where(%arg1, %arg0, %1) : (tensor<15xi1>, tensor<15xf32>, tensor<f32>) -> tensor<15xf32>
    %3 = call @argsort(%arg1) : (tensor<15xi1>) -> tensor<15xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi1>
    %c_1 = stablehlo.constant dense<15> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %7 = stablehlo.add %3, %6 : tensor<15xi32>
    %8 = stablehlo.select %5, %7, %3 : tensor<15xi1>, tensor<15xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<15xi32>) -> tensor<15x1xi32>
    %10 = "stablehlo.gather"(%2, %9) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<15xf32>, tensor<15x1xi32>) -> tensor<15xf32>
    %11 = stablehlo.slice %10 [0:8] : (tensor<15xf32>) -> tensor<8xf32>
    return %11 : tensor<8xf32>
  }
  func.func private @_where(%arg0: tensor<15xi1>, %arg1: tensor<15xf32>, %arg2: tensor<f32>) -> tensor<15xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<15xi1>, tensor<15xf32>
    return %1 : tensor<15xf32>
  }
  func.func private @argsort(%arg0: tensor<15xi1>) -> tensor<15xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<15xi32>
    %1 = stablehlo.reverse %arg0, dims = [0] : tensor<15xi1>
    %2 = stablehlo.reverse %0, dims = [0] : tensor<15xi32>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %5 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<15xi1>, tensor<15xi32>) -> (tensor<15xi1>, tensor<15xi32>)
    %4 = stablehlo.reverse %3#1, dims = [0] : tensor<15xi32>
    return %4 : tensor<15xi32>
  }
}
