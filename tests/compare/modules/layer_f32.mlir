module @m {
  func.func public @main(%0: tensor<120x90xf32>, %1: tensor<90x110xf32>, %2: tensor<110xf32>) -> tensor<120x110xf32> {
    %a = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<120x90xf32>, tensor<90x110xf32>) -> tensor<120x110xf32>
    %b = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<110xf32>) -> tensor<120x110xf32>
    %c = stablehlo.add %a, %b : tensor<120x110xf32>
    %r = stablehlo.tanh %c : tensor<120x110xf32>
    return %r : tensor<120x110xf32>
  }
}
