// error: 3:8: tensor<i32>
func.func @main(%a: tensor<2x3xf32>, %b: tensor<2xf32>, %i: tensor<i32>, %p: tensor<i1>, %s: tensor<f32>) {
  %0 = stablehlo.reduce(%b init: %i) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<i32>) -> tensor<f32>
  return
}
