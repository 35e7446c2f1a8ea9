module @jit_svd_pinv_gradient_c64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3xcomplex<f32>>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<4x3xf32> {jax.result_info = "result[1][0][0]"}, tensor<4x3xf32> {jax.result_info = "result[1][0][1]"}) {
    %0 = stablehlo.real %arg0 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %1 = stablehlo.imag %arg0 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %2 = stablehlo.convert %1 : (tensor<4x3xf32>) -> tensor<4x3xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4x3xcomplex<f32>>
    %4 = stablehlo.multiply %3, %2 : tensor<4x3xcomplex<f32>>
    %5 = stablehlo.convert %0 : (tensor<4x3xf32>) -> tensor<4x3xcomplex<f32>>
    %6 = stablehlo.add %5, %4 : tensor<4x3xcomplex<f32>>
    %7 = call @_pinv(%6) : (tensor<4x3xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %8 = stablehlo.transpose %7, dims = [1, 0] : (tensor<3x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %9 = stablehlo.real %8 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %10 = stablehlo.imag %8 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %11 = stablehlo.negate %10 : tensor<4x3xf32>
    %12 = stablehlo.complex %9, %11 : tensor<4x3xcomplex<f32>>
    %13 = stablehlo.dot_general %7, %12, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %14 = stablehlo.transpose %7, dims = [1, 0] : (tensor<3x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %15 = stablehlo.real %14 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %16 = stablehlo.imag %14 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %17 = stablehlo.negate %16 : tensor<4x3xf32>
    %18 = stablehlo.complex %15, %17 : tensor<4x3xcomplex<f32>>
    %19 = stablehlo.dot_general %7, %6, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %20 = stablehlo.abs %7 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %21 = stablehlo.real %7 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %22 = stablehlo.imag %7 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %23 = stablehlo.negate %22 : tensor<3x4xf32>
    %24 = stablehlo.complex %21, %23 : tensor<3x4xcomplex<f32>>
    %25 = stablehlo.convert %20 : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %26 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %27 = stablehlo.compare EQ, %25, %26, FLOAT : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %28 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %29 = stablehlo.select %27, %28, %25 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
    %30 = stablehlo.divide %24, %29 : tensor<3x4xcomplex<f32>>
    %31 = stablehlo.multiply %20, %20 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %33 = stablehlo.multiply %32, %20 : tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%31 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %36 = stablehlo.multiply %35, %33 : tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %38 = stablehlo.complex %36, %37 : tensor<3x4xcomplex<f32>>
    %39 = stablehlo.multiply %38, %30 : tensor<3x4xcomplex<f32>>
    %40 = stablehlo.negate %39 : tensor<3x4xcomplex<f32>>
    %41 = stablehlo.dot_general %40, %19, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %42 = stablehlo.transpose %41, dims = [1, 0] : (tensor<4x3xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %43 = stablehlo.add %42, %39 : tensor<3x4xcomplex<f32>>
    %44 = stablehlo.negate %39 : tensor<3x4xcomplex<f32>>
    %45 = stablehlo.dot_general %44, %7, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %46 = stablehlo.dot_general %45, %6, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<3x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %47 = stablehlo.add %46, %39 : tensor<3x4xcomplex<f32>>
    %48 = stablehlo.dot_general %39, %7, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %49 = stablehlo.negate %48 : tensor<3x3xcomplex<f32>>
    %50 = stablehlo.dot_general %49, %7, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %51 = stablehlo.transpose %50, dims = [1, 0] : (tensor<3x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %52 = stablehlo.dot_general %43, %7, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %53 = stablehlo.dot_general %52, %18, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<3x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %54 = stablehlo.real %53 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %55 = stablehlo.imag %53 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %56 = stablehlo.negate %55 : tensor<3x4xf32>
    %57 = stablehlo.complex %54, %56 : tensor<3x4xcomplex<f32>>
    %58 = stablehlo.transpose %57, dims = [1, 0] : (tensor<3x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %59 = stablehlo.add %51, %58 : tensor<4x3xcomplex<f32>>
    %60 = stablehlo.dot_general %47, %13, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %61 = stablehlo.transpose %60, dims = [1, 0] : (tensor<4x3xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %62 = stablehlo.real %61 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %63 = stablehlo.imag %61 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %64 = stablehlo.negate %63 : tensor<3x4xf32>
    %65 = stablehlo.complex %62, %64 : tensor<3x4xcomplex<f32>>
    %66 = stablehlo.transpose %65, dims = [1, 0] : (tensor<3x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %67 = stablehlo.add %59, %66 : tensor<4x3xcomplex<f32>>
    %68 = stablehlo.real %67 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %69 = stablehlo.convert %68 : tensor<4x3xf32>
    %cst_6 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %70 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f32>>) -> tensor<4x3xcomplex<f32>>
    %71 = stablehlo.multiply %70, %67 : tensor<4x3xcomplex<f32>>
    %72 = stablehlo.real %71 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %73 = stablehlo.convert %72 : tensor<4x3xf32>
    return %34, %69, %73 : tensor<f32>, tensor<4x3xf32>, tensor<4x3xf32>
  }
  func.func private @_pinv(%arg0: tensor<4x3xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
    %0 = stablehlo.real %arg0 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %1 = stablehlo.imag %arg0 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %2 = stablehlo.negate %1 : tensor<4x3xf32>
    %3 = stablehlo.complex %0, %2 : tensor<4x3xcomplex<f32>>
    %cst = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
    %4 = stablehlo.multiply %cst, %cst_0 : tensor<f32>
    %5:3 = call @svd(%3) : (tensor<4x3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>)
    %6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %7 = stablehlo.slice %5#1 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %8 = stablehlo.multiply %6, %7 : tensor<1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1xf32>) -> tensor<3xf32>
    %10 = stablehlo.compare GT, %5#1, %9, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %11 = call @_where(%10, %5#1, %cst_1) : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.convert %11 : (tensor<3xf32>) -> tensor<3xcomplex<f32>>
    %13 = stablehlo.transpose %5#2, dims = [1, 0] : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %14 = stablehlo.transpose %5#0, dims = [1, 0] : (tensor<4x3xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %15 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<3xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<3x1xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %17 = stablehlo.divide %14, %16 : tensor<3x4xcomplex<f32>>
    %18 = stablehlo.dot_general %13, %17, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    return %18 : tensor<3x4xcomplex<f32>>
  }
  func.func private @svd(%arg0: tensor<4x3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>) {
    %0:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=3, k=4, l=3, m=3, n=4, o=3, p=3, q=3}, custom>} : (tensor<4x3xcomplex<f32>>) -> (tensor<4x3xcomplex<f32>>, tensor<3xf32>, tensor<4x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<4x3xcomplex<f32>>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x3xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<4x3xi1>, tensor<4x3xcomplex<f32>>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xcomplex<f32>>
    return %10, %6, %14 : tensor<4x3xcomplex<f32>>, tensor<3xf32>, tensor<3x3xcomplex<f32>>
  }
  func.func private @_where(%arg0: tensor<3xi1>, %arg1: tensor<3xf32>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
}
