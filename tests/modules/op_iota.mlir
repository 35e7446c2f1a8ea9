module @op_iota {
  func.func public @main() -> (tensor<7xi8>, tensor<7xi16>, tensor<7xi32>, tensor<7xi64>, tensor<7xui8>, tensor<7xui16>, tensor<7xui32>, tensor<7xui64>, tensor<7xf16>, tensor<7xbf16>, tensor<7xf32>, tensor<7xf64>, tensor<600xbf16>, tensor<2x2100xf16>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<2x3x4xf32>, tensor<0x3xi64>, tensor<3x0xi64>, tensor<1x1xui8>, tensor<2x2x1x2x3xf64>, tensor<3x1x2x2x1xi16>) {
    %0 = stablehlo.iota dim = 0 : tensor<7xi8>
    %1 = stablehlo.iota dim = 0 : tensor<7xi16>
    %2 = stablehlo.iota dim = 0 : tensor<7xi32>
    %3 = stablehlo.iota dim = 0 : tensor<7xi64>
    %4 = stablehlo.iota dim = 0 : tensor<7xui8>
    %5 = stablehlo.iota dim = 0 : tensor<7xui16>
    %6 = stablehlo.iota dim = 0 : tensor<7xui32>
    %7 = stablehlo.iota dim = 0 : tensor<7xui64>
    %8 = stablehlo.iota dim = 0 : tensor<7xf16>
    %9 = stablehlo.iota dim = 0 : tensor<7xbf16>
    %10 = stablehlo.iota dim = 0 : tensor<7xf32>
    %11 = stablehlo.iota dim = 0 : tensor<7xf64>
    %12 = stablehlo.iota dim = 0 : tensor<600xbf16>
    %13 = stablehlo.iota dim = 1 : tensor<2x2100xf16>
    %14 = stablehlo.iota dim = 0 : tensor<3x4xi32>
    %15 = stablehlo.iota dim = 1 : tensor<3x4xi32>
    %16 = stablehlo.iota dim = 1 : tensor<2x3x4xf32>
    %17 = stablehlo.iota dim = 1 : tensor<0x3xi64>
    %18 = stablehlo.iota dim = 0 : tensor<3x0xi64>
    %19 = stablehlo.iota dim = 0 : tensor<1x1xui8>
    %20 = stablehlo.iota dim = 4 : tensor<2x2x1x2x3xf64>
    %21 = stablehlo.iota dim = 0 : tensor<3x1x2x2x1xi16>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21 : tensor<7xi8>, tensor<7xi16>, tensor<7xi32>, tensor<7xi64>, tensor<7xui8>, tensor<7xui16>, tensor<7xui32>, tensor<7xui64>, tensor<7xf16>, tensor<7xbf16>, tensor<7xf32>, tensor<7xf64>, tensor<600xbf16>, tensor<2x2100xf16>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<2x3x4xf32>, tensor<0x3xi64>, tensor<3x0xi64>, tensor<1x1xui8>, tensor<2x2x1x2x3xf64>, tensor<3x1x2x2x1xi16>
  }
}
