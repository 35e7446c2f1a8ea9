module @op_dot_half {
  func.func public @main(%arg0: tensor<bf16>, %arg1: tensor<bf16>, %arg2: tensor<5xf16>, %arg3: tensor<5xf16>, %arg4: tensor<1xbf16>, %arg5: tensor<1xbf16>, %arg6: tensor<0xf16>, %arg7: tensor<0xf16>, %arg8: tensor<3x4xbf16>, %arg9: tensor<4x5xbf16>, %arg10: tensor<4x3xf16>, %arg11: tensor<4x5xf16>, %arg12: tensor<3x4xbf16>, %arg13: tensor<5x4xbf16>, %arg14: tensor<4x3xf16>, %arg15: tensor<5x4xf16>, %arg16: tensor<9x17xbf16>, %arg17: tensor<17x11xbf16>, %arg18: tensor<70xf16>, %arg19: tensor<70xf16>, %arg20: tensor<1x40xbf16>, %arg21: tensor<40x3xbf16>, %arg22: tensor<6x40xf16>, %arg23: tensor<40xf16>, %arg24: tensor<3xbf16>, %arg25: tensor<4xbf16>, %arg26: tensor<0x4xf16>, %arg27: tensor<4x3xf16>, %arg28: tensor<3x0xbf16>, %arg29: tensor<0x2xbf16>, %arg30: tensor<2x3x4xf16>, %arg31: tensor<2x4x5xf16>, %arg32: tensor<3x2x4xbf16>, %arg33: tensor<5x4x2xbf16>, %arg34: tensor<2x3xf16>, %arg35: tensor<2x3xf16>, %arg36: tensor<2x3x4xbf16>, %arg37: tensor<3x4x5xbf16>, %arg38: tensor<2x3x4xf16>, %arg39: tensor<4x5x3xf16>, %arg40: tensor<2x1x3x4xbf16>, %arg41: tensor<4x2x1x5xbf16>, %arg42: tensor<2x2x3x2x2xf16>, %arg43: tensor<2x3x2x2xf16>) -> (tensor<bf16>, tensor<f16>, tensor<f32>, tensor<f32>, tensor<3x5xbf16>, tensor<3x5xf16>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<9x11xbf16>, tensor<f16>, tensor<1x3xf32>, tensor<6xf32>, tensor<3x4xbf16>, tensor<0x3xf16>, tensor<3x2xf32>, tensor<2x3x5xf32>, tensor<2x3x5xbf16>, tensor<2x3xf16>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x1x3x5xbf16>, tensor<2x2x2x2x2xf16>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [] x [] : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %1 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [0] x [0] : (tensor<5xf16>, tensor<5xf16>) -> tensor<f16>
    %2 = stablehlo.dot_general %arg4, %arg5, contracting_dims = [0] x [0] : (tensor<1xbf16>, tensor<1xbf16>) -> tensor<f32>
    %3 = stablehlo.dot_general %arg6, %arg7, contracting_dims = [0] x [0] : (tensor<0xf16>, tensor<0xf16>) -> tensor<f32>
    %4 = stablehlo.dot_general %arg8, %arg9, contracting_dims = [1] x [0] : (tensor<3x4xbf16>, tensor<4x5xbf16>) -> tensor<3x5xbf16>
    %5 = stablehlo.dot_general %arg10, %arg11, contracting_dims = [0] x [0] : (tensor<4x3xf16>, tensor<4x5xf16>) -> tensor<3x5xf16>
    %6 = stablehlo.dot_general %arg12, %arg13, contracting_dims = [1] x [1] : (tensor<3x4xbf16>, tensor<5x4xbf16>) -> tensor<3x5xf32>
    %7 = stablehlo.dot_general %arg14, %arg15, contracting_dims = [0] x [1] : (tensor<4x3xf16>, tensor<5x4xf16>) -> tensor<3x5xf32>
    %8 = stablehlo.dot_general %arg16, %arg17, contracting_dims = [1] x [0] : (tensor<9x17xbf16>, tensor<17x11xbf16>) -> tensor<9x11xbf16>
    %9 = stablehlo.dot_general %arg18, %arg19, contracting_dims = [0] x [0] : (tensor<70xf16>, tensor<70xf16>) -> tensor<f16>
    %10 = stablehlo.dot_general %arg20, %arg21, contracting_dims = [1] x [0] : (tensor<1x40xbf16>, tensor<40x3xbf16>) -> tensor<1x3xf32>
    %11 = stablehlo.dot_general %arg22, %arg23, contracting_dims = [1] x [0] : (tensor<6x40xf16>, tensor<40xf16>) -> tensor<6xf32>
    %12 = stablehlo.dot_general %arg24, %arg25, contracting_dims = [] x [] : (tensor<3xbf16>, tensor<4xbf16>) -> tensor<3x4xbf16>
    %13 = stablehlo.dot_general %arg26, %arg27, contracting_dims = [1] x [0] : (tensor<0x4xf16>, tensor<4x3xf16>) -> tensor<0x3xf16>
    %14 = stablehlo.dot_general %arg28, %arg29, contracting_dims = [1] x [0] : (tensor<3x0xbf16>, tensor<0x2xbf16>) -> tensor<3x2xf32>
    %15 = stablehlo.dot_general %arg30, %arg31, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf16>, tensor<2x4x5xf16>) -> tensor<2x3x5xf32>
    %16 = stablehlo.dot_general %arg32, %arg33, batching_dims = [1] x [2], contracting_dims = [2] x [1] : (tensor<3x2x4xbf16>, tensor<5x4x2xbf16>) -> tensor<2x3x5xbf16>
    %17 = stablehlo.dot_general %arg34, %arg35, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [] : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    %18 = stablehlo.dot_general %arg36, %arg37, contracting_dims = [1, 2] x [0, 1] : (tensor<2x3x4xbf16>, tensor<3x4x5xbf16>) -> tensor<2x5xf32>
    %19 = stablehlo.dot_general %arg38, %arg39, contracting_dims = [2, 1] x [0, 2] : (tensor<2x3x4xf16>, tensor<4x5x3xf16>) -> tensor<2x5xf32>
    %20 = stablehlo.dot_general %arg40, %arg41, batching_dims = [0, 1] x [1, 2], contracting_dims = [3] x [0] : (tensor<2x1x3x4xbf16>, tensor<4x2x1x5xbf16>) -> tensor<2x1x3x5xbf16>
    %21 = stablehlo.dot_general %arg42, %arg43, batching_dims = [4, 0] x [2, 0], contracting_dims = [2] x [1] : (tensor<2x2x3x2x2xf16>, tensor<2x3x2x2xf16>) -> tensor<2x2x2x2x2xf16>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21 : tensor<bf16>, tensor<f16>, tensor<f32>, tensor<f32>, tensor<3x5xbf16>, tensor<3x5xf16>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<9x11xbf16>, tensor<f16>, tensor<1x3xf32>, tensor<6xf32>, tensor<3x4xbf16>, tensor<0x3xf16>, tensor<3x2xf32>, tensor<2x3x5xf32>, tensor<2x3x5xbf16>, tensor<2x3xf16>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x1x3x5xbf16>, tensor<2x2x2x2x2xf16>
  }
}
