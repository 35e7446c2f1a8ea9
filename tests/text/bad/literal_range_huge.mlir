// error: 3:33: 99999999999999999999999
func.func @main(%a: tensor<2x3xf32>, %b: tensor<2xf32>, %i: tensor<i32>, %p: tensor<i1>, %s: tensor<f32>) {
  %0 = stablehlo.constant dense<99999999999999999999999> : tensor<i64>
  return
}
