// error: 3:12: stablehlo.rng_bit_generator: initial_state is tensor<3xui64>; expected tensor<2xui64>
func.func @main(%s: tensor<3xui64>) -> tensor<3xui64> {
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui32>)
  return %0 : tensor<3xui64>
}
