// error: 3:10: the call has 3 results; expected 5: the matrices, s, u, vh and info
func.func public @main(%a: tensor<4x3xf32>) -> tensor<3xf32> {
  %f:3 = stablehlo.custom_call @lapack_sgesdd_ffi(%a) {
    mhlo.backend_config = {mode = 83 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]
  } : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<4x3xf32>)
  return %f#1 : tensor<3xf32>
}
