module @m {
  func.func public @main(%0: tensor<67x130xf64>, %1: tensor<130x45xf64>) -> tensor<67x45xf64> {
    %r = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<67x130xf64>, tensor<130x45xf64>) -> tensor<67x45xf64>
    return %r : tensor<67x45xf64>
  }
}
