// error: 2:21: vector
func.func @main(%a: vector<2xf32>) {
  return
}
