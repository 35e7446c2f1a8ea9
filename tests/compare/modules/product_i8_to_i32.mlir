module @m {
  func.func public @main(%0: tensor<90x64xi8>, %1: tensor<64x50xi8>) -> tensor<90x50xi32> {
    %r = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<90x64xi8>, tensor<64x50xi8>) -> tensor<90x50xi32>
    return %r : tensor<90x50xi32>
  }
}
