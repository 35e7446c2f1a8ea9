module @m {
  func.func public @main(%0: tensor<61x47x19xf32>) -> tensor<19x65x47xf32> {
    %z = stablehlo.constant dense<0.5> : tensor<f32>
    %a = stablehlo.transpose %0, dims = [2, 0, 1] : (tensor<61x47x19xf32>) -> tensor<19x61x47xf32>
    %b = stablehlo.reverse %a, dims = [2] : tensor<19x61x47xf32>
    %r = stablehlo.pad %b, %z, low = [0, 1, 0], high = [0, 3, 0], interior = [0, 0, 0] : (tensor<19x61x47xf32>, tensor<f32>) -> tensor<19x65x47xf32>
    return %r : tensor<19x65x47xf32>
  }
}
