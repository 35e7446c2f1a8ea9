// error: 3:8: low
func.func @main(%a: tensor<2x3xf32>, %b: tensor<2xf32>, %i: tensor<i32>, %p: tensor<i1>, %s: tensor<f32>) {
  %0 = stablehlo.pad %a, %s, low = [0], high = [1], interior = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x3xf32>
  return
}
