// error: 3:10: chlo.scan: input 1 has 5 steps; expected 0
func.func @main(%x: tensor<0xi32>, %y: tensor<5xi32>, %i: tensor<i32>) -> tensor<i32> {
  %0:2 = chlo.scan(%x, %y) inits(%i) dimension=0 {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s, %s : tensor<i32>, tensor<i32>
  } : (tensor<0xi32>, tensor<5xi32>, tensor<i32>) -> (tensor<0xi32>, tensor<i32>)
  return %0#1 : tensor<i32>
}
