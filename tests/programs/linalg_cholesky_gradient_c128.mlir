module @jit_linalg_cholesky_gradient_c128 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x4xcomplex<f64>>) -> (tensor<f64> {jax.result_info = "result[0]"}, tensor<4x4xf64> {jax.result_info = "result[1][0][0]"}, tensor<4x4xf64> {jax.result_info = "result[1][0][1]"}) {
    %0 = stablehlo.real %arg0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %1 = stablehlo.imag %arg0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %2 = stablehlo.convert %1 : (tensor<4x4xf64>) -> tensor<4x4xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %4 = stablehlo.multiply %3, %2 : tensor<4x4xcomplex<f64>>
    %5 = stablehlo.convert %0 : (tensor<4x4xf64>) -> tensor<4x4xcomplex<f64>>
    %6 = stablehlo.add %5, %4 : tensor<4x4xcomplex<f64>>
    %7:7 = call @cholesky(%6) : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>)
    %8 = stablehlo.real %7#0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %9 = stablehlo.imag %7#0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %11 = stablehlo.compare EQ, %8, %10, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %12 = stablehlo.sine %8 : tensor<4x4xf64>
    %13 = stablehlo.cosine %8 : tensor<4x4xf64>
    %14 = stablehlo.exponential_minus_one %9 : tensor<4x4xf64>
    %15 = stablehlo.negate %9 : tensor<4x4xf64>
    %16 = stablehlo.exponential_minus_one %15 : tensor<4x4xf64>
    %17 = stablehlo.subtract %14, %16 : tensor<4x4xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %19 = stablehlo.divide %17, %18 : tensor<4x4xf64>
    %20 = stablehlo.add %14, %16 : tensor<4x4xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %22 = stablehlo.add %20, %21 : tensor<4x4xf64>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %24 = stablehlo.divide %22, %23 : tensor<4x4xf64>
    %25 = stablehlo.multiply %12, %24 : tensor<4x4xf64>
    %26 = stablehlo.multiply %13, %19 : tensor<4x4xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %28 = stablehlo.complex %27, %26 : tensor<4x4xcomplex<f64>>
    %29 = stablehlo.complex %25, %26 : tensor<4x4xcomplex<f64>>
    %30 = stablehlo.select %11, %28, %29 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    %31 = stablehlo.real %7#0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %32 = stablehlo.imag %7#0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %34 = stablehlo.compare EQ, %31, %33, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %35 = stablehlo.sine %31 : tensor<4x4xf64>
    %36 = stablehlo.cosine %31 : tensor<4x4xf64>
    %37 = stablehlo.exponential_minus_one %32 : tensor<4x4xf64>
    %38 = stablehlo.negate %32 : tensor<4x4xf64>
    %39 = stablehlo.exponential_minus_one %38 : tensor<4x4xf64>
    %40 = stablehlo.subtract %37, %39 : tensor<4x4xf64>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %42 = stablehlo.divide %40, %41 : tensor<4x4xf64>
    %43 = stablehlo.add %37, %39 : tensor<4x4xf64>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %44 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %45 = stablehlo.add %43, %44 : tensor<4x4xf64>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %46 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %47 = stablehlo.divide %45, %46 : tensor<4x4xf64>
    %48 = stablehlo.multiply %36, %47 : tensor<4x4xf64>
    %49 = stablehlo.negate %35 : tensor<4x4xf64>
    %50 = stablehlo.multiply %49, %42 : tensor<4x4xf64>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %51 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %52 = stablehlo.complex %48, %51 : tensor<4x4xcomplex<f64>>
    %53 = stablehlo.complex %48, %50 : tensor<4x4xcomplex<f64>>
    %54 = stablehlo.select %34, %52, %53 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    %55 = stablehlo.abs %30 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %56 = stablehlo.real %30 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %57 = stablehlo.imag %30 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %58 = stablehlo.negate %57 : tensor<4x4xf64>
    %59 = stablehlo.complex %56, %58 : tensor<4x4xcomplex<f64>>
    %60 = stablehlo.convert %55 : (tensor<4x4xf64>) -> tensor<4x4xcomplex<f64>>
    %cst_10 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %61 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %62 = stablehlo.compare EQ, %60, %61, FLOAT : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xi1>
    %cst_11 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %63 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %64 = stablehlo.select %62, %63, %60 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    %65 = stablehlo.divide %59, %64 : tensor<4x4xcomplex<f64>>
    %66 = stablehlo.multiply %55, %55 : tensor<4x4xf64>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %67 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %68 = stablehlo.multiply %67, %55 : tensor<4x4xf64>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %69 = stablehlo.reduce(%66 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf64>, tensor<f64>) -> tensor<f64>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %70 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %71 = stablehlo.multiply %70, %68 : tensor<4x4xf64>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %72 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %73 = stablehlo.complex %71, %72 : tensor<4x4xcomplex<f64>>
    %74 = stablehlo.multiply %73, %65 : tensor<4x4xcomplex<f64>>
    %75 = stablehlo.multiply %74, %54 : tensor<4x4xcomplex<f64>>
    %76 = call @cholesky_0(%7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %75) : (tensor<4x4xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %77 = stablehlo.real %76 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %78 = stablehlo.convert %77 : tensor<4x4xf64>
    %cst_16 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>
    %79 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %80 = stablehlo.multiply %79, %76 : tensor<4x4xcomplex<f64>>
    %81 = stablehlo.real %80 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %82 = stablehlo.convert %81 : tensor<4x4xf64>
    return %69, %78, %82 : tensor<f64>, tensor<4x4xf64>, tensor<4x4xf64>
  }
  func.func private @cholesky(%arg0: tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %1 = stablehlo.real %0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %2 = stablehlo.imag %0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %3 = stablehlo.negate %2 : tensor<4x4xf64>
    %4 = stablehlo.complex %1, %3 : tensor<4x4xcomplex<f64>>
    %5 = stablehlo.add %arg0, %4 : tensor<4x4xcomplex<f64>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %7 = stablehlo.divide %5, %6 : tensor<4x4xcomplex<f64>>
    %8:2 = stablehlo.custom_call @lapack_zpotrf_ffi(%7) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=4, j=4, k=4, l=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %10 = stablehlo.compare EQ, %8#1, %9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %14 = stablehlo.select %13, %8#0, %12 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    %15 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %17 = stablehlo.add %15, %16 : tensor<4x4xi64>
    %18 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %19 = stablehlo.compare GE, %17, %18, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %21 = stablehlo.select %19, %14, %20 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    %22 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %24 = stablehlo.add %22, %23 : tensor<4x4xi64>
    %25 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %26 = stablehlo.compare GE, %24, %25, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %cst_4 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %28 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %30 = stablehlo.add %28, %29 : tensor<4x4xi32>
    %31 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %32 = stablehlo.compare EQ, %30, %31, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %33 = stablehlo.convert %32 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f64>>
    %cst_6 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %34 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %35 = stablehlo.add %34, %33 : tensor<4x4xcomplex<f64>>
    %36 = stablehlo.iota dim = 0 : tensor<4x4xi64>
    %c_7 = stablehlo.constant dense<0> : tensor<i64>
    %37 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<4x4xi64>
    %38 = stablehlo.add %36, %37 : tensor<4x4xi64>
    %39 = stablehlo.iota dim = 1 : tensor<4x4xi64>
    %40 = stablehlo.compare GE, %38, %39, SIGNED : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %cst_8 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %42 = stablehlo.select %40, %21, %41 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    %cst_9 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %43 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    return %42, %21, %26, %27, %35, %40, %43 : tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
  }
  func.func private @cholesky_0(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4x4xi1>, %arg2: tensor<4x4xcomplex<f64>>, %arg3: tensor<4x4xcomplex<f64>>, %arg4: tensor<4x4xi1>, %arg5: tensor<4x4xcomplex<f64>>, %arg6: tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %1 = stablehlo.select %arg4, %arg6, %0 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    %2 = stablehlo.dot_general %1, %arg0, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %4 = stablehlo.divide %3, %arg3 : tensor<4x4xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %6 = stablehlo.select %arg1, %4, %5 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    %7 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %6) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %8 = chlo.conj %arg0 : tensor<4x4xcomplex<f64>> -> tensor<4x4xcomplex<f64>>
    %9 = stablehlo.custom_call @lapack_ztrsm_ffi(%8, %7) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %11 = stablehlo.divide %9, %10 : tensor<4x4xcomplex<f64>>
    %12 = stablehlo.real %11 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %13 = stablehlo.imag %11 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %14 = stablehlo.negate %13 : tensor<4x4xf64>
    %15 = stablehlo.complex %12, %14 : tensor<4x4xcomplex<f64>>
    %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %17 = stablehlo.add %11, %16 : tensor<4x4xcomplex<f64>>
    return %17 : tensor<4x4xcomplex<f64>>
  }
}
