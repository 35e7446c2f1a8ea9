// error: 3:8: the configuration of the call must set left to true or false
func.func public @main(%a: tensor<4x4xf32>, %t: tensor<4xf32>, %c: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %x = stablehlo.custom_call @lapack_sormqr_ffi(%a, %t, %c) {
    mhlo.backend_config = {transpose = true}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]
  } : (tensor<4x4xf32>, tensor<4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  return %x : tensor<4x2xf32>
}
