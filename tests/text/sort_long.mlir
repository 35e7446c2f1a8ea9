// Long sorts by one integer: a sort with its places by digits; the largest elements of rows, and of a line in parts.
func.func public @main(%x: tensor<1500xf32>, %y: tensor<3x700xf32>, %z: tensor<33000xi16>) -> (tensor<1500xf32>, tensor<1500xi32>, tensor<3x10xf32>, tensor<3x10xi32>, tensor<70xi16>, tensor<70xi32>) {
  %i = stablehlo.iota dim = 0 : tensor<1500xi32>
  %0:2 = "stablehlo.sort"(%x, %i) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %j: tensor<i32>, %k: tensor<i32>):
    %1 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<1500xf32>, tensor<1500xi32>) -> (tensor<1500xf32>, tensor<1500xi32>)
  %values, %indices = chlo.top_k(%y, k = 10) : tensor<3x700xf32> -> (tensor<3x10xf32>, tensor<3x10xi32>)
  %all, %places = chlo.top_k(%z, k = 70) : tensor<33000xi16> -> (tensor<70xi16>, tensor<70xi32>)
  return %0#0, %0#1, %values, %indices, %all, %places : tensor<1500xf32>, tensor<1500xi32>, tensor<3x10xf32>, tensor<3x10xi32>, tensor<70xi16>, tensor<70xi32>
}
