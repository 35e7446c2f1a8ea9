// Data movement only changes the indices of loads: it copies nothing.

func.func public @main(%x: tensor<4x6xf32>, %v: tensor<3xi32>, %i: tensor<i32>) -> (tensor<6x4xf32>, tensor<3x2xf32>, tensor<8x3xi32>, tensor<7xi32>, tensor<2x6xf32>) {
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %u = stablehlo.add %t, %t : tensor<6x4xf32>
  %s = stablehlo.slice %x [1:4, 2:6:2] : (tensor<4x6xf32>) -> tensor<3x2xf32>
  %f = stablehlo.reverse %s, dims = [0] : tensor<3x2xf32>
  %g = stablehlo.multiply %f, %s : tensor<3x2xf32>
  %c = stablehlo.iota dim = 0 : tensor<8x3xi32>
  %b = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<3xi32>) -> tensor<8x3xi32>
  %h = stablehlo.add %c, %b : tensor<8x3xi32>
  %p = stablehlo.pad %v, %i, low = [1], high = [1], interior = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<7xi32>
  %q = stablehlo.negate %p : tensor<7xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %d = stablehlo.dynamic_slice %x, %i, %zero, sizes = [2, 6] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x6xf32>
  %e = stablehlo.negate %d : tensor<2x6xf32>
  return %u, %g, %h, %q, %e : tensor<6x4xf32>, tensor<3x2xf32>, tensor<8x3xi32>, tensor<7xi32>, tensor<2x6xf32>
}

// ---- nests
// nest 1 u (add): ...
//   for i1 in 0..4 parallel
//     stage 0
//       for k0 in 0..6
//         %0 = load f32 in0[k0 + i1*6]
//         %1 = fadd f32 %0, %0
//         %2 = canonical_nan f32 %1
//         out0[k0*4 + i1] <- %2
//
// nest 2 g (multiply): ...
//   for i0 in 0..3 parallel
//     for i1 in 0..2 parallel
//       stage 0
//         %0 = load f32 in0[-i0*6 + i1*2 + 20]
//         %1 = load f32 in0[i0*6 + i1*2 + 8]
//         %2 = fmul f32 %0, %1
//         %3 = canonical_nan f32 %2
//         out1[i0*2 + i1] <- %3
//
// nest 3 h (add): ...
//   for i0 in 0..8 parallel
//     %0 = index i64 i0
//     %1 = trunc i32 %0
//     for i1 in 0..3 parallel
//       stage 0
//         %2 = load i32 in1[i1]
//         %3 = add i32 %1, %2
//         out2[i0*3 + i1] <- %3
//
// nest 4 q (negate): ...
//   %0 = load i32 in2[0]
//   for i0 in 0..7 parallel
//     stage 0
//       %1 = load i32 in1[(i0 + 1)/2 - 1] if 0 <= i0 - 1 < 5 and (i0 - 1)%2 = 0
//       %2 = 0 <= i0 - 1 < 5 and (i0 - 1)%2 = 0
//       %3 = select i32 %2, %1, %0
//       %4 = sub i32 0, %3
//       out3[i0] <- %4
//
// nest 5 e (negate): ...
//   %0 = load i32 in2[0]
//   %1 = sext i64 %0
//   %2 = slt i1 %1, 0
//   %3 = slt i1 2, %1
//   %4 = select i64 %3, 2, %1
//   %5 = select i64 %2, 0, %4
//   for i0 in 0..12 parallel
//     stage 0
//       %6 = load f32 in0[i0 + %5*6]
//       %7 = fneg f32 %6
//       %8 = canonical_nan f32 %7
//       out4[i0] <- %8
