module @jit_linalg_qr_gradient_c128 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x3xcomplex<f64>>) -> (tensor<f64> {jax.result_info = "result[0]"}, tensor<5x3xf64> {jax.result_info = "result[1][0][0]"}, tensor<5x3xf64> {jax.result_info = "result[1][0][1]"}) {
    %0 = stablehlo.real %arg0 : (tensor<5x3xcomplex<f64>>) -> tensor<5x3xf64>
    %1 = stablehlo.imag %arg0 : (tensor<5x3xcomplex<f64>>) -> tensor<5x3xf64>
    %2 = stablehlo.convert %1 : (tensor<5x3xf64>) -> tensor<5x3xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<5x3xcomplex<f64>>
    %4 = stablehlo.multiply %3, %2 : tensor<5x3xcomplex<f64>>
    %5 = stablehlo.convert %0 : (tensor<5x3xf64>) -> tensor<5x3xcomplex<f64>>
    %6 = stablehlo.add %5, %4 : tensor<5x3xcomplex<f64>>
    %7:6 = call @qr(%6) : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>)
    %8 = stablehlo.real %7#0 : (tensor<5x3xcomplex<f64>>) -> tensor<5x3xf64>
    %9 = stablehlo.slice %7#1 [0:1, 0:1] : (tensor<3x3xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
    %10 = stablehlo.reshape %9 : (tensor<1x1xcomplex<f64>>) -> tensor<complex<f64>>
    %11 = stablehlo.real %10 : (tensor<complex<f64>>) -> tensor<f64>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
    %13 = stablehlo.multiply %8, %12 : tensor<5x3xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %14 = stablehlo.reduce(%13 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf64>, tensor<f64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %15 = stablehlo.reduce(%7#1 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
    %16 = stablehlo.convert %14 : (tensor<f64>) -> tensor<complex<f64>>
    %17 = stablehlo.add %16, %15 : tensor<complex<f64>>
    %18 = stablehlo.abs %17 : (tensor<complex<f64>>) -> tensor<f64>
    %19 = stablehlo.real %17 : (tensor<complex<f64>>) -> tensor<f64>
    %20 = stablehlo.imag %17 : (tensor<complex<f64>>) -> tensor<f64>
    %21 = stablehlo.negate %20 : tensor<f64>
    %22 = stablehlo.complex %19, %21 : tensor<complex<f64>>
    %23 = stablehlo.convert %18 : (tensor<f64>) -> tensor<complex<f64>>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %24 = stablehlo.compare EQ, %23, %cst_2, FLOAT : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %25 = stablehlo.select %24, %cst_3, %23 : tensor<i1>, tensor<complex<f64>>
    %26 = stablehlo.divide %22, %25 : tensor<complex<f64>>
    %27 = stablehlo.multiply %18, %18 : tensor<f64>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %28 = stablehlo.multiply %cst_4, %18 : tensor<f64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %29 = stablehlo.reduce(%27 init: %cst_5) applies stablehlo.add across dimensions = [] : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %30 = stablehlo.multiply %cst_6, %28 : tensor<f64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %31 = stablehlo.complex %30, %cst_7 : tensor<complex<f64>>
    %32 = stablehlo.multiply %31, %26 : tensor<complex<f64>>
    %33 = stablehlo.real %32 : (tensor<complex<f64>>) -> tensor<f64>
    %34 = stablehlo.convert %33 : tensor<f64>
    %35 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %36 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
    %37 = stablehlo.multiply %8, %36 : tensor<5x3xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %38 = stablehlo.reduce(%37 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x3xf64>, tensor<f64>) -> tensor<f64>
    %39 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
    %40 = stablehlo.multiply %36, %39 : tensor<5x3xf64>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %41 = stablehlo.complex %38, %cst_9 : tensor<complex<f64>>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<complex<f64>>) -> tensor<1x1xcomplex<f64>>
    %cst_10 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %43 = stablehlo.pad %42, %cst_10, low = [0, 0], high = [2, 2], interior = [0, 0] : (tensor<1x1xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %44 = stablehlo.add %35, %43 : tensor<3x3xcomplex<f64>>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
    %46 = stablehlo.complex %40, %45 : tensor<5x3xcomplex<f64>>
    %47 = call @qr_0(%7#1, %7#2, %7#3, %7#4, %7#5, %7#0, %46, %44) : (tensor<3x3xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
    %48 = stablehlo.real %47 : (tensor<5x3xcomplex<f64>>) -> tensor<5x3xf64>
    %49 = stablehlo.convert %48 : tensor<5x3xf64>
    %cst_12 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>
    %50 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<complex<f64>>) -> tensor<5x3xcomplex<f64>>
    %51 = stablehlo.multiply %50, %47 : tensor<5x3xcomplex<f64>>
    %52 = stablehlo.real %51 : (tensor<5x3xcomplex<f64>>) -> tensor<5x3xf64>
    %53 = stablehlo.convert %52 : tensor<5x3xf64>
    return %29, %49, %53 : tensor<f64>, tensor<5x3xf64>, tensor<5x3xf64>
  }
  func.func private @qr(%arg0: tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) {
    %0:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=5, j=3, k=5, l=3, m=3}, custom>} : (tensor<5x3xcomplex<f64>>) -> (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>)
    %1 = stablehlo.custom_call @lapack_zungqr_ffi(%0#0, %0#1) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=5, j=3, k=3, l=5, m=3}, custom>} : (tensor<5x3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
    %2 = stablehlo.slice %0#0 [0:3, 0:3] : (tensor<5x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %3 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %5 = stablehlo.add %3, %4 : tensor<3x3xi64>
    %6 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %9 = stablehlo.select %7, %8, %2 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
    %10 = stablehlo.transpose %1, dims = [1, 0] : (tensor<5x3xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
    %11 = stablehlo.real %10 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %12 = stablehlo.imag %10 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %13 = stablehlo.negate %12 : tensor<3x5xf64>
    %14 = stablehlo.complex %11, %13 : tensor<3x5xcomplex<f64>>
    %15 = stablehlo.iota dim = 0 : tensor<3x3xi64>
    %c_0 = stablehlo.constant dense<-1> : tensor<i64>
    %16 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<3x3xi64>
    %17 = stablehlo.add %15, %16 : tensor<3x3xi64>
    %18 = stablehlo.iota dim = 1 : tensor<3x3xi64>
    %19 = stablehlo.compare GE, %17, %18, SIGNED : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %cst_1 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %20 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %21 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %23 = stablehlo.add %21, %22 : tensor<3x3xi32>
    %24 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %25 = stablehlo.compare EQ, %23, %24, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %26 = stablehlo.convert %25 : (tensor<3x3xi1>) -> tensor<3x3xcomplex<f64>>
    return %1, %9, %14, %19, %20, %26 : tensor<5x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>
  }
  func.func private @qr_0(%arg0: tensor<3x3xcomplex<f64>>, %arg1: tensor<3x5xcomplex<f64>>, %arg2: tensor<3x3xi1>, %arg3: tensor<3x3xcomplex<f64>>, %arg4: tensor<3x3xcomplex<f64>>, %arg5: tensor<5x3xcomplex<f64>>, %arg6: tensor<5x3xcomplex<f64>>, %arg7: tensor<3x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>> {
    %0 = stablehlo.dot_general %arg7, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %1 = stablehlo.negate %0 : tensor<3x3xcomplex<f64>>
    %2 = stablehlo.dot_general %arg6, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %4 = stablehlo.negate %3 : tensor<3x3xcomplex<f64>>
    %5 = stablehlo.add %1, %3 : tensor<3x3xcomplex<f64>>
    %6 = stablehlo.add %0, %4 : tensor<3x3xcomplex<f64>>
    %7 = stablehlo.multiply %arg4, %5 : tensor<3x3xcomplex<f64>>
    %8 = stablehlo.negate %7 : tensor<3x3xcomplex<f64>>
    %9 = stablehlo.add %6, %7 : tensor<3x3xcomplex<f64>>
    %10 = stablehlo.real %8 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %11 = stablehlo.convert %10 : tensor<3x3xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %13 = stablehlo.complex %11, %12 : tensor<3x3xcomplex<f64>>
    %14 = stablehlo.add %9, %13 : tensor<3x3xcomplex<f64>>
    %15 = stablehlo.negate %5 : tensor<3x3xcomplex<f64>>
    %16 = stablehlo.real %15 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %17 = stablehlo.imag %15 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %18 = stablehlo.negate %17 : tensor<3x3xf64>
    %19 = stablehlo.complex %16, %18 : tensor<3x3xcomplex<f64>>
    %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %21 = stablehlo.add %5, %20 : tensor<3x3xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %22 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %23 = stablehlo.select %arg2, %21, %22 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
    %24 = stablehlo.add %14, %23 : tensor<3x3xcomplex<f64>>
    %25 = stablehlo.dot_general %24, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x5xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
    %26 = stablehlo.transpose %25, dims = [1, 0] : (tensor<3x5xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
    %27 = stablehlo.add %arg6, %26 : tensor<5x3xcomplex<f64>>
    %28 = stablehlo.custom_call @lapack_ztrsm_ffi(%arg0, %27) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=3, j=3, k=5, l=3, m=5, n=3}, custom>} : (tensor<3x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> tensor<5x3xcomplex<f64>>
    return %28 : tensor<5x3xcomplex<f64>>
  }
}
