module @op_reduce_sum_f32 {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<1xf32>, %arg3: tensor<f32>, %arg4: tensor<7xf32>, %arg5: tensor<f32>, %arg6: tensor<7xf32>, %arg7: tensor<f32>, %arg8: tensor<0xf32>, %arg9: tensor<f32>, %arg10: tensor<31xf32>, %arg11: tensor<f32>, %arg12: tensor<32xf32>, %arg13: tensor<f32>, %arg14: tensor<33xf32>, %arg15: tensor<f32>, %arg16: tensor<65xf32>, %arg17: tensor<f32>, %arg18: tensor<200xf32>, %arg19: tensor<f32>, %arg20: tensor<3x5xf32>, %arg21: tensor<f32>, %arg22: tensor<3x5xf32>, %arg23: tensor<f32>, %arg24: tensor<3x5xf32>, %arg25: tensor<f32>, %arg26: tensor<3x0xf32>, %arg27: tensor<f32>, %arg28: tensor<0x3xf32>, %arg29: tensor<f32>, %arg30: tensor<5x1xf32>, %arg31: tensor<f32>, %arg32: tensor<33x3xf32>, %arg33: tensor<f32>, %arg34: tensor<3x33xf32>, %arg35: tensor<f32>, %arg36: tensor<4x3x5xf32>, %arg37: tensor<f32>, %arg38: tensor<4x3x5xf32>, %arg39: tensor<f32>, %arg40: tensor<2x3x4xf32>, %arg41: tensor<f32>, %arg42: tensor<2x3x2x3xf32>, %arg43: tensor<f32>, %arg44: tensor<2x3x2x2x3xf32>, %arg45: tensor<f32>, %arg46: tensor<2x3x2x2x3xf32>, %arg47: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<0xf32>, tensor<5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x5xf32>, tensor<3xf32>, tensor<f32>, tensor<2x3xf32>, tensor<3x2xf32>, tensor<2x2x3xf32>) {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.reduce(%arg2 init: %arg3) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.reduce(%arg4 init: %arg5) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.reduce(%arg6 init: %arg7) applies stablehlo.add across dimensions = [] : (tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
    %4 = stablehlo.reduce(%arg8 init: %arg9) applies stablehlo.add across dimensions = [0] : (tensor<0xf32>, tensor<f32>) -> tensor<f32>
    %5 = stablehlo.reduce(%arg10 init: %arg11) applies stablehlo.add across dimensions = [0] : (tensor<31xf32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.reduce(%arg12 init: %arg13) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.reduce(%arg14 init: %arg15) applies stablehlo.add across dimensions = [0] : (tensor<33xf32>, tensor<f32>) -> tensor<f32>
    %8 = stablehlo.reduce(%arg16 init: %arg17) applies stablehlo.add across dimensions = [0] : (tensor<65xf32>, tensor<f32>) -> tensor<f32>
    %9 = stablehlo.reduce(%arg18 init: %arg19) applies stablehlo.add across dimensions = [0] : (tensor<200xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.reduce(%arg20 init: %arg21) applies stablehlo.add across dimensions = [0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<5xf32>
    %11 = stablehlo.reduce(%arg22 init: %arg23) applies stablehlo.add across dimensions = [1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.reduce(%arg24 init: %arg25) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<f32>
    %13 = stablehlo.reduce(%arg26 init: %arg27) applies stablehlo.add across dimensions = [1] : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
    %14 = stablehlo.reduce(%arg28 init: %arg29) applies stablehlo.add across dimensions = [1] : (tensor<0x3xf32>, tensor<f32>) -> tensor<0xf32>
    %15 = stablehlo.reduce(%arg30 init: %arg31) applies stablehlo.add across dimensions = [1] : (tensor<5x1xf32>, tensor<f32>) -> tensor<5xf32>
    %16 = stablehlo.reduce(%arg32 init: %arg33) applies stablehlo.add across dimensions = [0] : (tensor<33x3xf32>, tensor<f32>) -> tensor<3xf32>
    %17 = stablehlo.reduce(%arg34 init: %arg35) applies stablehlo.add across dimensions = [1] : (tensor<3x33xf32>, tensor<f32>) -> tensor<3xf32>
    %18 = stablehlo.reduce(%arg36 init: %arg37) applies stablehlo.add across dimensions = [1] : (tensor<4x3x5xf32>, tensor<f32>) -> tensor<4x5xf32>
    %19 = stablehlo.reduce(%arg38 init: %arg39) applies stablehlo.add across dimensions = [0, 2] : (tensor<4x3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %20 = stablehlo.reduce(%arg40 init: %arg41) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<f32>
    %21 = stablehlo.reduce(%arg42 init: %arg43) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %22 = stablehlo.reduce(%arg44 init: %arg45) applies stablehlo.add across dimensions = [0, 2, 4] : (tensor<2x3x2x2x3xf32>, tensor<f32>) -> tensor<3x2xf32>
    %23 = stablehlo.reduce(%arg46 init: %arg47) applies stablehlo.add across dimensions = [1, 3] : (tensor<2x3x2x2x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<0xf32>, tensor<5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x5xf32>, tensor<3xf32>, tensor<f32>, tensor<2x3xf32>, tensor<3x2xf32>, tensor<2x2x3xf32>
  }
}
