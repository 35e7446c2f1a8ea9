module @op_concatenate {
  func.func public @main(%arg0: tensor<3xi1>, %arg1: tensor<3xi8>, %arg2: tensor<1xi8>, %arg3: tensor<4xi8>, %arg4: tensor<2x3xi16>, %arg5: tensor<2x1xi16>, %arg6: tensor<2x3xi32>, %arg7: tensor<1x3xi32>, %arg8: tensor<0x3xi32>, %arg9: tensor<2x3xi32>, %arg10: tensor<0xi64>, %arg11: tensor<0xi64>, %arg12: tensor<2x0xui8>, %arg13: tensor<2x5xui8>, %arg14: tensor<3x1xui16>, %arg15: tensor<3x1xui16>, %arg16: tensor<3x1xui16>, %arg17: tensor<3x1xui16>, %arg18: tensor<3x1xui16>, %arg19: tensor<3x1xui16>, %arg20: tensor<3x1xui16>, %arg21: tensor<3x1xui16>, %arg22: tensor<3x1xui16>, %arg23: tensor<2x3x2xui32>, %arg24: tensor<2x3x3xui32>, %arg25: tensor<2x2x3xui64>, %arg26: tensor<2x1x3xui64>, %arg27: tensor<2x4x3xui64>, %arg28: tensor<17xf16>, %arg29: tensor<16xf16>, %arg30: tensor<1xf16>, %arg31: tensor<33xf16>, %arg32: tensor<2x1x2x2x2xbf16>, %arg33: tensor<2x1x2x1x2xbf16>, %arg34: tensor<1x2x1x2x3xf32>, %arg35: tensor<1x2x1x2x2xf32>) -> (tensor<3xi1>, tensor<8xi8>, tensor<2x4xi16>, tensor<5x3xi32>, tensor<0xi64>, tensor<2x5xui8>, tensor<3x9xui16>, tensor<2x3x5xui32>, tensor<2x7x3xui64>, tensor<67xf16>, tensor<2x1x2x3x2xbf16>, tensor<1x2x1x2x5xf32>) {
    %0 = stablehlo.concatenate %arg0, dim = 0 : (tensor<3xi1>) -> tensor<3xi1>
    %1 = stablehlo.concatenate %arg1, %arg2, %arg3, dim = 0 : (tensor<3xi8>, tensor<1xi8>, tensor<4xi8>) -> tensor<8xi8>
    %2 = stablehlo.concatenate %arg4, %arg5, dim = 1 : (tensor<2x3xi16>, tensor<2x1xi16>) -> tensor<2x4xi16>
    %3 = stablehlo.concatenate %arg6, %arg7, %arg8, %arg9, dim = 0 : (tensor<2x3xi32>, tensor<1x3xi32>, tensor<0x3xi32>, tensor<2x3xi32>) -> tensor<5x3xi32>
    %4 = stablehlo.concatenate %arg10, %arg11, dim = 0 : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi64>
    %5 = stablehlo.concatenate %arg12, %arg13, dim = 1 : (tensor<2x0xui8>, tensor<2x5xui8>) -> tensor<2x5xui8>
    %6 = stablehlo.concatenate %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, dim = 1 : (tensor<3x1xui16>, tensor<3x1xui16>, tensor<3x1xui16>, tensor<3x1xui16>, tensor<3x1xui16>, tensor<3x1xui16>, tensor<3x1xui16>, tensor<3x1xui16>, tensor<3x1xui16>) -> tensor<3x9xui16>
    %7 = stablehlo.concatenate %arg23, %arg24, dim = 2 : (tensor<2x3x2xui32>, tensor<2x3x3xui32>) -> tensor<2x3x5xui32>
    %8 = stablehlo.concatenate %arg25, %arg26, %arg27, dim = 1 : (tensor<2x2x3xui64>, tensor<2x1x3xui64>, tensor<2x4x3xui64>) -> tensor<2x7x3xui64>
    %9 = stablehlo.concatenate %arg28, %arg29, %arg30, %arg31, dim = 0 : (tensor<17xf16>, tensor<16xf16>, tensor<1xf16>, tensor<33xf16>) -> tensor<67xf16>
    %10 = stablehlo.concatenate %arg32, %arg33, dim = 3 : (tensor<2x1x2x2x2xbf16>, tensor<2x1x2x1x2xbf16>) -> tensor<2x1x2x3x2xbf16>
    %11 = stablehlo.concatenate %arg34, %arg35, dim = 4 : (tensor<1x2x1x2x3xf32>, tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x5xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : tensor<3xi1>, tensor<8xi8>, tensor<2x4xi16>, tensor<5x3xi32>, tensor<0xi64>, tensor<2x5xui8>, tensor<3x9xui16>, tensor<2x3x5xui32>, tensor<2x7x3xui64>, tensor<67xf16>, tensor<2x1x2x3x2xbf16>, tensor<1x2x1x2x5xf32>
  }
}
