module @jit_eigh_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x5xf64>) -> (tensor<5x5xf64> {jax.result_info = "result"}) {
    %0:5 = call @eigh(%arg0) : (tensor<5x5xf64>) -> (tensor<5xf64>, tensor<5x5xf64>, tensor<5x5xf64>, tensor<5x5xf64>, tensor<5x2xi32>)
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %2 = stablehlo.divide %0#0, %1 : tensor<5xf64>
    %3 = stablehlo.exponential %2 : tensor<5xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<5xf64>) -> tensor<1x5xf64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x5xf64>) -> tensor<5x5xf64>
    %6 = stablehlo.multiply %0#1, %5 : tensor<5x5xf64>
    %7 = stablehlo.transpose %0#1, dims = [1, 0] : (tensor<5x5xf64>) -> tensor<5x5xf64>
    %8 = stablehlo.dot_general %6, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
    %9 = stablehlo.multiply %0#1, %0#1 : tensor<5x5xf64>
    %10 = stablehlo.cosine %8 : tensor<5x5xf64>
    %11 = stablehlo.sine %8 : tensor<5x5xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x5xf64>, tensor<f64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
    %14 = stablehlo.negate %13 : tensor<5x5xf64>
    %15 = stablehlo.multiply %14, %11 : tensor<5x5xf64>
    %16 = stablehlo.dot_general %15, %6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<5x5xf64>) -> tensor<5x5xf64>
    %18 = stablehlo.dot_general %15, %7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
    %19 = stablehlo.transpose %17, dims = [1, 0] : (tensor<5x5xf64>) -> tensor<5x5xf64>
    %20 = stablehlo.multiply %0#1, %18 : tensor<5x5xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %21 = stablehlo.reduce(%20 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<5x5xf64>, tensor<f64>) -> tensor<5xf64>
    %22 = stablehlo.reshape %21 : (tensor<5xf64>) -> tensor<1x5xf64>
    %23 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x5xf64>) -> tensor<5x5xf64>
    %24 = stablehlo.multiply %18, %23 : tensor<5x5xf64>
    %25 = stablehlo.add %19, %24 : tensor<5x5xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %26 = stablehlo.reduce(%22 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf64>, tensor<f64>) -> tensor<5xf64>
    %27 = stablehlo.multiply %26, %3 : tensor<5xf64>
    %cst_4 = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %29 = stablehlo.divide %27, %28 : tensor<5xf64>
    %30 = call @eigh_0(%0#2, %0#1, %0#3, %0#4, %29, %25) : (tensor<5x5xf64>, tensor<5x5xf64>, tensor<5x5xf64>, tensor<5x2xi32>, tensor<5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
    return %30 : tensor<5x5xf64>
  }
  func.func private @eigh(%arg0: tensor<5x5xf64>) -> (tensor<5xf64>, tensor<5x5xf64>, tensor<5x5xf64>, tensor<5x5xf64>, tensor<5x2xi32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x5xf64>) -> tensor<5x5xf64>
    %1 = stablehlo.add %arg0, %0 : tensor<5x5xf64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
    %3 = stablehlo.divide %1, %2 : tensor<5x5xf64>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<5x5xf64>) -> tensor<5x5xf64>
    %5 = stablehlo.add %3, %4 : tensor<5x5xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
    %7 = stablehlo.divide %5, %6 : tensor<5x5xf64>
    %8:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%7) {backend_config = "", mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=5, k=5, l=5, m=5}, custom>} : (tensor<5x5xf64>) -> (tensor<5x5xf64>, tensor<5xf64>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %10 = stablehlo.compare EQ, %8#2, %9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %14 = stablehlo.select %13, %8#0, %12 : tensor<5x5xi1>, tensor<5x5xf64>
    %15 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst_2 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<1xi1>) -> tensor<5xi1>
    %18 = stablehlo.select %17, %8#1, %16 : tensor<5xi1>, tensor<5xf64>
    %19 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %21 = stablehlo.add %19, %20 : tensor<5x5xi32>
    %22 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %23 = stablehlo.compare EQ, %21, %22, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %24 = stablehlo.convert %23 : (tensor<5x5xi1>) -> tensor<5x5xf64>
    %25 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<5xf64>) -> tensor<1x5xf64>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x5xf64>) -> tensor<5x5xf64>
    %27 = stablehlo.add %24, %26 : tensor<5x5xf64>
    %28 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x5xf64>
    %30 = stablehlo.subtract %27, %29 : tensor<5x5xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
    %32 = stablehlo.divide %31, %30 : tensor<5x5xf64>
    %33 = stablehlo.subtract %32, %24 : tensor<5x5xf64>
    %34 = stablehlo.transpose %14, dims = [1, 0] : (tensor<5x5xf64>) -> tensor<5x5xf64>
    %35 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %37 = stablehlo.compare LT, %35, %36, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_6 = stablehlo.constant dense<5> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %39 = stablehlo.add %35, %38 : tensor<5xi32>
    %40 = stablehlo.select %37, %39, %35 : tensor<5xi1>, tensor<5xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %42 = stablehlo.compare LT, %35, %41, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_8 = stablehlo.constant dense<5> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %44 = stablehlo.add %35, %43 : tensor<5xi32>
    %45 = stablehlo.select %42, %44, %35 : tensor<5xi1>, tensor<5xi32>
    %46 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %47 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %48 = stablehlo.concatenate %46, %47, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    return %18, %14, %34, %33, %48 : tensor<5xf64>, tensor<5x5xf64>, tensor<5x5xf64>, tensor<5x5xf64>, tensor<5x2xi32>
  }
  func.func private @eigh_0(%arg0: tensor<5x5xf64>, %arg1: tensor<5x5xf64>, %arg2: tensor<5x5xf64>, %arg3: tensor<5x2xi32>, %arg4: tensor<5xf64>, %arg5: tensor<5x5xf64>) -> tensor<5x5xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
    %1 = "stablehlo.scatter"(%0, %arg3, %arg4) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f64>, %arg7: tensor<f64>):
      %13 = stablehlo.add %arg6, %arg7 : tensor<f64>
      stablehlo.return %13 : tensor<f64>
    }) : (tensor<5x5xf64>, tensor<5x2xi32>, tensor<5xf64>) -> tensor<5x5xf64>
    %2 = stablehlo.dot_general %arg5, %arg1, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<5x5xf64>) -> tensor<5x5xf64>
    %4 = stablehlo.multiply %arg2, %3 : tensor<5x5xf64>
    %5 = stablehlo.add %1, %4 : tensor<5x5xf64>
    %6 = stablehlo.dot_general %5, %arg1, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
    %7 = stablehlo.dot_general %6, %arg0, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
    %8 = stablehlo.transpose %7, dims = [1, 0] : (tensor<5x5xf64>) -> tensor<5x5xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5x5xf64>
    %10 = stablehlo.divide %8, %9 : tensor<5x5xf64>
    %11 = stablehlo.transpose %10, dims = [1, 0] : (tensor<5x5xf64>) -> tensor<5x5xf64>
    %12 = stablehlo.add %10, %11 : tensor<5x5xf64>
    return %12 : tensor<5x5xf64>
  }
}
