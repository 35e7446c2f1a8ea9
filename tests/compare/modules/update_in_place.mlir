module @m {
  func.func public @main(%0: tensor<400x30xf32> {tf.aliasing_output = 0 : i32}, %1: tensor<400x30xf32>) -> tensor<400x30xf32> {
    %h = stablehlo.constant dense<0.01> : tensor<400x30xf32>
    %a = stablehlo.multiply %1, %h : tensor<400x30xf32>
    %b = stablehlo.subtract %0, %a : tensor<400x30xf32>
    return %b : tensor<400x30xf32>
  }
}
