// No module, no @main: the only public function is the entry.
func.func private @helper(%arg0: tensor<f64>) -> tensor<f64> {
  %0 = stablehlo.add %arg0, %arg0 : tensor<f64>
  return %0 : tensor<f64>
}
func.func @compute(%arg0: tensor<f64>) -> tensor<f64> {
  %0 = call @helper(%arg0) : (tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}
