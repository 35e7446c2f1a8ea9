// dot_general in all its assembly formats.
module {
  func.func @main(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>, %c: tensor<2x3xi8>) -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<2x3x2x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<f64>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x3xi32>) {
    %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %1 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, HIGHEST] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %2 = stablehlo.dot_general %a, %a, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
    %3 = stablehlo.dot_general %a, %a, contracting_dims = [] x [] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3x2x3xf32>
    %4 = stablehlo.dot_general %a, %b, batching_dims = [] x [], contracting_dims = [1] x [0], precision = [] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %5 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {mhlo.note = "x", quern.order = "lanes"} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %6 = stablehlo.dot_general %a, %a, contracting_dims = [0, 1] x [0, 1] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<f64>
    %7 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]}> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %8 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<
        rhs_contracting_dimensions = [0],
        lhs_contracting_dimensions = [1],
        lhs_batching_dimensions = [],
        rhs_batching_dimensions = []
      >} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %9 = "stablehlo.dot_general"(%c, %c) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1]>}> : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<2x3x2x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<f64>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x3xi32>
  }
}
