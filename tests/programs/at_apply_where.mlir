module @jit_at_apply_where attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x9xf32>, %arg1: tensor<6x9xi1>) -> (tensor<6x9xf32> {jax.result_info = "result[0]"}, tensor<6x9xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = call @_where(%arg1, %arg0, %cst) : (tensor<6x9xi1>, tensor<6x9xf32>, tensor<f32>) -> tensor<6x9xf32>
    %1 = stablehlo.slice %arg1 [0:1, 0:9] : (tensor<6x9xi1>) -> tensor<1x9xi1>
    %2 = stablehlo.reshape %1 : (tensor<1x9xi1>) -> tensor<9xi1>
    %3 = stablehlo.slice %arg0 [0:1, 0:9] : (tensor<6x9xf32>) -> tensor<1x9xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x9xf32>) -> tensor<9xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = call @_where_0(%2, %cst_0, %4) : (tensor<9xi1>, tensor<f32>, tensor<9xf32>) -> tensor<9xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %7 = "stablehlo.scatter"(%arg0, %6, %5) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<6x9xf32>, tensor<1xi32>, tensor<9xf32>) -> tensor<6x9xf32>
    return %0, %7 : tensor<6x9xf32>, tensor<6x9xf32>
  }
  func.func private @_where(%arg0: tensor<6x9xi1>, %arg1: tensor<6x9xf32>, %arg2: tensor<f32>) -> tensor<6x9xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x9xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6x9xi1>, tensor<6x9xf32>
    return %2 : tensor<6x9xf32>
  }
  func.func private @_where_0(%arg0: tensor<9xi1>, %arg1: tensor<f32>, %arg2: tensor<9xf32>) -> tensor<9xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<9xi1>, tensor<9xf32>
    return %2 : tensor<9xf32>
  }
}
