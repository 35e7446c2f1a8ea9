module @m {
  func.func public @main(%0: tensor<130x70xf32>, %1: tensor<50x130xf32>) -> tensor<70x50xf32> {
    %r = stablehlo.dot_general %0, %1, contracting_dims = [0] x [1] : (tensor<130x70xf32>, tensor<50x130xf32>) -> tensor<70x50xf32>
    return %r : tensor<70x50xf32>
  }
}
