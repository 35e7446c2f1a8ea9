// error: 3:60: lower
func.func @main(%a: tensor<3x3xf32>) -> tensor<3xf32> {
  %0:2 = stablehlo.custom_call @Eigh(%a) {backend_config = "yes"} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
  return %0#1 : tensor<3xf32>
}
