// error: 4:38: the shape in operand 1 is not that of the result
func.func @main(%a: tensor<4xf32>) -> tensor<2x2xf32> {
  %d = stablehlo.constant dense<[4, 1]> : tensor<2xi64>
  %0 = stablehlo.dynamic_reshape %a, %d : (tensor<4xf32>, tensor<2xi64>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
