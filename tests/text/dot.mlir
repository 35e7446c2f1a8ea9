// stablehlo.dot of vectors and matrices, also in a function and a region.
module {
  func.func private @rows(%m: tensor<4x3xf32>, %v: tensor<3xf32>) -> tensor<4xf32> {
    %0 = stablehlo.dot %m, %v : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @main(%m: tensor<4x3xf32>, %n: tensor<3x5xf32>, %v: tensor<3xf32>, %i: tensor<2x3xi8>)
      -> (tensor<4x5xf32>, tensor<4xf32>, tensor<5xf32>, tensor<f32>, tensor<2xi32>, tensor<4xf32>) {
    %0 = stablehlo.dot %m, %n, precision = [HIGHEST, DEFAULT] : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
    %1 = func.call @rows(%m, %v) : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4xf32>
    %2 = "stablehlo.dot"(%v, %n) : (tensor<3xf32>, tensor<3x5xf32>) -> tensor<5xf32>
    %3 = stablehlo.dot %v, %v : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
    %c = stablehlo.constant dense<[1, -2, 3]> : tensor<3xi8>
    %4 = stablehlo.dot %i, %c : (tensor<2x3xi8>, tensor<3xi8>) -> tensor<2xi32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %p = stablehlo.compare GT, %3, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %5 = "stablehlo.if"(%p) ({
      %a = stablehlo.dot %0, %2 : (tensor<4x5xf32>, tensor<5xf32>) -> tensor<4xf32>
      "stablehlo.return"(%a) : (tensor<4xf32>) -> ()
    }, {
      "stablehlo.return"(%1) : (tensor<4xf32>) -> ()
    }) : (tensor<i1>) -> tensor<4xf32>
    return %0, %1, %2, %3, %4, %5 : tensor<4x5xf32>, tensor<4xf32>, tensor<5xf32>, tensor<f32>, tensor<2xi32>, tensor<4xf32>
  }
}
