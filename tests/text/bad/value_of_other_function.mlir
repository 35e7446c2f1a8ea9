// error: 3:25: %x
func.func @main(%a: tensor<2x3xf32>, %b: tensor<2xf32>, %i: tensor<i32>, %p: tensor<i1>, %s: tensor<f32>) {
  %0 = stablehlo.negate %x : tensor<2xf32>
  return
}
func.func private @g(%x: tensor<2xf32>) { return }
