module @jit_linalg_qr_raw_40_c128 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40x36xcomplex<f64>>) -> (tensor<36x40xcomplex<f64>> {jax.result_info = "result.Q"}, tensor<36xcomplex<f64>> {jax.result_info = "result.R"}) {
    %0:2 = call @qr(%arg0) : (tensor<40x36xcomplex<f64>>) -> (tensor<36x40xcomplex<f64>>, tensor<36xcomplex<f64>>)
    return %0#0, %0#1 : tensor<36x40xcomplex<f64>>, tensor<36xcomplex<f64>>
  }
  func.func private @qr(%arg0: tensor<40x36xcomplex<f64>>) -> (tensor<36x40xcomplex<f64>>, tensor<36xcomplex<f64>>) {
    %0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=40, j=36, k=40, l=36, m=36}, custom>} : (tensor<40x36xcomplex<f64>>) -> (tensor<40x36xcomplex<f64>>, tensor<36xcomplex<f64>>)
    %1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<40x36xcomplex<f64>>) -> tensor<36x40xcomplex<f64>>
    return %1, %0#1 : tensor<36x40xcomplex<f64>>, tensor<36xcomplex<f64>>
  }
}
