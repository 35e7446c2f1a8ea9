// error: 3:8: tensor<i1>
func.func @main(%a: tensor<2x3xf32>, %b: tensor<2xf32>, %i: tensor<i32>, %p: tensor<i1>, %s: tensor<f32>) {
  %0 = stablehlo.reduce(%b init: %s) across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
   reducer(%x: tensor<f32>, %y: tensor<f32>) {
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }
  return
}
