module @op_reduce_sum_f16 {
  func.func public @main(%arg0: tensor<f16>, %arg1: tensor<f16>, %arg2: tensor<1xf16>, %arg3: tensor<f16>, %arg4: tensor<7xf16>, %arg5: tensor<f16>, %arg6: tensor<7xf16>, %arg7: tensor<f16>, %arg8: tensor<0xf16>, %arg9: tensor<f16>, %arg10: tensor<31xf16>, %arg11: tensor<f16>, %arg12: tensor<32xf16>, %arg13: tensor<f16>, %arg14: tensor<33xf16>, %arg15: tensor<f16>, %arg16: tensor<65xf16>, %arg17: tensor<f16>, %arg18: tensor<200xf16>, %arg19: tensor<f16>, %arg20: tensor<3x5xf16>, %arg21: tensor<f16>, %arg22: tensor<3x5xf16>, %arg23: tensor<f16>, %arg24: tensor<3x5xf16>, %arg25: tensor<f16>, %arg26: tensor<3x0xf16>, %arg27: tensor<f16>, %arg28: tensor<0x3xf16>, %arg29: tensor<f16>, %arg30: tensor<5x1xf16>, %arg31: tensor<f16>, %arg32: tensor<33x3xf16>, %arg33: tensor<f16>, %arg34: tensor<3x33xf16>, %arg35: tensor<f16>, %arg36: tensor<4x3x5xf16>, %arg37: tensor<f16>, %arg38: tensor<4x3x5xf16>, %arg39: tensor<f16>, %arg40: tensor<2x3x4xf16>, %arg41: tensor<f16>, %arg42: tensor<2x3x2x3xf16>, %arg43: tensor<f16>, %arg44: tensor<2x3x2x2x3xf16>, %arg45: tensor<f16>, %arg46: tensor<2x3x2x2x3xf16>, %arg47: tensor<f16>) -> (tensor<f16>, tensor<f16>, tensor<f16>, tensor<7xf16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<5xf16>, tensor<3xf16>, tensor<f16>, tensor<3xf16>, tensor<0xf16>, tensor<5xf16>, tensor<3xf16>, tensor<3xf16>, tensor<4x5xf16>, tensor<3xf16>, tensor<f16>, tensor<2x3xf16>, tensor<3x2xf16>, tensor<2x2x3xf16>) {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [] : (tensor<f16>, tensor<f16>) -> tensor<f16>
    %1 = stablehlo.reduce(%arg2 init: %arg3) applies stablehlo.add across dimensions = [0] : (tensor<1xf16>, tensor<f16>) -> tensor<f16>
    %2 = stablehlo.reduce(%arg4 init: %arg5) applies stablehlo.add across dimensions = [0] : (tensor<7xf16>, tensor<f16>) -> tensor<f16>
    %3 = stablehlo.reduce(%arg6 init: %arg7) applies stablehlo.add across dimensions = [] : (tensor<7xf16>, tensor<f16>) -> tensor<7xf16>
    %4 = stablehlo.reduce(%arg8 init: %arg9) applies stablehlo.add across dimensions = [0] : (tensor<0xf16>, tensor<f16>) -> tensor<f16>
    %5 = stablehlo.reduce(%arg10 init: %arg11) applies stablehlo.add across dimensions = [0] : (tensor<31xf16>, tensor<f16>) -> tensor<f16>
    %6 = stablehlo.reduce(%arg12 init: %arg13) applies stablehlo.add across dimensions = [0] : (tensor<32xf16>, tensor<f16>) -> tensor<f16>
    %7 = stablehlo.reduce(%arg14 init: %arg15) applies stablehlo.add across dimensions = [0] : (tensor<33xf16>, tensor<f16>) -> tensor<f16>
    %8 = stablehlo.reduce(%arg16 init: %arg17) applies stablehlo.add across dimensions = [0] : (tensor<65xf16>, tensor<f16>) -> tensor<f16>
    %9 = stablehlo.reduce(%arg18 init: %arg19) applies stablehlo.add across dimensions = [0] : (tensor<200xf16>, tensor<f16>) -> tensor<f16>
    %10 = stablehlo.reduce(%arg20 init: %arg21) applies stablehlo.add across dimensions = [0] : (tensor<3x5xf16>, tensor<f16>) -> tensor<5xf16>
    %11 = stablehlo.reduce(%arg22 init: %arg23) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf16>, tensor<f16>) -> tensor<3xf16>
    %12 = stablehlo.reduce(%arg24 init: %arg25) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf16>, tensor<f16>) -> tensor<f16>
    %13 = stablehlo.reduce(%arg26 init: %arg27) applies stablehlo.add across dimensions = [1] : (tensor<3x0xf16>, tensor<f16>) -> tensor<3xf16>
    %14 = stablehlo.reduce(%arg28 init: %arg29) applies stablehlo.add across dimensions = [1] : (tensor<0x3xf16>, tensor<f16>) -> tensor<0xf16>
    %15 = stablehlo.reduce(%arg30 init: %arg31) applies stablehlo.add across dimensions = [1] : (tensor<5x1xf16>, tensor<f16>) -> tensor<5xf16>
    %16 = stablehlo.reduce(%arg32 init: %arg33) applies stablehlo.add across dimensions = [0] : (tensor<33x3xf16>, tensor<f16>) -> tensor<3xf16>
    %17 = stablehlo.reduce(%arg34 init: %arg35) applies stablehlo.add across dimensions = [1] : (tensor<3x33xf16>, tensor<f16>) -> tensor<3xf16>
    %18 = stablehlo.reduce(%arg36 init: %arg37) applies stablehlo.add across dimensions = [1] : (tensor<4x3x5xf16>, tensor<f16>) -> tensor<4x5xf16>
    %19 = stablehlo.reduce(%arg38 init: %arg39) applies stablehlo.add across dimensions = [0, 2] : (tensor<4x3x5xf16>, tensor<f16>) -> tensor<3xf16>
    %20 = stablehlo.reduce(%arg40 init: %arg41) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x4xf16>, tensor<f16>) -> tensor<f16>
    %21 = stablehlo.reduce(%arg42 init: %arg43) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x2x3xf16>, tensor<f16>) -> tensor<2x3xf16>
    %22 = stablehlo.reduce(%arg44 init: %arg45) applies stablehlo.add across dimensions = [0, 2, 4] : (tensor<2x3x2x2x3xf16>, tensor<f16>) -> tensor<3x2xf16>
    %23 = stablehlo.reduce(%arg46 init: %arg47) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x3x2x2x3xf16>, tensor<f16>) -> tensor<2x2x3xf16>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23 : tensor<f16>, tensor<f16>, tensor<f16>, tensor<7xf16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<5xf16>, tensor<3xf16>, tensor<f16>, tensor<3xf16>, tensor<0xf16>, tensor<5xf16>, tensor<3xf16>, tensor<3xf16>, tensor<4x5xf16>, tensor<3xf16>, tensor<f16>, tensor<2x3xf16>, tensor<3x2xf16>, tensor<2x2x3xf16>
  }
}
