// The exponentials of matrices, real and complex.
func.func public @main(%x: tensor<2x3x3xf64>, %z: tensor<4x4xcomplex<f64>>) -> (tensor<2x3x3xf64>, tensor<4x4xcomplex<f64>>) {
  %e = "quern.expm"(%x) : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  %f = "quern.expm"(%z) : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
  return %e, %f : tensor<2x3x3xf64>, tensor<4x4xcomplex<f64>>
}
