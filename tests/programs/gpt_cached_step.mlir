module @jit_gpt_cached_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x8xf32>, %arg1: tensor<11x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<12x8xf32>, %arg5: tensor<8x8xf32>, %arg6: tensor<8x16xf32>, %arg7: tensor<8x8xf32>, %arg8: tensor<2x12x8xf32>, %arg9: tensor<2x12x8xf32>, %arg10: tensor<2xi32>, %arg11: tensor<i32>) -> (tensor<2x12x8xf32> {jax.result_info = "result[0]"}, tensor<2x12x8xf32> {jax.result_info = "result[1]"}, tensor<2x11xf32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %1 = stablehlo.compare LT, %arg10, %0, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %3 = stablehlo.add %arg10, %2 : tensor<2xi32>
    %4 = stablehlo.select %1, %3, %arg10 : tensor<2xi1>, tensor<2xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %6 = "stablehlo.gather"(%arg1, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<11x8xf32>, tensor<2x1xi32>) -> tensor<2x8xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.compare LT, %arg11, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<12> : tensor<i32>
    %8 = stablehlo.add %arg11, %c_2 : tensor<i32>
    %9 = stablehlo.select %7, %8, %arg11 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.compare LT, %c_3, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<8> : tensor<i32>
    %11 = stablehlo.add %c_5, %c_6 : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.select %10, %11, %c_7 : tensor<i1>, tensor<i32>
    %13 = stablehlo.dynamic_slice %arg4, %9, %12, sizes = [1, 8] : (tensor<12x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x8xf32>) -> tensor<8xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<2x8xf32>
    %17 = stablehlo.add %6, %16 : tensor<2x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %cst_8 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %21 = stablehlo.divide %19, %20 : tensor<2x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x8xf32>
    %23 = stablehlo.subtract %17, %22 : tensor<2x8xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %24 = call @_var(%17, %c_9) : (tensor<2x8xf32>, tensor<i32>) -> tensor<2x1xf32>
    %cst_10 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %26 = stablehlo.add %24, %25 : tensor<2x1xf32>
    %27 = stablehlo.rsqrt %26 : tensor<2x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x8xf32>
    %29 = stablehlo.multiply %23, %28 : tensor<2x8xf32>
    %30 = stablehlo.dot_general %29, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 2] : (tensor<2x8xf32>) -> tensor<2x1x8xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.compare LT, %arg11, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_12 = stablehlo.constant dense<12> : tensor<i32>
    %33 = stablehlo.add %arg11, %c_12 : tensor<i32>
    %34 = stablehlo.select %32, %33, %arg11 : tensor<i1>, tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.dynamic_update_slice %arg8, %31, %c_13, %34, %c_14 : (tensor<2x12x8xf32>, tensor<2x1x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x8xf32>
    %36 = stablehlo.dot_general %29, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 2] : (tensor<2x8xf32>) -> tensor<2x1x8xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.compare LT, %arg11, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_16 = stablehlo.constant dense<12> : tensor<i32>
    %39 = stablehlo.add %arg11, %c_16 : tensor<i32>
    %40 = stablehlo.select %38, %39, %arg11 : tensor<i1>, tensor<i32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %41 = stablehlo.dynamic_update_slice %arg9, %37, %c_17, %40, %c_18 : (tensor<2x12x8xf32>, tensor<2x1x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x8xf32>
    %42 = stablehlo.dot_general %29, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
    %43 = stablehlo.dot_general %42, %35, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x8xf32>, tensor<2x12x8xf32>) -> tensor<2x12xf32>
    %cst_19 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %45 = stablehlo.divide %43, %44 : tensor<2x12xf32>
    %46 = stablehlo.iota dim = 0 : tensor<12xi32>
    %47 = stablehlo.broadcast_in_dim %arg11, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %48 = stablehlo.compare LE, %46, %47, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %49 = call @_where_0(%48, %45, %cst_20) : (tensor<12xi1>, tensor<2x12xf32>, tensor<f32>) -> tensor<2x12xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_21) applies stablehlo.maximum across dimensions = [1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %52 = stablehlo.maximum %51, %50 : tensor<2xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %55 = stablehlo.subtract %49, %54 : tensor<2x12xf32>
    %56 = stablehlo.exponential %55 : tensor<2x12xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<2x12xf32>, tensor<f32>) -> tensor<2xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x12xf32>
    %60 = stablehlo.divide %56, %59 : tensor<2x12xf32>
    %61 = stablehlo.dot_general %60, %41, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x12xf32>, tensor<2x12x8xf32>) -> tensor<2x8xf32>
    %62 = stablehlo.dot_general %61, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
    %63 = stablehlo.add %17, %62 : tensor<2x8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_24) applies stablehlo.add across dimensions = [1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %cst_25 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %67 = stablehlo.divide %65, %66 : tensor<2x1xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x8xf32>
    %69 = stablehlo.subtract %63, %68 : tensor<2x8xf32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %70 = call @_var(%63, %c_26) : (tensor<2x8xf32>, tensor<i32>) -> tensor<2x1xf32>
    %cst_27 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %72 = stablehlo.add %70, %71 : tensor<2x1xf32>
    %73 = stablehlo.rsqrt %72 : tensor<2x1xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x8xf32>
    %75 = stablehlo.multiply %69, %74 : tensor<2x8xf32>
    %76 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<11x8xf32>) -> tensor<8x11xf32>
    %77 = stablehlo.dot_general %75, %76, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8xf32>, tensor<8x11xf32>) -> tensor<2x11xf32>
    return %35, %41, %77 : tensor<2x12x8xf32>, tensor<2x12x8xf32>, tensor<2x11xf32>
  }
  func.func private @_var(%arg0: tensor<2x8xf32>, %arg1: tensor<i32>) -> tensor<2x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x8xf32>
    %6 = chlo.square %5 : tensor<2x8xf32> -> tensor<2x8xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<2x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
    return %14 : tensor<2x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<2x1xf32>, %arg2: tensor<f32>) -> tensor<2x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2x1xf32>
    return %2 : tensor<2x1xf32>
  }
  func.func private @_where_0(%arg0: tensor<12xi1>, %arg1: tensor<2x12xf32>, %arg2: tensor<f32>) -> tensor<2x12xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<12xi1>) -> tensor<2x12xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x12xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x12xi1>, tensor<2x12xf32>
    return %3 : tensor<2x12xf32>
  }
}
