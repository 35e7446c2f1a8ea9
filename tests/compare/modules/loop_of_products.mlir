module @m {
  func.func public @main(%0: tensor<48x48xf32>, %1: tensor<48x48xf32>) -> tensor<48x48xf32> {
    %z = stablehlo.constant dense<0> : tensor<i32>
    %o = stablehlo.constant dense<1> : tensor<i32>
    %n = stablehlo.constant dense<20> : tensor<i32>
    %s:2 = stablehlo.while(%i = %z, %x = %0) : tensor<i32>, tensor<48x48xf32>
     cond {
      %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %p = stablehlo.dot_general %x, %1, contracting_dims = [1] x [0] : (tensor<48x48xf32>, tensor<48x48xf32>) -> tensor<48x48xf32>
      %t = stablehlo.tanh %p : tensor<48x48xf32>
      %j = stablehlo.add %i, %o : tensor<i32>
      stablehlo.return %j, %t : tensor<i32>, tensor<48x48xf32>
    }
    return %s#1 : tensor<48x48xf32>
  }
}
