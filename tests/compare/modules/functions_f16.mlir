module @m {
  func.func public @main(%0: tensor<5000xf16>, %1: tensor<5000xf16>) -> tensor<5000xf16> {
    %a = stablehlo.sine %0 : tensor<5000xf16>
    %b = stablehlo.log %1 : tensor<5000xf16>
    %c = stablehlo.power %0, %1 : tensor<5000xf16>
    %d = stablehlo.logistic %b : tensor<5000xf16>
    %e = stablehlo.atan2 %a, %d : tensor<5000xf16>
    %f = stablehlo.rsqrt %c : tensor<5000xf16>
    %r = stablehlo.multiply %e, %f : tensor<5000xf16>
    return %r : tensor<5000xf16>
  }
}
