module @m {
  func.func public @main(%0: tensor<13x13xcomplex<f64>>) -> (tensor<13xf64>, tensor<13x13xcomplex<f64>>) {
    %r:2 = "quern.eigh"(%0) {lower = false} : (tensor<13x13xcomplex<f64>>) -> (tensor<13xf64>, tensor<13x13xcomplex<f64>>)
    return %r#0, %r#1 : tensor<13xf64>, tensor<13x13xcomplex<f64>>
  }
}
