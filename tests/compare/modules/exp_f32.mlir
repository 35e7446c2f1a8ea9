module @m {
  func.func public @main(%0: tensor<65536xf32>) -> tensor<65536xf32> {
    %r = stablehlo.exponential %0 : tensor<65536xf32>
    return %r : tensor<65536xf32>
  }
}
