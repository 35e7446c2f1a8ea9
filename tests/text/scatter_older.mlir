// The attributes behind the region, as JAX 0.4 and EXLA print them.
func.func @main(%x: tensor<8x3xf32>, %i: tensor<5x1xi64>, %u: tensor<5x3xf32>, %j: tensor<2x2x1xi32>, %v: tensor<2x2xf32>) -> (tensor<8x3xf32>, tensor<8x3xf32>) {
  %0 = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<8x3xf32>, tensor<5x1xi64>, tensor<5x3xf32>) -> tensor<8x3xf32>
  %1 = "stablehlo.scatter"(%x, %j, %v) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>} : (tensor<8x3xf32>, tensor<2x2x1xi32>, tensor<2x2xf32>) -> tensor<8x3xf32>
  return %0, %1 : tensor<8x3xf32>, tensor<8x3xf32>
}
