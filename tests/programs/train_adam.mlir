module @jit_train_adam attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x8xf32>, %arg1: tensor<8x3xf32>, %arg2: tensor<6x8xf32>, %arg3: tensor<8x3xf32>, %arg4: tensor<6x8xf32>, %arg5: tensor<8x3xf32>, %arg6: tensor<f32>, %arg7: tensor<10x6xf32>, %arg8: tensor<10xi32>) -> (tensor<6x8xf32> {jax.result_info = "result[0]['a']"}, tensor<8x3xf32> {jax.result_info = "result[0]['b']"}, tensor<6x8xf32> {jax.result_info = "result[1]['a']"}, tensor<8x3xf32> {jax.result_info = "result[1]['b']"}, tensor<6x8xf32> {jax.result_info = "result[2]['a']"}, tensor<8x3xf32> {jax.result_info = "result[2]['b']"}) {
    %0 = stablehlo.dot_general %arg7, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x6xf32>, tensor<6x8xf32>) -> tensor<10x8xf32>
    %1 = stablehlo.tanh %0 : tensor<10x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<10x8xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<10x8xf32>
    %4 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x8xf32>, tensor<8x3xf32>) -> tensor<10x3xf32>
    %5:3 = call @log_softmax(%4) : (tensor<10x3xf32>) -> (tensor<10x3xf32>, tensor<10x3xf32>, tensor<10x1xf32>)
    %6 = stablehlo.broadcast_in_dim %arg8, dims = [0] : (tensor<10xi32>) -> tensor<10x1xi32>
    %7:2 = call @take_along_axis(%5#0, %6) : (tensor<10x3xf32>, tensor<10x1xi32>) -> (tensor<10x1xf32>, tensor<10x1x1xi32>)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7#0 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<10x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %9 = stablehlo.divide %8, %cst_1 : tensor<f32>
    %10 = stablehlo.negate %9 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.negate %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %12 = stablehlo.divide %11, %cst_3 : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<10x1xf32>
    %14 = call @take_along_axis_0(%7#1, %13) : (tensor<10x1x1xi32>, tensor<10x1xf32>) -> tensor<10x3xf32>
    %15 = call @log_softmax_1(%5#1, %5#2, %14) : (tensor<10x3xf32>, tensor<10x1xf32>, tensor<10x3xf32>) -> tensor<10x3xf32>
    %16 = stablehlo.dot_general %15, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x3xf32>, tensor<10x8xf32>) -> tensor<3x8xf32>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<3x8xf32>) -> tensor<8x3xf32>
    %18 = stablehlo.dot_general %15, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<10x3xf32>, tensor<8x3xf32>) -> tensor<10x8xf32>
    %19 = stablehlo.multiply %18, %3 : tensor<10x8xf32>
    %20 = stablehlo.multiply %19, %1 : tensor<10x8xf32>
    %21 = stablehlo.add %19, %20 : tensor<10x8xf32>
    %22 = stablehlo.dot_general %21, %arg7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x8xf32>, tensor<10x6xf32>) -> tensor<8x6xf32>
    %23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<8x6xf32>) -> tensor<6x8xf32>
    %cst_4 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %25 = stablehlo.multiply %24, %arg2 : tensor<6x8xf32>
    %cst_5 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %27 = stablehlo.multiply %26, %23 : tensor<6x8xf32>
    %28 = stablehlo.add %25, %27 : tensor<6x8xf32>
    %cst_6 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %30 = stablehlo.multiply %29, %arg3 : tensor<8x3xf32>
    %cst_7 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %32 = stablehlo.multiply %31, %17 : tensor<8x3xf32>
    %33 = stablehlo.add %30, %32 : tensor<8x3xf32>
    %cst_8 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %35 = stablehlo.multiply %34, %arg4 : tensor<6x8xf32>
    %cst_9 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %37 = stablehlo.multiply %36, %23 : tensor<6x8xf32>
    %38 = stablehlo.multiply %37, %23 : tensor<6x8xf32>
    %39 = stablehlo.add %35, %38 : tensor<6x8xf32>
    %cst_10 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %41 = stablehlo.multiply %40, %arg5 : tensor<8x3xf32>
    %cst_11 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %43 = stablehlo.multiply %42, %17 : tensor<8x3xf32>
    %44 = stablehlo.multiply %43, %17 : tensor<8x3xf32>
    %45 = stablehlo.add %41, %44 : tensor<8x3xf32>
    %cst_12 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %46 = stablehlo.power %cst_12, %arg6 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.subtract %cst_13, %46 : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %49 = stablehlo.divide %28, %48 : tensor<6x8xf32>
    %cst_14 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %51 = stablehlo.multiply %50, %49 : tensor<6x8xf32>
    %cst_15 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %52 = stablehlo.power %cst_15, %arg6 : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.subtract %cst_16, %52 : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %55 = stablehlo.divide %39, %54 : tensor<6x8xf32>
    %56 = stablehlo.sqrt %55 : tensor<6x8xf32>
    %cst_17 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %58 = stablehlo.add %56, %57 : tensor<6x8xf32>
    %59 = stablehlo.divide %51, %58 : tensor<6x8xf32>
    %60 = stablehlo.subtract %arg0, %59 : tensor<6x8xf32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %61 = stablehlo.power %cst_18, %arg6 : tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.subtract %cst_19, %61 : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %64 = stablehlo.divide %33, %63 : tensor<8x3xf32>
    %cst_20 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %66 = stablehlo.multiply %65, %64 : tensor<8x3xf32>
    %cst_21 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %67 = stablehlo.power %cst_21, %arg6 : tensor<f32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %68 = stablehlo.subtract %cst_22, %67 : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %70 = stablehlo.divide %45, %69 : tensor<8x3xf32>
    %71 = stablehlo.sqrt %70 : tensor<8x3xf32>
    %cst_23 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %73 = stablehlo.add %71, %72 : tensor<8x3xf32>
    %74 = stablehlo.divide %66, %73 : tensor<8x3xf32>
    %75 = stablehlo.subtract %arg1, %74 : tensor<8x3xf32>
    return %60, %75, %28, %33, %39, %45 : tensor<6x8xf32>, tensor<8x3xf32>, tensor<6x8xf32>, tensor<8x3xf32>, tensor<6x8xf32>, tensor<8x3xf32>
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
