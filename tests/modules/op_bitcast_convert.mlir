module @op_bitcast_convert {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xui8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xui16>, %arg4: tensor<2x3xf16>, %arg5: tensor<2x3xbf16>, %arg6: tensor<2x3xi32>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xf32>, %arg9: tensor<2x3xi64>, %arg10: tensor<2x3xui64>, %arg11: tensor<2x3xf64>, %arg12: tensor<3xf32>, %arg13: tensor<3x4xi8>, %arg14: tensor<2x2xf64>, %arg15: tensor<2x2x2xf32>, %arg16: tensor<f64>, %arg17: tensor<4xui16>, %arg18: tensor<3x1xi64>, %arg19: tensor<3x1x4xbf16>, %arg20: tensor<5xui32>, %arg21: tensor<5x2xf16>, %arg22: tensor<0x3xf16>, %arg23: tensor<0x3x2xui8>, %arg24: tensor<2xi64>, %arg25: tensor<2x8xui8>) -> (tensor<2x3xui8>, tensor<2x3xi8>, tensor<2x3xui16>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xi16>, tensor<2x3xui32>, tensor<2x3xf32>, tensor<2x3xi32>, tensor<2x3xui64>, tensor<2x3xf64>, tensor<2x3xi64>, tensor<3x4xi8>, tensor<3xf32>, tensor<2x2x2xf32>, tensor<2x2xf64>, tensor<4xui16>, tensor<f64>, tensor<3x1x4xbf16>, tensor<3x1xi64>, tensor<5x2xf16>, tensor<5xui32>, tensor<0x3x2xui8>, tensor<0x3xf16>, tensor<2x8xui8>, tensor<2xi64>) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2x3xi8>) -> tensor<2x3xui8>
    %1 = stablehlo.bitcast_convert %arg1 : (tensor<2x3xui8>) -> tensor<2x3xi8>
    %2 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xui16>
    %3 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xui16>) -> tensor<2x3xf16>
    %4 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xf16>) -> tensor<2x3xbf16>
    %5 = stablehlo.bitcast_convert %arg5 : (tensor<2x3xbf16>) -> tensor<2x3xi16>
    %6 = stablehlo.bitcast_convert %arg6 : (tensor<2x3xi32>) -> tensor<2x3xui32>
    %7 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xf32>
    %8 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %9 = stablehlo.bitcast_convert %arg9 : (tensor<2x3xi64>) -> tensor<2x3xui64>
    %10 = stablehlo.bitcast_convert %arg10 : (tensor<2x3xui64>) -> tensor<2x3xf64>
    %11 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf64>) -> tensor<2x3xi64>
    %12 = stablehlo.bitcast_convert %arg12 : (tensor<3xf32>) -> tensor<3x4xi8>
    %13 = stablehlo.bitcast_convert %arg13 : (tensor<3x4xi8>) -> tensor<3xf32>
    %14 = stablehlo.bitcast_convert %arg14 : (tensor<2x2xf64>) -> tensor<2x2x2xf32>
    %15 = stablehlo.bitcast_convert %arg15 : (tensor<2x2x2xf32>) -> tensor<2x2xf64>
    %16 = stablehlo.bitcast_convert %arg16 : (tensor<f64>) -> tensor<4xui16>
    %17 = stablehlo.bitcast_convert %arg17 : (tensor<4xui16>) -> tensor<f64>
    %18 = stablehlo.bitcast_convert %arg18 : (tensor<3x1xi64>) -> tensor<3x1x4xbf16>
    %19 = stablehlo.bitcast_convert %arg19 : (tensor<3x1x4xbf16>) -> tensor<3x1xi64>
    %20 = stablehlo.bitcast_convert %arg20 : (tensor<5xui32>) -> tensor<5x2xf16>
    %21 = stablehlo.bitcast_convert %arg21 : (tensor<5x2xf16>) -> tensor<5xui32>
    %22 = stablehlo.bitcast_convert %arg22 : (tensor<0x3xf16>) -> tensor<0x3x2xui8>
    %23 = stablehlo.bitcast_convert %arg23 : (tensor<0x3x2xui8>) -> tensor<0x3xf16>
    %24 = stablehlo.bitcast_convert %arg24 : (tensor<2xi64>) -> tensor<2x8xui8>
    %25 = stablehlo.bitcast_convert %arg25 : (tensor<2x8xui8>) -> tensor<2xi64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25 : tensor<2x3xui8>, tensor<2x3xi8>, tensor<2x3xui16>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xi16>, tensor<2x3xui32>, tensor<2x3xf32>, tensor<2x3xi32>, tensor<2x3xui64>, tensor<2x3xf64>, tensor<2x3xi64>, tensor<3x4xi8>, tensor<3xf32>, tensor<2x2x2xf32>, tensor<2x2xf64>, tensor<4xui16>, tensor<f64>, tensor<3x1x4xbf16>, tensor<3x1xi64>, tensor<5x2xf16>, tensor<5xui32>, tensor<0x3x2xui8>, tensor<0x3xf16>, tensor<2x8xui8>, tensor<2xi64>
  }
}
