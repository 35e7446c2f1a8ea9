module @jit_take_clamped attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<6x4xf64>, %arg1: tensor<5x4xf64>, %arg2: tensor<5xi32>) -> (tensor<f64> {jax.result_info = "result"}) {
    %0 = call @_take(%arg0, %arg2) : (tensor<6x4xf64>, tensor<5xi32>) -> tensor<5x4xf64>
    %1 = stablehlo.multiply %0, %0 : tensor<5x4xf64>
    %2 = stablehlo.multiply %1, %arg1 : tensor<5x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x4xf64>, tensor<f64>) -> tensor<f64>
    return %3 : tensor<f64>
  }
  func.func private @_take(%arg0: tensor<6x4xf64>, %arg1: tensor<5xi32>) -> tensor<5x4xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xf64>, tensor<5x1xi32>) -> tensor<5x4xf64>
    return %1 : tensor<5x4xf64>
  }
}
