// rng_bit_generator: both algorithms, all widths, odd and even shapes, a counter that carries.
module {
  func.func @main() -> (tensor<2xui64>, tensor<7xui32>, tensor<4x6xui32>, tensor<3x5xui16>, tensor<5x3x2xi8>, tensor<2xui64>, tensor<9xui64>,
                        tensor<ui32>, tensor<3xui64>, tensor<7xui32>, tensor<3xui64>, tensor<3x3xi64>, tensor<2xui64>, tensor<5x2xi16>,
                        tensor<2xui64>, tensor<0x3xui32>, tensor<i64>, tensor<3x4xf32>) {
    %s = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
    %t = stablehlo.constant dense<[81985529216486895, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
    %0:2 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>)
    %1:2 = "stablehlo.rng_bit_generator"(%0#0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x6xui32>)
    %2:2 = stablehlo.rng_bit_generator %1#0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui16>)
    %3:2 = stablehlo.rng_bit_generator %2#0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3x2xi8>)
    %4:2 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<9xui64>)
    %5:2 = stablehlo.rng_bit_generator %4#0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
    %6:2 = stablehlo.rng_bit_generator %t, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<7xui32>)
    %7:2 = stablehlo.rng_bit_generator %6#0, algorithm = DEFAULT : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi64>)
    %8:2 = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x2xi16>)
    %9:2 = stablehlo.rng_bit_generator %8#0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui32>)
    %10:2 = stablehlo.rng_bit_generator %9#0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i64>)
    %11:2 = stablehlo.rng_bit_generator %10#0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi32>)
    %low = stablehlo.constant dense<1065353216> : tensor<3x4xi32>
    %mask = stablehlo.constant dense<8388607> : tensor<3x4xi32>
    %12 = stablehlo.and %11#1, %mask : tensor<3x4xi32>
    %13 = stablehlo.or %12, %low : tensor<3x4xi32>
    %14 = stablehlo.bitcast_convert %13 : (tensor<3x4xi32>) -> tensor<3x4xf32>
    return %0#0, %0#1, %1#1, %2#1, %3#1, %4#0, %4#1, %5#1, %6#0, %6#1, %7#0, %7#1, %8#0, %8#1, %9#0, %9#1, %10#1, %14 : tensor<2xui64>, tensor<7xui32>, tensor<4x6xui32>, tensor<3x5xui16>, tensor<5x3x2xi8>, tensor<2xui64>, tensor<9xui64>, tensor<ui32>, tensor<3xui64>, tensor<7xui32>, tensor<3xui64>, tensor<3x3xi64>, tensor<2xui64>, tensor<5x2xi16>, tensor<2xui64>, tensor<0x3xui32>, tensor<i64>, tensor<3x4xf32>
  }
}
