// Winners of windows, and what source has for them: overlapping windows, padding, ties, windows of padding alone.
func.func public @main(%x: tensor<4x2xi64>, %s: tensor<2x2xi64>, %y: tensor<2x7x9x3xf32>, %t: tensor<2x4x5x3xf32>, %l: tensor<90xf32>, %m: tensor<21xf32>, %h: tensor<6xf16>, %u: tensor<4xf16>) -> (tensor<4x2xi64>, tensor<2x7x9x3xf32>, tensor<2x7x9x3xf32>, tensor<90xf32>, tensor<6xf32>, tensor<6xf16>) {
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %0 = "stablehlo.select_and_scatter"(%x, %s, %zero) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.compare GE, %a, %b, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %c = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %c : tensor<i64>
  }) : (tensor<4x2xi64>, tensor<2x2xi64>, tensor<i64>) -> tensor<4x2xi64>
  %half = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %1 = "stablehlo.select_and_scatter"(%y, %t, %half) <{padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<2x7x9x3xf32>, tensor<2x4x5x3xf32>, tensor<f32>) -> tensor<2x7x9x3xf32>
  %2 = "stablehlo.select_and_scatter"(%y, %t, %half) <{padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %e = stablehlo.subtract %a, %half : tensor<f32>
    %c = stablehlo.compare LT, %e, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %e = stablehlo.multiply %a, %half : tensor<f32>
    %c = stablehlo.subtract %b, %e : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<2x7x9x3xf32>, tensor<2x4x5x3xf32>, tensor<f32>) -> tensor<2x7x9x3xf32>
  %3 = "stablehlo.select_and_scatter"(%l, %m, %half) <{window_dimensions = array<i64: 70>, window_strides = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare LE, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<90xf32>, tensor<21xf32>, tensor<f32>) -> tensor<90xf32>
  %one = stablehlo.constant dense<1.000000e+00> : tensor<f16>
  %4 = "stablehlo.select_and_scatter"(%h, %u, %one) <{padding = dense<[[3, 3]]> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 3>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %c = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<6xf16>, tensor<4xf16>, tensor<f16>) -> tensor<6xf32>
  %5 = "stablehlo.select_and_scatter"(%h, %u, %one) <{padding = dense<[[-1, -1]]> : tensor<1x2xi64>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %c = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    stablehlo.return %b : tensor<f16>
  }) : (tensor<6xf16>, tensor<4xf16>, tensor<f16>) -> tensor<6xf16>
  return %0, %1, %2, %3, %4, %5 : tensor<4x2xi64>, tensor<2x7x9x3xf32>, tensor<2x7x9x3xf32>, tensor<90xf32>, tensor<6xf32>, tensor<6xf16>
}
