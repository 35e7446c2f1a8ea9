// Every elementwise operation on integers, in both forms.
func.func @main(%a: tensor<6xi32>, %b: tensor<6xi32>) -> (tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>) {
  %0 = "stablehlo.add"(%a, %b) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
  %1 = stablehlo.and %a, %b : tensor<6xi32>
  %2 = "stablehlo.divide"(%a, %b) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
  %3 = stablehlo.maximum %a, %b : tensor<6xi32>
  %4 = "stablehlo.minimum"(%a, %b) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
  %5 = stablehlo.multiply %a, %b : tensor<6xi32>
  %6 = "stablehlo.or"(%a, %b) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
  %7 = stablehlo.power %a, %b : tensor<6xi32>
  %8 = "stablehlo.remainder"(%a, %b) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
  %9 = stablehlo.shift_left %a, %b : tensor<6xi32>
  %10 = "stablehlo.shift_right_arithmetic"(%a, %b) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
  %11 = stablehlo.shift_right_logical %a, %b : tensor<6xi32>
  %12 = "stablehlo.subtract"(%a, %b) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
  %13 = stablehlo.xor %a, %b : tensor<6xi32>
  %14 = "stablehlo.abs"(%a) : (tensor<6xi32>) -> tensor<6xi32>
  %15 = stablehlo.count_leading_zeros %a : tensor<6xi32>
  %16 = "stablehlo.negate"(%a) : (tensor<6xi32>) -> tensor<6xi32>
  %17 = stablehlo.not %a : tensor<6xi32>
  %18 = "stablehlo.popcnt"(%a) : (tensor<6xi32>) -> tensor<6xi32>
  %19 = stablehlo.sign %a : tensor<6xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19 : tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>
}
