// error: 3:8: tensor<2xf32>
func.func @main(%a: tensor<2x3xf32>, %b: tensor<2xf32>, %i: tensor<i32>, %p: tensor<i1>, %s: tensor<f32>) {
  %0 = call @g(%b) : (tensor<2xf32>) -> tensor<2xf32>
  return
}
func.func private @g(%x: tensor<3xf32>) -> tensor<3xf32> { return %x : tensor<3xf32> }
