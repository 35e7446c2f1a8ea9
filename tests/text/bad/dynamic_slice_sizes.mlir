// error: 3:8: dynamic_slice
func.func @main(%a: tensor<2x3xf32>, %b: tensor<2xf32>, %i: tensor<i32>, %p: tensor<i1>, %s: tensor<f32>) {
  %0 = stablehlo.dynamic_slice %a, %i, %i, sizes = [3, 2] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<3x2xf32>
  return
}
