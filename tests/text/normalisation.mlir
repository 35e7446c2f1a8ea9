// Batch normalisation, maps and barriers.
module {
  func.func private @half(%a: tensor<f32>) -> tensor<f32> {
    %c = stablehlo.constant dense<0.5> : tensor<f32>
    %0 = stablehlo.multiply %a, %c : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @main(%x: tensor<4x3x2xf32>, %s: tensor<3xf32>, %o: tensor<3xf32>, %d: tensor<4x3x2xf32>, %h: tensor<2x5xf16>,
                  %i: tensor<2x5xi32>)
      -> (tensor<4x3x2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x3x2xf32>, tensor<4x3x2xf32>, tensor<3xf32>, tensor<3xf32>,
          tensor<2x5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<4x3x2xf32>, tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xf16>,
          tensor<2x5xi32>) {
    %0:3 = "stablehlo.batch_norm_training"(%x, %s, %o) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<4x3x2xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<4x3x2xf32>, tensor<3xf32>, tensor<3xf32>)
    %1 = "stablehlo.batch_norm_inference"(%x, %s, %o, %0#1, %0#2) {epsilon = 0.25 : f32, feature_index = 1 : i64} : (tensor<4x3x2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<4x3x2xf32>
    %2:3 = "stablehlo.batch_norm_grad"(%x, %s, %0#1, %0#2, %d) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<4x3x2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x3x2xf32>) -> (tensor<4x3x2xf32>, tensor<3xf32>, tensor<3xf32>)
    %ones = stablehlo.constant dense<1.5> : tensor<5xf16>
    %3:3 = "stablehlo.batch_norm_training"(%h, %ones, %ones) <{epsilon = 0.0078125 : f32, feature_index = 1 : i64}> : (tensor<2x5xf16>, tensor<5xf16>, tensor<5xf16>) -> (tensor<2x5xf16>, tensor<5xf16>, tensor<5xf16>)
    %t = stablehlo.constant dense<0.75> : tensor<f32>
    %4 = "stablehlo.map"(%x, %d) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %p = stablehlo.compare LT, %a, %t : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %n = func.call @half(%b) : (tensor<f32>) -> tensor<f32>
      %r = "stablehlo.if"(%p) ({
        %m = stablehlo.add %a, %n : tensor<f32>
        stablehlo.return %m : tensor<f32>
      }, {
        stablehlo.return %t : tensor<f32>
      }) : (tensor<i1>) -> tensor<f32>
      stablehlo.return %r : tensor<f32>
    }) : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
    %5 = "stablehlo.map"(%i) ({
    ^bb0(%a: tensor<i32>):
      %z = stablehlo.constant dense<0> : tensor<i32>
      %p = stablehlo.compare GT, %a, %z : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    }) {dimensions = array<i64: 0, 1>} : (tensor<2x5xi32>) -> tensor<2x5xi1>
    %6 = "stablehlo.map"(%i) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%a: tensor<i32>):
      %r = "stablehlo.case"(%a) ({
        %k = stablehlo.constant dense<7> : tensor<i32>
        stablehlo.return %k : tensor<i32>
      }, {
        stablehlo.return %a : tensor<i32>
      }, {
        %k = stablehlo.multiply %a, %a : tensor<i32>
        stablehlo.return %k : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      stablehlo.return %r : tensor<i32>
    }) : (tensor<2x5xi32>) -> tensor<2x5xi32>
    %7:2 = stablehlo.optimization_barrier %h, %i : tensor<2x5xf16>, tensor<2x5xi32>
    %8 = stablehlo.add %7#0, %h : tensor<2x5xf16>
    %9 = stablehlo.optimization_barrier %7#1 : tensor<2x5xi32>
    %10 = "quern.barrier"(%8) <{barrier = 3 : i64}> : (tensor<2x5xf16>) -> tensor<2x5xf16>
    return %0#0, %0#1, %0#2, %1, %2#0, %2#1, %2#2, %3#0, %3#1, %3#2, %4, %5, %6, %10, %9 : tensor<4x3x2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x3x2xf32>, tensor<4x3x2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<4x3x2xf32>, tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xf16>, tensor<2x5xi32>
  }
}
