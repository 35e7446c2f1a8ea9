// Factorisations and solves. A triangle or diagonal that must not be read has NaNs.
func.func public @main(%x: tensor<2x6x6xf64>, %b: tensor<2x6x3xf64>, %c: tensor<2x3x6xf64>, %y: tensor<37x37xf64>)
    -> (tensor<2x6x6xf64>, tensor<2x6x6xf64>, tensor<37x37xf32>, tensor<2x6x6xbf16>, tensor<37x37xf64>, tensor<2x6x3xf64>, tensor<2x6x3xf64>, tensor<2x6x3xf64>, tensor<2x3x6xf64>, tensor<2x3x6xf64>, tensor<2x3x6xf64>, tensor<2x6x3xf64>, tensor<2x6x3xf64>, tensor<2x6x3xf64>, tensor<2x3x6xf64>, tensor<2x3x6xf64>, tensor<2x3x6xf64>, tensor<2x6x3xf64>, tensor<2x6x3xf64>, tensor<2x3x6xf64>, tensor<2x3x6xf64>, tensor<2x6x3xf64>, tensor<2x6x3xf64>, tensor<2x3x6xf64>, tensor<2x3x6xf64>) {
  %nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<2x6x6xf64>
  %row = stablehlo.iota dim = 1 : tensor<2x6x6xi32>
  %column = stablehlo.iota dim = 2 : tensor<2x6x6xi32>
  %above = stablehlo.compare LT, %row, %column, SIGNED : (tensor<2x6x6xi32>, tensor<2x6x6xi32>) -> tensor<2x6x6xi1>
  %below = stablehlo.compare GT, %row, %column, SIGNED : (tensor<2x6x6xi32>, tensor<2x6x6xi32>) -> tensor<2x6x6xi1>
  %on = stablehlo.compare EQ, %row, %column, SIGNED : (tensor<2x6x6xi32>, tensor<2x6x6xi32>) -> tensor<2x6x6xi1>
  %seven = stablehlo.constant dense<7.0> : tensor<2x6x6xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<2x6x6xf64>
  %more = stablehlo.select %on, %seven, %zero : tensor<2x6x6xi1>, tensor<2x6x6xf64>
  %square = stablehlo.dot_general %x, %x, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x6x6xf64>, tensor<2x6x6xf64>) -> tensor<2x6x6xf64>
  %a = stablehlo.add %square, %more : tensor<2x6x6xf64>
  %alower = stablehlo.select %above, %nan, %a : tensor<2x6x6xi1>, tensor<2x6x6xf64>
  %aupper = stablehlo.select %below, %nan, %a : tensor<2x6x6xi1>, tensor<2x6x6xf64>
  %l = stablehlo.cholesky %alower, lower = true : tensor<2x6x6xf64>
  %u = "stablehlo.cholesky"(%aupper) : (tensor<2x6x6xf64>) -> tensor<2x6x6xf64>
  %half = stablehlo.convert %a : (tensor<2x6x6xf64>) -> tensor<2x6x6xbf16>
  %h = stablehlo.cholesky %half {lower = true} : tensor<2x6x6xbf16>
  %large = stablehlo.constant dense<40.0> : tensor<37x37xf64>
  %i = stablehlo.iota dim = 0 : tensor<37x37xi32>
  %j = stablehlo.iota dim = 1 : tensor<37x37xi32>
  %diagonal = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<37x37xi32>, tensor<37x37xi32>) -> tensor<37x37xi1>
  %ysum = stablehlo.add %y, %large : tensor<37x37xf64>
  %z = stablehlo.select %diagonal, %ysum, %y : tensor<37x37xi1>, tensor<37x37xf64>
  %zf = stablehlo.convert %z : (tensor<37x37xf64>) -> tensor<37x37xf32>
  %w = "stablehlo.cholesky"(%zf) <{lower = true}> : (tensor<37x37xf32>) -> tensor<37x37xf32>
  %v = "stablehlo.triangular_solve"(%z, %y) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<37x37xf64>, tensor<37x37xf64>) -> tensor<37x37xf64>
  %t = stablehlo.add %x, %more : tensor<2x6x6xf64>
  %tlower = stablehlo.select %above, %nan, %t : tensor<2x6x6xi1>, tensor<2x6x6xf64>
  %tupper = stablehlo.select %below, %nan, %t : tensor<2x6x6xi1>, tensor<2x6x6xf64>
  %small = stablehlo.constant dense<0.125> : tensor<2x6x6xf64>
  %scaled = stablehlo.multiply %x, %small : tensor<2x6x6xf64>
  %slower0 = stablehlo.select %above, %nan, %scaled : tensor<2x6x6xi1>, tensor<2x6x6xf64>
  %supper0 = stablehlo.select %below, %nan, %scaled : tensor<2x6x6xi1>, tensor<2x6x6xf64>
  %slower = stablehlo.select %on, %nan, %slower0 : tensor<2x6x6xi1>, tensor<2x6x6xf64>
  %supper = stablehlo.select %on, %nan, %supper0 : tensor<2x6x6xi1>, tensor<2x6x6xf64>
  %s0 = "stablehlo.triangular_solve"(%tlower, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x6x6xf64>, tensor<2x6x3xf64>) -> tensor<2x6x3xf64>
  %s1 = "stablehlo.triangular_solve"(%tlower, %b) {left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false} : (tensor<2x6x6xf64>, tensor<2x6x3xf64>) -> tensor<2x6x3xf64>
  %s2 = "stablehlo.triangular_solve"(%tlower, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x6x6xf64>, tensor<2x6x3xf64>) -> tensor<2x6x3xf64>
  %s3 = "stablehlo.triangular_solve"(%tlower, %c) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x6x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
  %s4 = "stablehlo.triangular_solve"(%tlower, %c) {left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false} : (tensor<2x6x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
  %s5 = "stablehlo.triangular_solve"(%tlower, %c) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x6x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
  %s6 = "stablehlo.triangular_solve"(%tupper, %b) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x6x6xf64>, tensor<2x6x3xf64>) -> tensor<2x6x3xf64>
  %s7 = "stablehlo.triangular_solve"(%tupper, %b) {left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false} : (tensor<2x6x6xf64>, tensor<2x6x3xf64>) -> tensor<2x6x3xf64>
  %s8 = "stablehlo.triangular_solve"(%tupper, %b) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x6x6xf64>, tensor<2x6x3xf64>) -> tensor<2x6x3xf64>
  %s9 = "stablehlo.triangular_solve"(%tupper, %c) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x6x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
  %s10 = "stablehlo.triangular_solve"(%tupper, %c) {left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false} : (tensor<2x6x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
  %s11 = "stablehlo.triangular_solve"(%tupper, %c) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<2x6x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
  %s12 = "stablehlo.triangular_solve"(%slower, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x6x6xf64>, tensor<2x6x3xf64>) -> tensor<2x6x3xf64>
  %s13 = "stablehlo.triangular_solve"(%slower, %b) {left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true} : (tensor<2x6x6xf64>, tensor<2x6x3xf64>) -> tensor<2x6x3xf64>
  %s14 = "stablehlo.triangular_solve"(%slower, %c) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x6x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
  %s15 = "stablehlo.triangular_solve"(%slower, %c) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<2x6x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
  %s16 = "stablehlo.triangular_solve"(%supper, %b) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<2x6x6xf64>, tensor<2x6x3xf64>) -> tensor<2x6x3xf64>
  %s17 = "stablehlo.triangular_solve"(%supper, %b) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<2x6x6xf64>, tensor<2x6x3xf64>) -> tensor<2x6x3xf64>
  %s18 = "stablehlo.triangular_solve"(%supper, %c) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x6x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
  %s19 = "stablehlo.triangular_solve"(%supper, %c) {left_side = false, lower = false, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true} : (tensor<2x6x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
  return %l, %u, %w, %h, %v, %s0, %s1, %s2, %s3, %s4, %s5, %s6, %s7, %s8, %s9, %s10, %s11, %s12, %s13, %s14, %s15, %s16, %s17, %s18, %s19 : tensor<2x6x6xf64>, tensor<2x6x6xf64>, tensor<37x37xf32>, tensor<2x6x6xbf16>, tensor<37x37xf64>, tensor<2x6x3xf64>, tensor<2x6x3xf64>, tensor<2x6x3xf64>, tensor<2x3x6xf64>, tensor<2x3x6xf64>, tensor<2x3x6xf64>, tensor<2x6x3xf64>, tensor<2x6x3xf64>, tensor<2x6x3xf64>, tensor<2x3x6xf64>, tensor<2x3x6xf64>, tensor<2x3x6xf64>, tensor<2x6x3xf64>, tensor<2x6x3xf64>, tensor<2x3x6xf64>, tensor<2x3x6xf64>, tensor<2x6x3xf64>, tensor<2x6x3xf64>, tensor<2x3x6xf64>, tensor<2x3x6xf64>
}
