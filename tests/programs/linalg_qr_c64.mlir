module @jit_linalg_qr_c64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x4xcomplex<f32>>) -> (tensor<7x4xcomplex<f32>> {jax.result_info = "result[0].Q"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[0].R"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[1].Q"}, tensor<4x7xcomplex<f32>> {jax.result_info = "result[1].R"}) {
    %0:2 = call @qr(%arg0) : (tensor<7x4xcomplex<f32>>) -> (tensor<7x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>)
    %1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<7x4xcomplex<f32>>) -> tensor<4x7xcomplex<f32>>
    %2:2 = call @qr_0(%1) : (tensor<4x7xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x7xcomplex<f32>>)
    return %0#0, %0#1, %2#0, %2#1 : tensor<7x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x7xcomplex<f32>>
  }
  func.func private @qr(%arg0: tensor<7x4xcomplex<f32>>) -> (tensor<7x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) {
    %0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=7, j=4, k=7, l=4, m=4}, custom>} : (tensor<7x4xcomplex<f32>>) -> (tensor<7x4xcomplex<f32>>, tensor<4xcomplex<f32>>)
    %1 = stablehlo.custom_call @lapack_cungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=7, j=4, k=4, l=7, m=4}, custom>} : (tensor<7x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<7x4xcomplex<f32>>
    %2 = stablehlo.slice %0#0 [0:4, 0:4] : (tensor<7x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %3 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %5 = stablehlo.add %3, %4 : tensor<4x4xi32>
    %6 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %9 = stablehlo.select %7, %8, %2 : tensor<4x4xi1>, tensor<4x4xcomplex<f32>>
    return %1, %9 : tensor<7x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>
  }
  func.func private @qr_0(%arg0: tensor<4x7xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4x7xcomplex<f32>>) {
    %0:2 = stablehlo.custom_call @lapack_cgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=4, j=7, k=4, l=7, m=4}, custom>} : (tensor<4x7xcomplex<f32>>) -> (tensor<4x7xcomplex<f32>>, tensor<4xcomplex<f32>>)
    %1 = stablehlo.slice %0#0 [0:4, 0:4] : (tensor<4x7xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %2 = stablehlo.custom_call @lapack_cungqr_ffi(%1, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %3 = stablehlo.iota dim = 0 : tensor<4x7xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x7xi32>
    %5 = stablehlo.add %3, %4 : tensor<4x7xi32>
    %6 = stablehlo.iota dim = 1 : tensor<4x7xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x7xcomplex<f32>>
    %9 = stablehlo.select %7, %8, %0#0 : tensor<4x7xi1>, tensor<4x7xcomplex<f32>>
    return %2, %9 : tensor<4x4xcomplex<f32>>, tensor<4x7xcomplex<f32>>
  }
}
