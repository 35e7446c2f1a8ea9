// Constants of integers and of i1: splats, lists, signs, hexadecimal, the ends of the ranges.
func.func @main() -> (tensor<i32>, tensor<2x2xi8>, tensor<3xi16>, tensor<2x3xi32>, tensor<2x2x1xui8>, tensor<i32>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<ui8>, tensor<3xi16>, tensor<2xui16>, tensor<3xi32>, tensor<ui32>, tensor<2xi64>, tensor<2xui64>, tensor<i64>, tensor<i32>, tensor<i1>, tensor<3xi1>, tensor<2x1xi1>, tensor<4xi1>, tensor<2xi1>, tensor<2x2xi1>, tensor<2xi32>) {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.constant dense<-7> : tensor<2x2xi8>
  %2 = stablehlo.constant dense<[1, -2, 3]> : tensor<3xi16>
  %3 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %4 = stablehlo.constant dense<[[[1], [2]], [[3], [4]]]> : tensor<2x2x1xui8>
  %5 = stablehlo.constant dense<0xFF> : tensor<i32>
  %6 = stablehlo.constant dense<0xFF> : tensor<i8>
  %7 = stablehlo.constant dense<255> : tensor<i8>
  %8 = stablehlo.constant dense<-128> : tensor<i8>
  %9 = stablehlo.constant dense<255> : tensor<ui8>
  %10 = stablehlo.constant dense<[-32768, 32767, 65535]> : tensor<3xi16>
  %11 = stablehlo.constant dense<[0, 65535]> : tensor<2xui16>
  %12 = stablehlo.constant dense<[-2147483648, 2147483647, 4294967295]> : tensor<3xi32>
  %13 = stablehlo.constant dense<4294967295> : tensor<ui32>
  %14 = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807]> : tensor<2xi64>
  %15 = stablehlo.constant dense<[18446744073709551615, 0xFFFFFFFFFFFFFFFE]> : tensor<2xui64>
  %16 = stablehlo.constant dense<0xFFFFFFFFFFFFFFFF> : tensor<i64>
  %17 = stablehlo.constant dense<-0x10> : tensor<i32>
  %18 = stablehlo.constant dense<true> : tensor<i1>
  %19 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %20 = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %21 = stablehlo.constant dense<[1, 0, true, false]> : tensor<4xi1>
  %22 = stablehlo.constant dense<1> : tensor<2xi1>
  %23 = stablehlo.constant dense<false> : tensor<2x2xi1>
  %24 = stablehlo.constant dense< [ 1 ,
      2 ] > : tensor<2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24 : tensor<i32>, tensor<2x2xi8>, tensor<3xi16>, tensor<2x3xi32>, tensor<2x2x1xui8>, tensor<i32>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<ui8>, tensor<3xi16>, tensor<2xui16>, tensor<3xi32>, tensor<ui32>, tensor<2xi64>, tensor<2xui64>, tensor<i64>, tensor<i32>, tensor<i1>, tensor<3xi1>, tensor<2x1xi1>, tensor<4xi1>, tensor<2xi1>, tensor<2x2xi1>, tensor<2xi32>
}
