module @jit_ctc_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x6xf32>, %arg1: tensor<3xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<9x6xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<-1.000000e+30> : tensor<1xf32>
    %cst_0 = stablehlo.constant dense<-1.000000e+30> : tensor<2xf32>
    %0:3 = call @log_softmax(%arg0) : (tensor<9x6xf32>) -> (tensor<9x6xf32>, tensor<9x6xf32>, tensor<9x1xf32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %2 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.multiply %3, %2 : tensor<3xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %6 = stablehlo.add %5, %4 : tensor<3xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %8 = "stablehlo.scatter"(%1, %7, %arg1) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      stablehlo.return %arg3 : tensor<i32>
    }) : (tensor<7xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<7xi32>
    %9 = call @_roll_static(%8) : (tensor<7xi32>) -> tensor<7xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %12 = stablehlo.compare NE, %8, %11, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %13 = stablehlo.and %10, %12 : tensor<7xi1>
    %14 = stablehlo.iota dim = 0 : tensor<7xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %16 = stablehlo.compare GT, %14, %15, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %17 = stablehlo.and %13, %16 : tensor<7xi1>
    %cst_5 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %19 = stablehlo.slice %8 [0:2] : (tensor<7xi32>) -> tensor<2xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %21 = stablehlo.compare LT, %19, %20, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_7 = stablehlo.constant dense<6> : tensor<i32>
    %22 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %23 = stablehlo.add %19, %22 : tensor<2xi32>
    %24 = stablehlo.select %21, %23, %19 : tensor<2xi1>, tensor<2xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %26 = stablehlo.convert %25 : tensor<2xi32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %28 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %29 = stablehlo.concatenate %27, %28, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %30 = "stablehlo.gather"(%0#0, %29) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<9x6xf32>, tensor<2x2xi32>) -> tensor<2xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %32 = stablehlo.convert %18 : tensor<7xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %34 = "stablehlo.scatter"(%32, %31, %30) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<7xf32>, tensor<1xi32>, tensor<2xf32>) -> tensor<7xf32>
    %35 = stablehlo.convert %34 : tensor<7xf32>
    %36 = stablehlo.slice %0#0 [1:9, 0:6] : (tensor<9x6xf32>) -> tensor<8x6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_13 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %39:2 = call @_where(%17, %cst_13) : (tensor<7xi1>, tensor<f32>) -> (tensor<7xf32>, tensor<7xf32>)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %48 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %49 = stablehlo.compare LT, %8, %48, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_23 = stablehlo.constant dense<6> : tensor<i32>
    %50 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %51 = stablehlo.add %8, %50 : tensor<7xi32>
    %52 = stablehlo.select %49, %51, %8 : tensor<7xi1>, tensor<7xi32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x7xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x7xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x7xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x7xf32>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %58:20 = stablehlo.while(%iterArg = %36, %iterArg_48 = %cst, %iterArg_49 = %cst_0, %iterArg_50 = %17, %iterArg_51 = %39#1, %iterArg_52 = %53, %iterArg_53 = %40, %iterArg_54 = %41, %iterArg_55 = %42, %iterArg_56 = %43, %iterArg_57 = %44, %iterArg_58 = %45, %iterArg_59 = %46, %iterArg_60 = %47, %iterArg_61 = %c_28, %iterArg_62 = %35, %iterArg_63 = %54, %iterArg_64 = %55, %iterArg_65 = %56, %iterArg_66 = %57) : tensor<8x6xf32>, tensor<1xf32>, tensor<2xf32>, tensor<7xi1>, tensor<7xf32>, tensor<7x1xi32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<i32>, tensor<7xf32>, tensor<8x7xf32>, tensor<8x7xf32>, tensor<8x7xf32>, tensor<8x7xf32>
    cond {
      %c_67 = stablehlo.constant dense<8> : tensor<i32>
      %110 = stablehlo.compare LT, %iterArg_61, %c_67, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %110 : tensor<i1>
    } do {
      %110 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_61) : (tensor<8x6xf32>, tensor<i32>) -> tensor<6xf32>
      %111:5 = func.call @closed_call(%iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_62, %110) : (tensor<1xf32>, tensor<2xf32>, tensor<7xi1>, tensor<7xf32>, tensor<7x1xi32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<6xf32>) -> (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>)
      %112 = func.call @dynamic_update_index_in_dim(%iterArg_63, %111#1, %iterArg_61) : (tensor<8x7xf32>, tensor<7xf32>, tensor<i32>) -> tensor<8x7xf32>
      %113 = func.call @dynamic_update_index_in_dim(%iterArg_64, %111#2, %iterArg_61) : (tensor<8x7xf32>, tensor<7xf32>, tensor<i32>) -> tensor<8x7xf32>
      %114 = func.call @dynamic_update_index_in_dim(%iterArg_65, %111#3, %iterArg_61) : (tensor<8x7xf32>, tensor<7xf32>, tensor<i32>) -> tensor<8x7xf32>
      %115 = func.call @dynamic_update_index_in_dim(%iterArg_66, %111#4, %iterArg_61) : (tensor<8x7xf32>, tensor<7xf32>, tensor<i32>) -> tensor<8x7xf32>
      %c_67 = stablehlo.constant dense<1> : tensor<i32>
      %116 = stablehlo.add %iterArg_61, %c_67 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %116, %111#0, %112, %113, %114, %115 : tensor<8x6xf32>, tensor<1xf32>, tensor<2xf32>, tensor<7xi1>, tensor<7xf32>, tensor<7x1xi32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<i32>, tensor<7xf32>, tensor<8x7xf32>, tensor<8x7xf32>, tensor<8x7xf32>, tensor<8x7xf32>
    }
    %59 = stablehlo.slice %58#15 [6:7] : (tensor<7xf32>) -> tensor<1xf32>
    %60 = stablehlo.reshape %59 : (tensor<1xf32>) -> tensor<f32>
    %61 = stablehlo.slice %58#15 [5:6] : (tensor<7xf32>) -> tensor<1xf32>
    %62 = stablehlo.reshape %61 : (tensor<1xf32>) -> tensor<f32>
    %63 = stablehlo.maximum %60, %62 : tensor<f32>
    %64 = stablehlo.subtract %60, %62 : tensor<f32>
    %65 = stablehlo.compare NE, %64, %64, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %66 = stablehlo.add %60, %62 : tensor<f32>
    %67 = stablehlo.abs %64 : tensor<f32>
    %68 = stablehlo.negate %67 : tensor<f32>
    %69 = stablehlo.exponential %68 : tensor<f32>
    %70 = stablehlo.log_plus_one %69 : tensor<f32>
    %71 = stablehlo.add %63, %70 : tensor<f32>
    %72 = stablehlo.select %65, %66, %71 : tensor<i1>, tensor<f32>
    %cst_29 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %73 = stablehlo.compare EQ, %60, %cst_29, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.select %73, %cst_30, %60 : tensor<i1>, tensor<f32>
    %cst_31 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %75 = stablehlo.compare EQ, %72, %cst_31, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.select %75, %cst_32, %72 : tensor<i1>, tensor<f32>
    %77 = stablehlo.subtract %74, %76 : tensor<f32>
    %78 = stablehlo.exponential %77 : tensor<f32>
    %cst_33 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %79 = stablehlo.compare EQ, %62, %cst_33, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.select %79, %cst_34, %62 : tensor<i1>, tensor<f32>
    %cst_35 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %81 = stablehlo.compare EQ, %72, %cst_35, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.select %81, %cst_36, %72 : tensor<i1>, tensor<f32>
    %83 = stablehlo.subtract %80, %82 : tensor<f32>
    %84 = stablehlo.exponential %83 : tensor<f32>
    %85 = stablehlo.negate %72 : tensor<f32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = stablehlo.negate %cst_37 : tensor<f32>
    %87 = stablehlo.multiply %86, %84 : tensor<f32>
    %88 = stablehlo.multiply %86, %78 : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %87, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.pad %89, %cst_38, low = [5], high = [1], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<7xf32>
    %91 = stablehlo.broadcast_in_dim %88, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.pad %91, %cst_39, low = [6], high = [0], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<7xf32>
    %93 = stablehlo.add %90, %92 : tensor<7xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %95:12 = stablehlo.while(%iterArg = %58#16, %iterArg_48 = %58#17, %iterArg_49 = %58#18, %iterArg_50 = %58#19, %iterArg_51 = %37, %iterArg_52 = %38, %iterArg_53 = %17, %iterArg_54 = %39#0, %iterArg_55 = %53, %iterArg_56 = %c_41, %iterArg_57 = %93, %iterArg_58 = %94) : tensor<8x7xf32>, tensor<8x7xf32>, tensor<8x7xf32>, tensor<8x7xf32>, tensor<1xf32>, tensor<2xf32>, tensor<7xi1>, tensor<7xf32>, tensor<7x1xi32>, tensor<i32>, tensor<7xf32>, tensor<8x6xf32>
    cond {
      %c_59 = stablehlo.constant dense<8> : tensor<i32>
      %110 = stablehlo.compare LT, %iterArg_56, %c_59, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %110 : tensor<i1>
    } do {
      %c_59 = stablehlo.constant dense<8> : tensor<i32>
      %110 = stablehlo.subtract %c_59, %iterArg_56 : tensor<i32>
      %c_60 = stablehlo.constant dense<1> : tensor<i32>
      %111 = stablehlo.subtract %110, %c_60 : tensor<i32>
      %112 = func.call @dynamic_index_in_dim_1(%iterArg, %111) : (tensor<8x7xf32>, tensor<i32>) -> tensor<7xf32>
      %113 = func.call @dynamic_index_in_dim_1(%iterArg_48, %111) : (tensor<8x7xf32>, tensor<i32>) -> tensor<7xf32>
      %114 = func.call @dynamic_index_in_dim_1(%iterArg_49, %111) : (tensor<8x7xf32>, tensor<i32>) -> tensor<7xf32>
      %115 = func.call @dynamic_index_in_dim_1(%iterArg_50, %111) : (tensor<8x7xf32>, tensor<i32>) -> tensor<7xf32>
      %116:2 = func.call @closed_call_2(%iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_57, %112, %113, %114, %115) : (tensor<1xf32>, tensor<2xf32>, tensor<7xi1>, tensor<7xf32>, tensor<7x1xi32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> (tensor<7xf32>, tensor<6xf32>)
      %117 = func.call @dynamic_update_index_in_dim_4(%iterArg_58, %116#1, %111) : (tensor<8x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<8x6xf32>
      %c_61 = stablehlo.constant dense<1> : tensor<i32>
      %118 = stablehlo.add %iterArg_56, %c_61 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %118, %116#0, %117 : tensor<8x7xf32>, tensor<8x7xf32>, tensor<8x7xf32>, tensor<8x7xf32>, tensor<1xf32>, tensor<2xf32>, tensor<7xi1>, tensor<7xf32>, tensor<7x1xi32>, tensor<i32>, tensor<7xf32>, tensor<8x6xf32>
    }
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.pad %95#11, %cst_42, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<8x6xf32>, tensor<f32>) -> tensor<9x6xf32>
    %c_43 = stablehlo.constant dense<5> : tensor<1xi32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %97 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %98 = stablehlo.compare GE, %31, %97, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %99 = stablehlo.compare LE, %31, %c_43, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %100 = stablehlo.and %98, %99 : tensor<1xi1>
    %c_45 = stablehlo.constant dense<true> : tensor<i1>
    %101 = stablehlo.reduce(%100 init: %c_45) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %102 = "stablehlo.gather"(%95#10, %31) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 2>}> : (tensor<7xf32>, tensor<1xi32>) -> tensor<2xf32>
    %103 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<i1>) -> tensor<2xi1>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %105 = stablehlo.select %103, %102, %104 : tensor<2xi1>, tensor<2xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<9x6xf32>
    %107 = "stablehlo.scatter"(%106, %29, %105) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %110 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %110 : tensor<f32>
    }) : (tensor<9x6xf32>, tensor<2x2xi32>, tensor<2xf32>) -> tensor<9x6xf32>
    %108 = stablehlo.add %96, %107 : tensor<9x6xf32>
    %109 = call @log_softmax_5(%0#1, %0#2, %108) : (tensor<9x6xf32>, tensor<9x1xf32>, tensor<9x6xf32>) -> tensor<9x6xf32>
    return %85, %109 : tensor<f32>, tensor<9x6xf32>
  }
  func.func private @log_softmax(%arg0: tensor<9x6xf32>) -> (tensor<9x6xf32>, tensor<9x6xf32>, tensor<9x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<9x6xf32>, tensor<f32>) -> tensor<9xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<9xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x6xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<9x6xf32>
    %6 = stablehlo.exponential %5 : tensor<9x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<9x6xf32>, tensor<f32>) -> tensor<9xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %9 = stablehlo.log %8 : tensor<9x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x6xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<9x6xf32>
    return %11, %6, %8 : tensor<9x6xf32>, tensor<9x6xf32>, tensor<9x1xf32>
  }
  func.func private @_roll_static(%arg0: tensor<7xi32>) -> tensor<7xi32> {
    %0 = stablehlo.slice %arg0 [5:7] : (tensor<7xi32>) -> tensor<2xi32>
    %1 = stablehlo.slice %arg0 [0:5] : (tensor<7xi32>) -> tensor<5xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xi32>, tensor<5xi32>) -> tensor<7xi32>
    return %2 : tensor<7xi32>
  }
  func.func private @_where(%arg0: tensor<7xi1>, %arg1: tensor<f32>) -> (tensor<7xf32>, tensor<7xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    return %2, %1 : tensor<7xf32>, tensor<7xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<8x6xf32>, %arg1: tensor<i32>) -> tensor<6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<8x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf32>) -> tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @closed_call(%arg0: tensor<1xf32>, %arg1: tensor<2xf32>, %arg2: tensor<7xi1>, %arg3: tensor<7xf32>, %arg4: tensor<7x1xi32>, %arg5: tensor<7xf32>, %arg6: tensor<7xf32>, %arg7: tensor<7xf32>, %arg8: tensor<7xf32>, %arg9: tensor<7xf32>, %arg10: tensor<7xf32>, %arg11: tensor<7xf32>, %arg12: tensor<7xf32>, %arg13: tensor<7xf32>, %arg14: tensor<6xf32>) -> (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) {
    %0 = stablehlo.slice %arg13 [0:6] : (tensor<7xf32>) -> tensor<6xf32>
    %1 = stablehlo.convert %0 : tensor<6xf32>
    %2 = stablehlo.concatenate %arg0, %1, dim = 0 : (tensor<1xf32>, tensor<6xf32>) -> tensor<7xf32>
    %3 = stablehlo.slice %arg13 [0:5] : (tensor<7xf32>) -> tensor<5xf32>
    %4 = stablehlo.convert %3 : tensor<5xf32>
    %5 = stablehlo.concatenate %arg1, %4, dim = 0 : (tensor<2xf32>, tensor<5xf32>) -> tensor<7xf32>
    %6 = call @_where_0(%5, %arg2, %arg3) : (tensor<7xf32>, tensor<7xi1>, tensor<7xf32>) -> tensor<7xf32>
    %7 = stablehlo.convert %arg13 : tensor<7xf32>
    %8 = stablehlo.maximum %7, %2 : tensor<7xf32>
    %9 = stablehlo.subtract %7, %2 : tensor<7xf32>
    %10 = stablehlo.compare NE, %9, %9, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %11 = stablehlo.add %7, %2 : tensor<7xf32>
    %12 = stablehlo.abs %9 : tensor<7xf32>
    %13 = stablehlo.negate %12 : tensor<7xf32>
    %14 = stablehlo.exponential %13 : tensor<7xf32>
    %15 = stablehlo.log_plus_one %14 : tensor<7xf32>
    %16 = stablehlo.add %8, %15 : tensor<7xf32>
    %17 = stablehlo.select %10, %11, %16 : tensor<7xi1>, tensor<7xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %19 = stablehlo.compare EQ, %7, %18, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %20 = stablehlo.select %19, %arg5, %7 : tensor<7xi1>, tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %22 = stablehlo.compare EQ, %17, %21, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %23 = stablehlo.select %22, %arg6, %17 : tensor<7xi1>, tensor<7xf32>
    %24 = stablehlo.subtract %20, %23 : tensor<7xf32>
    %25 = stablehlo.exponential %24 : tensor<7xf32>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %27 = stablehlo.compare EQ, %2, %26, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %28 = stablehlo.select %27, %arg7, %2 : tensor<7xi1>, tensor<7xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %30 = stablehlo.compare EQ, %17, %29, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %31 = stablehlo.select %30, %arg8, %17 : tensor<7xi1>, tensor<7xf32>
    %32 = stablehlo.subtract %28, %31 : tensor<7xf32>
    %33 = stablehlo.exponential %32 : tensor<7xf32>
    %34 = stablehlo.maximum %17, %6 : tensor<7xf32>
    %35 = stablehlo.subtract %17, %6 : tensor<7xf32>
    %36 = stablehlo.compare NE, %35, %35, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %37 = stablehlo.add %17, %6 : tensor<7xf32>
    %38 = stablehlo.abs %35 : tensor<7xf32>
    %39 = stablehlo.negate %38 : tensor<7xf32>
    %40 = stablehlo.exponential %39 : tensor<7xf32>
    %41 = stablehlo.log_plus_one %40 : tensor<7xf32>
    %42 = stablehlo.add %34, %41 : tensor<7xf32>
    %43 = stablehlo.select %36, %37, %42 : tensor<7xi1>, tensor<7xf32>
    %cst_3 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %45 = stablehlo.compare EQ, %17, %44, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %46 = stablehlo.select %45, %arg9, %17 : tensor<7xi1>, tensor<7xf32>
    %cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %48 = stablehlo.compare EQ, %43, %47, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %49 = stablehlo.select %48, %arg10, %43 : tensor<7xi1>, tensor<7xf32>
    %50 = stablehlo.subtract %46, %49 : tensor<7xf32>
    %51 = stablehlo.exponential %50 : tensor<7xf32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %53 = stablehlo.compare EQ, %6, %52, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %54 = stablehlo.select %53, %arg11, %6 : tensor<7xi1>, tensor<7xf32>
    %cst_6 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %56 = stablehlo.compare EQ, %43, %55, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %57 = stablehlo.select %56, %arg12, %43 : tensor<7xi1>, tensor<7xf32>
    %58 = stablehlo.subtract %54, %57 : tensor<7xf32>
    %59 = stablehlo.exponential %58 : tensor<7xf32>
    %60 = "stablehlo.gather"(%arg14, %arg4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<6xf32>, tensor<7x1xi32>) -> tensor<7xf32>
    %61 = stablehlo.add %43, %60 : tensor<7xf32>
    return %61, %25, %33, %51, %59 : tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
  }
  func.func private @_where_0(%arg0: tensor<7xf32>, %arg1: tensor<7xi1>, %arg2: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<7xi1>, tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8x7xf32>, %arg1: tensor<7xf32>, %arg2: tensor<i32>) -> tensor<8x7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<8x7xf32>, tensor<1x7xf32>, tensor<i32>, tensor<i32>) -> tensor<8x7xf32>
    return %1 : tensor<8x7xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<8x7xf32>, %arg1: tensor<i32>) -> tensor<7xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 7] : (tensor<8x7xf32>, tensor<i32>, tensor<i32>) -> tensor<1x7xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x7xf32>) -> tensor<7xf32>
    return %1 : tensor<7xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<1xf32>, %arg1: tensor<2xf32>, %arg2: tensor<7xi1>, %arg3: tensor<7xf32>, %arg4: tensor<7x1xi32>, %arg5: tensor<7xf32>, %arg6: tensor<7xf32>, %arg7: tensor<7xf32>, %arg8: tensor<7xf32>, %arg9: tensor<7xf32>) -> (tensor<7xf32>, tensor<6xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = "stablehlo.scatter"(%0, %arg4, %arg5) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %17 = stablehlo.add %arg10, %arg11 : tensor<f32>
      stablehlo.return %17 : tensor<f32>
    }) : (tensor<6xf32>, tensor<7x1xi32>, tensor<7xf32>) -> tensor<6xf32>
    %2 = stablehlo.multiply %arg5, %arg9 : tensor<7xf32>
    %3 = stablehlo.multiply %arg5, %arg8 : tensor<7xf32>
    %4 = stablehlo.multiply %3, %arg7 : tensor<7xf32>
    %5 = stablehlo.multiply %3, %arg6 : tensor<7xf32>
    %6 = call @_where_3(%arg2, %arg3, %2) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %7 = stablehlo.slice %6 [0:2] : (tensor<7xf32>) -> tensor<2xf32>
    %8 = stablehlo.slice %6 [2:7] : (tensor<7xf32>) -> tensor<5xf32>
    %9 = stablehlo.convert %8 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.pad %9, %cst_0, low = [0], high = [2], interior = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<7xf32>
    %11 = stablehlo.add %5, %10 : tensor<7xf32>
    %12 = stablehlo.slice %4 [0:1] : (tensor<7xf32>) -> tensor<1xf32>
    %13 = stablehlo.slice %4 [1:7] : (tensor<7xf32>) -> tensor<6xf32>
    %14 = stablehlo.convert %13 : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.pad %14, %cst_1, low = [0], high = [1], interior = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<7xf32>
    %16 = stablehlo.add %11, %15 : tensor<7xf32>
    return %16, %1 : tensor<7xf32>, tensor<6xf32>
  }
  func.func private @_where_3(%arg0: tensor<7xi1>, %arg1: tensor<7xf32>, %arg2: tensor<7xf32>) -> tensor<7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<7xi1>, tensor<7xf32>
    return %1 : tensor<7xf32>
  }
  func.func private @dynamic_update_index_in_dim_4(%arg0: tensor<8x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<8x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<8x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<8x6xf32>
    return %1 : tensor<8x6xf32>
  }
  func.func private @log_softmax_5(%arg0: tensor<9x6xf32>, %arg1: tensor<9x1xf32>, %arg2: tensor<9x6xf32>) -> tensor<9x6xf32> {
    %0 = stablehlo.negate %arg2 : tensor<9x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<9x6xf32>, tensor<f32>) -> tensor<9xf32>
    %2 = stablehlo.reshape %1 : (tensor<9xf32>) -> tensor<9x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<9x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<9x1xf32>, tensor<f32>) -> tensor<9xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<9xf32>) -> tensor<9x6xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<9x6xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<9x6xf32>
    return %7 : tensor<9x6xf32>
  }
}
