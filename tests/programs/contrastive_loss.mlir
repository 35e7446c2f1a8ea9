module @jit_contrastive_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x5xf32>, %arg1: tensor<6x5xf32>) -> (tensor<6x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<6x5xf32>) -> tensor<5x6xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x5xf32>, tensor<5x6xf32>) -> tensor<6x6xf32>
    %cst = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %3 = stablehlo.divide %1, %2 : tensor<6x6xf32>
    %4 = stablehlo.iota dim = 0 : tensor<6xi32>
    %5:3 = call @log_softmax(%3) : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x1xf32>)
    %6 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %7:2 = call @take_along_axis(%5#0, %6) : (tensor<6x6xf32>, tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7#0 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %9 = stablehlo.divide %8, %cst_1 : tensor<f32>
    %10 = stablehlo.negate %9 : tensor<f32>
    %11 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<6x5xf32>) -> tensor<5x6xf32>
    %12 = stablehlo.dot_general %arg1, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x5xf32>, tensor<5x6xf32>) -> tensor<6x6xf32>
    %cst_2 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %14 = stablehlo.divide %12, %13 : tensor<6x6xf32>
    %15 = stablehlo.iota dim = 0 : tensor<6xi32>
    %16:3 = call @log_softmax(%14) : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x1xf32>)
    %17 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %18:2 = call @take_along_axis(%16#0, %17) : (tensor<6x6xf32>, tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18#0 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %20 = stablehlo.divide %19, %cst_4 : tensor<f32>
    %21 = stablehlo.negate %20 : tensor<f32>
    %22 = stablehlo.add %10, %21 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.negate %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %24 = stablehlo.divide %23, %cst_6 : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %26 = call @take_along_axis_0(%18#1, %25) : (tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x6xf32>
    %27 = call @log_softmax_1(%16#1, %16#2, %26) : (tensor<6x6xf32>, tensor<6x1xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %cst_7 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %29 = stablehlo.divide %27, %28 : tensor<6x6xf32>
    %30 = stablehlo.dot_general %29, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
    %31 = stablehlo.transpose %30, dims = [1, 0] : (tensor<6x5xf32>) -> tensor<5x6xf32>
    %32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.negate %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %34 = stablehlo.divide %33, %cst_9 : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %36 = call @take_along_axis_0(%7#1, %35) : (tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x6xf32>
    %37 = call @log_softmax_1(%5#1, %5#2, %36) : (tensor<6x6xf32>, tensor<6x1xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %cst_10 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %39 = stablehlo.divide %37, %38 : tensor<6x6xf32>
    %40 = stablehlo.dot_general %39, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<5x6xf32>) -> tensor<6x5xf32>
    %41 = stablehlo.add %32, %40 : tensor<6x5xf32>
    return %41 : tensor<6x5xf32>
  }
  func.func private @log_softmax(%arg0: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x6xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x6xf32>
    %6 = stablehlo.exponential %5 : tensor<6x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %9 = stablehlo.log %8 : tensor<6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x6xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<6x6xf32>
    return %11, %6, %8 : tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<6x6xf32>, %arg1: tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<6x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<6x1xi1>, tensor<6x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %c_1 = stablehlo.constant dense<5> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<6x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<6x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<6x1x1xi1>, tensor<i1>) -> tensor<6x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x6xf32>, tensor<6x1x1xi32>) -> tensor<6x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<6x1xi1>, tensor<6x1xf32>
    return %15, %5 : tensor<6x1xf32>, tensor<6x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<6x1x1xi32>, %arg1: tensor<6x1xf32>) -> tensor<6x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x6xf32>, tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x6xf32>
    return %1 : tensor<6x6xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<6x6xf32>, %arg1: tensor<6x1xf32>, %arg2: tensor<6x6xf32>) -> tensor<6x6xf32> {
    %0 = stablehlo.negate %arg2 : tensor<6x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.reshape %1 : (tensor<6xf32>) -> tensor<6x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<6xf32>) -> tensor<6x6xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<6x6xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<6x6xf32>
    return %7 : tensor<6x6xf32>
  }
}
