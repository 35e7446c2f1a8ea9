module @m {
  func.func public @main(%0: tensor<1003x517xf32>) -> tensor<f32> {
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %r = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<1003x517xf32>, tensor<f32>) -> tensor<f32>
    return %r : tensor<f32>
  }
}
