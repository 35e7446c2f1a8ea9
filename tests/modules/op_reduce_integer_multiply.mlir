module @op_reduce_integer_multiply {
  func.func public @main(%arg0: tensor<i8>, %arg1: tensor<i8>, %arg2: tensor<1xi16>, %arg3: tensor<i16>, %arg4: tensor<7xi32>, %arg5: tensor<i32>, %arg6: tensor<7xi64>, %arg7: tensor<i64>, %arg8: tensor<0xui8>, %arg9: tensor<ui8>, %arg10: tensor<31xui16>, %arg11: tensor<ui16>, %arg12: tensor<32xui32>, %arg13: tensor<ui32>, %arg14: tensor<33xui64>, %arg15: tensor<ui64>, %arg16: tensor<65xi1>, %arg17: tensor<i1>, %arg18: tensor<200xi8>, %arg19: tensor<i8>, %arg20: tensor<3x5xi16>, %arg21: tensor<i16>, %arg22: tensor<3x5xi32>, %arg23: tensor<i32>, %arg24: tensor<3x5xi64>, %arg25: tensor<i64>, %arg26: tensor<3x0xui8>, %arg27: tensor<ui8>, %arg28: tensor<0x3xui16>, %arg29: tensor<ui16>, %arg30: tensor<5x1xui32>, %arg31: tensor<ui32>, %arg32: tensor<33x3xui64>, %arg33: tensor<ui64>, %arg34: tensor<3x33xi1>, %arg35: tensor<i1>, %arg36: tensor<4x3x5xi8>, %arg37: tensor<i8>, %arg38: tensor<4x3x5xi16>, %arg39: tensor<i16>, %arg40: tensor<2x3x4xi32>, %arg41: tensor<i32>, %arg42: tensor<2x3x2x3xi64>, %arg43: tensor<i64>, %arg44: tensor<2x3x2x2x3xui8>, %arg45: tensor<ui8>, %arg46: tensor<2x3x2x2x3xui16>, %arg47: tensor<ui16>) -> (tensor<i8>, tensor<i16>, tensor<i32>, tensor<7xi64>, tensor<ui8>, tensor<ui16>, tensor<ui32>, tensor<ui64>, tensor<i1>, tensor<i8>, tensor<5xi16>, tensor<3xi32>, tensor<i64>, tensor<3xui8>, tensor<0xui16>, tensor<5xui32>, tensor<3xui64>, tensor<3xi1>, tensor<4x5xi8>, tensor<3xi16>, tensor<i32>, tensor<2x3xi64>, tensor<3x2xui8>, tensor<2x2x3xui16>) {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.multiply across dimensions = [] : (tensor<i8>, tensor<i8>) -> tensor<i8>
    %1 = stablehlo.reduce(%arg2 init: %arg3) applies stablehlo.multiply across dimensions = [0] : (tensor<1xi16>, tensor<i16>) -> tensor<i16>
    %2 = stablehlo.reduce(%arg4 init: %arg5) applies stablehlo.multiply across dimensions = [0] : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.reduce(%arg6 init: %arg7) applies stablehlo.multiply across dimensions = [] : (tensor<7xi64>, tensor<i64>) -> tensor<7xi64>
    %4 = stablehlo.reduce(%arg8 init: %arg9) applies stablehlo.multiply across dimensions = [0] : (tensor<0xui8>, tensor<ui8>) -> tensor<ui8>
    %5 = stablehlo.reduce(%arg10 init: %arg11) applies stablehlo.multiply across dimensions = [0] : (tensor<31xui16>, tensor<ui16>) -> tensor<ui16>
    %6 = stablehlo.reduce(%arg12 init: %arg13) applies stablehlo.multiply across dimensions = [0] : (tensor<32xui32>, tensor<ui32>) -> tensor<ui32>
    %7 = stablehlo.reduce(%arg14 init: %arg15) applies stablehlo.multiply across dimensions = [0] : (tensor<33xui64>, tensor<ui64>) -> tensor<ui64>
    %8 = stablehlo.reduce(%arg16 init: %arg17) applies stablehlo.multiply across dimensions = [0] : (tensor<65xi1>, tensor<i1>) -> tensor<i1>
    %9 = stablehlo.reduce(%arg18 init: %arg19) applies stablehlo.multiply across dimensions = [0] : (tensor<200xi8>, tensor<i8>) -> tensor<i8>
    %10 = stablehlo.reduce(%arg20 init: %arg21) applies stablehlo.multiply across dimensions = [0] : (tensor<3x5xi16>, tensor<i16>) -> tensor<5xi16>
    %11 = stablehlo.reduce(%arg22 init: %arg23) applies stablehlo.multiply across dimensions = [1] : (tensor<3x5xi32>, tensor<i32>) -> tensor<3xi32>
    %12 = stablehlo.reduce(%arg24 init: %arg25) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<3x5xi64>, tensor<i64>) -> tensor<i64>
    %13 = stablehlo.reduce(%arg26 init: %arg27) applies stablehlo.multiply across dimensions = [1] : (tensor<3x0xui8>, tensor<ui8>) -> tensor<3xui8>
    %14 = stablehlo.reduce(%arg28 init: %arg29) applies stablehlo.multiply across dimensions = [1] : (tensor<0x3xui16>, tensor<ui16>) -> tensor<0xui16>
    %15 = stablehlo.reduce(%arg30 init: %arg31) applies stablehlo.multiply across dimensions = [1] : (tensor<5x1xui32>, tensor<ui32>) -> tensor<5xui32>
    %16 = stablehlo.reduce(%arg32 init: %arg33) applies stablehlo.multiply across dimensions = [0] : (tensor<33x3xui64>, tensor<ui64>) -> tensor<3xui64>
    %17 = stablehlo.reduce(%arg34 init: %arg35) applies stablehlo.multiply across dimensions = [1] : (tensor<3x33xi1>, tensor<i1>) -> tensor<3xi1>
    %18 = stablehlo.reduce(%arg36 init: %arg37) applies stablehlo.multiply across dimensions = [1] : (tensor<4x3x5xi8>, tensor<i8>) -> tensor<4x5xi8>
    %19 = stablehlo.reduce(%arg38 init: %arg39) applies stablehlo.multiply across dimensions = [0, 2] : (tensor<4x3x5xi16>, tensor<i16>) -> tensor<3xi16>
    %20 = stablehlo.reduce(%arg40 init: %arg41) applies stablehlo.multiply across dimensions = [0, 1, 2] : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<i32>
    %21 = stablehlo.reduce(%arg42 init: %arg43) applies stablehlo.multiply across dimensions = [1, 2] : (tensor<2x3x2x3xi64>, tensor<i64>) -> tensor<2x3xi64>
    %22 = stablehlo.reduce(%arg44 init: %arg45) applies stablehlo.multiply across dimensions = [0, 2, 4] : (tensor<2x3x2x2x3xui8>, tensor<ui8>) -> tensor<3x2xui8>
    %23 = stablehlo.reduce(%arg46 init: %arg47) applies stablehlo.multiply across dimensions = [1, 3] : (tensor<2x3x2x2x3xui16>, tensor<ui16>) -> tensor<2x2x3xui16>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23 : tensor<i8>, tensor<i16>, tensor<i32>, tensor<7xi64>, tensor<ui8>, tensor<ui16>, tensor<ui32>, tensor<ui64>, tensor<i1>, tensor<i8>, tensor<5xi16>, tensor<3xi32>, tensor<i64>, tensor<3xui8>, tensor<0xui16>, tensor<5xui32>, tensor<3xui64>, tensor<3xi1>, tensor<4x5xi8>, tensor<3xi16>, tensor<i32>, tensor<2x3xi64>, tensor<3x2xui8>, tensor<2x2x3xui16>
  }
}
