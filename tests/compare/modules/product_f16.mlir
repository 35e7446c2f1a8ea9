module @m {
  func.func public @main(%0: tensor<64x77xf16>, %1: tensor<77x33xf16>) -> tensor<64x33xf16> {
    %r = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<64x77xf16>, tensor<77x33xf16>) -> tensor<64x33xf16>
    return %r : tensor<64x33xf16>
  }
}
