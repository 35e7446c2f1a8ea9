module @m {
  func.func public @main(%0: tensor<128x128xf32>, %1: tensor<128x128xf32>) -> tensor<128x128xf32> {
    %r = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
    return %r : tensor<128x128xf32>
  }
}
