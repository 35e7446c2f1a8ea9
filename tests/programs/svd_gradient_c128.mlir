module @jit_svd_gradient_c128 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xcomplex<f64>>) -> (tensor<f64> {jax.result_info = "result[0]"}, tensor<3x4xf64> {jax.result_info = "result[1][0][0]"}, tensor<3x4xf64> {jax.result_info = "result[1][0][1]"}) {
    %0 = stablehlo.real %arg0 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %1 = stablehlo.imag %arg0 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %2 = stablehlo.convert %1 : (tensor<3x4xf64>) -> tensor<3x4xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
    %4 = stablehlo.multiply %3, %2 : tensor<3x4xcomplex<f64>>
    %5 = stablehlo.convert %0 : (tensor<3x4xf64>) -> tensor<3x4xcomplex<f64>>
    %6 = stablehlo.add %5, %4 : tensor<3x4xcomplex<f64>>
    %7:13 = call @svd(%6) : (tensor<3x4xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<3x2xi32>, tensor<1x3xcomplex<f64>>, tensor<3x1xcomplex<f64>>, tensor<complex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>)
    %8 = stablehlo.convert %7#1 : (tensor<3xf64>) -> tensor<3xcomplex<f64>>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<3xcomplex<f64>>) -> tensor<1x3xcomplex<f64>>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %11 = stablehlo.multiply %7#0, %10 : tensor<3x3xcomplex<f64>>
    %12 = stablehlo.dot_general %11, %7#2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %13 = stablehlo.abs %7#0 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %14 = stablehlo.real %7#0 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %15 = stablehlo.imag %7#0 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %16 = stablehlo.negate %15 : tensor<3x3xf64>
    %17 = stablehlo.complex %14, %16 : tensor<3x3xcomplex<f64>>
    %18 = stablehlo.convert %13 : (tensor<3x3xf64>) -> tensor<3x3xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %19 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %20 = stablehlo.compare EQ, %18, %19, FLOAT : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xi1>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %21 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %22 = stablehlo.select %20, %21, %18 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
    %23 = stablehlo.divide %17, %22 : tensor<3x3xcomplex<f64>>
    %24 = stablehlo.multiply %13, %13 : tensor<3x3xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %26 = stablehlo.multiply %25, %13 : tensor<3x3xf64>
    %27 = stablehlo.abs %7#2 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %28 = stablehlo.real %7#2 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %29 = stablehlo.imag %7#2 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %30 = stablehlo.negate %29 : tensor<3x4xf64>
    %31 = stablehlo.complex %28, %30 : tensor<3x4xcomplex<f64>>
    %32 = stablehlo.convert %27 : (tensor<3x4xf64>) -> tensor<3x4xcomplex<f64>>
    %cst_3 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %33 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
    %34 = stablehlo.compare EQ, %32, %33, FLOAT : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> tensor<3x4xi1>
    %cst_4 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %35 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
    %36 = stablehlo.select %34, %35, %32 : tensor<3x4xi1>, tensor<3x4xcomplex<f64>>
    %37 = stablehlo.divide %31, %36 : tensor<3x4xcomplex<f64>>
    %38 = stablehlo.multiply %27, %27 : tensor<3x4xf64>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x4xf64>
    %40 = stablehlo.multiply %39, %27 : tensor<3x4xf64>
    %41 = stablehlo.abs %24 : tensor<3x3xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %42 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %43 = stablehlo.compare GE, %24, %42, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %44 = stablehlo.multiply %41, %41 : tensor<3x3xf64>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %46 = stablehlo.multiply %45, %41 : tensor<3x3xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %47 = stablehlo.reduce(%44 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x3xf64>, tensor<f64>) -> tensor<f64>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %48 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %49 = stablehlo.multiply %48, %46 : tensor<3x3xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %50 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %51 = stablehlo.select %43, %50, %49 : tensor<3x3xi1>, tensor<3x3xf64>
    %52 = stablehlo.select %43, %49, %50 : tensor<3x3xi1>, tensor<3x3xf64>
    %53 = stablehlo.negate %51 : tensor<3x3xf64>
    %54 = stablehlo.add %52, %53 : tensor<3x3xf64>
    %55 = stablehlo.multiply %54, %26 : tensor<3x3xf64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %57 = stablehlo.complex %55, %56 : tensor<3x3xcomplex<f64>>
    %58 = stablehlo.multiply %57, %23 : tensor<3x3xcomplex<f64>>
    %59 = call @svd_0(%7#3, %7#4, %7#6, %7#8, %7#9, %7#10, %7#0, %58) : (tensor<3x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>, tensor<complex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %60 = stablehlo.real %59 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %61 = stablehlo.convert %60 : tensor<3x4xf64>
    %cst_12 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>
    %62 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
    %63 = stablehlo.multiply %62, %59 : tensor<3x4xcomplex<f64>>
    %64 = stablehlo.real %63 : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
    %65 = stablehlo.convert %64 : tensor<3x4xf64>
    return %47, %61, %65 : tensor<f64>, tensor<3x4xf64>, tensor<3x4xf64>
  }
  func.func private @svd(%arg0: tensor<3x4xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<3x2xi32>, tensor<1x3xcomplex<f64>>, tensor<3x1xcomplex<f64>>, tensor<complex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>) {
    %0:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=4, k=3, l=4, m=3, n=3, o=3, p=3, q=4}, custom>} : (tensor<3x4xcomplex<f64>>) -> (tensor<3x4xcomplex<f64>>, tensor<3xf64>, tensor<3x3xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf64>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x4xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<3x4xi1>, tensor<3x4xcomplex<f64>>
    %15 = stablehlo.transpose %10, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %16 = stablehlo.real %15 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %17 = stablehlo.imag %15 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %18 = stablehlo.negate %17 : tensor<3x3xf64>
    %19 = stablehlo.complex %16, %18 : tensor<3x3xcomplex<f64>>
    %20 = stablehlo.transpose %14, dims = [1, 0] : (tensor<3x4xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
    %21 = stablehlo.real %20 : (tensor<4x3xcomplex<f64>>) -> tensor<4x3xf64>
    %22 = stablehlo.imag %20 : (tensor<4x3xcomplex<f64>>) -> tensor<4x3xf64>
    %23 = stablehlo.negate %22 : tensor<4x3xf64>
    %24 = stablehlo.complex %21, %23 : tensor<4x3xcomplex<f64>>
    %25 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %26 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %28 = stablehlo.compare LT, %26, %27, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %30 = stablehlo.add %26, %29 : tensor<3xi32>
    %31 = stablehlo.select %28, %30, %26 : tensor<3xi1>, tensor<3xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %33 = stablehlo.compare LT, %26, %32, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %35 = stablehlo.add %26, %34 : tensor<3xi32>
    %36 = stablehlo.select %33, %35, %26 : tensor<3xi1>, tensor<3xi32>
    %37 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %38 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %39 = stablehlo.concatenate %37, %38, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %40 = stablehlo.transpose %25, dims = [1, 0] : (tensor<1x3xf64>) -> tensor<3x1xf64>
    %41 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
    %42 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x3xf64>
    %43 = stablehlo.add %41, %42 : tensor<3x3xf64>
    %44 = stablehlo.transpose %25, dims = [1, 0] : (tensor<1x3xf64>) -> tensor<3x1xf64>
    %45 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
    %46 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x3xf64>
    %47 = stablehlo.subtract %45, %46 : tensor<3x3xf64>
    %48 = stablehlo.multiply %43, %47 : tensor<3x3xf64>
    %49 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %50 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %51 = stablehlo.add %49, %50 : tensor<3x3xi32>
    %52 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %53 = stablehlo.compare EQ, %51, %52, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %54 = stablehlo.convert %53 : (tensor<3x3xi1>) -> tensor<3x3xf64>
    %55 = stablehlo.add %48, %54 : tensor<3x3xf64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %57 = stablehlo.divide %56, %55 : tensor<3x3xf64>
    %58 = stablehlo.subtract %57, %54 : tensor<3x3xf64>
    %59 = stablehlo.convert %25 : (tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
    %60 = stablehlo.convert %25 : (tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
    %61 = stablehlo.transpose %60, dims = [1, 0] : (tensor<1x3xcomplex<f64>>) -> tensor<3x1xcomplex<f64>>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %63 = stablehlo.compare EQ, %6, %62, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %64 = stablehlo.convert %63 : (tensor<3xi1>) -> tensor<3xf64>
    %65 = stablehlo.add %6, %64 : tensor<3xf64>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %66 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %67 = stablehlo.divide %66, %65 : tensor<3xf64>
    %68 = stablehlo.subtract %67, %64 : tensor<3xf64>
    %69 = stablehlo.iota dim = 0 : tensor<3xi32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %70 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %72 = stablehlo.compare LT, %69, %71, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_12 = stablehlo.constant dense<3> : tensor<i32>
    %73 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %74 = stablehlo.add %69, %73 : tensor<3xi32>
    %75 = stablehlo.select %72, %74, %69 : tensor<3xi1>, tensor<3xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %76 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %77 = stablehlo.compare LT, %69, %76, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_14 = stablehlo.constant dense<3> : tensor<i32>
    %78 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %79 = stablehlo.add %69, %78 : tensor<3xi32>
    %80 = stablehlo.select %77, %79, %69 : tensor<3xi1>, tensor<3xi32>
    %81 = stablehlo.broadcast_in_dim %75, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %82 = stablehlo.broadcast_in_dim %80, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %83 = stablehlo.concatenate %81, %82, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %84 = "stablehlo.scatter"(%70, %83, %68) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      stablehlo.return %arg2 : tensor<f64>
    }) : (tensor<3x3xf64>, tensor<3x2xi32>, tensor<3xf64>) -> tensor<3x3xf64>
    %85 = stablehlo.convert %84 : (tensor<3x3xf64>) -> tensor<3x3xcomplex<f64>>
    %86 = stablehlo.convert %58 : (tensor<3x3xf64>) -> tensor<3x3xcomplex<f64>>
    %87 = stablehlo.convert %58 : (tensor<3x3xf64>) -> tensor<3x3xcomplex<f64>>
    %88 = stablehlo.convert %25 : (tensor<1x3xf64>) -> tensor<1x3xcomplex<f64>>
    %cst_15 = stablehlo.constant dense<(5.000000e-01,0.000000e+00)> : tensor<complex<f64>>
    return %10, %6, %14, %19, %24, %39, %59, %61, %cst_15, %85, %86, %87, %88 : tensor<3x3xcomplex<f64>>, tensor<3xf64>, tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>, tensor<3x2xi32>, tensor<1x3xcomplex<f64>>, tensor<3x1xcomplex<f64>>, tensor<complex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>, tensor<1x3xcomplex<f64>>
  }
  func.func private @svd_0(%arg0: tensor<3x3xcomplex<f64>>, %arg1: tensor<4x3xcomplex<f64>>, %arg2: tensor<1x3xcomplex<f64>>, %arg3: tensor<complex<f64>>, %arg4: tensor<3x3xcomplex<f64>>, %arg5: tensor<3x3xcomplex<f64>>, %arg6: tensor<3x3xcomplex<f64>>, %arg7: tensor<3x3xcomplex<f64>>) -> tensor<3x4xcomplex<f64>> {
    %0 = stablehlo.dot_general %arg7, %arg6, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %2 = stablehlo.multiply %arg5, %1 : tensor<3x3xcomplex<f64>>
    %3 = stablehlo.real %2 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %4 = stablehlo.imag %2 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %5 = stablehlo.negate %4 : tensor<3x3xf64>
    %6 = stablehlo.complex %3, %5 : tensor<3x3xcomplex<f64>>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %8 = stablehlo.add %2, %7 : tensor<3x3xcomplex<f64>>
    %9 = stablehlo.multiply %1, %arg4 : tensor<3x3xcomplex<f64>>
    %10 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %11 = stablehlo.multiply %10, %9 : tensor<3x3xcomplex<f64>>
    %12 = stablehlo.negate %11 : tensor<3x3xcomplex<f64>>
    %13 = stablehlo.real %12 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %14 = stablehlo.imag %12 : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
    %15 = stablehlo.negate %14 : tensor<3x3xf64>
    %16 = stablehlo.complex %13, %15 : tensor<3x3xcomplex<f64>>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %18 = stablehlo.add %11, %17 : tensor<3x3xcomplex<f64>>
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %20 = stablehlo.multiply %19, %8 : tensor<3x3xcomplex<f64>>
    %21 = stablehlo.add %18, %20 : tensor<3x3xcomplex<f64>>
    %22 = stablehlo.dot_general %21, %arg1, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<3x3xcomplex<f64>>, tensor<4x3xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    %23 = stablehlo.dot_general %22, %arg0, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x4xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
    %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<4x3xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
    return %24 : tensor<3x4xcomplex<f64>>
  }
}
