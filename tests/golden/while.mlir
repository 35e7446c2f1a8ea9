// A loop that doubles x n times and updates it in place.

func.func public @main(%x: tensor<6xf32>, %n: tensor<i32>) -> tensor<6xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<6xf32>
    cond {
      %more = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %j = stablehlo.add %i, %one : tensor<i32>
      %z = stablehlo.add %y, %y : tensor<6xf32>
      stablehlo.return %j, %z : tensor<i32>, tensor<6xf32>
    }
  return %r#1 : tensor<6xf32>
}

// ---- fused
// module {
//   func.func public @main(%x: tensor<6xf32>, %n: tensor<i32>) -> tensor<6xf32> {
//     %zero = stablehlo.constant dense<0> : tensor<i32>
//     %r:2 = stablehlo.while(%iterArg = %zero, %iterArg_0 = %x) : tensor<i32>, tensor<6xf32>
//     cond {
//       %more = stablehlo.compare LT, %iterArg, %n, SIGNED {quern.group = 3 : i64} : (tensor<i32>, tensor<i32>) -> tensor<i1>
//       stablehlo.return %more : tensor<i1>
//     } do {
//       %one = stablehlo.constant {quern.group = 4 : i64} dense<1> : tensor<i32>
//       %j = stablehlo.add %iterArg, %one {quern.group = 4 : i64} : tensor<i32>
//       %z = stablehlo.add %iterArg_0, %iterArg_0 {quern.group = 5 : i64} : tensor<6xf32>
//       stablehlo.return %j, %z : tensor<i32>, tensor<6xf32>
//     }
//     return %r#1 : tensor<6xf32>
//   }
// }
// // nest 1 copy: copies a value to a temporary
// // nest 2 copy: copies a value to output 0
// // nest 3 more (compare): computes compare; reads no other nest
// // nest 4 j (add): computes add; reads no other nest
// // nest 5 z (add): computes add; reads no other nest

// ---- nests
// nest 1 copy: ...
//   stage 0
//     tmp0[0] <- 0
//
// nest 2 copy: ...
//   for i0 in 0..6 parallel
//     stage 0
//       %0 = load f32 in0[i0]
//       out0[i0] <- %0
//
// nest 3 more (compare): ...
//   stage 0
//     %0 = load i32 tmp0[0]
//     %1 = load i32 in1[0]
//     %2 = slt i1 %0, %1
//     %3 = zext i8 %2
//     tmp1[0] <- %3
//
// nest 4 j (add): ...
//   stage 0
//     %0 = load i32 tmp0[0]
//     %1 = add i32 %0, 1
//     tmp0[0] <- %1
//
// nest 5 z (add): ...
//   for i0 in 0..6 parallel
//     stage 0
//       %0 = load f32 out0[i0]
//       %1 = fadd f32 %0, %0
//       %2 = canonical_nan f32 %1
//       out0[i0] <- %2
