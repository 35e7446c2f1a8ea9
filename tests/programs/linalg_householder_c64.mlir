module @jit_linalg_householder_c64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x3xcomplex<f32>>, %arg1: tensor<2x3xcomplex<f32>>) -> (tensor<2x5x3xcomplex<f32>> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<(3.000000e-01,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x5x3xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(5.000000e-01,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %3 = stablehlo.multiply %2, %arg1 : tensor<2x3xcomplex<f32>>
    %4 = stablehlo.custom_call @lapack_cungqr_ffi(%1, %3) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=2, j=5, k=3, l=3, m=5, n=3}, custom>} : (tensor<2x5x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    return %4 : tensor<2x5x3xcomplex<f32>>
  }
}
