// Constants of floats: decimals, exponents, signs, bit patterns, subnormals, infinities, NaN.
func.func @main() -> (tensor<f32>, tensor<2xf32>, tensor<3xf32>, tensor<2x2xf32>, tensor<4xf32>, tensor<7xf32>, tensor<3xf32>, tensor<6xf32>, tensor<7xf64>, tensor<3xf64>, tensor<6xf16>, tensor<7xbf16>, tensor<2x2xbf16>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f64>, tensor<f16>, tensor<f32>) {
  %0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.constant dense<-0.000000e+00> : tensor<2xf32>
  %2 = stablehlo.constant dense<[1.0, -2.5, 3.]> : tensor<3xf32>
  %3 = stablehlo.constant dense<[[1.5, 2.5], [3.5, -4.5]]> : tensor<2x2xf32>
  %4 = stablehlo.constant dense<[1.000000e+05, 1.e5, 1.0E-3, 1.5e+2]> : tensor<4xf32>
  %5 = stablehlo.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0xFFC00001, 0x80000000, 0x1, 0x7F800001]> : tensor<7xf32>
  %6 = stablehlo.constant dense<0x7FC00000> : tensor<3xf32>
  %7 = stablehlo.constant dense<[2.71828175, 3.40282347E+38, 1.17549435E-38, 1.401300e-45, 0x4B800000, 0.1]> : tensor<6xf32>
  %8 = stablehlo.constant dense<[0.1, 0.30000000000000004, 2.7182818284590451, 5.0e-324, 1.7976931348623157E+308, 2.2250738585072014e-308, -123456789.123456789]> : tensor<7xf64>
  %9 = stablehlo.constant dense<[0x7FF8000000000000, 0xFFF0000000000000, 0x1]> : tensor<3xf64>
  %10 = stablehlo.constant dense<[1.0, 0x7E00, -2.5e-3, 0xFC00, 65504.0, 6.0e-8]> : tensor<6xf16>
  %11 = stablehlo.constant dense<[1.0, 0x7FC0, 1.0e30, -0.1, 0xFF80, 0x0001, 3.0e38]> : tensor<7xbf16>
  %12 = stablehlo.constant dense<1.000980e-01> : tensor<2x2xbf16>
  %13 = stablehlo.constant dense<1.0e400> : tensor<f32>
  %14 = stablehlo.constant dense<-1.0e39> : tensor<f32>
  %15 = stablehlo.constant dense<1.0e-60> : tensor<f32>
  %16 = stablehlo.constant dense<0.1000000000000000055511151231257827021181583404541015625> : tensor<f64>
  %17 = stablehlo.constant dense<65520.0> : tensor<f16>
  %18 = stablehlo.constant dense<16777217.0> : tensor<f32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18 : tensor<f32>, tensor<2xf32>, tensor<3xf32>, tensor<2x2xf32>, tensor<4xf32>, tensor<7xf32>, tensor<3xf32>, tensor<6xf32>, tensor<7xf64>, tensor<3xf64>, tensor<6xf16>, tensor<7xbf16>, tensor<2x2xbf16>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f64>, tensor<f16>, tensor<f32>
}
