// Scans: sums and maxima, forward and in reverse; a body with two carries; slices of higher rank; outputs alone.
func.func public @main(%x: tensor<4xi32>, %i: tensor<i32>, %y: tensor<2x300xf32>, %c: tensor<2xf32>, %v: tensor<5xi32>, %w: tensor<5xi32>, %z: tensor<3x4x2xf32>, %m: tensor<3x2xf32>) -> (tensor<4xi32>, tensor<i32>, tensor<2x300xf32>, tensor<2xf32>, tensor<2xf32>, tensor<5xi32>, tensor<5xi32>, tensor<i32>, tensor<3x4x2xf32>, tensor<3x2xf32>, tensor<6xi32>, tensor<i32>) {
  %0:2 = chlo.scan(%x) inits(%i) dimension=0 {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s, %s : tensor<i32>, tensor<i32>
  } : (tensor<4xi32>, tensor<i32>) -> (tensor<4xi32>, tensor<i32>)
  %1:2 = chlo.scan (%y) inits (%c) dimension = 1 attributes {is_reverse = true, is_associative = true} {
  ^bb0(%a: tensor<2xf32>, %b: tensor<2xf32>):
    %s = stablehlo.maximum %b, %a : tensor<2xf32>
    stablehlo.return %s, %s : tensor<2xf32>, tensor<2xf32>
  } : (tensor<2x300xf32>, tensor<2xf32>) -> (tensor<2x300xf32>, tensor<2xf32>)
  %abs = stablehlo.abs %y : tensor<2x300xf32>
  %2 = "chlo.scan"(%abs, %c) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%a: tensor<2xf32>, %b: tensor<2xf32>):
    %s = stablehlo.add %b, %a : tensor<2xf32>
    stablehlo.return %s : tensor<2xf32>
  }) : (tensor<2x300xf32>, tensor<2xf32>) -> tensor<2xf32>
  %low = stablehlo.constant dense<-2147483648> : tensor<i32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %3:4 = chlo.scan(%v, %w) inits(%low, %none) dimension=0 {
  ^bb0(%cv: tensor<i32>, %ci: tensor<i32>, %rv: tensor<i32>, %ri: tensor<i32>):
    %n = stablehlo.maximum %rv, %cv : tensor<i32>
    %g = stablehlo.compare GT, %rv, %cv, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %p = stablehlo.select %g, %ri, %ci : tensor<i1>, tensor<i32>
    stablehlo.return %n, %p, %n, %p : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
  } : (tensor<5xi32>, tensor<5xi32>, tensor<i32>, tensor<i32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<i32>, tensor<i32>)
  %4:2 = chlo.scan(%z) inits(%m) dimension=1 attributes {is_reverse = true} {
  ^bb0(%a: tensor<3x2xf32>, %b: tensor<3x2xf32>):
    %h = stablehlo.constant dense<5.000000e-01> : tensor<3x2xf32>
    %s = stablehlo.multiply %b, %h : tensor<3x2xf32>
    %t = stablehlo.add %a, %s : tensor<3x2xf32>
    %u = stablehlo.negate %t : tensor<3x2xf32>
    stablehlo.return %u, %t : tensor<3x2xf32>, tensor<3x2xf32>
  } : (tensor<3x4x2xf32>, tensor<3x2xf32>) -> (tensor<3x4x2xf32>, tensor<3x2xf32>)
  %5:2 = chlo.scan() inits(%i) dimension=0 attributes {scan_dim_size = 6 : i64} {
  ^bb0(%b: tensor<i32>):
    %s = stablehlo.add %b, %b : tensor<i32>
    stablehlo.return %b, %s : tensor<i32>, tensor<i32>
  } : (tensor<i32>) -> (tensor<6xi32>, tensor<i32>)
  return %0#0, %0#1, %1#0, %1#1, %2, %3#0, %3#1, %3#2, %4#0, %4#1, %5#0, %5#1 : tensor<4xi32>, tensor<i32>, tensor<2x300xf32>, tensor<2xf32>, tensor<2xf32>, tensor<5xi32>, tensor<5xi32>, tensor<i32>, tensor<3x4x2xf32>, tensor<3x2xf32>, tensor<6xi32>, tensor<i32>
}
