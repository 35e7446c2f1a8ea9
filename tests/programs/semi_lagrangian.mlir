module @jit_semi_lagrangian attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x9xf32>, %arg1: tensor<8x9xf32>, %arg2: tensor<8x9xf32>) -> (tensor<8x9xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<8xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x9xf32>
    %3 = stablehlo.multiply %2, %arg1 : tensor<8x9xf32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x9xf32>
    %5 = stablehlo.subtract %4, %3 : tensor<8x9xf32>
    %6 = stablehlo.iota dim = 0 : tensor<9xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x9xf32>
    %9 = stablehlo.multiply %8, %arg2 : tensor<8x9xf32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x9xf32>) -> tensor<8x9xf32>
    %11 = stablehlo.subtract %10, %9 : tensor<8x9xf32>
    %12 = call @_map_coordinates(%arg0, %5, %11) : (tensor<8x9xf32>, tensor<8x9xf32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    return %12 : tensor<8x9xf32>
  }
  func.func private @_map_coordinates(%arg0: tensor<8x9xf32>, %arg1: tensor<8x9xf32>, %arg2: tensor<8x9xf32>) -> tensor<8x9xf32> {
    %0 = stablehlo.floor %arg1 : tensor<8x9xf32>
    %1 = stablehlo.subtract %arg1, %0 : tensor<8x9xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x9xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<8x9xf32>
    %4 = stablehlo.convert %0 : (tensor<8x9xf32>) -> tensor<8x9xi32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x9xi32>
    %6 = stablehlo.add %4, %5 : tensor<8x9xi32>
    %c_0 = stablehlo.constant dense<8> : tensor<i32>
    %7 = call @remainder(%4, %c_0) : (tensor<8x9xi32>, tensor<i32>) -> tensor<8x9xi32>
    %c_1 = stablehlo.constant dense<8> : tensor<i32>
    %8 = call @remainder(%6, %c_1) : (tensor<8x9xi32>, tensor<i32>) -> tensor<8x9xi32>
    %9 = stablehlo.floor %arg2 : tensor<8x9xf32>
    %10 = stablehlo.subtract %arg2, %9 : tensor<8x9xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x9xf32>
    %12 = stablehlo.subtract %11, %10 : tensor<8x9xf32>
    %13 = stablehlo.convert %9 : (tensor<8x9xf32>) -> tensor<8x9xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8x9xi32>
    %15 = stablehlo.add %13, %14 : tensor<8x9xi32>
    %c_4 = stablehlo.constant dense<9> : tensor<i32>
    %16 = call @remainder(%13, %c_4) : (tensor<8x9xi32>, tensor<i32>) -> tensor<8x9xi32>
    %c_5 = stablehlo.constant dense<9> : tensor<i32>
    %17 = call @remainder(%15, %c_5) : (tensor<8x9xi32>, tensor<i32>) -> tensor<8x9xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<8x9xi32>
    %19 = stablehlo.compare LT, %7, %18, SIGNED : (tensor<8x9xi32>, tensor<8x9xi32>) -> tensor<8x9xi1>
    %c_7 = stablehlo.constant dense<8> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<8x9xi32>
    %21 = stablehlo.add %7, %20 : tensor<8x9xi32>
    %22 = stablehlo.select %19, %21, %7 : tensor<8x9xi1>, tensor<8x9xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<8x9xi32>
    %24 = stablehlo.compare LT, %16, %23, SIGNED : (tensor<8x9xi32>, tensor<8x9xi32>) -> tensor<8x9xi1>
    %c_9 = stablehlo.constant dense<9> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<8x9xi32>
    %26 = stablehlo.add %16, %25 : tensor<8x9xi32>
    %27 = stablehlo.select %24, %26, %16 : tensor<8x9xi1>, tensor<8x9xi32>
    %28 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<8x9xi32>) -> tensor<8x9x1xi32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<8x9xi32>) -> tensor<8x9x1xi32>
    %30 = stablehlo.concatenate %28, %29, dim = 2 : (tensor<8x9x1xi32>, tensor<8x9x1xi32>) -> tensor<8x9x2xi32>
    %31 = "stablehlo.gather"(%arg0, %30) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x9xf32>, tensor<8x9x2xi32>) -> tensor<8x9xf32>
    %32 = stablehlo.multiply %3, %12 : tensor<8x9xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<8x9xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<8x9xi32>
    %35 = stablehlo.compare LT, %7, %34, SIGNED : (tensor<8x9xi32>, tensor<8x9xi32>) -> tensor<8x9xi1>
    %c_11 = stablehlo.constant dense<8> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<8x9xi32>
    %37 = stablehlo.add %7, %36 : tensor<8x9xi32>
    %38 = stablehlo.select %35, %37, %7 : tensor<8x9xi1>, tensor<8x9xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<8x9xi32>
    %40 = stablehlo.compare LT, %17, %39, SIGNED : (tensor<8x9xi32>, tensor<8x9xi32>) -> tensor<8x9xi1>
    %c_13 = stablehlo.constant dense<9> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<8x9xi32>
    %42 = stablehlo.add %17, %41 : tensor<8x9xi32>
    %43 = stablehlo.select %40, %42, %17 : tensor<8x9xi1>, tensor<8x9xi32>
    %44 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<8x9xi32>) -> tensor<8x9x1xi32>
    %45 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<8x9xi32>) -> tensor<8x9x1xi32>
    %46 = stablehlo.concatenate %44, %45, dim = 2 : (tensor<8x9x1xi32>, tensor<8x9x1xi32>) -> tensor<8x9x2xi32>
    %47 = "stablehlo.gather"(%arg0, %46) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x9xf32>, tensor<8x9x2xi32>) -> tensor<8x9xf32>
    %48 = stablehlo.multiply %3, %10 : tensor<8x9xf32>
    %49 = stablehlo.multiply %48, %47 : tensor<8x9xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %50 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<8x9xi32>
    %51 = stablehlo.compare LT, %8, %50, SIGNED : (tensor<8x9xi32>, tensor<8x9xi32>) -> tensor<8x9xi1>
    %c_15 = stablehlo.constant dense<8> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<8x9xi32>
    %53 = stablehlo.add %8, %52 : tensor<8x9xi32>
    %54 = stablehlo.select %51, %53, %8 : tensor<8x9xi1>, tensor<8x9xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %55 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<8x9xi32>
    %56 = stablehlo.compare LT, %16, %55, SIGNED : (tensor<8x9xi32>, tensor<8x9xi32>) -> tensor<8x9xi1>
    %c_17 = stablehlo.constant dense<9> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<8x9xi32>
    %58 = stablehlo.add %16, %57 : tensor<8x9xi32>
    %59 = stablehlo.select %56, %58, %16 : tensor<8x9xi1>, tensor<8x9xi32>
    %60 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<8x9xi32>) -> tensor<8x9x1xi32>
    %61 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<8x9xi32>) -> tensor<8x9x1xi32>
    %62 = stablehlo.concatenate %60, %61, dim = 2 : (tensor<8x9x1xi32>, tensor<8x9x1xi32>) -> tensor<8x9x2xi32>
    %63 = "stablehlo.gather"(%arg0, %62) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x9xf32>, tensor<8x9x2xi32>) -> tensor<8x9xf32>
    %64 = stablehlo.multiply %1, %12 : tensor<8x9xf32>
    %65 = stablehlo.multiply %64, %63 : tensor<8x9xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %66 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<8x9xi32>
    %67 = stablehlo.compare LT, %8, %66, SIGNED : (tensor<8x9xi32>, tensor<8x9xi32>) -> tensor<8x9xi1>
    %c_19 = stablehlo.constant dense<8> : tensor<i32>
    %68 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<8x9xi32>
    %69 = stablehlo.add %8, %68 : tensor<8x9xi32>
    %70 = stablehlo.select %67, %69, %8 : tensor<8x9xi1>, tensor<8x9xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<8x9xi32>
    %72 = stablehlo.compare LT, %17, %71, SIGNED : (tensor<8x9xi32>, tensor<8x9xi32>) -> tensor<8x9xi1>
    %c_21 = stablehlo.constant dense<9> : tensor<i32>
    %73 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<8x9xi32>
    %74 = stablehlo.add %17, %73 : tensor<8x9xi32>
    %75 = stablehlo.select %72, %74, %17 : tensor<8x9xi1>, tensor<8x9xi32>
    %76 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<8x9xi32>) -> tensor<8x9x1xi32>
    %77 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<8x9xi32>) -> tensor<8x9x1xi32>
    %78 = stablehlo.concatenate %76, %77, dim = 2 : (tensor<8x9x1xi32>, tensor<8x9x1xi32>) -> tensor<8x9x2xi32>
    %79 = "stablehlo.gather"(%arg0, %78) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x9xf32>, tensor<8x9x2xi32>) -> tensor<8x9xf32>
    %80 = stablehlo.multiply %1, %10 : tensor<8x9xf32>
    %81 = stablehlo.multiply %80, %79 : tensor<8x9xf32>
    %82 = stablehlo.add %33, %49 : tensor<8x9xf32>
    %83 = stablehlo.add %82, %65 : tensor<8x9xf32>
    %84 = stablehlo.add %83, %81 : tensor<8x9xf32>
    return %84 : tensor<8x9xf32>
  }
  func.func private @remainder(%arg0: tensor<8x9xi32>, %arg1: tensor<i32>) -> tensor<8x9xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8x9xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<8x9xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x9xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<8x9xi32>, tensor<8x9xi32>) -> tensor<8x9xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x9xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<8x9xi32>, tensor<8x9xi32>) -> tensor<8x9xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8x9xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8x9xi1>, tensor<8x9xi1>) -> tensor<8x9xi1>
    %12 = stablehlo.and %11, %6 : tensor<8x9xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<8x9xi32>
    %14 = stablehlo.add %4, %13 : tensor<8x9xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<8x9xi1>, tensor<8x9xi32>
    return %15 : tensor<8x9xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
