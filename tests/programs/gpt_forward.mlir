module @jit_gpt_forward attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x8xf32>, %arg1: tensor<11x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<12x8xf32>, %arg5: tensor<8x8xf32>, %arg6: tensor<8x16xf32>, %arg7: tensor<8x8xf32>, %arg8: tensor<2x9xi32>) -> (tensor<2x9x11xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x9xi32>
    %1 = stablehlo.compare LT, %arg8, %0, SIGNED : (tensor<2x9xi32>, tensor<2x9xi32>) -> tensor<2x9xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x9xi32>
    %3 = stablehlo.add %arg8, %2 : tensor<2x9xi32>
    %4 = stablehlo.select %1, %3, %arg8 : tensor<2x9xi1>, tensor<2x9xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x9xi32>) -> tensor<2x9x1xi32>
    %6 = "stablehlo.gather"(%arg1, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<11x8xf32>, tensor<2x9x1xi32>) -> tensor<2x9x8xf32>
    %7 = stablehlo.slice %arg4 [0:9, 0:8] : (tensor<12x8xf32>) -> tensor<9x8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<9x8xf32>) -> tensor<1x9x8xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x9x8xf32>) -> tensor<2x9x8xf32>
    %10 = stablehlo.add %6, %9 : tensor<2x9x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x9x8xf32>, tensor<f32>) -> tensor<2x9xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x9x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<2x9x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x8xf32>
    %16 = stablehlo.subtract %10, %15 : tensor<2x9x8xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %17 = call @_var(%10, %c_2) : (tensor<2x9x8xf32>, tensor<i32>) -> tensor<2x9x1xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x9x1xf32>
    %19 = stablehlo.add %17, %18 : tensor<2x9x1xf32>
    %20 = stablehlo.rsqrt %19 : tensor<2x9x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x8xf32>
    %22 = stablehlo.multiply %16, %21 : tensor<2x9x8xf32>
    %23 = stablehlo.dot_general %22, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x9x8xf32>, tensor<8x8xf32>) -> tensor<2x9x8xf32>
    %24 = stablehlo.reshape %23 : (tensor<2x9x8xf32>) -> tensor<2x9x2x4xf32>
    %25 = stablehlo.dot_general %22, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x9x8xf32>, tensor<8x8xf32>) -> tensor<2x9x8xf32>
    %26 = stablehlo.reshape %25 : (tensor<2x9x8xf32>) -> tensor<2x9x2x4xf32>
    %27 = stablehlo.dot_general %22, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x9x8xf32>, tensor<8x8xf32>) -> tensor<2x9x8xf32>
    %28 = stablehlo.reshape %27 : (tensor<2x9x8xf32>) -> tensor<2x9x2x4xf32>
    %29 = stablehlo.reshape %24 : (tensor<2x9x2x4xf32>) -> tensor<2x9x2x1x4xf32>
    %30 = stablehlo.dot_general %29, %26, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x9x2x1x4xf32>, tensor<2x9x2x4xf32>) -> tensor<2x2x9x1x9xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x2x9x1x9xf32>
    %32 = stablehlo.multiply %30, %31 : tensor<2x2x9x1x9xf32>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %33 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i1>) -> tensor<2x2x9x9xi1>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %34 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<9x9xi1>
    %35 = call @tril(%34) : (tensor<9x9xi1>) -> tensor<9x9xi1>
    %36 = stablehlo.broadcast_in_dim %35, dims = [2, 3] : (tensor<9x9xi1>) -> tensor<1x1x9x9xi1>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x9x9xi1>) -> tensor<2x2x9x9xi1>
    %38 = stablehlo.and %33, %37 : tensor<2x2x9x9xi1>
    %cst_7 = stablehlo.constant dense<-2.38197633E+38> : tensor<f32>
    %39 = call @_where_0(%38, %32, %cst_7) : (tensor<2x2x9x9xi1>, tensor<2x2x9x1x9xf32>, tensor<f32>) -> tensor<1x2x2x9x9xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_8) applies stablehlo.maximum across dimensions = [4] : (tensor<1x2x2x9x9xf32>, tensor<f32>) -> tensor<1x2x2x9xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1x2x2x9xf32>
    %42 = stablehlo.maximum %41, %40 : tensor<1x2x2x9xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<1x2x2x9xf32>) -> tensor<1x2x2x9x1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x9x1xf32>) -> tensor<1x2x2x9x9xf32>
    %45 = stablehlo.subtract %39, %44 : tensor<1x2x2x9x9xf32>
    %46 = stablehlo.exponential %45 : tensor<1x2x2x9x9xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_10) applies stablehlo.add across dimensions = [4] : (tensor<1x2x2x9x9xf32>, tensor<f32>) -> tensor<1x2x2x9xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3] : (tensor<1x2x2x9xf32>) -> tensor<1x2x2x9x1xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3, 4] : (tensor<1x2x2x9x1xf32>) -> tensor<1x2x2x9x9xf32>
    %50 = stablehlo.divide %46, %49 : tensor<1x2x2x9x9xf32>
    %51 = stablehlo.dot_general %28, %50, batching_dims = [0, 2] x [1, 2], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x9x2x4xf32>, tensor<1x2x2x9x9xf32>) -> tensor<2x2x4x1x9xf32>
    %52 = stablehlo.transpose %51, dims = [3, 0, 4, 1, 2] : (tensor<2x2x4x1x9xf32>) -> tensor<1x2x9x2x4xf32>
    %53 = stablehlo.transpose %52, dims = [1, 2, 3, 0, 4] : (tensor<1x2x9x2x4xf32>) -> tensor<2x9x2x1x4xf32>
    %54 = stablehlo.reshape %53 : (tensor<2x9x2x1x4xf32>) -> tensor<2x9x2x4xf32>
    %55 = stablehlo.reshape %54 : (tensor<2x9x2x4xf32>) -> tensor<2x9x8xf32>
    %56 = stablehlo.dot_general %55, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x9x8xf32>, tensor<8x8xf32>) -> tensor<2x9x8xf32>
    %57 = stablehlo.add %10, %56 : tensor<2x9x8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x9x8xf32>, tensor<f32>) -> tensor<2x9xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %cst_12 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x9x1xf32>
    %61 = stablehlo.divide %59, %60 : tensor<2x9x1xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x8xf32>
    %63 = stablehlo.subtract %57, %62 : tensor<2x9x8xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %64 = call @_var(%57, %c_13) : (tensor<2x9x8xf32>, tensor<i32>) -> tensor<2x9x1xf32>
    %cst_14 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x9x1xf32>
    %66 = stablehlo.add %64, %65 : tensor<2x9x1xf32>
    %67 = stablehlo.rsqrt %66 : tensor<2x9x1xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x8xf32>
    %69 = stablehlo.multiply %63, %68 : tensor<2x9x8xf32>
    %70 = stablehlo.dot_general %69, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x9x8xf32>, tensor<8x16xf32>) -> tensor<2x9x16xf32>
    %71 = stablehlo.multiply %70, %70 : tensor<2x9x16xf32>
    %72 = stablehlo.multiply %71, %70 : tensor<2x9x16xf32>
    %cst_15 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x9x16xf32>
    %74 = stablehlo.multiply %73, %72 : tensor<2x9x16xf32>
    %75 = stablehlo.add %70, %74 : tensor<2x9x16xf32>
    %cst_16 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x9x16xf32>
    %77 = stablehlo.multiply %76, %75 : tensor<2x9x16xf32>
    %78 = stablehlo.tanh %77 : tensor<2x9x16xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x9x16xf32>
    %80 = stablehlo.add %79, %78 : tensor<2x9x16xf32>
    %cst_18 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x9x16xf32>
    %82 = stablehlo.multiply %81, %80 : tensor<2x9x16xf32>
    %83 = stablehlo.multiply %70, %82 : tensor<2x9x16xf32>
    %84 = stablehlo.dot_general %83, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x9x16xf32>, tensor<16x8xf32>) -> tensor<2x9x8xf32>
    %85 = stablehlo.add %57, %84 : tensor<2x9x8xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.reduce(%85 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<2x9x8xf32>, tensor<f32>) -> tensor<2x9xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %cst_20 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x9x1xf32>
    %89 = stablehlo.divide %87, %88 : tensor<2x9x1xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x8xf32>
    %91 = stablehlo.subtract %85, %90 : tensor<2x9x8xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %92 = call @_var(%85, %c_21) : (tensor<2x9x8xf32>, tensor<i32>) -> tensor<2x9x1xf32>
    %cst_22 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x9x1xf32>
    %94 = stablehlo.add %92, %93 : tensor<2x9x1xf32>
    %95 = stablehlo.rsqrt %94 : tensor<2x9x1xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x8xf32>
    %97 = stablehlo.multiply %91, %96 : tensor<2x9x8xf32>
    %98 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<11x8xf32>) -> tensor<8x11xf32>
    %99 = stablehlo.dot_general %97, %98, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x9x8xf32>, tensor<8x11xf32>) -> tensor<2x9x11xf32>
    return %99 : tensor<2x9x11xf32>
  }
  func.func private @_var(%arg0: tensor<2x9x8xf32>, %arg1: tensor<i32>) -> tensor<2x9x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x9x8xf32>, tensor<f32>) -> tensor<2x9xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x9x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x9x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x9x1xf32>) -> tensor<2x9x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x9x8xf32>
    %6 = chlo.square %5 : tensor<2x9x8xf32> -> tensor<2x9x8xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x9x8xf32>, tensor<f32>) -> tensor<2x9xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x9xf32>) -> tensor<2x9x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x9x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<2x9x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<2x9x1xf32>, tensor<f32>) -> tensor<2x9x1xf32>
    return %14 : tensor<2x9x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<2x9x1xf32>, %arg2: tensor<f32>) -> tensor<2x9x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x9x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2x9x1xf32>
    return %2 : tensor<2x9x1xf32>
  }
  func.func private @tril(%arg0: tensor<9x9xi1>) -> tensor<9x9xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<9x9xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9x9xi32>
    %2 = stablehlo.add %0, %1 : tensor<9x9xi32>
    %3 = stablehlo.iota dim = 1 : tensor<9x9xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<9x9xi32>, tensor<9x9xi32>) -> tensor<9x9xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<9x9xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<9x9xi1>, tensor<9x9xi1>
    return %6 : tensor<9x9xi1>
  }
  func.func private @_where_0(%arg0: tensor<2x2x9x9xi1>, %arg1: tensor<2x2x9x1x9xf32>, %arg2: tensor<f32>) -> tensor<1x2x2x9x9xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x2x9x9xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3, 4] : (tensor<2x2x9x9xi1>) -> tensor<1x2x2x9x9xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3, 4] : (tensor<2x2x9x9xf32>) -> tensor<1x2x2x9x9xf32>
    %3 = stablehlo.transpose %arg1, dims = [3, 0, 1, 2, 4] : (tensor<2x2x9x1x9xf32>) -> tensor<1x2x2x9x9xf32>
    %4 = stablehlo.select %1, %3, %2 : tensor<1x2x2x9x9xi1>, tensor<1x2x2x9x9xf32>
    return %4 : tensor<1x2x2x9x9xf32>
  }
}
