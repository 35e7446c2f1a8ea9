module @jit_skip_gram attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20x6xf32>, %arg1: tensor<20x6xf32>, %arg2: tensor<12xi32>, %arg3: tensor<12x4xi32>) -> (tensor<20x6xf32> {jax.result_info = "result['a']"}, tensor<20x6xf32> {jax.result_info = "result['b']"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %1 = stablehlo.compare LT, %arg2, %0, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %c_0 = stablehlo.constant dense<20> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %3 = stablehlo.add %arg2, %2 : tensor<12xi32>
    %4 = stablehlo.select %1, %3, %arg2 : tensor<12xi1>, tensor<12xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<12xi32>) -> tensor<12x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<20x6xf32>, tensor<12x1xi32>) -> tensor<12x6xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<12x4xi32>
    %8 = stablehlo.compare LT, %arg3, %7, SIGNED : (tensor<12x4xi32>, tensor<12x4xi32>) -> tensor<12x4xi1>
    %c_2 = stablehlo.constant dense<20> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<12x4xi32>
    %10 = stablehlo.add %arg3, %9 : tensor<12x4xi32>
    %11 = stablehlo.select %8, %10, %arg3 : tensor<12x4xi1>, tensor<12x4xi32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<12x4xi32>) -> tensor<12x4x1xi32>
    %13 = "stablehlo.gather"(%arg1, %12) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<20x6xf32>, tensor<12x4x1xi32>) -> tensor<12x4x6xf32>
    %14 = stablehlo.dot_general %6, %13, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x6xf32>, tensor<12x4x6xf32>) -> tensor<12x4xf32>
    %15:3 = call @log_sigmoid(%14) : (tensor<12x4xf32>) -> (tensor<12x4xf32>, tensor<12x4xf32>, tensor<12x4xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15#0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %17 = stablehlo.divide %16, %cst_3 : tensor<f32>
    %18 = stablehlo.negate %17 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.negate %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %20 = stablehlo.divide %19, %cst_5 : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<12x4xf32>
    %22 = call @log_sigmoid_0(%15#1, %15#2, %21) : (tensor<12x4xf32>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
    %23 = stablehlo.dot_general %22, %6, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<12x4xf32>, tensor<12x6xf32>) -> tensor<12x4x6xf32>
    %24 = stablehlo.dot_general %22, %13, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x4xf32>, tensor<12x4x6xf32>) -> tensor<12x6xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<20x6xf32>
    %26 = "stablehlo.scatter"(%25, %12, %23) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %29 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %29 : tensor<f32>
    }) : (tensor<20x6xf32>, tensor<12x4x1xi32>, tensor<12x4x6xf32>) -> tensor<20x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<20x6xf32>
    %28 = "stablehlo.scatter"(%27, %5, %24) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %29 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %29 : tensor<f32>
    }) : (tensor<20x6xf32>, tensor<12x1xi32>, tensor<12x6xf32>) -> tensor<20x6xf32>
    return %28, %26 : tensor<20x6xf32>, tensor<20x6xf32>
  }
  func.func private @log_sigmoid(%arg0: tensor<12x4xf32>) -> (tensor<12x4xf32>, tensor<12x4xf32>, tensor<12x4xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<12x4xf32>
    %1:3 = call @softplus(%0) : (tensor<12x4xf32>) -> (tensor<12x4xf32>, tensor<12x4xf32>, tensor<12x4xf32>)
    %2 = stablehlo.negate %1#0 : tensor<12x4xf32>
    return %2, %1#1, %1#2 : tensor<12x4xf32>, tensor<12x4xf32>, tensor<12x4xf32>
  }
  func.func private @softplus(%arg0: tensor<12x4xf32>) -> (tensor<12x4xf32>, tensor<12x4xf32>, tensor<12x4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<12x4xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x4xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<12x4xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x4xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<12x4xf32>
    %7 = stablehlo.abs %3 : tensor<12x4xf32>
    %8 = stablehlo.negate %7 : tensor<12x4xf32>
    %9 = stablehlo.exponential %8 : tensor<12x4xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<12x4xf32>
    %11 = stablehlo.add %1, %10 : tensor<12x4xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<12x4xi1>, tensor<12x4xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x4xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x4xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<12x4xi1>, tensor<12x4xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x4xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x4xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<12x4xi1>, tensor<12x4xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<12x4xf32>
    %22 = stablehlo.exponential %21 : tensor<12x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<12x4xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12x4xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<12x4xi1>, tensor<12x4xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<12x4xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<12x4xf32>
    %31 = stablehlo.exponential %30 : tensor<12x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<12x4xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<12x4xf32>
    return %12, %22, %33 : tensor<12x4xf32>, tensor<12x4xf32>, tensor<12x4xf32>
  }
  func.func private @log_sigmoid_0(%arg0: tensor<12x4xf32>, %arg1: tensor<12x4xf32>, %arg2: tensor<12x4xf32>) -> tensor<12x4xf32> {
    %0 = stablehlo.negate %arg2 : tensor<12x4xf32>
    %1 = call @softplus_1(%arg0, %arg1, %0) : (tensor<12x4xf32>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
    %2 = stablehlo.negate %1 : tensor<12x4xf32>
    return %2 : tensor<12x4xf32>
  }
  func.func private @softplus_1(%arg0: tensor<12x4xf32>, %arg1: tensor<12x4xf32>, %arg2: tensor<12x4xf32>) -> tensor<12x4xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<12x4xf32>
    return %0 : tensor<12x4xf32>
  }
}
