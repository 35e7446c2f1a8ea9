// Factorisations and solves of complex matrices. Imaginary parts on a diagonal that cholesky reads do not matter.
func.func public @main(%x: tensor<2x5x5xcomplex<f64>>, %b: tensor<2x5x3xcomplex<f64>>)
    -> (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2x5xi32>, tensor<2x5x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) {
  %row = stablehlo.iota dim = 1 : tensor<2x5x5xi32>
  %column = stablehlo.iota dim = 2 : tensor<2x5x5xi32>
  %on = stablehlo.compare EQ, %row, %column, SIGNED : (tensor<2x5x5xi32>, tensor<2x5x5xi32>) -> tensor<2x5x5xi1>
  %seven = stablehlo.constant dense<(7.0, 3.0)> : tensor<2x5x5xcomplex<f64>>
  %zero = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x5x5xcomplex<f64>>
  %more = stablehlo.select %on, %seven, %zero : tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f64>>
  %re = stablehlo.real %x : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
  %im = stablehlo.imag %x : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xf64>
  %minus = stablehlo.negate %im : tensor<2x5x5xf64>
  %conj = stablehlo.complex %re, %minus : tensor<2x5x5xcomplex<f64>>
  %square = stablehlo.dot_general %x, %conj, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
  %a = stablehlo.add %square, %more : tensor<2x5x5xcomplex<f64>>
  %l = stablehlo.cholesky %a, lower = true : tensor<2x5x5xcomplex<f64>>
  %u = stablehlo.cholesky %a, lower = false : tensor<2x5x5xcomplex<f64>>
  %t = stablehlo.add %x, %more : tensor<2x5x5xcomplex<f64>>
  %s0 = "stablehlo.triangular_solve"(%t, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
  %s1 = "stablehlo.triangular_solve"(%t, %b) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
  %c = stablehlo.transpose %b, dims = [0, 2, 1] : (tensor<2x5x3xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
  %s2 = "stablehlo.triangular_solve"(%t, %c) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<2x5x5xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
  %f:3 = "quern.lu"(%x) : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2x5xi32>)
  %h:2 = "quern.qr"(%x) : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>)
  %part = stablehlo.slice %h#0 [0:2, 0:5, 0:3] : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
  %tau = stablehlo.slice %h#1 [0:2, 0:2] : (tensor<2x5xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  %q = "quern.householder_product"(%part, %tau) : (tensor<2x5x3xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<2x5x3xcomplex<f64>>
  return %l, %u, %s0, %s1, %s2, %f#0, %f#1, %f#2, %h#0, %h#1, %q : tensor<2x5x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>, tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2x5xi32>, tensor<2x5x5xcomplex<f64>>, tensor<2x5xcomplex<f64>>, tensor<2x5x3xcomplex<f64>>
}
