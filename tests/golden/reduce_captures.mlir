// A region that captures an input and a computed value, and branches: both branches are computed, a select chooses.

func.func public @main(%x: tensor<4x6xf32>, %s: tensor<f32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %t = stablehlo.sqrt %s : tensor<f32>
  %y = "stablehlo.reduce"(%x, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LT, %b, %s : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c = "stablehlo.if"(%p) ({
      stablehlo.return %b : tensor<f32>
    }, {
      %d = stablehlo.multiply %b, %t : tensor<f32>
      stablehlo.return %d : tensor<f32>
    }) : (tensor<i1>) -> tensor<f32>
    %r = stablehlo.add %a, %c : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) {dimensions = array<i64: 1>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// ---- nests
// nest 1 t (sqrt): 1 tile of work 8, each of 1 lane
//   stage 0
//     %0 = load f32 in1[0]
//     %1 = sqrt f32 %0
//     %2 = canonical_nan f32 %1
//     tmp0[0] <- %2
//
// nest 2 y (reduce): 1 tile of work 49, each of 4 lanes, scratch of 128 bytes
//   %0 = load f32 in1[0]
//   %1 = load f32 tmp0[0]
//   for i0 in 0..4 parallel
//     stage 0
//       reduce r0 f32, order chain, init 0.0
//       for k0 in 0..6
//         %2 = load f32 in0[i0*6 + k0]
//         %3 = flt i1 %2, %0
//         %4 = fmul f32 %2, %1
//         %5 = canonical_nan f32 %4
//         %6 = select f32 %3, %2, %5
//         %7 = fadd f32 r0, %6
//         r0 <- canonical_nan f32 %7
//       %8 = flt i1 r0, %0
//       %9 = fmul f32 r0, %1
//       %10 = canonical_nan f32 %9
//       %11 = select f32 %8, r0, %10
//       r0 <- fadd f32 0.0, %11
//     stage 1
//       %12 = canonical_nan f32 r0
//       out0[i0] <- %12
