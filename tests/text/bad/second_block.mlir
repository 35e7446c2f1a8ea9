// error: 4:1: ^bb1
func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  return %a : tensor<2xf32>
^bb1(%b: tensor<2xf32>):
  return %b : tensor<2xf32>
}
