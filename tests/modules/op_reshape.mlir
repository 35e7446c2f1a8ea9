module @op_reshape {
  func.func public @main(%arg0: tensor<i1>, %arg1: tensor<1x1xi8>, %arg2: tensor<6xi16>, %arg3: tensor<2x3x4xi32>, %arg4: tensor<24xi64>, %arg5: tensor<0x5xui8>, %arg6: tensor<33xui16>, %arg7: tensor<2x3x2x2x3xui32>, %arg8: tensor<0xui64>, %arg9: tensor<7x1x3xf16>, %arg10: tensor<4x9xbf16>, %arg11: tensor<5xf32>, %arg12: tensor<2x1x1x9xf64>) -> (tensor<1xi1>, tensor<i8>, tensor<2x3xi16>, tensor<4x3x2xi32>, tensor<1x2x3x4x1xi64>, tensor<7x0xui8>, tensor<3x11xui16>, tensor<12x6xui32>, tensor<0x1xui64>, tensor<21xf16>, tensor<6x6xbf16>, tensor<5xf32>, tensor<3x6xf64>) {
    %0 = stablehlo.reshape %arg0 : (tensor<i1>) -> tensor<1xi1>
    %1 = stablehlo.reshape %arg1 : (tensor<1x1xi8>) -> tensor<i8>
    %2 = stablehlo.reshape %arg2 : (tensor<6xi16>) -> tensor<2x3xi16>
    %3 = stablehlo.reshape %arg3 : (tensor<2x3x4xi32>) -> tensor<4x3x2xi32>
    %4 = stablehlo.reshape %arg4 : (tensor<24xi64>) -> tensor<1x2x3x4x1xi64>
    %5 = stablehlo.reshape %arg5 : (tensor<0x5xui8>) -> tensor<7x0xui8>
    %6 = stablehlo.reshape %arg6 : (tensor<33xui16>) -> tensor<3x11xui16>
    %7 = stablehlo.reshape %arg7 : (tensor<2x3x2x2x3xui32>) -> tensor<12x6xui32>
    %8 = stablehlo.reshape %arg8 : (tensor<0xui64>) -> tensor<0x1xui64>
    %9 = stablehlo.reshape %arg9 : (tensor<7x1x3xf16>) -> tensor<21xf16>
    %10 = stablehlo.reshape %arg10 : (tensor<4x9xbf16>) -> tensor<6x6xbf16>
    %11 = stablehlo.reshape %arg11 : (tensor<5xf32>) -> tensor<5xf32>
    %12 = stablehlo.reshape %arg12 : (tensor<2x1x1x9xf64>) -> tensor<3x6xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<1xi1>, tensor<i8>, tensor<2x3xi16>, tensor<4x3x2xi32>, tensor<1x2x3x4x1xi64>, tensor<7x0xui8>, tensor<3x11xui16>, tensor<12x6xui32>, tensor<0x1xui64>, tensor<21xf16>, tensor<6x6xbf16>, tensor<5xf32>, tensor<3x6xf64>
  }
}
