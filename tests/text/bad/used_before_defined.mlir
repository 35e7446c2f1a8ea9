// error: 3:25: %1
func.func @main(%a: tensor<2x3xf32>, %b: tensor<2xf32>, %i: tensor<i32>, %p: tensor<i1>, %s: tensor<f32>) {
  %0 = stablehlo.negate %1 : tensor<2x3xf32>
  %1 = stablehlo.negate %a : tensor<2x3xf32>
  return
}
