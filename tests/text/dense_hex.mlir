// Constants as strings of bytes, little-endian; the bytes of one element make a splat.
func.func @main() -> (tensor<3xf32>, tensor<4xf32>, tensor<f32>, tensor<2x2xi8>, tensor<3xi16>, tensor<3xbf16>, tensor<3xf16>, tensor<5xi1>, tensor<3xi1>, tensor<2xf64>, tensor<2xi64>, tensor<2xf32>, tensor<2x60xui8>) {
  %0 = stablehlo.constant dense<"0x0000803F00000040000040C0"> : tensor<3xf32>
  %1 = stablehlo.constant dense<"0x0000803F"> : tensor<4xf32>
  %2 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
  %3 = stablehlo.constant dense<"0x0102FF80"> : tensor<2x2xi8>
  %4 = stablehlo.constant dense<"0x01000200FFFF"> : tensor<3xi16>
  %5 = stablehlo.constant dense<"0x803f00c0c07f"> : tensor<3xbf16>
  %6 = stablehlo.constant dense<"0x003C00C0007E"> : tensor<3xf16>
  %7 = stablehlo.constant dense<"0x0100010101"> : tensor<5xi1>
  %8 = stablehlo.constant dense<"0x01"> : tensor<3xi1>
  %9 = stablehlo.constant dense<"0x000000000000F03F182D4454FB210940"> : tensor<2xf64>
  %10 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF0100000000000080"> : tensor<2xi64>
  %11 = stablehlo.constant dense<"0x0000C07F010080FF"> : tensor<2xf32>
  %12 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F7071727374757677"> : tensor<2x60xui8>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<3xf32>, tensor<4xf32>, tensor<f32>, tensor<2x2xi8>, tensor<3xi16>, tensor<3xbf16>, tensor<3xf16>, tensor<5xi1>, tensor<3xi1>, tensor<2xf64>, tensor<2xi64>, tensor<2xf32>, tensor<2x60xui8>
}
