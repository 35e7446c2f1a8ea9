module @op_transpose {
  func.func public @main(%arg0: tensor<i1>, %arg1: tensor<7xi8>, %arg2: tensor<3x5xi16>, %arg3: tensor<17x9xi32>, %arg4: tensor<3x5xi64>, %arg5: tensor<0x4xui8>, %arg6: tensor<1x9x1xui16>, %arg7: tensor<5x3x2xui32>, %arg8: tensor<5x3x2xui64>, %arg9: tensor<5x3x2xf16>, %arg10: tensor<5x3x2xbf16>, %arg11: tensor<5x3x2xf32>, %arg12: tensor<5x3x2xf64>, %arg13: tensor<2x3x4x5xi1>, %arg14: tensor<2x3x4x5xi8>, %arg15: tensor<2x3x1x2x3xi16>, %arg16: tensor<3x2x2x2x3xi32>) -> (tensor<i1>, tensor<7xi8>, tensor<5x3xi16>, tensor<9x17xi32>, tensor<3x5xi64>, tensor<4x0xui8>, tensor<9x1x1xui16>, tensor<5x3x2xui32>, tensor<5x2x3xui64>, tensor<3x5x2xf16>, tensor<3x2x5xbf16>, tensor<2x5x3xf32>, tensor<2x3x5xf64>, tensor<5x3x2x4xi1>, tensor<2x4x3x5xi8>, tensor<3x1x2x3x2xi16>, tensor<2x3x3x2x2xi32>) {
    %0 = stablehlo.transpose %arg0, dims = [] : (tensor<i1>) -> tensor<i1>
    %1 = stablehlo.transpose %arg1, dims = [0] : (tensor<7xi8>) -> tensor<7xi8>
    %2 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<3x5xi16>) -> tensor<5x3xi16>
    %3 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<17x9xi32>) -> tensor<9x17xi32>
    %4 = stablehlo.transpose %arg4, dims = [0, 1] : (tensor<3x5xi64>) -> tensor<3x5xi64>
    %5 = stablehlo.transpose %arg5, dims = [1, 0] : (tensor<0x4xui8>) -> tensor<4x0xui8>
    %6 = stablehlo.transpose %arg6, dims = [1, 2, 0] : (tensor<1x9x1xui16>) -> tensor<9x1x1xui16>
    %7 = stablehlo.transpose %arg7, dims = [0, 1, 2] : (tensor<5x3x2xui32>) -> tensor<5x3x2xui32>
    %8 = stablehlo.transpose %arg8, dims = [0, 2, 1] : (tensor<5x3x2xui64>) -> tensor<5x2x3xui64>
    %9 = stablehlo.transpose %arg9, dims = [1, 0, 2] : (tensor<5x3x2xf16>) -> tensor<3x5x2xf16>
    %10 = stablehlo.transpose %arg10, dims = [1, 2, 0] : (tensor<5x3x2xbf16>) -> tensor<3x2x5xbf16>
    %11 = stablehlo.transpose %arg11, dims = [2, 0, 1] : (tensor<5x3x2xf32>) -> tensor<2x5x3xf32>
    %12 = stablehlo.transpose %arg12, dims = [2, 1, 0] : (tensor<5x3x2xf64>) -> tensor<2x3x5xf64>
    %13 = stablehlo.transpose %arg13, dims = [3, 1, 0, 2] : (tensor<2x3x4x5xi1>) -> tensor<5x3x2x4xi1>
    %14 = stablehlo.transpose %arg14, dims = [0, 2, 1, 3] : (tensor<2x3x4x5xi8>) -> tensor<2x4x3x5xi8>
    %15 = stablehlo.transpose %arg15, dims = [4, 2, 0, 1, 3] : (tensor<2x3x1x2x3xi16>) -> tensor<3x1x2x3x2xi16>
    %16 = stablehlo.transpose %arg16, dims = [1, 0, 4, 3, 2] : (tensor<3x2x2x2x3xi32>) -> tensor<2x3x3x2x2xi32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16 : tensor<i1>, tensor<7xi8>, tensor<5x3xi16>, tensor<9x17xi32>, tensor<3x5xi64>, tensor<4x0xui8>, tensor<9x1x1xui16>, tensor<5x3x2xui32>, tensor<5x2x3xui64>, tensor<3x5x2xf16>, tensor<3x2x5xbf16>, tensor<2x5x3xf32>, tensor<2x3x5xf64>, tensor<5x3x2x4xi1>, tensor<2x4x3x5xi8>, tensor<3x1x2x3x2xi16>, tensor<2x3x3x2x2xi32>
  }
}
