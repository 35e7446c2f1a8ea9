// error: 2:28: tensor
func.func @main(%a: tensor<*xf32>) {
  return
}
