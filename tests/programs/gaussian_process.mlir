module @jit_gaussian_process attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xf32>, %arg1: tensor<7xf32>, %arg2: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x7xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<7x7xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<7x7xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<7x7xf32>
    %6 = stablehlo.negate %5 : tensor<7x7xf32>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %8 = stablehlo.divide %6, %7 : tensor<7x7xf32>
    %9 = stablehlo.exponential %8 : tensor<7x7xf32>
    %10 = stablehlo.iota dim = 0 : tensor<7x7xi32>
    %11 = stablehlo.iota dim = 1 : tensor<7x7xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x7xi32>
    %13 = stablehlo.add %10, %12 : tensor<7x7xi32>
    %14 = stablehlo.compare EQ, %13, %11, SIGNED : (tensor<7x7xi32>, tensor<7x7xi32>) -> tensor<7x7xi1>
    %15 = stablehlo.convert %14 : (tensor<7x7xi1>) -> tensor<7x7xf32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<7x7xf32>
    %18 = stablehlo.add %9, %17 : tensor<7x7xf32>
    %19 = call @cholesky(%18) : (tensor<7x7xf32>) -> tensor<7x7xf32>
    %20 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %21 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x7xf32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<4x7xf32>
    %24 = stablehlo.subtract %22, %23 : tensor<4x7xf32>
    %25 = stablehlo.multiply %24, %24 : tensor<4x7xf32>
    %26 = stablehlo.negate %25 : tensor<4x7xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %28 = stablehlo.divide %26, %27 : tensor<4x7xf32>
    %29 = stablehlo.exponential %28 : tensor<4x7xf32>
    %30 = call @_cho_solve(%19, %arg1) : (tensor<7x7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %31 = stablehlo.dot_general %29, %30, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x7xf32>, tensor<7xf32>) -> tensor<4xf32>
    return %31 : tensor<4xf32>
  }
  func.func private @cholesky(%arg0: tensor<7x7xf32>) -> tensor<7x7xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<7x7xf32>) -> tensor<7x7xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<7x7xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %3 = stablehlo.divide %1, %2 : tensor<7x7xf32>
    %4:2 = stablehlo.custom_call @lapack_spotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=7, j=7, k=7, l=7}, custom>} : (tensor<7x7xf32>) -> (tensor<7x7xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<7x7xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<7x7xi1>, tensor<7x7xf32>
    %11 = stablehlo.iota dim = 0 : tensor<7x7xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<7x7xi32>
    %13 = stablehlo.add %11, %12 : tensor<7x7xi32>
    %14 = stablehlo.iota dim = 1 : tensor<7x7xi32>
    %15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<7x7xi32>, tensor<7x7xi32>) -> tensor<7x7xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %17 = stablehlo.select %15, %10, %16 : tensor<7x7xi1>, tensor<7x7xf32>
    return %17 : tensor<7x7xf32>
  }
  func.func private @_cho_solve(%arg0: tensor<7x7xf32>, %arg1: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %1 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=7, j=7, k=7, l=1, m=7, n=1}, custom>} : (tensor<7x7xf32>, tensor<7x1xf32>) -> tensor<7x1xf32>
    %2 = stablehlo.reshape %1 : (tensor<7x1xf32>) -> tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %3) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=7, j=7, k=7, l=1, m=7, n=1}, custom>} : (tensor<7x7xf32>, tensor<7x1xf32>) -> tensor<7x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<7x1xf32>) -> tensor<7xf32>
    return %5 : tensor<7xf32>
  }
}
