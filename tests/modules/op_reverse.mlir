module @op_reverse {
  func.func public @main(%arg0: tensor<i1>, %arg1: tensor<7xi8>, %arg2: tensor<7xi16>, %arg3: tensor<3x4xi32>, %arg4: tensor<3x4xi64>, %arg5: tensor<3x4xui8>, %arg6: tensor<0x4xui16>, %arg7: tensor<1x5xui32>, %arg8: tensor<2x3x4xui64>, %arg9: tensor<33x2xf16>, %arg10: tensor<2x3x2x3xbf16>, %arg11: tensor<2x2x2x2x3xf32>, %arg12: tensor<17xf64>) -> (tensor<i1>, tensor<7xi8>, tensor<7xi16>, tensor<3x4xi32>, tensor<3x4xi64>, tensor<3x4xui8>, tensor<0x4xui16>, tensor<1x5xui32>, tensor<2x3x4xui64>, tensor<33x2xf16>, tensor<2x3x2x3xbf16>, tensor<2x2x2x2x3xf32>, tensor<17xf64>) {
    %0 = stablehlo.reverse %arg0, dims = [] : tensor<i1>
    %1 = stablehlo.reverse %arg1, dims = [0] : tensor<7xi8>
    %2 = stablehlo.reverse %arg2, dims = [] : tensor<7xi16>
    %3 = stablehlo.reverse %arg3, dims = [0] : tensor<3x4xi32>
    %4 = stablehlo.reverse %arg4, dims = [1] : tensor<3x4xi64>
    %5 = stablehlo.reverse %arg5, dims = [1, 0] : tensor<3x4xui8>
    %6 = stablehlo.reverse %arg6, dims = [0] : tensor<0x4xui16>
    %7 = stablehlo.reverse %arg7, dims = [0, 1] : tensor<1x5xui32>
    %8 = stablehlo.reverse %arg8, dims = [0, 2] : tensor<2x3x4xui64>
    %9 = stablehlo.reverse %arg9, dims = [0] : tensor<33x2xf16>
    %10 = stablehlo.reverse %arg10, dims = [1, 3] : tensor<2x3x2x3xbf16>
    %11 = stablehlo.reverse %arg11, dims = [0, 2, 4] : tensor<2x2x2x2x3xf32>
    %12 = stablehlo.reverse %arg12, dims = [0] : tensor<17xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<i1>, tensor<7xi8>, tensor<7xi16>, tensor<3x4xi32>, tensor<3x4xi64>, tensor<3x4xui8>, tensor<0x4xui16>, tensor<1x5xui32>, tensor<2x3x4xui64>, tensor<33x2xf16>, tensor<2x3x2x3xbf16>, tensor<2x2x2x2x3xf32>, tensor<17xf64>
  }
}
