// error: 4:8: chlo.ragged_dot: rhs has 3 groups and group_sizes 2: tensor<3x5x7xf32> and tensor<2xi64>
// rhs has a matrix for each group.
func.func @main(%l: tensor<11x5xf32>, %r: tensor<3x5x7xf32>, %s: tensor<2xi64>) -> tensor<11x7xf32> {
  %0 = "chlo.ragged_dot"(%l, %r, %s) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<
      lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1],
      rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>
  } : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<2xi64>) -> tensor<11x7xf32>
  return %0 : tensor<11x7xf32>
}
