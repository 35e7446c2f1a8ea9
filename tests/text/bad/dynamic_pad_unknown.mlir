// error: 3:38: operand 2 of stablehlo.dynamic_pad cannot be computed before the program runs
func.func @main(%a: tensor<4xf32>, %s: tensor<f32>, %l: tensor<1xi64>) -> tensor<7xf32> {
  %0 = stablehlo.dynamic_pad %a, %s, %l, %l, %l : (tensor<4xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}
