// error: 5:17: the algorithm F32_F32_F32_X5 of 1 x 1 components is not supported; expected 1 x 1 components and F16_F16_F16,
// The message lists what is supported.
func.func @main(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0],
    algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1,
      rhs_component_count = 1, num_primitive_operations = 5, allow_imprecise_accumulation = false>
    : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
