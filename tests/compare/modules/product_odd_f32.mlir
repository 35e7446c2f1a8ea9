module @m {
  func.func public @main(%0: tensor<211x97xf32>, %1: tensor<97x53xf32>) -> tensor<211x53xf32> {
    %r = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<211x97xf32>, tensor<97x53xf32>) -> tensor<211x53xf32>
    return %r : tensor<211x53xf32>
  }
}
