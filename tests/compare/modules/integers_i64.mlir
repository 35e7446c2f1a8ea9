module @m {
  func.func public @main(%0: tensor<4099xi64>, %1: tensor<4099xi64>) -> tensor<4099xi64> {
    %o = stablehlo.constant dense<3> : tensor<4099xi64>
    %a = stablehlo.add %1, %o : tensor<4099xi64>
    %b = stablehlo.divide %0, %a : tensor<4099xi64>
    %c = stablehlo.remainder %0, %a : tensor<4099xi64>
    %d = stablehlo.shift_left %b, %c : tensor<4099xi64>
    %r = stablehlo.xor %d, %a : tensor<4099xi64>
    return %r : tensor<4099xi64>
  }
}
