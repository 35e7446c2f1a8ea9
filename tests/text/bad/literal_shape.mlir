// error: 3:33: tensor<2x1xi32>
func.func @main(%a: tensor<2x3xf32>, %b: tensor<2xf32>, %i: tensor<i32>, %p: tensor<i1>, %s: tensor<f32>) {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2x1xi32>
  return
}
