// error: 3:10: gtsv: diagonal 1 is tensor<3xf32>; expected the shape of tensor<4x2xf32> without its columns
func.func public @main(%d: tensor<4xf32>, %e: tensor<3xf32>, %b: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %x:5 = stablehlo.custom_call @lapack_sgtsv_ffi(%d, %e, %d, %b) {
    operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>],
    result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]
  } : (tensor<4xf32>, tensor<3xf32>, tensor<4xf32>, tensor<4x2xf32>) -> (tensor<4xf32>, tensor<3xf32>, tensor<4xf32>, tensor<4x2xf32>, tensor<i32>)
  return %x#3 : tensor<4x2xf32>
}
