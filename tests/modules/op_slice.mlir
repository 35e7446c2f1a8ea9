module @op_slice {
  func.func public @main(%arg0: tensor<i1>, %arg1: tensor<7xi8>, %arg2: tensor<7xi16>, %arg3: tensor<7xi32>, %arg4: tensor<7xi64>, %arg5: tensor<5x6xui8>, %arg6: tensor<5x6xui16>, %arg7: tensor<5x6xui32>, %arg8: tensor<0x3xui64>, %arg9: tensor<33x5xf16>, %arg10: tensor<2x3x4xbf16>, %arg11: tensor<3x2x5x2xf32>, %arg12: tensor<2x2x3x3x2xf64>) -> (tensor<i1>, tensor<3xi8>, tensor<7xi16>, tensor<0xi32>, tensor<1xi64>, tensor<3x2xui8>, tensor<1x1xui16>, tensor<0x6xui32>, tensor<0x2xui64>, tensor<16x3xf16>, tensor<2x2x2xbf16>, tensor<2x1x2x2xf32>, tensor<1x2x2x2x2xf64>) {
    %0 = stablehlo.slice %arg0 [] : (tensor<i1>) -> tensor<i1>
    %1 = stablehlo.slice %arg1 [2:7:2] : (tensor<7xi8>) -> tensor<3xi8>
    %2 = stablehlo.slice %arg2 [0:7] : (tensor<7xi16>) -> tensor<7xi16>
    %3 = stablehlo.slice %arg3 [3:3] : (tensor<7xi32>) -> tensor<0xi32>
    %4 = stablehlo.slice %arg4 [1:6:9] : (tensor<7xi64>) -> tensor<1xi64>
    %5 = stablehlo.slice %arg5 [1:4, 0:6:3] : (tensor<5x6xui8>) -> tensor<3x2xui8>
    %6 = stablehlo.slice %arg6 [4:5, 5:6] : (tensor<5x6xui16>) -> tensor<1x1xui16>
    %7 = stablehlo.slice %arg7 [0:0, 0:6] : (tensor<5x6xui32>) -> tensor<0x6xui32>
    %8 = stablehlo.slice %arg8 [0:0, 1:3] : (tensor<0x3xui64>) -> tensor<0x2xui64>
    %9 = stablehlo.slice %arg9 [1:33:2, 0:5:2] : (tensor<33x5xf16>) -> tensor<16x3xf16>
    %10 = stablehlo.slice %arg10 [0:2, 1:3, 1:4:2] : (tensor<2x3x4xbf16>) -> tensor<2x2x2xbf16>
    %11 = stablehlo.slice %arg11 [0:3:2, 1:2, 0:5:4, 0:2] : (tensor<3x2x5x2xf32>) -> tensor<2x1x2x2xf32>
    %12 = stablehlo.slice %arg12 [1:2, 0:2, 0:3:2, 1:3, 0:2] : (tensor<2x2x3x3x2xf64>) -> tensor<1x2x2x2x2xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<i1>, tensor<3xi8>, tensor<7xi16>, tensor<0xi32>, tensor<1xi64>, tensor<3x2xui8>, tensor<1x1xui16>, tensor<0x6xui32>, tensor<0x2xui64>, tensor<16x3xf16>, tensor<2x2x2xbf16>, tensor<2x1x2x2xf32>, tensor<1x2x2x2x2xf64>
  }
}
