// error: 5:38: operand 2 of stablehlo.dynamic_pad cannot be computed before the program runs
func.func @main(%x: tensor<4xi32>, %v: tensor<i32>) -> tensor<7xi32> {
  %minus = stablehlo.constant dense<-1> : tensor<1xi32>
  %low = stablehlo.convert %minus : (tensor<1xi32>) -> tensor<1xui32>
  %0 = stablehlo.dynamic_pad %x, %v, %low, %low, %low : (tensor<4xi32>, tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<1xui32>) -> tensor<7xi32>
  return %0 : tensor<7xi32>
}
