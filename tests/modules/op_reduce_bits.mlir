module @op_reduce_bits {
  func.func public @main(%arg0: tensor<i8>, %arg1: tensor<i8>, %arg2: tensor<1xi8>, %arg3: tensor<i8>, %arg4: tensor<7xi8>, %arg5: tensor<i8>, %arg6: tensor<7xi16>, %arg7: tensor<i16>, %arg8: tensor<0xi16>, %arg9: tensor<i16>, %arg10: tensor<31xi16>, %arg11: tensor<i16>, %arg12: tensor<32xi32>, %arg13: tensor<i32>, %arg14: tensor<33xi32>, %arg15: tensor<i32>, %arg16: tensor<65xi32>, %arg17: tensor<i32>, %arg18: tensor<200xi64>, %arg19: tensor<i64>, %arg20: tensor<3x5xi64>, %arg21: tensor<i64>, %arg22: tensor<3x5xi64>, %arg23: tensor<i64>, %arg24: tensor<3x5xui8>, %arg25: tensor<ui8>, %arg26: tensor<3x0xui8>, %arg27: tensor<ui8>, %arg28: tensor<0x3xui8>, %arg29: tensor<ui8>, %arg30: tensor<5x1xi1>, %arg31: tensor<i1>, %arg32: tensor<33x3xi1>, %arg33: tensor<i1>, %arg34: tensor<3x33xi1>, %arg35: tensor<i1>, %arg36: tensor<4x3x5xui32>, %arg37: tensor<ui32>, %arg38: tensor<4x3x5xui32>, %arg39: tensor<ui32>, %arg40: tensor<2x3x4xui32>, %arg41: tensor<ui32>, %arg42: tensor<2x3x2x3xi8>, %arg43: tensor<i8>, %arg44: tensor<2x3x2x2x3xi8>, %arg45: tensor<i8>, %arg46: tensor<2x3x2x2x3xi8>, %arg47: tensor<i8>) -> (tensor<i8>, tensor<i8>, tensor<i8>, tensor<7xi16>, tensor<i16>, tensor<i16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i64>, tensor<5xi64>, tensor<3xi64>, tensor<ui8>, tensor<3xui8>, tensor<0xui8>, tensor<5xi1>, tensor<3xi1>, tensor<3xi1>, tensor<4x5xui32>, tensor<3xui32>, tensor<ui32>, tensor<2x3xi8>, tensor<3x2xi8>, tensor<2x2x3xi8>) {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.and across dimensions = [] : (tensor<i8>, tensor<i8>) -> tensor<i8>
    %1 = stablehlo.reduce(%arg2 init: %arg3) applies stablehlo.or across dimensions = [0] : (tensor<1xi8>, tensor<i8>) -> tensor<i8>
    %2 = stablehlo.reduce(%arg4 init: %arg5) applies stablehlo.xor across dimensions = [0] : (tensor<7xi8>, tensor<i8>) -> tensor<i8>
    %3 = stablehlo.reduce(%arg6 init: %arg7) applies stablehlo.and across dimensions = [] : (tensor<7xi16>, tensor<i16>) -> tensor<7xi16>
    %4 = stablehlo.reduce(%arg8 init: %arg9) applies stablehlo.or across dimensions = [0] : (tensor<0xi16>, tensor<i16>) -> tensor<i16>
    %5 = stablehlo.reduce(%arg10 init: %arg11) applies stablehlo.xor across dimensions = [0] : (tensor<31xi16>, tensor<i16>) -> tensor<i16>
    %6 = stablehlo.reduce(%arg12 init: %arg13) applies stablehlo.and across dimensions = [0] : (tensor<32xi32>, tensor<i32>) -> tensor<i32>
    %7 = stablehlo.reduce(%arg14 init: %arg15) applies stablehlo.or across dimensions = [0] : (tensor<33xi32>, tensor<i32>) -> tensor<i32>
    %8 = stablehlo.reduce(%arg16 init: %arg17) applies stablehlo.xor across dimensions = [0] : (tensor<65xi32>, tensor<i32>) -> tensor<i32>
    %9 = stablehlo.reduce(%arg18 init: %arg19) applies stablehlo.and across dimensions = [0] : (tensor<200xi64>, tensor<i64>) -> tensor<i64>
    %10 = stablehlo.reduce(%arg20 init: %arg21) applies stablehlo.or across dimensions = [0] : (tensor<3x5xi64>, tensor<i64>) -> tensor<5xi64>
    %11 = stablehlo.reduce(%arg22 init: %arg23) applies stablehlo.xor across dimensions = [1] : (tensor<3x5xi64>, tensor<i64>) -> tensor<3xi64>
    %12 = stablehlo.reduce(%arg24 init: %arg25) applies stablehlo.and across dimensions = [0, 1] : (tensor<3x5xui8>, tensor<ui8>) -> tensor<ui8>
    %13 = stablehlo.reduce(%arg26 init: %arg27) applies stablehlo.or across dimensions = [1] : (tensor<3x0xui8>, tensor<ui8>) -> tensor<3xui8>
    %14 = stablehlo.reduce(%arg28 init: %arg29) applies stablehlo.xor across dimensions = [1] : (tensor<0x3xui8>, tensor<ui8>) -> tensor<0xui8>
    %15 = stablehlo.reduce(%arg30 init: %arg31) applies stablehlo.and across dimensions = [1] : (tensor<5x1xi1>, tensor<i1>) -> tensor<5xi1>
    %16 = stablehlo.reduce(%arg32 init: %arg33) applies stablehlo.or across dimensions = [0] : (tensor<33x3xi1>, tensor<i1>) -> tensor<3xi1>
    %17 = stablehlo.reduce(%arg34 init: %arg35) applies stablehlo.xor across dimensions = [1] : (tensor<3x33xi1>, tensor<i1>) -> tensor<3xi1>
    %18 = stablehlo.reduce(%arg36 init: %arg37) applies stablehlo.and across dimensions = [1] : (tensor<4x3x5xui32>, tensor<ui32>) -> tensor<4x5xui32>
    %19 = stablehlo.reduce(%arg38 init: %arg39) applies stablehlo.or across dimensions = [0, 2] : (tensor<4x3x5xui32>, tensor<ui32>) -> tensor<3xui32>
    %20 = stablehlo.reduce(%arg40 init: %arg41) applies stablehlo.xor across dimensions = [0, 1, 2] : (tensor<2x3x4xui32>, tensor<ui32>) -> tensor<ui32>
    %21 = stablehlo.reduce(%arg42 init: %arg43) applies stablehlo.and across dimensions = [1, 2] : (tensor<2x3x2x3xi8>, tensor<i8>) -> tensor<2x3xi8>
    %22 = stablehlo.reduce(%arg44 init: %arg45) applies stablehlo.or across dimensions = [0, 2, 4] : (tensor<2x3x2x2x3xi8>, tensor<i8>) -> tensor<3x2xi8>
    %23 = stablehlo.reduce(%arg46 init: %arg47) applies stablehlo.xor across dimensions = [1, 3] : (tensor<2x3x2x2x3xi8>, tensor<i8>) -> tensor<2x2x3xi8>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23 : tensor<i8>, tensor<i8>, tensor<i8>, tensor<7xi16>, tensor<i16>, tensor<i16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i64>, tensor<5xi64>, tensor<3xi64>, tensor<ui8>, tensor<3xui8>, tensor<0xui8>, tensor<5xi1>, tensor<3xi1>, tensor<3xi1>, tensor<4x5xui32>, tensor<3xui32>, tensor<ui32>, tensor<2x3xi8>, tensor<3x2xi8>, tensor<2x2x3xi8>
  }
}
