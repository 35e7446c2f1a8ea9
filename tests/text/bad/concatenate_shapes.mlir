// error: 3:8: concatenate
func.func @main(%a: tensor<2x3xf32>, %c: tensor<2x4xf32>) {
  %0 = stablehlo.concatenate %a, %c, dim = 0 : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  return
}
