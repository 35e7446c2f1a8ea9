// Rows, elements, windows and batches at computed indices.
func.func public @main(%x: tensor<6x10x4xf32>, %i: tensor<3x2xi32>, %u: tensor<6x5xui8>) -> (tensor<3x10x4xf32>, tensor<3x4xf32>, tensor<2x3x7x1xf32>, tensor<6x5x10xf32>, tensor<1x10x4xf32>) {
  %0 = stablehlo.slice %i [0:3, 0:1] : (tensor<3x2xi32>) -> tensor<3x1xi32>
  %1 = "stablehlo.gather"(%x, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 10, 4>}> : (tensor<6x10x4xf32>, tensor<3x1xi32>) -> tensor<3x10x4xf32>
  %2 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 4>}> : (tensor<6x10x4xf32>, tensor<3x2xi32>) -> tensor<3x4xf32>
  %3 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2, 3], start_index_map = [2, 1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 7, 1>}> : (tensor<6x10x4xf32>, tensor<3x2xi32>) -> tensor<2x3x7x1xf32>
  %4 = "stablehlo.gather"(%x, %u) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 10, 1>}> : (tensor<6x10x4xf32>, tensor<6x5xui8>) -> tensor<6x5x10xf32>
  %5 = stablehlo.constant dense<9> : tensor<1xi64>
  %6 = "stablehlo.gather"(%x, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [0]>, slice_sizes = array<i64: 1, 10, 4>}> : (tensor<6x10x4xf32>, tensor<1xi64>) -> tensor<1x10x4xf32>
  return %1, %2, %3, %4, %6 : tensor<3x10x4xf32>, tensor<3x4xf32>, tensor<2x3x7x1xf32>, tensor<6x5x10xf32>, tensor<1x10x4xf32>
}
