module @op_broadcast_in_dim {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<i8>, %arg2: tensor<1xbf16>, %arg3: tensor<3xi64>, %arg4: tensor<5xi1>, %arg5: tensor<1x5xf16>, %arg6: tensor<3x1xui16>, %arg7: tensor<2x3xf64>, %arg8: tensor<3x2xui8>, %arg9: tensor<2x1x3xi32>, %arg10: tensor<0xi16>, %arg11: tensor<1xui32>, %arg12: tensor<2x0xui64>, %arg13: tensor<1x1x1xf32>, %arg14: tensor<17xi8>, %arg15: tensor<17xbf16>, %arg16: tensor<2x3x2xi64>, %arg17: tensor<1x2x1x2x1xi1>) -> (tensor<f32>, tensor<3x5xi8>, tensor<4x1xbf16>, tensor<3x5xi64>, tensor<3x5xi1>, tensor<3x5xf16>, tensor<3x5xui16>, tensor<2x4x3xf64>, tensor<2x3xui8>, tensor<3x7x2xi32>, tensor<4x0xi16>, tensor<0xui32>, tensor<2x3x0xui64>, tensor<2x3x4xf32>, tensor<9x17xi8>, tensor<17x9xbf16>, tensor<2x2x3x2x2xi64>, tensor<3x2x3x2x3xi1>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i8>) -> tensor<3x5xi8>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1xbf16>) -> tensor<4x1xbf16>
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<3xi64>) -> tensor<3x5xi64>
    %4 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<5xi1>) -> tensor<3x5xi1>
    %5 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1] : (tensor<1x5xf16>) -> tensor<3x5xf16>
    %6 = stablehlo.broadcast_in_dim %arg6, dims = [0, 1] : (tensor<3x1xui16>) -> tensor<3x5xui16>
    %7 = stablehlo.broadcast_in_dim %arg7, dims = [0, 2] : (tensor<2x3xf64>) -> tensor<2x4x3xf64>
    %8 = stablehlo.broadcast_in_dim %arg8, dims = [1, 0] : (tensor<3x2xui8>) -> tensor<2x3xui8>
    %9 = stablehlo.broadcast_in_dim %arg9, dims = [2, 1, 0] : (tensor<2x1x3xi32>) -> tensor<3x7x2xi32>
    %10 = stablehlo.broadcast_in_dim %arg10, dims = [1] : (tensor<0xi16>) -> tensor<4x0xi16>
    %11 = stablehlo.broadcast_in_dim %arg11, dims = [0] : (tensor<1xui32>) -> tensor<0xui32>
    %12 = stablehlo.broadcast_in_dim %arg12, dims = [0, 2] : (tensor<2x0xui64>) -> tensor<2x3x0xui64>
    %13 = stablehlo.broadcast_in_dim %arg13, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x3x4xf32>
    %14 = stablehlo.broadcast_in_dim %arg14, dims = [1] : (tensor<17xi8>) -> tensor<9x17xi8>
    %15 = stablehlo.broadcast_in_dim %arg15, dims = [0] : (tensor<17xbf16>) -> tensor<17x9xbf16>
    %16 = stablehlo.broadcast_in_dim %arg16, dims = [0, 2, 4] : (tensor<2x3x2xi64>) -> tensor<2x2x3x2x2xi64>
    %17 = stablehlo.broadcast_in_dim %arg17, dims = [0, 1, 2, 3, 4] : (tensor<1x2x1x2x1xi1>) -> tensor<3x2x3x2x3xi1>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17 : tensor<f32>, tensor<3x5xi8>, tensor<4x1xbf16>, tensor<3x5xi64>, tensor<3x5xi1>, tensor<3x5xf16>, tensor<3x5xui16>, tensor<2x4x3xf64>, tensor<2x3xui8>, tensor<3x7x2xi32>, tensor<4x0xi16>, tensor<0xui32>, tensor<2x3x0xui64>, tensor<2x3x4xf32>, tensor<9x17xi8>, tensor<17x9xbf16>, tensor<2x2x3x2x2xi64>, tensor<3x2x3x2x3xi1>
  }
}
