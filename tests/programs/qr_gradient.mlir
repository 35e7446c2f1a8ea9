module @jit_qr_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xf64>) -> (tensor<6x4xf64> {jax.result_info = "result"}) {
    %0:6 = call @qr(%arg0) : (tensor<6x4xf64>) -> (tensor<6x4xf64>, tensor<4x4xf64>, tensor<4x6xf64>, tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>)
    %1 = stablehlo.sine %0#0 : tensor<6x4xf64>
    %2 = stablehlo.cosine %0#0 : tensor<6x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf64>, tensor<f64>) -> tensor<f64>
    %4:6 = call @qr(%arg0) : (tensor<6x4xf64>) -> (tensor<6x4xf64>, tensor<4x4xf64>, tensor<4x6xf64>, tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>)
    %5 = stablehlo.multiply %4#1, %4#1 : tensor<4x4xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %7 = stablehlo.multiply %6, %4#1 : tensor<4x4xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf64>, tensor<f64>) -> tensor<f64>
    %9 = stablehlo.add %3, %8 : tensor<f64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %11 = stablehlo.multiply %10, %7 : tensor<4x4xf64>
    %12 = call @qr_0(%4#1, %4#2, %4#3, %4#4, %4#5, %11) : (tensor<4x4xf64>, tensor<4x6xf64>, tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<6x4xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<6x4xf64>
    %14 = stablehlo.multiply %13, %2 : tensor<6x4xf64>
    %15 = call @qr_1(%0#1, %0#2, %0#3, %0#4, %0#5, %0#0, %14) : (tensor<4x4xf64>, tensor<4x6xf64>, tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>, tensor<6x4xf64>, tensor<6x4xf64>) -> tensor<6x4xf64>
    %16 = stablehlo.add %12, %15 : tensor<6x4xf64>
    return %16 : tensor<6x4xf64>
  }
  func.func private @qr(%arg0: tensor<6x4xf64>) -> (tensor<6x4xf64>, tensor<4x4xf64>, tensor<4x6xf64>, tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>) {
    %0:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=6, j=4, k=6, l=4, m=4}, custom>} : (tensor<6x4xf64>) -> (tensor<6x4xf64>, tensor<4xf64>)
    %1 = stablehlo.custom_call @lapack_dorgqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=6, j=4, k=4, l=6, m=4}, custom>} : (tensor<6x4xf64>, tensor<4xf64>) -> tensor<6x4xf64>
    %2 = stablehlo.slice %0#0 [0:4, 0:4] : (tensor<6x4xf64>) -> tensor<4x4xf64>
    %3 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %5 = stablehlo.add %3, %4 : tensor<4x4xi64>
    %6 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %9 = stablehlo.select %7, %8, %2 : tensor<4x4xi1>, tensor<4x4xf64>
    %10 = stablehlo.transpose %1, dims = [1, 0] : (tensor<6x4xf64>) -> tensor<4x6xf64>
    %11 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %c_0 = stablehlo.constant dense<-1> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %13 = stablehlo.add %11, %12 : tensor<4x4xi64>
    %14 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %17 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %19 = stablehlo.add %17, %18 : tensor<4x4xi32>
    %20 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %21 = stablehlo.compare EQ, %19, %20, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %22 = stablehlo.convert %21 : (tensor<4x4xi1>) -> tensor<4x4xf64>
    return %1, %9, %10, %15, %16, %22 : tensor<6x4xf64>, tensor<4x4xf64>, tensor<4x6xf64>, tensor<4x4xi1>, tensor<4x4xf64>, tensor<4x4xf64>
  }
  func.func private @qr_0(%arg0: tensor<4x4xf64>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x4xi1>, %arg3: tensor<4x4xf64>, %arg4: tensor<4x4xf64>, %arg5: tensor<4x4xf64>) -> tensor<6x4xf64> {
    %0 = stablehlo.dot_general %arg5, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %1 = stablehlo.negate %0 : tensor<4x4xf64>
    %2 = stablehlo.multiply %arg4, %1 : tensor<4x4xf64>
    %3 = stablehlo.negate %2 : tensor<4x4xf64>
    %4 = stablehlo.add %0, %2 : tensor<4x4xf64>
    %5 = stablehlo.add %4, %3 : tensor<4x4xf64>
    %6 = stablehlo.negate %1 : tensor<4x4xf64>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %8 = stablehlo.add %1, %7 : tensor<4x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %10 = stablehlo.select %arg2, %8, %9 : tensor<4x4xi1>, tensor<4x4xf64>
    %11 = stablehlo.add %5, %10 : tensor<4x4xf64>
    %12 = stablehlo.dot_general %11, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<4x6xf64>) -> tensor<6x4xf64>
    %14 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %13) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=6, l=4, m=6, n=4}, custom>} : (tensor<4x4xf64>, tensor<6x4xf64>) -> tensor<6x4xf64>
    return %14 : tensor<6x4xf64>
  }
  func.func private @qr_1(%arg0: tensor<4x4xf64>, %arg1: tensor<4x6xf64>, %arg2: tensor<4x4xi1>, %arg3: tensor<4x4xf64>, %arg4: tensor<4x4xf64>, %arg5: tensor<6x4xf64>, %arg6: tensor<6x4xf64>) -> tensor<6x4xf64> {
    %0 = stablehlo.dot_general %arg6, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf64>, tensor<6x4xf64>) -> tensor<4x4xf64>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %2 = stablehlo.negate %1 : tensor<4x4xf64>
    %3 = stablehlo.multiply %arg4, %1 : tensor<4x4xf64>
    %4 = stablehlo.negate %3 : tensor<4x4xf64>
    %5 = stablehlo.add %2, %3 : tensor<4x4xf64>
    %6 = stablehlo.add %5, %4 : tensor<4x4xf64>
    %7 = stablehlo.negate %1 : tensor<4x4xf64>
    %8 = stablehlo.transpose %7, dims = [1, 0] : (tensor<4x4xf64>) -> tensor<4x4xf64>
    %9 = stablehlo.add %1, %8 : tensor<4x4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %11 = stablehlo.select %arg2, %9, %10 : tensor<4x4xi1>, tensor<4x4xf64>
    %12 = stablehlo.add %6, %11 : tensor<4x4xf64>
    %13 = stablehlo.dot_general %12, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf64>, tensor<4x6xf64>) -> tensor<4x6xf64>
    %14 = stablehlo.transpose %13, dims = [1, 0] : (tensor<4x6xf64>) -> tensor<6x4xf64>
    %15 = stablehlo.add %arg6, %14 : tensor<6x4xf64>
    %16 = stablehlo.custom_call @lapack_dtrsm_ffi(%arg0, %15) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=6, l=4, m=6, n=4}, custom>} : (tensor<4x4xf64>, tensor<6x4xf64>) -> tensor<6x4xf64>
    return %16 : tensor<6x4xf64>
  }
}
