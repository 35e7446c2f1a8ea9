module @jit_k_means attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<30x2xf32>) -> (tensor<4x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:4, 0:2] : (tensor<30x2xf32>) -> tensor<4x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %c, %iterArg_3 = %0) : tensor<30x2xf32>, tensor<i32>, tensor<i32>, tensor<4x2xf32>
    cond {
      %c_4 = stablehlo.constant dense<4> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_1, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_3) : (tensor<30x2xf32>, tensor<i32>, tensor<4x2xf32>) -> (tensor<i32>, tensor<4x2xf32>)
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.add %iterArg_1, %c_4 : tensor<i32>
      stablehlo.return %iterArg, %3, %2#0, %2#1 : tensor<30x2xf32>, tensor<i32>, tensor<i32>, tensor<4x2xf32>
    }
    return %1#3 : tensor<4x2xf32>
  }
  func.func private @closed_call(%arg0: tensor<30x2xf32>, %arg1: tensor<i32>, %arg2: tensor<4x2xf32>) -> (tensor<i32>, tensor<4x2xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<30x2xf32>) -> tensor<30x1x2xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [1, 2] : (tensor<4x2xf32>) -> tensor<1x4x2xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<30x1x2xf32>) -> tensor<30x4x2xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x4x2xf32>) -> tensor<30x4x2xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<30x4x2xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<30x4x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<30x4x2xf32>, tensor<f32>) -> tensor<30x4xf32>
    %8 = call @argmin(%7) : (tensor<30x4xf32>) -> tensor<30xi32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<30xi32>) -> tensor<30x1xi32>
    %11 = "stablehlo.scatter"(%9, %10, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %28 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %28 : tensor<f32>
    }) : (tensor<4x2xf32>, tensor<30x1xi32>, tensor<30x2xf32>) -> tensor<4x2xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %13 = call @clip(%8, %c_2) : (tensor<30xi32>, tensor<i32>) -> tensor<30xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %15 = stablehlo.compare LT, %13, %14, SIGNED : (tensor<30xi32>, tensor<30xi32>) -> tensor<30xi1>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %17 = stablehlo.add %13, %16 : tensor<30xi32>
    %18 = stablehlo.select %15, %17, %13 : tensor<30xi1>, tensor<30xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<30xi32>) -> tensor<30x1xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %21 = "stablehlo.scatter"(%12, %19, %20) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %28 = stablehlo.add %arg3, %arg4 : tensor<i32>
      stablehlo.return %28 : tensor<i32>
    }) : (tensor<4xi32>, tensor<30x1xi32>, tensor<30xi32>) -> tensor<4xi32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %23 = stablehlo.maximum %21, %22 : tensor<4xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %25 = stablehlo.convert %24 : (tensor<4x1xi32>) -> tensor<4x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x2xf32>
    %27 = stablehlo.divide %11, %26 : tensor<4x2xf32>
    return %0, %27 : tensor<i32>, tensor<4x2xf32>
  }
  func.func private @argmin(%arg0: tensor<30x4xf32>) -> tensor<30xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<30x4xi32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<30x4xf32>, tensor<30x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<30xf32>, tensor<30xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare LT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<30xi32>
  }
  func.func private @clip(%arg0: tensor<30xi32>, %arg1: tensor<i32>) -> tensor<30xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<30xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<30xi32>
    return %2 : tensor<30xi32>
  }
}
