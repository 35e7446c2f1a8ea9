module @m {
  func.func public @main(%0: tensor<64x512xf32>) -> tensor<64xf32> {
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %r = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<64x512xf32>, tensor<f32>) -> tensor<64xf32>
    return %r : tensor<64xf32>
  }
}
