// error: 4:47: operand 0 of this call must be a constant of type tensor<i32>
func.func public @main(%a: tensor<4x4xf32>, %f: tensor<i32>) -> tensor<4x4xf32> {
  %n = stablehlo.constant dense<4> : tensor<i32>
  %l:2 = stablehlo.custom_call @lapack_spotrf(%f, %n, %n, %a) {
    operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>],
    result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]
  } : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<i32>)
  return %l#0 : tensor<4x4xf32>
}
