module @jit_special_beta_f64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5xf64>, %arg1: tensor<2x5xf64>) -> (tensor<2x5xf64> {jax.result_info = "result[0]"}, tensor<2x5xf64> {jax.result_info = "result[1][0]"}, tensor<2x5xf64> {jax.result_info = "result[1][1]"}, tensor<2x5xf64> {jax.result_info = "result[2]"}) {
    %0 = call @gammasgn(%arg0) : (tensor<2x5xf64>) -> tensor<2x5xf64>
    %1 = call @gammasgn(%arg1) : (tensor<2x5xf64>) -> tensor<2x5xf64>
    %2 = stablehlo.multiply %0, %1 : tensor<2x5xf64>
    %3 = stablehlo.add %arg0, %arg1 : tensor<2x5xf64>
    %4 = call @gammasgn(%3) : (tensor<2x5xf64>) -> tensor<2x5xf64>
    %5 = stablehlo.multiply %2, %4 : tensor<2x5xf64>
    %6 = stablehlo.minimum %arg0, %arg1 : tensor<2x5xf64>
    %7 = stablehlo.compare EQ, %arg0, %6, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %10 = stablehlo.select %7, %8, %9 : tensor<2x5xi1>, tensor<2x5xf64>
    %11 = stablehlo.compare EQ, %arg1, %6, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %14 = stablehlo.select %11, %12, %13 : tensor<2x5xi1>, tensor<2x5xf64>
    %15 = stablehlo.divide %10, %14 : tensor<2x5xf64>
    %16 = stablehlo.compare EQ, %arg1, %6, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %19 = stablehlo.select %16, %17, %18 : tensor<2x5xi1>, tensor<2x5xf64>
    %20 = stablehlo.compare EQ, %arg0, %6, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %23 = stablehlo.select %20, %21, %22 : tensor<2x5xi1>, tensor<2x5xf64>
    %24 = stablehlo.divide %19, %23 : tensor<2x5xf64>
    %25 = stablehlo.maximum %arg0, %arg1 : tensor<2x5xf64>
    %26 = stablehlo.compare EQ, %arg0, %25, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %29 = stablehlo.select %26, %27, %28 : tensor<2x5xi1>, tensor<2x5xf64>
    %30 = stablehlo.compare EQ, %arg1, %25, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %33 = stablehlo.select %30, %31, %32 : tensor<2x5xi1>, tensor<2x5xf64>
    %34 = stablehlo.divide %29, %33 : tensor<2x5xf64>
    %35 = stablehlo.compare EQ, %arg1, %25, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %37 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %38 = stablehlo.select %35, %36, %37 : tensor<2x5xi1>, tensor<2x5xf64>
    %39 = stablehlo.compare EQ, %arg0, %25, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %40 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %42 = stablehlo.select %39, %40, %41 : tensor<2x5xi1>, tensor<2x5xf64>
    %43 = stablehlo.divide %38, %42 : tensor<2x5xf64>
    %44 = chlo.lgamma %6 : tensor<2x5xf64> -> tensor<2x5xf64>
    %45 = chlo.digamma %6 : tensor<2x5xf64> -> tensor<2x5xf64>
    %46 = chlo.lgamma %25 : tensor<2x5xf64> -> tensor<2x5xf64>
    %47 = chlo.digamma %25 : tensor<2x5xf64> -> tensor<2x5xf64>
    %48 = stablehlo.add %6, %25 : tensor<2x5xf64>
    %49 = chlo.lgamma %48 : tensor<2x5xf64> -> tensor<2x5xf64>
    %50 = chlo.digamma %48 : tensor<2x5xf64> -> tensor<2x5xf64>
    %51 = stablehlo.subtract %46, %49 : tensor<2x5xf64>
    %52 = stablehlo.add %44, %51 : tensor<2x5xf64>
    %53 = chlo.lgamma %6 : tensor<2x5xf64> -> tensor<2x5xf64>
    %54 = chlo.digamma %6 : tensor<2x5xf64> -> tensor<2x5xf64>
    %55 = stablehlo.divide %6, %25 : tensor<2x5xf64>
    %56 = stablehlo.multiply %25, %25 : tensor<2x5xf64>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %58 = stablehlo.divide %57, %56 : tensor<2x5xf64>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %59 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %60 = stablehlo.add %59, %55 : tensor<2x5xf64>
    %61 = stablehlo.divide %55, %60 : tensor<2x5xf64>
    %62 = stablehlo.multiply %60, %60 : tensor<2x5xf64>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %64 = stablehlo.divide %63, %62 : tensor<2x5xf64>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %66 = stablehlo.add %65, %55 : tensor<2x5xf64>
    %67 = stablehlo.divide %55, %66 : tensor<2x5xf64>
    %68 = stablehlo.multiply %66, %66 : tensor<2x5xf64>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %69 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %70 = stablehlo.divide %69, %68 : tensor<2x5xf64>
    %cst_20 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %71 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %72 = stablehlo.subtract %6, %71 : tensor<2x5xf64>
    %73 = stablehlo.add %25, %72 : tensor<2x5xf64>
    %74 = stablehlo.multiply %67, %67 : tensor<2x5xf64>
    %75 = stablehlo.add %67, %74 : tensor<2x5xf64>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %76 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %77 = stablehlo.add %76, %75 : tensor<2x5xf64>
    %78 = stablehlo.multiply %74, %77 : tensor<2x5xf64>
    %79 = stablehlo.add %67, %78 : tensor<2x5xf64>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %80 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %81 = stablehlo.add %80, %79 : tensor<2x5xf64>
    %82 = stablehlo.multiply %74, %81 : tensor<2x5xf64>
    %83 = stablehlo.add %67, %82 : tensor<2x5xf64>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %84 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %85 = stablehlo.add %84, %83 : tensor<2x5xf64>
    %86 = stablehlo.multiply %74, %85 : tensor<2x5xf64>
    %87 = stablehlo.add %67, %86 : tensor<2x5xf64>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %88 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %89 = stablehlo.add %88, %87 : tensor<2x5xf64>
    %90 = stablehlo.multiply %74, %89 : tensor<2x5xf64>
    %91 = stablehlo.add %67, %90 : tensor<2x5xf64>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %92 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %93 = stablehlo.add %92, %91 : tensor<2x5xf64>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %94 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %95 = stablehlo.divide %94, %25 : tensor<2x5xf64>
    %96 = stablehlo.multiply %25, %25 : tensor<2x5xf64>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %97 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %98 = stablehlo.divide %97, %96 : tensor<2x5xf64>
    %99 = stablehlo.multiply %95, %95 : tensor<2x5xf64>
    %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %100 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %101 = stablehlo.multiply %100, %95 : tensor<2x5xf64>
    %cst_29 = stablehlo.constant dense<-0.0016532296278071301> : tensor<f64>
    %102 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %103 = stablehlo.multiply %102, %93 : tensor<2x5xf64>
    %104 = stablehlo.multiply %103, %99 : tensor<2x5xf64>
    %cst_30 = stablehlo.constant dense<8.3730803403121495E-4> : tensor<f64>
    %105 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %106 = stablehlo.multiply %105, %89 : tensor<2x5xf64>
    %107 = stablehlo.add %104, %106 : tensor<2x5xf64>
    %108 = stablehlo.multiply %107, %99 : tensor<2x5xf64>
    %cst_31 = stablehlo.constant dense<-5.9520293135187005E-4> : tensor<f64>
    %109 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %110 = stablehlo.multiply %109, %85 : tensor<2x5xf64>
    %111 = stablehlo.add %108, %110 : tensor<2x5xf64>
    %112 = stablehlo.multiply %111, %99 : tensor<2x5xf64>
    %cst_32 = stablehlo.constant dense<7.9365066682538996E-4> : tensor<f64>
    %113 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %114 = stablehlo.multiply %113, %81 : tensor<2x5xf64>
    %115 = stablehlo.add %112, %114 : tensor<2x5xf64>
    %116 = stablehlo.multiply %115, %99 : tensor<2x5xf64>
    %cst_33 = stablehlo.constant dense<-0.00277777777760991> : tensor<f64>
    %117 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %118 = stablehlo.multiply %117, %77 : tensor<2x5xf64>
    %119 = stablehlo.add %116, %118 : tensor<2x5xf64>
    %120 = stablehlo.multiply %119, %99 : tensor<2x5xf64>
    %cst_34 = stablehlo.constant dense<0.083333333333333301> : tensor<f64>
    %121 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %122 = stablehlo.add %120, %121 : tensor<2x5xf64>
    %123 = stablehlo.divide %61, %25 : tensor<2x5xf64>
    %124 = stablehlo.multiply %25, %25 : tensor<2x5xf64>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %125 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %126 = stablehlo.divide %125, %124 : tensor<2x5xf64>
    %127 = stablehlo.multiply %122, %123 : tensor<2x5xf64>
    %128 = stablehlo.divide %6, %25 : tensor<2x5xf64>
    %129 = stablehlo.multiply %25, %25 : tensor<2x5xf64>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %130 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %131 = stablehlo.divide %130, %129 : tensor<2x5xf64>
    %132 = stablehlo.log_plus_one %128 : tensor<2x5xf64>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %133 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %134 = stablehlo.add %128, %133 : tensor<2x5xf64>
    %135 = stablehlo.multiply %73, %132 : tensor<2x5xf64>
    %136 = stablehlo.log %25 : tensor<2x5xf64>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %137 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %138 = stablehlo.subtract %136, %137 : tensor<2x5xf64>
    %139 = stablehlo.multiply %6, %138 : tensor<2x5xf64>
    %140 = stablehlo.compare LE, %135, %139, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %141 = stablehlo.subtract %127, %139 : tensor<2x5xf64>
    %142 = stablehlo.subtract %141, %135 : tensor<2x5xf64>
    %143 = stablehlo.subtract %127, %135 : tensor<2x5xf64>
    %144 = stablehlo.subtract %143, %139 : tensor<2x5xf64>
    %145 = call @_where(%140, %142, %144) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %146 = stablehlo.add %53, %145 : tensor<2x5xf64>
    %cst_39 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %147 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %148 = stablehlo.compare LT, %25, %147, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %149 = call @_where(%148, %52, %146) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %150 = stablehlo.exponential %149 : tensor<2x5xf64>
    %151 = stablehlo.multiply %5, %150 : tensor<2x5xf64>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %152 = stablehlo.reduce(%151 init: %cst_40) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5xf64>, tensor<f64>) -> tensor<f64>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %153 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %154 = stablehlo.multiply %5, %153 : tensor<2x5xf64>
    %155 = stablehlo.multiply %154, %150 : tensor<2x5xf64>
    %156:2 = call @_where_0(%148, %155) : (tensor<2x5xi1>, tensor<2x5xf64>) -> (tensor<2x5xf64>, tensor<2x5xf64>)
    %157:2 = call @_where_0(%140, %156#1) : (tensor<2x5xi1>, tensor<2x5xf64>) -> (tensor<2x5xf64>, tensor<2x5xf64>)
    %158 = stablehlo.negate %157#1 : tensor<2x5xf64>
    %159 = stablehlo.negate %157#1 : tensor<2x5xf64>
    %160 = stablehlo.negate %157#0 : tensor<2x5xf64>
    %161 = stablehlo.add %159, %160 : tensor<2x5xf64>
    %162 = stablehlo.negate %157#0 : tensor<2x5xf64>
    %163 = stablehlo.add %157#1, %157#0 : tensor<2x5xf64>
    %164 = stablehlo.add %158, %162 : tensor<2x5xf64>
    %165 = stablehlo.multiply %6, %164 : tensor<2x5xf64>
    %166 = stablehlo.multiply %164, %138 : tensor<2x5xf64>
    %167 = stablehlo.divide %165, %25 : tensor<2x5xf64>
    %168 = stablehlo.multiply %73, %161 : tensor<2x5xf64>
    %169 = stablehlo.multiply %161, %132 : tensor<2x5xf64>
    %170 = stablehlo.divide %168, %134 : tensor<2x5xf64>
    %171 = stablehlo.multiply %170, %131 : tensor<2x5xf64>
    %172 = stablehlo.multiply %171, %6 : tensor<2x5xf64>
    %173 = stablehlo.negate %172 : tensor<2x5xf64>
    %174 = stablehlo.add %167, %173 : tensor<2x5xf64>
    %175 = stablehlo.divide %170, %25 : tensor<2x5xf64>
    %176 = stablehlo.add %166, %175 : tensor<2x5xf64>
    %177 = stablehlo.multiply %122, %163 : tensor<2x5xf64>
    %178 = stablehlo.multiply %163, %123 : tensor<2x5xf64>
    %179 = stablehlo.multiply %177, %126 : tensor<2x5xf64>
    %180 = stablehlo.multiply %179, %61 : tensor<2x5xf64>
    %181 = stablehlo.negate %180 : tensor<2x5xf64>
    %182 = stablehlo.add %174, %181 : tensor<2x5xf64>
    %183 = stablehlo.divide %177, %25 : tensor<2x5xf64>
    %184 = stablehlo.multiply %119, %178 : tensor<2x5xf64>
    %185 = stablehlo.multiply %178, %99 : tensor<2x5xf64>
    %cst_42 = stablehlo.constant dense<-0.00277777777760991> : tensor<f64>
    %186 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %187 = stablehlo.multiply %186, %185 : tensor<2x5xf64>
    %188 = stablehlo.multiply %115, %185 : tensor<2x5xf64>
    %189 = stablehlo.add %184, %188 : tensor<2x5xf64>
    %190 = stablehlo.multiply %185, %99 : tensor<2x5xf64>
    %cst_43 = stablehlo.constant dense<7.9365066682538996E-4> : tensor<f64>
    %191 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %192 = stablehlo.multiply %191, %190 : tensor<2x5xf64>
    %193 = stablehlo.multiply %111, %190 : tensor<2x5xf64>
    %194 = stablehlo.add %189, %193 : tensor<2x5xf64>
    %195 = stablehlo.multiply %190, %99 : tensor<2x5xf64>
    %cst_44 = stablehlo.constant dense<-5.9520293135187005E-4> : tensor<f64>
    %196 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %197 = stablehlo.multiply %196, %195 : tensor<2x5xf64>
    %198 = stablehlo.multiply %107, %195 : tensor<2x5xf64>
    %199 = stablehlo.add %194, %198 : tensor<2x5xf64>
    %200 = stablehlo.multiply %195, %99 : tensor<2x5xf64>
    %cst_45 = stablehlo.constant dense<8.3730803403121495E-4> : tensor<f64>
    %201 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %202 = stablehlo.multiply %201, %200 : tensor<2x5xf64>
    %203 = stablehlo.multiply %103, %200 : tensor<2x5xf64>
    %204 = stablehlo.add %199, %203 : tensor<2x5xf64>
    %205 = stablehlo.multiply %200, %99 : tensor<2x5xf64>
    %cst_46 = stablehlo.constant dense<-0.0016532296278071301> : tensor<f64>
    %206 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %207 = stablehlo.multiply %206, %205 : tensor<2x5xf64>
    %208 = stablehlo.multiply %204, %101 : tensor<2x5xf64>
    %209 = stablehlo.multiply %208, %98 : tensor<2x5xf64>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %210 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %211 = stablehlo.multiply %209, %210 : tensor<2x5xf64>
    %212 = stablehlo.negate %211 : tensor<2x5xf64>
    %213 = stablehlo.add %182, %212 : tensor<2x5xf64>
    %214 = stablehlo.multiply %74, %207 : tensor<2x5xf64>
    %215 = stablehlo.add %202, %214 : tensor<2x5xf64>
    %216 = stablehlo.multiply %207, %89 : tensor<2x5xf64>
    %217 = stablehlo.add %207, %215 : tensor<2x5xf64>
    %218 = stablehlo.multiply %74, %215 : tensor<2x5xf64>
    %219 = stablehlo.add %197, %218 : tensor<2x5xf64>
    %220 = stablehlo.multiply %215, %85 : tensor<2x5xf64>
    %221 = stablehlo.add %216, %220 : tensor<2x5xf64>
    %222 = stablehlo.add %217, %219 : tensor<2x5xf64>
    %223 = stablehlo.multiply %74, %219 : tensor<2x5xf64>
    %224 = stablehlo.add %192, %223 : tensor<2x5xf64>
    %225 = stablehlo.multiply %219, %81 : tensor<2x5xf64>
    %226 = stablehlo.add %221, %225 : tensor<2x5xf64>
    %227 = stablehlo.add %222, %224 : tensor<2x5xf64>
    %228 = stablehlo.multiply %74, %224 : tensor<2x5xf64>
    %229 = stablehlo.add %187, %228 : tensor<2x5xf64>
    %230 = stablehlo.multiply %224, %77 : tensor<2x5xf64>
    %231 = stablehlo.add %226, %230 : tensor<2x5xf64>
    %232 = stablehlo.add %227, %229 : tensor<2x5xf64>
    %233 = stablehlo.add %231, %229 : tensor<2x5xf64>
    %234 = stablehlo.multiply %67, %233 : tensor<2x5xf64>
    %235 = stablehlo.add %232, %234 : tensor<2x5xf64>
    %236 = stablehlo.multiply %233, %67 : tensor<2x5xf64>
    %237 = stablehlo.add %235, %236 : tensor<2x5xf64>
    %238 = stablehlo.add %213, %169 : tensor<2x5xf64>
    %239 = stablehlo.add %176, %169 : tensor<2x5xf64>
    %240 = stablehlo.multiply %237, %70 : tensor<2x5xf64>
    %241 = stablehlo.multiply %240, %55 : tensor<2x5xf64>
    %242 = stablehlo.negate %241 : tensor<2x5xf64>
    %243 = stablehlo.divide %237, %66 : tensor<2x5xf64>
    %244 = stablehlo.add %242, %243 : tensor<2x5xf64>
    %245 = stablehlo.multiply %183, %64 : tensor<2x5xf64>
    %246 = stablehlo.multiply %245, %55 : tensor<2x5xf64>
    %247 = stablehlo.negate %246 : tensor<2x5xf64>
    %248 = stablehlo.add %244, %247 : tensor<2x5xf64>
    %249 = stablehlo.divide %183, %60 : tensor<2x5xf64>
    %250 = stablehlo.add %248, %249 : tensor<2x5xf64>
    %251 = stablehlo.multiply %250, %58 : tensor<2x5xf64>
    %252 = stablehlo.multiply %251, %6 : tensor<2x5xf64>
    %253 = stablehlo.negate %252 : tensor<2x5xf64>
    %254 = stablehlo.add %238, %253 : tensor<2x5xf64>
    %255 = stablehlo.divide %250, %25 : tensor<2x5xf64>
    %256 = stablehlo.add %239, %255 : tensor<2x5xf64>
    %257 = stablehlo.multiply %156#1, %54 : tensor<2x5xf64>
    %258 = stablehlo.add %256, %257 : tensor<2x5xf64>
    %259 = stablehlo.negate %156#0 : tensor<2x5xf64>
    %260 = stablehlo.multiply %259, %50 : tensor<2x5xf64>
    %261 = stablehlo.add %258, %260 : tensor<2x5xf64>
    %262 = stablehlo.add %254, %260 : tensor<2x5xf64>
    %263 = stablehlo.multiply %156#0, %47 : tensor<2x5xf64>
    %264 = stablehlo.add %262, %263 : tensor<2x5xf64>
    %265 = stablehlo.multiply %156#0, %45 : tensor<2x5xf64>
    %266 = stablehlo.add %261, %265 : tensor<2x5xf64>
    %267 = stablehlo.multiply %264, %43 : tensor<2x5xf64>
    %268 = stablehlo.multiply %264, %34 : tensor<2x5xf64>
    %269 = stablehlo.multiply %266, %24 : tensor<2x5xf64>
    %270 = stablehlo.add %267, %269 : tensor<2x5xf64>
    %271 = stablehlo.multiply %266, %15 : tensor<2x5xf64>
    %272 = stablehlo.add %268, %271 : tensor<2x5xf64>
    %273 = call @gammasgn_1(%arg0) : (tensor<2x5xf64>) -> tensor<2x5xf64>
    %274 = call @gammasgn_1(%arg1) : (tensor<2x5xf64>) -> tensor<2x5xf64>
    %275 = stablehlo.multiply %273, %274 : tensor<2x5xf64>
    %276 = stablehlo.add %arg0, %arg1 : tensor<2x5xf64>
    %277 = call @gammasgn_1(%276) : (tensor<2x5xf64>) -> tensor<2x5xf64>
    %278 = stablehlo.multiply %275, %277 : tensor<2x5xf64>
    %279 = stablehlo.minimum %arg0, %arg1 : tensor<2x5xf64>
    %280 = stablehlo.maximum %arg0, %arg1 : tensor<2x5xf64>
    %281 = chlo.lgamma %279 : tensor<2x5xf64> -> tensor<2x5xf64>
    %282 = chlo.lgamma %280 : tensor<2x5xf64> -> tensor<2x5xf64>
    %283 = stablehlo.add %279, %280 : tensor<2x5xf64>
    %284 = chlo.lgamma %283 : tensor<2x5xf64> -> tensor<2x5xf64>
    %285 = stablehlo.subtract %282, %284 : tensor<2x5xf64>
    %286 = stablehlo.add %281, %285 : tensor<2x5xf64>
    %287 = chlo.lgamma %279 : tensor<2x5xf64> -> tensor<2x5xf64>
    %288 = stablehlo.divide %279, %280 : tensor<2x5xf64>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %289 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %290 = stablehlo.add %289, %288 : tensor<2x5xf64>
    %291 = stablehlo.divide %288, %290 : tensor<2x5xf64>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %292 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %293 = stablehlo.add %292, %288 : tensor<2x5xf64>
    %294 = stablehlo.divide %288, %293 : tensor<2x5xf64>
    %cst_50 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %295 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %296 = stablehlo.subtract %279, %295 : tensor<2x5xf64>
    %297 = stablehlo.add %280, %296 : tensor<2x5xf64>
    %298 = stablehlo.multiply %294, %294 : tensor<2x5xf64>
    %299 = stablehlo.add %294, %298 : tensor<2x5xf64>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %300 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %301 = stablehlo.add %300, %299 : tensor<2x5xf64>
    %302 = stablehlo.multiply %298, %301 : tensor<2x5xf64>
    %303 = stablehlo.add %294, %302 : tensor<2x5xf64>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %304 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %305 = stablehlo.add %304, %303 : tensor<2x5xf64>
    %306 = stablehlo.multiply %298, %305 : tensor<2x5xf64>
    %307 = stablehlo.add %294, %306 : tensor<2x5xf64>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %308 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %309 = stablehlo.add %308, %307 : tensor<2x5xf64>
    %310 = stablehlo.multiply %298, %309 : tensor<2x5xf64>
    %311 = stablehlo.add %294, %310 : tensor<2x5xf64>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %312 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %313 = stablehlo.add %312, %311 : tensor<2x5xf64>
    %314 = stablehlo.multiply %298, %313 : tensor<2x5xf64>
    %315 = stablehlo.add %294, %314 : tensor<2x5xf64>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %316 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %317 = stablehlo.add %316, %315 : tensor<2x5xf64>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %318 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %319 = stablehlo.divide %318, %280 : tensor<2x5xf64>
    %320 = stablehlo.multiply %319, %319 : tensor<2x5xf64>
    %cst_57 = stablehlo.constant dense<-0.0016532296278071301> : tensor<f64>
    %321 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %322 = stablehlo.multiply %321, %317 : tensor<2x5xf64>
    %323 = stablehlo.multiply %322, %320 : tensor<2x5xf64>
    %cst_58 = stablehlo.constant dense<8.3730803403121495E-4> : tensor<f64>
    %324 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %325 = stablehlo.multiply %324, %313 : tensor<2x5xf64>
    %326 = stablehlo.add %323, %325 : tensor<2x5xf64>
    %327 = stablehlo.multiply %326, %320 : tensor<2x5xf64>
    %cst_59 = stablehlo.constant dense<-5.9520293135187005E-4> : tensor<f64>
    %328 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %329 = stablehlo.multiply %328, %309 : tensor<2x5xf64>
    %330 = stablehlo.add %327, %329 : tensor<2x5xf64>
    %331 = stablehlo.multiply %330, %320 : tensor<2x5xf64>
    %cst_60 = stablehlo.constant dense<7.9365066682538996E-4> : tensor<f64>
    %332 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %333 = stablehlo.multiply %332, %305 : tensor<2x5xf64>
    %334 = stablehlo.add %331, %333 : tensor<2x5xf64>
    %335 = stablehlo.multiply %334, %320 : tensor<2x5xf64>
    %cst_61 = stablehlo.constant dense<-0.00277777777760991> : tensor<f64>
    %336 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %337 = stablehlo.multiply %336, %301 : tensor<2x5xf64>
    %338 = stablehlo.add %335, %337 : tensor<2x5xf64>
    %339 = stablehlo.multiply %338, %320 : tensor<2x5xf64>
    %cst_62 = stablehlo.constant dense<0.083333333333333301> : tensor<f64>
    %340 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %341 = stablehlo.add %339, %340 : tensor<2x5xf64>
    %342 = stablehlo.divide %291, %280 : tensor<2x5xf64>
    %343 = stablehlo.multiply %341, %342 : tensor<2x5xf64>
    %344 = stablehlo.divide %279, %280 : tensor<2x5xf64>
    %345 = stablehlo.log_plus_one %344 : tensor<2x5xf64>
    %346 = stablehlo.multiply %297, %345 : tensor<2x5xf64>
    %347 = stablehlo.log %280 : tensor<2x5xf64>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %348 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %349 = stablehlo.subtract %347, %348 : tensor<2x5xf64>
    %350 = stablehlo.multiply %279, %349 : tensor<2x5xf64>
    %351 = stablehlo.compare LE, %346, %350, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %352 = stablehlo.subtract %343, %350 : tensor<2x5xf64>
    %353 = stablehlo.subtract %352, %346 : tensor<2x5xf64>
    %354 = stablehlo.subtract %343, %346 : tensor<2x5xf64>
    %355 = stablehlo.subtract %354, %350 : tensor<2x5xf64>
    %356 = call @_where_4(%351, %353, %355) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %357 = stablehlo.add %287, %356 : tensor<2x5xf64>
    %cst_64 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %358 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %359 = stablehlo.compare LT, %280, %358, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %360 = call @_where_4(%359, %286, %357) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %361 = stablehlo.exponential %360 : tensor<2x5xf64>
    %362 = stablehlo.multiply %278, %361 : tensor<2x5xf64>
    %363 = call @gammasgn_5(%arg0) : (tensor<2x5xf64>) -> tensor<2x5xf64>
    %364 = call @gammasgn_5(%arg1) : (tensor<2x5xf64>) -> tensor<2x5xf64>
    %365 = stablehlo.multiply %363, %364 : tensor<2x5xf64>
    %366 = stablehlo.add %arg0, %arg1 : tensor<2x5xf64>
    %367 = call @gammasgn_5(%366) : (tensor<2x5xf64>) -> tensor<2x5xf64>
    %368 = stablehlo.multiply %365, %367 : tensor<2x5xf64>
    %369 = stablehlo.minimum %arg0, %arg1 : tensor<2x5xf64>
    %370 = stablehlo.maximum %arg0, %arg1 : tensor<2x5xf64>
    %371 = chlo.lgamma %369 : tensor<2x5xf64> -> tensor<2x5xf64>
    %372 = chlo.lgamma %370 : tensor<2x5xf64> -> tensor<2x5xf64>
    %373 = stablehlo.add %369, %370 : tensor<2x5xf64>
    %374 = chlo.lgamma %373 : tensor<2x5xf64> -> tensor<2x5xf64>
    %375 = stablehlo.subtract %372, %374 : tensor<2x5xf64>
    %376 = stablehlo.add %371, %375 : tensor<2x5xf64>
    %377 = chlo.lgamma %369 : tensor<2x5xf64> -> tensor<2x5xf64>
    %378 = stablehlo.divide %369, %370 : tensor<2x5xf64>
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %379 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %380 = stablehlo.add %379, %378 : tensor<2x5xf64>
    %381 = stablehlo.divide %378, %380 : tensor<2x5xf64>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %382 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %383 = stablehlo.add %382, %378 : tensor<2x5xf64>
    %384 = stablehlo.divide %378, %383 : tensor<2x5xf64>
    %cst_67 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %385 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %386 = stablehlo.subtract %369, %385 : tensor<2x5xf64>
    %387 = stablehlo.add %370, %386 : tensor<2x5xf64>
    %388 = stablehlo.multiply %384, %384 : tensor<2x5xf64>
    %389 = stablehlo.add %384, %388 : tensor<2x5xf64>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %390 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %391 = stablehlo.add %390, %389 : tensor<2x5xf64>
    %392 = stablehlo.multiply %388, %391 : tensor<2x5xf64>
    %393 = stablehlo.add %384, %392 : tensor<2x5xf64>
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %394 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %395 = stablehlo.add %394, %393 : tensor<2x5xf64>
    %396 = stablehlo.multiply %388, %395 : tensor<2x5xf64>
    %397 = stablehlo.add %384, %396 : tensor<2x5xf64>
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %398 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %399 = stablehlo.add %398, %397 : tensor<2x5xf64>
    %400 = stablehlo.multiply %388, %399 : tensor<2x5xf64>
    %401 = stablehlo.add %384, %400 : tensor<2x5xf64>
    %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %402 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %403 = stablehlo.add %402, %401 : tensor<2x5xf64>
    %404 = stablehlo.multiply %388, %403 : tensor<2x5xf64>
    %405 = stablehlo.add %384, %404 : tensor<2x5xf64>
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %406 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %407 = stablehlo.add %406, %405 : tensor<2x5xf64>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %408 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %409 = stablehlo.divide %408, %370 : tensor<2x5xf64>
    %410 = stablehlo.multiply %409, %409 : tensor<2x5xf64>
    %cst_74 = stablehlo.constant dense<-0.0016532296278071301> : tensor<f64>
    %411 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %412 = stablehlo.multiply %411, %407 : tensor<2x5xf64>
    %413 = stablehlo.multiply %412, %410 : tensor<2x5xf64>
    %cst_75 = stablehlo.constant dense<8.3730803403121495E-4> : tensor<f64>
    %414 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %415 = stablehlo.multiply %414, %403 : tensor<2x5xf64>
    %416 = stablehlo.add %413, %415 : tensor<2x5xf64>
    %417 = stablehlo.multiply %416, %410 : tensor<2x5xf64>
    %cst_76 = stablehlo.constant dense<-5.9520293135187005E-4> : tensor<f64>
    %418 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %419 = stablehlo.multiply %418, %399 : tensor<2x5xf64>
    %420 = stablehlo.add %417, %419 : tensor<2x5xf64>
    %421 = stablehlo.multiply %420, %410 : tensor<2x5xf64>
    %cst_77 = stablehlo.constant dense<7.9365066682538996E-4> : tensor<f64>
    %422 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %423 = stablehlo.multiply %422, %395 : tensor<2x5xf64>
    %424 = stablehlo.add %421, %423 : tensor<2x5xf64>
    %425 = stablehlo.multiply %424, %410 : tensor<2x5xf64>
    %cst_78 = stablehlo.constant dense<-0.00277777777760991> : tensor<f64>
    %426 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %427 = stablehlo.multiply %426, %391 : tensor<2x5xf64>
    %428 = stablehlo.add %425, %427 : tensor<2x5xf64>
    %429 = stablehlo.multiply %428, %410 : tensor<2x5xf64>
    %cst_79 = stablehlo.constant dense<0.083333333333333301> : tensor<f64>
    %430 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %431 = stablehlo.add %429, %430 : tensor<2x5xf64>
    %432 = stablehlo.divide %381, %370 : tensor<2x5xf64>
    %433 = stablehlo.multiply %431, %432 : tensor<2x5xf64>
    %434 = stablehlo.divide %369, %370 : tensor<2x5xf64>
    %435 = stablehlo.log_plus_one %434 : tensor<2x5xf64>
    %436 = stablehlo.multiply %387, %435 : tensor<2x5xf64>
    %437 = stablehlo.log %370 : tensor<2x5xf64>
    %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %438 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %439 = stablehlo.subtract %437, %438 : tensor<2x5xf64>
    %440 = stablehlo.multiply %369, %439 : tensor<2x5xf64>
    %441 = stablehlo.compare LE, %436, %440, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %442 = stablehlo.subtract %433, %440 : tensor<2x5xf64>
    %443 = stablehlo.subtract %442, %436 : tensor<2x5xf64>
    %444 = stablehlo.subtract %433, %436 : tensor<2x5xf64>
    %445 = stablehlo.subtract %444, %440 : tensor<2x5xf64>
    %446 = call @_where_9(%441, %443, %445) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %447 = stablehlo.add %377, %446 : tensor<2x5xf64>
    %cst_81 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %448 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %449 = stablehlo.compare LT, %370, %448, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %450 = call @_where_9(%449, %376, %447) : (tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xf64>
    %451 = stablehlo.exponential %450 : tensor<2x5xf64>
    %452 = stablehlo.multiply %368, %451 : tensor<2x5xf64>
    return %362, %272, %270, %452 : tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
  }
  func.func private @gammasgn(%arg0: tensor<2x5xf64>) -> tensor<2x5xf64> {
    %0 = stablehlo.floor %arg0 : tensor<2x5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %2 = stablehlo.compare LT, %arg0, %1, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %3 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %4 = stablehlo.and %2, %3 : tensor<2x5xi1>
    %5 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %6 = stablehlo.or %4, %5 : tensor<2x5xi1>
    %c = stablehlo.constant dense<2> : tensor<i64>
    %7 = call @remainder(%0, %c) : (tensor<2x5xf64>, tensor<i64>) -> tensor<2x5xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %9 = stablehlo.compare NE, %7, %8, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %10 = stablehlo.and %2, %9 : tensor<2x5xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %13 = call @signbit(%arg0) : (tensor<2x5xf64>) -> tensor<2x5xi1>
    %14 = stablehlo.and %12, %13 : tensor<2x5xi1>
    %15 = stablehlo.or %10, %14 : tensor<2x5xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<2x5xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<2x5xi1>) -> tensor<1x2x5xi1>
    %18 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<2x5xi1>) -> tensor<1x2x5xi1>
    %19 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<2x5xi1>) -> tensor<1x2x5xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x2x5xi1>, tensor<1x2x5xi1>, tensor<1x2x5xi1>) -> tensor<3x2x5xi1>
    %21 = call @argmax(%20) : (tensor<3x2x5xi1>) -> tensor<2x5xi64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %c_6 = stablehlo.constant dense<1> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i64>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
    %28 = stablehlo.compare LT, %21, %27, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %29 = stablehlo.select %28, %23, %24 : tensor<2x5xi1>, tensor<2x5xf64>
    %30 = stablehlo.select %26, %22, %29 : tensor<2x5xi1>, tensor<2x5xf64>
    return %30 : tensor<2x5xf64>
  }
  func.func private @remainder(%arg0: tensor<2x5xf64>, %arg1: tensor<i64>) -> tensor<2x5xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %2 = stablehlo.remainder %arg0, %1 : tensor<2x5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<2x5xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %10 = stablehlo.and %9, %4 : tensor<2x5xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %12 = stablehlo.add %2, %11 : tensor<2x5xf64>
    %13 = stablehlo.select %10, %12, %2 : tensor<2x5xi1>, tensor<2x5xf64>
    return %13 : tensor<2x5xf64>
  }
  func.func private @signbit(%arg0: tensor<2x5xf64>) -> tensor<2x5xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2x5xf64>) -> tensor<2x5xi64>
    %c = stablehlo.constant dense<63> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<2x5xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %5 = stablehlo.convert %4 : tensor<2x5xi1>
    return %5 : tensor<2x5xi1>
  }
  func.func private @argmax(%arg0: tensor<3x2x5xi1>) -> tensor<2x5xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x2x5xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x2x5xi1>, tensor<3x2x5xi64>, tensor<i1>, tensor<i64>) -> (tensor<2x5xi1>, tensor<2x5xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<2x5xi64>
  }
  func.func private @_where(%arg0: tensor<2x5xi1>, %arg1: tensor<2x5xf64>, %arg2: tensor<2x5xf64>) -> tensor<2x5xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x5xi1>, tensor<2x5xf64>
    return %0 : tensor<2x5xf64>
  }
  func.func private @_where_0(%arg0: tensor<2x5xi1>, %arg1: tensor<2x5xf64>) -> (tensor<2x5xf64>, tensor<2x5xf64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<2x5xi1>, tensor<2x5xf64>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<2x5xi1>, tensor<2x5xf64>
    return %2, %1 : tensor<2x5xf64>, tensor<2x5xf64>
  }
  func.func private @gammasgn_1(%arg0: tensor<2x5xf64>) -> tensor<2x5xf64> {
    %0 = stablehlo.floor %arg0 : tensor<2x5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %2 = stablehlo.compare LT, %arg0, %1, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %3 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %4 = stablehlo.and %2, %3 : tensor<2x5xi1>
    %5 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %6 = stablehlo.or %4, %5 : tensor<2x5xi1>
    %c = stablehlo.constant dense<2> : tensor<i64>
    %7 = call @remainder_2(%0, %c) : (tensor<2x5xf64>, tensor<i64>) -> tensor<2x5xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %9 = stablehlo.compare NE, %7, %8, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %10 = stablehlo.and %2, %9 : tensor<2x5xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %13 = call @signbit_3(%arg0) : (tensor<2x5xf64>) -> tensor<2x5xi1>
    %14 = stablehlo.and %12, %13 : tensor<2x5xi1>
    %15 = stablehlo.or %10, %14 : tensor<2x5xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<2x5xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1, 2] : (tensor<2x5xi1>) -> tensor<1x2x5xi1>
    %18 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<2x5xi1>) -> tensor<1x2x5xi1>
    %19 = stablehlo.broadcast_in_dim %15, dims = [1, 2] : (tensor<2x5xi1>) -> tensor<1x2x5xi1>
    %20 = stablehlo.concatenate %17, %18, %19, dim = 0 : (tensor<1x2x5xi1>, tensor<1x2x5xi1>, tensor<1x2x5xi1>) -> tensor<3x2x5xi1>
    %21 = call @argmax(%20) : (tensor<3x2x5xi1>) -> tensor<2x5xi64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %c_6 = stablehlo.constant dense<1> : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
    %26 = stablehlo.compare LT, %21, %25, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i64>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
    %28 = stablehlo.compare LT, %21, %27, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %29 = stablehlo.select %28, %23, %24 : tensor<2x5xi1>, tensor<2x5xf64>
    %30 = stablehlo.select %26, %22, %29 : tensor<2x5xi1>, tensor<2x5xf64>
    return %30 : tensor<2x5xf64>
  }
  func.func private @remainder_2(%arg0: tensor<2x5xf64>, %arg1: tensor<i64>) -> tensor<2x5xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %2 = stablehlo.remainder %arg0, %1 : tensor<2x5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<2x5xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %10 = stablehlo.and %9, %4 : tensor<2x5xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %12 = stablehlo.add %2, %11 : tensor<2x5xf64>
    %13 = stablehlo.select %10, %12, %2 : tensor<2x5xi1>, tensor<2x5xf64>
    return %13 : tensor<2x5xf64>
  }
  func.func private @signbit_3(%arg0: tensor<2x5xf64>) -> tensor<2x5xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2x5xf64>) -> tensor<2x5xi64>
    %c = stablehlo.constant dense<63> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<2x5xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %5 = stablehlo.convert %4 : tensor<2x5xi1>
    return %5 : tensor<2x5xi1>
  }
  func.func private @_where_4(%arg0: tensor<2x5xi1>, %arg1: tensor<2x5xf64>, %arg2: tensor<2x5xf64>) -> tensor<2x5xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x5xi1>, tensor<2x5xf64>
    return %0 : tensor<2x5xf64>
  }
  func.func private @gammasgn_5(%arg0: tensor<2x5xf64>) -> tensor<2x5xf64> {
    %0 = stablehlo.floor %arg0 : tensor<2x5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %2 = stablehlo.compare LT, %arg0, %1, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %3 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %4 = stablehlo.and %2, %3 : tensor<2x5xi1>
    %5 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %6 = stablehlo.or %4, %5 : tensor<2x5xi1>
    %c = stablehlo.constant dense<2> : tensor<i64>
    %7 = call @remainder_6(%0, %c) : (tensor<2x5xf64>, tensor<i64>) -> tensor<2x5xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %9 = stablehlo.compare NE, %7, %8, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %10 = stablehlo.and %2, %9 : tensor<2x5xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %13 = call @signbit_7(%arg0) : (tensor<2x5xf64>) -> tensor<2x5xi1>
    %14 = stablehlo.and %12, %13 : tensor<2x5xi1>
    %15 = stablehlo.or %10, %14 : tensor<2x5xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<5xi1>) -> tensor<2x5xi1>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 2] : (tensor<2x5xi1>) -> tensor<2x1x5xi1>
    %19 = stablehlo.broadcast_in_dim %6, dims = [0, 2] : (tensor<2x5xi1>) -> tensor<2x1x5xi1>
    %20 = stablehlo.broadcast_in_dim %15, dims = [0, 2] : (tensor<2x5xi1>) -> tensor<2x1x5xi1>
    %21 = stablehlo.concatenate %18, %19, %20, dim = 1 : (tensor<2x1x5xi1>, tensor<2x1x5xi1>, tensor<2x1x5xi1>) -> tensor<2x3x5xi1>
    %22 = call @argmax_8(%21) : (tensor<2x3x5xi1>) -> tensor<2x5xi64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %26 = stablehlo.broadcast_in_dim %23, dims = [1] : (tensor<5xf64>) -> tensor<2x5xf64>
    %27 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<5xf64>) -> tensor<2x5xf64>
    %28 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<5xf64>) -> tensor<2x5xf64>
    %c_6 = stablehlo.constant dense<1> : tensor<i64>
    %29 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
    %30 = stablehlo.compare LT, %22, %29, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<i64>
    %31 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
    %32 = stablehlo.compare LT, %22, %31, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %33 = stablehlo.select %32, %27, %28 : tensor<2x5xi1>, tensor<2x5xf64>
    %34 = stablehlo.select %30, %26, %33 : tensor<2x5xi1>, tensor<2x5xf64>
    return %34 : tensor<2x5xf64>
  }
  func.func private @remainder_6(%arg0: tensor<2x5xf64>, %arg1: tensor<i64>) -> tensor<2x5xf64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %2 = stablehlo.remainder %arg0, %1 : tensor<2x5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<2x5xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %10 = stablehlo.and %9, %4 : tensor<2x5xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %12 = stablehlo.add %2, %11 : tensor<2x5xf64>
    %13 = stablehlo.select %10, %12, %2 : tensor<2x5xi1>, tensor<2x5xf64>
    return %13 : tensor<2x5xf64>
  }
  func.func private @signbit_7(%arg0: tensor<2x5xf64>) -> tensor<2x5xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2x5xf64>) -> tensor<2x5xi64>
    %c = stablehlo.constant dense<63> : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<2x5xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %5 = stablehlo.convert %4 : tensor<2x5xi1>
    return %5 : tensor<2x5xi1>
  }
  func.func private @argmax_8(%arg0: tensor<2x3x5xi1>) -> tensor<2x5xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<2x3x5xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<2x3x5xi1>, tensor<2x3x5xi64>, tensor<i1>, tensor<i64>) -> (tensor<2x5xi1>, tensor<2x5xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<2x5xi64>
  }
  func.func private @_where_9(%arg0: tensor<2x5xi1>, %arg1: tensor<2x5xf64>, %arg2: tensor<2x5xf64>) -> tensor<2x5xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x5xi1>, tensor<2x5xf64>
    return %0 : tensor<2x5xf64>
  }
}
