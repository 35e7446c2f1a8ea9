// chlo.ragged_dot in its three modes: rows, terms of sums and batches in groups. The last rows are in no group.
func.func @main(%rows: tensor<7x3xf32>, %groups: tensor<3x3x4xf32>, %columns: tensor<7x4xf32>, %whole: tensor<2x7x3xf32>,
                %turned: tensor<4x2x3x3xf32>)
    -> (tensor<7x4xf32>, tensor<3x3x4xf32>, tensor<2x7x4xf32>, tensor<2x7x7xf32>, tensor<3x2x3x3xf32>) {
  %sizes = stablehlo.constant dense<[3, 0, 2]> : tensor<3xi32>
  %each = stablehlo.constant dense<[[1, 2, 4], [0, 7, 3]]> : tensor<2x3xi64>
  %0 = "chlo.ragged_dot"(%rows, %groups, %sizes) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<
      lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1],
      rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>,
    precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>]
  } : (tensor<7x3xf32>, tensor<3x3x4xf32>, tensor<3xi32>) -> tensor<7x4xf32>
  %1 = "chlo.ragged_dot"(%rows, %columns, %sizes) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<
      lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0],
      rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0], rhs_group_dimensions = []>
  } : (tensor<7x3xf32>, tensor<7x4xf32>, tensor<3xi32>) -> tensor<3x3x4xf32>
  %2 = "chlo.ragged_dot"(%whole, %turned, %each) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<
      lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2],
      rhs_contracting_dimensions = [3], lhs_ragged_dimensions = [1], rhs_group_dimensions = [2]>
  } : (tensor<2x7x3xf32>, tensor<4x2x3x3xf32>, tensor<2x3xi64>) -> tensor<2x7x4xf32>
  %3 = "chlo.ragged_dot"(%whole, %whole, %sizes) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<
      lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2],
      rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [0], rhs_group_dimensions = []>
  } : (tensor<2x7x3xf32>, tensor<2x7x3xf32>, tensor<3xi32>) -> tensor<2x7x7xf32>
  %4 = "chlo.ragged_dot"(%whole, %whole, %each) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<
      lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1],
      rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1], rhs_group_dimensions = []>
  } : (tensor<2x7x3xf32>, tensor<2x7x3xf32>, tensor<2x3xi64>) -> tensor<3x2x3x3xf32>
  return %0, %1, %2, %3, %4 : tensor<7x4xf32>, tensor<3x3x4xf32>, tensor<2x7x4xf32>, tensor<2x7x7xf32>, tensor<3x2x3x3xf32>
}
