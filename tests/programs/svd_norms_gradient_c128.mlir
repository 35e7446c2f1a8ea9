module @jit_svd_norms_gradient_c128 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x4xcomplex<f64>>) -> (tensor<f64> {jax.result_info = "result[0]"}, tensor<4x4xf64> {jax.result_info = "result[1][0][0]"}, tensor<4x4xf64> {jax.result_info = "result[1][0][1]"}) {
    %0 = stablehlo.real %arg0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %1 = stablehlo.imag %arg0 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %2 = stablehlo.convert %1 : (tensor<4x4xf64>) -> tensor<4x4xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %4 = stablehlo.multiply %3, %2 : tensor<4x4xcomplex<f64>>
    %5 = stablehlo.convert %0 : (tensor<4x4xf64>) -> tensor<4x4xcomplex<f64>>
    %6 = stablehlo.add %5, %4 : tensor<4x4xcomplex<f64>>
    %7:4 = call @norm(%6) : (tensor<4x4xcomplex<f64>>) -> (tensor<f64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>)
    %8:7 = call @norm_0(%6) : (tensor<4x4xcomplex<f64>>) -> (tensor<f64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>, tensor<4xf64>, tensor<f64>, tensor<f64>)
    %9 = stablehlo.add %7#0, %8#0 : tensor<f64>
    %10:7 = call @cond(%6) : (tensor<4x4xcomplex<f64>>) -> (tensor<f64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>, tensor<f64>, tensor<f64>, tensor<f64>)
    %11 = stablehlo.add %9, %10#0 : tensor<f64>
    %12 = stablehlo.abs %11 : tensor<f64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %13 = stablehlo.compare GE, %11, %cst_0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %14 = stablehlo.multiply %12, %12 : tensor<f64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %15 = stablehlo.multiply %cst_1, %12 : tensor<f64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %16 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [] : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %17 = stablehlo.multiply %cst_3, %15 : tensor<f64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %18 = stablehlo.select %13, %cst_4, %17 : tensor<i1>, tensor<f64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %19 = stablehlo.select %13, %17, %cst_5 : tensor<i1>, tensor<f64>
    %20 = stablehlo.negate %18 : tensor<f64>
    %21 = stablehlo.add %19, %20 : tensor<f64>
    %22 = call @cond_2(%10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %21) : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<4x4xcomplex<f64>>
    %23 = call @norm_4(%8#1, %8#2, %8#3, %8#4, %8#5, %8#6, %21) : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>, tensor<4xf64>, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<4x4xcomplex<f64>>
    %24 = stablehlo.add %22, %23 : tensor<4x4xcomplex<f64>>
    %25 = call @norm_6(%7#1, %7#2, %7#3, %21) : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>, tensor<f64>) -> tensor<4x4xcomplex<f64>>
    %26 = stablehlo.add %24, %25 : tensor<4x4xcomplex<f64>>
    %27 = stablehlo.real %26 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %28 = stablehlo.convert %27 : tensor<4x4xf64>
    %cst_6 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f64>>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %30 = stablehlo.multiply %29, %26 : tensor<4x4xcomplex<f64>>
    %31 = stablehlo.real %30 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %32 = stablehlo.convert %31 : tensor<4x4xf64>
    return %16, %28, %32 : tensor<f64>, tensor<4x4xf64>, tensor<4x4xf64>
  }
  func.func private @norm(%arg0: tensor<4x4xcomplex<f64>>) -> (tensor<f64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>) {
    %0:4 = call @svd(%arg0) : (tensor<4x4xcomplex<f64>>) -> (tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    return %1, %0#1, %0#2, %0#3 : tensor<f64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>
  }
  func.func private @svd(%arg0: tensor<4x4xcomplex<f64>>) -> (tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>) {
    %0:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xf64>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    %15 = stablehlo.transpose %10, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %16 = stablehlo.real %15 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %17 = stablehlo.imag %15 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %18 = stablehlo.negate %17 : tensor<4x4xf64>
    %19 = stablehlo.complex %16, %18 : tensor<4x4xcomplex<f64>>
    %20 = stablehlo.transpose %14, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %21 = stablehlo.real %20 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %22 = stablehlo.imag %20 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %23 = stablehlo.negate %22 : tensor<4x4xf64>
    %24 = stablehlo.complex %21, %23 : tensor<4x4xcomplex<f64>>
    %25 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %27 = stablehlo.compare LT, %25, %26, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %29 = stablehlo.add %25, %28 : tensor<4xi32>
    %30 = stablehlo.select %27, %29, %25 : tensor<4xi1>, tensor<4xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %32 = stablehlo.compare LT, %25, %31, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %34 = stablehlo.add %25, %33 : tensor<4xi32>
    %35 = stablehlo.select %32, %34, %25 : tensor<4xi1>, tensor<4xi32>
    %36 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %37 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %38 = stablehlo.concatenate %36, %37, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    return %6, %19, %24, %38 : tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>
  }
  func.func private @norm_0(%arg0: tensor<4x4xcomplex<f64>>) -> (tensor<f64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>, tensor<4xf64>, tensor<f64>, tensor<f64>) {
    %0:4 = call @svd(%arg0) : (tensor<4x4xcomplex<f64>>) -> (tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>)
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.reduce(%0#0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %2 = stablehlo.reshape %1 : (tensor<f64>) -> tensor<1xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf64>) -> tensor<4xf64>
    %4 = stablehlo.compare EQ, %0#0, %3, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %5 = stablehlo.convert %4 : (tensor<4xi1>) -> tensor<4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.maximum %cst_1, %1 : tensor<f64>
    %8 = stablehlo.compare EQ, %1, %7, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %9 = stablehlo.select %8, %cst_3, %cst_2 : tensor<i1>, tensor<f64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = stablehlo.compare EQ, %cst_4, %7, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %11 = stablehlo.select %10, %cst_6, %cst_5 : tensor<i1>, tensor<f64>
    %12 = stablehlo.divide %9, %11 : tensor<f64>
    return %7, %0#1, %0#2, %0#3, %5, %6, %12 : tensor<f64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>, tensor<4xf64>, tensor<f64>, tensor<f64>
  }
  func.func private @cond(%arg0: tensor<4x4xcomplex<f64>>) -> (tensor<f64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>, tensor<f64>, tensor<f64>, tensor<f64>) {
    %0:4 = call @svd_1(%arg0) : (tensor<4x4xcomplex<f64>>) -> (tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>)
    %1 = stablehlo.slice %0#0 [0:1] : (tensor<4xf64>) -> tensor<1xf64>
    %2 = stablehlo.reshape %1 : (tensor<1xf64>) -> tensor<f64>
    %3 = stablehlo.slice %0#0 [3:4] : (tensor<4xf64>) -> tensor<1xf64>
    %4 = stablehlo.reshape %3 : (tensor<1xf64>) -> tensor<f64>
    %5 = stablehlo.divide %2, %4 : tensor<f64>
    %6 = stablehlo.multiply %4, %4 : tensor<f64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %7 = stablehlo.divide %cst, %6 : tensor<f64>
    return %5, %0#1, %0#2, %0#3, %4, %2, %7 : tensor<f64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>, tensor<f64>, tensor<f64>, tensor<f64>
  }
  func.func private @svd_1(%arg0: tensor<4x4xcomplex<f64>>) -> (tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>) {
    %0:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=4, j=4, k=4, l=4, m=4, n=4, o=4, p=4, q=4}, custom>} : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<4xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<4xi1>, tensor<4xf64>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<(0x7FF8000000000000,0x7FF8000000000000)> : tensor<complex<f64>>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<4x4xcomplex<f64>>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<4x4xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<4x4xi1>, tensor<4x4xcomplex<f64>>
    %15 = stablehlo.transpose %10, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %16 = stablehlo.real %15 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %17 = stablehlo.imag %15 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %18 = stablehlo.negate %17 : tensor<4x4xf64>
    %19 = stablehlo.complex %16, %18 : tensor<4x4xcomplex<f64>>
    %20 = stablehlo.transpose %14, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %21 = stablehlo.real %20 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %22 = stablehlo.imag %20 : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xf64>
    %23 = stablehlo.negate %22 : tensor<4x4xf64>
    %24 = stablehlo.complex %21, %23 : tensor<4x4xcomplex<f64>>
    %25 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %27 = stablehlo.compare LT, %25, %26, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %29 = stablehlo.add %25, %28 : tensor<4xi32>
    %30 = stablehlo.select %27, %29, %25 : tensor<4xi1>, tensor<4xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %32 = stablehlo.compare LT, %25, %31, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %34 = stablehlo.add %25, %33 : tensor<4xi32>
    %35 = stablehlo.select %32, %34, %25 : tensor<4xi1>, tensor<4xi32>
    %36 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %37 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %38 = stablehlo.concatenate %36, %37, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    return %6, %19, %24, %38 : tensor<4xf64>, tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>
  }
  func.func private @cond_2(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4x4xcomplex<f64>>, %arg2: tensor<4x2xi32>, %arg3: tensor<f64>, %arg4: tensor<f64>, %arg5: tensor<f64>, %arg6: tensor<f64>) -> tensor<4x4xcomplex<f64>> {
    %0 = stablehlo.multiply %arg6, %arg5 : tensor<f64>
    %1 = stablehlo.multiply %0, %arg4 : tensor<f64>
    %2 = stablehlo.negate %1 : tensor<f64>
    %3 = stablehlo.divide %arg6, %arg3 : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.pad %4, %cst, low = [3], high = [0], interior = [0] : (tensor<1xf64>, tensor<f64>) -> tensor<4xf64>
    %6 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.pad %6, %cst_0, low = [0], high = [3], interior = [0] : (tensor<1xf64>, tensor<f64>) -> tensor<4xf64>
    %8 = stablehlo.add %5, %7 : tensor<4xf64>
    %9 = call @svd_3(%arg0, %arg1, %arg2, %8) : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>, tensor<4xf64>) -> tensor<4x4xcomplex<f64>>
    return %9 : tensor<4x4xcomplex<f64>>
  }
  func.func private @svd_3(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4x4xcomplex<f64>>, %arg2: tensor<4x2xi32>, %arg3: tensor<4xf64>) -> tensor<4x4xcomplex<f64>> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %1 = "stablehlo.scatter"(%0, %arg2, %arg3) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f64>, %arg5: tensor<f64>):
      %7 = stablehlo.add %arg4, %arg5 : tensor<f64>
      stablehlo.return %7 : tensor<f64>
    }) : (tensor<4x4xf64>, tensor<4x2xi32>, tensor<4xf64>) -> tensor<4x4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %3 = stablehlo.complex %1, %2 : tensor<4x4xcomplex<f64>>
    %4 = stablehlo.dot_general %3, %arg1, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %5 = stablehlo.dot_general %4, %arg0, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    return %6 : tensor<4x4xcomplex<f64>>
  }
  func.func private @norm_4(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4x4xcomplex<f64>>, %arg2: tensor<4x2xi32>, %arg3: tensor<4xf64>, %arg4: tensor<f64>, %arg5: tensor<f64>, %arg6: tensor<f64>) -> tensor<4x4xcomplex<f64>> {
    %0 = stablehlo.multiply %arg6, %arg5 : tensor<f64>
    %1 = stablehlo.divide %0, %arg4 : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %3 = stablehlo.multiply %2, %arg3 : tensor<4xf64>
    %4 = call @svd_5(%arg0, %arg1, %arg2, %3) : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>, tensor<4xf64>) -> tensor<4x4xcomplex<f64>>
    return %4 : tensor<4x4xcomplex<f64>>
  }
  func.func private @svd_5(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4x4xcomplex<f64>>, %arg2: tensor<4x2xi32>, %arg3: tensor<4xf64>) -> tensor<4x4xcomplex<f64>> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %1 = "stablehlo.scatter"(%0, %arg2, %arg3) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f64>, %arg5: tensor<f64>):
      %7 = stablehlo.add %arg4, %arg5 : tensor<f64>
      stablehlo.return %7 : tensor<f64>
    }) : (tensor<4x4xf64>, tensor<4x2xi32>, tensor<4xf64>) -> tensor<4x4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x4xf64>
    %3 = stablehlo.complex %1, %2 : tensor<4x4xcomplex<f64>>
    %4 = stablehlo.dot_general %3, %arg1, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %5 = stablehlo.dot_general %4, %arg0, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<4x4xcomplex<f64>>) -> tensor<4x4xcomplex<f64>>
    return %6 : tensor<4x4xcomplex<f64>>
  }
  func.func private @norm_6(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4x4xcomplex<f64>>, %arg2: tensor<4x2xi32>, %arg3: tensor<f64>) -> tensor<4x4xcomplex<f64>> {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %1 = call @svd_5(%arg0, %arg1, %arg2, %0) : (tensor<4x4xcomplex<f64>>, tensor<4x4xcomplex<f64>>, tensor<4x2xi32>, tensor<4xf64>) -> tensor<4x4xcomplex<f64>>
    return %1 : tensor<4x4xcomplex<f64>>
  }
}
