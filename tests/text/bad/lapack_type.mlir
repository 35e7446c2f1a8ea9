// error: 3:51: lapack_dpotrf_ffi takes matrices of f64, not tensor<4x4xf32>
func.func public @main(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %l:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%a) {
    mhlo.backend_config = {uplo = 76 : ui8}, result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], operand_layouts = [dense<[0, 1]> : tensor<2xindex>]
  } : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<i32>)
  return %l#0 : tensor<4x4xf32>
}
