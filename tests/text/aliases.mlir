// Aliases of types and attributes.
!vector = tensor<3xf32>
!matrix = tensor<2x3xf32>
#swap = array<i64: 1, 0>
#ones = dense<1.000000e+00> : tensor<2x3xf32>
#lt = #stablehlo<comparison_direction LT>
#numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>
module {
  func.func @main(%a: !matrix, %v: !vector) -> (tensor<3x2xf32>, !matrix, tensor<2x3xi1>, tensor<2xf32>) {
    %0 = "stablehlo.transpose"(%a) <{permutation = #swap}> : (!matrix) -> tensor<3x2xf32>
    %1 = "stablehlo.constant"() <{value = #ones}> : () -> !matrix
    %2 = stablehlo.add %a, %1 : !matrix
    %3 = "stablehlo.compare"(%a, %1) <{comparison_direction = #lt}> : (!matrix, !matrix) -> tensor<2x3xi1>
    %4 = "stablehlo.dot_general"(%a, %v) <{dot_dimension_numbers = #numbers}> : (!matrix, !vector) -> tensor<2xf32>
    return %0, %2, %3, %4 : tensor<3x2xf32>, !matrix, tensor<2x3xi1>, tensor<2xf32>
  }
}
