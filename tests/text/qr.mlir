// The factors of two matrices: packed with tau, the product of the reflectors, and both factors at once.
func.func public @main(%x: tensor<2x5x3xf64>) -> (tensor<2x5x3xf64>, tensor<2x3xf64>, tensor<2x5x3xf64>, tensor<2x5x3xf64>, tensor<2x3x3xf64>) {
  %f:2 = "quern.qr"(%x) : (tensor<2x5x3xf64>) -> (tensor<2x5x3xf64>, tensor<2x3xf64>)
  %q = "quern.householder_product"(%f#0, %f#1) : (tensor<2x5x3xf64>, tensor<2x3xf64>) -> tensor<2x5x3xf64>
  %p:2 = "quern.reduced_qr"(%x) : (tensor<2x5x3xf64>) -> (tensor<2x5x3xf64>, tensor<2x3x3xf64>)
  return %f#0, %f#1, %q, %p#0, %p#1 : tensor<2x5x3xf64>, tensor<2x3xf64>, tensor<2x5x3xf64>, tensor<2x5x3xf64>, tensor<2x3x3xf64>
}
