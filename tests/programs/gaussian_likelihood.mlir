module @jit_gaussian_likelihood attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5xf32>) -> (tensor<5x5xf32> {jax.result_info = "result"}) {
    %0:7 = call @cholesky(%arg0) : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xi1>, tensor<5x5xf32>)
    %1:4 = call @_solve_triangular(%0#0, %arg1) : (tensor<5x5xf32>, tensor<5xf32>) -> (tensor<5xf32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x1xf32>)
    %2 = stablehlo.multiply %1#0, %1#0 : tensor<5xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %4 = stablehlo.multiply %3, %1#0 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %6 = stablehlo.multiply %cst_1, %5 : tensor<f32>
    %7:4 = call @_diag(%0#0) : (tensor<5x5xf32>) -> (tensor<5xf32>, tensor<i32>, tensor<5x5xf32>, tensor<5x2xi32>)
    %8 = stablehlo.log %7#0 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.subtract %6, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.negate %cst_3 : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %13 = stablehlo.divide %12, %7#0 : tensor<5xf32>
    %14 = call @_diag_0(%7#1, %7#2, %7#3, %13) : (tensor<i32>, tensor<5x5xf32>, tensor<5x2xi32>, tensor<5xf32>) -> tensor<5x5xf32>
    %cst_4 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.multiply %cst_4, %cst_5 : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %17 = stablehlo.multiply %16, %4 : tensor<5xf32>
    %18 = call @_solve_triangular_2(%1#1, %1#2, %1#3, %0#0, %17) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x1xf32>, tensor<5x5xf32>, tensor<5xf32>) -> tensor<5x5xf32>
    %19 = stablehlo.add %14, %18 : tensor<5x5xf32>
    %20 = call @cholesky_3(%0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %19) : (tensor<5x5xf32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    return %20 : tensor<5x5xf32>
  }
  func.func private @cholesky(%arg0: tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xi1>, tensor<5x5xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<5x5xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %3 = stablehlo.divide %1, %2 : tensor<5x5xf32>
    %4:2 = stablehlo.custom_call @lapack_spotrf_ffi(%3) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=5, j=5, k=5, l=5}, custom>} : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %6 = stablehlo.compare EQ, %4#1, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %10 = stablehlo.select %9, %4#0, %8 : tensor<5x5xi1>, tensor<5x5xf32>
    %11 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %13 = stablehlo.add %11, %12 : tensor<5x5xi32>
    %14 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %15 = stablehlo.compare GE, %13, %14, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %17 = stablehlo.select %15, %10, %16 : tensor<5x5xi1>, tensor<5x5xf32>
    %18 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %20 = stablehlo.add %18, %19 : tensor<5x5xi32>
    %21 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %22 = stablehlo.compare GE, %20, %21, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %24 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %26 = stablehlo.add %24, %25 : tensor<5x5xi32>
    %27 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %28 = stablehlo.compare EQ, %26, %27, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %29 = stablehlo.convert %28 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %31 = stablehlo.add %30, %29 : tensor<5x5xf32>
    %32 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %34 = stablehlo.add %32, %33 : tensor<5x5xi32>
    %35 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %36 = stablehlo.compare GE, %34, %35, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %38 = stablehlo.select %36, %17, %37 : tensor<5x5xi1>, tensor<5x5xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    return %38, %17, %22, %23, %31, %36, %39 : tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xi1>, tensor<5x5xf32>
  }
  func.func private @_solve_triangular(%arg0: tensor<5x5xf32>, %arg1: tensor<5xf32>) -> (tensor<5xf32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x1xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %1 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=5, j=5, k=5, l=1, m=5, n=1}, custom>} : (tensor<5x5xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %2 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %4 = stablehlo.add %2, %3 : tensor<5x5xi32>
    %5 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %8 = stablehlo.reshape %1 : (tensor<5x1xf32>) -> tensor<5xf32>
    return %8, %6, %7, %1 : tensor<5xf32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x1xf32>
  }
  func.func private @_diag(%arg0: tensor<5x5xf32>) -> (tensor<5xf32>, tensor<i32>, tensor<5x5xf32>, tensor<5x2xi32>) {
    %0:4 = call @diagonal(%arg0) : (tensor<5x5xf32>) -> (tensor<5xf32>, tensor<i32>, tensor<5x5xf32>, tensor<5x2xi32>)
    return %0#0, %0#1, %0#2, %0#3 : tensor<5xf32>, tensor<i32>, tensor<5x5xf32>, tensor<5x2xi32>
  }
  func.func private @diagonal(%arg0: tensor<5x5xf32>) -> (tensor<5xf32>, tensor<i32>, tensor<5x5xf32>, tensor<5x2xi32>) {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %1 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %3 = stablehlo.add %0, %2 : tensor<5x5xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %5 = stablehlo.convert %4 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7:3 = "stablehlo.case"(%6) ({
      %8 = stablehlo.iota dim = 0 : tensor<5xi32>
      %9 = stablehlo.iota dim = 0 : tensor<5xi32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %c_2 = stablehlo.constant dense<5> : tensor<i32>
      %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %13 = stablehlo.add %8, %12 : tensor<5xi32>
      %14 = stablehlo.select %11, %13, %8 : tensor<5xi1>, tensor<5xi32>
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %c_4 = stablehlo.constant dense<5> : tensor<i32>
      %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %18 = stablehlo.add %9, %17 : tensor<5xi32>
      %19 = stablehlo.select %16, %18, %9 : tensor<5xi1>, tensor<5xi32>
      %20 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
      %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
      %22 = stablehlo.concatenate %20, %21, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
      %23 = "stablehlo.gather"(%arg0, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x5xf32>, tensor<5x2xi32>) -> tensor<5xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
      stablehlo.return %23, %24, %22 : tensor<5xf32>, tensor<5x5xf32>, tensor<5x2xi32>
    }) : (tensor<i32>) -> (tensor<5xf32>, tensor<5x5xf32>, tensor<5x2xi32>)
    return %7#0, %c_0, %7#1, %7#2 : tensor<5xf32>, tensor<i32>, tensor<5x5xf32>, tensor<5x2xi32>
  }
  func.func private @_diag_0(%arg0: tensor<i32>, %arg1: tensor<5x5xf32>, %arg2: tensor<5x2xi32>, %arg3: tensor<5xf32>) -> tensor<5x5xf32> {
    %0 = call @diagonal_1(%arg0, %arg1, %arg2, %arg3) : (tensor<i32>, tensor<5x5xf32>, tensor<5x2xi32>, tensor<5xf32>) -> tensor<5x5xf32>
    return %0 : tensor<5x5xf32>
  }
  func.func private @diagonal_1(%arg0: tensor<i32>, %arg1: tensor<5x5xf32>, %arg2: tensor<5x2xi32>, %arg3: tensor<5xf32>) -> tensor<5x5xf32> {
    %0 = "stablehlo.case"(%arg0) ({
      %c = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }, {
      %c = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
      %3 = "stablehlo.scatter"(%2, %arg2, %arg3) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %4 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %4 : tensor<f32>
      }) : (tensor<5x5xf32>, tensor<5x2xi32>, tensor<5xf32>) -> tensor<5x5xf32>
      stablehlo.return %3 : tensor<5x5xf32>
    }) : (tensor<i32>) -> tensor<5x5xf32>
    return %1 : tensor<5x5xf32>
  }
  func.func private @_solve_triangular_2(%arg0: tensor<5x5xi1>, %arg1: tensor<5x5xf32>, %arg2: tensor<5x1xf32>, %arg3: tensor<5x5xf32>, %arg4: tensor<5xf32>) -> tensor<5x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %1 = stablehlo.custom_call @lapack_strsm_ffi(%arg3, %0) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=5, j=5, k=5, l=1, m=5, n=1}, custom>} : (tensor<5x5xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %2 = stablehlo.dot_general %1, %arg2, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x5xf32>
    %3 = stablehlo.negate %2 : tensor<5x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %5 = stablehlo.select %arg0, %3, %4 : tensor<5x5xi1>, tensor<5x5xf32>
    return %5 : tensor<5x5xf32>
  }
  func.func private @cholesky_3(%arg0: tensor<5x5xf32>, %arg1: tensor<5x5xi1>, %arg2: tensor<5x5xf32>, %arg3: tensor<5x5xf32>, %arg4: tensor<5x5xi1>, %arg5: tensor<5x5xf32>, %arg6: tensor<5x5xf32>) -> tensor<5x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %1 = stablehlo.select %arg4, %arg6, %0 : tensor<5x5xi1>, tensor<5x5xf32>
    %2 = stablehlo.dot_general %1, %arg0, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %4 = stablehlo.divide %3, %arg3 : tensor<5x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %6 = stablehlo.select %arg1, %4, %5 : tensor<5x5xi1>, tensor<5x5xf32>
    %7 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %6) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=5, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %8 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %7) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=5, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %10 = stablehlo.divide %8, %9 : tensor<5x5xf32>
    %11 = stablehlo.transpose %10, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %12 = stablehlo.add %10, %11 : tensor<5x5xf32>
    return %12 : tensor<5x5xf32>
  }
}
