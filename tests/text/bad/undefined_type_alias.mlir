// error: 2:21: nothing
func.func @main(%a: !nothing) {
  return
}
