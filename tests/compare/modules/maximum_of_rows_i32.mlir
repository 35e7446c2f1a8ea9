module @m {
  func.func public @main(%0: tensor<301x203xi32>) -> tensor<301xi32> {
    %z = stablehlo.constant dense<-2147483648> : tensor<i32>
    %r = stablehlo.reduce(%0 init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<301x203xi32>, tensor<i32>) -> tensor<301xi32>
    return %r : tensor<301xi32>
  }
}
