module @jit_algorithm_f16_f16_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x16xf16>, %arg1: tensor<16x5xf16>) -> (tensor<6x5xf16> {jax.result_info = "result[0]"}, tensor<6x16xf16> {jax.result_info = "result[1][0]"}, tensor<16x5xf16> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = f16, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<6x16xf16>, tensor<16x5xf16>) -> tensor<6x5xf16>
    %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = f16, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<6x16xf16>, tensor<16x5xf16>) -> tensor<6x5xf16>
    %2 = stablehlo.convert %1 : (tensor<6x5xf16>) -> tensor<6x5xf32>
    %3 = stablehlo.multiply %2, %2 : tensor<6x5xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<6x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<6x5xf32>
    %9 = stablehlo.convert %8 : (tensor<6x5xf32>) -> tensor<6x5xf16>
    %10 = stablehlo.dot_general %9, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = f16, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<6x5xf16>, tensor<6x16xf16>) -> tensor<5x16xf16>
    %11 = stablehlo.transpose %10, dims = [1, 0] : (tensor<5x16xf16>) -> tensor<16x5xf16>
    %12 = stablehlo.dot_general %9, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = f16, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<6x5xf16>, tensor<16x5xf16>) -> tensor<6x16xf16>
    return %0, %12, %11 : tensor<6x5xf16>, tensor<6x16xf16>, tensor<16x5xf16>
  }
}
