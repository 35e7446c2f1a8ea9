module @jit_particles_to_grid attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20xf32>, %arg1: tensor<20xf32>) -> (tensor<8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.floor %arg0 : tensor<20xf32>
    %1 = stablehlo.convert %0 : (tensor<20xf32>) -> tensor<20xi32>
    %2 = stablehlo.floor %arg0 : tensor<20xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<20xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %c = stablehlo.constant dense<8> : tensor<i32>
    %5 = call @remainder(%1, %c) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %7 = stablehlo.subtract %6, %3 : tensor<20xf32>
    %8 = stablehlo.multiply %arg1, %7 : tensor<20xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %10 = stablehlo.compare LT, %5, %9, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_2 = stablehlo.constant dense<8> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %12 = stablehlo.add %5, %11 : tensor<20xi32>
    %13 = stablehlo.select %10, %12, %5 : tensor<20xi1>, tensor<20xi32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %15 = "stablehlo.scatter"(%4, %14, %8) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %27 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %27 : tensor<f32>
    }) : (tensor<8xf32>, tensor<20x1xi32>, tensor<20xf32>) -> tensor<8xf32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %17 = stablehlo.add %1, %16 : tensor<20xi32>
    %c_4 = stablehlo.constant dense<8> : tensor<i32>
    %18 = call @remainder(%17, %c_4) : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    %19 = stablehlo.multiply %arg1, %3 : tensor<20xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %21 = stablehlo.compare LT, %18, %20, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_6 = stablehlo.constant dense<8> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %23 = stablehlo.add %18, %22 : tensor<20xi32>
    %24 = stablehlo.select %21, %23, %18 : tensor<20xi1>, tensor<20xi32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %26 = "stablehlo.scatter"(%15, %25, %19) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %27 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %27 : tensor<f32>
    }) : (tensor<8xf32>, tensor<20x1xi32>, tensor<20xf32>) -> tensor<8xf32>
    return %26 : tensor<8xf32>
  }
  func.func private @remainder(%arg0: tensor<20xi32>, %arg1: tensor<i32>) -> tensor<20xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<20xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<20xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<20xi1>, tensor<20xi1>) -> tensor<20xi1>
    %12 = stablehlo.and %11, %6 : tensor<20xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %14 = stablehlo.add %4, %13 : tensor<20xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<20xi1>, tensor<20xi32>
    return %15 : tensor<20xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
