module @m {
  func.func public @main(%0: tensor<96x140xbf16>, %1: tensor<140x70xbf16>) -> tensor<96x70xbf16> {
    %r = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<96x140xbf16>, tensor<140x70xbf16>) -> tensor<96x70xbf16>
    return %r : tensor<96x70xbf16>
  }
}
