// A function that is called twice and not inlined: it has one set of steps, with memory of its own.

func.func private @step(%x: tensor<6xf32>, %by: tensor<f32>) -> (tensor<6xf32>, tensor<f32>) {
  %b = stablehlo.broadcast_in_dim %by, dims = [] : (tensor<f32>) -> tensor<6xf32>
  %y = stablehlo.multiply %x, %b : tensor<6xf32>
  %c = stablehlo.add %by, %by : tensor<f32>
  return %y, %c : tensor<6xf32>, tensor<f32>
}

func.func public @main(%x: tensor<6xf32>, %by: tensor<f32>) -> tensor<6xf32> {
  %r:2 = call @step(%x, %by) : (tensor<6xf32>, tensor<f32>) -> (tensor<6xf32>, tensor<f32>)
  %s:2 = call @step(%r#0, %r#1) : (tensor<6xf32>, tensor<f32>) -> (tensor<6xf32>, tensor<f32>)
  return %s#0 : tensor<6xf32>
}

// ---- plan
// arena of 196 bytes, scratch of 0 bytes a thread
// 7 nests, 4 kernels
// slots
//   0..1 inputs
//   2 outputs
//   3 arena
// buffers
//   in0: 6 x f32, 24 bytes, slot 0
//   in1: 1 x f32, 4 bytes, slot 1
//   out0: 6 x f32, 24 bytes, slot 2
//   tmp0: 6 x f32, 24 bytes, slot 3 at 0, alive in steps 0..8
//   tmp1: 1 x f32, 4 bytes, slot 3 at 64, alive in steps 0..9
//   tmp2: 6 x f32, 24 bytes, slot 3 at 128, alive in steps 0..9
//   tmp3: 1 x f32, 4 bytes, slot 3 at 192, alive in steps 0..9
// steps
//    0  nest 1 copy: 1 tile of work 6, kernel k0
//    1  nest 2 copy: 1 tile of work 6, kernel k1
//    2  call of function 1
//    3  nest 3 copy: 1 tile of work 6, kernel k0
//    4  nest 4 copy: 1 tile of work 6, kernel k1
//    5  call of function 1
//    6  nest 5 copy: 1 tile of work 6, kernel k0
//    7  function 1 (tmp0, tmp1) -> (tmp2, tmp3)
//    8    nest 6 y (multiply): 1 tile of work 9, kernel k2
//    9    nest 7 add at line 6: 1 tile of work 8, kernel k3
