module @jit_fft_spectra attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x128xf32>) -> (tensor<2x17xf32> {jax.result_info = "result[0]"}, tensor<17xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst = stablehlo.constant dense<3.14159274> : tensor<f32>
    %0 = call @_linspace(%c, %cst) : (tensor<i32>, tensor<f32>) -> tensor<32xf32>
    %1 = stablehlo.sine %0 : tensor<32xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<32xf32>
    %3 = stablehlo.multiply %2, %2 : tensor<32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.multiply %cst_1, %4 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.divide %cst_2, %5 : tensor<f32>
    %7 = stablehlo.convert %6 : (tensor<f32>) -> tensor<complex<f32>>
    %8 = stablehlo.iota dim = 0 : tensor<17xf32>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %10 = stablehlo.divide %8, %9 : tensor<17xf32>
    %11 = stablehlo.iota dim = 0 : tensor<7xi32>
    %c_4 = stablehlo.constant dense<16> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %13 = stablehlo.multiply %12, %11 : tensor<7xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %15 = stablehlo.add %14, %13 : tensor<7xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %17 = stablehlo.compare LT, %15, %16, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_7 = stablehlo.constant dense<128> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %19 = stablehlo.add %15, %18 : tensor<7xi32>
    %20 = stablehlo.select %17, %19, %15 : tensor<7xi1>, tensor<7xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<7x1xi32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %23 = stablehlo.concatenate %21, %22, dim = 1 : (tensor<7x1xi32>, tensor<7x1xi32>) -> tensor<7x2xi32>
    %24 = "stablehlo.gather"(%arg0, %23) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 32>}> : (tensor<2x128xf32>, tensor<7x2xi32>) -> tensor<7x2x32xf32>
    %25 = stablehlo.transpose %24, dims = [1, 0, 2] : (tensor<7x2x32xf32>) -> tensor<2x7x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<2x7x32xf32>, tensor<f32>) -> tensor<2x7xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<2x7xf32>) -> tensor<2x7x1xf32>
    %cst_10 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x7x1xf32>
    %29 = stablehlo.divide %27, %28 : tensor<2x7x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<2x7x1xf32>) -> tensor<2x7x32xf32>
    %31 = stablehlo.subtract %25, %30 : tensor<2x7x32xf32>
    %32 = stablehlo.reshape %2 : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x32xf32>) -> tensor<2x7x32xf32>
    %34 = stablehlo.multiply %33, %31 : tensor<2x7x32xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %35 = call @_pad(%34, %c_11) : (tensor<2x7x32xf32>, tensor<i32>) -> tensor<2x7x32xf32>
    %36 = call @fft(%35) : (tensor<2x7x32xf32>) -> tensor<2x7x17xcomplex<f32>>
    %37 = stablehlo.real %36 : (tensor<2x7x17xcomplex<f32>>) -> tensor<2x7x17xf32>
    %38 = stablehlo.imag %36 : (tensor<2x7x17xcomplex<f32>>) -> tensor<2x7x17xf32>
    %39 = stablehlo.negate %38 : tensor<2x7x17xf32>
    %40 = stablehlo.complex %37, %39 : tensor<2x7x17xcomplex<f32>>
    %41 = stablehlo.multiply %40, %36 : tensor<2x7x17xcomplex<f32>>
    %42 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<complex<f32>>) -> tensor<2x7x17xcomplex<f32>>
    %43 = stablehlo.multiply %41, %42 : tensor<2x7x17xcomplex<f32>>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_13 = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<complex<f32>>) -> tensor<2x7x15xcomplex<f32>>
    %46 = "stablehlo.scatter"(%43, %44, %45) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [2]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
      %143 = stablehlo.multiply %arg1, %arg2 : tensor<complex<f32>>
      stablehlo.return %143 : tensor<complex<f32>>
    }) : (tensor<2x7x17xcomplex<f32>>, tensor<1xi32>, tensor<2x7x15xcomplex<f32>>) -> tensor<2x7x17xcomplex<f32>>
    %47 = stablehlo.iota dim = 0 : tensor<7xf32>
    %cst_14 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %49 = stablehlo.multiply %48, %47 : tensor<7xf32>
    %cst_15 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %51 = stablehlo.add %50, %49 : tensor<7xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %53 = stablehlo.divide %51, %52 : tensor<7xf32>
    %54 = stablehlo.real %46 : (tensor<2x7x17xcomplex<f32>>) -> tensor<2x7x17xf32>
    %55 = stablehlo.transpose %54, dims = [0, 2, 1] : (tensor<2x7x17xf32>) -> tensor<2x17x7xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<2x17x7xf32>, tensor<f32>) -> tensor<2x17xf32>
    %cst_18 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x17xf32>
    %58 = stablehlo.divide %56, %57 : tensor<2x17xf32>
    %59 = stablehlo.slice %arg0 [0:1, 0:128] : (tensor<2x128xf32>) -> tensor<1x128xf32>
    %60 = stablehlo.reshape %59 : (tensor<1x128xf32>) -> tensor<128xf32>
    %61 = stablehlo.slice %arg0 [1:2, 0:128] : (tensor<2x128xf32>) -> tensor<1x128xf32>
    %62 = stablehlo.reshape %61 : (tensor<1x128xf32>) -> tensor<128xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %cst_20 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %63 = call @_linspace(%c_19, %cst_20) : (tensor<i32>, tensor<f32>) -> tensor<32xf32>
    %64 = stablehlo.sine %63 : tensor<32xf32>
    %65 = stablehlo.multiply %64, %64 : tensor<32xf32>
    %66 = stablehlo.multiply %65, %65 : tensor<32xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %68 = stablehlo.multiply %cst_22, %67 : tensor<f32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.divide %cst_23, %68 : tensor<f32>
    %70 = stablehlo.convert %69 : (tensor<f32>) -> tensor<complex<f32>>
    %71 = stablehlo.iota dim = 0 : tensor<17xf32>
    %cst_24 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %73 = stablehlo.divide %71, %72 : tensor<17xf32>
    %74 = stablehlo.iota dim = 0 : tensor<7xi32>
    %c_25 = stablehlo.constant dense<16> : tensor<i32>
    %75 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %76 = stablehlo.multiply %75, %74 : tensor<7xi32>
    %c_26 = stablehlo.constant dense<0> : tensor<i32>
    %77 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %78 = stablehlo.add %77, %76 : tensor<7xi32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %79 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %80 = stablehlo.compare LT, %78, %79, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_28 = stablehlo.constant dense<128> : tensor<i32>
    %81 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %82 = stablehlo.add %78, %81 : tensor<7xi32>
    %83 = stablehlo.select %80, %82, %78 : tensor<7xi1>, tensor<7xi32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %85 = "stablehlo.gather"(%60, %84) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 32>}> : (tensor<128xf32>, tensor<7x1xi32>) -> tensor<7x32xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.reduce(%85 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<7x32xf32>, tensor<f32>) -> tensor<7xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_30 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %89 = stablehlo.divide %87, %88 : tensor<7x1xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x32xf32>
    %91 = stablehlo.subtract %85, %90 : tensor<7x32xf32>
    %92 = stablehlo.reshape %65 : (tensor<32xf32>) -> tensor<1x32xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<7x32xf32>
    %94 = stablehlo.multiply %93, %91 : tensor<7x32xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %95 = call @_pad_0(%94, %c_31) : (tensor<7x32xf32>, tensor<i32>) -> tensor<7x32xf32>
    %96 = call @fft_1(%95) : (tensor<7x32xf32>) -> tensor<7x17xcomplex<f32>>
    %97 = stablehlo.iota dim = 0 : tensor<7xi32>
    %c_32 = stablehlo.constant dense<16> : tensor<i32>
    %98 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %99 = stablehlo.multiply %98, %97 : tensor<7xi32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %100 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %101 = stablehlo.add %100, %99 : tensor<7xi32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %102 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %103 = stablehlo.compare LT, %101, %102, SIGNED : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %c_35 = stablehlo.constant dense<128> : tensor<i32>
    %104 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<7xi32>
    %105 = stablehlo.add %101, %104 : tensor<7xi32>
    %106 = stablehlo.select %103, %105, %101 : tensor<7xi1>, tensor<7xi32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0] : (tensor<7xi32>) -> tensor<7x1xi32>
    %108 = "stablehlo.gather"(%62, %107) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 32>}> : (tensor<128xf32>, tensor<7x1xi32>) -> tensor<7x32xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_36) applies stablehlo.add across dimensions = [1] : (tensor<7x32xf32>, tensor<f32>) -> tensor<7xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_37 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %112 = stablehlo.divide %110, %111 : tensor<7x1xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x32xf32>
    %114 = stablehlo.subtract %108, %113 : tensor<7x32xf32>
    %115 = stablehlo.reshape %65 : (tensor<32xf32>) -> tensor<1x32xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<7x32xf32>
    %117 = stablehlo.multiply %116, %114 : tensor<7x32xf32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %118 = call @_pad_0(%117, %c_38) : (tensor<7x32xf32>, tensor<i32>) -> tensor<7x32xf32>
    %119 = call @fft_1(%118) : (tensor<7x32xf32>) -> tensor<7x17xcomplex<f32>>
    %120 = stablehlo.real %96 : (tensor<7x17xcomplex<f32>>) -> tensor<7x17xf32>
    %121 = stablehlo.imag %96 : (tensor<7x17xcomplex<f32>>) -> tensor<7x17xf32>
    %122 = stablehlo.negate %121 : tensor<7x17xf32>
    %123 = stablehlo.complex %120, %122 : tensor<7x17xcomplex<f32>>
    %124 = stablehlo.multiply %123, %119 : tensor<7x17xcomplex<f32>>
    %125 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<complex<f32>>) -> tensor<7x17xcomplex<f32>>
    %126 = stablehlo.multiply %124, %125 : tensor<7x17xcomplex<f32>>
    %c_39 = stablehlo.constant dense<1> : tensor<i32>
    %127 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_40 = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %128 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<complex<f32>>) -> tensor<7x15xcomplex<f32>>
    %129 = "stablehlo.scatter"(%126, %127, %128) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
      %143 = stablehlo.multiply %arg1, %arg2 : tensor<complex<f32>>
      stablehlo.return %143 : tensor<complex<f32>>
    }) : (tensor<7x17xcomplex<f32>>, tensor<1xi32>, tensor<7x15xcomplex<f32>>) -> tensor<7x17xcomplex<f32>>
    %130 = stablehlo.iota dim = 0 : tensor<7xf32>
    %cst_41 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %132 = stablehlo.multiply %131, %130 : tensor<7xf32>
    %cst_42 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %134 = stablehlo.add %133, %132 : tensor<7xf32>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %136 = stablehlo.divide %134, %135 : tensor<7xf32>
    %137 = stablehlo.transpose %129, dims = [1, 0] : (tensor<7x17xcomplex<f32>>) -> tensor<17x7xcomplex<f32>>
    %cst_44 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %138 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<complex<f32>>) -> tensor<17x7xcomplex<f32>>
    %139 = stablehlo.add %137, %138 : tensor<17x7xcomplex<f32>>
    %cst_45 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %140 = stablehlo.reduce(%139 init: %cst_45) applies stablehlo.add across dimensions = [1] : (tensor<17x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<17xcomplex<f32>>
    %cst_46 = stablehlo.constant dense<(7.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %141 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<complex<f32>>) -> tensor<17xcomplex<f32>>
    %142 = stablehlo.divide %140, %141 : tensor<17xcomplex<f32>>
    return %58, %142 : tensor<2x17xf32>, tensor<17xcomplex<f32>>
  }
  func.func private @_linspace(%arg0: tensor<i32>, %arg1: tensor<f32>) -> tensor<32xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.convert %arg1 : tensor<f32>
    %2 = stablehlo.subtract %1, %0 : tensor<f32>
    %cst = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %3 = stablehlo.divide %2, %cst : tensor<f32>
    %4 = stablehlo.iota dim = 0 : tensor<32xf32>
    %cst_0 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %6 = stablehlo.divide %4, %5 : tensor<32xf32>
    %7 = stablehlo.reshape %0 : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %9 = stablehlo.subtract %8, %6 : tensor<32xf32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xf32>) -> tensor<32xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<32xf32>
    %12 = stablehlo.reshape %1 : (tensor<f32>) -> tensor<1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<1xf32>) -> tensor<32xf32>
    %14 = stablehlo.multiply %13, %6 : tensor<32xf32>
    %15 = stablehlo.add %11, %14 : tensor<32xf32>
    return %15 : tensor<32xf32>
  }
  func.func private @_pad(%arg0: tensor<2x7x32xf32>, %arg1: tensor<i32>) -> tensor<2x7x32xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x7x32xf32>, tensor<f32>) -> tensor<2x7x32xf32>
    return %1 : tensor<2x7x32xf32>
  }
  func.func private @fft(%arg0: tensor<2x7x32xf32>) -> tensor<2x7x17xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [32] : (tensor<2x7x32xf32>) -> tensor<2x7x17xcomplex<f32>>
    return %0 : tensor<2x7x17xcomplex<f32>>
  }
  func.func private @_pad_0(%arg0: tensor<7x32xf32>, %arg1: tensor<i32>) -> tensor<7x32xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<7x32xf32>, tensor<f32>) -> tensor<7x32xf32>
    return %1 : tensor<7x32xf32>
  }
  func.func private @fft_1(%arg0: tensor<7x32xf32>) -> tensor<7x17xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [32] : (tensor<7x32xf32>) -> tensor<7x17xcomplex<f32>>
    return %0 : tensor<7x17xcomplex<f32>>
  }
}
