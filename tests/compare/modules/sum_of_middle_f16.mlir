module @m {
  func.func public @main(%0: tensor<17x300x9xf16>) -> tensor<17x9xf16> {
    %z = stablehlo.constant dense<0.0> : tensor<f16>
    %r = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<17x300x9xf16>, tensor<f16>) -> tensor<17x9xf16>
    return %r : tensor<17x9xf16>
  }
}
