// error: 3:38: float
func.func @main(%a: tensor<3x3xi32>) -> tensor<3xi32> {
  %0:2 = stablehlo.custom_call @Eigh(%a) {backend_config = "1,1,100,1e-6"} : (tensor<3x3xi32>) -> (tensor<3x3xi32>, tensor<3xi32>)
  return %0#1 : tensor<3xi32>
}
