module @jit_mixture attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<3xf64>, %arg1: tensor<5x3xf64>, %arg2: tensor<5xi32>) -> (tensor<f64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %2 = "stablehlo.scatter"(%0, %1, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f64>, %arg4: tensor<f64>):
      %34 = stablehlo.add %arg3, %arg4 : tensor<f64>
      stablehlo.return %34 : tensor<f64>
    }) : (tensor<3x3xf64>, tensor<5x1xi32>, tensor<5x3xf64>) -> tensor<3x3xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %4 = stablehlo.divide %2, %3 : tensor<3x3xf64>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<5x3xf64>) -> tensor<5x1x3xf64>
    %6 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<3x3xf64>) -> tensor<1x3x3xf64>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<5x1x3xf64>) -> tensor<5x3x3xf64>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x3x3xf64>) -> tensor<5x3x3xf64>
    %9 = stablehlo.subtract %7, %8 : tensor<5x3x3xf64>
    %10 = stablehlo.multiply %9, %9 : tensor<5x3x3xf64>
    %11 = stablehlo.exponential %arg0 : tensor<3xf64>
    %12 = stablehlo.broadcast_in_dim %11, dims = [2] : (tensor<3xf64>) -> tensor<1x1x3xf64>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x1x3xf64>) -> tensor<5x3x3xf64>
    %14 = stablehlo.multiply %10, %13 : tensor<5x3x3xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<5x3x3xf64>, tensor<f64>) -> tensor<5x3xf64>
    %16 = stablehlo.negate %15 : tensor<5x3xf64>
    %cst_2 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3xf64>, tensor<f64>) -> tensor<5xf64>
    %cst_3 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %19 = stablehlo.maximum %18, %17 : tensor<5xf64>
    %20 = stablehlo.is_finite %19 : (tensor<5xf64>) -> tensor<5xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %22 = stablehlo.select %20, %19, %21 : tensor<5xi1>, tensor<5xf64>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x3xf64>
    %25 = stablehlo.subtract %16, %24 : tensor<5x3xf64>
    %26 = stablehlo.exponential %25 : tensor<5x3xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %27 = stablehlo.reduce(%26 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf64>, tensor<f64>) -> tensor<5xf64>
    %28 = stablehlo.sign %27 : tensor<5xf64>
    %29 = stablehlo.abs %27 : tensor<5xf64>
    %30 = stablehlo.log %29 : tensor<5xf64>
    %31 = stablehlo.add %30, %22 : tensor<5xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %32 = stablehlo.reduce(%31 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
    %33 = stablehlo.negate %32 : tensor<f64>
    return %33 : tensor<f64>
  }
}
