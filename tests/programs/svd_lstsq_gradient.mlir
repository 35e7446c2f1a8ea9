module @jit_svd_lstsq_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x3xf64>, %arg1: tensor<5xf64>) -> (tensor<5x3xf64> {jax.result_info = "result[0]"}, tensor<5xf64> {jax.result_info = "result[1]"}) {
    %0:27 = call @_lstsq(%arg0, %arg1) : (tensor<5x3xf64>, tensor<5xf64>) -> (tensor<3xf64>, tensor<1xf64>, tensor<i64>, tensor<3xf64>, tensor<3x5xf64>, tensor<3x3xf64>, tensor<3x2xi32>, tensor<1x3xf64>, tensor<3x1xf64>, tensor<f64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<5x3xf64>, tensor<3xi1>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<5x1xf64>, tensor<3x5xf64>, tensor<3x1xf64>, tensor<3x1xf64>, tensor<3x1xf64>, tensor<3x3xf64>, tensor<3x1xf64>, tensor<5x1xf64>, tensor<1xf64>, tensor<1xf64>)
    %1 = stablehlo.sine %0#0 : tensor<3xf64>
    %2 = stablehlo.cosine %0#0 : tensor<3xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %5 = stablehlo.multiply %4, %2 : tensor<3xf64>
    %6:2 = call @_lstsq_0(%0#4, %0#5, %0#6, %0#7, %0#8, %0#9, %0#10, %0#11, %0#12, %0#13, %0#14, %0#15, %0#16, %0#17, %0#18, %0#19, %0#20, %0#21, %0#22, %5) : (tensor<3x5xf64>, tensor<3x3xf64>, tensor<3x2xi32>, tensor<1x3xf64>, tensor<3x1xf64>, tensor<f64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<5x3xf64>, tensor<3xi1>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<5x1xf64>, tensor<3x5xf64>, tensor<3x1xf64>, tensor<3x1xf64>, tensor<3x1xf64>, tensor<3x3xf64>, tensor<3xf64>) -> (tensor<5x3xf64>, tensor<5xf64>)
    return %6#0, %6#1 : tensor<5x3xf64>, tensor<5xf64>
  }
  func.func private @_lstsq(%arg0: tensor<5x3xf64>, %arg1: tensor<5xf64>) -> (tensor<3xf64>, tensor<1xf64>, tensor<i64>, tensor<3xf64>, tensor<3x5xf64>, tensor<3x3xf64>, tensor<3x2xi32>, tensor<1x3xf64>, tensor<3x1xf64>, tensor<f64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<5x3xf64>, tensor<3xi1>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<5x1xf64>, tensor<3x5xf64>, tensor<3x1xf64>, tensor<3x1xf64>, tensor<3x1xf64>, tensor<3x3xf64>, tensor<3x1xf64>, tensor<5x1xf64>, tensor<1xf64>, tensor<1xf64>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<5xf64>) -> tensor<5x1xf64>
    %1:11 = call @svd(%arg0) : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<3x5xf64>, tensor<3x3xf64>, tensor<3x2xi32>, tensor<1x3xf64>, tensor<3x1xf64>, tensor<f64>, tensor<3x3xf64>, tensor<3x3xf64>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %3 = stablehlo.compare GT, %1#1, %2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %4 = stablehlo.slice %1#1 [0:1] : (tensor<3xf64>) -> tensor<1xf64>
    %5 = stablehlo.reshape %4 : (tensor<1xf64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<1.1102230246251565E-15> : tensor<f64>
    %6 = stablehlo.multiply %cst_0, %5 : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %8 = stablehlo.compare GE, %1#1, %7, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %9 = stablehlo.and %3, %8 : tensor<3xi1>
    %10 = stablehlo.convert %9 : (tensor<3xi1>) -> tensor<3xi32>
    %11 = stablehlo.convert %10 : (tensor<3xi32>) -> tensor<3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %12 = stablehlo.reduce(%11 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %13:2 = call @_where(%9, %1#1, %c_1) : (tensor<3xi1>, tensor<3xf64>, tensor<i64>) -> (tensor<3xf64>, tensor<3xf64>)
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %15 = stablehlo.divide %14, %13#0 : tensor<3xf64>
    %16 = stablehlo.multiply %13#0, %13#0 : tensor<3xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %18 = stablehlo.divide %17, %16 : tensor<3xf64>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %19:2 = call @_where(%9, %15, %c_4) : (tensor<3xi1>, tensor<3xf64>, tensor<i64>) -> (tensor<3xf64>, tensor<3xf64>)
    %20 = stablehlo.broadcast_in_dim %19#0, dims = [0] : (tensor<3xf64>) -> tensor<3x1xf64>
    %21 = stablehlo.transpose %1#0, dims = [1, 0] : (tensor<5x3xf64>) -> tensor<3x5xf64>
    %22 = stablehlo.dot_general %21, %0, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x5xf64>, tensor<5x1xf64>) -> tensor<3x1xf64>
    %23 = stablehlo.transpose %1#2, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %24 = stablehlo.multiply %20, %22 : tensor<3x1xf64>
    %25 = stablehlo.dot_general %23, %24, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf64>, tensor<3x1xf64>) -> tensor<3x1xf64>
    %26 = stablehlo.dot_general %arg0, %25, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<5x3xf64>, tensor<3x1xf64>) -> tensor<5x1xf64>
    %27 = stablehlo.subtract %0, %26 : tensor<5x1xf64>
    %28:2 = call @norm(%27) : (tensor<5x1xf64>) -> (tensor<1xf64>, tensor<1xf64>)
    %29 = stablehlo.multiply %28#0, %28#0 : tensor<1xf64>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %31 = stablehlo.multiply %30, %28#0 : tensor<1xf64>
    %32 = stablehlo.reshape %25 : (tensor<3x1xf64>) -> tensor<3xf64>
    return %32, %29, %12, %1#1, %1#3, %1#4, %1#5, %1#6, %1#7, %1#8, %1#9, %1#10, %1#0, %9, %13#1, %18, %19#1, %0, %21, %22, %20, %24, %23, %25, %27, %28#1, %31 : tensor<3xf64>, tensor<1xf64>, tensor<i64>, tensor<3xf64>, tensor<3x5xf64>, tensor<3x3xf64>, tensor<3x2xi32>, tensor<1x3xf64>, tensor<3x1xf64>, tensor<f64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<5x3xf64>, tensor<3xi1>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<5x1xf64>, tensor<3x5xf64>, tensor<3x1xf64>, tensor<3x1xf64>, tensor<3x1xf64>, tensor<3x3xf64>, tensor<3x1xf64>, tensor<5x1xf64>, tensor<1xf64>, tensor<1xf64>
  }
  func.func private @svd(%arg0: tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<3x5xf64>, tensor<3x3xf64>, tensor<3x2xi32>, tensor<1x3xf64>, tensor<3x1xf64>, tensor<f64>, tensor<3x3xf64>, tensor<3x3xf64>) {
    %0:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%arg0) {backend_config = "", mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=5, j=3, k=5, l=3, m=3, n=5, o=3, p=3, q=3}, custom>} : (tensor<5x3xf64>) -> (tensor<5x3xf64>, tensor<3xf64>, tensor<5x3xf64>, tensor<3x3xf64>, tensor<i32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %2 = stablehlo.compare EQ, %0#4, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %cst = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
    %6 = stablehlo.select %5, %0#1, %4 : tensor<3xi1>, tensor<3xf64>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_0 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<5x3xf64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x3xi1>
    %10 = stablehlo.select %9, %0#2, %8 : tensor<5x3xi1>, tensor<5x3xf64>
    %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %14 = stablehlo.select %13, %0#3, %12 : tensor<3x3xi1>, tensor<3x3xf64>
    %15 = stablehlo.transpose %10, dims = [1, 0] : (tensor<5x3xf64>) -> tensor<3x5xf64>
    %16 = stablehlo.transpose %14, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %17 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<3xf64>) -> tensor<1x3xf64>
    %18 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %20 = stablehlo.compare LT, %18, %19, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_3 = stablehlo.constant dense<3> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %22 = stablehlo.add %18, %21 : tensor<3xi32>
    %23 = stablehlo.select %20, %22, %18 : tensor<3xi1>, tensor<3xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %25 = stablehlo.compare LT, %18, %24, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_5 = stablehlo.constant dense<3> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %27 = stablehlo.add %18, %26 : tensor<3xi32>
    %28 = stablehlo.select %25, %27, %18 : tensor<3xi1>, tensor<3xi32>
    %29 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %30 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %31 = stablehlo.concatenate %29, %30, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %32 = stablehlo.transpose %17, dims = [1, 0] : (tensor<1x3xf64>) -> tensor<3x1xf64>
    %33 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
    %34 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x3xf64>
    %35 = stablehlo.add %33, %34 : tensor<3x3xf64>
    %36 = stablehlo.transpose %17, dims = [1, 0] : (tensor<1x3xf64>) -> tensor<3x1xf64>
    %37 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
    %38 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x3xf64>
    %39 = stablehlo.subtract %37, %38 : tensor<3x3xf64>
    %40 = stablehlo.multiply %35, %39 : tensor<3x3xf64>
    %41 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %43 = stablehlo.add %41, %42 : tensor<3x3xi32>
    %44 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %45 = stablehlo.compare EQ, %43, %44, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %46 = stablehlo.convert %45 : (tensor<3x3xi1>) -> tensor<3x3xf64>
    %47 = stablehlo.add %40, %46 : tensor<3x3xf64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %48 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %49 = stablehlo.divide %48, %47 : tensor<3x3xf64>
    %50 = stablehlo.subtract %49, %46 : tensor<3x3xf64>
    %51 = stablehlo.transpose %17, dims = [1, 0] : (tensor<1x3xf64>) -> tensor<3x1xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %52 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %53 = stablehlo.compare EQ, %6, %52, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %54 = stablehlo.convert %53 : (tensor<3xi1>) -> tensor<3xf64>
    %55 = stablehlo.add %6, %54 : tensor<3xf64>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %57 = stablehlo.divide %56, %55 : tensor<3xf64>
    %58 = stablehlo.subtract %57, %54 : tensor<3xf64>
    %59 = stablehlo.iota dim = 0 : tensor<3xi32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %60 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %61 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %62 = stablehlo.compare LT, %59, %61, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_12 = stablehlo.constant dense<3> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %64 = stablehlo.add %59, %63 : tensor<3xi32>
    %65 = stablehlo.select %62, %64, %59 : tensor<3xi1>, tensor<3xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %66 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %67 = stablehlo.compare LT, %59, %66, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_14 = stablehlo.constant dense<3> : tensor<i32>
    %68 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %69 = stablehlo.add %59, %68 : tensor<3xi32>
    %70 = stablehlo.select %67, %69, %59 : tensor<3xi1>, tensor<3xi32>
    %71 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %72 = stablehlo.broadcast_in_dim %70, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %73 = stablehlo.concatenate %71, %72, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %74 = "stablehlo.scatter"(%60, %73, %58) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      stablehlo.return %arg2 : tensor<f64>
    }) : (tensor<3x3xf64>, tensor<3x2xi32>, tensor<3xf64>) -> tensor<3x3xf64>
    %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    return %10, %6, %14, %15, %16, %31, %17, %51, %cst_15, %74, %50 : tensor<5x3xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<3x5xf64>, tensor<3x3xf64>, tensor<3x2xi32>, tensor<1x3xf64>, tensor<3x1xf64>, tensor<f64>, tensor<3x3xf64>, tensor<3x3xf64>
  }
  func.func private @_where(%arg0: tensor<3xi1>, %arg1: tensor<3xf64>, %arg2: tensor<i64>) -> (tensor<3xf64>, tensor<3xf64>) {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3xi1>, tensor<3xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    return %2, %3 : tensor<3xf64>, tensor<3xf64>
  }
  func.func private @norm(%arg0: tensor<5x1xf64>) -> (tensor<1xf64>, tensor<1xf64>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<5x1xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5x1xf64>, tensor<f64>) -> tensor<1xf64>
    %2 = stablehlo.sqrt %1 : tensor<1xf64>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %4 = stablehlo.divide %3, %2 : tensor<1xf64>
    return %2, %4 : tensor<1xf64>, tensor<1xf64>
  }
  func.func private @_lstsq_0(%arg0: tensor<3x5xf64>, %arg1: tensor<3x3xf64>, %arg2: tensor<3x2xi32>, %arg3: tensor<1x3xf64>, %arg4: tensor<3x1xf64>, %arg5: tensor<f64>, %arg6: tensor<3x3xf64>, %arg7: tensor<3x3xf64>, %arg8: tensor<5x3xf64>, %arg9: tensor<3xi1>, %arg10: tensor<3xf64>, %arg11: tensor<3xf64>, %arg12: tensor<3xf64>, %arg13: tensor<5x1xf64>, %arg14: tensor<3x5xf64>, %arg15: tensor<3x1xf64>, %arg16: tensor<3x1xf64>, %arg17: tensor<3x1xf64>, %arg18: tensor<3x3xf64>, %arg19: tensor<3xf64>) -> (tensor<5x3xf64>, tensor<5xf64>) {
    %0 = stablehlo.reshape %arg19 : (tensor<3xf64>) -> tensor<3x1xf64>
    %1 = stablehlo.dot_general %0, %arg18, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x1xf64>, tensor<3x3xf64>) -> tensor<1x3xf64>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<1x3xf64>) -> tensor<3x1xf64>
    %3 = stablehlo.dot_general %0, %arg17, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x3xf64>
    %4 = stablehlo.multiply %arg16, %2 : tensor<3x1xf64>
    %5 = stablehlo.multiply %2, %arg15 : tensor<3x1xf64>
    %6 = stablehlo.transpose %3, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %7 = stablehlo.dot_general %4, %arg14, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x1xf64>, tensor<3x5xf64>) -> tensor<1x5xf64>
    %8 = stablehlo.transpose %7, dims = [1, 0] : (tensor<1x5xf64>) -> tensor<5x1xf64>
    %9 = stablehlo.dot_general %4, %arg13, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<3x1xf64>, tensor<5x1xf64>) -> tensor<3x5xf64>
    %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<3x5xf64>) -> tensor<5x3xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x1xf64>, tensor<f64>) -> tensor<3xf64>
    %12 = call @_where_1(%arg9, %arg12, %11) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %13 = stablehlo.multiply %12, %arg11 : tensor<3xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %15 = stablehlo.multiply %13, %14 : tensor<3xf64>
    %16 = stablehlo.negate %15 : tensor<3xf64>
    %17 = call @_where_1(%arg9, %arg10, %16) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %18 = call @svd_2(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %10, %17, %6) : (tensor<3x5xf64>, tensor<3x3xf64>, tensor<3x2xi32>, tensor<1x3xf64>, tensor<3x1xf64>, tensor<f64>, tensor<3x3xf64>, tensor<3x3xf64>, tensor<5x3xf64>, tensor<5x3xf64>, tensor<3xf64>, tensor<3x3xf64>) -> tensor<5x3xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %19 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<5x1xf64>, tensor<f64>) -> tensor<5xf64>
    return %18, %19 : tensor<5x3xf64>, tensor<5xf64>
  }
  func.func private @_where_1(%arg0: tensor<3xi1>, %arg1: tensor<3xf64>, %arg2: tensor<3xf64>) -> tensor<3xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<3xi1>, tensor<3xf64>
    return %1 : tensor<3xf64>
  }
  func.func private @svd_2(%arg0: tensor<3x5xf64>, %arg1: tensor<3x3xf64>, %arg2: tensor<3x2xi32>, %arg3: tensor<1x3xf64>, %arg4: tensor<3x1xf64>, %arg5: tensor<f64>, %arg6: tensor<3x3xf64>, %arg7: tensor<3x3xf64>, %arg8: tensor<5x3xf64>, %arg9: tensor<5x3xf64>, %arg10: tensor<3xf64>, %arg11: tensor<3x3xf64>) -> tensor<5x3xf64> {
    %0 = stablehlo.transpose %arg11, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<5x3xf64>
    %2 = stablehlo.divide %arg9, %1 : tensor<5x3xf64>
    %3 = stablehlo.negate %2 : tensor<5x3xf64>
    %4 = stablehlo.dot_general %3, %arg8, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<3x3xf64>
    %5 = stablehlo.transpose %4, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %6 = stablehlo.dot_general %5, %arg0, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<3x5xf64>) -> tensor<5x3xf64>
    %8 = stablehlo.add %2, %7 : tensor<5x3xf64>
    %9 = stablehlo.dot_general %8, %arg1, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<5x3xf64>, tensor<3x3xf64>) -> tensor<5x3xf64>
    %10 = stablehlo.dot_general %0, %arg1, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
    %11 = stablehlo.transpose %10, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %12 = stablehlo.multiply %arg7, %11 : tensor<3x3xf64>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %14 = stablehlo.add %12, %13 : tensor<3x3xf64>
    %15 = stablehlo.dot_general %arg9, %arg8, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<3x3xf64>
    %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %17 = stablehlo.multiply %arg7, %16 : tensor<3x3xf64>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %19 = stablehlo.add %17, %18 : tensor<3x3xf64>
    %20 = stablehlo.multiply %16, %arg6 : tensor<3x3xf64>
    %21 = stablehlo.broadcast_in_dim %arg5, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %22 = stablehlo.multiply %21, %20 : tensor<3x3xf64>
    %23 = stablehlo.negate %22 : tensor<3x3xf64>
    %24 = stablehlo.transpose %23, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %25 = stablehlo.add %22, %24 : tensor<3x3xf64>
    %26 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<3x1xf64>) -> tensor<3x3xf64>
    %27 = stablehlo.multiply %26, %14 : tensor<3x3xf64>
    %28 = stablehlo.add %25, %27 : tensor<3x3xf64>
    %29 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
    %30 = stablehlo.multiply %29, %19 : tensor<3x3xf64>
    %31 = stablehlo.add %28, %30 : tensor<3x3xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %32 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %33 = "stablehlo.scatter"(%32, %arg2, %arg10) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg12: tensor<f64>, %arg13: tensor<f64>):
      %39 = stablehlo.add %arg12, %arg13 : tensor<f64>
      stablehlo.return %39 : tensor<f64>
    }) : (tensor<3x3xf64>, tensor<3x2xi32>, tensor<3xf64>) -> tensor<3x3xf64>
    %34 = stablehlo.add %31, %33 : tensor<3x3xf64>
    %35 = stablehlo.dot_general %34, %arg1, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
    %36 = stablehlo.dot_general %35, %arg0, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
    %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<3x5xf64>) -> tensor<5x3xf64>
    %38 = stablehlo.add %9, %37 : tensor<5x3xf64>
    return %38 : tensor<5x3xf64>
  }
}
