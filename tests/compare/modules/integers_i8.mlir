module @m {
  func.func public @main(%0: tensor<4099xi8>, %1: tensor<4099xi8>) -> tensor<4099xi8> {
    %o = stablehlo.constant dense<3> : tensor<4099xi8>
    %a = stablehlo.add %1, %o : tensor<4099xi8>
    %b = stablehlo.divide %0, %a : tensor<4099xi8>
    %c = stablehlo.remainder %0, %a : tensor<4099xi8>
    %d = stablehlo.shift_left %b, %c : tensor<4099xi8>
    %r = stablehlo.xor %d, %a : tensor<4099xi8>
    return %r : tensor<4099xi8>
  }
}
