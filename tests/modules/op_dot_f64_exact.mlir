module @op_dot_f64_exact {
  func.func public @main(%arg0: tensor<f64>, %arg1: tensor<f64>, %arg2: tensor<5xf64>, %arg3: tensor<5xf64>, %arg4: tensor<1xf64>, %arg5: tensor<1xf64>, %arg6: tensor<0xf64>, %arg7: tensor<0xf64>, %arg8: tensor<3x4xf64>, %arg9: tensor<4x5xf64>, %arg10: tensor<4x3xf64>, %arg11: tensor<4x5xf64>, %arg12: tensor<3x4xf64>, %arg13: tensor<5x4xf64>, %arg14: tensor<4x3xf64>, %arg15: tensor<5x4xf64>, %arg16: tensor<9x17xf64>, %arg17: tensor<17x11xf64>, %arg18: tensor<70xf64>, %arg19: tensor<70xf64>, %arg20: tensor<1x40xf64>, %arg21: tensor<40x3xf64>, %arg22: tensor<6x40xf64>, %arg23: tensor<40xf64>, %arg24: tensor<3xf64>, %arg25: tensor<4xf64>, %arg26: tensor<0x4xf64>, %arg27: tensor<4x3xf64>, %arg28: tensor<3x0xf64>, %arg29: tensor<0x2xf64>, %arg30: tensor<2x3x4xf64>, %arg31: tensor<2x4x5xf64>, %arg32: tensor<3x2x4xf64>, %arg33: tensor<5x4x2xf64>, %arg34: tensor<2x3xf64>, %arg35: tensor<2x3xf64>, %arg36: tensor<2x3x4xf64>, %arg37: tensor<3x4x5xf64>, %arg38: tensor<2x3x4xf64>, %arg39: tensor<4x5x3xf64>, %arg40: tensor<2x1x3x4xf64>, %arg41: tensor<4x2x1x5xf64>, %arg42: tensor<2x2x3x2x2xf64>, %arg43: tensor<2x3x2x2xf64>) -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<3x5xf64>, tensor<3x5xf64>, tensor<3x5xf64>, tensor<3x5xf64>, tensor<9x11xf64>, tensor<f64>, tensor<1x3xf64>, tensor<6xf64>, tensor<3x4xf64>, tensor<0x3xf64>, tensor<3x2xf64>, tensor<2x3x5xf64>, tensor<2x3x5xf64>, tensor<2x3xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x1x3x5xf64>, tensor<2x2x2x2x2xf64>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [] x [] : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %1 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [0] x [0] : (tensor<5xf64>, tensor<5xf64>) -> tensor<f64>
    %2 = stablehlo.dot_general %arg4, %arg5, contracting_dims = [0] x [0] : (tensor<1xf64>, tensor<1xf64>) -> tensor<f64>
    %3 = stablehlo.dot_general %arg6, %arg7, contracting_dims = [0] x [0] : (tensor<0xf64>, tensor<0xf64>) -> tensor<f64>
    %4 = stablehlo.dot_general %arg8, %arg9, contracting_dims = [1] x [0] : (tensor<3x4xf64>, tensor<4x5xf64>) -> tensor<3x5xf64>
    %5 = stablehlo.dot_general %arg10, %arg11, contracting_dims = [0] x [0] : (tensor<4x3xf64>, tensor<4x5xf64>) -> tensor<3x5xf64>
    %6 = stablehlo.dot_general %arg12, %arg13, contracting_dims = [1] x [1] : (tensor<3x4xf64>, tensor<5x4xf64>) -> tensor<3x5xf64>
    %7 = stablehlo.dot_general %arg14, %arg15, contracting_dims = [0] x [1] : (tensor<4x3xf64>, tensor<5x4xf64>) -> tensor<3x5xf64>
    %8 = stablehlo.dot_general %arg16, %arg17, contracting_dims = [1] x [0] : (tensor<9x17xf64>, tensor<17x11xf64>) -> tensor<9x11xf64>
    %9 = stablehlo.dot_general %arg18, %arg19, contracting_dims = [0] x [0] : (tensor<70xf64>, tensor<70xf64>) -> tensor<f64>
    %10 = stablehlo.dot_general %arg20, %arg21, contracting_dims = [1] x [0] : (tensor<1x40xf64>, tensor<40x3xf64>) -> tensor<1x3xf64>
    %11 = stablehlo.dot_general %arg22, %arg23, contracting_dims = [1] x [0] : (tensor<6x40xf64>, tensor<40xf64>) -> tensor<6xf64>
    %12 = stablehlo.dot_general %arg24, %arg25, contracting_dims = [] x [] : (tensor<3xf64>, tensor<4xf64>) -> tensor<3x4xf64>
    %13 = stablehlo.dot_general %arg26, %arg27, contracting_dims = [1] x [0] : (tensor<0x4xf64>, tensor<4x3xf64>) -> tensor<0x3xf64>
    %14 = stablehlo.dot_general %arg28, %arg29, contracting_dims = [1] x [0] : (tensor<3x0xf64>, tensor<0x2xf64>) -> tensor<3x2xf64>
    %15 = stablehlo.dot_general %arg30, %arg31, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf64>, tensor<2x4x5xf64>) -> tensor<2x3x5xf64>
    %16 = stablehlo.dot_general %arg32, %arg33, batching_dims = [1] x [2], contracting_dims = [2] x [1] : (tensor<3x2x4xf64>, tensor<5x4x2xf64>) -> tensor<2x3x5xf64>
    %17 = stablehlo.dot_general %arg34, %arg35, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [] : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %18 = stablehlo.dot_general %arg36, %arg37, contracting_dims = [1, 2] x [0, 1] : (tensor<2x3x4xf64>, tensor<3x4x5xf64>) -> tensor<2x5xf64>
    %19 = stablehlo.dot_general %arg38, %arg39, contracting_dims = [2, 1] x [0, 2] : (tensor<2x3x4xf64>, tensor<4x5x3xf64>) -> tensor<2x5xf64>
    %20 = stablehlo.dot_general %arg40, %arg41, batching_dims = [0, 1] x [1, 2], contracting_dims = [3] x [0] : (tensor<2x1x3x4xf64>, tensor<4x2x1x5xf64>) -> tensor<2x1x3x5xf64>
    %21 = stablehlo.dot_general %arg42, %arg43, batching_dims = [4, 0] x [2, 0], contracting_dims = [2] x [1] : (tensor<2x2x3x2x2xf64>, tensor<2x3x2x2xf64>) -> tensor<2x2x2x2x2xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21 : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<3x5xf64>, tensor<3x5xf64>, tensor<3x5xf64>, tensor<3x5xf64>, tensor<9x11xf64>, tensor<f64>, tensor<1x3xf64>, tensor<6xf64>, tensor<3x4xf64>, tensor<0x3xf64>, tensor<3x2xf64>, tensor<2x3x5xf64>, tensor<2x3x5xf64>, tensor<2x3xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x1x3x5xf64>, tensor<2x2x2x2x2xf64>
  }
}
