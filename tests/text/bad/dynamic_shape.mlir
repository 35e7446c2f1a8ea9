// error: 2:28: dynamic
func.func @main(%a: tensor<?x3xf32>) {
  return
}
