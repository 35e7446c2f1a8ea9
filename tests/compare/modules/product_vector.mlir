module @m {
  func.func public @main(%0: tensor<1000x300xf32>, %1: tensor<300xf32>) -> tensor<1000xf32> {
    %r = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<1000x300xf32>, tensor<300xf32>) -> tensor<1000xf32>
    return %r : tensor<1000xf32>
  }
}
