module @m {
  func.func public @main(%0: tensor<64x512xf32>, %1: tensor<512xf32>, %2: tensor<512xf32>) -> tensor<64x512xf32> {
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %n = stablehlo.constant dense<512.0> : tensor<64xf32>
    %x = stablehlo.constant dense<1.0e-5> : tensor<64xf32>
    %a = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<64x512xf32>, tensor<f32>) -> tensor<64xf32>
    %b = stablehlo.divide %a, %n : tensor<64xf32>
    %c = stablehlo.broadcast_in_dim %b, dims = [0] : (tensor<64xf32>) -> tensor<64x512xf32>
    %d = stablehlo.subtract %0, %c : tensor<64x512xf32>
    %e = stablehlo.multiply %d, %d : tensor<64x512xf32>
    %f = stablehlo.reduce(%e init: %z) applies stablehlo.add across dimensions = [1] : (tensor<64x512xf32>, tensor<f32>) -> tensor<64xf32>
    %g = stablehlo.divide %f, %n : tensor<64xf32>
    %h = stablehlo.add %g, %x : tensor<64xf32>
    %i = stablehlo.rsqrt %h : tensor<64xf32>
    %j = stablehlo.broadcast_in_dim %i, dims = [0] : (tensor<64xf32>) -> tensor<64x512xf32>
    %k = stablehlo.multiply %d, %j : tensor<64x512xf32>
    %l = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<512xf32>) -> tensor<64x512xf32>
    %m = stablehlo.multiply %k, %l : tensor<64x512xf32>
    %o = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<512xf32>) -> tensor<64x512xf32>
    %r = stablehlo.add %m, %o : tensor<64x512xf32>
    return %r : tensor<64x512xf32>
  }
}
