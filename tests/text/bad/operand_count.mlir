// error: 3:8: stablehlo.add
func.func @main(%a: tensor<2x3xf32>, %b: tensor<2xf32>, %i: tensor<i32>, %p: tensor<i1>, %s: tensor<f32>) {
  %0 = "stablehlo.add"(%a) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
