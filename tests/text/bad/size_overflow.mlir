// error: 2:21: 4294967296
func.func @main(%a: tensor<4294967296x4294967296x4xf32>) {
  return
}
