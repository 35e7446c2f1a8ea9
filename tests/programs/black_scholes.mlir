module @jit_black_scholes attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12xf32>) -> (tensor<12xf32> {jax.result_info = "result[0]"}, tensor<12xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %1 = stablehlo.divide %arg0, %0 : tensor<12xf32>
    %2 = stablehlo.log %1 : tensor<12xf32>
    %cst_0 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %4 = stablehlo.add %2, %3 : tensor<12xf32>
    %cst_1 = stablehlo.constant dense<4.500000e-02> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %6 = stablehlo.add %4, %5 : tensor<12xf32>
    %cst_2 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %8 = stablehlo.divide %6, %7 : tensor<12xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %10 = stablehlo.subtract %8, %9 : tensor<12xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %12 = stablehlo.divide %10, %11 : tensor<12xf32>
    %cst_5 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %14 = stablehlo.multiply %12, %13 : tensor<12xf32>
    %15 = stablehlo.abs %14 : tensor<12xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %17 = stablehlo.compare GE, %14, %16, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_7 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %19 = stablehlo.compare LT, %15, %18, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %20 = chlo.erf %14 : tensor<12xf32> -> tensor<12xf32>
    %21 = chlo.square %14 : tensor<12xf32> -> tensor<12xf32>
    %22 = stablehlo.negate %21 : tensor<12xf32>
    %23 = stablehlo.exponential %22 : tensor<12xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %25 = stablehlo.add %24, %20 : tensor<12xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %27 = stablehlo.compare GT, %14, %26, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %28 = chlo.erfc %15 : tensor<12xf32> -> tensor<12xf32>
    %29 = chlo.square %15 : tensor<12xf32> -> tensor<12xf32>
    %30 = stablehlo.negate %29 : tensor<12xf32>
    %31 = stablehlo.exponential %30 : tensor<12xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %33 = stablehlo.subtract %32, %28 : tensor<12xf32>
    %34 = chlo.erfc %15 : tensor<12xf32> -> tensor<12xf32>
    %35 = chlo.square %15 : tensor<12xf32> -> tensor<12xf32>
    %36 = stablehlo.negate %35 : tensor<12xf32>
    %37 = stablehlo.exponential %36 : tensor<12xf32>
    %38 = stablehlo.select %27, %33, %34 : tensor<12xi1>, tensor<12xf32>
    %39 = stablehlo.select %19, %25, %38 : tensor<12xi1>, tensor<12xf32>
    %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %41 = stablehlo.multiply %40, %39 : tensor<12xf32>
    %42 = stablehlo.multiply %arg0, %41 : tensor<12xf32>
    %cst_12 = stablehlo.constant dense<-2.000000e-02> : tensor<f32>
    %43 = stablehlo.exponential %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %44 = stablehlo.multiply %cst_13, %43 : tensor<f32>
    %cst_14 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %46 = stablehlo.subtract %8, %45 : tensor<12xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %48 = stablehlo.subtract %46, %47 : tensor<12xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %50 = stablehlo.divide %48, %49 : tensor<12xf32>
    %cst_17 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %52 = stablehlo.multiply %50, %51 : tensor<12xf32>
    %53 = stablehlo.abs %52 : tensor<12xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %55 = stablehlo.compare GE, %52, %54, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %cst_19 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %57 = stablehlo.compare LT, %53, %56, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %58 = chlo.erf %52 : tensor<12xf32> -> tensor<12xf32>
    %59 = chlo.square %52 : tensor<12xf32> -> tensor<12xf32>
    %60 = stablehlo.negate %59 : tensor<12xf32>
    %61 = stablehlo.exponential %60 : tensor<12xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %63 = stablehlo.add %62, %58 : tensor<12xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %65 = stablehlo.compare GT, %52, %64, FLOAT : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
    %66 = chlo.erfc %53 : tensor<12xf32> -> tensor<12xf32>
    %67 = chlo.square %53 : tensor<12xf32> -> tensor<12xf32>
    %68 = stablehlo.negate %67 : tensor<12xf32>
    %69 = stablehlo.exponential %68 : tensor<12xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %71 = stablehlo.subtract %70, %66 : tensor<12xf32>
    %72 = chlo.erfc %53 : tensor<12xf32> -> tensor<12xf32>
    %73 = chlo.square %53 : tensor<12xf32> -> tensor<12xf32>
    %74 = stablehlo.negate %73 : tensor<12xf32>
    %75 = stablehlo.exponential %74 : tensor<12xf32>
    %76 = stablehlo.select %65, %71, %72 : tensor<12xi1>, tensor<12xf32>
    %77 = stablehlo.select %57, %63, %76 : tensor<12xi1>, tensor<12xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %79 = stablehlo.multiply %78, %77 : tensor<12xf32>
    %80 = stablehlo.convert %44 : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %82 = stablehlo.multiply %81, %79 : tensor<12xf32>
    %83 = stablehlo.subtract %42, %82 : tensor<12xf32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.negate %cst_24 : tensor<f32>
    %85 = stablehlo.multiply %80, %84 : tensor<f32>
    %cst_25 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %86 = stablehlo.multiply %cst_25, %85 : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %89 = stablehlo.select %57, %88, %87 : tensor<12xi1>, tensor<12xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %91 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %92 = stablehlo.select %57, %91, %90 : tensor<12xi1>, tensor<12xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %94 = stablehlo.select %65, %93, %89 : tensor<12xi1>, tensor<12xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %96 = stablehlo.select %65, %89, %95 : tensor<12xi1>, tensor<12xf32>
    %cst_30 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %98 = stablehlo.multiply %97, %94 : tensor<12xf32>
    %99 = stablehlo.multiply %98, %75 : tensor<12xf32>
    %100 = stablehlo.negate %96 : tensor<12xf32>
    %cst_31 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %102 = stablehlo.multiply %101, %100 : tensor<12xf32>
    %103 = stablehlo.multiply %102, %69 : tensor<12xf32>
    %104 = stablehlo.add %99, %103 : tensor<12xf32>
    %cst_32 = stablehlo.constant dense<1.12837923> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %106 = stablehlo.multiply %105, %92 : tensor<12xf32>
    %107 = stablehlo.multiply %106, %61 : tensor<12xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %109 = stablehlo.select %55, %108, %104 : tensor<12xi1>, tensor<12xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %111 = stablehlo.select %55, %104, %110 : tensor<12xi1>, tensor<12xf32>
    %112 = stablehlo.add %107, %111 : tensor<12xf32>
    %113 = stablehlo.negate %109 : tensor<12xf32>
    %114 = stablehlo.add %112, %113 : tensor<12xf32>
    %cst_35 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %116 = stablehlo.multiply %114, %115 : tensor<12xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %118 = stablehlo.divide %116, %117 : tensor<12xf32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %120 = stablehlo.multiply %arg0, %119 : tensor<12xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %122 = stablehlo.multiply %121, %41 : tensor<12xf32>
    %cst_39 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %124 = stablehlo.multiply %123, %120 : tensor<12xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %126 = stablehlo.select %19, %125, %124 : tensor<12xi1>, tensor<12xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %128 = stablehlo.select %19, %124, %127 : tensor<12xi1>, tensor<12xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %130 = stablehlo.select %27, %129, %126 : tensor<12xi1>, tensor<12xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %132 = stablehlo.select %27, %126, %131 : tensor<12xi1>, tensor<12xf32>
    %cst_44 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %134 = stablehlo.multiply %133, %130 : tensor<12xf32>
    %135 = stablehlo.multiply %134, %37 : tensor<12xf32>
    %136 = stablehlo.negate %132 : tensor<12xf32>
    %cst_45 = stablehlo.constant dense<-1.12837923> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %138 = stablehlo.multiply %137, %136 : tensor<12xf32>
    %139 = stablehlo.multiply %138, %31 : tensor<12xf32>
    %140 = stablehlo.add %135, %139 : tensor<12xf32>
    %cst_46 = stablehlo.constant dense<1.12837923> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %142 = stablehlo.multiply %141, %128 : tensor<12xf32>
    %143 = stablehlo.multiply %142, %23 : tensor<12xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %145 = stablehlo.select %17, %144, %140 : tensor<12xi1>, tensor<12xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %147 = stablehlo.select %17, %140, %146 : tensor<12xi1>, tensor<12xf32>
    %148 = stablehlo.add %143, %147 : tensor<12xf32>
    %149 = stablehlo.negate %145 : tensor<12xf32>
    %150 = stablehlo.add %148, %149 : tensor<12xf32>
    %cst_49 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %152 = stablehlo.multiply %150, %151 : tensor<12xf32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %154 = stablehlo.divide %152, %153 : tensor<12xf32>
    %155 = stablehlo.add %118, %154 : tensor<12xf32>
    %cst_51 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %157 = stablehlo.divide %155, %156 : tensor<12xf32>
    %158 = stablehlo.divide %157, %1 : tensor<12xf32>
    %cst_52 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %160 = stablehlo.divide %158, %159 : tensor<12xf32>
    %161 = stablehlo.add %122, %160 : tensor<12xf32>
    return %83, %161 : tensor<12xf32>, tensor<12xf32>
  }
}
