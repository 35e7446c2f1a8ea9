module @m {
  func.func public @main(%0: tensor<6x40x30xf32>, %1: tensor<6x30x20xf32>) -> tensor<6x40x20xf32> {
    %r = stablehlo.dot_general %0, %1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<6x40x30xf32>, tensor<6x30x20xf32>) -> tensor<6x40x20xf32>
    return %r : tensor<6x40x20xf32>
  }
}
