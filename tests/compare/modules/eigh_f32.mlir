module @m {
  func.func public @main(%0: tensor<2x70x70xf32>) -> (tensor<2x70xf32>, tensor<2x70x70xf32>) {
    %r:2 = "quern.eigh"(%0) {lower = true} : (tensor<2x70x70xf32>) -> (tensor<2x70xf32>, tensor<2x70x70xf32>)
    return %r#0, %r#1 : tensor<2x70xf32>, tensor<2x70x70xf32>
  }
}
