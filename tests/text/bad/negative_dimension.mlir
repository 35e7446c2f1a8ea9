// error: 2:28: dimension
func.func @main(%a: tensor<-3xf32>) {
  return
}
