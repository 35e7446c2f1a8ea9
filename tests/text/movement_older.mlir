// older: dimension attributes as dense tensors, which StableHLO wrote before 2024 and jaxlib 0.10 no longer reads.
func.func @main(%a: tensor<2x3xf32>, %s: tensor<f32>, %u: tensor<1x2xf32>, %i: tensor<i32>, %j: tensor<i32>) -> (tensor<2xf32>, tensor<2x3xi16>, tensor<2x3x4xui8>, tensor<2x2x3xf32>, tensor<2xf32>, tensor<3x1x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<1x2xf32>, tensor<f32>, tensor<3x5xf32>, tensor<2x9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<1x2xf32>, tensor<f32>, tensor<2x3xf32>) {
  %0 = "stablehlo.constant"() {value = dense<[1.0, -2.0]> : tensor<2xf32>} : () -> tensor<2xf32>
  %1 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi16>
  %2 = "stablehlo.bitcast_convert"(%a) : (tensor<2x3xf32>) -> tensor<2x3x4xui8>
  %3 = "stablehlo.broadcast_in_dim"(%a) {broadcast_dimensions = dense<[0, 2]> : tensor<2xi64>} : (tensor<2x3xf32>) -> tensor<2x2x3xf32>
  %4 = "stablehlo.broadcast_in_dim"(%s) {broadcast_dimensions = dense<> : tensor<0xi64>} : (tensor<f32>) -> tensor<2xf32>
  %5 = "stablehlo.reshape"(%a) : (tensor<2x3xf32>) -> tensor<3x1x2xf32>
  %6 = "stablehlo.transpose"(%a) {permutation = dense<[1, 0]> : tensor<2xi64>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %7 = "stablehlo.slice"(%a) {limit_indices = dense<[2, 3]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} : (tensor<2x3xf32>) -> tensor<2x2xf32>
  %8 = "stablehlo.slice"(%a) {start_indices = dense<1> : tensor<2xi64>, limit_indices = dense<[2, 3]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} : (tensor<2x3xf32>) -> tensor<1x2xf32>
  %9 = "stablehlo.slice"(%s) {limit_indices = dense<> : tensor<0xi64>, start_indices = dense<> : tensor<0xi64>, strides = dense<> : tensor<0xi64>} : (tensor<f32>) -> tensor<f32>
  %10 = "stablehlo.pad"(%a, %s) {edge_padding_high = dense<1> : tensor<2xi64>, edge_padding_low = dense<[0, -1]> : tensor<2xi64>, interior_padding = dense<[0, 1]> : tensor<2xi64>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x5xf32>
  %11 = "stablehlo.concatenate"(%a, %a, %a) {dimension = 1 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x9xf32>
  %12 = "stablehlo.concatenate"(%a) {dimension = 0 : i64} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %13 = "stablehlo.reverse"(%a) {dimensions = dense<[1]> : tensor<1xi64>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %14 = "stablehlo.reverse"(%a) {dimensions = dense<> : tensor<0xi64>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %15 = "stablehlo.dynamic_slice"(%a, %i, %j) {slice_sizes = dense<[1, 2]> : tensor<2xi64>} : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
  %16 = "stablehlo.dynamic_slice"(%s) {slice_sizes = dense<> : tensor<0xi64>} : (tensor<f32>) -> tensor<f32>
  %17 = "stablehlo.dynamic_update_slice"(%a, %u, %i, %j) : (tensor<2x3xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17 : tensor<2xf32>, tensor<2x3xi16>, tensor<2x3x4xui8>, tensor<2x2x3xf32>, tensor<2xf32>, tensor<3x1x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<1x2xf32>, tensor<f32>, tensor<3x5xf32>, tensor<2x9xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<1x2xf32>, tensor<f32>, tensor<2x3xf32>
}
