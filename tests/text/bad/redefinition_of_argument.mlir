// error: 2:34: %a
func.func @main(%a: tensor<f32>, %a: tensor<f32>) {
  return
}
