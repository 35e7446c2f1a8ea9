module @jit_train_momentum attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x8xf32>, %arg1: tensor<8x3xf32>, %arg2: tensor<10x6xf32>, %arg3: tensor<10xi32>) -> (tensor<6x8xf32> {jax.result_info = "result[0]['a']"}, tensor<8x3xf32> {jax.result_info = "result[0]['b']"}, tensor<6x8xf32> {jax.result_info = "result[1]['a']"}, tensor<8x3xf32> {jax.result_info = "result[1]['b']"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2:8 = stablehlo.while(%iterArg = %arg2, %iterArg_2 = %arg3, %iterArg_3 = %c_1, %iterArg_4 = %c, %iterArg_5 = %arg0, %iterArg_6 = %arg1, %iterArg_7 = %0, %iterArg_8 = %1) : tensor<10x6xf32>, tensor<10xi32>, tensor<i32>, tensor<i32>, tensor<6x8xf32>, tensor<8x3xf32>, tensor<6x8xf32>, tensor<8x3xf32>
    cond {
      %c_9 = stablehlo.constant dense<5> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_3, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3:5 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8) : (tensor<10x6xf32>, tensor<10xi32>, tensor<i32>, tensor<6x8xf32>, tensor<8x3xf32>, tensor<6x8xf32>, tensor<8x3xf32>) -> (tensor<i32>, tensor<6x8xf32>, tensor<8x3xf32>, tensor<6x8xf32>, tensor<8x3xf32>)
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %4 = stablehlo.add %iterArg_3, %c_9 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %4, %3#0, %3#1, %3#2, %3#3, %3#4 : tensor<10x6xf32>, tensor<10xi32>, tensor<i32>, tensor<i32>, tensor<6x8xf32>, tensor<8x3xf32>, tensor<6x8xf32>, tensor<8x3xf32>
    }
    return %2#4, %2#5, %2#6, %2#7 : tensor<6x8xf32>, tensor<8x3xf32>, tensor<6x8xf32>, tensor<8x3xf32>
  }
  func.func private @closed_call(%arg0: tensor<10x6xf32>, %arg1: tensor<10xi32>, %arg2: tensor<i32>, %arg3: tensor<6x8xf32>, %arg4: tensor<8x3xf32>, %arg5: tensor<6x8xf32>, %arg6: tensor<8x3xf32>) -> (tensor<i32>, tensor<6x8xf32>, tensor<8x3xf32>, tensor<6x8xf32>, tensor<8x3xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %1 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x6xf32>, tensor<6x8xf32>) -> tensor<10x8xf32>
    %2 = stablehlo.tanh %1 : tensor<10x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<10x8xf32>
    %4 = stablehlo.subtract %3, %2 : tensor<10x8xf32>
    %5 = stablehlo.dot_general %2, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x8xf32>, tensor<8x3xf32>) -> tensor<10x3xf32>
    %6:3 = call @log_softmax(%5) : (tensor<10x3xf32>) -> (tensor<10x3xf32>, tensor<10x3xf32>, tensor<10x1xf32>)
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %8:2 = call @take_along_axis(%6#0, %7) : (tensor<10x3xf32>, tensor<10x1xi32>) -> (tensor<10x1xf32>, tensor<10x1x1xi32>)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8#0 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<10x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %10 = stablehlo.divide %9, %cst_1 : tensor<f32>
    %11 = stablehlo.negate %10 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.negate %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %13 = stablehlo.divide %12, %cst_3 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<10x1xf32>
    %15 = call @take_along_axis_0(%8#1, %14) : (tensor<10x1x1xi32>, tensor<10x1xf32>) -> tensor<10x3xf32>
    %16 = call @log_softmax_1(%6#1, %6#2, %15) : (tensor<10x3xf32>, tensor<10x1xf32>, tensor<10x3xf32>) -> tensor<10x3xf32>
    %17 = stablehlo.dot_general %16, %2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x3xf32>, tensor<10x8xf32>) -> tensor<3x8xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<3x8xf32>) -> tensor<8x3xf32>
    %19 = stablehlo.dot_general %16, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<10x3xf32>, tensor<8x3xf32>) -> tensor<10x8xf32>
    %20 = stablehlo.multiply %19, %4 : tensor<10x8xf32>
    %21 = stablehlo.multiply %20, %2 : tensor<10x8xf32>
    %22 = stablehlo.add %20, %21 : tensor<10x8xf32>
    %23 = stablehlo.dot_general %22, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x8xf32>, tensor<10x6xf32>) -> tensor<8x6xf32>
    %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<8x6xf32>) -> tensor<6x8xf32>
    %cst_4 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %26 = stablehlo.multiply %25, %arg5 : tensor<6x8xf32>
    %27 = stablehlo.add %26, %24 : tensor<6x8xf32>
    %cst_5 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %29 = stablehlo.multiply %28, %27 : tensor<6x8xf32>
    %30 = stablehlo.subtract %arg3, %29 : tensor<6x8xf32>
    %cst_6 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %32 = stablehlo.multiply %31, %arg5 : tensor<6x8xf32>
    %33 = stablehlo.add %32, %24 : tensor<6x8xf32>
    %cst_7 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %35 = stablehlo.multiply %34, %arg6 : tensor<8x3xf32>
    %36 = stablehlo.add %35, %18 : tensor<8x3xf32>
    %cst_8 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %38 = stablehlo.multiply %37, %36 : tensor<8x3xf32>
    %39 = stablehlo.subtract %arg4, %38 : tensor<8x3xf32>
    %cst_9 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %41 = stablehlo.multiply %40, %arg6 : tensor<8x3xf32>
    %42 = stablehlo.add %41, %18 : tensor<8x3xf32>
    return %0, %30, %39, %33, %42 : tensor<i32>, tensor<6x8xf32>, tensor<8x3xf32>, tensor<6x8xf32>, tensor<8x3xf32>
  }
  func.func private @log_softmax(%arg0: tensor<10x3xf32>) -> (tensor<10x3xf32>, tensor<10x3xf32>, tensor<10x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<10x3xf32>, tensor<f32>) -> tensor<10xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<10xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<10xf32>) -> tensor<10x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<10x1xf32>) -> tensor<10x3xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<10x3xf32>
    %6 = stablehlo.exponential %5 : tensor<10x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<10x3xf32>, tensor<f32>) -> tensor<10xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<10xf32>) -> tensor<10x1xf32>
    %9 = stablehlo.log %8 : tensor<10x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<10x1xf32>) -> tensor<10x3xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<10x3xf32>
    return %11, %6, %8 : tensor<10x3xf32>, tensor<10x3xf32>, tensor<10x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<10x3xf32>, %arg1: tensor<10x1xi32>) -> (tensor<10x1xf32>, tensor<10x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<10x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<10x1xi32>, tensor<10x1xi32>) -> tensor<10x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<10x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<10x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<10x1xi1>, tensor<10x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<10x1xi32>) -> tensor<10x1x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<10x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<10x1x1xi32>, tensor<10x1x1xi32>) -> tensor<10x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<10x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<10x1x1xi32>, tensor<10x1x1xi32>) -> tensor<10x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<10x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<10x1x1xi1>, tensor<i1>) -> tensor<10x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<10x3xf32>, tensor<10x1x1xi32>) -> tensor<10x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<10x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<10x1xi1>, tensor<10x1xf32>
    return %15, %5 : tensor<10x1xf32>, tensor<10x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<10x1x1xi32>, %arg1: tensor<10x1xf32>) -> tensor<10x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<10x3xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<10x3xf32>, tensor<10x1x1xi32>, tensor<10x1xf32>) -> tensor<10x3xf32>
    return %1 : tensor<10x3xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<10x3xf32>, %arg1: tensor<10x1xf32>, %arg2: tensor<10x3xf32>) -> tensor<10x3xf32> {
    %0 = stablehlo.negate %arg2 : tensor<10x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<10x3xf32>, tensor<f32>) -> tensor<10xf32>
    %2 = stablehlo.reshape %1 : (tensor<10xf32>) -> tensor<10x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<10x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<10x1xf32>, tensor<f32>) -> tensor<10xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<10xf32>) -> tensor<10x3xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<10x3xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<10x3xf32>
    return %7 : tensor<10x3xf32>
  }
}
