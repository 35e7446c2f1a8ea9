module @jit_tridiagonal attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xf32>, %arg1: tensor<6xf32>, %arg2: tensor<7xf32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.multiply %arg1, %0 : tensor<6xf32>
    %2 = stablehlo.reverse %arg1, dims = [0] : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<6xf32>
    %5 = call @_diag(%arg0) : (tensor<7xf32>) -> tensor<7x7xf32>
    %6 = call @_diag_0(%1) : (tensor<6xf32>) -> tensor<7x7xf32>
    %7 = stablehlo.add %5, %6 : tensor<7x7xf32>
    %8 = call @_diag_1(%4) : (tensor<6xf32>) -> tensor<7x7xf32>
    %9 = stablehlo.add %7, %8 : tensor<7x7xf32>
    %10 = call @solve(%9, %arg2) : (tensor<7x7xf32>, tensor<7xf32>) -> tensor<7xf32>
    return %10 : tensor<7xf32>
  }
  func.func private @_diag(%arg0: tensor<7xf32>) -> tensor<7x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0], high = [0], interior = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.iota dim = 0 : tensor<7x7xi32>
    %2 = stablehlo.iota dim = 1 : tensor<7x7xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x7xi32>
    %4 = stablehlo.add %1, %3 : tensor<7x7xi32>
    %5 = stablehlo.compare EQ, %4, %2, SIGNED : (tensor<7x7xi32>, tensor<7x7xi32>) -> tensor<7x7xi1>
    %6 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = call @_where(%5, %6, %cst_0) : (tensor<7x7xi1>, tensor<7x1xf32>, tensor<f32>) -> tensor<7x7xf32>
    return %7 : tensor<7x7xf32>
  }
  func.func private @_where(%arg0: tensor<7x7xi1>, %arg1: tensor<7x1xf32>, %arg2: tensor<f32>) -> tensor<7x7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x7xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<7x7xi1>, tensor<7x7xf32>
    return %2 : tensor<7x7xf32>
  }
  func.func private @_diag_0(%arg0: tensor<6xf32>) -> tensor<7x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0], high = [1], interior = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.iota dim = 0 : tensor<7x7xi32>
    %2 = stablehlo.iota dim = 1 : tensor<7x7xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x7xi32>
    %4 = stablehlo.add %1, %3 : tensor<7x7xi32>
    %5 = stablehlo.compare EQ, %4, %2, SIGNED : (tensor<7x7xi32>, tensor<7x7xi32>) -> tensor<7x7xi1>
    %6 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = call @_where(%5, %6, %cst_0) : (tensor<7x7xi1>, tensor<7x1xf32>, tensor<f32>) -> tensor<7x7xf32>
    return %7 : tensor<7x7xf32>
  }
  func.func private @_diag_1(%arg0: tensor<6xf32>) -> tensor<7x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [1], high = [0], interior = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.iota dim = 0 : tensor<7x7xi32>
    %2 = stablehlo.iota dim = 1 : tensor<7x7xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7x7xi32>
    %4 = stablehlo.add %1, %3 : tensor<7x7xi32>
    %5 = stablehlo.compare EQ, %4, %2, SIGNED : (tensor<7x7xi32>, tensor<7x7xi32>) -> tensor<7x7xi1>
    %6 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = call @_where(%5, %6, %cst_0) : (tensor<7x7xi1>, tensor<7x1xf32>, tensor<f32>) -> tensor<7x7xf32>
    return %7 : tensor<7x7xf32>
  }
  func.func private @solve(%arg0: tensor<7x7xf32>, %arg1: tensor<7xf32>) -> tensor<7xf32> {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=7, j=7, k=7, l=7, m=7}, custom>} : (tensor<7x7xf32>) -> (tensor<7x7xf32>, tensor<7xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<7xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x7xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<7x7xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<7x7xi1>, tensor<7x7xf32>
    %9 = stablehlo.iota dim = 0 : tensor<7xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<7xi32>, tensor<i32>, tensor<i32>, tensor<7xi32>
    cond {
      %c_6 = stablehlo.constant dense<7> : tensor<i32>
      %12 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %12:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<7xi32>, tensor<i32>, tensor<7xi32>) -> (tensor<i32>, tensor<7xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %13, %12#0, %12#1 : tensor<7xi32>, tensor<i32>, tensor<i32>, tensor<7xi32>
    }
    %11 = call @_lu_solve(%8, %10#3, %arg1) : (tensor<7x7xf32>, tensor<7xi32>, tensor<7xf32>) -> tensor<7xf32>
    return %11 : tensor<7xf32>
  }
  func.func private @closed_call(%arg0: tensor<7xi32>, %arg1: tensor<i32>, %arg2: tensor<7xi32>) -> (tensor<i32>, tensor<7xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<7> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<7xi32>, tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.convert %arg1 : tensor<i32>
    %c_3 = stablehlo.constant dense<7> : tensor<i32>
    %9 = stablehlo.add %8, %c_3 : tensor<i32>
    %10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<7xi32>, tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<7> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<7xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<7> : tensor<i32>
    %19 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i32>
    %21 = stablehlo.convert %20 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<7xi32>, tensor<1xi32>, tensor<i32>) -> tensor<7xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<7> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<7xi32>, tensor<1xi32>, tensor<i32>) -> tensor<7xi32>
    return %0, %28 : tensor<i32>, tensor<7xi32>
  }
  func.func private @_lu_solve(%arg0: tensor<7x7xf32>, %arg1: tensor<7xi32>, %arg2: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_0 = stablehlo.constant dense<7> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<7xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<7xi1>, tensor<7xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x1xf32>, tensor<7x1xi32>) -> tensor<7x1xf32>
    %8 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %7) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=7, j=7, k=7, l=1, m=7, n=1}, custom>} : (tensor<7x7xf32>, tensor<7x1xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %8) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=7, j=7, k=7, l=1, m=7, n=1}, custom>} : (tensor<7x7xf32>, tensor<7x1xf32>) -> tensor<7x1xf32>
    %10 = stablehlo.reshape %9 : (tensor<7x1xf32>) -> tensor<7xf32>
    return %10 : tensor<7xf32>
  }
}
