module @op_dot_f32 {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<1xf32>, %arg5: tensor<1xf32>, %arg6: tensor<0xf32>, %arg7: tensor<0xf32>, %arg8: tensor<3x4xf32>, %arg9: tensor<4x5xf32>, %arg10: tensor<4x3xf32>, %arg11: tensor<4x5xf32>, %arg12: tensor<3x4xf32>, %arg13: tensor<5x4xf32>, %arg14: tensor<4x3xf32>, %arg15: tensor<5x4xf32>, %arg16: tensor<9x17xf32>, %arg17: tensor<17x11xf32>, %arg18: tensor<70xf32>, %arg19: tensor<70xf32>, %arg20: tensor<1x40xf32>, %arg21: tensor<40x3xf32>, %arg22: tensor<6x40xf32>, %arg23: tensor<40xf32>, %arg24: tensor<3xf32>, %arg25: tensor<4xf32>, %arg26: tensor<0x4xf32>, %arg27: tensor<4x3xf32>, %arg28: tensor<3x0xf32>, %arg29: tensor<0x2xf32>, %arg30: tensor<2x3x4xf32>, %arg31: tensor<2x4x5xf32>, %arg32: tensor<3x2x4xf32>, %arg33: tensor<5x4x2xf32>, %arg34: tensor<2x3xf32>, %arg35: tensor<2x3xf32>, %arg36: tensor<2x3x4xf32>, %arg37: tensor<3x4x5xf32>, %arg38: tensor<2x3x4xf32>, %arg39: tensor<4x5x3xf32>, %arg40: tensor<2x1x3x4xf32>, %arg41: tensor<4x2x1x5xf32>, %arg42: tensor<2x2x3x2x2xf32>, %arg43: tensor<2x3x2x2xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<9x11xf32>, tensor<f32>, tensor<1x3xf32>, tensor<6xf32>, tensor<3x4xf32>, tensor<0x3xf32>, tensor<3x2xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x1x3x5xf32>, tensor<2x2x2x2x2xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [] x [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [0] x [0] : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
    %2 = stablehlo.dot_general %arg4, %arg5, contracting_dims = [0] x [0] : (tensor<1xf32>, tensor<1xf32>) -> tensor<f32>
    %3 = stablehlo.dot_general %arg6, %arg7, contracting_dims = [0] x [0] : (tensor<0xf32>, tensor<0xf32>) -> tensor<f32>
    %4 = stablehlo.dot_general %arg8, %arg9, contracting_dims = [1] x [0] : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %5 = stablehlo.dot_general %arg10, %arg11, contracting_dims = [0] x [0] : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %6 = stablehlo.dot_general %arg12, %arg13, contracting_dims = [1] x [1] : (tensor<3x4xf32>, tensor<5x4xf32>) -> tensor<3x5xf32>
    %7 = stablehlo.dot_general %arg14, %arg15, contracting_dims = [0] x [1] : (tensor<4x3xf32>, tensor<5x4xf32>) -> tensor<3x5xf32>
    %8 = stablehlo.dot_general %arg16, %arg17, contracting_dims = [1] x [0] : (tensor<9x17xf32>, tensor<17x11xf32>) -> tensor<9x11xf32>
    %9 = stablehlo.dot_general %arg18, %arg19, contracting_dims = [0] x [0] : (tensor<70xf32>, tensor<70xf32>) -> tensor<f32>
    %10 = stablehlo.dot_general %arg20, %arg21, contracting_dims = [1] x [0] : (tensor<1x40xf32>, tensor<40x3xf32>) -> tensor<1x3xf32>
    %11 = stablehlo.dot_general %arg22, %arg23, contracting_dims = [1] x [0] : (tensor<6x40xf32>, tensor<40xf32>) -> tensor<6xf32>
    %12 = stablehlo.dot_general %arg24, %arg25, contracting_dims = [] x [] : (tensor<3xf32>, tensor<4xf32>) -> tensor<3x4xf32>
    %13 = stablehlo.dot_general %arg26, %arg27, contracting_dims = [1] x [0] : (tensor<0x4xf32>, tensor<4x3xf32>) -> tensor<0x3xf32>
    %14 = stablehlo.dot_general %arg28, %arg29, contracting_dims = [1] x [0] : (tensor<3x0xf32>, tensor<0x2xf32>) -> tensor<3x2xf32>
    %15 = stablehlo.dot_general %arg30, %arg31, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
    %16 = stablehlo.dot_general %arg32, %arg33, batching_dims = [1] x [2], contracting_dims = [2] x [1] : (tensor<3x2x4xf32>, tensor<5x4x2xf32>) -> tensor<2x3x5xf32>
    %17 = stablehlo.dot_general %arg34, %arg35, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = stablehlo.dot_general %arg36, %arg37, contracting_dims = [1, 2] x [0, 1] : (tensor<2x3x4xf32>, tensor<3x4x5xf32>) -> tensor<2x5xf32>
    %19 = stablehlo.dot_general %arg38, %arg39, contracting_dims = [2, 1] x [0, 2] : (tensor<2x3x4xf32>, tensor<4x5x3xf32>) -> tensor<2x5xf32>
    %20 = stablehlo.dot_general %arg40, %arg41, batching_dims = [0, 1] x [1, 2], contracting_dims = [3] x [0] : (tensor<2x1x3x4xf32>, tensor<4x2x1x5xf32>) -> tensor<2x1x3x5xf32>
    %21 = stablehlo.dot_general %arg42, %arg43, batching_dims = [4, 0] x [2, 0], contracting_dims = [2] x [1] : (tensor<2x2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x2x2x2x2xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<9x11xf32>, tensor<f32>, tensor<1x3xf32>, tensor<6xf32>, tensor<3x4xf32>, tensor<0x3xf32>, tensor<3x2xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x1x3x5xf32>, tensor<2x2x2x2x2xf32>
  }
}
