// error: 4:25: %0#2
func.func @main(%a: tensor<2x3xf32>, %b: tensor<2xf32>, %i: tensor<i32>, %p: tensor<i1>, %s: tensor<f32>) {
  %0:2 = func.call @g(%a, %a) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
  %1 = stablehlo.negate %0#2 : tensor<2x3xf32>
  return
}
func.func private @g(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) { return %a, %b : tensor<2x3xf32>, tensor<2x3xf32> }
