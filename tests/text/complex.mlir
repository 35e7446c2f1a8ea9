// Complex numbers: pairs in text, arithmetic, comparison, movement, products, reductions.
func.func public @main(%x: tensor<3x4xcomplex<f32>>, %y: tensor<4x2xcomplex<f32>>, %u: tensor<2x3xf64>) -> (tensor<3x2xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<3x4xf32>, tensor<3x4xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<3x4xi1>, tensor<3xcomplex<f64>>, tensor<4x3xcomplex<f32>>) {
  %c = stablehlo.constant dense<(1.5,-2.0)> : tensor<3x4xcomplex<f32>>
  %d = stablehlo.constant dense<[(0.0,1.0), (-3.0,0.5), (0x7F800000,-0.25)]> : tensor<3xcomplex<f32>>
  %zero = stablehlo.constant dense<(0.0,0.0)> : tensor<complex<f32>>
  %dot = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<3x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %shifted = stablehlo.add %x, %c : tensor<3x4xcomplex<f32>>
  %sum = stablehlo.reduce(%shifted init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
  %abs = stablehlo.abs %shifted : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
  %conj = chlo.conj %x : tensor<3x4xcomplex<f32>> -> tensor<3x4xcomplex<f32>>
  %quotient = stablehlo.divide %conj, %shifted : tensor<3x4xcomplex<f32>>
  %v = stablehlo.negate %u : tensor<2x3xf64>
  %pair = stablehlo.complex %u, %v : tensor<2x3xcomplex<f64>>
  %square = stablehlo.multiply %pair, %pair : tensor<2x3xcomplex<f64>>
  %same = stablehlo.compare NE, %conj, %x : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xi1>
  %wide = stablehlo.convert %d : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f64>>
  %im = stablehlo.imag %x : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
  %re = stablehlo.real %x : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
  %swapped = stablehlo.complex %im, %re : tensor<3x4xcomplex<f32>>
  %turned = stablehlo.transpose %swapped, dims = [1, 0] : (tensor<3x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
  return %dot, %sum, %abs, %quotient, %square, %same, %wide, %turned : tensor<3x2xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<3x4xf32>, tensor<3x4xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<3x4xi1>, tensor<3xcomplex<f64>>, tensor<4x3xcomplex<f32>>
}
