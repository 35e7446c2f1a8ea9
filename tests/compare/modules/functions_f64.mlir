module @m {
  func.func public @main(%0: tensor<5000xf64>, %1: tensor<5000xf64>) -> tensor<5000xf64> {
    %a = stablehlo.sine %0 : tensor<5000xf64>
    %b = stablehlo.log %1 : tensor<5000xf64>
    %c = stablehlo.power %0, %1 : tensor<5000xf64>
    %d = stablehlo.logistic %b : tensor<5000xf64>
    %e = stablehlo.atan2 %a, %d : tensor<5000xf64>
    %f = stablehlo.rsqrt %c : tensor<5000xf64>
    %r = stablehlo.multiply %e, %f : tensor<5000xf64>
    return %r : tensor<5000xf64>
  }
}
