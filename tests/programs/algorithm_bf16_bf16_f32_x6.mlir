module @jit_algorithm_bf16_bf16_f32_x6 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x16xf32>, %arg1: tensor<16x5xf32>) -> (tensor<6x5xf32> {jax.result_info = "result[0]"}, tensor<6x16xf32> {jax.result_info = "result[1][0]"}, tensor<16x5xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 6, allow_imprecise_accumulation = false> : (tensor<6x16xf32>, tensor<16x5xf32>) -> tensor<6x5xf32>
    %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 6, allow_imprecise_accumulation = false> : (tensor<6x16xf32>, tensor<16x5xf32>) -> tensor<6x5xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<6x5xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<6x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<6x5xf32>
    %8 = stablehlo.dot_general %7, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 6, allow_imprecise_accumulation = false> : (tensor<6x5xf32>, tensor<6x16xf32>) -> tensor<5x16xf32>
    %9 = stablehlo.transpose %8, dims = [1, 0] : (tensor<5x16xf32>) -> tensor<16x5xf32>
    %10 = stablehlo.dot_general %7, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 6, allow_imprecise_accumulation = false> : (tensor<6x5xf32>, tensor<16x5xf32>) -> tensor<6x16xf32>
    return %0, %10, %9 : tensor<6x5xf32>, tensor<6x16xf32>, tensor<16x5xf32>
  }
}
