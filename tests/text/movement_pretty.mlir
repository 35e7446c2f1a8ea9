// Every data movement, in the format that JAX prints.
func.func @main(%a: tensor<2x3xf32>, %s: tensor<f32>, %u: tensor<1x2xf32>, %i: tensor<i32>, %j: tensor<i32>) -> (tensor<2xf32>, tensor<2x3xi16>, tensor<2x3x4xui8>, tensor<2x2x3xf32>, tensor<2xf32>, tensor<3x1x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<1x2xf32>, tensor<f32>, tensor<3x5xf32>, tensor<2x9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<1x2xf32>, tensor<f32>, tensor<2x3xf32>) {
  %0 = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xf32>
  %1 = stablehlo.iota dim = 1 : tensor<2x3xi16>
  %2 = stablehlo.bitcast_convert %a : (tensor<2x3xf32>) -> tensor<2x3x4xui8>
  %3 = stablehlo.broadcast_in_dim %a, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x2x3xf32>
  %4 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %5 = stablehlo.reshape %a : (tensor<2x3xf32>) -> tensor<3x1x2xf32>
  %6 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %7 = stablehlo.slice %a [0:2, 0:3:2] : (tensor<2x3xf32>) -> tensor<2x2xf32>
  %8 = stablehlo.slice %a[1:2,1:3:1] : (tensor<2x3xf32>) -> tensor<1x2xf32>
  %9 = stablehlo.slice %s [] : (tensor<f32>) -> tensor<f32>
  %10 = stablehlo.pad %a, %s, low = [0, -1], high = [1, 1], interior = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x5xf32>
  %11 = stablehlo.concatenate %a, %a, %a, dim = 1 : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x9xf32>
  %12 = stablehlo.concatenate %a, dim = 0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %13 = stablehlo.reverse %a, dims = [1] : tensor<2x3xf32>
  %14 = stablehlo.reverse %a, dims = [] : tensor<2x3xf32>
  %15 = stablehlo.dynamic_slice %a, %i, %j, sizes = [1, 2] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
  %16 = stablehlo.dynamic_slice %s, sizes = [] : (tensor<f32>) -> tensor<f32>
  %17 = stablehlo.dynamic_update_slice %a, %u, %i, %j : (tensor<2x3xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17 : tensor<2xf32>, tensor<2x3xi16>, tensor<2x3x4xui8>, tensor<2x2x3xf32>, tensor<2xf32>, tensor<3x1x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<1x2xf32>, tensor<f32>, tensor<3x5xf32>, tensor<2x9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<1x2xf32>, tensor<f32>, tensor<2x3xf32>
}
