// All element types; shapes that begin with 0x, which are not hexadecimal numbers.
func.func @main(%0: tensor<i1>, %1: tensor<2xi8>, %2: tensor<2xi16>, %3: tensor<2xi32>, %4: tensor<2xi64>, %5: tensor<2xui8>, %6: tensor<2xui16>, %7: tensor<2xui32>, %8: tensor<2xui64>, %9: tensor<2xf16>, %10: tensor<2xbf16>, %11: tensor<2xf32>, %12: tensor<2xf64>, %13: tensor<0x10xf32>, %14: tensor<1x2x1x2x1xi8>, %15: tensor<0xi1>) -> (tensor<i1>, tensor<2xi8>, tensor<2xi16>, tensor<2xi32>, tensor<2xi64>, tensor<2xui8>, tensor<2xui16>, tensor<2xui32>, tensor<2xui64>, tensor<2xf16>, tensor<2xbf16>, tensor<2xf32>, tensor<2xf64>, tensor<10x0xf32>, tensor<1x2x1x2x1xi8>, tensor<0xi1>) {
  %16 = stablehlo.transpose %13, dims = [1, 0] : (tensor<0x10xf32>) -> tensor<10x0xf32>
  %17 = stablehlo.add %5, %5 : tensor<2xui8>
  return %0, %1, %2, %3, %4, %17, %6, %7, %8, %9, %10, %11, %12, %16, %14, %15 : tensor<i1>, tensor<2xi8>, tensor<2xi16>, tensor<2xi32>, tensor<2xi64>, tensor<2xui8>, tensor<2xui16>, tensor<2xui32>, tensor<2xui64>, tensor<2xf16>, tensor<2xbf16>, tensor<2xf32>, tensor<2xf64>, tensor<10x0xf32>, tensor<1x2x1x2x1xi8>, tensor<0xi1>
}
