module @jit_fft_stft attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<200xf32>) -> (tensor<17xf32> {jax.result_info = "result[0]"}, tensor<14xf32> {jax.result_info = "result[1]"}, tensor<17x14xcomplex<f32>> {jax.result_info = "result[2]"}, tensor<208xf32> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst = stablehlo.constant dense<3.14159274> : tensor<f32>
    %0 = call @_linspace(%c, %cst) : (tensor<i32>, tensor<f32>) -> tensor<32xf32>
    %1 = stablehlo.sine %0 : tensor<32xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = call @_pad(%arg0, %cst_0) : (tensor<200xf32>, tensor<f32>) -> tensor<232xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.concatenate %3, %4, dim = 0 : (tensor<232xf32>, tensor<8xf32>) -> tensor<240xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%2 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.multiply %6, %6 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.divide %cst_3, %7 : tensor<f32>
    %9 = stablehlo.sqrt %8 : tensor<f32>
    %10 = stablehlo.convert %9 : (tensor<f32>) -> tensor<complex<f32>>
    %11 = stablehlo.iota dim = 0 : tensor<17xf32>
    %cst_4 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<17xf32>
    %13 = stablehlo.divide %11, %12 : tensor<17xf32>
    %14 = stablehlo.iota dim = 0 : tensor<14xi32>
    %c_5 = stablehlo.constant dense<16> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %16 = stablehlo.multiply %15, %14 : tensor<14xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %18 = stablehlo.add %17, %16 : tensor<14xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %20 = stablehlo.compare LT, %18, %19, SIGNED : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %c_8 = stablehlo.constant dense<240> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<14xi32>
    %22 = stablehlo.add %18, %21 : tensor<14xi32>
    %23 = stablehlo.select %20, %22, %18 : tensor<14xi1>, tensor<14xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<14xi32>) -> tensor<14x1xi32>
    %25 = "stablehlo.gather"(%5, %24) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 32>}> : (tensor<240xf32>, tensor<14x1xi32>) -> tensor<14x32xf32>
    %26 = stablehlo.reshape %2 : (tensor<32xf32>) -> tensor<1x32xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<14x32xf32>
    %28 = stablehlo.multiply %27, %25 : tensor<14x32xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %29 = call @_pad_0(%28, %c_9) : (tensor<14x32xf32>, tensor<i32>) -> tensor<14x32xf32>
    %30 = call @fft(%29) : (tensor<14x32xf32>) -> tensor<14x17xcomplex<f32>>
    %31 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<complex<f32>>) -> tensor<14x17xcomplex<f32>>
    %32 = stablehlo.multiply %30, %31 : tensor<14x17xcomplex<f32>>
    %33 = stablehlo.iota dim = 0 : tensor<14xf32>
    %cst_10 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %35 = stablehlo.multiply %34, %33 : tensor<14xf32>
    %cst_11 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %37 = stablehlo.add %36, %35 : tensor<14xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %39 = stablehlo.divide %37, %38 : tensor<14xf32>
    %cst_13 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %41 = stablehlo.subtract %39, %40 : tensor<14xf32>
    %42 = stablehlo.transpose %32, dims = [1, 0] : (tensor<14x17xcomplex<f32>>) -> tensor<17x14xcomplex<f32>>
    %43 = stablehlo.transpose %42, dims = [1, 0] : (tensor<17x14xcomplex<f32>>) -> tensor<14x17xcomplex<f32>>
    %44 = call @fft_1(%43) : (tensor<14x17xcomplex<f32>>) -> tensor<14x32xf32>
    %45 = stablehlo.transpose %44, dims = [1, 0] : (tensor<14x32xf32>) -> tensor<32x14xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %cst_15 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %46 = call @_linspace(%c_14, %cst_15) : (tensor<i32>, tensor<f32>) -> tensor<32xf32>
    %47 = stablehlo.sine %46 : tensor<32xf32>
    %48 = stablehlo.multiply %47, %47 : tensor<32xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<32x14xf32>
    %51 = stablehlo.multiply %45, %50 : tensor<32x14xf32>
    %52 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x14xf32>
    %54 = stablehlo.multiply %51, %53 : tensor<32x14xf32>
    %55 = stablehlo.transpose %54, dims = [1, 0] : (tensor<32x14xf32>) -> tensor<14x32xf32>
    %56 = stablehlo.reshape %55 : (tensor<14x32xf32>) -> tensor<1x14x32xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %57 = call @_pad_2(%56, %c_17) : (tensor<1x14x32xf32>, tensor<i32>) -> tensor<1x14x32xf32>
    %58 = stablehlo.reshape %57 : (tensor<1x14x32xf32>) -> tensor<1x14x2x16xf32>
    %59 = stablehlo.transpose %58, dims = [0, 2, 1, 3] : (tensor<1x14x2x16xf32>) -> tensor<1x2x14x16xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %60 = call @_pad_3(%59, %c_18) : (tensor<1x2x14x16xf32>, tensor<i32>) -> tensor<1x2x28x16xf32>
    %61 = stablehlo.reshape %60 : (tensor<1x2x28x16xf32>) -> tensor<1x896xf32>
    %62 = stablehlo.slice %61 [0:1, 0:864] : (tensor<1x896xf32>) -> tensor<1x864xf32>
    %63 = stablehlo.reshape %62 : (tensor<1x864xf32>) -> tensor<1x2x432xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<1x2x432xf32>, tensor<f32>) -> tensor<1x432xf32>
    %65 = stablehlo.slice %64 [0:1, 0:240] : (tensor<1x432xf32>) -> tensor<1x240xf32>
    %66 = stablehlo.reshape %65 : (tensor<1x240xf32>) -> tensor<240xf32>
    %67 = stablehlo.multiply %52, %52 : tensor<32x1xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x1x14xf32>
    %69 = stablehlo.reshape %68 : (tensor<32x1x14xf32>) -> tensor<32x14xf32>
    %70 = stablehlo.transpose %69, dims = [1, 0] : (tensor<32x14xf32>) -> tensor<14x32xf32>
    %71 = stablehlo.reshape %70 : (tensor<14x32xf32>) -> tensor<1x14x32xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %72 = call @_pad_2(%71, %c_20) : (tensor<1x14x32xf32>, tensor<i32>) -> tensor<1x14x32xf32>
    %73 = stablehlo.reshape %72 : (tensor<1x14x32xf32>) -> tensor<1x14x2x16xf32>
    %74 = stablehlo.transpose %73, dims = [0, 2, 1, 3] : (tensor<1x14x2x16xf32>) -> tensor<1x2x14x16xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %75 = call @_pad_3(%74, %c_21) : (tensor<1x2x14x16xf32>, tensor<i32>) -> tensor<1x2x28x16xf32>
    %76 = stablehlo.reshape %75 : (tensor<1x2x28x16xf32>) -> tensor<1x896xf32>
    %77 = stablehlo.slice %76 [0:1, 0:864] : (tensor<1x896xf32>) -> tensor<1x864xf32>
    %78 = stablehlo.reshape %77 : (tensor<1x864xf32>) -> tensor<1x2x432xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_22) applies stablehlo.add across dimensions = [1] : (tensor<1x2x432xf32>, tensor<f32>) -> tensor<1x432xf32>
    %80 = stablehlo.slice %79 [0:1, 0:240] : (tensor<1x432xf32>) -> tensor<1x240xf32>
    %81 = stablehlo.reshape %80 : (tensor<1x240xf32>) -> tensor<240xf32>
    %82 = stablehlo.slice %66 [16:224] : (tensor<240xf32>) -> tensor<208xf32>
    %83 = stablehlo.slice %81 [16:224] : (tensor<240xf32>) -> tensor<208xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-10> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<208xf32>
    %85 = stablehlo.compare GT, %83, %84, FLOAT : (tensor<208xf32>, tensor<208xf32>) -> tensor<208xi1>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = call @_where(%85, %83, %cst_24) : (tensor<208xi1>, tensor<208xf32>, tensor<f32>) -> tensor<208xf32>
    %87 = stablehlo.divide %82, %86 : tensor<208xf32>
    %88 = stablehlo.iota dim = 0 : tensor<208xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<208xf32>
    %90 = stablehlo.divide %88, %89 : tensor<208xf32>
    return %13, %41, %42, %87 : tensor<17xf32>, tensor<14xf32>, tensor<17x14xcomplex<f32>>, tensor<208xf32>
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
  func.func private @_pad(%arg0: tensor<200xf32>, %arg1: tensor<f32>) -> tensor<232xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [16], high = [16], interior = [0] : (tensor<200xf32>, tensor<f32>) -> tensor<232xf32>
    return %1 : tensor<232xf32>
  }
  func.func private @_pad_0(%arg0: tensor<14x32xf32>, %arg1: tensor<i32>) -> tensor<14x32xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<14x32xf32>, tensor<f32>) -> tensor<14x32xf32>
    return %1 : tensor<14x32xf32>
  }
  func.func private @fft(%arg0: tensor<14x32xf32>) -> tensor<14x17xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [32] : (tensor<14x32xf32>) -> tensor<14x17xcomplex<f32>>
    return %0 : tensor<14x17xcomplex<f32>>
  }
  func.func private @fft_1(%arg0: tensor<14x17xcomplex<f32>>) -> tensor<14x32xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [32] : (tensor<14x17xcomplex<f32>>) -> tensor<14x32xf32>
    return %0 : tensor<14x32xf32>
  }
  func.func private @_pad_2(%arg0: tensor<1x14x32xf32>, %arg1: tensor<i32>) -> tensor<1x14x32xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x14x32xf32>, tensor<f32>) -> tensor<1x14x32xf32>
    return %1 : tensor<1x14x32xf32>
  }
  func.func private @_pad_3(%arg0: tensor<1x2x14x16xf32>, %arg1: tensor<i32>) -> tensor<1x2x28x16xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0, 0], high = [0, 0, 14, 0], interior = [0, 0, 0, 0] : (tensor<1x2x14x16xf32>, tensor<f32>) -> tensor<1x2x28x16xf32>
    return %1 : tensor<1x2x28x16xf32>
  }
  func.func private @_where(%arg0: tensor<208xi1>, %arg1: tensor<208xf32>, %arg2: tensor<f32>) -> tensor<208xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<208xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<208xi1>, tensor<208xf32>
    return %2 : tensor<208xf32>
  }
}
