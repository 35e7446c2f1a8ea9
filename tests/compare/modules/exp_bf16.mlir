module @m {
  func.func public @main(%0: tensor<65536xbf16>) -> tensor<65536xbf16> {
    %r = stablehlo.exponential %0 : tensor<65536xbf16>
    return %r : tensor<65536xbf16>
  }
}
