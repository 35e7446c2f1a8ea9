// error: 2:28: 99999999999999999999
func.func @main(%a: tensor<99999999999999999999xf32>) {
  return
}
