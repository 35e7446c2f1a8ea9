// A dense layer whose weight is contracted along its last dimension, large enough to run in blocks.
func.func @main(%x: tensor<65x260xf32>, %w: tensor<66x260xf32>, %b: tensor<66xf32>) -> tensor<65x66xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<65x260xf32>, tensor<66x260xf32>) -> tensor<65x66xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<66xf32>) -> tensor<65x66xf32>
  %2 = stablehlo.add %0, %1 : tensor<65x66xf32>
  %3 = stablehlo.tanh %2 : tensor<65x66xf32>
  return %3 : tensor<65x66xf32>
}
