module @jit_eigh_c128_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>> {jax.result_info = "result"}) {
    %0:5 = call @eigh(%arg0) : (tensor<4x4xcomplex<f64>>) -> (tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>)
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %2 = stablehlo.divide %0#0, %1 : tensor<4xf64>
    %3 = stablehlo.exponential %2 : tensor<4xf64>
    %4 = stablehlo.convert %3 : (tensor<4xf64>) -> tensor<4xcomplex<f64>>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %7 = stablehlo.multiply %0#1, %6 : tensor<4x4xcomplex<f64>>
    %8 = stablehlo.real %0#1 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %9 = stablehlo.imag %0#1 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %10 = stablehlo.negate %9 : tensor<4x4xf64>
    %11 = stablehlo.complex %8, %10 : tensor<4x4xcomplex<f64>>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %13 = stablehlo.dot_general %7, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %14 = stablehlo.real %0#1 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %15 = stablehlo.imag %0#1 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %16 = stablehlo.negate %15 : tensor<4x4xf64>
    %17 = stablehlo.complex %14, %16 : tensor<4x4xcomplex<f64>>
    %18 = stablehlo.multiply %0#1, %17 : tensor<4x4xcomplex<f64>>
    %19 = stablehlo.real %18 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %20 = stablehlo.abs %13 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %21 = stablehlo.real %13 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %22 = stablehlo.imag %13 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %23 = stablehlo.negate %22 : tensor<4x4xf64>
    %24 = stablehlo.complex %21, %23 : tensor<4x4xcomplex<f64>>
    %25 = stablehlo.convert %20 : (tensor<4x4xf64>) -> tensor<4x4xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %26 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %27 = stablehlo.compare EQ, %25, %26, FLOAT : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xi1>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %28 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %29 = stablehlo.select %27, %28, %25 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    %30 = stablehlo.divide %24, %29 : tensor<4x4xcomplex<f64>>
    %31 = stablehlo.cosine %20 : tensor<4x4xf64>
    %32 = stablehlo.sine %20 : tensor<4x4xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %33 = stablehlo.reduce(%31 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf64>, tensor<f64>) -> tensor<f64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %34 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %35 = stablehlo.negate %34 : tensor<4x4xf64>
    %36 = stablehlo.multiply %35, %32 : tensor<4x4xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %37 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %38 = stablehlo.complex %36, %37 : tensor<4x4xcomplex<f64>>
    %39 = stablehlo.multiply %38, %30 : tensor<4x4xcomplex<f64>>
    %40 = stablehlo.dot_general %39, %7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %42 = stablehlo.dot_general %39, %12, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %43 = stablehlo.transpose %41, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %44 = stablehlo.real %43 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %45 = stablehlo.imag %43 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %46 = stablehlo.negate %45 : tensor<4x4xf64>
    %47 = stablehlo.complex %44, %46 : tensor<4x4xcomplex<f64>>
    %48 = stablehlo.multiply %0#1, %42 : tensor<4x4xcomplex<f64>>
    %cst_5 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %49 = stablehlo.reduce(%48 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<4x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %50 = stablehlo.reshape %49 : (tensor<4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
    %51 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %52 = stablehlo.multiply %42, %51 : tensor<4x4xcomplex<f64>>
    %53 = stablehlo.add %47, %52 : tensor<4x4xcomplex<f64>>
    %cst_6 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %54 = stablehlo.reduce(%50 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %55 = stablehlo.real %54 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %56 = stablehlo.convert %55 : tensor<4xf64>
    %57 = stablehlo.multiply %56, %3 : tensor<4xf64>
    %cst_7 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %58 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %59 = stablehlo.divide %57, %58 : tensor<4xf64>
    %60 = call @eigh_0(%0#2, %0#1, %0#3, %0#4, %59, %53) : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>, tensor<4xf64>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    return %60 : tensor<4x4xcomplex<f64>>
  }
  func.func private @eigh(%arg0: tensor<4x4xcomplex<f64>>) -> (tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %1 = stablehlo.real %0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %2 = stablehlo.imag %0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %3 = stablehlo.negate %2 : tensor<4x4xf64>
    %4 = stablehlo.complex %1, %3 : tensor<4x4xcomplex<f64>>
    %5 = stablehlo.add %arg0, %4 : tensor<4x4xcomplex<f64>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %7 = stablehlo.divide %5, %6 : tensor<4x4xcomplex<f64>>
    %8 = stablehlo.transpose %7, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %9 = stablehlo.real %8 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %10 = stablehlo.imag %8 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %11 = stablehlo.negate %10 : tensor<4x4xf64>
    %12 = stablehlo.complex %9, %11 : tensor<4x4xcomplex<f64>>
    %13 = stablehlo.add %7, %12 : tensor<4x4xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %15 = stablehlo.divide %13, %14 : tensor<4x4xcomplex<f64>>
    %16:3 = stablehlo.custom_call @lapack_zheevd_ffi(%15) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %18 = stablehlo.compare EQ, %16#2, %17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %20 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %21 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %22 = stablehlo.select %21, %16#0, %20 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    %23 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_2 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %24 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %26 = stablehlo.select %25, %16#1, %24 : tensor<4xi1>, tensor<4xf64>
    %27 = stablehlo.convert %26 : (tensor<4xf64>) -> tensor<4xcomplex<f64>>
    %28 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %30 = stablehlo.add %28, %29 : tensor<4x4xi32>
    %31 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %32 = stablehlo.compare EQ, %30, %31, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %33 = stablehlo.convert %32 : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f64>>
    %34 = stablehlo.broadcast_in_dim %27, dims = [1] : (tensor<4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %36 = stablehlo.add %33, %35 : tensor<4x4xcomplex<f64>>
    %37 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<4xcomplex<f64>>) -> tensor<4x1xcomplex<f64>>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<4x1xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %39 = stablehlo.subtract %36, %38 : tensor<4x4xcomplex<f64>>
    %cst_4 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %40 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %41 = stablehlo.divide %40, %39 : tensor<4x4xcomplex<f64>>
    %42 = stablehlo.subtract %41, %33 : tensor<4x4xcomplex<f64>>
    %43 = stablehlo.transpose %22, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %44 = stablehlo.real %43 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %45 = stablehlo.imag %43 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %46 = stablehlo.negate %45 : tensor<4x4xf64>
    %47 = stablehlo.complex %44, %46 : tensor<4x4xcomplex<f64>>
    %48 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %50 = stablehlo.compare LT, %48, %49, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_6 = stablehlo.constant dense<4> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %52 = stablehlo.add %48, %51 : tensor<4xi32>
    %53 = stablehlo.select %50, %52, %48 : tensor<4xi1>, tensor<4xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %55 = stablehlo.compare LT, %48, %54, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_8 = stablehlo.constant dense<4> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %57 = stablehlo.add %48, %56 : tensor<4xi32>
    %58 = stablehlo.select %55, %57, %48 : tensor<4xi1>, tensor<4xi32>
    %59 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %60 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %61 = stablehlo.concatenate %59, %60, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    return %26, %22, %47, %42, %61 : tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>
  }
  func.func private @eigh_0(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4x4xcomplex<f64>>, %arg2: tensor<4x4xcomplex<f64>>, %arg3: tensor<4x2xi32>, %arg4: tensor<4xf64>, %arg5: tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %1 = "stablehlo.scatter"(%0, %arg3, %arg4) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f64>, %arg7: tensor<f64>):
      %19 = stablehlo.add %arg6, %arg7 : tensor<f64>
      stablehlo.return %19 : tensor<f64>
    }) : (tensor<4x4xf64>, tensor<4x2xi32>, tensor<4xf64>) -> tensor<4x4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %3 = stablehlo.complex %1, %2 : tensor<4x4xcomplex<f64>>
    %4 = stablehlo.dot_general %arg5, %arg1, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %5 = stablehlo.transpose %4, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %6 = stablehlo.multiply %arg2, %5 : tensor<4x4xcomplex<f64>>
    %7 = stablehlo.add %3, %6 : tensor<4x4xcomplex<f64>>
    %8 = stablehlo.dot_general %7, %arg1, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %9 = stablehlo.dot_general %8, %arg0, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %12 = stablehlo.divide %10, %11 : tensor<4x4xcomplex<f64>>
    %13 = stablehlo.real %12 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %14 = stablehlo.imag %12 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %15 = stablehlo.negate %14 : tensor<4x4xf64>
    %16 = stablehlo.complex %13, %15 : tensor<4x4xcomplex<f64>>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %18 = stablehlo.add %12, %17 : tensor<4x4xcomplex<f64>>
    return %18 : tensor<4x4xcomplex<f64>>
  }
}
