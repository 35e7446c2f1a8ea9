module @jit_cumulative_gradients attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x12xf32>) -> (tensor<3x12xf32> {jax.result_info = "result[0]"}, tensor<3x12xf32> {jax.result_info = "result[1]"}, tensor<3x12xf32> {jax.result_info = "result[2]"}) {
    %0 = call @cumsum(%arg0) : (tensor<3x12xf32>) -> tensor<3x12xf32>
    %1 = stablehlo.sine %0 : tensor<3x12xf32>
    %2 = stablehlo.cosine %0 : tensor<3x12xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x12xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<3x12xf32>
    %6 = call @cumsum_0(%5) : (tensor<3x12xf32>) -> tensor<3x12xf32>
    %7 = call @cumsum_1(%arg0) : (tensor<3x12xf32>) -> tensor<3x12xf32>
    %8 = stablehlo.sine %7 : tensor<3x12xf32>
    %9 = stablehlo.cosine %7 : tensor<3x12xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x12xf32>
    %12 = stablehlo.multiply %11, %9 : tensor<3x12xf32>
    %13 = call @cumsum_2(%12) : (tensor<3x12xf32>) -> tensor<3x12xf32>
    %14 = stablehlo.slice %arg0 [0:3, 0:11:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
    %15 = stablehlo.slice %arg0 [0:3, 1:12:2] : (tensor<3x12xf32>) -> tensor<3x6xf32>
    %16 = stablehlo.maximum %14, %15 : tensor<3x6xf32>
    %17 = stablehlo.subtract %14, %15 : tensor<3x6xf32>
    %18 = stablehlo.compare NE, %17, %17, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %19 = stablehlo.add %14, %15 : tensor<3x6xf32>
    %20 = stablehlo.abs %17 : tensor<3x6xf32>
    %21 = stablehlo.negate %20 : tensor<3x6xf32>
    %22 = stablehlo.exponential %21 : tensor<3x6xf32>
    %23 = stablehlo.log_plus_one %22 : tensor<3x6xf32>
    %24 = stablehlo.add %16, %23 : tensor<3x6xf32>
    %25 = stablehlo.select %18, %19, %24 : tensor<3x6xi1>, tensor<3x6xf32>
    %cst_3 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %27 = stablehlo.compare EQ, %14, %26, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %29 = stablehlo.select %27, %28, %14 : tensor<3x6xi1>, tensor<3x6xf32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %31 = stablehlo.compare EQ, %25, %30, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %33 = stablehlo.select %31, %32, %25 : tensor<3x6xi1>, tensor<3x6xf32>
    %34 = stablehlo.subtract %29, %33 : tensor<3x6xf32>
    %35 = stablehlo.exponential %34 : tensor<3x6xf32>
    %cst_7 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %37 = stablehlo.compare EQ, %15, %36, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %39 = stablehlo.select %37, %38, %15 : tensor<3x6xi1>, tensor<3x6xf32>
    %cst_9 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %41 = stablehlo.compare EQ, %25, %40, FLOAT : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %43 = stablehlo.select %41, %42, %25 : tensor<3x6xi1>, tensor<3x6xf32>
    %44 = stablehlo.subtract %39, %43 : tensor<3x6xf32>
    %45 = stablehlo.exponential %44 : tensor<3x6xf32>
    %46 = stablehlo.slice %25 [0:3, 0:5:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
    %47 = stablehlo.slice %25 [0:3, 1:6:2] : (tensor<3x6xf32>) -> tensor<3x3xf32>
    %48 = stablehlo.maximum %46, %47 : tensor<3x3xf32>
    %49 = stablehlo.subtract %46, %47 : tensor<3x3xf32>
    %50 = stablehlo.compare NE, %49, %49, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
    %51 = stablehlo.add %46, %47 : tensor<3x3xf32>
    %52 = stablehlo.abs %49 : tensor<3x3xf32>
    %53 = stablehlo.negate %52 : tensor<3x3xf32>
    %54 = stablehlo.exponential %53 : tensor<3x3xf32>
    %55 = stablehlo.log_plus_one %54 : tensor<3x3xf32>
    %56 = stablehlo.add %48, %55 : tensor<3x3xf32>
    %57 = stablehlo.select %50, %51, %56 : tensor<3x3xi1>, tensor<3x3xf32>
    %cst_11 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %59 = stablehlo.compare EQ, %46, %58, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %61 = stablehlo.select %59, %60, %46 : tensor<3x3xi1>, tensor<3x3xf32>
    %cst_13 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %63 = stablehlo.compare EQ, %57, %62, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %65 = stablehlo.select %63, %64, %57 : tensor<3x3xi1>, tensor<3x3xf32>
    %66 = stablehlo.subtract %61, %65 : tensor<3x3xf32>
    %67 = stablehlo.exponential %66 : tensor<3x3xf32>
    %cst_15 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %69 = stablehlo.compare EQ, %47, %68, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %71 = stablehlo.select %69, %70, %47 : tensor<3x3xi1>, tensor<3x3xf32>
    %cst_17 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %73 = stablehlo.compare EQ, %57, %72, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %75 = stablehlo.select %73, %74, %57 : tensor<3x3xi1>, tensor<3x3xf32>
    %76 = stablehlo.subtract %71, %75 : tensor<3x3xf32>
    %77 = stablehlo.exponential %76 : tensor<3x3xf32>
    %78 = stablehlo.slice %57 [0:3, 0:2:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %79 = stablehlo.slice %57 [0:3, 1:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %80 = stablehlo.maximum %78, %79 : tensor<3x1xf32>
    %81 = stablehlo.subtract %78, %79 : tensor<3x1xf32>
    %82 = stablehlo.compare NE, %81, %81, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %83 = stablehlo.add %78, %79 : tensor<3x1xf32>
    %84 = stablehlo.abs %81 : tensor<3x1xf32>
    %85 = stablehlo.negate %84 : tensor<3x1xf32>
    %86 = stablehlo.exponential %85 : tensor<3x1xf32>
    %87 = stablehlo.log_plus_one %86 : tensor<3x1xf32>
    %88 = stablehlo.add %80, %87 : tensor<3x1xf32>
    %89 = stablehlo.select %82, %83, %88 : tensor<3x1xi1>, tensor<3x1xf32>
    %cst_19 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %91 = stablehlo.compare EQ, %78, %90, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %93 = stablehlo.select %91, %92, %78 : tensor<3x1xi1>, tensor<3x1xf32>
    %cst_21 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %95 = stablehlo.compare EQ, %89, %94, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %97 = stablehlo.select %95, %96, %89 : tensor<3x1xi1>, tensor<3x1xf32>
    %98 = stablehlo.subtract %93, %97 : tensor<3x1xf32>
    %99 = stablehlo.exponential %98 : tensor<3x1xf32>
    %cst_23 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %101 = stablehlo.compare EQ, %79, %100, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %103 = stablehlo.select %101, %102, %79 : tensor<3x1xi1>, tensor<3x1xf32>
    %cst_25 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %105 = stablehlo.compare EQ, %89, %104, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %107 = stablehlo.select %105, %106, %89 : tensor<3x1xi1>, tensor<3x1xf32>
    %108 = stablehlo.subtract %103, %107 : tensor<3x1xf32>
    %109 = stablehlo.exponential %108 : tensor<3x1xf32>
    %110 = stablehlo.slice %57 [0:3, 2:3:2] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %111 = stablehlo.maximum %89, %110 : tensor<3x1xf32>
    %112 = stablehlo.subtract %89, %110 : tensor<3x1xf32>
    %113 = stablehlo.compare NE, %112, %112, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %114 = stablehlo.add %89, %110 : tensor<3x1xf32>
    %115 = stablehlo.abs %112 : tensor<3x1xf32>
    %116 = stablehlo.negate %115 : tensor<3x1xf32>
    %117 = stablehlo.exponential %116 : tensor<3x1xf32>
    %118 = stablehlo.log_plus_one %117 : tensor<3x1xf32>
    %119 = stablehlo.add %111, %118 : tensor<3x1xf32>
    %120 = stablehlo.select %113, %114, %119 : tensor<3x1xi1>, tensor<3x1xf32>
    %cst_27 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %122 = stablehlo.compare EQ, %89, %121, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %124 = stablehlo.select %122, %123, %89 : tensor<3x1xi1>, tensor<3x1xf32>
    %cst_29 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %126 = stablehlo.compare EQ, %120, %125, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %128 = stablehlo.select %126, %127, %120 : tensor<3x1xi1>, tensor<3x1xf32>
    %129 = stablehlo.subtract %124, %128 : tensor<3x1xf32>
    %130 = stablehlo.exponential %129 : tensor<3x1xf32>
    %cst_31 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %132 = stablehlo.compare EQ, %110, %131, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %134 = stablehlo.select %132, %133, %110 : tensor<3x1xi1>, tensor<3x1xf32>
    %cst_33 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %136 = stablehlo.compare EQ, %120, %135, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %138 = stablehlo.select %136, %137, %120 : tensor<3x1xi1>, tensor<3x1xf32>
    %139 = stablehlo.subtract %134, %138 : tensor<3x1xf32>
    %140 = stablehlo.exponential %139 : tensor<3x1xf32>
    %141 = stablehlo.slice %57 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %142 = stablehlo.concatenate %141, %120, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.pad %142, %cst_35, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x3xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.pad %89, %cst_36, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
    %145 = stablehlo.add %143, %144 : tensor<3x3xf32>
    %146 = stablehlo.slice %145 [0:3, 0:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
    %147 = stablehlo.slice %25 [0:3, 2:6:2] : (tensor<3x6xf32>) -> tensor<3x2xf32>
    %148 = stablehlo.maximum %146, %147 : tensor<3x2xf32>
    %149 = stablehlo.subtract %146, %147 : tensor<3x2xf32>
    %150 = stablehlo.compare NE, %149, %149, FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %151 = stablehlo.add %146, %147 : tensor<3x2xf32>
    %152 = stablehlo.abs %149 : tensor<3x2xf32>
    %153 = stablehlo.negate %152 : tensor<3x2xf32>
    %154 = stablehlo.exponential %153 : tensor<3x2xf32>
    %155 = stablehlo.log_plus_one %154 : tensor<3x2xf32>
    %156 = stablehlo.add %148, %155 : tensor<3x2xf32>
    %157 = stablehlo.select %150, %151, %156 : tensor<3x2xi1>, tensor<3x2xf32>
    %cst_37 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %159 = stablehlo.compare EQ, %146, %158, FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %161 = stablehlo.select %159, %160, %146 : tensor<3x2xi1>, tensor<3x2xf32>
    %cst_39 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %163 = stablehlo.compare EQ, %157, %162, FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %165 = stablehlo.select %163, %164, %157 : tensor<3x2xi1>, tensor<3x2xf32>
    %166 = stablehlo.subtract %161, %165 : tensor<3x2xf32>
    %167 = stablehlo.exponential %166 : tensor<3x2xf32>
    %cst_41 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %169 = stablehlo.compare EQ, %147, %168, FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %171 = stablehlo.select %169, %170, %147 : tensor<3x2xi1>, tensor<3x2xf32>
    %cst_43 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %173 = stablehlo.compare EQ, %157, %172, FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %175 = stablehlo.select %173, %174, %157 : tensor<3x2xi1>, tensor<3x2xf32>
    %176 = stablehlo.subtract %171, %175 : tensor<3x2xf32>
    %177 = stablehlo.exponential %176 : tensor<3x2xf32>
    %178 = stablehlo.slice %25 [0:3, 0:1] : (tensor<3x6xf32>) -> tensor<3x1xf32>
    %179 = stablehlo.concatenate %178, %157, dim = 1 : (tensor<3x1xf32>, tensor<3x2xf32>) -> tensor<3x3xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %180 = stablehlo.pad %179, %cst_45, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.pad %145, %cst_46, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
    %182 = stablehlo.add %180, %181 : tensor<3x6xf32>
    %183 = stablehlo.slice %182 [0:3, 0:5] : (tensor<3x6xf32>) -> tensor<3x5xf32>
    %184 = stablehlo.slice %arg0 [0:3, 2:12:2] : (tensor<3x12xf32>) -> tensor<3x5xf32>
    %185 = stablehlo.maximum %183, %184 : tensor<3x5xf32>
    %186 = stablehlo.subtract %183, %184 : tensor<3x5xf32>
    %187 = stablehlo.compare NE, %186, %186, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %188 = stablehlo.add %183, %184 : tensor<3x5xf32>
    %189 = stablehlo.abs %186 : tensor<3x5xf32>
    %190 = stablehlo.negate %189 : tensor<3x5xf32>
    %191 = stablehlo.exponential %190 : tensor<3x5xf32>
    %192 = stablehlo.log_plus_one %191 : tensor<3x5xf32>
    %193 = stablehlo.add %185, %192 : tensor<3x5xf32>
    %194 = stablehlo.select %187, %188, %193 : tensor<3x5xi1>, tensor<3x5xf32>
    %cst_47 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %196 = stablehlo.compare EQ, %183, %195, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %198 = stablehlo.select %196, %197, %183 : tensor<3x5xi1>, tensor<3x5xf32>
    %cst_49 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %200 = stablehlo.compare EQ, %194, %199, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %202 = stablehlo.select %200, %201, %194 : tensor<3x5xi1>, tensor<3x5xf32>
    %203 = stablehlo.subtract %198, %202 : tensor<3x5xf32>
    %204 = stablehlo.exponential %203 : tensor<3x5xf32>
    %cst_51 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %206 = stablehlo.compare EQ, %184, %205, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %208 = stablehlo.select %206, %207, %184 : tensor<3x5xi1>, tensor<3x5xf32>
    %cst_53 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %210 = stablehlo.compare EQ, %194, %209, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %212 = stablehlo.select %210, %211, %194 : tensor<3x5xi1>, tensor<3x5xf32>
    %213 = stablehlo.subtract %208, %212 : tensor<3x5xf32>
    %214 = stablehlo.exponential %213 : tensor<3x5xf32>
    %215 = stablehlo.slice %arg0 [0:3, 0:1] : (tensor<3x12xf32>) -> tensor<3x1xf32>
    %216 = stablehlo.concatenate %215, %194, dim = 1 : (tensor<3x1xf32>, tensor<3x5xf32>) -> tensor<3x6xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.pad %216, %cst_55, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218 = stablehlo.pad %182, %cst_56, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
    %219 = stablehlo.add %217, %218 : tensor<3x12xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.reduce(%219 init: %cst_57) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<3x12xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.pad %221, %cst_59, low = [0, -1], high = [0, 0], interior = [0, 0] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x11xf32>
    %223 = stablehlo.slice %222 [0:3, 0:11:2] : (tensor<3x11xf32>) -> tensor<3x6xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.pad %221, %cst_60, low = [0, 0], high = [0, -1], interior = [0, 0] : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x11xf32>
    %225 = stablehlo.slice %224 [0:3, 0:11:2] : (tensor<3x11xf32>) -> tensor<3x6xf32>
    %226 = stablehlo.slice %225 [0:3, 0:1] : (tensor<3x6xf32>) -> tensor<3x1xf32>
    %227 = stablehlo.slice %225 [0:3, 1:6] : (tensor<3x6xf32>) -> tensor<3x5xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.pad %226, %cst_61, low = [0, 0], high = [0, 11], interior = [0, 0] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x12xf32>
    %229 = stablehlo.multiply %227, %214 : tensor<3x5xf32>
    %230 = stablehlo.multiply %227, %204 : tensor<3x5xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %231 = stablehlo.pad %229, %cst_62, low = [0, 2], high = [0, 1], interior = [0, 1] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x12xf32>
    %232 = stablehlo.add %228, %231 : tensor<3x12xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %233 = stablehlo.pad %230, %cst_63, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x6xf32>
    %234 = stablehlo.add %223, %233 : tensor<3x6xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.pad %234, %cst_64, low = [0, -1], high = [0, 0], interior = [0, 0] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x5xf32>
    %236 = stablehlo.slice %235 [0:3, 0:5:2] : (tensor<3x5xf32>) -> tensor<3x3xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %237 = stablehlo.pad %234, %cst_65, low = [0, 0], high = [0, -1], interior = [0, 0] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x5xf32>
    %238 = stablehlo.slice %237 [0:3, 0:5:2] : (tensor<3x5xf32>) -> tensor<3x3xf32>
    %239 = stablehlo.slice %238 [0:3, 0:1] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %240 = stablehlo.slice %238 [0:3, 1:3] : (tensor<3x3xf32>) -> tensor<3x2xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %241 = stablehlo.pad %239, %cst_66, low = [0, 0], high = [0, 5], interior = [0, 0] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x6xf32>
    %242 = stablehlo.multiply %240, %177 : tensor<3x2xf32>
    %243 = stablehlo.multiply %240, %167 : tensor<3x2xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %244 = stablehlo.pad %242, %cst_67, low = [0, 2], high = [0, 1], interior = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x6xf32>
    %245 = stablehlo.add %241, %244 : tensor<3x6xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.pad %243, %cst_68, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x3xf32>
    %247 = stablehlo.add %236, %246 : tensor<3x3xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.pad %247, %cst_69, low = [0, -1], high = [0, -1], interior = [0, 0] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x1xf32>
    %249 = stablehlo.slice %248 [0:3, 0:1:2] : (tensor<3x1xf32>) -> tensor<3x1xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %250 = stablehlo.pad %247, %cst_70, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %251 = stablehlo.slice %250 [0:3, 0:3:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
    %252 = stablehlo.slice %251 [0:3, 0:1] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %253 = stablehlo.slice %251 [0:3, 1:2] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.pad %252, %cst_71, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
    %255 = stablehlo.multiply %253, %140 : tensor<3x1xf32>
    %256 = stablehlo.multiply %253, %130 : tensor<3x1xf32>
    %257 = stablehlo.add %249, %256 : tensor<3x1xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.pad %255, %cst_72, low = [0, 2], high = [0, 0], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
    %259 = stablehlo.add %254, %258 : tensor<3x3xf32>
    %260 = stablehlo.multiply %257, %109 : tensor<3x1xf32>
    %261 = stablehlo.multiply %257, %99 : tensor<3x1xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.pad %260, %cst_73, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
    %263 = stablehlo.add %259, %262 : tensor<3x3xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %264 = stablehlo.pad %261, %cst_74, low = [0, 0], high = [0, 2], interior = [0, 1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
    %265 = stablehlo.add %263, %264 : tensor<3x3xf32>
    %266 = stablehlo.multiply %265, %77 : tensor<3x3xf32>
    %267 = stablehlo.multiply %265, %67 : tensor<3x3xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.pad %266, %cst_75, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
    %269 = stablehlo.add %245, %268 : tensor<3x6xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %270 = stablehlo.pad %267, %cst_76, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x6xf32>
    %271 = stablehlo.add %269, %270 : tensor<3x6xf32>
    %272 = stablehlo.multiply %271, %45 : tensor<3x6xf32>
    %273 = stablehlo.multiply %271, %35 : tensor<3x6xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %274 = stablehlo.pad %272, %cst_77, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
    %275 = stablehlo.add %232, %274 : tensor<3x12xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %276 = stablehlo.pad %273, %cst_78, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<3x6xf32>, tensor<f32>) -> tensor<3x12xf32>
    %277 = stablehlo.add %275, %276 : tensor<3x12xf32>
    return %6, %13, %277 : tensor<3x12xf32>, tensor<3x12xf32>, tensor<3x12xf32>
  }
  func.func private @cumsum(%arg0: tensor<3x12xf32>) -> tensor<3x12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [11, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 12>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x12xf32>
    return %1 : tensor<3x12xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<3x12xf32>) -> tensor<3x12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 11]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 12>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x12xf32>
    return %1 : tensor<3x12xf32>
  }
  func.func private @cumsum_1(%arg0: tensor<3x12xf32>) -> tensor<3x12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x12xf32>
    return %1 : tensor<3x12xf32>
  }
  func.func private @cumsum_2(%arg0: tensor<3x12xf32>) -> tensor<3x12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x12xf32>, tensor<f32>) -> tensor<3x12xf32>
    return %1 : tensor<3x12xf32>
  }
}
