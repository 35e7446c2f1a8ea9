module @jit_complex_scatter attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6xcomplex<f64>>, %arg1: tensor<4x6xcomplex<f64>>) -> (tensor<4x6xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<4x6xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<4x6xcomplex<f64>> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.slice %arg1 [0:1, 0:6] : (tensor<4x6xcomplex<f64>>) -> tensor<1x6xcomplex<f64>>
    %1 = stablehlo.reshape %0 : (tensor<1x6xcomplex<f64>>) -> tensor<6xcomplex<f64>>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %3 = "stablehlo.scatter"(%arg0, %2, %1) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<complex<f64>>, %arg3: tensor<complex<f64>>):
      stablehlo.return %arg3 : tensor<complex<f64>>
    }) : (tensor<4x6xcomplex<f64>>, tensor<1xi32>, tensor<6xcomplex<f64>>) -> tensor<4x6xcomplex<f64>>
    %4 = stablehlo.slice %arg1 [0:4, 1:2] : (tensor<4x6xcomplex<f64>>) -> tensor<4x1xcomplex<f64>>
    %5 = stablehlo.reshape %4 : (tensor<4x1xcomplex<f64>>) -> tensor<4xcomplex<f64>>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %5) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<complex<f64>>, %arg3: tensor<complex<f64>>):
      %12 = stablehlo.add %arg2, %arg3 : tensor<complex<f64>>
      stablehlo.return %12 : tensor<complex<f64>>
    }) : (tensor<4x6xcomplex<f64>>, tensor<1xi32>, tensor<4xcomplex<f64>>) -> tensor<4x6xcomplex<f64>>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %10 = stablehlo.concatenate %8, %9, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %cst = stablehlo.constant dense<(0.000000e+00,2.000000e+00)> : tensor<complex<f64>>
    %11 = "stablehlo.scatter"(%arg0, %10, %cst) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<complex<f64>>, %arg3: tensor<complex<f64>>):
      %12 = stablehlo.multiply %arg2, %arg3 : tensor<complex<f64>>
      stablehlo.return %12 : tensor<complex<f64>>
    }) : (tensor<4x6xcomplex<f64>>, tensor<2xi32>, tensor<complex<f64>>) -> tensor<4x6xcomplex<f64>>
    return %3, %7, %11 : tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>, tensor<4x6xcomplex<f64>>
  }
}
