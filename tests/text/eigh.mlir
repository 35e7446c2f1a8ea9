// Values and vectors of symmetric matrices. The squares of vectors do not depend on the signs. The triangle that must not be
// read has NaNs.
func.func public @main(%x: tensor<2x6x6xf64>) -> (tensor<2x6xf64>, tensor<2x6x6xf64>, tensor<2x6xf64>) {
  %nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<2x6x6xf64>
  %row = stablehlo.iota dim = 1 : tensor<2x6x6xi32>
  %column = stablehlo.iota dim = 2 : tensor<2x6x6xi32>
  %above = stablehlo.compare LT, %row, %column, SIGNED : (tensor<2x6x6xi32>, tensor<2x6x6xi32>) -> tensor<2x6x6xi1>
  %below = stablehlo.compare GT, %row, %column, SIGNED : (tensor<2x6x6xi32>, tensor<2x6x6xi32>) -> tensor<2x6x6xi1>
  %l = stablehlo.select %above, %nan, %x : tensor<2x6x6xi1>, tensor<2x6x6xf64>
  %u = stablehlo.select %below, %nan, %x : tensor<2x6x6xi1>, tensor<2x6x6xf64>
  %w:2 = "quern.eigh"(%l) <{lower = true}> : (tensor<2x6x6xf64>) -> (tensor<2x6xf64>, tensor<2x6x6xf64>)
  %z:2 = "quern.eigh"(%u) <{lower = false}> : (tensor<2x6x6xf64>) -> (tensor<2x6xf64>, tensor<2x6x6xf64>)
  %s = stablehlo.multiply %w#1, %w#1 : tensor<2x6x6xf64>
  return %w#0, %s, %z#0 : tensor<2x6xf64>, tensor<2x6x6xf64>, tensor<2x6xf64>
}
