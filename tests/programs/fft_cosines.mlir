module @jit_fft_cosines attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x16xf32>) -> (tensor<3x16xf32> {jax.result_info = "result[0]"}, tensor<3x16xf32> {jax.result_info = "result[1]"}, tensor<3x16xf32> {jax.result_info = "result[2]"}, tensor<3x16xf32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.slice %arg0 [0:3, 0:16:2] : (tensor<3x16xf32>) -> tensor<3x8xf32>
    %1 = stablehlo.slice %arg0 [0:3, 1:16:2] : (tensor<3x16xf32>) -> tensor<3x8xf32>
    %2 = stablehlo.reverse %1, dims = [1] : tensor<3x8xf32>
    %3 = stablehlo.concatenate %0, %2, dim = 1 : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x16xf32>
    %4 = call @fft(%3) : (tensor<3x16xf32>) -> tensor<3x16xcomplex<f32>>
    %5 = stablehlo.real %4 : (tensor<3x16xcomplex<f32>>) -> tensor<3x16xf32>
    %6 = stablehlo.iota dim = 0 : tensor<16xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %8 = stablehlo.convert %7 : (tensor<1x16xf32>) -> tensor<1x16xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,-1.57079637)> : tensor<complex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<1x16xcomplex<f32>>
    %10 = stablehlo.multiply %9, %8 : tensor<1x16xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.600000e+01,0.000000e+00)> : tensor<complex<f32>>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<1x16xcomplex<f32>>
    %12 = stablehlo.divide %10, %11 : tensor<1x16xcomplex<f32>>
    %13 = stablehlo.exponential %12 : tensor<1x16xcomplex<f32>>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x16xcomplex<f32>>) -> tensor<3x16xcomplex<f32>>
    %15 = stablehlo.multiply %4, %14 : tensor<3x16xcomplex<f32>>
    %16 = stablehlo.real %15 : (tensor<3x16xcomplex<f32>>) -> tensor<3x16xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<3x16xf32>
    %19 = stablehlo.slice %arg0 [0:3, 0:16:2] : (tensor<3x16xf32>) -> tensor<3x8xf32>
    %20 = stablehlo.slice %arg0 [0:3, 1:16:2] : (tensor<3x16xf32>) -> tensor<3x8xf32>
    %21 = stablehlo.reverse %20, dims = [1] : tensor<3x8xf32>
    %22 = stablehlo.concatenate %19, %21, dim = 1 : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x16xf32>
    %23 = call @fft(%22) : (tensor<3x16xf32>) -> tensor<3x16xcomplex<f32>>
    %24 = stablehlo.real %23 : (tensor<3x16xcomplex<f32>>) -> tensor<3x16xf32>
    %25 = stablehlo.iota dim = 0 : tensor<16xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %27 = stablehlo.convert %26 : (tensor<1x16xf32>) -> tensor<1x16xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,-1.57079637)> : tensor<complex<f32>>
    %28 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<1x16xcomplex<f32>>
    %29 = stablehlo.multiply %28, %27 : tensor<1x16xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<(1.600000e+01,0.000000e+00)> : tensor<complex<f32>>
    %30 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<1x16xcomplex<f32>>
    %31 = stablehlo.divide %29, %30 : tensor<1x16xcomplex<f32>>
    %32 = stablehlo.exponential %31 : tensor<1x16xcomplex<f32>>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x16xcomplex<f32>>) -> tensor<3x16xcomplex<f32>>
    %34 = stablehlo.multiply %23, %33 : tensor<3x16xcomplex<f32>>
    %35 = stablehlo.real %34 : (tensor<3x16xcomplex<f32>>) -> tensor<3x16xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %37 = stablehlo.multiply %36, %35 : tensor<3x16xf32>
    %cst_5 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %40 = stablehlo.concatenate %38, %39, dim = 0 : (tensor<1xf32>, tensor<15xf32>) -> tensor<16xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_7 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %43 = stablehlo.multiply %41, %42 : tensor<1x16xf32>
    %44 = stablehlo.sqrt %43 : tensor<1x16xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<3x16xf32>
    %46 = stablehlo.divide %37, %45 : tensor<3x16xf32>
    %cst_8 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %49 = stablehlo.concatenate %47, %48, dim = 0 : (tensor<1xf32>, tensor<15xf32>) -> tensor<16xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_10 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x16xf32>
    %52 = stablehlo.multiply %50, %51 : tensor<1x16xf32>
    %53 = stablehlo.sqrt %52 : tensor<1x16xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<3x16xf32>
    %55 = stablehlo.divide %arg0, %54 : tensor<3x16xf32>
    %56 = stablehlo.iota dim = 0 : tensor<16xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %58 = stablehlo.convert %57 : (tensor<1x16xf32>) -> tensor<1x16xcomplex<f32>>
    %cst_11 = stablehlo.constant dense<(0.000000e+00,-1.57079637)> : tensor<complex<f32>>
    %59 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<complex<f32>>) -> tensor<1x16xcomplex<f32>>
    %60 = stablehlo.multiply %59, %58 : tensor<1x16xcomplex<f32>>
    %cst_12 = stablehlo.constant dense<(1.600000e+01,0.000000e+00)> : tensor<complex<f32>>
    %61 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<complex<f32>>) -> tensor<1x16xcomplex<f32>>
    %62 = stablehlo.divide %60, %61 : tensor<1x16xcomplex<f32>>
    %63 = stablehlo.exponential %62 : tensor<1x16xcomplex<f32>>
    %64 = stablehlo.convert %55 : (tensor<3x16xf32>) -> tensor<3x16xcomplex<f32>>
    %65 = stablehlo.convert %57 : (tensor<1x16xf32>) -> tensor<1x16xcomplex<f32>>
    %cst_13 = stablehlo.constant dense<(0.000000e+00,-1.57079637)> : tensor<complex<f32>>
    %66 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<complex<f32>>) -> tensor<1x16xcomplex<f32>>
    %67 = stablehlo.multiply %66, %65 : tensor<1x16xcomplex<f32>>
    %cst_14 = stablehlo.constant dense<(1.600000e+01,0.000000e+00)> : tensor<complex<f32>>
    %68 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<complex<f32>>) -> tensor<1x16xcomplex<f32>>
    %69 = stablehlo.divide %67, %68 : tensor<1x16xcomplex<f32>>
    %70 = stablehlo.exponential %69 : tensor<1x16xcomplex<f32>>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<1x16xcomplex<f32>>) -> tensor<3x16xcomplex<f32>>
    %72 = stablehlo.divide %64, %71 : tensor<3x16xcomplex<f32>>
    %cst_15 = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %73 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<complex<f32>>) -> tensor<3x16xcomplex<f32>>
    %74 = stablehlo.multiply %72, %73 : tensor<3x16xcomplex<f32>>
    %cst_16 = stablehlo.constant dense<(1.600000e+01,0.000000e+00)> : tensor<complex<f32>>
    %75 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<complex<f32>>) -> tensor<3x16xcomplex<f32>>
    %76 = stablehlo.multiply %74, %75 : tensor<3x16xcomplex<f32>>
    %77 = call @fft_0(%76) : (tensor<3x16xcomplex<f32>>) -> tensor<3x16xcomplex<f32>>
    %78 = stablehlo.real %77 : (tensor<3x16xcomplex<f32>>) -> tensor<3x16xf32>
    %79 = stablehlo.slice %78 [0:3, 0:8] : (tensor<3x16xf32>) -> tensor<3x8xf32>
    %80 = stablehlo.slice %78 [0:3, 8:16] : (tensor<3x16xf32>) -> tensor<3x8xf32>
    %81 = stablehlo.reverse %80, dims = [1] : tensor<3x8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %83 = stablehlo.iota dim = 0 : tensor<8xi32>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %84 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %85 = stablehlo.multiply %84, %83 : tensor<8xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %86 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %87 = stablehlo.add %86, %85 : tensor<8xi32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %89 = "stablehlo.scatter"(%82, %88, %79) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      stablehlo.return %arg2 : tensor<f32>
    }) : (tensor<3x16xf32>, tensor<8x1xi32>, tensor<3x8xf32>) -> tensor<3x16xf32>
    %90 = stablehlo.iota dim = 0 : tensor<8xi32>
    %c_19 = stablehlo.constant dense<2> : tensor<i32>
    %91 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %92 = stablehlo.multiply %91, %90 : tensor<8xi32>
    %c_20 = stablehlo.constant dense<1> : tensor<i32>
    %93 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %94 = stablehlo.add %93, %92 : tensor<8xi32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %96 = "stablehlo.scatter"(%89, %95, %81) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      stablehlo.return %arg2 : tensor<f32>
    }) : (tensor<3x16xf32>, tensor<8x1xi32>, tensor<3x8xf32>) -> tensor<3x16xf32>
    %97 = stablehlo.slice %arg0 [0:3:2, 0:16] : (tensor<3x16xf32>) -> tensor<2x16xf32>
    %98 = stablehlo.slice %arg0 [1:3:2, 0:16] : (tensor<3x16xf32>) -> tensor<1x16xf32>
    %99 = stablehlo.reverse %98, dims = [0] : tensor<1x16xf32>
    %100 = stablehlo.concatenate %97, %99, dim = 0 : (tensor<2x16xf32>, tensor<1x16xf32>) -> tensor<3x16xf32>
    %101 = stablehlo.slice %100 [0:3, 0:16:2] : (tensor<3x16xf32>) -> tensor<3x8xf32>
    %102 = stablehlo.slice %100 [0:3, 1:16:2] : (tensor<3x16xf32>) -> tensor<3x8xf32>
    %103 = stablehlo.reverse %102, dims = [1] : tensor<3x8xf32>
    %104 = stablehlo.concatenate %101, %103, dim = 1 : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x16xf32>
    %105 = call @fft_1(%104) : (tensor<3x16xf32>) -> tensor<3x16xcomplex<f32>>
    %106 = stablehlo.iota dim = 0 : tensor<3xcomplex<f32>>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0] : (tensor<3xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
    %108 = stablehlo.iota dim = 0 : tensor<16xcomplex<f32>>
    %109 = stablehlo.broadcast_in_dim %108, dims = [1] : (tensor<16xcomplex<f32>>) -> tensor<1x16xcomplex<f32>>
    %cst_21 = stablehlo.constant dense<(0.000000e+00,-1.57079637)> : tensor<complex<f32>>
    %110 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<complex<f32>>) -> tensor<3x1xcomplex<f32>>
    %111 = stablehlo.multiply %110, %107 : tensor<3x1xcomplex<f32>>
    %cst_22 = stablehlo.constant dense<(3.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %112 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<complex<f32>>) -> tensor<3x1xcomplex<f32>>
    %113 = stablehlo.divide %111, %112 : tensor<3x1xcomplex<f32>>
    %114 = stablehlo.exponential %113 : tensor<3x1xcomplex<f32>>
    %cst_23 = stablehlo.constant dense<(0.000000e+00,-1.57079637)> : tensor<complex<f32>>
    %115 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<complex<f32>>) -> tensor<1x16xcomplex<f32>>
    %116 = stablehlo.multiply %115, %109 : tensor<1x16xcomplex<f32>>
    %cst_24 = stablehlo.constant dense<(1.600000e+01,0.000000e+00)> : tensor<complex<f32>>
    %117 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<complex<f32>>) -> tensor<1x16xcomplex<f32>>
    %118 = stablehlo.divide %116, %117 : tensor<1x16xcomplex<f32>>
    %119 = stablehlo.exponential %118 : tensor<1x16xcomplex<f32>>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1] : (tensor<1x16xcomplex<f32>>) -> tensor<3x16xcomplex<f32>>
    %121 = stablehlo.multiply %120, %105 : tensor<3x16xcomplex<f32>>
    %122 = stablehlo.negate %109 : tensor<1x16xcomplex<f32>>
    %cst_25 = stablehlo.constant dense<(0.000000e+00,-1.57079637)> : tensor<complex<f32>>
    %123 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<complex<f32>>) -> tensor<1x16xcomplex<f32>>
    %124 = stablehlo.multiply %123, %122 : tensor<1x16xcomplex<f32>>
    %cst_26 = stablehlo.constant dense<(1.600000e+01,0.000000e+00)> : tensor<complex<f32>>
    %125 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<complex<f32>>) -> tensor<1x16xcomplex<f32>>
    %126 = stablehlo.divide %124, %125 : tensor<1x16xcomplex<f32>>
    %127 = stablehlo.exponential %126 : tensor<1x16xcomplex<f32>>
    %128 = call @_flip(%105) : (tensor<3x16xcomplex<f32>>) -> tensor<3x16xcomplex<f32>>
    %129 = call @_roll_static(%128) : (tensor<3x16xcomplex<f32>>) -> tensor<3x16xcomplex<f32>>
    %130 = stablehlo.broadcast_in_dim %127, dims = [0, 1] : (tensor<1x16xcomplex<f32>>) -> tensor<3x16xcomplex<f32>>
    %131 = stablehlo.multiply %130, %129 : tensor<3x16xcomplex<f32>>
    %132 = stablehlo.add %121, %131 : tensor<3x16xcomplex<f32>>
    %133 = stablehlo.broadcast_in_dim %114, dims = [0, 1] : (tensor<3x1xcomplex<f32>>) -> tensor<3x16xcomplex<f32>>
    %134 = stablehlo.multiply %133, %132 : tensor<3x16xcomplex<f32>>
    %135 = stablehlo.real %134 : (tensor<3x16xcomplex<f32>>) -> tensor<3x16xf32>
    %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x16xf32>
    %137 = stablehlo.multiply %136, %135 : tensor<3x16xf32>
    return %18, %46, %96, %137 : tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>
  }
  func.func private @fft(%arg0: tensor<3x16xf32>) -> tensor<3x16xcomplex<f32>> {
    %0 = stablehlo.convert %arg0 : (tensor<3x16xf32>) -> tensor<3x16xcomplex<f32>>
    %1 = stablehlo.fft %0, type = FFT, length = [16] : (tensor<3x16xcomplex<f32>>) -> tensor<3x16xcomplex<f32>>
    return %1 : tensor<3x16xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<3x16xcomplex<f32>>) -> tensor<3x16xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [16] : (tensor<3x16xcomplex<f32>>) -> tensor<3x16xcomplex<f32>>
    return %0 : tensor<3x16xcomplex<f32>>
  }
  func.func private @fft_1(%arg0: tensor<3x16xf32>) -> tensor<3x16xcomplex<f32>> {
    %0 = stablehlo.convert %arg0 : (tensor<3x16xf32>) -> tensor<3x16xcomplex<f32>>
    %1 = stablehlo.fft %0, type = FFT, length = [3, 16] : (tensor<3x16xcomplex<f32>>) -> tensor<3x16xcomplex<f32>>
    return %1 : tensor<3x16xcomplex<f32>>
  }
  func.func private @_flip(%arg0: tensor<3x16xcomplex<f32>>) -> tensor<3x16xcomplex<f32>> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<3x16xcomplex<f32>>
    return %0 : tensor<3x16xcomplex<f32>>
  }
  func.func private @_roll_static(%arg0: tensor<3x16xcomplex<f32>>) -> tensor<3x16xcomplex<f32>> {
    %0 = stablehlo.slice %arg0 [0:3, 15:16] : (tensor<3x16xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
    %1 = stablehlo.slice %arg0 [0:3, 0:15] : (tensor<3x16xcomplex<f32>>) -> tensor<3x15xcomplex<f32>>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x1xcomplex<f32>>, tensor<3x15xcomplex<f32>>) -> tensor<3x16xcomplex<f32>>
    return %2 : tensor<3x16xcomplex<f32>>
  }
}
