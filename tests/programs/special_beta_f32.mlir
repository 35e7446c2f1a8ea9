module @jit_special_beta_f32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5xf32>, %arg1: tensor<2x5xf32>) -> (tensor<2x5xf32> {jax.result_info = "result[0]"}, tensor<2x5xf32> {jax.result_info = "result[1][0]"}, tensor<2x5xf32> {jax.result_info = "result[1][1]"}, tensor<2x5xf32> {jax.result_info = "result[2]"}) {
    %0 = call @gammasgn(%arg0) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %1 = call @gammasgn(%arg1) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<2x5xf32>
    %3 = stablehlo.add %arg0, %arg1 : tensor<2x5xf32>
    %4 = call @gammasgn(%3) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %5 = stablehlo.multiply %2, %4 : tensor<2x5xf32>
    %6 = stablehlo.minimum %arg0, %arg1 : tensor<2x5xf32>
    %7 = stablehlo.compare EQ, %arg0, %6, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %10 = stablehlo.select %7, %8, %9 : tensor<2x5xi1>, tensor<2x5xf32>
    %11 = stablehlo.compare EQ, %arg1, %6, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %14 = stablehlo.select %11, %12, %13 : tensor<2x5xi1>, tensor<2x5xf32>
    %15 = stablehlo.divide %10, %14 : tensor<2x5xf32>
    %16 = stablehlo.compare EQ, %arg1, %6, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<2x5xi1>, tensor<2x5xf32>
    %20 = stablehlo.compare EQ, %arg0, %6, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<2x5xi1>, tensor<2x5xf32>
    %24 = stablehlo.divide %19, %23 : tensor<2x5xf32>
    %25 = stablehlo.maximum %arg0, %arg1 : tensor<2x5xf32>
    %26 = stablehlo.compare EQ, %arg0, %25, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<2x5xi1>, tensor<2x5xf32>
    %30 = stablehlo.compare EQ, %arg1, %25, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %33 = stablehlo.select %30, %31, %32 : tensor<2x5xi1>, tensor<2x5xf32>
    %34 = stablehlo.divide %29, %33 : tensor<2x5xf32>
    %35 = stablehlo.compare EQ, %arg1, %25, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %38 = stablehlo.select %35, %36, %37 : tensor<2x5xi1>, tensor<2x5xf32>
    %39 = stablehlo.compare EQ, %arg0, %25, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %42 = stablehlo.select %39, %40, %41 : tensor<2x5xi1>, tensor<2x5xf32>
    %43 = stablehlo.divide %38, %42 : tensor<2x5xf32>
    %44 = chlo.lgamma %6 : tensor<2x5xf32> -> tensor<2x5xf32>
    %45 = chlo.digamma %6 : tensor<2x5xf32> -> tensor<2x5xf32>
    %46 = chlo.lgamma %25 : tensor<2x5xf32> -> tensor<2x5xf32>
    %47 = chlo.digamma %25 : tensor<2x5xf32> -> tensor<2x5xf32>
    %48 = stablehlo.add %6, %25 : tensor<2x5xf32>
    %49 = chlo.lgamma %48 : tensor<2x5xf32> -> tensor<2x5xf32>
    %50 = chlo.digamma %48 : tensor<2x5xf32> -> tensor<2x5xf32>
    %51 = stablehlo.subtract %46, %49 : tensor<2x5xf32>
    %52 = stablehlo.add %44, %51 : tensor<2x5xf32>
    %53 = chlo.lgamma %6 : tensor<2x5xf32> -> tensor<2x5xf32>
    %54 = chlo.digamma %6 : tensor<2x5xf32> -> tensor<2x5xf32>
    %55 = stablehlo.divide %6, %25 : tensor<2x5xf32>
    %56 = stablehlo.multiply %25, %25 : tensor<2x5xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %58 = stablehlo.divide %57, %56 : tensor<2x5xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %60 = stablehlo.add %59, %55 : tensor<2x5xf32>
    %61 = stablehlo.divide %55, %60 : tensor<2x5xf32>
    %62 = stablehlo.multiply %60, %60 : tensor<2x5xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %64 = stablehlo.divide %63, %62 : tensor<2x5xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %66 = stablehlo.add %65, %55 : tensor<2x5xf32>
    %67 = stablehlo.divide %55, %66 : tensor<2x5xf32>
    %68 = stablehlo.multiply %66, %66 : tensor<2x5xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %70 = stablehlo.divide %69, %68 : tensor<2x5xf32>
    %cst_20 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %72 = stablehlo.subtract %6, %71 : tensor<2x5xf32>
    %73 = stablehlo.add %25, %72 : tensor<2x5xf32>
    %74 = stablehlo.multiply %67, %67 : tensor<2x5xf32>
    %75 = stablehlo.add %67, %74 : tensor<2x5xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %77 = stablehlo.add %76, %75 : tensor<2x5xf32>
    %78 = stablehlo.multiply %74, %77 : tensor<2x5xf32>
    %79 = stablehlo.add %67, %78 : tensor<2x5xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %81 = stablehlo.add %80, %79 : tensor<2x5xf32>
    %82 = stablehlo.multiply %74, %81 : tensor<2x5xf32>
    %83 = stablehlo.add %67, %82 : tensor<2x5xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %85 = stablehlo.add %84, %83 : tensor<2x5xf32>
    %86 = stablehlo.multiply %74, %85 : tensor<2x5xf32>
    %87 = stablehlo.add %67, %86 : tensor<2x5xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %89 = stablehlo.add %88, %87 : tensor<2x5xf32>
    %90 = stablehlo.multiply %74, %89 : tensor<2x5xf32>
    %91 = stablehlo.add %67, %90 : tensor<2x5xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %93 = stablehlo.add %92, %91 : tensor<2x5xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %95 = stablehlo.divide %94, %25 : tensor<2x5xf32>
    %96 = stablehlo.multiply %25, %25 : tensor<2x5xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %98 = stablehlo.divide %97, %96 : tensor<2x5xf32>
    %99 = stablehlo.multiply %95, %95 : tensor<2x5xf32>
    %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %101 = stablehlo.multiply %100, %95 : tensor<2x5xf32>
    %cst_29 = stablehlo.constant dense<-0.00165322958> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %103 = stablehlo.multiply %102, %93 : tensor<2x5xf32>
    %104 = stablehlo.multiply %103, %99 : tensor<2x5xf32>
    %cst_30 = stablehlo.constant dense<8.373080e-04> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %106 = stablehlo.multiply %105, %89 : tensor<2x5xf32>
    %107 = stablehlo.add %104, %106 : tensor<2x5xf32>
    %108 = stablehlo.multiply %107, %99 : tensor<2x5xf32>
    %cst_31 = stablehlo.constant dense<-5.95202902E-4> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %110 = stablehlo.multiply %109, %85 : tensor<2x5xf32>
    %111 = stablehlo.add %108, %110 : tensor<2x5xf32>
    %112 = stablehlo.multiply %111, %99 : tensor<2x5xf32>
    %cst_32 = stablehlo.constant dense<7.93650688E-4> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %114 = stablehlo.multiply %113, %81 : tensor<2x5xf32>
    %115 = stablehlo.add %112, %114 : tensor<2x5xf32>
    %116 = stablehlo.multiply %115, %99 : tensor<2x5xf32>
    %cst_33 = stablehlo.constant dense<-0.00277777785> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %118 = stablehlo.multiply %117, %77 : tensor<2x5xf32>
    %119 = stablehlo.add %116, %118 : tensor<2x5xf32>
    %120 = stablehlo.multiply %119, %99 : tensor<2x5xf32>
    %cst_34 = stablehlo.constant dense<0.0833333358> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %122 = stablehlo.add %120, %121 : tensor<2x5xf32>
    %123 = stablehlo.divide %61, %25 : tensor<2x5xf32>
    %124 = stablehlo.multiply %25, %25 : tensor<2x5xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %126 = stablehlo.divide %125, %124 : tensor<2x5xf32>
    %127 = stablehlo.multiply %122, %123 : tensor<2x5xf32>
    %128 = stablehlo.divide %6, %25 : tensor<2x5xf32>
    %129 = stablehlo.multiply %25, %25 : tensor<2x5xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %131 = stablehlo.divide %130, %129 : tensor<2x5xf32>
    %132 = stablehlo.log_plus_one %128 : tensor<2x5xf32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %134 = stablehlo.add %128, %133 : tensor<2x5xf32>
    %135 = stablehlo.multiply %73, %132 : tensor<2x5xf32>
    %136 = stablehlo.log %25 : tensor<2x5xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %138 = stablehlo.subtract %136, %137 : tensor<2x5xf32>
    %139 = stablehlo.multiply %6, %138 : tensor<2x5xf32>
    %140 = stablehlo.compare LE, %135, %139, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %141 = stablehlo.subtract %127, %139 : tensor<2x5xf32>
    %142 = stablehlo.subtract %141, %135 : tensor<2x5xf32>
    %143 = stablehlo.subtract %127, %135 : tensor<2x5xf32>
    %144 = stablehlo.subtract %143, %139 : tensor<2x5xf32>
    %145 = call @_where(%140, %142, %144) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %146 = stablehlo.add %53, %145 : tensor<2x5xf32>
    %cst_39 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %148 = stablehlo.compare LT, %25, %147, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %149 = call @_where(%148, %52, %146) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %150 = stablehlo.exponential %149 : tensor<2x5xf32>
    %151 = stablehlo.multiply %5, %150 : tensor<2x5xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%151 init: %cst_40) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %154 = stablehlo.multiply %5, %153 : tensor<2x5xf32>
    %155 = stablehlo.multiply %154, %150 : tensor<2x5xf32>
    %156:2 = call @_where_0(%148, %155) : (tensor<2x5xi1>, tensor<2x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>)
    %157:2 = call @_where_0(%140, %156#1) : (tensor<2x5xi1>, tensor<2x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>)
    %158 = stablehlo.negate %157#1 : tensor<2x5xf32>
    %159 = stablehlo.negate %157#1 : tensor<2x5xf32>
    %160 = stablehlo.negate %157#0 : tensor<2x5xf32>
    %161 = stablehlo.add %159, %160 : tensor<2x5xf32>
    %162 = stablehlo.negate %157#0 : tensor<2x5xf32>
    %163 = stablehlo.add %157#1, %157#0 : tensor<2x5xf32>
    %164 = stablehlo.add %158, %162 : tensor<2x5xf32>
    %165 = stablehlo.multiply %6, %164 : tensor<2x5xf32>
    %166 = stablehlo.multiply %164, %138 : tensor<2x5xf32>
    %167 = stablehlo.divide %165, %25 : tensor<2x5xf32>
    %168 = stablehlo.multiply %73, %161 : tensor<2x5xf32>
    %169 = stablehlo.multiply %161, %132 : tensor<2x5xf32>
    %170 = stablehlo.divide %168, %134 : tensor<2x5xf32>
    %171 = stablehlo.multiply %170, %131 : tensor<2x5xf32>
    %172 = stablehlo.multiply %171, %6 : tensor<2x5xf32>
    %173 = stablehlo.negate %172 : tensor<2x5xf32>
    %174 = stablehlo.add %167, %173 : tensor<2x5xf32>
    %175 = stablehlo.divide %170, %25 : tensor<2x5xf32>
    %176 = stablehlo.add %166, %175 : tensor<2x5xf32>
    %177 = stablehlo.multiply %122, %163 : tensor<2x5xf32>
    %178 = stablehlo.multiply %163, %123 : tensor<2x5xf32>
    %179 = stablehlo.multiply %177, %126 : tensor<2x5xf32>
    %180 = stablehlo.multiply %179, %61 : tensor<2x5xf32>
    %181 = stablehlo.negate %180 : tensor<2x5xf32>
    %182 = stablehlo.add %174, %181 : tensor<2x5xf32>
    %183 = stablehlo.divide %177, %25 : tensor<2x5xf32>
    %184 = stablehlo.multiply %119, %178 : tensor<2x5xf32>
    %185 = stablehlo.multiply %178, %99 : tensor<2x5xf32>
    %cst_42 = stablehlo.constant dense<-0.00277777785> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %187 = stablehlo.multiply %186, %185 : tensor<2x5xf32>
    %188 = stablehlo.multiply %115, %185 : tensor<2x5xf32>
    %189 = stablehlo.add %184, %188 : tensor<2x5xf32>
    %190 = stablehlo.multiply %185, %99 : tensor<2x5xf32>
    %cst_43 = stablehlo.constant dense<7.93650688E-4> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %192 = stablehlo.multiply %191, %190 : tensor<2x5xf32>
    %193 = stablehlo.multiply %111, %190 : tensor<2x5xf32>
    %194 = stablehlo.add %189, %193 : tensor<2x5xf32>
    %195 = stablehlo.multiply %190, %99 : tensor<2x5xf32>
    %cst_44 = stablehlo.constant dense<-5.95202902E-4> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %197 = stablehlo.multiply %196, %195 : tensor<2x5xf32>
    %198 = stablehlo.multiply %107, %195 : tensor<2x5xf32>
    %199 = stablehlo.add %194, %198 : tensor<2x5xf32>
    %200 = stablehlo.multiply %195, %99 : tensor<2x5xf32>
    %cst_45 = stablehlo.constant dense<8.373080e-04> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %202 = stablehlo.multiply %201, %200 : tensor<2x5xf32>
    %203 = stablehlo.multiply %103, %200 : tensor<2x5xf32>
    %204 = stablehlo.add %199, %203 : tensor<2x5xf32>
    %205 = stablehlo.multiply %200, %99 : tensor<2x5xf32>
    %cst_46 = stablehlo.constant dense<-0.00165322958> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %207 = stablehlo.multiply %206, %205 : tensor<2x5xf32>
    %208 = stablehlo.multiply %204, %101 : tensor<2x5xf32>
    %209 = stablehlo.multiply %208, %98 : tensor<2x5xf32>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %211 = stablehlo.multiply %209, %210 : tensor<2x5xf32>
    %212 = stablehlo.negate %211 : tensor<2x5xf32>
    %213 = stablehlo.add %182, %212 : tensor<2x5xf32>
    %214 = stablehlo.multiply %74, %207 : tensor<2x5xf32>
    %215 = stablehlo.add %202, %214 : tensor<2x5xf32>
    %216 = stablehlo.multiply %207, %89 : tensor<2x5xf32>
    %217 = stablehlo.add %207, %215 : tensor<2x5xf32>
    %218 = stablehlo.multiply %74, %215 : tensor<2x5xf32>
    %219 = stablehlo.add %197, %218 : tensor<2x5xf32>
    %220 = stablehlo.multiply %215, %85 : tensor<2x5xf32>
    %221 = stablehlo.add %216, %220 : tensor<2x5xf32>
    %222 = stablehlo.add %217, %219 : tensor<2x5xf32>
    %223 = stablehlo.multiply %74, %219 : tensor<2x5xf32>
    %224 = stablehlo.add %192, %223 : tensor<2x5xf32>
    %225 = stablehlo.multiply %219, %81 : tensor<2x5xf32>
    %226 = stablehlo.add %221, %225 : tensor<2x5xf32>
    %227 = stablehlo.add %222, %224 : tensor<2x5xf32>
    %228 = stablehlo.multiply %74, %224 : tensor<2x5xf32>
    %229 = stablehlo.add %187, %228 : tensor<2x5xf32>
    %230 = stablehlo.multiply %224, %77 : tensor<2x5xf32>
    %231 = stablehlo.add %226, %230 : tensor<2x5xf32>
    %232 = stablehlo.add %227, %229 : tensor<2x5xf32>
    %233 = stablehlo.add %231, %229 : tensor<2x5xf32>
    %234 = stablehlo.multiply %67, %233 : tensor<2x5xf32>
    %235 = stablehlo.add %232, %234 : tensor<2x5xf32>
    %236 = stablehlo.multiply %233, %67 : tensor<2x5xf32>
    %237 = stablehlo.add %235, %236 : tensor<2x5xf32>
    %238 = stablehlo.add %213, %169 : tensor<2x5xf32>
    %239 = stablehlo.add %176, %169 : tensor<2x5xf32>
    %240 = stablehlo.multiply %237, %70 : tensor<2x5xf32>
    %241 = stablehlo.multiply %240, %55 : tensor<2x5xf32>
    %242 = stablehlo.negate %241 : tensor<2x5xf32>
    %243 = stablehlo.divide %237, %66 : tensor<2x5xf32>
    %244 = stablehlo.add %242, %243 : tensor<2x5xf32>
    %245 = stablehlo.multiply %183, %64 : tensor<2x5xf32>
    %246 = stablehlo.multiply %245, %55 : tensor<2x5xf32>
    %247 = stablehlo.negate %246 : tensor<2x5xf32>
    %248 = stablehlo.add %244, %247 : tensor<2x5xf32>
    %249 = stablehlo.divide %183, %60 : tensor<2x5xf32>
    %250 = stablehlo.add %248, %249 : tensor<2x5xf32>
    %251 = stablehlo.multiply %250, %58 : tensor<2x5xf32>
    %252 = stablehlo.multiply %251, %6 : tensor<2x5xf32>
    %253 = stablehlo.negate %252 : tensor<2x5xf32>
    %254 = stablehlo.add %238, %253 : tensor<2x5xf32>
    %255 = stablehlo.divide %250, %25 : tensor<2x5xf32>
    %256 = stablehlo.add %239, %255 : tensor<2x5xf32>
    %257 = stablehlo.multiply %156#1, %54 : tensor<2x5xf32>
    %258 = stablehlo.add %256, %257 : tensor<2x5xf32>
    %259 = stablehlo.negate %156#0 : tensor<2x5xf32>
    %260 = stablehlo.multiply %259, %50 : tensor<2x5xf32>
    %261 = stablehlo.add %258, %260 : tensor<2x5xf32>
    %262 = stablehlo.add %254, %260 : tensor<2x5xf32>
    %263 = stablehlo.multiply %156#0, %47 : tensor<2x5xf32>
    %264 = stablehlo.add %262, %263 : tensor<2x5xf32>
    %265 = stablehlo.multiply %156#0, %45 : tensor<2x5xf32>
    %266 = stablehlo.add %261, %265 : tensor<2x5xf32>
    %267 = stablehlo.multiply %264, %43 : tensor<2x5xf32>
    %268 = stablehlo.multiply %264, %34 : tensor<2x5xf32>
    %269 = stablehlo.multiply %266, %24 : tensor<2x5xf32>
    %270 = stablehlo.add %267, %269 : tensor<2x5xf32>
    %271 = stablehlo.multiply %266, %15 : tensor<2x5xf32>
    %272 = stablehlo.add %268, %271 : tensor<2x5xf32>
    %273 = call @gammasgn_1(%arg0) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %274 = call @gammasgn_1(%arg1) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %275 = stablehlo.multiply %273, %274 : tensor<2x5xf32>
    %276 = stablehlo.add %arg0, %arg1 : tensor<2x5xf32>
    %277 = call @gammasgn_1(%276) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %278 = stablehlo.multiply %275, %277 : tensor<2x5xf32>
    %279 = stablehlo.minimum %arg0, %arg1 : tensor<2x5xf32>
    %280 = stablehlo.maximum %arg0, %arg1 : tensor<2x5xf32>
    %281 = chlo.lgamma %279 : tensor<2x5xf32> -> tensor<2x5xf32>
    %282 = chlo.lgamma %280 : tensor<2x5xf32> -> tensor<2x5xf32>
    %283 = stablehlo.add %279, %280 : tensor<2x5xf32>
    %284 = chlo.lgamma %283 : tensor<2x5xf32> -> tensor<2x5xf32>
    %285 = stablehlo.subtract %282, %284 : tensor<2x5xf32>
    %286 = stablehlo.add %281, %285 : tensor<2x5xf32>
    %287 = chlo.lgamma %279 : tensor<2x5xf32> -> tensor<2x5xf32>
    %288 = stablehlo.divide %279, %280 : tensor<2x5xf32>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %290 = stablehlo.add %289, %288 : tensor<2x5xf32>
    %291 = stablehlo.divide %288, %290 : tensor<2x5xf32>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %293 = stablehlo.add %292, %288 : tensor<2x5xf32>
    %294 = stablehlo.divide %288, %293 : tensor<2x5xf32>
    %cst_50 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %296 = stablehlo.subtract %279, %295 : tensor<2x5xf32>
    %297 = stablehlo.add %280, %296 : tensor<2x5xf32>
    %298 = stablehlo.multiply %294, %294 : tensor<2x5xf32>
    %299 = stablehlo.add %294, %298 : tensor<2x5xf32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %301 = stablehlo.add %300, %299 : tensor<2x5xf32>
    %302 = stablehlo.multiply %298, %301 : tensor<2x5xf32>
    %303 = stablehlo.add %294, %302 : tensor<2x5xf32>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %305 = stablehlo.add %304, %303 : tensor<2x5xf32>
    %306 = stablehlo.multiply %298, %305 : tensor<2x5xf32>
    %307 = stablehlo.add %294, %306 : tensor<2x5xf32>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %309 = stablehlo.add %308, %307 : tensor<2x5xf32>
    %310 = stablehlo.multiply %298, %309 : tensor<2x5xf32>
    %311 = stablehlo.add %294, %310 : tensor<2x5xf32>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %313 = stablehlo.add %312, %311 : tensor<2x5xf32>
    %314 = stablehlo.multiply %298, %313 : tensor<2x5xf32>
    %315 = stablehlo.add %294, %314 : tensor<2x5xf32>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %317 = stablehlo.add %316, %315 : tensor<2x5xf32>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %319 = stablehlo.divide %318, %280 : tensor<2x5xf32>
    %320 = stablehlo.multiply %319, %319 : tensor<2x5xf32>
    %cst_57 = stablehlo.constant dense<-0.00165322958> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %322 = stablehlo.multiply %321, %317 : tensor<2x5xf32>
    %323 = stablehlo.multiply %322, %320 : tensor<2x5xf32>
    %cst_58 = stablehlo.constant dense<8.373080e-04> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %325 = stablehlo.multiply %324, %313 : tensor<2x5xf32>
    %326 = stablehlo.add %323, %325 : tensor<2x5xf32>
    %327 = stablehlo.multiply %326, %320 : tensor<2x5xf32>
    %cst_59 = stablehlo.constant dense<-5.95202902E-4> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %329 = stablehlo.multiply %328, %309 : tensor<2x5xf32>
    %330 = stablehlo.add %327, %329 : tensor<2x5xf32>
    %331 = stablehlo.multiply %330, %320 : tensor<2x5xf32>
    %cst_60 = stablehlo.constant dense<7.93650688E-4> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %333 = stablehlo.multiply %332, %305 : tensor<2x5xf32>
    %334 = stablehlo.add %331, %333 : tensor<2x5xf32>
    %335 = stablehlo.multiply %334, %320 : tensor<2x5xf32>
    %cst_61 = stablehlo.constant dense<-0.00277777785> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %337 = stablehlo.multiply %336, %301 : tensor<2x5xf32>
    %338 = stablehlo.add %335, %337 : tensor<2x5xf32>
    %339 = stablehlo.multiply %338, %320 : tensor<2x5xf32>
    %cst_62 = stablehlo.constant dense<0.0833333358> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %341 = stablehlo.add %339, %340 : tensor<2x5xf32>
    %342 = stablehlo.divide %291, %280 : tensor<2x5xf32>
    %343 = stablehlo.multiply %341, %342 : tensor<2x5xf32>
    %344 = stablehlo.divide %279, %280 : tensor<2x5xf32>
    %345 = stablehlo.log_plus_one %344 : tensor<2x5xf32>
    %346 = stablehlo.multiply %297, %345 : tensor<2x5xf32>
    %347 = stablehlo.log %280 : tensor<2x5xf32>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %349 = stablehlo.subtract %347, %348 : tensor<2x5xf32>
    %350 = stablehlo.multiply %279, %349 : tensor<2x5xf32>
    %351 = stablehlo.compare LE, %346, %350, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %352 = stablehlo.subtract %343, %350 : tensor<2x5xf32>
    %353 = stablehlo.subtract %352, %346 : tensor<2x5xf32>
    %354 = stablehlo.subtract %343, %346 : tensor<2x5xf32>
    %355 = stablehlo.subtract %354, %350 : tensor<2x5xf32>
    %356 = call @_where_4(%351, %353, %355) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %357 = stablehlo.add %287, %356 : tensor<2x5xf32>
    %cst_64 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %359 = stablehlo.compare LT, %280, %358, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %360 = call @_where_4(%359, %286, %357) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %361 = stablehlo.exponential %360 : tensor<2x5xf32>
    %362 = stablehlo.multiply %278, %361 : tensor<2x5xf32>
    %363 = call @gammasgn_5(%arg0) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %364 = call @gammasgn_5(%arg1) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %365 = stablehlo.multiply %363, %364 : tensor<2x5xf32>
    %366 = stablehlo.add %arg0, %arg1 : tensor<2x5xf32>
    %367 = call @gammasgn_5(%366) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %368 = stablehlo.multiply %365, %367 : tensor<2x5xf32>
    %369 = stablehlo.minimum %arg0, %arg1 : tensor<2x5xf32>
    %370 = stablehlo.maximum %arg0, %arg1 : tensor<2x5xf32>
    %371 = chlo.lgamma %369 : tensor<2x5xf32> -> tensor<2x5xf32>
    %372 = chlo.lgamma %370 : tensor<2x5xf32> -> tensor<2x5xf32>
    %373 = stablehlo.add %369, %370 : tensor<2x5xf32>
    %374 = chlo.lgamma %373 : tensor<2x5xf32> -> tensor<2x5xf32>
    %375 = stablehlo.subtract %372, %374 : tensor<2x5xf32>
    %376 = stablehlo.add %371, %375 : tensor<2x5xf32>
    %377 = chlo.lgamma %369 : tensor<2x5xf32> -> tensor<2x5xf32>
    %378 = stablehlo.divide %369, %370 : tensor<2x5xf32>
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %380 = stablehlo.add %379, %378 : tensor<2x5xf32>
    %381 = stablehlo.divide %378, %380 : tensor<2x5xf32>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %383 = stablehlo.add %382, %378 : tensor<2x5xf32>
    %384 = stablehlo.divide %378, %383 : tensor<2x5xf32>
    %cst_67 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %386 = stablehlo.subtract %369, %385 : tensor<2x5xf32>
    %387 = stablehlo.add %370, %386 : tensor<2x5xf32>
    %388 = stablehlo.multiply %384, %384 : tensor<2x5xf32>
    %389 = stablehlo.add %384, %388 : tensor<2x5xf32>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %391 = stablehlo.add %390, %389 : tensor<2x5xf32>
    %392 = stablehlo.multiply %388, %391 : tensor<2x5xf32>
    %393 = stablehlo.add %384, %392 : tensor<2x5xf32>
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %395 = stablehlo.add %394, %393 : tensor<2x5xf32>
    %396 = stablehlo.multiply %388, %395 : tensor<2x5xf32>
    %397 = stablehlo.add %384, %396 : tensor<2x5xf32>
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %399 = stablehlo.add %398, %397 : tensor<2x5xf32>
    %400 = stablehlo.multiply %388, %399 : tensor<2x5xf32>
    %401 = stablehlo.add %384, %400 : tensor<2x5xf32>
    %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %403 = stablehlo.add %402, %401 : tensor<2x5xf32>
    %404 = stablehlo.multiply %388, %403 : tensor<2x5xf32>
    %405 = stablehlo.add %384, %404 : tensor<2x5xf32>
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %407 = stablehlo.add %406, %405 : tensor<2x5xf32>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %409 = stablehlo.divide %408, %370 : tensor<2x5xf32>
    %410 = stablehlo.multiply %409, %409 : tensor<2x5xf32>
    %cst_74 = stablehlo.constant dense<-0.00165322958> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %412 = stablehlo.multiply %411, %407 : tensor<2x5xf32>
    %413 = stablehlo.multiply %412, %410 : tensor<2x5xf32>
    %cst_75 = stablehlo.constant dense<8.373080e-04> : tensor<f32>
    %414 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %415 = stablehlo.multiply %414, %403 : tensor<2x5xf32>
    %416 = stablehlo.add %413, %415 : tensor<2x5xf32>
    %417 = stablehlo.multiply %416, %410 : tensor<2x5xf32>
    %cst_76 = stablehlo.constant dense<-5.95202902E-4> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %419 = stablehlo.multiply %418, %399 : tensor<2x5xf32>
    %420 = stablehlo.add %417, %419 : tensor<2x5xf32>
    %421 = stablehlo.multiply %420, %410 : tensor<2x5xf32>
    %cst_77 = stablehlo.constant dense<7.93650688E-4> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %423 = stablehlo.multiply %422, %395 : tensor<2x5xf32>
    %424 = stablehlo.add %421, %423 : tensor<2x5xf32>
    %425 = stablehlo.multiply %424, %410 : tensor<2x5xf32>
    %cst_78 = stablehlo.constant dense<-0.00277777785> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %427 = stablehlo.multiply %426, %391 : tensor<2x5xf32>
    %428 = stablehlo.add %425, %427 : tensor<2x5xf32>
    %429 = stablehlo.multiply %428, %410 : tensor<2x5xf32>
    %cst_79 = stablehlo.constant dense<0.0833333358> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %431 = stablehlo.add %429, %430 : tensor<2x5xf32>
    %432 = stablehlo.divide %381, %370 : tensor<2x5xf32>
    %433 = stablehlo.multiply %431, %432 : tensor<2x5xf32>
    %434 = stablehlo.divide %369, %370 : tensor<2x5xf32>
    %435 = stablehlo.log_plus_one %434 : tensor<2x5xf32>
    %436 = stablehlo.multiply %387, %435 : tensor<2x5xf32>
    %437 = stablehlo.log %370 : tensor<2x5xf32>
    %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %439 = stablehlo.subtract %437, %438 : tensor<2x5xf32>
    %440 = stablehlo.multiply %369, %439 : tensor<2x5xf32>
    %441 = stablehlo.compare LE, %436, %440, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %442 = stablehlo.subtract %433, %440 : tensor<2x5xf32>
    %443 = stablehlo.subtract %442, %436 : tensor<2x5xf32>
    %444 = stablehlo.subtract %433, %436 : tensor<2x5xf32>
    %445 = stablehlo.subtract %444, %440 : tensor<2x5xf32>
    %446 = call @_where_9(%441, %443, %445) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %447 = stablehlo.add %377, %446 : tensor<2x5xf32>
    %cst_81 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %449 = stablehlo.compare LT, %370, %448, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %450 = call @_where_9(%449, %376, %447) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %451 = stablehlo.exponential %450 : tensor<2x5xf32>
    %452 = stablehlo.multiply %368, %451 : tensor<2x5xf32>
    return %362, %272, %270, %452 : tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
  }
  func.func private @gammasgn(%arg0: tensor<2x5xf32>) -> tensor<2x5xf32> {
    %0 = stablehlo.floor %arg0 : tensor<2x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %2 = stablehlo.compare LT, %arg0, %1, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %3 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %4 = stablehlo.and %2, %3 : tensor<2x5xi1>
    %5 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %6 = stablehlo.or %4, %5 : tensor<2x5xi1>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %7 = call @remainder(%0, %c) : (tensor<2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %9 = stablehlo.compare NE, %7, %8, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %10 = stablehlo.and %2, %9 : tensor<2x5xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %13 = call @signbit(%arg0) : (tensor<2x5xf32>) -> tensor<2x5xi1>
    %14 = stablehlo.and %12, %13 : tensor<2x5xi1>
    %15 = stablehlo.or %10, %14 : tensor<2x5xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<2x5xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<2x5xi1>) -> tensor<1x2x5xi1>
    %18 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<2x5xi1>) -> tensor<1x2x5xi1>
    %19 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<2x5xi1>) -> tensor<1x2x5xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x2x5xi1>, tensor<1x2x5xi1>, tensor<1x2x5xi1>) -> tensor<3x2x5xi1>
    %21 = call @argmax(%20) : (tensor<3x2x5xi1>) -> tensor<2x5xi32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %28 = stablehlo.compare LT, %21, %27, SIGNED : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %29 = stablehlo.select %28, %23, %24 : tensor<2x5xi1>, tensor<2x5xf32>
    %30 = stablehlo.select %26, %22, %29 : tensor<2x5xi1>, tensor<2x5xf32>
    return %30 : tensor<2x5xf32>
  }
  func.func private @remainder(%arg0: tensor<2x5xf32>, %arg1: tensor<i32>) -> tensor<2x5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<2x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<2x5xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %10 = stablehlo.and %9, %4 : tensor<2x5xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %12 = stablehlo.add %2, %11 : tensor<2x5xf32>
    %13 = stablehlo.select %10, %12, %2 : tensor<2x5xi1>, tensor<2x5xf32>
    return %13 : tensor<2x5xf32>
  }
  func.func private @signbit(%arg0: tensor<2x5xf32>) -> tensor<2x5xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2x5xf32>) -> tensor<2x5xi32>
    %c = stablehlo.constant dense<31> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<2x5xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %5 = stablehlo.convert %4 : tensor<2x5xi1>
    return %5 : tensor<2x5xi1>
  }
  func.func private @argmax(%arg0: tensor<3x2x5xi1>) -> tensor<2x5xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x2x5xi32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x2x5xi1>, tensor<3x2x5xi32>, tensor<i1>, tensor<i32>) -> (tensor<2x5xi1>, tensor<2x5xi32>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i32>
    }
    return %1#1 : tensor<2x5xi32>
  }
  func.func private @_where(%arg0: tensor<2x5xi1>, %arg1: tensor<2x5xf32>, %arg2: tensor<2x5xf32>) -> tensor<2x5xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x5xi1>, tensor<2x5xf32>
    return %0 : tensor<2x5xf32>
  }
  func.func private @_where_0(%arg0: tensor<2x5xi1>, %arg1: tensor<2x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<2x5xi1>, tensor<2x5xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<2x5xi1>, tensor<2x5xf32>
    return %2, %1 : tensor<2x5xf32>, tensor<2x5xf32>
  }
  func.func private @gammasgn_1(%arg0: tensor<2x5xf32>) -> tensor<2x5xf32> {
    %0 = stablehlo.floor %arg0 : tensor<2x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %2 = stablehlo.compare LT, %arg0, %1, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %3 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %4 = stablehlo.and %2, %3 : tensor<2x5xi1>
    %5 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %6 = stablehlo.or %4, %5 : tensor<2x5xi1>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %7 = call @remainder_2(%0, %c) : (tensor<2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %9 = stablehlo.compare NE, %7, %8, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %10 = stablehlo.and %2, %9 : tensor<2x5xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %13 = call @signbit_3(%arg0) : (tensor<2x5xf32>) -> tensor<2x5xi1>
    %14 = stablehlo.and %12, %13 : tensor<2x5xi1>
    %15 = stablehlo.or %10, %14 : tensor<2x5xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<2x5xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<2x5xi1>) -> tensor<1x2x5xi1>
    %18 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<2x5xi1>) -> tensor<1x2x5xi1>
    %19 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<2x5xi1>) -> tensor<1x2x5xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x2x5xi1>, tensor<1x2x5xi1>, tensor<1x2x5xi1>) -> tensor<3x2x5xi1>
    %21 = call @argmax(%20) : (tensor<3x2x5xi1>) -> tensor<2x5xi32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %28 = stablehlo.compare LT, %21, %27, SIGNED : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %29 = stablehlo.select %28, %23, %24 : tensor<2x5xi1>, tensor<2x5xf32>
    %30 = stablehlo.select %26, %22, %29 : tensor<2x5xi1>, tensor<2x5xf32>
    return %30 : tensor<2x5xf32>
  }
  func.func private @remainder_2(%arg0: tensor<2x5xf32>, %arg1: tensor<i32>) -> tensor<2x5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<2x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<2x5xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %10 = stablehlo.and %9, %4 : tensor<2x5xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %12 = stablehlo.add %2, %11 : tensor<2x5xf32>
    %13 = stablehlo.select %10, %12, %2 : tensor<2x5xi1>, tensor<2x5xf32>
    return %13 : tensor<2x5xf32>
  }
  func.func private @signbit_3(%arg0: tensor<2x5xf32>) -> tensor<2x5xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2x5xf32>) -> tensor<2x5xi32>
    %c = stablehlo.constant dense<31> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<2x5xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %5 = stablehlo.convert %4 : tensor<2x5xi1>
    return %5 : tensor<2x5xi1>
  }
  func.func private @_where_4(%arg0: tensor<2x5xi1>, %arg1: tensor<2x5xf32>, %arg2: tensor<2x5xf32>) -> tensor<2x5xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x5xi1>, tensor<2x5xf32>
    return %0 : tensor<2x5xf32>
  }
  func.func private @gammasgn_5(%arg0: tensor<2x5xf32>) -> tensor<2x5xf32> {
    %0 = stablehlo.floor %arg0 : tensor<2x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %2 = stablehlo.compare LT, %arg0, %1, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %3 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %4 = stablehlo.and %2, %3 : tensor<2x5xi1>
    %5 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %6 = stablehlo.or %4, %5 : tensor<2x5xi1>
    %c = stablehlo.constant dense<2> : tensor<i32>
    %7 = call @remainder_6(%0, %c) : (tensor<2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %9 = stablehlo.compare NE, %7, %8, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %10 = stablehlo.and %2, %9 : tensor<2x5xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %13 = call @signbit_7(%arg0) : (tensor<2x5xf32>) -> tensor<2x5xi1>
    %14 = stablehlo.and %12, %13 : tensor<2x5xi1>
    %15 = stablehlo.or %10, %14 : tensor<2x5xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<5xi1>) -> tensor<2x5xi1>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 2] : (tensor<2x5xi1>) -> tensor<2x1x5xi1>
    %19 = stablehlo.broadcast_in_dim %6, dims = [0, 2] : (tensor<2x5xi1>) -> tensor<2x1x5xi1>
    %20 = stablehlo.broadcast_in_dim %15, dims = [0, 2] : (tensor<2x5xi1>) -> tensor<2x1x5xi1>
    %21 = stablehlo.concatenate %18, %19, %20, dim = 1 : (tensor<2x1x5xi1>, tensor<2x1x5xi1>, tensor<2x1x5xi1>) -> tensor<2x3x5xi1>
    %22 = call @argmax_8(%21) : (tensor<2x3x5xi1>) -> tensor<2x5xi32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %26 = stablehlo.broadcast_in_dim %23, dims = [1] : (tensor<5xf32>) -> tensor<2x5xf32>
    %27 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<5xf32>) -> tensor<2x5xf32>
    %28 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<5xf32>) -> tensor<2x5xf32>
    %c_6 = stablehlo.constant dense<1> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %30 = stablehlo.compare LT, %22, %29, SIGNED : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %32 = stablehlo.compare LT, %22, %31, SIGNED : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %33 = stablehlo.select %32, %27, %28 : tensor<2x5xi1>, tensor<2x5xf32>
    %34 = stablehlo.select %30, %26, %33 : tensor<2x5xi1>, tensor<2x5xf32>
    return %34 : tensor<2x5xf32>
  }
  func.func private @remainder_6(%arg0: tensor<2x5xf32>, %arg1: tensor<i32>) -> tensor<2x5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<2x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<2x5xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %10 = stablehlo.and %9, %4 : tensor<2x5xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %12 = stablehlo.add %2, %11 : tensor<2x5xf32>
    %13 = stablehlo.select %10, %12, %2 : tensor<2x5xi1>, tensor<2x5xf32>
    return %13 : tensor<2x5xf32>
  }
  func.func private @signbit_7(%arg0: tensor<2x5xf32>) -> tensor<2x5xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2x5xf32>) -> tensor<2x5xi32>
    %c = stablehlo.constant dense<31> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<2x5xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %5 = stablehlo.convert %4 : tensor<2x5xi1>
    return %5 : tensor<2x5xi1>
  }
  func.func private @argmax_8(%arg0: tensor<2x3x5xi1>) -> tensor<2x5xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<2x3x5xi32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<i1>, tensor<i32>) -> (tensor<2x5xi1>, tensor<2x5xi32>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i32>
    }
    return %1#1 : tensor<2x5xi32>
  }
  func.func private @_where_9(%arg0: tensor<2x5xi1>, %arg1: tensor<2x5xf32>, %arg2: tensor<2x5xf32>) -> tensor<2x5xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x5xi1>, tensor<2x5xf32>
    return %0 : tensor<2x5xf32>
  }
}
