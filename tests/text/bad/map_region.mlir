// error: 3:8: stablehlo.map: the region has stablehlo.while, which cannot be applied to each element
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = "stablehlo.map"(%x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>):
    %1 = stablehlo.while(%b = %a) : tensor<i32>
    cond {
      %c = stablehlo.constant dense<9> : tensor<i32>
      %2 = stablehlo.compare LT, %b, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %3 = stablehlo.add %b, %b : tensor<i32>
      stablehlo.return %3 : tensor<i32>
    }
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
