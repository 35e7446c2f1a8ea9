// Constants without elements.
func.func @main() -> (tensor<0xf32>, tensor<0xi32>, tensor<2x0xi8>, tensor<2x0xf32>, tensor<0x3xi1>, tensor<0xi32>, tensor<3x0x2xbf16>, tensor<0xi1>) {
  %0 = stablehlo.constant dense<> : tensor<0xf32>
  %1 = stablehlo.constant dense<[]> : tensor<0xi32>
  %2 = stablehlo.constant dense<[[], []]> : tensor<2x0xi8>
  %3 = stablehlo.constant dense<> : tensor<2x0xf32>
  %4 = stablehlo.constant dense<> : tensor<0x3xi1>
  %5 = stablehlo.constant dense<1> : tensor<0xi32>
  %6 = stablehlo.constant dense<1.0> : tensor<3x0x2xbf16>
  %7 = stablehlo.constant dense<true> : tensor<0xi1>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<0xf32>, tensor<0xi32>, tensor<2x0xi8>, tensor<2x0xf32>, tensor<0x3xi1>, tensor<0xi32>, tensor<3x0x2xbf16>, tensor<0xi1>
}
