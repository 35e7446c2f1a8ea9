// error: 3:3: 1
func.func @main(%a: tensor<f32>) -> tensor<f32> {
  return
}
