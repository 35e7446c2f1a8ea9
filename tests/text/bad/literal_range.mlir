// error: 3:37: '256' does not fit ui8; expected 0 to 255
func.func @main(%a: tensor<2x3xf32>, %b: tensor<2xf32>, %i: tensor<i32>, %p: tensor<i1>, %s: tensor<f32>) {
  %0 = stablehlo.constant dense<[0, 256]> : tensor<2xui8>
  return
}
