module @m {
  func.func public @main(%0: tensor<64x512xf32>) -> tensor<64x512xf32> {
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %i = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %a = stablehlo.reduce(%0 init: %i) applies stablehlo.maximum across dimensions = [1] : (tensor<64x512xf32>, tensor<f32>) -> tensor<64xf32>
    %b = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<64xf32>) -> tensor<64x512xf32>
    %c = stablehlo.subtract %0, %b : tensor<64x512xf32>
    %d = stablehlo.exponential %c : tensor<64x512xf32>
    %e = stablehlo.reduce(%d init: %z) applies stablehlo.add across dimensions = [1] : (tensor<64x512xf32>, tensor<f32>) -> tensor<64xf32>
    %f = stablehlo.broadcast_in_dim %e, dims = [0] : (tensor<64xf32>) -> tensor<64x512xf32>
    %r = stablehlo.divide %d, %f : tensor<64x512xf32>
    return %r : tensor<64x512xf32>
  }
}
