// error: 2:30: f31
func.func @main(%a: tensor<2xf31>) {
  return
}
