module @jit_transformer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x256xf32>, %arg1: tensor<256xf32>, %arg2: tensor<256xf32>, %arg3: tensor<1024xf32>, %arg4: tensor<256xf32>, %arg5: tensor<256xf32>, %arg6: tensor<256xf32>, %arg7: tensor<256x1024xf32>, %arg8: tensor<1024x256xf32>, %arg9: tensor<256x256xf32>, %arg10: tensor<256x256xf32>, %arg11: tensor<256x256xf32>, %arg12: tensor<256x256xf32>, %arg13: tensor<256xf32>, %arg14: tensor<256xf32>, %arg15: tensor<1024xf32>, %arg16: tensor<256xf32>, %arg17: tensor<256xf32>, %arg18: tensor<256xf32>, %arg19: tensor<256x1024xf32>, %arg20: tensor<1024x256xf32>, %arg21: tensor<256x256xf32>, %arg22: tensor<256x256xf32>, %arg23: tensor<256x256xf32>, %arg24: tensor<256x256xf32>, %arg25: tensor<256xf32>, %arg26: tensor<256xf32>, %arg27: tensor<1024xf32>, %arg28: tensor<256xf32>, %arg29: tensor<256xf32>, %arg30: tensor<256xf32>, %arg31: tensor<256x1024xf32>, %arg32: tensor<1024x256xf32>, %arg33: tensor<256x256xf32>, %arg34: tensor<256x256xf32>, %arg35: tensor<256x256xf32>, %arg36: tensor<256x256xf32>) -> (tensor<64x256xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<64xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_0 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<64x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x256xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<64x256xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<64x256xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<64xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_2 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %10 = stablehlo.divide %8, %9 : tensor<64x1xf32>
    %11 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x256xf32>
    %12 = stablehlo.subtract %arg0, %11 : tensor<64x256xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %14 = stablehlo.add %10, %13 : tensor<64x1xf32>
    %15 = stablehlo.rsqrt %14 : tensor<64x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x256xf32>
    %17 = stablehlo.multiply %12, %16 : tensor<64x256xf32>
    %18 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<64x256xf32>
    %20 = stablehlo.multiply %17, %19 : tensor<64x256xf32>
    %21 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<64x256xf32>
    %23 = stablehlo.add %20, %22 : tensor<64x256xf32>
    %24 = stablehlo.dot_general %23, %arg11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x256xf32>, tensor<256x256xf32>) -> tensor<64x256xf32>
    %25 = stablehlo.reshape %24 : (tensor<64x256xf32>) -> tensor<64x4x64xf32>
    %26 = stablehlo.transpose %25, dims = [1, 0, 2] : (tensor<64x4x64xf32>) -> tensor<4x64x64xf32>
    %27 = stablehlo.dot_general %23, %arg9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x256xf32>, tensor<256x256xf32>) -> tensor<64x256xf32>
    %28 = stablehlo.reshape %27 : (tensor<64x256xf32>) -> tensor<64x4x64xf32>
    %29 = stablehlo.transpose %28, dims = [1, 0, 2] : (tensor<64x4x64xf32>) -> tensor<4x64x64xf32>
    %30 = stablehlo.dot_general %23, %arg12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x256xf32>, tensor<256x256xf32>) -> tensor<64x256xf32>
    %31 = stablehlo.reshape %30 : (tensor<64x256xf32>) -> tensor<64x4x64xf32>
    %32 = stablehlo.transpose %31, dims = [1, 0, 2] : (tensor<64x4x64xf32>) -> tensor<4x64x64xf32>
    %33 = stablehlo.dot_general %26, %29, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x64x64xf32>, tensor<4x64x64xf32>) -> tensor<4x64x64xf32>
    %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x64x64xf32>
    %35 = stablehlo.divide %33, %34 : tensor<4x64x64xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_5) applies stablehlo.maximum across dimensions = [2] : (tensor<4x64x64xf32>, tensor<f32>) -> tensor<4x64xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %38 = stablehlo.maximum %37, %36 : tensor<4x64xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<4x64xf32>) -> tensor<4x64x1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<4x64x1xf32>) -> tensor<4x64x64xf32>
    %41 = stablehlo.subtract %35, %40 : tensor<4x64x64xf32>
    %42 = stablehlo.exponential %41 : tensor<4x64x64xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<4x64x64xf32>, tensor<f32>) -> tensor<4x64xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<4x64xf32>) -> tensor<4x64x1xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<4x64x1xf32>) -> tensor<4x64x64xf32>
    %46 = stablehlo.divide %42, %45 : tensor<4x64x64xf32>
    %47 = stablehlo.dot_general %46, %32, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x64x64xf32>, tensor<4x64x64xf32>) -> tensor<4x64x64xf32>
    %48 = stablehlo.transpose %47, dims = [1, 0, 2] : (tensor<4x64x64xf32>) -> tensor<64x4x64xf32>
    %49 = stablehlo.reshape %48 : (tensor<64x4x64xf32>) -> tensor<64x256xf32>
    %50 = stablehlo.dot_general %49, %arg10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x256xf32>, tensor<256x256xf32>) -> tensor<64x256xf32>
    %51 = stablehlo.add %arg0, %50 : tensor<64x256xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<64xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_9 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %55 = stablehlo.divide %53, %54 : tensor<64x1xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x256xf32>
    %57 = stablehlo.subtract %51, %56 : tensor<64x256xf32>
    %58 = stablehlo.multiply %57, %57 : tensor<64x256xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<64xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_11 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %62 = stablehlo.divide %60, %61 : tensor<64x1xf32>
    %63 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x256xf32>
    %64 = stablehlo.subtract %51, %63 : tensor<64x256xf32>
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %66 = stablehlo.add %62, %65 : tensor<64x1xf32>
    %67 = stablehlo.rsqrt %66 : tensor<64x1xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x256xf32>
    %69 = stablehlo.multiply %64, %68 : tensor<64x256xf32>
    %70 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<64x256xf32>
    %72 = stablehlo.multiply %69, %71 : tensor<64x256xf32>
    %73 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<64x256xf32>
    %75 = stablehlo.add %72, %74 : tensor<64x256xf32>
    %76 = stablehlo.dot_general %75, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x256xf32>, tensor<256x1024xf32>) -> tensor<64x1024xf32>
    %77 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<64x1024xf32>
    %79 = stablehlo.add %76, %78 : tensor<64x1024xf32>
    %80 = stablehlo.multiply %79, %79 : tensor<64x1024xf32>
    %81 = stablehlo.multiply %80, %79 : tensor<64x1024xf32>
    %cst_13 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<64x1024xf32>
    %83 = stablehlo.multiply %82, %81 : tensor<64x1024xf32>
    %84 = stablehlo.add %79, %83 : tensor<64x1024xf32>
    %cst_14 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<64x1024xf32>
    %86 = stablehlo.multiply %85, %84 : tensor<64x1024xf32>
    %87 = stablehlo.tanh %86 : tensor<64x1024xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<64x1024xf32>
    %89 = stablehlo.add %88, %87 : tensor<64x1024xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<64x1024xf32>
    %91 = stablehlo.multiply %90, %89 : tensor<64x1024xf32>
    %92 = stablehlo.multiply %79, %91 : tensor<64x1024xf32>
    %93 = stablehlo.dot_general %92, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x1024xf32>, tensor<1024x256xf32>) -> tensor<64x256xf32>
    %94 = stablehlo.add %51, %93 : tensor<64x256xf32>
    %95 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<64x256xf32>
    %97 = stablehlo.add %94, %96 : tensor<64x256xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<64xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_18 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %101 = stablehlo.divide %99, %100 : tensor<64x1xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x256xf32>
    %103 = stablehlo.subtract %97, %102 : tensor<64x256xf32>
    %104 = stablehlo.multiply %103, %103 : tensor<64x256xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.reduce(%104 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<64xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_20 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %108 = stablehlo.divide %106, %107 : tensor<64x1xf32>
    %109 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x256xf32>
    %110 = stablehlo.subtract %97, %109 : tensor<64x256xf32>
    %cst_21 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %112 = stablehlo.add %108, %111 : tensor<64x1xf32>
    %113 = stablehlo.rsqrt %112 : tensor<64x1xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x256xf32>
    %115 = stablehlo.multiply %110, %114 : tensor<64x256xf32>
    %116 = stablehlo.broadcast_in_dim %arg17, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<64x256xf32>
    %118 = stablehlo.multiply %115, %117 : tensor<64x256xf32>
    %119 = stablehlo.broadcast_in_dim %arg13, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<64x256xf32>
    %121 = stablehlo.add %118, %120 : tensor<64x256xf32>
    %122 = stablehlo.dot_general %121, %arg23, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x256xf32>, tensor<256x256xf32>) -> tensor<64x256xf32>
    %123 = stablehlo.reshape %122 : (tensor<64x256xf32>) -> tensor<64x4x64xf32>
    %124 = stablehlo.transpose %123, dims = [1, 0, 2] : (tensor<64x4x64xf32>) -> tensor<4x64x64xf32>
    %125 = stablehlo.dot_general %121, %arg21, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x256xf32>, tensor<256x256xf32>) -> tensor<64x256xf32>
    %126 = stablehlo.reshape %125 : (tensor<64x256xf32>) -> tensor<64x4x64xf32>
    %127 = stablehlo.transpose %126, dims = [1, 0, 2] : (tensor<64x4x64xf32>) -> tensor<4x64x64xf32>
    %128 = stablehlo.dot_general %121, %arg24, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x256xf32>, tensor<256x256xf32>) -> tensor<64x256xf32>
    %129 = stablehlo.reshape %128 : (tensor<64x256xf32>) -> tensor<64x4x64xf32>
    %130 = stablehlo.transpose %129, dims = [1, 0, 2] : (tensor<64x4x64xf32>) -> tensor<4x64x64xf32>
    %131 = stablehlo.dot_general %124, %127, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x64x64xf32>, tensor<4x64x64xf32>) -> tensor<4x64x64xf32>
    %cst_22 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4x64x64xf32>
    %133 = stablehlo.divide %131, %132 : tensor<4x64x64xf32>
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_23) applies stablehlo.maximum across dimensions = [2] : (tensor<4x64x64xf32>, tensor<f32>) -> tensor<4x64xf32>
    %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %136 = stablehlo.maximum %135, %134 : tensor<4x64xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<4x64xf32>) -> tensor<4x64x1xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1, 2] : (tensor<4x64x1xf32>) -> tensor<4x64x64xf32>
    %139 = stablehlo.subtract %133, %138 : tensor<4x64x64xf32>
    %140 = stablehlo.exponential %139 : tensor<4x64x64xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.reduce(%140 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<4x64x64xf32>, tensor<f32>) -> tensor<4x64xf32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 1] : (tensor<4x64xf32>) -> tensor<4x64x1xf32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<4x64x1xf32>) -> tensor<4x64x64xf32>
    %144 = stablehlo.divide %140, %143 : tensor<4x64x64xf32>
    %145 = stablehlo.dot_general %144, %130, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x64x64xf32>, tensor<4x64x64xf32>) -> tensor<4x64x64xf32>
    %146 = stablehlo.transpose %145, dims = [1, 0, 2] : (tensor<4x64x64xf32>) -> tensor<64x4x64xf32>
    %147 = stablehlo.reshape %146 : (tensor<64x4x64xf32>) -> tensor<64x256xf32>
    %148 = stablehlo.dot_general %147, %arg22, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x256xf32>, tensor<256x256xf32>) -> tensor<64x256xf32>
    %149 = stablehlo.add %97, %148 : tensor<64x256xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.reduce(%149 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<64xf32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_27 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %153 = stablehlo.divide %151, %152 : tensor<64x1xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x256xf32>
    %155 = stablehlo.subtract %149, %154 : tensor<64x256xf32>
    %156 = stablehlo.multiply %155, %155 : tensor<64x256xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.reduce(%156 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<64xf32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_29 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %160 = stablehlo.divide %158, %159 : tensor<64x1xf32>
    %161 = stablehlo.broadcast_in_dim %153, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x256xf32>
    %162 = stablehlo.subtract %149, %161 : tensor<64x256xf32>
    %cst_30 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %164 = stablehlo.add %160, %163 : tensor<64x1xf32>
    %165 = stablehlo.rsqrt %164 : tensor<64x1xf32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x256xf32>
    %167 = stablehlo.multiply %162, %166 : tensor<64x256xf32>
    %168 = stablehlo.broadcast_in_dim %arg18, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<64x256xf32>
    %170 = stablehlo.multiply %167, %169 : tensor<64x256xf32>
    %171 = stablehlo.broadcast_in_dim %arg14, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<64x256xf32>
    %173 = stablehlo.add %170, %172 : tensor<64x256xf32>
    %174 = stablehlo.dot_general %173, %arg19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x256xf32>, tensor<256x1024xf32>) -> tensor<64x1024xf32>
    %175 = stablehlo.broadcast_in_dim %arg15, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<64x1024xf32>
    %177 = stablehlo.add %174, %176 : tensor<64x1024xf32>
    %178 = stablehlo.multiply %177, %177 : tensor<64x1024xf32>
    %179 = stablehlo.multiply %178, %177 : tensor<64x1024xf32>
    %cst_31 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<64x1024xf32>
    %181 = stablehlo.multiply %180, %179 : tensor<64x1024xf32>
    %182 = stablehlo.add %177, %181 : tensor<64x1024xf32>
    %cst_32 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<64x1024xf32>
    %184 = stablehlo.multiply %183, %182 : tensor<64x1024xf32>
    %185 = stablehlo.tanh %184 : tensor<64x1024xf32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<64x1024xf32>
    %187 = stablehlo.add %186, %185 : tensor<64x1024xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<64x1024xf32>
    %189 = stablehlo.multiply %188, %187 : tensor<64x1024xf32>
    %190 = stablehlo.multiply %177, %189 : tensor<64x1024xf32>
    %191 = stablehlo.dot_general %190, %arg20, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x1024xf32>, tensor<1024x256xf32>) -> tensor<64x256xf32>
    %192 = stablehlo.add %149, %191 : tensor<64x256xf32>
    %193 = stablehlo.broadcast_in_dim %arg16, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<64x256xf32>
    %195 = stablehlo.add %192, %194 : tensor<64x256xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.reduce(%195 init: %cst_35) applies stablehlo.add across dimensions = [1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<64xf32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_36 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %199 = stablehlo.divide %197, %198 : tensor<64x1xf32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x256xf32>
    %201 = stablehlo.subtract %195, %200 : tensor<64x256xf32>
    %202 = stablehlo.multiply %201, %201 : tensor<64x256xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.reduce(%202 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<64xf32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_38 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %206 = stablehlo.divide %204, %205 : tensor<64x1xf32>
    %207 = stablehlo.broadcast_in_dim %199, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x256xf32>
    %208 = stablehlo.subtract %195, %207 : tensor<64x256xf32>
    %cst_39 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %210 = stablehlo.add %206, %209 : tensor<64x1xf32>
    %211 = stablehlo.rsqrt %210 : tensor<64x1xf32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x256xf32>
    %213 = stablehlo.multiply %208, %212 : tensor<64x256xf32>
    %214 = stablehlo.broadcast_in_dim %arg29, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<64x256xf32>
    %216 = stablehlo.multiply %213, %215 : tensor<64x256xf32>
    %217 = stablehlo.broadcast_in_dim %arg25, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<64x256xf32>
    %219 = stablehlo.add %216, %218 : tensor<64x256xf32>
    %220 = stablehlo.dot_general %219, %arg35, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x256xf32>, tensor<256x256xf32>) -> tensor<64x256xf32>
    %221 = stablehlo.reshape %220 : (tensor<64x256xf32>) -> tensor<64x4x64xf32>
    %222 = stablehlo.transpose %221, dims = [1, 0, 2] : (tensor<64x4x64xf32>) -> tensor<4x64x64xf32>
    %223 = stablehlo.dot_general %219, %arg33, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x256xf32>, tensor<256x256xf32>) -> tensor<64x256xf32>
    %224 = stablehlo.reshape %223 : (tensor<64x256xf32>) -> tensor<64x4x64xf32>
    %225 = stablehlo.transpose %224, dims = [1, 0, 2] : (tensor<64x4x64xf32>) -> tensor<4x64x64xf32>
    %226 = stablehlo.dot_general %219, %arg36, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x256xf32>, tensor<256x256xf32>) -> tensor<64x256xf32>
    %227 = stablehlo.reshape %226 : (tensor<64x256xf32>) -> tensor<64x4x64xf32>
    %228 = stablehlo.transpose %227, dims = [1, 0, 2] : (tensor<64x4x64xf32>) -> tensor<4x64x64xf32>
    %229 = stablehlo.dot_general %222, %225, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x64x64xf32>, tensor<4x64x64xf32>) -> tensor<4x64x64xf32>
    %cst_40 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<4x64x64xf32>
    %231 = stablehlo.divide %229, %230 : tensor<4x64x64xf32>
    %cst_41 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %232 = stablehlo.reduce(%231 init: %cst_41) applies stablehlo.maximum across dimensions = [2] : (tensor<4x64x64xf32>, tensor<f32>) -> tensor<4x64xf32>
    %cst_42 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<4x64xf32>
    %234 = stablehlo.maximum %233, %232 : tensor<4x64xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1] : (tensor<4x64xf32>) -> tensor<4x64x1xf32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2] : (tensor<4x64x1xf32>) -> tensor<4x64x64xf32>
    %237 = stablehlo.subtract %231, %236 : tensor<4x64x64xf32>
    %238 = stablehlo.exponential %237 : tensor<4x64x64xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.reduce(%238 init: %cst_43) applies stablehlo.add across dimensions = [2] : (tensor<4x64x64xf32>, tensor<f32>) -> tensor<4x64xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1] : (tensor<4x64xf32>) -> tensor<4x64x1xf32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [0, 1, 2] : (tensor<4x64x1xf32>) -> tensor<4x64x64xf32>
    %242 = stablehlo.divide %238, %241 : tensor<4x64x64xf32>
    %243 = stablehlo.dot_general %242, %228, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x64x64xf32>, tensor<4x64x64xf32>) -> tensor<4x64x64xf32>
    %244 = stablehlo.transpose %243, dims = [1, 0, 2] : (tensor<4x64x64xf32>) -> tensor<64x4x64xf32>
    %245 = stablehlo.reshape %244 : (tensor<64x4x64xf32>) -> tensor<64x256xf32>
    %246 = stablehlo.dot_general %245, %arg34, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x256xf32>, tensor<256x256xf32>) -> tensor<64x256xf32>
    %247 = stablehlo.add %195, %246 : tensor<64x256xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.reduce(%247 init: %cst_44) applies stablehlo.add across dimensions = [1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<64xf32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_45 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %251 = stablehlo.divide %249, %250 : tensor<64x1xf32>
    %252 = stablehlo.broadcast_in_dim %251, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x256xf32>
    %253 = stablehlo.subtract %247, %252 : tensor<64x256xf32>
    %254 = stablehlo.multiply %253, %253 : tensor<64x256xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %255 = stablehlo.reduce(%254 init: %cst_46) applies stablehlo.add across dimensions = [1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<64xf32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %cst_47 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %258 = stablehlo.divide %256, %257 : tensor<64x1xf32>
    %259 = stablehlo.broadcast_in_dim %251, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x256xf32>
    %260 = stablehlo.subtract %247, %259 : tensor<64x256xf32>
    %cst_48 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
    %262 = stablehlo.add %258, %261 : tensor<64x1xf32>
    %263 = stablehlo.rsqrt %262 : tensor<64x1xf32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x256xf32>
    %265 = stablehlo.multiply %260, %264 : tensor<64x256xf32>
    %266 = stablehlo.broadcast_in_dim %arg30, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %267 = stablehlo.broadcast_in_dim %266, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<64x256xf32>
    %268 = stablehlo.multiply %265, %267 : tensor<64x256xf32>
    %269 = stablehlo.broadcast_in_dim %arg26, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<64x256xf32>
    %271 = stablehlo.add %268, %270 : tensor<64x256xf32>
    %272 = stablehlo.dot_general %271, %arg31, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x256xf32>, tensor<256x1024xf32>) -> tensor<64x1024xf32>
    %273 = stablehlo.broadcast_in_dim %arg27, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<64x1024xf32>
    %275 = stablehlo.add %272, %274 : tensor<64x1024xf32>
    %276 = stablehlo.multiply %275, %275 : tensor<64x1024xf32>
    %277 = stablehlo.multiply %276, %275 : tensor<64x1024xf32>
    %cst_49 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<64x1024xf32>
    %279 = stablehlo.multiply %278, %277 : tensor<64x1024xf32>
    %280 = stablehlo.add %275, %279 : tensor<64x1024xf32>
    %cst_50 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<64x1024xf32>
    %282 = stablehlo.multiply %281, %280 : tensor<64x1024xf32>
    %283 = stablehlo.tanh %282 : tensor<64x1024xf32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<64x1024xf32>
    %285 = stablehlo.add %284, %283 : tensor<64x1024xf32>
    %cst_52 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<64x1024xf32>
    %287 = stablehlo.multiply %286, %285 : tensor<64x1024xf32>
    %288 = stablehlo.multiply %275, %287 : tensor<64x1024xf32>
    %289 = stablehlo.dot_general %288, %arg32, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x1024xf32>, tensor<1024x256xf32>) -> tensor<64x256xf32>
    %290 = stablehlo.add %247, %289 : tensor<64x256xf32>
    %291 = stablehlo.broadcast_in_dim %arg28, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %292 = stablehlo.broadcast_in_dim %291, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<64x256xf32>
    %293 = stablehlo.add %290, %292 : tensor<64x256xf32>
    return %293 : tensor<64x256xf32>
  }
}
