module @jit_newton_method attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %c, %iterArg_2 = %arg0) : tensor<i32>, tensor<i32>, tensor<5xf32>
    cond {
      %c_3 = stablehlo.constant dense<3> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg_1, %iterArg_2) : (tensor<i32>, tensor<5xf32>) -> (tensor<i32>, tensor<5xf32>)
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg, %c_3 : tensor<i32>
      stablehlo.return %2, %1#0, %1#1 : tensor<i32>, tensor<i32>, tensor<5xf32>
    }
    return %0#2 : tensor<5xf32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<5xf32>) -> (tensor<i32>, tensor<5xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %2 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %4 = stablehlo.add %1, %3 : tensor<5x5xi32>
    %5 = stablehlo.compare EQ, %4, %2, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %6 = stablehlo.convert %5 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %7 = stablehlo.slice %6 [0:5, 0:5] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %8 = stablehlo.convert %7 : tensor<5x5xf32>
    %9 = stablehlo.multiply %arg1, %arg1 : tensor<5xf32>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %12 = stablehlo.multiply %8, %11 : tensor<5x5xf32>
    %13 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %15 = stablehlo.multiply %14, %8 : tensor<5x5xf32>
    %16 = stablehlo.add %12, %15 : tensor<5x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%16 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %19 = stablehlo.multiply %cst_2, %17 : tensor<f32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %21 = stablehlo.multiply %20, %18 : tensor<5xf32>
    %22 = stablehlo.multiply %arg1, %arg1 : tensor<5xf32>
    %23 = stablehlo.multiply %22, %22 : tensor<5xf32>
    %24 = stablehlo.multiply %arg1, %arg1 : tensor<5xf32>
    %25 = stablehlo.multiply %24, %arg1 : tensor<5xf32>
    %cst_4 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %27 = stablehlo.multiply %26, %25 : tensor<5xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %30 = stablehlo.multiply %8, %29 : tensor<5x5xf32>
    %31 = stablehlo.multiply %arg1, %arg1 : tensor<5xf32>
    %32 = stablehlo.multiply %31, %arg1 : tensor<5xf32>
    %33 = stablehlo.multiply %arg1, %arg1 : tensor<5xf32>
    %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %35 = stablehlo.multiply %34, %33 : tensor<5xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %38 = stablehlo.multiply %8, %37 : tensor<5x5xf32>
    %cst_6 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %40 = stablehlo.multiply %39, %32 : tensor<5xf32>
    %cst_7 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %42 = stablehlo.multiply %41, %38 : tensor<5x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%23 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%30 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_10 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %45 = stablehlo.multiply %cst_10, %43 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %47 = stablehlo.multiply %46, %44 : tensor<5xf32>
    %48 = stablehlo.add %19, %45 : tensor<f32>
    %49 = stablehlo.add %21, %47 : tensor<5xf32>
    %50 = stablehlo.iota dim = 0 : tensor<1x1xi32>
    %51 = stablehlo.iota dim = 1 : tensor<1x1xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %53 = stablehlo.add %50, %52 : tensor<1x1xi32>
    %54 = stablehlo.compare EQ, %53, %51, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %55 = stablehlo.convert %54 : (tensor<1x1xi1>) -> tensor<1x1xf32>
    %56 = stablehlo.slice %55 [0:1, 0:1] : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %57 = stablehlo.reshape %56 : (tensor<1x1xf32>) -> tensor<1xf32>
    %58 = stablehlo.convert %57 : tensor<1xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %60 = stablehlo.multiply %59, %58 : tensor<1xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<1xf32>) -> tensor<1x5xf32>
    %62 = stablehlo.broadcast_in_dim %40, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %63 = stablehlo.broadcast_in_dim %42, dims = [0, 2] : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
    %64 = stablehlo.multiply %61, %62 : tensor<1x5xf32>
    %65 = stablehlo.broadcast_in_dim %61, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<5x1x5xf32>
    %67 = stablehlo.multiply %66, %63 : tensor<5x1x5xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %69 = stablehlo.multiply %68, %58 : tensor<1xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<1xf32>) -> tensor<1x5xf32>
    %71 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %72 = stablehlo.broadcast_in_dim %8, dims = [0, 2] : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
    %73 = stablehlo.multiply %71, %70 : tensor<1x5xf32>
    %74 = stablehlo.broadcast_in_dim %70, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<5x1x5xf32>
    %76 = stablehlo.multiply %72, %75 : tensor<5x1x5xf32>
    %77 = stablehlo.add %64, %73 : tensor<1x5xf32>
    %78 = stablehlo.add %67, %76 : tensor<5x1x5xf32>
    %79 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %80 = stablehlo.broadcast_in_dim %8, dims = [0, 2] : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
    %81 = stablehlo.multiply %70, %79 : tensor<1x5xf32>
    %82 = stablehlo.broadcast_in_dim %70, dims = [1, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2] : (tensor<1x1x5xf32>) -> tensor<5x1x5xf32>
    %84 = stablehlo.multiply %83, %80 : tensor<5x1x5xf32>
    %85 = stablehlo.add %77, %81 : tensor<1x5xf32>
    %86 = stablehlo.add %78, %84 : tensor<5x1x5xf32>
    %87 = stablehlo.slice %85 [0:1, 0:5] : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %88 = stablehlo.slice %86 [0:5, 0:1, 0:5] : (tensor<5x1x5xf32>) -> tensor<5x1x5xf32>
    %89 = stablehlo.reshape %87 : (tensor<1x5xf32>) -> tensor<5xf32>
    %90 = stablehlo.reshape %88 : (tensor<5x1x5xf32>) -> tensor<5x5xf32>
    %91 = stablehlo.transpose %90, dims = [1, 0] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %92 = stablehlo.slice %91 [0:5, 0:5] : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %93 = stablehlo.multiply %arg1, %arg1 : tensor<5xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%93 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %95 = stablehlo.multiply %cst_16, %94 : tensor<f32>
    %96 = stablehlo.multiply %arg1, %arg1 : tensor<5xf32>
    %97 = stablehlo.multiply %96, %96 : tensor<5xf32>
    %98 = stablehlo.multiply %arg1, %arg1 : tensor<5xf32>
    %99 = stablehlo.multiply %98, %arg1 : tensor<5xf32>
    %cst_17 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %101 = stablehlo.multiply %100, %99 : tensor<5xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%97 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %103 = stablehlo.multiply %cst_19, %102 : tensor<f32>
    %104 = stablehlo.add %95, %103 : tensor<f32>
    %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %105 = stablehlo.multiply %cst_20, %cst_21 : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %107 = stablehlo.multiply %106, %101 : tensor<5xf32>
    %cst_22 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %108 = stablehlo.multiply %cst_22, %cst_23 : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %110 = stablehlo.multiply %arg1, %109 : tensor<5xf32>
    %111 = stablehlo.add %107, %110 : tensor<5xf32>
    %112 = stablehlo.multiply %109, %arg1 : tensor<5xf32>
    %113 = stablehlo.add %111, %112 : tensor<5xf32>
    %114 = call @solve(%92, %113) : (tensor<5x5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %115 = stablehlo.subtract %arg1, %114 : tensor<5xf32>
    return %0, %115 : tensor<i32>, tensor<5xf32>
  }
  func.func private @solve(%arg0: tensor<5x5xf32>, %arg1: tensor<5xf32>) -> tensor<5xf32> {
    %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%arg0) {backend_config = "", mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=5, k=5, l=5, m=5}, custom>} : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5xi32>, tensor<i32>)
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %2 = stablehlo.subtract %0#1, %1 : tensor<5xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<i32>
    %4 = stablehlo.compare GE, %0#2, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %8 = stablehlo.select %7, %0#0, %6 : tensor<5x5xi1>, tensor<5x5xf32>
    %9 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:4 = stablehlo.while(%iterArg = %2, %iterArg_3 = %c_2, %iterArg_4 = %c_1, %iterArg_5 = %9) : tensor<5xi32>, tensor<i32>, tensor<i32>, tensor<5xi32>
    cond {
      %c_6 = stablehlo.constant dense<5> : tensor<i32>
      %12 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %12:2 = func.call @closed_call_0(%iterArg, %iterArg_4, %iterArg_5) : (tensor<5xi32>, tensor<i32>, tensor<5xi32>) -> (tensor<i32>, tensor<5xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %13, %12#0, %12#1 : tensor<5xi32>, tensor<i32>, tensor<i32>, tensor<5xi32>
    }
    %11 = call @_lu_solve(%8, %10#3, %arg1) : (tensor<5x5xf32>, tensor<5xi32>, tensor<5xf32>) -> tensor<5xf32>
    return %11 : tensor<5xf32>
  }
  func.func private @closed_call_0(%arg0: tensor<5xi32>, %arg1: tensor<i32>, %arg2: tensor<5xi32>) -> (tensor<i32>, tensor<5xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.convert %arg1 : tensor<i32>
    %c_1 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.add %2, %c_1 : tensor<i32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<i1>, tensor<i32>
    %5 = stablehlo.dynamic_slice %arg0, %4, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.reshape %5 : (tensor<1xi32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.convert %arg1 : tensor<i32>
    %c_3 = stablehlo.constant dense<5> : tensor<i32>
    %9 = stablehlo.add %8, %c_3 : tensor<i32>
    %10 = stablehlo.select %7, %9, %arg1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.dynamic_slice %arg2, %10, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %12 = stablehlo.reshape %11 : (tensor<1xi32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.compare LT, %6, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<5> : tensor<i32>
    %14 = stablehlo.add %6, %c_5 : tensor<i32>
    %15 = stablehlo.select %13, %14, %6 : tensor<i1>, tensor<i32>
    %16 = stablehlo.dynamic_slice %arg2, %15, sizes = [1] : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.compare LT, %arg1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<5> : tensor<i32>
    %19 = stablehlo.add %arg1, %c_7 : tensor<i32>
    %20 = stablehlo.select %18, %19, %arg1 : tensor<i1>, tensor<i32>
    %21 = stablehlo.convert %20 : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %23 = "stablehlo.scatter"(%arg2, %22, %17) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %24 = stablehlo.compare LT, %6, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<5> : tensor<i32>
    %25 = stablehlo.add %6, %c_9 : tensor<i32>
    %26 = stablehlo.select %24, %25, %6 : tensor<i1>, tensor<i32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%23, %27, %12) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      stablehlo.return %arg4 : tensor<i32>
    }) : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
    return %0, %28 : tensor<i32>, tensor<5xi32>
  }
  func.func private @_lu_solve(%arg0: tensor<5x5xf32>, %arg1: tensor<5xi32>, %arg2: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %2 = stablehlo.compare LT, %arg1, %1, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %4 = stablehlo.add %arg1, %3 : tensor<5xi32>
    %5 = stablehlo.select %2, %4, %arg1 : tensor<5xi1>, tensor<5xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x1xf32>, tensor<5x1xi32>) -> tensor<5x1xf32>
    %8 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %7) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=5, j=5, k=5, l=1, m=5, n=1}, custom>} : (tensor<5x5xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %9 = stablehlo.custom_call @lapack_strsm_ffi(%arg0, %8) {backend_config = "", mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=5, j=5, k=5, l=1, m=5, n=1}, custom>} : (tensor<5x5xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %10 = stablehlo.reshape %9 : (tensor<5x1xf32>) -> tensor<5xf32>
    return %10 : tensor<5xf32>
  }
}
