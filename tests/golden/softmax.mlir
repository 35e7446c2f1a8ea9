// A softmax of rows: maximum, exponentials, their sum and the quotient are one group.

func.func public @main(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%x init: %lowest) applies stablehlo.maximum across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<4xf32>) -> tensor<4x6xf32>
  %d = stablehlo.subtract %x, %mb : tensor<4x6xf32>
  %e = stablehlo.exponential %d : tensor<4x6xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<4xf32>) -> tensor<4x6xf32>
  %y = stablehlo.divide %e, %sb : tensor<4x6xf32>
  return %y : tensor<4x6xf32>
}

// ---- fused
// module {
//   func.func public @main(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
//     %lowest = stablehlo.constant {quern.group = 1 : i64} dense<0xFF800000> : tensor<f32>
//     %zero = stablehlo.constant {quern.group = 1 : i64} dense<0.0> : tensor<f32>
//     %m = stablehlo.reduce(%x init: %lowest) applies stablehlo.maximum across dimensions = [1] {quern.group = 1 : i64} : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
//     %mb = stablehlo.broadcast_in_dim %m, dims = [0] {quern.group = 1 : i64} : (tensor<4xf32>) -> tensor<4x6xf32>
//     %d = stablehlo.subtract %x, %mb {quern.group = 1 : i64} : tensor<4x6xf32>
//     %e = stablehlo.exponential %d {quern.group = 1 : i64} : tensor<4x6xf32>
//     %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] {quern.group = 1 : i64} : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
//     %sb = stablehlo.broadcast_in_dim %s, dims = [0] {quern.group = 1 : i64} : (tensor<4xf32>) -> tensor<4x6xf32>
//     %y = stablehlo.divide %e, %sb {quern.group = 1 : i64} : tensor<4x6xf32>
//     return %y : tensor<4x6xf32>
//   }
// }
// // nest 1 y (divide): computes 2 reduce, 2 broadcast_in_dim, subtract, exponential, divide; 4 values share it, so 256 bytes do not pass through memory; reads no other nest

// ---- costs
// nest 1 y (divide): 624 flops, 360 arithmetic instructions (one of f64 counts as two), 24 divisions, 96 bytes read, 96 bytes written; computes 2 reduce, 2 broadcast_in_dim, subtract, exponential, divide; at line 6, line 7, line 8, line 9, line 10, line 11, line 12
