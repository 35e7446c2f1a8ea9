module @op_dot_widening {
  func.func public @main(%arg0: tensor<i8>, %arg1: tensor<i8>, %arg2: tensor<5xui8>, %arg3: tensor<5xui8>, %arg4: tensor<1xi16>, %arg5: tensor<1xi16>, %arg6: tensor<0xi32>, %arg7: tensor<0xi32>, %arg8: tensor<3x4xi8>, %arg9: tensor<4x5xi8>, %arg10: tensor<4x3xui8>, %arg11: tensor<4x5xui8>, %arg12: tensor<3x4xi16>, %arg13: tensor<5x4xi16>, %arg14: tensor<4x3xi32>, %arg15: tensor<5x4xi32>, %arg16: tensor<9x17xi8>, %arg17: tensor<17x11xi8>, %arg18: tensor<70xui8>, %arg19: tensor<70xui8>, %arg20: tensor<1x40xi16>, %arg21: tensor<40x3xi16>, %arg22: tensor<6x40xi32>, %arg23: tensor<40xi32>, %arg24: tensor<3xi8>, %arg25: tensor<4xi8>, %arg26: tensor<0x4xui8>, %arg27: tensor<4x3xui8>, %arg28: tensor<3x0xi16>, %arg29: tensor<0x2xi16>, %arg30: tensor<2x3x4xi32>, %arg31: tensor<2x4x5xi32>, %arg32: tensor<3x2x4xi8>, %arg33: tensor<5x4x2xi8>, %arg34: tensor<2x3xui8>, %arg35: tensor<2x3xui8>, %arg36: tensor<2x3x4xi16>, %arg37: tensor<3x4x5xi16>, %arg38: tensor<2x3x4xi32>, %arg39: tensor<4x5x3xi32>, %arg40: tensor<2x1x3x4xi8>, %arg41: tensor<4x2x1x5xi8>, %arg42: tensor<2x2x3x2x2xui8>, %arg43: tensor<2x3x2x2xui8>) -> (tensor<i32>, tensor<ui32>, tensor<i64>, tensor<i64>, tensor<3x5xi32>, tensor<3x5xui32>, tensor<3x5xi64>, tensor<3x5xi64>, tensor<9x11xi32>, tensor<ui32>, tensor<1x3xi64>, tensor<6xi64>, tensor<3x4xi32>, tensor<0x3xui32>, tensor<3x2xi64>, tensor<2x3x5xi64>, tensor<2x3x5xi32>, tensor<2x3xui32>, tensor<2x5xi64>, tensor<2x5xi64>, tensor<2x1x3x5xi32>, tensor<2x2x2x2x2xui32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [] x [] : (tensor<i8>, tensor<i8>) -> tensor<i32>
    %1 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [0] x [0] : (tensor<5xui8>, tensor<5xui8>) -> tensor<ui32>
    %2 = stablehlo.dot_general %arg4, %arg5, contracting_dims = [0] x [0] : (tensor<1xi16>, tensor<1xi16>) -> tensor<i64>
    %3 = stablehlo.dot_general %arg6, %arg7, contracting_dims = [0] x [0] : (tensor<0xi32>, tensor<0xi32>) -> tensor<i64>
    %4 = stablehlo.dot_general %arg8, %arg9, contracting_dims = [1] x [0] : (tensor<3x4xi8>, tensor<4x5xi8>) -> tensor<3x5xi32>
    %5 = stablehlo.dot_general %arg10, %arg11, contracting_dims = [0] x [0] : (tensor<4x3xui8>, tensor<4x5xui8>) -> tensor<3x5xui32>
    %6 = stablehlo.dot_general %arg12, %arg13, contracting_dims = [1] x [1] : (tensor<3x4xi16>, tensor<5x4xi16>) -> tensor<3x5xi64>
    %7 = stablehlo.dot_general %arg14, %arg15, contracting_dims = [0] x [1] : (tensor<4x3xi32>, tensor<5x4xi32>) -> tensor<3x5xi64>
    %8 = stablehlo.dot_general %arg16, %arg17, contracting_dims = [1] x [0] : (tensor<9x17xi8>, tensor<17x11xi8>) -> tensor<9x11xi32>
    %9 = stablehlo.dot_general %arg18, %arg19, contracting_dims = [0] x [0] : (tensor<70xui8>, tensor<70xui8>) -> tensor<ui32>
    %10 = stablehlo.dot_general %arg20, %arg21, contracting_dims = [1] x [0] : (tensor<1x40xi16>, tensor<40x3xi16>) -> tensor<1x3xi64>
    %11 = stablehlo.dot_general %arg22, %arg23, contracting_dims = [1] x [0] : (tensor<6x40xi32>, tensor<40xi32>) -> tensor<6xi64>
    %12 = stablehlo.dot_general %arg24, %arg25, contracting_dims = [] x [] : (tensor<3xi8>, tensor<4xi8>) -> tensor<3x4xi32>
    %13 = stablehlo.dot_general %arg26, %arg27, contracting_dims = [1] x [0] : (tensor<0x4xui8>, tensor<4x3xui8>) -> tensor<0x3xui32>
    %14 = stablehlo.dot_general %arg28, %arg29, contracting_dims = [1] x [0] : (tensor<3x0xi16>, tensor<0x2xi16>) -> tensor<3x2xi64>
    %15 = stablehlo.dot_general %arg30, %arg31, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xi32>, tensor<2x4x5xi32>) -> tensor<2x3x5xi64>
    %16 = stablehlo.dot_general %arg32, %arg33, batching_dims = [1] x [2], contracting_dims = [2] x [1] : (tensor<3x2x4xi8>, tensor<5x4x2xi8>) -> tensor<2x3x5xi32>
    %17 = stablehlo.dot_general %arg34, %arg35, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [] : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui32>
    %18 = stablehlo.dot_general %arg36, %arg37, contracting_dims = [1, 2] x [0, 1] : (tensor<2x3x4xi16>, tensor<3x4x5xi16>) -> tensor<2x5xi64>
    %19 = stablehlo.dot_general %arg38, %arg39, contracting_dims = [2, 1] x [0, 2] : (tensor<2x3x4xi32>, tensor<4x5x3xi32>) -> tensor<2x5xi64>
    %20 = stablehlo.dot_general %arg40, %arg41, batching_dims = [0, 1] x [1, 2], contracting_dims = [3] x [0] : (tensor<2x1x3x4xi8>, tensor<4x2x1x5xi8>) -> tensor<2x1x3x5xi32>
    %21 = stablehlo.dot_general %arg42, %arg43, batching_dims = [4, 0] x [2, 0], contracting_dims = [2] x [1] : (tensor<2x2x3x2x2xui8>, tensor<2x3x2x2xui8>) -> tensor<2x2x2x2x2xui32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21 : tensor<i32>, tensor<ui32>, tensor<i64>, tensor<i64>, tensor<3x5xi32>, tensor<3x5xui32>, tensor<3x5xi64>, tensor<3x5xi64>, tensor<9x11xi32>, tensor<ui32>, tensor<1x3xi64>, tensor<6xi64>, tensor<3x4xi32>, tensor<0x3xui32>, tensor<3x2xi64>, tensor<2x3x5xi64>, tensor<2x3x5xi32>, tensor<2x3xui32>, tensor<2x5xi64>, tensor<2x5xi64>, tensor<2x1x3x5xi32>, tensor<2x2x2x2x2xui32>
  }
}
