module @jit_linalg_inverse_gradient_c128 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3xcomplex<f64>>) -> (tensor<f64> {jax.result_info = "result[0]"}, tensor<3x3xf64> {jax.result_info = "result[1][0][0]"}, tensor<3x3xf64> {jax.result_info = "result[1][0][1]"}) {
    %0 = stablehlo.real %arg0 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %1 = stablehlo.imag %arg0 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %2 = stablehlo.convert %1 : (tensor<3x3xf64>) -> tensor<3x3xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %4 = stablehlo.multiply %3, %2 : tensor<3x3xcomplex<f64>>
    %5 = stablehlo.convert %0 : (tensor<3x3xf64>) -> tensor<3x3xcomplex<f64>>
    %6 = stablehlo.add %5, %4 : tensor<3x3xcomplex<f64>>
    %7:4 = call @inv(%6) : (tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xi32>)
    %8:25 = call @det(%6) : (tensor<3x3xcomplex<f64>>) -> (tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>)
    %9 = stablehlo.broadcast_in_dim %8#0, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %10 = stablehlo.multiply %7#0, %9 : tensor<3x3xcomplex<f64>>
    %11 = stablehlo.abs %10 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %12 = stablehlo.real %10 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %13 = stablehlo.imag %10 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %14 = stablehlo.negate %13 : tensor<3x3xf64>
    %15 = stablehlo.complex %12, %14 : tensor<3x3xcomplex<f64>>
    %16 = stablehlo.convert %11 : (tensor<3x3xf64>) -> tensor<3x3xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %17 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %18 = stablehlo.compare EQ, %16, %17, FLOAT : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xi1>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %19 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %20 = stablehlo.select %18, %19, %16 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
    %21 = stablehlo.divide %15, %20 : tensor<3x3xcomplex<f64>>
    %22 = stablehlo.multiply %11, %11 : tensor<3x3xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %24 = stablehlo.multiply %23, %11 : tensor<3x3xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %25 = stablehlo.reduce(%22 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf64>, tensor<f64>) -> tensor<f64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %27 = stablehlo.multiply %26, %24 : tensor<3x3xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %29 = stablehlo.complex %27, %28 : tensor<3x3xcomplex<f64>>
    %30 = stablehlo.multiply %29, %21 : tensor<3x3xcomplex<f64>>
    %31 = stablehlo.multiply %7#0, %30 : tensor<3x3xcomplex<f64>>
    %cst_6 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %32 = stablehlo.reduce(%31 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
    %33 = stablehlo.broadcast_in_dim %8#0, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %34 = stablehlo.multiply %30, %33 : tensor<3x3xcomplex<f64>>
    %35 = call @det_0(%8#1, %8#2, %8#3, %8#4, %8#5, %8#6, %8#7, %8#8, %8#9, %8#10, %8#11, %8#12, %8#13, %8#14, %8#15, %8#16, %8#17, %8#18, %8#19, %8#20, %8#21, %8#22, %8#23, %8#24, %32) : (tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %36 = call @inv_1(%7#1, %6, %7#2, %7#3, %34) : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xi32>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %37 = stablehlo.add %35, %36 : tensor<3x3xcomplex<f64>>
    %38 = stablehlo.real %37 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %39 = stablehlo.convert %38 : tensor<3x3xf64>
    %cst_7 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>
    %40 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %41 = stablehlo.multiply %40, %37 : tensor<3x3xcomplex<f64>>
    %42 = stablehlo.real %41 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %43 = stablehlo.convert %42 : tensor<3x3xf64>
    return %25, %39, %43 : tensor<f64>, tensor<3x3xf64>, tensor<3x3xf64>
  }
  func.func private @inv(%arg0: tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xi32>) {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %3 = stablehlo.add %0, %2 : tensor<3x3xi64>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %5 = stablehlo.convert %4 : (tensor<3x3xi1>) -> tensor<3x3xcomplex<f64>>
    %6:4 = call @solve(%arg0, %5) : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xi32>)
    return %6#0, %6#1, %6#2, %6#3 : tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xi32>
  }
  func.func private @solve(%arg0: tensor<3x3xcomplex<f64>>, %arg1: tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xi32>) {
    %0:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=3, k=3, l=3, m=3}, custom>} : (tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
    %9 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i64>
      %14 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14:2 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_5) : (tensor<3xi32>, tensor<i64>, tensor<3xi32>) -> (tensor<i64>, tensor<3xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i64>
      %15 = stablehlo.add %iterArg_3, %c_6 : tensor<i64>
      stablehlo.return %iterArg, %15, %14#0, %14#1 : tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>
    }
    %11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %12 = call @_lu_solve(%8, %10#3, %11) : (tensor<3x3xcomplex<f64>>, tensor<3xi32>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    return %13, %12, %8, %10#3 : tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xi32>
  }
  func.func private @closed_call(%arg0: tensor<3xi32>, %arg1: tensor<i64>, %arg2: tensor<3xi32>) -> (tensor<i64>, tensor<3xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg1, %c : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i64>
    %c_1 = stablehlo.constant dense<3> : tensor<i64>
    %3 = stablehlo.add %2, %c_1 : tensor<i64>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i64>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %8 = stablehlo.convert %arg1 : tensor<i64>
    %c_3 = stablehlo.constant dense<3> : tensor<i64>
    %9 = stablehlo.add %8, %c_3 : tensor<i64>
    %10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i64>
    %11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<3> : tensor<i64>
    %19 = stablehlo.add %arg1, %c_7 : tensor<i64>
    %20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i64>
    %21 = stablehlo.convert %20 : (tensor<i64>) -> tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<3> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    return %0, %28 : tensor<i64>, tensor<3xi32>
  }
  func.func private @_lu_solve(%arg0: tensor<3x3xcomplex<f64>>, %arg1: tensor<3xi32>, %arg2: tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3x1xcomplex<f64>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<3xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<3xi1>, tensor<3xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 1>}> : (tensor<3x3x1xcomplex<f64>>, tensor<3x1xi32>) -> tensor<3x3x1xcomplex<f64>>
    %8 = stablehlo.transpose %7, dims = [1, 2, 0] : (tensor<3x3x1xcomplex<f64>>) -> tensor<3x1x3xcomplex<f64>>
    %9 = stablehlo.reshape %8 : (tensor<3x1x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %10 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %9) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=3, j=3, k=3, l=3, m=3, n=3}, custom>} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %11 = stablehlo.reshape %10 : (tensor<3x3xcomplex<f64>>) -> tensor<3x1x3xcomplex<f64>>
    %12 = stablehlo.reshape %11 : (tensor<3x1x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %13 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %12) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=3, j=3, k=3, l=3, m=3, n=3}, custom>} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %14 = stablehlo.reshape %13 : (tensor<3x3xcomplex<f64>>) -> tensor<3x1x3xcomplex<f64>>
    %15 = stablehlo.transpose %14, dims = [2, 0, 1] : (tensor<3x1x3xcomplex<f64>>) -> tensor<3x3x1xcomplex<f64>>
    %16 = stablehlo.reshape %15 : (tensor<3x3x1xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    return %16 : tensor<3x3xcomplex<f64>>
  }
  func.func private @det(%arg0: tensor<3x3xcomplex<f64>>) -> (tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>) {
    %0 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<3x3xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %1 = stablehlo.reshape %0 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
    %2 = stablehlo.slice %arg0 [1:2, 1:2] : (tensor<3x3xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %3 = stablehlo.reshape %2 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
    %4 = stablehlo.multiply %1, %3 : tensor<complex<f64>>
    %5 = stablehlo.slice %arg0 [2:3, 2:3] : (tensor<3x3xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %6 = stablehlo.reshape %5 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
    %7 = stablehlo.multiply %4, %6 : tensor<complex<f64>>
    %8 = stablehlo.slice %arg0 [0:1, 1:2] : (tensor<3x3xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %9 = stablehlo.reshape %8 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
    %10 = stablehlo.slice %arg0 [1:2, 2:3] : (tensor<3x3xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %11 = stablehlo.reshape %10 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
    %12 = stablehlo.multiply %9, %11 : tensor<complex<f64>>
    %13 = stablehlo.slice %arg0 [2:3, 0:1] : (tensor<3x3xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %14 = stablehlo.reshape %13 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
    %15 = stablehlo.multiply %12, %14 : tensor<complex<f64>>
    %16 = stablehlo.add %7, %15 : tensor<complex<f64>>
    %17 = stablehlo.slice %arg0 [0:1, 2:3] : (tensor<3x3xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %18 = stablehlo.reshape %17 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
    %19 = stablehlo.slice %arg0 [1:2, 0:1] : (tensor<3x3xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %20 = stablehlo.reshape %19 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
    %21 = stablehlo.multiply %18, %20 : tensor<complex<f64>>
    %22 = stablehlo.slice %arg0 [2:3, 1:2] : (tensor<3x3xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %23 = stablehlo.reshape %22 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
    %24 = stablehlo.multiply %21, %23 : tensor<complex<f64>>
    %25 = stablehlo.add %16, %24 : tensor<complex<f64>>
    %26 = stablehlo.slice %arg0 [0:1, 2:3] : (tensor<3x3xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %27 = stablehlo.reshape %26 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
    %28 = stablehlo.slice %arg0 [1:2, 1:2] : (tensor<3x3xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %29 = stablehlo.reshape %28 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
    %30 = stablehlo.multiply %27, %29 : tensor<complex<f64>>
    %31 = stablehlo.slice %arg0 [2:3, 0:1] : (tensor<3x3xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %32 = stablehlo.reshape %31 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
    %33 = stablehlo.multiply %30, %32 : tensor<complex<f64>>
    %34 = stablehlo.subtract %25, %33 : tensor<complex<f64>>
    %35 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<3x3xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %36 = stablehlo.reshape %35 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
    %37 = stablehlo.slice %arg0 [1:2, 2:3] : (tensor<3x3xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %38 = stablehlo.reshape %37 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
    %39 = stablehlo.multiply %36, %38 : tensor<complex<f64>>
    %40 = stablehlo.slice %arg0 [2:3, 1:2] : (tensor<3x3xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %41 = stablehlo.reshape %40 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
    %42 = stablehlo.multiply %39, %41 : tensor<complex<f64>>
    %43 = stablehlo.subtract %34, %42 : tensor<complex<f64>>
    %44 = stablehlo.slice %arg0 [0:1, 1:2] : (tensor<3x3xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %45 = stablehlo.reshape %44 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
    %46 = stablehlo.slice %arg0 [1:2, 0:1] : (tensor<3x3xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %47 = stablehlo.reshape %46 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
    %48 = stablehlo.multiply %45, %47 : tensor<complex<f64>>
    %49 = stablehlo.slice %arg0 [2:3, 2:3] : (tensor<3x3xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %50 = stablehlo.reshape %49 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
    %51 = stablehlo.multiply %48, %50 : tensor<complex<f64>>
    %52 = stablehlo.subtract %43, %51 : tensor<complex<f64>>
    return %52, %3, %1, %6, %4, %11, %9, %14, %12, %20, %18, %23, %21, %29, %27, %32, %30, %38, %36, %41, %39, %47, %45, %50, %48 : tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>
  }
  func.func private @det_0(%arg0: tensor<complex<f64>>, %arg1: tensor<complex<f64>>, %arg2: tensor<complex<f64>>, %arg3: tensor<complex<f64>>, %arg4: tensor<complex<f64>>, %arg5: tensor<complex<f64>>, %arg6: tensor<complex<f64>>, %arg7: tensor<complex<f64>>, %arg8: tensor<complex<f64>>, %arg9: tensor<complex<f64>>, %arg10: tensor<complex<f64>>, %arg11: tensor<complex<f64>>, %arg12: tensor<complex<f64>>, %arg13: tensor<complex<f64>>, %arg14: tensor<complex<f64>>, %arg15: tensor<complex<f64>>, %arg16: tensor<complex<f64>>, %arg17: tensor<complex<f64>>, %arg18: tensor<complex<f64>>, %arg19: tensor<complex<f64>>, %arg20: tensor<complex<f64>>, %arg21: tensor<complex<f64>>, %arg22: tensor<complex<f64>>, %arg23: tensor<complex<f64>>, %arg24: tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>> {
    %0 = stablehlo.negate %arg24 : tensor<complex<f64>>
    %1 = stablehlo.multiply %arg23, %0 : tensor<complex<f64>>
    %2 = stablehlo.multiply %0, %arg22 : tensor<complex<f64>>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %4 = stablehlo.pad %3, %cst, low = [2, 2], high = [0, 0], interior = [0, 0] : (tensor<1x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %5 = stablehlo.multiply %arg21, %2 : tensor<complex<f64>>
    %6 = stablehlo.multiply %2, %arg20 : tensor<complex<f64>>
    %7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %8 = stablehlo.pad %7, %cst_0, low = [1, 0], high = [1, 2], interior = [0, 0] : (tensor<1x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %9 = stablehlo.add %4, %8 : tensor<3x3xcomplex<f64>>
    %10 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %11 = stablehlo.pad %10, %cst_1, low = [0, 1], high = [2, 1], interior = [0, 0] : (tensor<1x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %12 = stablehlo.add %9, %11 : tensor<3x3xcomplex<f64>>
    %13 = stablehlo.negate %arg24 : tensor<complex<f64>>
    %14 = stablehlo.multiply %arg19, %13 : tensor<complex<f64>>
    %15 = stablehlo.multiply %13, %arg18 : tensor<complex<f64>>
    %16 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %17 = stablehlo.pad %16, %cst_2, low = [2, 1], high = [0, 1], interior = [0, 0] : (tensor<1x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %18 = stablehlo.add %12, %17 : tensor<3x3xcomplex<f64>>
    %19 = stablehlo.multiply %arg17, %15 : tensor<complex<f64>>
    %20 = stablehlo.multiply %15, %arg16 : tensor<complex<f64>>
    %21 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %cst_3 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %22 = stablehlo.pad %21, %cst_3, low = [1, 2], high = [1, 0], interior = [0, 0] : (tensor<1x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %23 = stablehlo.add %18, %22 : tensor<3x3xcomplex<f64>>
    %24 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %cst_4 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %25 = stablehlo.pad %24, %cst_4, low = [0, 0], high = [2, 2], interior = [0, 0] : (tensor<1x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %26 = stablehlo.add %23, %25 : tensor<3x3xcomplex<f64>>
    %27 = stablehlo.negate %arg24 : tensor<complex<f64>>
    %28 = stablehlo.multiply %arg15, %27 : tensor<complex<f64>>
    %29 = stablehlo.multiply %27, %arg14 : tensor<complex<f64>>
    %30 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %cst_5 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %31 = stablehlo.pad %30, %cst_5, low = [2, 0], high = [0, 2], interior = [0, 0] : (tensor<1x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %32 = stablehlo.add %26, %31 : tensor<3x3xcomplex<f64>>
    %33 = stablehlo.multiply %arg13, %29 : tensor<complex<f64>>
    %34 = stablehlo.multiply %29, %arg12 : tensor<complex<f64>>
    %35 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %cst_6 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %36 = stablehlo.pad %35, %cst_6, low = [1, 1], high = [1, 1], interior = [0, 0] : (tensor<1x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %37 = stablehlo.add %32, %36 : tensor<3x3xcomplex<f64>>
    %38 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %cst_7 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %39 = stablehlo.pad %38, %cst_7, low = [0, 2], high = [2, 0], interior = [0, 0] : (tensor<1x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %40 = stablehlo.add %37, %39 : tensor<3x3xcomplex<f64>>
    %41 = stablehlo.multiply %arg11, %arg24 : tensor<complex<f64>>
    %42 = stablehlo.multiply %arg24, %arg10 : tensor<complex<f64>>
    %43 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %cst_8 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %44 = stablehlo.pad %43, %cst_8, low = [2, 1], high = [0, 1], interior = [0, 0] : (tensor<1x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %45 = stablehlo.add %40, %44 : tensor<3x3xcomplex<f64>>
    %46 = stablehlo.multiply %arg9, %42 : tensor<complex<f64>>
    %47 = stablehlo.multiply %42, %arg8 : tensor<complex<f64>>
    %48 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %cst_9 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %49 = stablehlo.pad %48, %cst_9, low = [1, 0], high = [1, 2], interior = [0, 0] : (tensor<1x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %50 = stablehlo.add %45, %49 : tensor<3x3xcomplex<f64>>
    %51 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %cst_10 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %52 = stablehlo.pad %51, %cst_10, low = [0, 2], high = [2, 0], interior = [0, 0] : (tensor<1x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %53 = stablehlo.add %50, %52 : tensor<3x3xcomplex<f64>>
    %54 = stablehlo.multiply %arg7, %arg24 : tensor<complex<f64>>
    %55 = stablehlo.multiply %arg24, %arg6 : tensor<complex<f64>>
    %56 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %cst_11 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %57 = stablehlo.pad %56, %cst_11, low = [2, 0], high = [0, 2], interior = [0, 0] : (tensor<1x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %58 = stablehlo.add %53, %57 : tensor<3x3xcomplex<f64>>
    %59 = stablehlo.multiply %arg5, %55 : tensor<complex<f64>>
    %60 = stablehlo.multiply %55, %arg4 : tensor<complex<f64>>
    %61 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %cst_12 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %62 = stablehlo.pad %61, %cst_12, low = [1, 2], high = [1, 0], interior = [0, 0] : (tensor<1x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %63 = stablehlo.add %58, %62 : tensor<3x3xcomplex<f64>>
    %64 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %cst_13 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %65 = stablehlo.pad %64, %cst_13, low = [0, 1], high = [2, 1], interior = [0, 0] : (tensor<1x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %66 = stablehlo.add %63, %65 : tensor<3x3xcomplex<f64>>
    %67 = stablehlo.multiply %arg3, %arg24 : tensor<complex<f64>>
    %68 = stablehlo.multiply %arg24, %arg2 : tensor<complex<f64>>
    %69 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %cst_14 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %70 = stablehlo.pad %69, %cst_14, low = [2, 2], high = [0, 0], interior = [0, 0] : (tensor<1x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %71 = stablehlo.add %66, %70 : tensor<3x3xcomplex<f64>>
    %72 = stablehlo.multiply %arg1, %68 : tensor<complex<f64>>
    %73 = stablehlo.multiply %68, %arg0 : tensor<complex<f64>>
    %74 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %cst_15 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %75 = stablehlo.pad %74, %cst_15, low = [1, 1], high = [1, 1], interior = [0, 0] : (tensor<1x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %76 = stablehlo.add %71, %75 : tensor<3x3xcomplex<f64>>
    %77 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %cst_16 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %78 = stablehlo.pad %77, %cst_16, low = [0, 0], high = [2, 2], interior = [0, 0] : (tensor<1x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %79 = stablehlo.add %76, %78 : tensor<3x3xcomplex<f64>>
    return %79 : tensor<3x3xcomplex<f64>>
  }
  func.func private @inv_1(%arg0: tensor<3x3xcomplex<f64>>, %arg1: tensor<3x3xcomplex<f64>>, %arg2: tensor<3x3xcomplex<f64>>, %arg3: tensor<3xi32>, %arg4: tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>> {
    %0 = call @solve_2(%arg0, %arg1, %arg2, %arg3, %arg4) : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3xi32>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    return %0 : tensor<3x3xcomplex<f64>>
  }
  func.func private @solve_2(%arg0: tensor<3x3xcomplex<f64>>, %arg1: tensor<3x3xcomplex<f64>>, %arg2: tensor<3x3xcomplex<f64>>, %arg3: tensor<3xi32>, %arg4: tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>> {
    %0 = stablehlo.transpose %arg4, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %1 = call @_lu_solve_3(%arg2, %arg3, %0) : (tensor<3x3xcomplex<f64>>, tensor<3xi32>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %2 = stablehlo.negate %1 : tensor<3x3xcomplex<f64>>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %4 = stablehlo.dot_general %3, %arg0, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    return %4 : tensor<3x3xcomplex<f64>>
  }
  func.func private @_lu_solve_3(%arg0: tensor<3x3xcomplex<f64>>, %arg1: tensor<3xi32>, %arg2: tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3x1xcomplex<f64>>
    %1 = stablehlo.transpose %0, dims = [1, 2, 0] : (tensor<3x3x1xcomplex<f64>>) -> tensor<3x1x3xcomplex<f64>>
    %2 = stablehlo.reshape %1 : (tensor<3x1x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %3 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %2) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=3, j=3, k=3, l=3, m=3, n=3}, custom>} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %4 = stablehlo.reshape %3 : (tensor<3x3xcomplex<f64>>) -> tensor<3x1x3xcomplex<f64>>
    %5 = stablehlo.reshape %4 : (tensor<3x1x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %6 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %5) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=3, j=3, k=3, l=3, m=3, n=3}, custom>} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %7 = stablehlo.reshape %6 : (tensor<3x3xcomplex<f64>>) -> tensor<3x1x3xcomplex<f64>>
    %8 = stablehlo.iota dim = 0 : tensor<3xi32>
    %9:2 = "stablehlo.sort"(%arg1, %8) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<i32>):
      %19 = stablehlo.compare LT, %arg3, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %19 : tensor<i1>
    }) : (tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %11 = stablehlo.compare LT, %9#1, %10, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %13 = stablehlo.add %9#1, %12 : tensor<3xi32>
    %14 = stablehlo.select %11, %13, %9#1 : tensor<3xi1>, tensor<3xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %16 = stablehlo.transpose %7, dims = [2, 0, 1] : (tensor<3x1x3xcomplex<f64>>) -> tensor<3x3x1xcomplex<f64>>
    %17 = "stablehlo.gather"(%16, %15) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 1>}> : (tensor<3x3x1xcomplex<f64>>, tensor<3x1xi32>) -> tensor<3x3x1xcomplex<f64>>
    %18 = stablehlo.reshape %17 : (tensor<3x3x1xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    return %18 : tensor<3x3xcomplex<f64>>
  }
}
