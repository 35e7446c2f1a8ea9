// Arguments that results may overwrite.
module {
  func.func @main(%w: tensor<2xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<2xf32>, %v: tensor<2xf32> {mhlo.layout_mode = "default", tf.aliasing_output = 0 : i32}) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
    %0 = stablehlo.subtract %v, %x : tensor<2xf32>
    %1 = stablehlo.add %w, %v : tensor<2xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<2xf32>
    return %0, %1, %2 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
}
