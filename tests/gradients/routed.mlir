module @jit_routed attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<3x7xf64>, %arg1: tensor<7x2xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x7xf64>, tensor<f64>) -> tensor<3xf64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %2 = stablehlo.maximum %1, %0 : tensor<3xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x7xf64>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x7xf64>
    %6 = stablehlo.exponential %5 : tensor<3x7xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x7xf64>, tensor<f64>) -> tensor<3xf64>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x7xf64>
    %10 = stablehlo.divide %6, %9 : tensor<3x7xf64>
    %values, %indices = chlo.top_k(%10, k = 2) : tensor<3x7xf64> -> (tensor<3x2xf64>, tensor<3x2xi32>)
    %11 = stablehlo.broadcast_in_dim %values, dims = [0, 1] : (tensor<3x2xf64>) -> tensor<3x2x1xf64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %13 = stablehlo.compare LT, %indices, %12, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_2 = stablehlo.constant dense<7> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
    %15 = stablehlo.add %indices, %14 : tensor<3x2xi32>
    %16 = stablehlo.select %13, %15, %indices : tensor<3x2xi1>, tensor<3x2xi32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<3x2xi32>) -> tensor<3x2x1xi32>
    %18 = "stablehlo.gather"(%arg1, %17) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<7x2xf64>, tensor<3x2x1xi32>) -> tensor<3x2x2xf64>
    %19 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<3x2x1xf64>) -> tensor<3x2x2xf64>
    %20 = stablehlo.multiply %19, %18 : tensor<3x2x2xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %21 = stablehlo.reduce(%20 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x2x2xf64>, tensor<f64>) -> tensor<f64>
    return %21 : tensor<f64>
  }
}
