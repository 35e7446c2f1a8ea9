module @op_pad {
  func.func public @main(%arg0: tensor<i1>, %arg1: tensor<i1>, %arg2: tensor<4xi8>, %arg3: tensor<i8>, %arg4: tensor<4xi16>, %arg5: tensor<i16>, %arg6: tensor<4xi32>, %arg7: tensor<i32>, %arg8: tensor<4xi64>, %arg9: tensor<i64>, %arg10: tensor<4xui8>, %arg11: tensor<ui8>, %arg12: tensor<0xui16>, %arg13: tensor<ui16>, %arg14: tensor<1xui32>, %arg15: tensor<ui32>, %arg16: tensor<3x4xui64>, %arg17: tensor<ui64>, %arg18: tensor<3x4xf16>, %arg19: tensor<f16>, %arg20: tensor<2x3xbf16>, %arg21: tensor<bf16>, %arg22: tensor<3x5xf32>, %arg23: tensor<f32>, %arg24: tensor<2x0x3xf64>, %arg25: tensor<f64>, %arg26: tensor<2x2x3xi1>, %arg27: tensor<i1>, %arg28: tensor<2x1x2x2x1xi8>, %arg29: tensor<i8>) -> (tensor<i1>, tensor<9xi8>, tensor<10xi16>, tensor<1xi32>, tensor<6xi64>, tensor<4xui8>, tensor<3xui16>, tensor<1xui32>, tensor<4x6xui64>, tensor<6x5xf16>, tensor<2x0xbf16>, tensor<9x7xf32>, tensor<3x2x6xf64>, tensor<4x3x8xi1>, tensor<3x2x3x2x2xi8>) {
    %0 = stablehlo.pad %arg0, %arg1, low = [], high = [], interior = [] : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %1 = stablehlo.pad %arg2, %arg3, low = [2], high = [3], interior = [0] : (tensor<4xi8>, tensor<i8>) -> tensor<9xi8>
    %2 = stablehlo.pad %arg4, %arg5, low = [0], high = [0], interior = [2] : (tensor<4xi16>, tensor<i16>) -> tensor<10xi16>
    %3 = stablehlo.pad %arg6, %arg7, low = [-1], high = [-2], interior = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.pad %arg8, %arg9, low = [-2], high = [1], interior = [1] : (tensor<4xi64>, tensor<i64>) -> tensor<6xi64>
    %5 = stablehlo.pad %arg10, %arg11, low = [-3], high = [-3], interior = [2] : (tensor<4xui8>, tensor<ui8>) -> tensor<4xui8>
    %6 = stablehlo.pad %arg12, %arg13, low = [2], high = [1], interior = [3] : (tensor<0xui16>, tensor<ui16>) -> tensor<3xui16>
    %7 = stablehlo.pad %arg14, %arg15, low = [0], high = [0], interior = [5] : (tensor<1xui32>, tensor<ui32>) -> tensor<1xui32>
    %8 = stablehlo.pad %arg16, %arg17, low = [1, 0], high = [0, 2], interior = [0, 0] : (tensor<3x4xui64>, tensor<ui64>) -> tensor<4x6xui64>
    %9 = stablehlo.pad %arg18, %arg19, low = [-1, 2], high = [2, -1], interior = [1, 0] : (tensor<3x4xf16>, tensor<f16>) -> tensor<6x5xf16>
    %10 = stablehlo.pad %arg20, %arg21, low = [0, -1], high = [0, -2], interior = [0, 0] : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2x0xbf16>
    %11 = stablehlo.pad %arg22, %arg23, low = [1, -1], high = [1, -1], interior = [2, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<9x7xf32>
    %12 = stablehlo.pad %arg24, %arg25, low = [1, 1, 1], high = [0, 1, 0], interior = [0, 0, 1] : (tensor<2x0x3xf64>, tensor<f64>) -> tensor<3x2x6xf64>
    %13 = stablehlo.pad %arg26, %arg27, low = [0, 1, -1], high = [1, 0, 2], interior = [1, 0, 2] : (tensor<2x2x3xi1>, tensor<i1>) -> tensor<4x3x8xi1>
    %14 = stablehlo.pad %arg28, %arg29, low = [0, 1, 0, -1, 1], high = [1, 0, 0, 1, 0], interior = [0, 2, 1, 0, 0] : (tensor<2x1x2x2x1xi8>, tensor<i8>) -> tensor<3x2x3x2x2xi8>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<i1>, tensor<9xi8>, tensor<10xi16>, tensor<1xi32>, tensor<6xi64>, tensor<4xui8>, tensor<3xui16>, tensor<1xui32>, tensor<4x6xui64>, tensor<6x5xf16>, tensor<2x0xbf16>, tensor<9x7xf32>, tensor<3x2x6xf64>, tensor<4x3x8xi1>, tensor<3x2x3x2x2xi8>
  }
}
