module @jit_top_k_approximate_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @top_k_gt_f32_comparator(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<i1> {
    %0 = stablehlo.compare GT, %arg0, %arg1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }
  func.func public @main(%arg0: tensor<6x30xf32>) -> (tensor<6x30xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 1 : tensor<6x30xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1:2 = stablehlo.custom_call @ApproxTopK(%arg0, %0, %cst, %c) {backend_config = "", called_computations = [@top_k_gt_f32_comparator], mhlo.backend_config = {aggregate_to_topk = true, is_fallback = true, recall_target = 0.949999988 : f32, reduction_dim = 1 : i64, reduction_input_size_override = -1 : i64, top_k = 3 : i64}} : (tensor<6x30xf32>, tensor<6x30xi32>, tensor<f32>, tensor<i32>) -> (tensor<6x3xf32>, tensor<6x3xi32>)
    %2 = call @take_along_axis(%1#1) : (tensor<6x3xi32>) -> tensor<6x3x1xi32>
    %3 = stablehlo.multiply %1#0, %1#0 : tensor<6x3xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %5 = stablehlo.multiply %4, %1#0 : tensor<6x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<6x3xf32>
    %9 = call @take_along_axis_0(%2, %8) : (tensor<6x3x1xi32>, tensor<6x3xf32>) -> tensor<6x30xf32>
    return %9 : tensor<6x30xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<6x3xi32>) -> tensor<6x3x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x3xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
    %c_0 = stablehlo.constant dense<30> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x3xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<6x3xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<6x3xi1>, tensor<6x3xi32>
    %5 = stablehlo.reshape %4 : (tensor<6x3xi32>) -> tensor<6x3x1xi32>
    return %5 : tensor<6x3x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<6x3x1xi32>, %arg1: tensor<6x3xf32>) -> tensor<6x30xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x30xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x30xf32>, tensor<6x3x1xi32>, tensor<6x3xf32>) -> tensor<6x30xf32>
    return %1 : tensor<6x30xf32>
  }
}
