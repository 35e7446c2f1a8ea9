// error: 4:1: end
func.func @main(%a: tensor<2x3xf32>) {
  %0 = stablehlo.add %a, %a : tensor<2x3xf32>
