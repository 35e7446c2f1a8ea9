// error: 3:8: tensor<f32>
func.func @main(%a: tensor<2x3xf32>, %b: tensor<2xf32>, %i: tensor<i32>, %p: tensor<i1>, %s: tensor<f32>) {
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %i : tensor<i32>
  }, {
    stablehlo.return %s : tensor<f32>
  }) : (tensor<i1>) -> tensor<i32>
  return
}
