// error: 9:25: %inner
func.func @main(%a: tensor<2x3xf32>, %b: tensor<2xf32>, %i: tensor<i32>, %p: tensor<i1>, %s: tensor<f32>) {
  %0 = "stablehlo.if"(%p) ({
    %inner = stablehlo.negate %b : tensor<2xf32>
    stablehlo.return %inner : tensor<2xf32>
  }, {
    stablehlo.return %b : tensor<2xf32>
  }) : (tensor<i1>) -> tensor<2xf32>
  %1 = stablehlo.negate %inner : tensor<2xf32>
  return
}
