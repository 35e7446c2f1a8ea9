// A layer max(x w + b, 0), and the gradients of its sum by w and b. The epilogue (addition and maximum) is in the nest
// of the product. The product for dw reads x transposed, without a copy.

func.func public @main(%x: tensor<5x3xf32>, %w: tensor<3x8xf32>, %b: tensor<8xf32>) -> (tensor<5x8xf32>, tensor<3x8xf32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
  %ones = stablehlo.constant dense<1.0> : tensor<5x8xf32>
  %p = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<5x3xf32>, tensor<3x8xf32>) -> tensor<5x8xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
  %a = stablehlo.add %p, %bb : tensor<5x8xf32>
  %y = stablehlo.maximum %a, %zeros : tensor<5x8xf32>
  %on = stablehlo.compare GT, %a, %zeros, FLOAT : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xi1>
  %da = stablehlo.select %on, %ones, %zeros : tensor<5x8xi1>, tensor<5x8xf32>
  %xt = stablehlo.transpose %x, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
  %dw = stablehlo.dot_general %xt, %da, contracting_dims = [1] x [0] : (tensor<3x5xf32>, tensor<5x8xf32>) -> tensor<3x8xf32>
  %db = stablehlo.reduce(%da init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
  return %y, %dw, %db : tensor<5x8xf32>, tensor<3x8xf32>, tensor<8xf32>
}

// ---- fused
// module {
//   func.func public @main(%x: tensor<5x3xf32>, %w: tensor<3x8xf32>, %b: tensor<8xf32>) -> (tensor<5x8xf32>, tensor<3x8xf32>, tensor<8xf32>) {
//     %zero = stablehlo.constant {quern.group = 3 : i64} dense<0.0> : tensor<f32>
//     %zeros = stablehlo.constant {quern.group = 1 : i64} dense<0.0> : tensor<5x8xf32>
//     %ones = stablehlo.constant {quern.group = 1 : i64} dense<1.0> : tensor<5x8xf32>
//     %p = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] {quern.group = 1 : i64} : (tensor<5x3xf32>, tensor<3x8xf32>) -> tensor<5x8xf32>
//     %bb = stablehlo.broadcast_in_dim %b, dims = [1] {quern.group = 1 : i64} : (tensor<8xf32>) -> tensor<5x8xf32>
//     %a = stablehlo.add %p, %bb {quern.group = 1 : i64} : tensor<5x8xf32>
//     %y = stablehlo.maximum %a, %zeros {quern.group = 1 : i64} : tensor<5x8xf32>
//     %on = stablehlo.compare GT, %a, %zeros, FLOAT {quern.group = 1 : i64} : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xi1>
//     %da = stablehlo.select %on, %ones, %zeros {quern.group = 1 : i64} : tensor<5x8xi1>, tensor<5x8xf32>
//     %xt = stablehlo.transpose %x, dims = [1, 0] {quern.group = 2 : i64} : (tensor<5x3xf32>) -> tensor<3x5xf32>
//     %dw = stablehlo.dot_general %xt, %da, contracting_dims = [1] x [0] {quern.group = 2 : i64} : (tensor<3x5xf32>, tensor<5x8xf32>) -> tensor<3x8xf32>
//     %db = stablehlo.reduce(%da init: %zero) applies stablehlo.add across dimensions = [0] {quern.group = 3 : i64} : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
//     return %y, %dw, %db : tensor<5x8xf32>, tensor<3x8xf32>, tensor<8xf32>
//   }
// }
// // nest 1 da (select): computes dot_general, broadcast_in_dim, add, maximum, compare, select; 3 values share it, so 320 bytes do not pass through memory; reads no other nest
// // nest 2 dw (dot_general): computes transpose, dot_general; apart from nest 1 (select), because it reads what other iterations of the outer loops compute there
// // nest 3 db (reduce): computes reduce; apart from nest 1 (select), because it reads what other iterations of the outer loops compute there

// ---- nests
// nest 1 da (select): ...
//   for i0 in 0..5 parallel
//     for i1 in 0..8 parallel
//       stage 0
//         reduce r0 f32, order chain, init 0.0
//         for k0 in 0..3
//           %0 = load f32 in0[i0*3 + k0]
//           %1 = load f32 in1[i1 + k0*8]
//           r0 <- fma f32 %0, %1, r0
//         r0 <- r0
//       stage 1
//         %2 = load f32 in2[i1]
//         %3 = fadd f32 r0, %2
//         %4 = fge i1 0.0, %3
//         %5 = select f32 %4, 0.0, %3
//         %6 = canonical_nan f32 %5
//         %7 = fgt i1 %3, 0.0
//         %8 = select f32 %7, 1.0, 0.0
//         out0[i0*8 + i1] <- %6
//         tmp0[i0*8 + i1] <- %8
//
// nest 2 dw (dot_general): ...
//   for i0 in 0..3 parallel
//     for i1 in 0..8 parallel
//       stage 0
//         reduce r0 f32, order chain, init 0.0
//         for k0 in 0..5
//           %0 = load f32 in0[i0 + k0*3]
//           %1 = load f32 tmp0[i1 + k0*8]
//           r0 <- fma f32 %0, %1, r0
//         r0 <- r0
//       stage 1
//         %2 = canonical_nan f32 r0
//         out1[i0*8 + i1] <- %2
//
// nest 3 db (reduce): ...
//   for i0 in 0..8 parallel
//     stage 0
//       reduce r0 f32, order chain, init 0.0
//       for k0 in 0..5
//         %0 = load f32 tmp0[i0 + k0*8]
//         r0 <- fadd f32 r0, %0
//       r0 <- fadd f32 0.0, r0
//     stage 1
//       %1 = canonical_nan f32 r0
//       out2[i0] <- %1
