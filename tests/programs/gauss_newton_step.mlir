module @jit_gauss_newton_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>, %arg1: tensor<9xf32>, %arg2: tensor<2xf32>) -> (tensor<2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg2 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<9xf32>
    %4 = stablehlo.slice %arg2 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %5 = stablehlo.reshape %4 : (tensor<1xf32>) -> tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %7 = stablehlo.add %3, %6 : tensor<9xf32>
    %8 = stablehlo.tanh %7 : tensor<9xf32>
    %9 = stablehlo.subtract %8, %arg1 : tensor<9xf32>
    %10 = stablehlo.iota dim = 0 : tensor<2x2xi32>
    %11 = stablehlo.iota dim = 1 : tensor<2x2xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %13 = stablehlo.add %10, %12 : tensor<2x2xi32>
    %14 = stablehlo.compare EQ, %13, %11, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %15 = stablehlo.convert %14 : (tensor<2x2xi1>) -> tensor<2x2xf32>
    %16 = stablehlo.slice %15 [0:2, 0:2] : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %17 = stablehlo.convert %16 : tensor<2x2xf32>
    %18 = stablehlo.slice %arg2 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %19 = stablehlo.slice %17 [0:2, 0:1] : (tensor<2x2xf32>) -> tensor<2x1xf32>
    %20 = stablehlo.reshape %18 : (tensor<1xf32>) -> tensor<f32>
    %21 = stablehlo.reshape %19 : (tensor<2x1xf32>) -> tensor<2xf32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %23 = stablehlo.multiply %22, %arg0 : tensor<9xf32>
    %24 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
    %25 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x9xf32>
    %27 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x9xf32>) -> tensor<2x9xf32>
    %28 = stablehlo.multiply %26, %27 : tensor<2x9xf32>
    %29 = stablehlo.slice %arg2 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %30 = stablehlo.slice %17 [0:2, 1:2] : (tensor<2x2xf32>) -> tensor<2x1xf32>
    %31 = stablehlo.reshape %29 : (tensor<1xf32>) -> tensor<f32>
    %32 = stablehlo.reshape %30 : (tensor<2x1xf32>) -> tensor<2xf32>
    %33 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %34 = stablehlo.add %23, %33 : tensor<9xf32>
    %35 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x9xf32>
    %37 = stablehlo.add %28, %36 : tensor<2x9xf32>
    %38 = stablehlo.tanh %34 : tensor<9xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<1x9xf32>) -> tensor<2x9xf32>
    %41 = stablehlo.multiply %37, %40 : tensor<2x9xf32>
    %42 = stablehlo.add %37, %41 : tensor<2x9xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %44 = stablehlo.subtract %43, %38 : tensor<9xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<1x9xf32>) -> tensor<2x9xf32>
    %47 = stablehlo.multiply %42, %46 : tensor<2x9xf32>
    %48 = stablehlo.subtract %38, %arg1 : tensor<9xf32>
    %49 = stablehlo.transpose %47, dims = [1, 0] : (tensor<2x9xf32>) -> tensor<9x2xf32>
    %50 = stablehlo.slice %49 [0:9, 0:2] : (tensor<9x2xf32>) -> tensor<9x2xf32>
    %51 = stablehlo.transpose %50, dims = [1, 0] : (tensor<9x2xf32>) -> tensor<2x9xf32>
    %52 = stablehlo.dot_general %51, %50, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x9xf32>, tensor<9x2xf32>) -> tensor<2x2xf32>
    %53 = stablehlo.iota dim = 0 : tensor<2x2xi32>
    %54 = stablehlo.iota dim = 1 : tensor<2x2xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %55 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %56 = stablehlo.add %53, %55 : tensor<2x2xi32>
    %57 = stablehlo.compare EQ, %56, %54, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %58 = stablehlo.convert %57 : (tensor<2x2xi1>) -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %60 = stablehlo.multiply %59, %58 : tensor<2x2xf32>
    %61 = stablehlo.add %52, %60 : tensor<2x2xf32>
    %62 = call @_cholesky(%61) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %63 = stablehlo.transpose %50, dims = [1, 0] : (tensor<9x2xf32>) -> tensor<2x9xf32>
    %64 = stablehlo.dot_general %63, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x9xf32>, tensor<9xf32>) -> tensor<2xf32>
    %65 = call @_cho_solve(%62, %64) : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %66 = stablehlo.subtract %arg2, %65 : tensor<2xf32>
    return %66 : tensor<2xf32>
  }
  func.func private @_cholesky(%arg0: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %1:2 = stablehlo.custom_call @lapack_spotrf_ffi(%0) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=2, j=2, k=2, l=2}, custom>} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %3 = stablehlo.compare EQ, %1#1, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<2x2xi1>
    %7 = stablehlo.select %6, %1#0, %5 : tensor<2x2xi1>, tensor<2x2xf32>
    %8 = stablehlo.iota dim = 0 : tensor<2x2xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    %10 = stablehlo.add %8, %9 : tensor<2x2xi32>
    %11 = stablehlo.iota dim = 1 : tensor<2x2xi32>
    %12 = stablehlo.compare GE, %10, %11, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %14 = stablehlo.select %12, %7, %13 : tensor<2x2xi1>, tensor<2x2xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
    return %15 : tensor<2x2xf32>
  }
  func.func private @_cho_solve(%arg0: tensor<2x2xf32>, %arg1: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %1 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=2, j=2, k=2, l=1, m=2, n=1}, custom>} : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x1xf32>) -> tensor<2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %4 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %3) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=2, j=2, k=2, l=1, m=2, n=1}, custom>} : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x1xf32>) -> tensor<2xf32>
    return %5 : tensor<2xf32>
  }
}
