module @jit_special_zeta_f32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5xf32>) -> (tensor<2x5xf32> {jax.result_info = "result[0]"}, tensor<2x5xf32> {jax.result_info = "result[1][0]"}, tensor<2x5xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00]> : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00, 8.000000e+00, 9.000000e+00, 1.000000e+01, 1.100000e+01, 1.200000e+01, 1.300000e+01, 1.400000e+01, 1.500000e+01]> : tensor<16xf32>
    %cst_1 = stablehlo.constant dense<[[[1.200000e+01, -7.200000e+02, 3.024000e+04, -1.209600e+06, 0x4C36B980, -1.89243763E+9, 7.47242455E+10, -2.95013083E+12]]]> : tensor<1x1x8xf32>
    %cst_2 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %8 = stablehlo.add %6, %7 : tensor<2x5x8xf32>
    %9 = stablehlo.negate %2 : tensor<2x5x1xf32>
    %10 = stablehlo.negate %3 : tensor<2x5x1xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %12 = stablehlo.power %8, %11 : tensor<2x5x8xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %14 = stablehlo.subtract %9, %13 : tensor<2x5x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %16 = stablehlo.power %8, %15 : tensor<2x5x8xf32>
    %17 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<2x5x8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %20 = stablehlo.compare EQ, %8, %19, FLOAT : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x8xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %22 = stablehlo.select %20, %21, %8 : tensor<2x5x8xi1>, tensor<2x5x8xf32>
    %23 = stablehlo.log %22 : tensor<2x5x8xf32>
    %24 = stablehlo.multiply %23, %12 : tensor<2x5x8xf32>
    %25 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<2x5x8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%12 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %cst_8 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %29 = stablehlo.add %arg0, %28 : tensor<2x5xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %31 = stablehlo.subtract %30, %0 : tensor<2x5xf32>
    %32 = stablehlo.negate %1 : tensor<2x5xf32>
    %33 = stablehlo.power %29, %31 : tensor<2x5xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %35 = stablehlo.subtract %31, %34 : tensor<2x5xf32>
    %36 = stablehlo.power %29, %35 : tensor<2x5xf32>
    %37 = stablehlo.multiply %31, %36 : tensor<2x5xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %39 = stablehlo.compare EQ, %29, %38, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %41 = stablehlo.select %39, %40, %29 : tensor<2x5xi1>, tensor<2x5xf32>
    %42 = stablehlo.log %41 : tensor<2x5xf32>
    %43 = stablehlo.multiply %42, %33 : tensor<2x5xf32>
    %44 = stablehlo.multiply %32, %43 : tensor<2x5xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %46 = stablehlo.subtract %0, %45 : tensor<2x5xf32>
    %47 = stablehlo.divide %33, %46 : tensor<2x5xf32>
    %48 = stablehlo.negate %1 : tensor<2x5xf32>
    %49 = stablehlo.multiply %48, %33 : tensor<2x5xf32>
    %50 = stablehlo.multiply %46, %46 : tensor<2x5xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %52 = stablehlo.divide %51, %50 : tensor<2x5xf32>
    %53 = stablehlo.multiply %49, %52 : tensor<2x5xf32>
    %cst_15 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %55 = stablehlo.add %arg0, %54 : tensor<2x5xf32>
    %56 = stablehlo.negate %0 : tensor<2x5xf32>
    %57 = stablehlo.negate %1 : tensor<2x5xf32>
    %58 = stablehlo.power %55, %56 : tensor<2x5xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %60 = stablehlo.subtract %56, %59 : tensor<2x5xf32>
    %61 = stablehlo.power %55, %60 : tensor<2x5xf32>
    %62 = stablehlo.multiply %56, %61 : tensor<2x5xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %64 = stablehlo.compare EQ, %55, %63, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %66 = stablehlo.select %64, %65, %55 : tensor<2x5xi1>, tensor<2x5xf32>
    %67 = stablehlo.log %66 : tensor<2x5xf32>
    %68 = stablehlo.multiply %67, %58 : tensor<2x5xf32>
    %69 = stablehlo.multiply %57, %68 : tensor<2x5xf32>
    %70 = stablehlo.broadcast_in_dim %cst_0, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %71 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x16xf32>
    %72 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<2x5x16xf32>
    %73 = stablehlo.add %71, %72 : tensor<2x5x16xf32>
    %74 = stablehlo.reshape %3 : (tensor<2x5x1xf32>) -> tensor<2x5xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x16xf32>
    %cst_19 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %77 = stablehlo.add %4, %76 : tensor<2x5x1xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x16xf32>
    %79 = stablehlo.divide %73, %78 : tensor<2x5x16xf32>
    %80 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x16xf32>
    %81 = stablehlo.divide %75, %80 : tensor<2x5x16xf32>
    %82 = stablehlo.multiply %77, %77 : tensor<2x5x1xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %84 = stablehlo.divide %83, %82 : tensor<2x5x1xf32>
    %85:17 = call @cumprod(%79) : (tensor<2x5x16xf32>) -> (tensor<2x5x16xf32>, tensor<2x5x8xf32>, tensor<2x5x8xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>, tensor<2x5x2xf32>, tensor<2x5x2xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x0xf32>, tensor<2x5x0xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x7xf32>, tensor<2x5x7xf32>)
    %86 = stablehlo.slice %85#0 [0:2, 0:5, 0:16:2] : (tensor<2x5x16xf32>) -> tensor<2x5x8xf32>
    %cst_21 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %87:2 = call @clip(%86, %cst_21) : (tensor<2x5x8xf32>, tensor<f32>) -> (tensor<2x5x8xf32>, tensor<2x5x8xf32>)
    %88 = stablehlo.broadcast_in_dim %cst_1, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %89 = stablehlo.divide %87#0, %88 : tensor<2x5x8xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %92 = stablehlo.add %91, %90 : tensor<2x5xf32>
    %93 = stablehlo.multiply %58, %92 : tensor<2x5xf32>
    %94 = stablehlo.add %27, %47 : tensor<2x5xf32>
    %95 = stablehlo.add %94, %93 : tensor<2x5xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %98 = stablehlo.multiply %58, %97 : tensor<2x5xf32>
    %99 = stablehlo.multiply %97, %92 : tensor<2x5xf32>
    %100 = stablehlo.broadcast_in_dim %98, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x8xf32>
    %101 = stablehlo.broadcast_in_dim %cst_1, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %102 = stablehlo.divide %100, %101 : tensor<2x5x8xf32>
    %103 = call @clip_0(%87#1, %102) : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.pad %103, %cst_26, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 1] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5x16xf32>
    %105 = call @cumprod_1(%85#1, %85#2, %85#3, %85#4, %85#5, %85#6, %85#7, %85#8, %85#9, %85#10, %85#11, %85#12, %85#13, %85#14, %85#15, %85#16, %104) : (tensor<2x5x8xf32>, tensor<2x5x8xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>, tensor<2x5x2xf32>, tensor<2x5x2xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x0xf32>, tensor<2x5x0xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x7xf32>, tensor<2x5x7xf32>, tensor<2x5x16xf32>) -> tensor<2x5x16xf32>
    %106 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x16xf32>
    %107 = stablehlo.multiply %105, %106 : tensor<2x5x16xf32>
    %108 = stablehlo.multiply %107, %73 : tensor<2x5x16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<2x5x16xf32>, tensor<f32>) -> tensor<2x5xf32>
    %110 = stablehlo.reshape %109 : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %111 = stablehlo.negate %110 : tensor<2x5x1xf32>
    %112 = stablehlo.multiply %99, %62 : tensor<2x5xf32>
    %113 = stablehlo.divide %97, %46 : tensor<2x5xf32>
    %114 = stablehlo.multiply %113, %37 : tensor<2x5xf32>
    %115 = stablehlo.add %112, %114 : tensor<2x5xf32>
    %116 = stablehlo.broadcast_in_dim %97, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x8xf32>
    %117 = stablehlo.multiply %116, %18 : tensor<2x5x8xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%117 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %119 = stablehlo.reshape %118 : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %120 = stablehlo.add %111, %119 : tensor<2x5x1xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%120 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5xf32>
    %122 = stablehlo.add %115, %121 : tensor<2x5xf32>
    %cst_30 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %124 = chlo.zeta %123, %arg0 : tensor<2x5xf32>, tensor<2x5xf32> -> tensor<2x5xf32>
    %cst_31 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<2x5xf32>
    %128 = chlo.zeta %127, %arg0 : tensor<2x5xf32>, tensor<2x5xf32> -> tensor<2x5xf32>
    return %124, %122, %128 : tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
  }
  func.func private @cumprod(%arg0: tensor<2x5x16xf32>) -> (tensor<2x5x16xf32>, tensor<2x5x8xf32>, tensor<2x5x8xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>, tensor<2x5x2xf32>, tensor<2x5x2xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x0xf32>, tensor<2x5x0xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x7xf32>, tensor<2x5x7xf32>) {
    %0 = stablehlo.slice %arg0 [0:2, 0:5, 0:15:2] : (tensor<2x5x16xf32>) -> tensor<2x5x8xf32>
    %1 = stablehlo.slice %arg0 [0:2, 0:5, 1:16:2] : (tensor<2x5x16xf32>) -> tensor<2x5x8xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<2x5x8xf32>
    %3 = stablehlo.slice %2 [0:2, 0:5, 0:7:2] : (tensor<2x5x8xf32>) -> tensor<2x5x4xf32>
    %4 = stablehlo.slice %2 [0:2, 0:5, 1:8:2] : (tensor<2x5x8xf32>) -> tensor<2x5x4xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<2x5x4xf32>
    %6 = stablehlo.slice %5 [0:2, 0:5, 0:3:2] : (tensor<2x5x4xf32>) -> tensor<2x5x2xf32>
    %7 = stablehlo.slice %5 [0:2, 0:5, 1:4:2] : (tensor<2x5x4xf32>) -> tensor<2x5x2xf32>
    %8 = stablehlo.multiply %6, %7 : tensor<2x5x2xf32>
    %9 = stablehlo.slice %8 [0:2, 0:5, 0:1:2] : (tensor<2x5x2xf32>) -> tensor<2x5x1xf32>
    %10 = stablehlo.slice %8 [0:2, 0:5, 1:2:2] : (tensor<2x5x2xf32>) -> tensor<2x5x1xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<2x5x1xf32>
    %12 = stablehlo.slice %11 [0:2, 0:5, 0:0] : (tensor<2x5x1xf32>) -> tensor<2x5x0xf32>
    %13 = stablehlo.slice %8 [0:2, 0:5, 2:2:2] : (tensor<2x5x2xf32>) -> tensor<2x5x0xf32>
    %14 = stablehlo.multiply %12, %13 : tensor<2x5x0xf32>
    %15 = stablehlo.slice %8 [0:2, 0:5, 0:1] : (tensor<2x5x2xf32>) -> tensor<2x5x1xf32>
    %16 = stablehlo.concatenate %15, %14, dim = 2 : (tensor<2x5x1xf32>, tensor<2x5x0xf32>) -> tensor<2x5x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.pad %16, %cst, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 1] : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.pad %11, %cst_0, low = [0, 0, 1], high = [0, 0, 0], interior = [0, 0, 1] : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x2xf32>
    %19 = stablehlo.add %17, %18 : tensor<2x5x2xf32>
    %20 = stablehlo.slice %19 [0:2, 0:5, 0:1] : (tensor<2x5x2xf32>) -> tensor<2x5x1xf32>
    %21 = stablehlo.slice %5 [0:2, 0:5, 2:4:2] : (tensor<2x5x4xf32>) -> tensor<2x5x1xf32>
    %22 = stablehlo.multiply %20, %21 : tensor<2x5x1xf32>
    %23 = stablehlo.slice %5 [0:2, 0:5, 0:1] : (tensor<2x5x4xf32>) -> tensor<2x5x1xf32>
    %24 = stablehlo.concatenate %23, %22, dim = 2 : (tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.pad %24, %cst_1, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 1] : (tensor<2x5x2xf32>, tensor<f32>) -> tensor<2x5x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.pad %19, %cst_2, low = [0, 0, 1], high = [0, 0, 0], interior = [0, 0, 1] : (tensor<2x5x2xf32>, tensor<f32>) -> tensor<2x5x4xf32>
    %27 = stablehlo.add %25, %26 : tensor<2x5x4xf32>
    %28 = stablehlo.slice %27 [0:2, 0:5, 0:3] : (tensor<2x5x4xf32>) -> tensor<2x5x3xf32>
    %29 = stablehlo.slice %2 [0:2, 0:5, 2:8:2] : (tensor<2x5x8xf32>) -> tensor<2x5x3xf32>
    %30 = stablehlo.multiply %28, %29 : tensor<2x5x3xf32>
    %31 = stablehlo.slice %2 [0:2, 0:5, 0:1] : (tensor<2x5x8xf32>) -> tensor<2x5x1xf32>
    %32 = stablehlo.concatenate %31, %30, dim = 2 : (tensor<2x5x1xf32>, tensor<2x5x3xf32>) -> tensor<2x5x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.pad %32, %cst_3, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 1] : (tensor<2x5x4xf32>, tensor<f32>) -> tensor<2x5x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.pad %27, %cst_4, low = [0, 0, 1], high = [0, 0, 0], interior = [0, 0, 1] : (tensor<2x5x4xf32>, tensor<f32>) -> tensor<2x5x8xf32>
    %35 = stablehlo.add %33, %34 : tensor<2x5x8xf32>
    %36 = stablehlo.slice %35 [0:2, 0:5, 0:7] : (tensor<2x5x8xf32>) -> tensor<2x5x7xf32>
    %37 = stablehlo.slice %arg0 [0:2, 0:5, 2:16:2] : (tensor<2x5x16xf32>) -> tensor<2x5x7xf32>
    %38 = stablehlo.multiply %36, %37 : tensor<2x5x7xf32>
    %39 = stablehlo.slice %arg0 [0:2, 0:5, 0:1] : (tensor<2x5x16xf32>) -> tensor<2x5x1xf32>
    %40 = stablehlo.concatenate %39, %38, dim = 2 : (tensor<2x5x1xf32>, tensor<2x5x7xf32>) -> tensor<2x5x8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.pad %40, %cst_5, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 1] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.pad %35, %cst_6, low = [0, 0, 1], high = [0, 0, 0], interior = [0, 0, 1] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5x16xf32>
    %43 = stablehlo.add %41, %42 : tensor<2x5x16xf32>
    return %43, %1, %0, %4, %3, %7, %6, %10, %9, %13, %12, %21, %20, %29, %28, %37, %36 : tensor<2x5x16xf32>, tensor<2x5x8xf32>, tensor<2x5x8xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>, tensor<2x5x2xf32>, tensor<2x5x2xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x0xf32>, tensor<2x5x0xf32>, tensor<2x5x1xf32>, tensor<2x5x1xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x7xf32>, tensor<2x5x7xf32>
  }
  func.func private @clip(%arg0: tensor<2x5x8xf32>, %arg1: tensor<f32>) -> (tensor<2x5x8xf32>, tensor<2x5x8xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %1 = stablehlo.minimum %0, %arg0 : tensor<2x5x8xf32>
    %2 = stablehlo.compare EQ, %arg0, %1, FLOAT : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x8xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %5 = stablehlo.select %2, %3, %4 : tensor<2x5x8xi1>, tensor<2x5x8xf32>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %7 = stablehlo.compare EQ, %6, %1, FLOAT : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x8xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x5x8xf32>
    %10 = stablehlo.select %7, %8, %9 : tensor<2x5x8xi1>, tensor<2x5x8xf32>
    %11 = stablehlo.divide %5, %10 : tensor<2x5x8xf32>
    return %1, %11 : tensor<2x5x8xf32>, tensor<2x5x8xf32>
  }
  func.func private @clip_0(%arg0: tensor<2x5x8xf32>, %arg1: tensor<2x5x8xf32>) -> tensor<2x5x8xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<2x5x8xf32>
    return %0 : tensor<2x5x8xf32>
  }
  func.func private @cumprod_1(%arg0: tensor<2x5x8xf32>, %arg1: tensor<2x5x8xf32>, %arg2: tensor<2x5x4xf32>, %arg3: tensor<2x5x4xf32>, %arg4: tensor<2x5x2xf32>, %arg5: tensor<2x5x2xf32>, %arg6: tensor<2x5x1xf32>, %arg7: tensor<2x5x1xf32>, %arg8: tensor<2x5x0xf32>, %arg9: tensor<2x5x0xf32>, %arg10: tensor<2x5x1xf32>, %arg11: tensor<2x5x1xf32>, %arg12: tensor<2x5x3xf32>, %arg13: tensor<2x5x3xf32>, %arg14: tensor<2x5x7xf32>, %arg15: tensor<2x5x7xf32>, %arg16: tensor<2x5x16xf32>) -> tensor<2x5x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg16, %cst, low = [0, 0, -1], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x5x16xf32>, tensor<f32>) -> tensor<2x5x15xf32>
    %1 = stablehlo.slice %0 [0:2, 0:5, 0:15:2] : (tensor<2x5x15xf32>) -> tensor<2x5x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %arg16, %cst_0, low = [0, 0, 0], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<2x5x16xf32>, tensor<f32>) -> tensor<2x5x15xf32>
    %3 = stablehlo.slice %2 [0:2, 0:5, 0:15:2] : (tensor<2x5x15xf32>) -> tensor<2x5x8xf32>
    %4 = stablehlo.slice %3 [0:2, 0:5, 0:1] : (tensor<2x5x8xf32>) -> tensor<2x5x1xf32>
    %5 = stablehlo.slice %3 [0:2, 0:5, 1:8] : (tensor<2x5x8xf32>) -> tensor<2x5x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.pad %4, %cst_1, low = [0, 0, 0], high = [0, 0, 15], interior = [0, 0, 0] : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x16xf32>
    %7 = stablehlo.multiply %arg15, %5 : tensor<2x5x7xf32>
    %8 = stablehlo.multiply %5, %arg14 : tensor<2x5x7xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.pad %7, %cst_2, low = [0, 0, 2], high = [0, 0, 1], interior = [0, 0, 1] : (tensor<2x5x7xf32>, tensor<f32>) -> tensor<2x5x16xf32>
    %10 = stablehlo.add %6, %9 : tensor<2x5x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.pad %8, %cst_3, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<2x5x7xf32>, tensor<f32>) -> tensor<2x5x8xf32>
    %12 = stablehlo.add %1, %11 : tensor<2x5x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.pad %12, %cst_4, low = [0, 0, -1], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5x7xf32>
    %14 = stablehlo.slice %13 [0:2, 0:5, 0:7:2] : (tensor<2x5x7xf32>) -> tensor<2x5x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.pad %12, %cst_5, low = [0, 0, 0], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5x7xf32>
    %16 = stablehlo.slice %15 [0:2, 0:5, 0:7:2] : (tensor<2x5x7xf32>) -> tensor<2x5x4xf32>
    %17 = stablehlo.slice %16 [0:2, 0:5, 0:1] : (tensor<2x5x4xf32>) -> tensor<2x5x1xf32>
    %18 = stablehlo.slice %16 [0:2, 0:5, 1:4] : (tensor<2x5x4xf32>) -> tensor<2x5x3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.pad %17, %cst_6, low = [0, 0, 0], high = [0, 0, 7], interior = [0, 0, 0] : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x8xf32>
    %20 = stablehlo.multiply %arg13, %18 : tensor<2x5x3xf32>
    %21 = stablehlo.multiply %18, %arg12 : tensor<2x5x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.pad %20, %cst_7, low = [0, 0, 2], high = [0, 0, 1], interior = [0, 0, 1] : (tensor<2x5x3xf32>, tensor<f32>) -> tensor<2x5x8xf32>
    %23 = stablehlo.add %19, %22 : tensor<2x5x8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.pad %21, %cst_8, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<2x5x3xf32>, tensor<f32>) -> tensor<2x5x4xf32>
    %25 = stablehlo.add %14, %24 : tensor<2x5x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.pad %25, %cst_9, low = [0, 0, -1], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x5x4xf32>, tensor<f32>) -> tensor<2x5x3xf32>
    %27 = stablehlo.slice %26 [0:2, 0:5, 0:3:2] : (tensor<2x5x3xf32>) -> tensor<2x5x2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.pad %25, %cst_10, low = [0, 0, 0], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<2x5x4xf32>, tensor<f32>) -> tensor<2x5x3xf32>
    %29 = stablehlo.slice %28 [0:2, 0:5, 0:3:2] : (tensor<2x5x3xf32>) -> tensor<2x5x2xf32>
    %30 = stablehlo.slice %29 [0:2, 0:5, 0:1] : (tensor<2x5x2xf32>) -> tensor<2x5x1xf32>
    %31 = stablehlo.slice %29 [0:2, 0:5, 1:2] : (tensor<2x5x2xf32>) -> tensor<2x5x1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.pad %30, %cst_11, low = [0, 0, 0], high = [0, 0, 3], interior = [0, 0, 0] : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x4xf32>
    %33 = stablehlo.multiply %arg11, %31 : tensor<2x5x1xf32>
    %34 = stablehlo.multiply %31, %arg10 : tensor<2x5x1xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.pad %33, %cst_12, low = [0, 0, 2], high = [0, 0, 1], interior = [0, 0, 1] : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x4xf32>
    %36 = stablehlo.add %32, %35 : tensor<2x5x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.pad %34, %cst_13, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x2xf32>
    %38 = stablehlo.add %27, %37 : tensor<2x5x2xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.pad %38, %cst_14, low = [0, 0, -1], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x5x2xf32>, tensor<f32>) -> tensor<2x5x1xf32>
    %40 = stablehlo.slice %39 [0:2, 0:5, 0:1:2] : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.pad %38, %cst_15, low = [0, 0, 0], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<2x5x2xf32>, tensor<f32>) -> tensor<2x5x1xf32>
    %42 = stablehlo.slice %41 [0:2, 0:5, 0:1:2] : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %43 = stablehlo.slice %42 [0:2, 0:5, 0:1] : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %44 = stablehlo.slice %42 [0:2, 0:5, 1:1] : (tensor<2x5x1xf32>) -> tensor<2x5x0xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.pad %43, %cst_16, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x2xf32>
    %46 = stablehlo.multiply %arg9, %44 : tensor<2x5x0xf32>
    %47 = stablehlo.multiply %44, %arg8 : tensor<2x5x0xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.pad %46, %cst_17, low = [0, 0, 2], high = [0, 0, 0], interior = [0, 0, 1] : (tensor<2x5x0xf32>, tensor<f32>) -> tensor<2x5x2xf32>
    %49 = stablehlo.add %45, %48 : tensor<2x5x2xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.pad %47, %cst_18, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<2x5x0xf32>, tensor<f32>) -> tensor<2x5x1xf32>
    %51 = stablehlo.add %40, %50 : tensor<2x5x1xf32>
    %52 = stablehlo.multiply %arg7, %51 : tensor<2x5x1xf32>
    %53 = stablehlo.multiply %51, %arg6 : tensor<2x5x1xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.pad %52, %cst_19, low = [0, 0, 1], high = [0, 0, 0], interior = [0, 0, 1] : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x2xf32>
    %55 = stablehlo.add %49, %54 : tensor<2x5x2xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.pad %53, %cst_20, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 1] : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x2xf32>
    %57 = stablehlo.add %55, %56 : tensor<2x5x2xf32>
    %58 = stablehlo.multiply %arg5, %57 : tensor<2x5x2xf32>
    %59 = stablehlo.multiply %57, %arg4 : tensor<2x5x2xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.pad %58, %cst_21, low = [0, 0, 1], high = [0, 0, 0], interior = [0, 0, 1] : (tensor<2x5x2xf32>, tensor<f32>) -> tensor<2x5x4xf32>
    %61 = stablehlo.add %36, %60 : tensor<2x5x4xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.pad %59, %cst_22, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 1] : (tensor<2x5x2xf32>, tensor<f32>) -> tensor<2x5x4xf32>
    %63 = stablehlo.add %61, %62 : tensor<2x5x4xf32>
    %64 = stablehlo.multiply %arg3, %63 : tensor<2x5x4xf32>
    %65 = stablehlo.multiply %63, %arg2 : tensor<2x5x4xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.pad %64, %cst_23, low = [0, 0, 1], high = [0, 0, 0], interior = [0, 0, 1] : (tensor<2x5x4xf32>, tensor<f32>) -> tensor<2x5x8xf32>
    %67 = stablehlo.add %23, %66 : tensor<2x5x8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.pad %65, %cst_24, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 1] : (tensor<2x5x4xf32>, tensor<f32>) -> tensor<2x5x8xf32>
    %69 = stablehlo.add %67, %68 : tensor<2x5x8xf32>
    %70 = stablehlo.multiply %arg1, %69 : tensor<2x5x8xf32>
    %71 = stablehlo.multiply %69, %arg0 : tensor<2x5x8xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.pad %70, %cst_25, low = [0, 0, 1], high = [0, 0, 0], interior = [0, 0, 1] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5x16xf32>
    %73 = stablehlo.add %10, %72 : tensor<2x5x16xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.pad %71, %cst_26, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 1] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5x16xf32>
    %75 = stablehlo.add %73, %74 : tensor<2x5x16xf32>
    return %75 : tensor<2x5x16xf32>
  }
}
