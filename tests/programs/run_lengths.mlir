module @jit_run_lengths attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20xi32>) -> (tensor<20xi32> {jax.result_info = "result[0]"}, tensor<12xi32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %0 = call @diff(%arg0, %c) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %2 = stablehlo.compare NE, %0, %1, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %3 = stablehlo.convert %2 : (tensor<20xi1>) -> tensor<20xi32>
    %4 = call @cumsum(%3) : (tensor<20xi32>) -> tensor<20xi32>
    %5 = call @cumsum(%3) : (tensor<20xi32>) -> tensor<20xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = call @clip(%5, %c_2) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %9 = stablehlo.compare LT, %7, %8, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_4 = stablehlo.constant dense<12> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %11 = stablehlo.add %7, %10 : tensor<20xi32>
    %12 = stablehlo.select %9, %11, %7 : tensor<20xi1>, tensor<20xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %15 = "stablehlo.scatter"(%6, %13, %14) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %16 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %16 : tensor<i32>
    }) : (tensor<12xi32>, tensor<20x1xi32>, tensor<20xi32>) -> tensor<12xi32>
    return %4, %15 : tensor<20xi32>, tensor<12xi32>
  }
  func.func private @diff(%arg0: tensor<20xi32>, %arg1: tensor<i32>) -> tensor<20xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.convert %0 : tensor<1xi32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 0 : (tensor<1xi32>, tensor<20xi32>) -> tensor<21xi32>
    %3 = stablehlo.slice %2 [1:21] : (tensor<21xi32>) -> tensor<20xi32>
    %4 = stablehlo.slice %2 [0:20] : (tensor<21xi32>) -> tensor<20xi32>
    %5 = stablehlo.subtract %3, %4 : tensor<20xi32>
    return %5 : tensor<20xi32>
  }
  func.func private @cumsum(%arg0: tensor<20xi32>) -> tensor<20xi32> {
    %0 = call @cumsum_0(%arg0) : (tensor<20xi32>) -> tensor<20xi32>
    return %0 : tensor<20xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<20xi32>) -> tensor<20xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[19, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 20>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    return %1 : tensor<20xi32>
  }
  func.func private @clip(%arg0: tensor<20xi32>, %arg1: tensor<i32>) -> tensor<20xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<20xi32>
    return %2 : tensor<20xi32>
  }
}
