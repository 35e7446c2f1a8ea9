// error: 2:30: end
func.func @main(%a: tensor<2x