module @jit_histograms attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<60xf32>, %arg1: tensor<60xf32>) -> (tensor<8xf32> {jax.result_info = "result[0]"}, tensor<5xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<[-3.000000e+00, 3.000000e+00]> : tensor<2xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %1 = call @_ptp(%cst) : (tensor<2xf32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.compare EQ, %1, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.slice %cst [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %5 = stablehlo.subtract %4, %cst_2 : tensor<f32>
    %6 = stablehlo.slice %cst [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
    %8 = call @_where(%2, %5, %7) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %9 = call @_ptp(%cst) : (tensor<2xf32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.compare EQ, %9, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %11 = stablehlo.slice %cst [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %12 = stablehlo.reshape %11 : (tensor<1xf32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %13 = stablehlo.add %12, %cst_4 : tensor<f32>
    %14 = stablehlo.slice %cst [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %15 = stablehlo.reshape %14 : (tensor<1xf32>) -> tensor<f32>
    %16 = call @_where(%10, %13, %15) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = call @_linspace(%8, %16) : (tensor<f32>, tensor<f32>) -> tensor<9xf32>
    %18 = call @searchsorted(%17, %arg0) : (tensor<9xf32>, tensor<60xf32>) -> tensor<60xi32>
    %19 = stablehlo.slice %17 [8:9] : (tensor<9xf32>) -> tensor<1xf32>
    %20 = stablehlo.reshape %19 : (tensor<1xf32>) -> tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %22 = stablehlo.compare EQ, %arg0, %21, FLOAT : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xi1>
    %c = stablehlo.constant dense<8> : tensor<i32>
    %23 = call @_where_1(%22, %c, %18) : (tensor<60xi1>, tensor<i32>, tensor<60xi32>) -> tensor<60xi32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<60xi32>
    %26 = stablehlo.compare LT, %23, %25, SIGNED : (tensor<60xi32>, tensor<60xi32>) -> tensor<60xi1>
    %c_7 = stablehlo.constant dense<9> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<60xi32>
    %28 = stablehlo.add %23, %27 : tensor<60xi32>
    %29 = stablehlo.select %26, %28, %23 : tensor<60xi1>, tensor<60xi32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<60xi32>) -> tensor<60x1xi32>
    %31 = "stablehlo.scatter"(%24, %30, %0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %70 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %70 : tensor<f32>
    }) : (tensor<9xf32>, tensor<60x1xi32>, tensor<60xf32>) -> tensor<9xf32>
    %32 = stablehlo.slice %31 [1:9] : (tensor<9xf32>) -> tensor<8xf32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %33 = stablehlo.reduce(%arg0 init: %cst_8) applies stablehlo.minimum across dimensions = [0] : (tensor<60xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %34 = stablehlo.reduce(%arg0 init: %cst_9) applies stablehlo.maximum across dimensions = [0] : (tensor<60xf32>, tensor<f32>) -> tensor<f32>
    %35 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %37 = stablehlo.concatenate %35, %36, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %38 = call @_ptp(%37) : (tensor<2xf32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.compare EQ, %38, %cst_10, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %40 = stablehlo.slice %37 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %41 = stablehlo.reshape %40 : (tensor<1xf32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %42 = stablehlo.subtract %41, %cst_11 : tensor<f32>
    %43 = stablehlo.slice %37 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %44 = stablehlo.reshape %43 : (tensor<1xf32>) -> tensor<f32>
    %45 = call @_where(%39, %42, %44) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %46 = call @_ptp(%37) : (tensor<2xf32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.compare EQ, %46, %cst_12, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %48 = stablehlo.slice %37 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %49 = stablehlo.reshape %48 : (tensor<1xf32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %50 = stablehlo.add %49, %cst_13 : tensor<f32>
    %51 = stablehlo.slice %37 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %52 = stablehlo.reshape %51 : (tensor<1xf32>) -> tensor<f32>
    %53 = call @_where(%47, %50, %52) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %54 = call @_linspace_2(%45, %53) : (tensor<f32>, tensor<f32>) -> tensor<6xf32>
    %55 = call @searchsorted_3(%54, %arg0) : (tensor<6xf32>, tensor<60xf32>) -> tensor<60xi32>
    %56 = stablehlo.slice %54 [5:6] : (tensor<6xf32>) -> tensor<1xf32>
    %57 = stablehlo.reshape %56 : (tensor<1xf32>) -> tensor<f32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %59 = stablehlo.compare EQ, %arg0, %58, FLOAT : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xi1>
    %c_14 = stablehlo.constant dense<5> : tensor<i32>
    %60 = call @_where_1(%59, %c_14, %55) : (tensor<60xi1>, tensor<i32>, tensor<60xi32>) -> tensor<60xi32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %62 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<60xi32>
    %63 = stablehlo.compare LT, %60, %62, SIGNED : (tensor<60xi32>, tensor<60xi32>) -> tensor<60xi1>
    %c_17 = stablehlo.constant dense<6> : tensor<i32>
    %64 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<60xi32>
    %65 = stablehlo.add %60, %64 : tensor<60xi32>
    %66 = stablehlo.select %63, %65, %60 : tensor<60xi1>, tensor<60xi32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0] : (tensor<60xi32>) -> tensor<60x1xi32>
    %68 = "stablehlo.scatter"(%61, %67, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %70 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %70 : tensor<f32>
    }) : (tensor<6xf32>, tensor<60x1xi32>, tensor<60xf32>) -> tensor<6xf32>
    %69 = stablehlo.slice %68 [1:6] : (tensor<6xf32>) -> tensor<5xf32>
    return %32, %69 : tensor<8xf32>, tensor<5xf32>
  }
  func.func private @_ptp(%arg0: tensor<2xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.subtract %0, %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_linspace(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<9xf32> {
    %0 = stablehlo.subtract %arg1, %arg0 : tensor<f32>
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %1 = stablehlo.divide %0, %cst : tensor<f32>
    %2 = stablehlo.iota dim = 0 : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %4 = stablehlo.divide %2, %3 : tensor<8xf32>
    %5 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %7 = stablehlo.subtract %6, %4 : tensor<8xf32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf32>) -> tensor<8xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<8xf32>
    %10 = stablehlo.reshape %arg1 : (tensor<f32>) -> tensor<1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xf32>) -> tensor<8xf32>
    %12 = stablehlo.multiply %11, %4 : tensor<8xf32>
    %13 = stablehlo.add %9, %12 : tensor<8xf32>
    %14 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %15 = stablehlo.concatenate %13, %14, dim = 0 : (tensor<8xf32>, tensor<1xf32>) -> tensor<9xf32>
    return %15 : tensor<9xf32>
  }
  func.func private @searchsorted(%arg0: tensor<9xf32>, %arg1: tensor<60xf32>) -> tensor<60xi32> {
    %0 = call @_searchsorted_scan_impl(%arg0, %arg1) : (tensor<9xf32>, tensor<60xf32>) -> tensor<60xi32>
    return %0 : tensor<60xi32>
  }
  func.func private @_searchsorted_scan_impl(%arg0: tensor<9xf32>, %arg1: tensor<60xf32>) -> tensor<60xi32> {
    %0 = call @_searchsorted_scan_impl_0(%arg0, %arg1) : (tensor<9xf32>, tensor<60xf32>) -> tensor<60xi32>
    return %0 : tensor<60xi32>
  }
  func.func private @_searchsorted_scan_impl_0(%arg0: tensor<9xf32>, %arg1: tensor<60xf32>) -> tensor<60xi32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<60xui32>
    %c_0 = stablehlo.constant dense<9> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<60xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c_1, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<9xf32>, tensor<60xf32>, tensor<i32>, tensor<60xui32>, tensor<60xui32>
    cond {
      %c_6 = stablehlo.constant dense<4> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4:2 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_4, %iterArg_5) : (tensor<9xf32>, tensor<60xf32>, tensor<60xui32>, tensor<60xui32>) -> (tensor<60xui32>, tensor<60xui32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %5, %4#0, %4#1 : tensor<9xf32>, tensor<60xf32>, tensor<i32>, tensor<60xui32>, tensor<60xui32>
    }
    %3 = stablehlo.convert %2#4 : (tensor<60xui32>) -> tensor<60xi32>
    return %3 : tensor<60xi32>
  }
  func.func private @closed_call(%arg0: tensor<9xf32>, %arg1: tensor<60xf32>, %arg2: tensor<60xui32>, %arg3: tensor<60xui32>) -> (tensor<60xui32>, tensor<60xui32>) {
    %0 = stablehlo.subtract %arg3, %arg2 : tensor<60xui32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %1 = call @floor_divide(%0, %c) : (tensor<60xui32>, tensor<i32>) -> tensor<60xui32>
    %2 = stablehlo.add %arg2, %1 : tensor<60xui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<60xui32>) -> tensor<60x1xui32>
    %4 = "stablehlo.gather"(%arg0, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<9xf32>, tensor<60x1xui32>) -> tensor<60x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<60x1xf32>) -> tensor<60xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %7 = stablehlo.compare EQ, %arg1, %6, FLOAT : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %9 = stablehlo.select %7, %8, %arg1 : tensor<60xi1>, tensor<60xf32>
    %10 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %12 = stablehlo.select %10, %11, %9 : tensor<60xi1>, tensor<60xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %14 = stablehlo.compare EQ, %5, %13, FLOAT : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %16 = stablehlo.select %14, %15, %5 : tensor<60xi1>, tensor<60xf32>
    %17 = stablehlo.compare NE, %5, %5, FLOAT : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xi1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %19 = stablehlo.select %17, %18, %16 : tensor<60xi1>, tensor<60xf32>
    %20 = stablehlo.compare LT, %12, %19, TOTALORDER : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xi1>
    %21 = stablehlo.select %20, %arg2, %2 : tensor<60xi1>, tensor<60xui32>
    %22 = stablehlo.select %20, %2, %arg3 : tensor<60xi1>, tensor<60xui32>
    return %21, %22 : tensor<60xui32>, tensor<60xui32>
  }
  func.func private @floor_divide(%arg0: tensor<60xui32>, %arg1: tensor<i32>) -> tensor<60xui32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<60xui32>
    %2 = stablehlo.divide %arg0, %1 : tensor<60xui32>
    return %2 : tensor<60xui32>
  }
  func.func private @_where_1(%arg0: tensor<60xi1>, %arg1: tensor<i32>, %arg2: tensor<60xi32>) -> tensor<60xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<60xi32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<60xi1>, tensor<60xi32>
    return %2 : tensor<60xi32>
  }
  func.func private @_linspace_2(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<6xf32> {
    %0 = stablehlo.subtract %arg1, %arg0 : tensor<f32>
    %cst = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %1 = stablehlo.divide %0, %cst : tensor<f32>
    %2 = stablehlo.iota dim = 0 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %4 = stablehlo.divide %2, %3 : tensor<5xf32>
    %5 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %7 = stablehlo.subtract %6, %4 : tensor<5xf32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<5xf32>
    %10 = stablehlo.reshape %arg1 : (tensor<f32>) -> tensor<1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %12 = stablehlo.multiply %11, %4 : tensor<5xf32>
    %13 = stablehlo.add %9, %12 : tensor<5xf32>
    %14 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %15 = stablehlo.concatenate %13, %14, dim = 0 : (tensor<5xf32>, tensor<1xf32>) -> tensor<6xf32>
    return %15 : tensor<6xf32>
  }
  func.func private @searchsorted_3(%arg0: tensor<6xf32>, %arg1: tensor<60xf32>) -> tensor<60xi32> {
    %0 = call @_searchsorted_scan_impl_4(%arg0, %arg1) : (tensor<6xf32>, tensor<60xf32>) -> tensor<60xi32>
    return %0 : tensor<60xi32>
  }
  func.func private @_searchsorted_scan_impl_4(%arg0: tensor<6xf32>, %arg1: tensor<60xf32>) -> tensor<60xi32> {
    %0 = call @_searchsorted_scan_impl_5(%arg0, %arg1) : (tensor<6xf32>, tensor<60xf32>) -> tensor<60xi32>
    return %0 : tensor<60xi32>
  }
  func.func private @_searchsorted_scan_impl_5(%arg0: tensor<6xf32>, %arg1: tensor<60xf32>) -> tensor<60xi32> {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<60xui32>
    %c_0 = stablehlo.constant dense<6> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<60xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c_1, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<6xf32>, tensor<60xf32>, tensor<i32>, tensor<60xui32>, tensor<60xui32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4:2 = func.call @closed_call_6(%iterArg, %iterArg_2, %iterArg_4, %iterArg_5) : (tensor<6xf32>, tensor<60xf32>, tensor<60xui32>, tensor<60xui32>) -> (tensor<60xui32>, tensor<60xui32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %5, %4#0, %4#1 : tensor<6xf32>, tensor<60xf32>, tensor<i32>, tensor<60xui32>, tensor<60xui32>
    }
    %3 = stablehlo.convert %2#4 : (tensor<60xui32>) -> tensor<60xi32>
    return %3 : tensor<60xi32>
  }
  func.func private @closed_call_6(%arg0: tensor<6xf32>, %arg1: tensor<60xf32>, %arg2: tensor<60xui32>, %arg3: tensor<60xui32>) -> (tensor<60xui32>, tensor<60xui32>) {
    %0 = stablehlo.subtract %arg3, %arg2 : tensor<60xui32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %1 = call @floor_divide(%0, %c) : (tensor<60xui32>, tensor<i32>) -> tensor<60xui32>
    %2 = stablehlo.add %arg2, %1 : tensor<60xui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<60xui32>) -> tensor<60x1xui32>
    %4 = "stablehlo.gather"(%arg0, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<6xf32>, tensor<60x1xui32>) -> tensor<60x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<60x1xf32>) -> tensor<60xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %7 = stablehlo.compare EQ, %arg1, %6, FLOAT : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %9 = stablehlo.select %7, %8, %arg1 : tensor<60xi1>, tensor<60xf32>
    %10 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %12 = stablehlo.select %10, %11, %9 : tensor<60xi1>, tensor<60xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %14 = stablehlo.compare EQ, %5, %13, FLOAT : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %16 = stablehlo.select %14, %15, %5 : tensor<60xi1>, tensor<60xf32>
    %17 = stablehlo.compare NE, %5, %5, FLOAT : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xi1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<60xf32>
    %19 = stablehlo.select %17, %18, %16 : tensor<60xi1>, tensor<60xf32>
    %20 = stablehlo.compare LT, %12, %19, TOTALORDER : (tensor<60xf32>, tensor<60xf32>) -> tensor<60xi1>
    %21 = stablehlo.select %20, %arg2, %2 : tensor<60xi1>, tensor<60xui32>
    %22 = stablehlo.select %20, %2, %arg3 : tensor<60xi1>, tensor<60xui32>
    return %21, %22 : tensor<60xui32>, tensor<60xui32>
  }
}
