// Updates at computed places: serial over the updates, lanes along rows; two operands, in the memory of the results.

func.func public @main(%x: tensor<9x20xf32>, %y: tensor<6xi32>, %z: tensor<6xf32>, %i: tensor<7xi32>, %u: tensor<7x20xf32>, %v: tensor<7xf32>) -> (tensor<9x20xf32>, tensor<6xf32>, tensor<6xi32>) {
  %0 = stablehlo.negate %x : tensor<9x20xf32>
  %1 = "stablehlo.scatter"(%0, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<9x20xf32>, tensor<7xi32>, tensor<7x20xf32>) -> tensor<9x20xf32>
  %2:2 = "stablehlo.scatter"(%z, %y, %i, %v, %i) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %c: tensor<i32>, %b: tensor<f32>, %d: tensor<i32>):
    %l = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %p = stablehlo.select %l, %b, %a : tensor<i1>, tensor<f32>
    %q = stablehlo.select %l, %d, %c : tensor<i1>, tensor<i32>
    stablehlo.return %p, %q : tensor<f32>, tensor<i32>
  }) : (tensor<6xf32>, tensor<6xi32>, tensor<7xi32>, tensor<7xf32>, tensor<7xi32>) -> (tensor<6xf32>, tensor<6xi32>)
  return %1, %2#0, %2#1 : tensor<9x20xf32>, tensor<6xf32>, tensor<6xi32>
}

// ---- nests
// nest 1 copy: ...
//   for i0 in 0..180 parallel
//     stage 0
//       %0 = load f32 in0[i0]
//       %1 = fneg f32 %0
//       %2 = canonical_nan f32 %1
//       out0[i0] <- %2
//
// nest 2 scatter at line 5: ...
//   for i0 in 0..7
//     %0 = load i32 in3[i0]
//     %1 = sext i64 %0
//     for i1 in 0..20 parallel
//       stage 0
//         %2 = load f32 in4[i0*20 + i1]
//         %3 = fmul f32 old, %2
//         out0[i1 + %1*20] <- canonical_nan f32 %3 if 0 <= %1 < 9
//
// nest 3 copy: ...
//   for i0 in 0..6 parallel
//     stage 0
//       %0 = load f32 in2[i0]
//       out1[i0] <- %0
//
// nest 4 copy: ...
//   for i0 in 0..6 parallel
//     stage 0
//       %0 = load i32 in1[i0]
//       out2[i0] <- %0
//
// nest 5 scatter at line 10: ...
//   for i0 in 0..7
//     stage 0
//       %0 = load i32 in3[i0]
//       %1 = sext i64 %0
//       %2 = load f32 in5[i0]
//       %3 = flt i1 old0, %2
//       %4 = select f32 %3, %2, old0
//       %5 = select i32 %3, %0, old1
//       out1[%1], out2[%1] <- %4, %5 if 0 <= %1 < 6
