// error: 4:35: mode is 79; expected 65 ('A'), 78 ('N') or 83 ('S')
func.func public @main(%a: tensor<4x3xf32>) -> tensor<3xf32> {
  %f:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%a) {
    mhlo.backend_config = {mode = 79 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]
  } : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<3x3xf32>, tensor<i32>)
  return %f#1 : tensor<3xf32>
}
