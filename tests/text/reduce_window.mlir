// Windows with strides, dilations, padding of both signs, several operands and captures; cumulative windows.
func.func public @main(%x: tensor<2x7x9x5xf32>, %y: tensor<3x4xi32>, %v: tensor<19xf16>, %l: tensor<600x3xf32>, %k: tensor<2x7x9x5xi64>, %c: tensor<f32>, %b: tensor<6xi1>) -> (tensor<2x4x5x5xf32>, tensor<3x7xi32>, tensor<2x4xi32>, tensor<9xf32>, tensor<0xf16>, tensor<600x3xf32>, tensor<600x3xf32>, tensor<2x4x5x5xf32>, tensor<2x4x5x5xi64>, tensor<2x6x9x4xf32>, tensor<6xi1>, tensor<3x4xi32>) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %low) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %e: tensor<f32>):
    %s = stablehlo.maximum %a, %e : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x7x9x5xf32>, tensor<f32>) -> tensor<2x4x5x5xf32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %1 = "stablehlo.reduce_window"(%y, %three) <{base_dilations = array<i64: 2, 3>, padding = dense<[[1, 1], [-1, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 5>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i32>, %e: tensor<i32>):
    %s = stablehlo.add %a, %e : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<3x4xi32>, tensor<i32>) -> tensor<4x7xi32>
  %some = stablehlo.slice %1 [1:4, 0:7] : (tensor<4x7xi32>) -> tensor<3x7xi32>
  %2 = "stablehlo.reduce_window"(%y, %three) <{window_dimensions = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<i32>, %e: tensor<i32>):
    %s = stablehlo.subtract %a, %e : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<3x4xi32>, tensor<i32>) -> tensor<2x4xi32>
  %one = stablehlo.constant dense<1.0> : tensor<f16>
  %3 = "stablehlo.reduce_window"(%v, %one) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %e: tensor<f32>):
    %s = stablehlo.multiply %a, %e : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<19xf16>, tensor<f16>) -> tensor<9xf32>
  %4 = "stablehlo.reduce_window"(%v, %one) <{window_dimensions = array<i64: 30>}> ({
  ^bb0(%a: tensor<f16>, %e: tensor<f16>):
    %s = stablehlo.multiply %a, %e : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<19xf16>, tensor<f16>) -> tensor<0xf16>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %w = stablehlo.abs %l : tensor<600x3xf32>
  %5 = "stablehlo.reduce_window"(%w, %zero) <{padding = dense<[[599, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 600, 1>}> ({
  ^bb0(%a: tensor<f32>, %e: tensor<f32>):
    %s = stablehlo.add %a, %e : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<600x3xf32>, tensor<f32>) -> tensor<600x3xf32>
  %6 = "stablehlo.reduce_window"(%l, %zero) <{padding = dense<[[0, 599], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 600, 1>}> ({
  ^bb0(%a: tensor<f32>, %e: tensor<f32>):
    %s = stablehlo.maximum %a, %e : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<600x3xf32>, tensor<f32>) -> tensor<600x3xf32>
  %none = stablehlo.constant dense<-1> : tensor<i64>
  %7:2 = "stablehlo.reduce_window"(%x, %k, %low, %none) <{padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %p: tensor<i64>, %e: tensor<f32>, %q: tensor<i64>):
    %t = stablehlo.compare GE, %a, %e, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %t, %a, %e : tensor<i1>, tensor<f32>
    %r = stablehlo.select %t, %p, %q : tensor<i1>, tensor<i64>
    stablehlo.return %s, %r : tensor<f32>, tensor<i64>
  }) : (tensor<2x7x9x5xf32>, tensor<2x7x9x5xi64>, tensor<f32>, tensor<i64>) -> (tensor<2x4x5x5xf32>, tensor<2x4x5x5xi64>)
  %u = stablehlo.abs %x : tensor<2x7x9x5xf32>
  %8 = "stablehlo.reduce_window"(%u, %c) <{window_dimensions = array<i64: 1, 2, 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %e: tensor<f32>):
    %m = stablehlo.subtract %e, %c : tensor<f32>
    %h = stablehlo.abs %m : tensor<f32>
    %s = stablehlo.add %a, %h : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x7x9x5xf32>, tensor<f32>) -> tensor<2x6x9x4xf32>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %9 = "stablehlo.reduce_window"(%b, %true) <{padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 6>}> ({
  ^bb0(%a: tensor<i1>, %e: tensor<i1>):
    %s = stablehlo.and %a, %e : tensor<i1>
    stablehlo.return %s : tensor<i1>
  }) : (tensor<6xi1>, tensor<i1>) -> tensor<6xi1>
  %10 = "stablehlo.reduce_window"(%y, %three) <{padding = dense<[[0, 0], [0, 3]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 4>}> ({
  ^bb0(%a: tensor<i32>, %e: tensor<i32>):
    %s = stablehlo.add %a, %e : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<3x4xi32>, tensor<i32>) -> tensor<3x4xi32>
  return %0, %some, %2, %3, %4, %5, %6, %7#0, %7#1, %8, %9, %10 : tensor<2x4x5x5xf32>, tensor<3x7xi32>, tensor<2x4xi32>, tensor<9xf32>, tensor<0xf16>, tensor<600x3xf32>, tensor<600x3xf32>, tensor<2x4x5x5xf32>, tensor<2x4x5x5xi64>, tensor<2x6x9x4xf32>, tensor<6xi1>, tensor<3x4xi32>
}
