module @jit_embedding_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x6xf32>, %arg1: tensor<3x7xi32>) -> (tensor<12x6xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
    %c_0 = stablehlo.constant dense<12> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x7xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x7xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x7xi1>, tensor<3x7xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x7xi32>) -> tensor<3x7x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<12x6xf32>, tensor<3x7x1xi32>) -> tensor<3x7x6xf32>
    %7 = stablehlo.tanh %6 : tensor<3x7x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x7x6xf32>
    %9 = stablehlo.subtract %8, %7 : tensor<3x7x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x7x6xf32>, tensor<f32>) -> tensor<3x6xf32>
    %11 = stablehlo.multiply %10, %10 : tensor<3x6xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %13 = stablehlo.multiply %12, %10 : tensor<3x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%11 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %16 = stablehlo.multiply %15, %13 : tensor<3x6xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 2] : (tensor<3x6xf32>) -> tensor<3x7x6xf32>
    %18 = stablehlo.multiply %17, %9 : tensor<3x7x6xf32>
    %19 = stablehlo.multiply %18, %7 : tensor<3x7x6xf32>
    %20 = stablehlo.add %18, %19 : tensor<3x7x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12x6xf32>
    %22 = "stablehlo.scatter"(%21, %5, %20) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %23 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %23 : tensor<f32>
    }) : (tensor<12x6xf32>, tensor<3x7x1xi32>, tensor<3x7x6xf32>) -> tensor<12x6xf32>
    return %22 : tensor<12x6xf32>
  }
}
