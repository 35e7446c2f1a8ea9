module @jit_scatter_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x2xf32>, %arg1: tensor<6xi32>, %arg2: tensor<6x2xf32>) -> (tensor<8x2xf32> {jax.result_info = "result[0]"}, tensor<6x2xf32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_0 = stablehlo.constant dense<8> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<6xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<6xi1>, tensor<6xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %6 = "stablehlo.scatter"(%arg0, %5, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %27 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %27 : tensor<f32>
    }) : (tensor<8x2xf32>, tensor<6x1xi32>, tensor<6x2xf32>) -> tensor<8x2xf32>
    %7 = stablehlo.sine %6 : tensor<8x2xf32>
    %8 = stablehlo.cosine %6 : tensor<8x2xf32>
    %9 = stablehlo.multiply %7, %arg0 : tensor<8x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %12 = stablehlo.multiply %7, %11 : tensor<8x2xf32>
    %13 = stablehlo.multiply %11, %arg0 : tensor<8x2xf32>
    %14 = stablehlo.multiply %13, %8 : tensor<8x2xf32>
    %c_2 = stablehlo.constant dense<7> : tensor<1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %16 = stablehlo.compare GE, %5, %15, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<6x1xi32>
    %19 = stablehlo.compare LE, %5, %18, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %20 = stablehlo.and %16, %19 : tensor<6x1xi1>
    %c_4 = stablehlo.constant dense<true> : tensor<i1>
    %21 = stablehlo.reduce(%20 init: %c_4) applies stablehlo.and across dimensions = [1] : (tensor<6x1xi1>, tensor<i1>) -> tensor<6xi1>
    %22 = "stablehlo.gather"(%14, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<8x2xf32>, tensor<6x1xi32>) -> tensor<6x2xf32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<6xi1>) -> tensor<6x2xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %25 = stablehlo.select %23, %22, %24 : tensor<6x2xi1>, tensor<6x2xf32>
    %26 = stablehlo.add %12, %14 : tensor<8x2xf32>
    return %26, %25 : tensor<8x2xf32>, tensor<6x2xf32>
  }
}
