// error: 3:3: tensor<2xf32>
func.func @main(%a: tensor<2xf32>) -> tensor<f32> {
  return %a : tensor<2xf32>
}
