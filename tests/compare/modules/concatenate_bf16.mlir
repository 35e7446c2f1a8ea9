module @m {
  func.func public @main(%0: tensor<33x100xbf16>, %1: tensor<33x55xbf16>) -> tensor<33x155xbf16> {
    %r = stablehlo.concatenate %0, %1, dim = 1 : (tensor<33x100xbf16>, tensor<33x55xbf16>) -> tensor<33x155xbf16>
    return %r : tensor<33x155xbf16>
  }
}
