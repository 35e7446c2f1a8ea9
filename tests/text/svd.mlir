// Singular values, with vectors and without, and a pseudoinverse. The squares of vectors do not depend on the signs.
func.func public @main(%x: tensor<2x5x4xf64>) -> (tensor<2x5x4xf64>, tensor<2x4xf64>, tensor<2x4x4xf64>, tensor<2x4xf64>, tensor<2x4x5xf64>) {
  %f:3 = "quern.svd"(%x) : (tensor<2x5x4xf64>) -> (tensor<2x5x4xf64>, tensor<2x4xf64>, tensor<2x4x4xf64>)
  %s = "quern.singular_values"(%x) : (tensor<2x5x4xf64>) -> tensor<2x4xf64>
  %p = "quern.pinv"(%x) <{cutoff = 0.25 : f32}> : (tensor<2x5x4xf64>) -> tensor<2x4x5xf64>
  %u = stablehlo.multiply %f#0, %f#0 : tensor<2x5x4xf64>
  %v = stablehlo.multiply %f#2, %f#2 : tensor<2x4x4xf64>
  return %u, %f#1, %v, %s, %p : tensor<2x5x4xf64>, tensor<2x4xf64>, tensor<2x4x4xf64>, tensor<2x4xf64>, tensor<2x4x5xf64>
}
