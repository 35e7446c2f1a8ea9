module @m {
  func.func public @main(%0: tensor<20000xf32>, %1: tensor<20000xf32>) -> tensor<20000xf32> {
    %a = stablehlo.sine %0 : tensor<20000xf32>
    %b = stablehlo.log %1 : tensor<20000xf32>
    %c = stablehlo.power %0, %1 : tensor<20000xf32>
    %d = stablehlo.logistic %b : tensor<20000xf32>
    %e = stablehlo.atan2 %a, %d : tensor<20000xf32>
    %f = stablehlo.rsqrt %c : tensor<20000xf32>
    %r = stablehlo.multiply %e, %f : tensor<20000xf32>
    return %r : tensor<20000xf32>
  }
}
