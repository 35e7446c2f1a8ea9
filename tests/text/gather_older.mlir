// older: slice sizes as a dense tensor, which StableHLO wrote before 2024 and jaxlib 0.10 no longer reads.
func.func @main(%x: tensor<8x3xf32>, %i: tensor<2x2x1xi64>) -> (tensor<2x2x3xf32>, tensor<2x2xf32>) {
  %0 = "stablehlo.gather"(%x, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = dense<[1, 3]> : tensor<2xi64>} : (tensor<8x3xf32>, tensor<2x2x1xi64>) -> tensor<2x2x3xf32>
  %1 = "stablehlo.gather"(%x, %i) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = dense<1> : tensor<2xi64>} : (tensor<8x3xf32>, tensor<2x2x1xi64>) -> tensor<2x2xf32>
  return %0, %1 : tensor<2x2x3xf32>, tensor<2x2xf32>
}
