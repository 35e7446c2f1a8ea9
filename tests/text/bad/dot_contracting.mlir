// error: 3:8: contracting dimensions 1 and 0 differ in extent: 7 and 8
func.func @main(%x: tensor<10x7xf32>, %w: tensor<8x16xf32>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<10x7xf32>, tensor<8x16xf32>) -> tensor<10x16xf32>
  return
}
