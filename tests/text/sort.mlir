// sort with one and several operands, captures, negative and default dimensions; top_k in both formats and as a custom call.
module {
  func.func @main(%a: tensor<3x11xf32>, %i: tensor<3x11xi32>, %p: tensor<5x2xi1>, %h: tensor<37xf16>, %m: tensor<i32>, %u: tensor<2x0x3xui8>) -> (tensor<3x11xf32>, tensor<3x11xf32>, tensor<3x11xi32>, tensor<3x11xi32>, tensor<3x11xf32>, tensor<5x2xi1>, tensor<37xf16>, tensor<2x0x3xui8>, tensor<3x4xf32>, tensor<3x4xi32>, tensor<5xf16>, tensor<5xi32>, tensor<3x0xi32>, tensor<3x0xi32>, tensor<3x3xf32>, tensor<3x3xi32>) {
    %0 = "stablehlo.sort"(%a) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %20 = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %20 : tensor<i1>
    }) : (tensor<3x11xf32>) -> tensor<3x11xf32>
    %1:2 = "stablehlo.sort"(%a, %i) <{dimension = -2 : i64}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>, %j: tensor<i32>, %k: tensor<i32>):
      %20 = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %20 : tensor<i1>
    }) : (tensor<3x11xf32>, tensor<3x11xi32>) -> (tensor<3x11xf32>, tensor<3x11xi32>)
    %2:2 = "stablehlo.sort"(%i, %a) ({
    ^bb0(%j: tensor<i32>, %k: tensor<i32>, %x: tensor<f32>, %y: tensor<f32>):
      %20 = stablehlo.remainder %j, %m : tensor<i32>
      %21 = stablehlo.remainder %k, %m : tensor<i32>
      %22 = stablehlo.compare LT, %20, %21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %23 = stablehlo.compare EQ, %20, %21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %24 = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %25 = stablehlo.and %23, %24 : tensor<i1>
      %26 = stablehlo.or %22, %25 : tensor<i1>
      stablehlo.return %26 : tensor<i1>
    }) : (tensor<3x11xi32>, tensor<3x11xf32>) -> (tensor<3x11xi32>, tensor<3x11xf32>)
    %3 = "stablehlo.sort"(%p) ({
    ^bb0(%x: tensor<i1>, %y: tensor<i1>):
      %20 = stablehlo.compare GT, %x, %y, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %20 : tensor<i1>
    }) {dimension = 0 : i64, is_stable = false} : (tensor<5x2xi1>) -> tensor<5x2xi1>
    %4 = "stablehlo.sort"(%h) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%x: tensor<f16>, %y: tensor<f16>):
      %zero = stablehlo.constant dense<0.0> : tensor<f16>
      %nan = stablehlo.constant dense<0x7E00> : tensor<f16>
      %20 = stablehlo.compare EQ, %x, %zero, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %21 = stablehlo.select %20, %zero, %x : tensor<i1>, tensor<f16>
      %22 = stablehlo.compare NE, %x, %x, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %23 = stablehlo.select %22, %nan, %21 : tensor<i1>, tensor<f16>
      %24 = stablehlo.compare EQ, %y, %zero, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %25 = stablehlo.select %24, %zero, %y : tensor<i1>, tensor<f16>
      %26 = stablehlo.compare NE, %y, %y, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %27 = stablehlo.select %26, %nan, %25 : tensor<i1>, tensor<f16>
      %28 = stablehlo.compare LT, %23, %27, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
      stablehlo.return %28 : tensor<i1>
    }) : (tensor<37xf16>) -> tensor<37xf16>
    %5 = "stablehlo.sort"(%u) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%x: tensor<ui8>, %y: tensor<ui8>):
      %20 = stablehlo.compare LT, %x, %y, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      stablehlo.return %20 : tensor<i1>
    }) : (tensor<2x0x3xui8>) -> tensor<2x0x3xui8>
    %7:2 = chlo.top_k(%a, k = 4) : tensor<3x11xf32> -> (tensor<3x4xf32>, tensor<3x4xi32>)
    %8:2 = "chlo.top_k"(%h) <{k = 5 : i64}> : (tensor<37xf16>) -> (tensor<5xf16>, tensor<5xi32>)
    %9:2 = chlo.top_k(%i, k=0) {mhlo.note = "nothing"} : tensor<3x11xi32> -> (tensor<3x0xi32>, tensor<3x0xi32>)
    %10:2 = stablehlo.custom_call @mhlo.topk(%a) {mhlo.attributes = {k = 3 : i64, largest = true}, mhlo.version = 1 : i64} : (tensor<3x11xf32>) -> (tensor<3x3xf32>, tensor<3x3xi32>)
    return %0, %1#0, %1#1, %2#0, %2#1, %3, %4, %5, %7#0, %7#1, %8#0, %8#1, %9#0, %9#1, %10#0, %10#1 : tensor<3x11xf32>, tensor<3x11xf32>, tensor<3x11xi32>, tensor<3x11xi32>, tensor<3x11xf32>, tensor<5x2xi1>, tensor<37xf16>, tensor<2x0x3xui8>, tensor<3x4xf32>, tensor<3x4xi32>, tensor<5xf16>, tensor<5xi32>, tensor<3x0xi32>, tensor<3x0xi32>, tensor<3x3xf32>, tensor<3x3xi32>
  }
}
