// error: 3:8: outside
func.func @main(%a: tensor<2x3xf32>, %b: tensor<2xf32>, %i: tensor<i32>, %p: tensor<i1>, %s: tensor<f32>) {
  %0 = call @outside(%s) : (tensor<f32>) -> tensor<f32>
  return
}
func.func private @outside(tensor<f32>) -> tensor<f32>
