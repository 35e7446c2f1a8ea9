module @m {
  func.func public @main(%0: tensor<3001xf32>) -> tensor<3001xf32> {
    %a = stablehlo.convert %0 : (tensor<3001xf32>) -> tensor<3001xbf16>
    %b = stablehlo.convert %a : (tensor<3001xbf16>) -> tensor<3001xf64>
    %c = stablehlo.convert %b : (tensor<3001xf64>) -> tensor<3001xf16>
    %r = stablehlo.convert %c : (tensor<3001xf16>) -> tensor<3001xf32>
    return %r : tensor<3001xf32>
  }
}
