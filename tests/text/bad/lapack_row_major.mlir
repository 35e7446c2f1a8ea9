// error: 4:144: entry 0 of operand_layouts is not column-major; this call takes only column-major matrices
func.func public @main(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %l:2 = stablehlo.custom_call @lapack_spotrf_ffi(%a) {
    mhlo.backend_config = {uplo = 76 : ui8}, result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], operand_layouts = [dense<[1, 0]> : tensor<2xindex>]
  } : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<i32>)
  return %l#0 : tensor<4x4xf32>
}
