module @op_dynamic_slice {
  func.func public @main(%arg0: tensor<i1>, %arg1: tensor<7xi8>, %arg2: tensor<i32>, %arg3: tensor<7xi16>, %arg4: tensor<i32>, %arg5: tensor<7xi32>, %arg6: tensor<i64>, %arg7: tensor<7xi64>, %arg8: tensor<i64>, %arg9: tensor<7xui8>, %arg10: tensor<ui8>, %arg11: tensor<7xui16>, %arg12: tensor<i8>, %arg13: tensor<7xui32>, %arg14: tensor<ui64>, %arg15: tensor<7xui64>, %arg16: tensor<ui32>, %arg17: tensor<7xf16>, %arg18: tensor<i16>, %arg19: tensor<4x5xbf16>, %arg20: tensor<i32>, %arg21: tensor<i32>, %arg22: tensor<4x5xf32>, %arg23: tensor<i32>, %arg24: tensor<i32>, %arg25: tensor<4x5xf64>, %arg26: tensor<i32>, %arg27: tensor<i32>, %arg28: tensor<4x5xi1>, %arg29: tensor<i32>, %arg30: tensor<i32>, %arg31: tensor<4x5xi8>, %arg32: tensor<i32>, %arg33: tensor<i32>, %arg34: tensor<0x3xi16>, %arg35: tensor<ui16>, %arg36: tensor<ui16>, %arg37: tensor<3x4x5xi32>, %arg38: tensor<i64>, %arg39: tensor<i64>, %arg40: tensor<i64>, %arg41: tensor<2x3x2x2x3xi64>, %arg42: tensor<i32>, %arg43: tensor<i32>, %arg44: tensor<i32>, %arg45: tensor<i32>, %arg46: tensor<i32>, %arg47: tensor<33x2xui8>, %arg48: tensor<i32>, %arg49: tensor<i32>) -> (tensor<i1>, tensor<3xi8>, tensor<3xi16>, tensor<3xi32>, tensor<3xi64>, tensor<2xui8>, tensor<2xui16>, tensor<2xui32>, tensor<2xui64>, tensor<7xf16>, tensor<2x2xbf16>, tensor<2x2xf32>, tensor<4x5xf64>, tensor<1x5xi1>, tensor<0x2xi8>, tensor<0x2xi16>, tensor<2x1x4xi32>, tensor<1x2x2x1x3xi64>, tensor<17x1xui8>) {
    %0 = stablehlo.dynamic_slice %arg0, sizes = [] : (tensor<i1>) -> tensor<i1>
    %1 = stablehlo.dynamic_slice %arg1, %arg2, sizes = [3] : (tensor<7xi8>, tensor<i32>) -> tensor<3xi8>
    %2 = stablehlo.dynamic_slice %arg3, %arg4, sizes = [3] : (tensor<7xi16>, tensor<i32>) -> tensor<3xi16>
    %3 = stablehlo.dynamic_slice %arg5, %arg6, sizes = [3] : (tensor<7xi32>, tensor<i64>) -> tensor<3xi32>
    %4 = stablehlo.dynamic_slice %arg7, %arg8, sizes = [3] : (tensor<7xi64>, tensor<i64>) -> tensor<3xi64>
    %5 = stablehlo.dynamic_slice %arg9, %arg10, sizes = [2] : (tensor<7xui8>, tensor<ui8>) -> tensor<2xui8>
    %6 = stablehlo.dynamic_slice %arg11, %arg12, sizes = [2] : (tensor<7xui16>, tensor<i8>) -> tensor<2xui16>
    %7 = stablehlo.dynamic_slice %arg13, %arg14, sizes = [2] : (tensor<7xui32>, tensor<ui64>) -> tensor<2xui32>
    %8 = stablehlo.dynamic_slice %arg15, %arg16, sizes = [2] : (tensor<7xui64>, tensor<ui32>) -> tensor<2xui64>
    %9 = stablehlo.dynamic_slice %arg17, %arg18, sizes = [7] : (tensor<7xf16>, tensor<i16>) -> tensor<7xf16>
    %10 = stablehlo.dynamic_slice %arg19, %arg20, %arg21, sizes = [2, 2] : (tensor<4x5xbf16>, tensor<i32>, tensor<i32>) -> tensor<2x2xbf16>
    %11 = stablehlo.dynamic_slice %arg22, %arg23, %arg24, sizes = [2, 2] : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
    %12 = stablehlo.dynamic_slice %arg25, %arg26, %arg27, sizes = [4, 5] : (tensor<4x5xf64>, tensor<i32>, tensor<i32>) -> tensor<4x5xf64>
    %13 = stablehlo.dynamic_slice %arg28, %arg29, %arg30, sizes = [1, 5] : (tensor<4x5xi1>, tensor<i32>, tensor<i32>) -> tensor<1x5xi1>
    %14 = stablehlo.dynamic_slice %arg31, %arg32, %arg33, sizes = [0, 2] : (tensor<4x5xi8>, tensor<i32>, tensor<i32>) -> tensor<0x2xi8>
    %15 = stablehlo.dynamic_slice %arg34, %arg35, %arg36, sizes = [0, 2] : (tensor<0x3xi16>, tensor<ui16>, tensor<ui16>) -> tensor<0x2xi16>
    %16 = stablehlo.dynamic_slice %arg37, %arg38, %arg39, %arg40, sizes = [2, 1, 4] : (tensor<3x4x5xi32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x1x4xi32>
    %17 = stablehlo.dynamic_slice %arg41, %arg42, %arg43, %arg44, %arg45, %arg46, sizes = [1, 2, 2, 1, 3] : (tensor<2x3x2x2x3xi64>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x2x1x3xi64>
    %18 = stablehlo.dynamic_slice %arg47, %arg48, %arg49, sizes = [17, 1] : (tensor<33x2xui8>, tensor<i32>, tensor<i32>) -> tensor<17x1xui8>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18 : tensor<i1>, tensor<3xi8>, tensor<3xi16>, tensor<3xi32>, tensor<3xi64>, tensor<2xui8>, tensor<2xui16>, tensor<2xui32>, tensor<2xui64>, tensor<7xf16>, tensor<2x2xbf16>, tensor<2x2xf32>, tensor<4x5xf64>, tensor<1x5xi1>, tensor<0x2xi8>, tensor<0x2xi16>, tensor<2x1x4xi32>, tensor<1x2x2x1x3xi64>, tensor<17x1xui8>
  }
}
