module @jit_special_bessel_f32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5xf32>) -> (tensor<2x5xf32> {jax.result_info = "result[0]"}, tensor<2x5xf32> {jax.result_info = "result[1][0]"}, tensor<2x5xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.abs %arg0 : tensor<2x5xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %4 = stablehlo.multiply %1, %0 : tensor<2x5xf32>
    %5 = stablehlo.subtract %4, %2 : tensor<2x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %9 = stablehlo.multiply %5, %6 : tensor<2x5xf32>
    %10 = stablehlo.subtract %9, %7 : tensor<2x5xf32>
    %cst_5 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %12 = stablehlo.add %10, %11 : tensor<2x5xf32>
    %13 = stablehlo.multiply %5, %12 : tensor<2x5xf32>
    %14 = stablehlo.subtract %13, %6 : tensor<2x5xf32>
    %cst_6 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %16 = stablehlo.add %14, %15 : tensor<2x5xf32>
    %17 = stablehlo.multiply %5, %16 : tensor<2x5xf32>
    %18 = stablehlo.subtract %17, %12 : tensor<2x5xf32>
    %cst_7 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %20 = stablehlo.add %18, %19 : tensor<2x5xf32>
    %21 = stablehlo.multiply %5, %20 : tensor<2x5xf32>
    %22 = stablehlo.subtract %21, %16 : tensor<2x5xf32>
    %cst_8 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %24 = stablehlo.add %22, %23 : tensor<2x5xf32>
    %25 = stablehlo.multiply %5, %24 : tensor<2x5xf32>
    %26 = stablehlo.subtract %25, %20 : tensor<2x5xf32>
    %cst_9 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %28 = stablehlo.add %26, %27 : tensor<2x5xf32>
    %29 = stablehlo.multiply %5, %28 : tensor<2x5xf32>
    %30 = stablehlo.subtract %29, %24 : tensor<2x5xf32>
    %cst_10 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %32 = stablehlo.add %30, %31 : tensor<2x5xf32>
    %33 = stablehlo.multiply %5, %32 : tensor<2x5xf32>
    %34 = stablehlo.subtract %33, %28 : tensor<2x5xf32>
    %cst_11 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %36 = stablehlo.add %34, %35 : tensor<2x5xf32>
    %37 = stablehlo.multiply %5, %36 : tensor<2x5xf32>
    %38 = stablehlo.subtract %37, %32 : tensor<2x5xf32>
    %cst_12 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %40 = stablehlo.add %38, %39 : tensor<2x5xf32>
    %41 = stablehlo.multiply %5, %40 : tensor<2x5xf32>
    %42 = stablehlo.subtract %41, %36 : tensor<2x5xf32>
    %cst_13 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %44 = stablehlo.add %42, %43 : tensor<2x5xf32>
    %45 = stablehlo.multiply %5, %44 : tensor<2x5xf32>
    %46 = stablehlo.subtract %45, %40 : tensor<2x5xf32>
    %cst_14 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %48 = stablehlo.add %46, %47 : tensor<2x5xf32>
    %49 = stablehlo.multiply %5, %48 : tensor<2x5xf32>
    %50 = stablehlo.subtract %49, %44 : tensor<2x5xf32>
    %cst_15 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %52 = stablehlo.add %50, %51 : tensor<2x5xf32>
    %53 = stablehlo.multiply %5, %52 : tensor<2x5xf32>
    %54 = stablehlo.subtract %53, %48 : tensor<2x5xf32>
    %cst_16 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %56 = stablehlo.add %54, %55 : tensor<2x5xf32>
    %57 = stablehlo.multiply %5, %56 : tensor<2x5xf32>
    %58 = stablehlo.subtract %57, %52 : tensor<2x5xf32>
    %cst_17 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %60 = stablehlo.add %58, %59 : tensor<2x5xf32>
    %61 = stablehlo.multiply %5, %60 : tensor<2x5xf32>
    %62 = stablehlo.subtract %61, %56 : tensor<2x5xf32>
    %cst_18 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %64 = stablehlo.add %62, %63 : tensor<2x5xf32>
    %65 = stablehlo.multiply %5, %64 : tensor<2x5xf32>
    %66 = stablehlo.subtract %65, %60 : tensor<2x5xf32>
    %cst_19 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %68 = stablehlo.add %66, %67 : tensor<2x5xf32>
    %69 = stablehlo.multiply %5, %68 : tensor<2x5xf32>
    %70 = stablehlo.subtract %69, %64 : tensor<2x5xf32>
    %cst_20 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %72 = stablehlo.add %70, %71 : tensor<2x5xf32>
    %73 = stablehlo.multiply %5, %72 : tensor<2x5xf32>
    %74 = stablehlo.subtract %73, %68 : tensor<2x5xf32>
    %cst_21 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %76 = stablehlo.add %74, %75 : tensor<2x5xf32>
    %77 = stablehlo.multiply %5, %76 : tensor<2x5xf32>
    %78 = stablehlo.subtract %77, %72 : tensor<2x5xf32>
    %cst_22 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %80 = stablehlo.add %78, %79 : tensor<2x5xf32>
    %81 = stablehlo.subtract %80, %72 : tensor<2x5xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %83 = stablehlo.multiply %82, %81 : tensor<2x5xf32>
    %84 = stablehlo.divide %3, %0 : tensor<2x5xf32>
    %85 = stablehlo.subtract %84, %2 : tensor<2x5xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %89 = stablehlo.multiply %85, %86 : tensor<2x5xf32>
    %90 = stablehlo.subtract %89, %87 : tensor<2x5xf32>
    %cst_27 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %92 = stablehlo.add %90, %91 : tensor<2x5xf32>
    %93 = stablehlo.multiply %85, %92 : tensor<2x5xf32>
    %94 = stablehlo.subtract %93, %86 : tensor<2x5xf32>
    %cst_28 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %96 = stablehlo.add %94, %95 : tensor<2x5xf32>
    %97 = stablehlo.multiply %85, %96 : tensor<2x5xf32>
    %98 = stablehlo.subtract %97, %92 : tensor<2x5xf32>
    %cst_29 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %100 = stablehlo.add %98, %99 : tensor<2x5xf32>
    %101 = stablehlo.multiply %85, %100 : tensor<2x5xf32>
    %102 = stablehlo.subtract %101, %96 : tensor<2x5xf32>
    %cst_30 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %104 = stablehlo.add %102, %103 : tensor<2x5xf32>
    %105 = stablehlo.multiply %85, %104 : tensor<2x5xf32>
    %106 = stablehlo.subtract %105, %100 : tensor<2x5xf32>
    %cst_31 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %108 = stablehlo.add %106, %107 : tensor<2x5xf32>
    %109 = stablehlo.multiply %85, %108 : tensor<2x5xf32>
    %110 = stablehlo.subtract %109, %104 : tensor<2x5xf32>
    %cst_32 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %112 = stablehlo.add %110, %111 : tensor<2x5xf32>
    %113 = stablehlo.multiply %85, %112 : tensor<2x5xf32>
    %114 = stablehlo.subtract %113, %108 : tensor<2x5xf32>
    %cst_33 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %116 = stablehlo.add %114, %115 : tensor<2x5xf32>
    %117 = stablehlo.subtract %116, %108 : tensor<2x5xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %119 = stablehlo.multiply %118, %117 : tensor<2x5xf32>
    %120 = stablehlo.sqrt %0 : tensor<2x5xf32>
    %121 = stablehlo.divide %119, %120 : tensor<2x5xf32>
    %cst_35 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %123 = stablehlo.compare LE, %0, %122, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %124 = stablehlo.select %123, %83, %121 : tensor<2x5xi1>, tensor<2x5xf32>
    %125 = chlo.bessel_i1e %arg0 : tensor<2x5xf32> -> tensor<2x5xf32>
    %126 = stablehlo.sign %arg0 : tensor<2x5xf32>
    %127 = stablehlo.multiply %126, %124 : tensor<2x5xf32>
    %128 = stablehlo.subtract %125, %127 : tensor<2x5xf32>
    %129 = chlo.bessel_i1e %arg0 : tensor<2x5xf32> -> tensor<2x5xf32>
    %130 = stablehlo.abs %arg0 : tensor<2x5xf32>
    %cst_36 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %132 = stablehlo.compare GT, %130, %131, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_37 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %134 = stablehlo.select %132, %arg0, %133 : tensor<2x5xi1>, tensor<2x5xf32>
    %135 = stablehlo.abs %134 : tensor<2x5xf32>
    %cst_38 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_40 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %139 = stablehlo.multiply %136, %135 : tensor<2x5xf32>
    %140 = stablehlo.subtract %139, %137 : tensor<2x5xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %144 = stablehlo.multiply %140, %141 : tensor<2x5xf32>
    %145 = stablehlo.subtract %144, %142 : tensor<2x5xf32>
    %cst_44 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %147 = stablehlo.add %145, %146 : tensor<2x5xf32>
    %148 = stablehlo.multiply %140, %147 : tensor<2x5xf32>
    %149 = stablehlo.subtract %148, %141 : tensor<2x5xf32>
    %cst_45 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %151 = stablehlo.add %149, %150 : tensor<2x5xf32>
    %152 = stablehlo.multiply %140, %151 : tensor<2x5xf32>
    %153 = stablehlo.subtract %152, %147 : tensor<2x5xf32>
    %cst_46 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %155 = stablehlo.add %153, %154 : tensor<2x5xf32>
    %156 = stablehlo.multiply %140, %155 : tensor<2x5xf32>
    %157 = stablehlo.subtract %156, %151 : tensor<2x5xf32>
    %cst_47 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %159 = stablehlo.add %157, %158 : tensor<2x5xf32>
    %160 = stablehlo.multiply %140, %159 : tensor<2x5xf32>
    %161 = stablehlo.subtract %160, %155 : tensor<2x5xf32>
    %cst_48 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %163 = stablehlo.add %161, %162 : tensor<2x5xf32>
    %164 = stablehlo.multiply %140, %163 : tensor<2x5xf32>
    %165 = stablehlo.subtract %164, %159 : tensor<2x5xf32>
    %cst_49 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %167 = stablehlo.add %165, %166 : tensor<2x5xf32>
    %168 = stablehlo.multiply %140, %167 : tensor<2x5xf32>
    %169 = stablehlo.subtract %168, %163 : tensor<2x5xf32>
    %cst_50 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %171 = stablehlo.add %169, %170 : tensor<2x5xf32>
    %172 = stablehlo.multiply %140, %171 : tensor<2x5xf32>
    %173 = stablehlo.subtract %172, %167 : tensor<2x5xf32>
    %cst_51 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %175 = stablehlo.add %173, %174 : tensor<2x5xf32>
    %176 = stablehlo.multiply %140, %175 : tensor<2x5xf32>
    %177 = stablehlo.subtract %176, %171 : tensor<2x5xf32>
    %cst_52 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %179 = stablehlo.add %177, %178 : tensor<2x5xf32>
    %180 = stablehlo.multiply %140, %179 : tensor<2x5xf32>
    %181 = stablehlo.subtract %180, %175 : tensor<2x5xf32>
    %cst_53 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %183 = stablehlo.add %181, %182 : tensor<2x5xf32>
    %184 = stablehlo.multiply %140, %183 : tensor<2x5xf32>
    %185 = stablehlo.subtract %184, %179 : tensor<2x5xf32>
    %cst_54 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %187 = stablehlo.add %185, %186 : tensor<2x5xf32>
    %188 = stablehlo.multiply %140, %187 : tensor<2x5xf32>
    %189 = stablehlo.subtract %188, %183 : tensor<2x5xf32>
    %cst_55 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %191 = stablehlo.add %189, %190 : tensor<2x5xf32>
    %192 = stablehlo.multiply %140, %191 : tensor<2x5xf32>
    %193 = stablehlo.subtract %192, %187 : tensor<2x5xf32>
    %cst_56 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %195 = stablehlo.add %193, %194 : tensor<2x5xf32>
    %196 = stablehlo.multiply %140, %195 : tensor<2x5xf32>
    %197 = stablehlo.subtract %196, %191 : tensor<2x5xf32>
    %cst_57 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %199 = stablehlo.add %197, %198 : tensor<2x5xf32>
    %200 = stablehlo.multiply %140, %199 : tensor<2x5xf32>
    %201 = stablehlo.subtract %200, %195 : tensor<2x5xf32>
    %cst_58 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %203 = stablehlo.add %201, %202 : tensor<2x5xf32>
    %204 = stablehlo.multiply %140, %203 : tensor<2x5xf32>
    %205 = stablehlo.subtract %204, %199 : tensor<2x5xf32>
    %cst_59 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %207 = stablehlo.add %205, %206 : tensor<2x5xf32>
    %208 = stablehlo.multiply %140, %207 : tensor<2x5xf32>
    %209 = stablehlo.subtract %208, %203 : tensor<2x5xf32>
    %cst_60 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %211 = stablehlo.add %209, %210 : tensor<2x5xf32>
    %212 = stablehlo.multiply %140, %211 : tensor<2x5xf32>
    %213 = stablehlo.subtract %212, %207 : tensor<2x5xf32>
    %cst_61 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %215 = stablehlo.add %213, %214 : tensor<2x5xf32>
    %216 = stablehlo.subtract %215, %207 : tensor<2x5xf32>
    %cst_62 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %218 = stablehlo.multiply %217, %216 : tensor<2x5xf32>
    %219 = stablehlo.divide %138, %135 : tensor<2x5xf32>
    %220 = stablehlo.subtract %219, %137 : tensor<2x5xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %224 = stablehlo.multiply %220, %221 : tensor<2x5xf32>
    %225 = stablehlo.subtract %224, %222 : tensor<2x5xf32>
    %cst_66 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %227 = stablehlo.add %225, %226 : tensor<2x5xf32>
    %228 = stablehlo.multiply %220, %227 : tensor<2x5xf32>
    %229 = stablehlo.subtract %228, %221 : tensor<2x5xf32>
    %cst_67 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %231 = stablehlo.add %229, %230 : tensor<2x5xf32>
    %232 = stablehlo.multiply %220, %231 : tensor<2x5xf32>
    %233 = stablehlo.subtract %232, %227 : tensor<2x5xf32>
    %cst_68 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %235 = stablehlo.add %233, %234 : tensor<2x5xf32>
    %236 = stablehlo.multiply %220, %235 : tensor<2x5xf32>
    %237 = stablehlo.subtract %236, %231 : tensor<2x5xf32>
    %cst_69 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %239 = stablehlo.add %237, %238 : tensor<2x5xf32>
    %240 = stablehlo.multiply %220, %239 : tensor<2x5xf32>
    %241 = stablehlo.subtract %240, %235 : tensor<2x5xf32>
    %cst_70 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %243 = stablehlo.add %241, %242 : tensor<2x5xf32>
    %244 = stablehlo.multiply %220, %243 : tensor<2x5xf32>
    %245 = stablehlo.subtract %244, %239 : tensor<2x5xf32>
    %cst_71 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %247 = stablehlo.add %245, %246 : tensor<2x5xf32>
    %248 = stablehlo.multiply %220, %247 : tensor<2x5xf32>
    %249 = stablehlo.subtract %248, %243 : tensor<2x5xf32>
    %cst_72 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %251 = stablehlo.add %249, %250 : tensor<2x5xf32>
    %252 = stablehlo.subtract %251, %243 : tensor<2x5xf32>
    %cst_73 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %254 = stablehlo.multiply %253, %252 : tensor<2x5xf32>
    %255 = stablehlo.sqrt %135 : tensor<2x5xf32>
    %256 = stablehlo.divide %254, %255 : tensor<2x5xf32>
    %cst_74 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %258 = stablehlo.compare LE, %135, %257, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %259 = stablehlo.select %258, %218, %256 : tensor<2x5xi1>, tensor<2x5xf32>
    %260 = stablehlo.sign %134 : tensor<2x5xf32>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %262 = stablehlo.divide %261, %134 : tensor<2x5xf32>
    %263 = stablehlo.add %260, %262 : tensor<2x5xf32>
    %264 = stablehlo.multiply %129, %263 : tensor<2x5xf32>
    %265 = stablehlo.subtract %259, %264 : tensor<2x5xf32>
    %cst_76 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %267 = stablehlo.select %132, %265, %266 : tensor<2x5xi1>, tensor<2x5xf32>
    %268 = stablehlo.add %124, %129 : tensor<2x5xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %269 = stablehlo.reduce(%268 init: %cst_77) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %271 = stablehlo.multiply %270, %267 : tensor<2x5xf32>
    %272 = stablehlo.multiply %270, %128 : tensor<2x5xf32>
    %273 = stablehlo.add %271, %272 : tensor<2x5xf32>
    %274 = stablehlo.abs %arg0 : tensor<2x5xf32>
    %cst_79 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_80 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_81 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %278 = stablehlo.multiply %275, %274 : tensor<2x5xf32>
    %279 = stablehlo.subtract %278, %276 : tensor<2x5xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %283 = stablehlo.multiply %279, %280 : tensor<2x5xf32>
    %284 = stablehlo.subtract %283, %281 : tensor<2x5xf32>
    %cst_85 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %286 = stablehlo.add %284, %285 : tensor<2x5xf32>
    %287 = stablehlo.multiply %279, %286 : tensor<2x5xf32>
    %288 = stablehlo.subtract %287, %280 : tensor<2x5xf32>
    %cst_86 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %290 = stablehlo.add %288, %289 : tensor<2x5xf32>
    %291 = stablehlo.multiply %279, %290 : tensor<2x5xf32>
    %292 = stablehlo.subtract %291, %286 : tensor<2x5xf32>
    %cst_87 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %294 = stablehlo.add %292, %293 : tensor<2x5xf32>
    %295 = stablehlo.multiply %279, %294 : tensor<2x5xf32>
    %296 = stablehlo.subtract %295, %290 : tensor<2x5xf32>
    %cst_88 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %298 = stablehlo.add %296, %297 : tensor<2x5xf32>
    %299 = stablehlo.multiply %279, %298 : tensor<2x5xf32>
    %300 = stablehlo.subtract %299, %294 : tensor<2x5xf32>
    %cst_89 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %302 = stablehlo.add %300, %301 : tensor<2x5xf32>
    %303 = stablehlo.multiply %279, %302 : tensor<2x5xf32>
    %304 = stablehlo.subtract %303, %298 : tensor<2x5xf32>
    %cst_90 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %306 = stablehlo.add %304, %305 : tensor<2x5xf32>
    %307 = stablehlo.multiply %279, %306 : tensor<2x5xf32>
    %308 = stablehlo.subtract %307, %302 : tensor<2x5xf32>
    %cst_91 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %310 = stablehlo.add %308, %309 : tensor<2x5xf32>
    %311 = stablehlo.multiply %279, %310 : tensor<2x5xf32>
    %312 = stablehlo.subtract %311, %306 : tensor<2x5xf32>
    %cst_92 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %314 = stablehlo.add %312, %313 : tensor<2x5xf32>
    %315 = stablehlo.multiply %279, %314 : tensor<2x5xf32>
    %316 = stablehlo.subtract %315, %310 : tensor<2x5xf32>
    %cst_93 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %318 = stablehlo.add %316, %317 : tensor<2x5xf32>
    %319 = stablehlo.multiply %279, %318 : tensor<2x5xf32>
    %320 = stablehlo.subtract %319, %314 : tensor<2x5xf32>
    %cst_94 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %322 = stablehlo.add %320, %321 : tensor<2x5xf32>
    %323 = stablehlo.multiply %279, %322 : tensor<2x5xf32>
    %324 = stablehlo.subtract %323, %318 : tensor<2x5xf32>
    %cst_95 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %326 = stablehlo.add %324, %325 : tensor<2x5xf32>
    %327 = stablehlo.multiply %279, %326 : tensor<2x5xf32>
    %328 = stablehlo.subtract %327, %322 : tensor<2x5xf32>
    %cst_96 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %330 = stablehlo.add %328, %329 : tensor<2x5xf32>
    %331 = stablehlo.multiply %279, %330 : tensor<2x5xf32>
    %332 = stablehlo.subtract %331, %326 : tensor<2x5xf32>
    %cst_97 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %334 = stablehlo.add %332, %333 : tensor<2x5xf32>
    %335 = stablehlo.multiply %279, %334 : tensor<2x5xf32>
    %336 = stablehlo.subtract %335, %330 : tensor<2x5xf32>
    %cst_98 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %338 = stablehlo.add %336, %337 : tensor<2x5xf32>
    %339 = stablehlo.multiply %279, %338 : tensor<2x5xf32>
    %340 = stablehlo.subtract %339, %334 : tensor<2x5xf32>
    %cst_99 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %342 = stablehlo.add %340, %341 : tensor<2x5xf32>
    %343 = stablehlo.multiply %279, %342 : tensor<2x5xf32>
    %344 = stablehlo.subtract %343, %338 : tensor<2x5xf32>
    %cst_100 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %346 = stablehlo.add %344, %345 : tensor<2x5xf32>
    %347 = stablehlo.multiply %279, %346 : tensor<2x5xf32>
    %348 = stablehlo.subtract %347, %342 : tensor<2x5xf32>
    %cst_101 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %350 = stablehlo.add %348, %349 : tensor<2x5xf32>
    %351 = stablehlo.multiply %279, %350 : tensor<2x5xf32>
    %352 = stablehlo.subtract %351, %346 : tensor<2x5xf32>
    %cst_102 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %354 = stablehlo.add %352, %353 : tensor<2x5xf32>
    %355 = stablehlo.subtract %354, %346 : tensor<2x5xf32>
    %cst_103 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %357 = stablehlo.multiply %356, %355 : tensor<2x5xf32>
    %358 = stablehlo.divide %277, %274 : tensor<2x5xf32>
    %359 = stablehlo.subtract %358, %276 : tensor<2x5xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %360 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %363 = stablehlo.multiply %359, %360 : tensor<2x5xf32>
    %364 = stablehlo.subtract %363, %361 : tensor<2x5xf32>
    %cst_107 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %366 = stablehlo.add %364, %365 : tensor<2x5xf32>
    %367 = stablehlo.multiply %359, %366 : tensor<2x5xf32>
    %368 = stablehlo.subtract %367, %360 : tensor<2x5xf32>
    %cst_108 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %370 = stablehlo.add %368, %369 : tensor<2x5xf32>
    %371 = stablehlo.multiply %359, %370 : tensor<2x5xf32>
    %372 = stablehlo.subtract %371, %366 : tensor<2x5xf32>
    %cst_109 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %374 = stablehlo.add %372, %373 : tensor<2x5xf32>
    %375 = stablehlo.multiply %359, %374 : tensor<2x5xf32>
    %376 = stablehlo.subtract %375, %370 : tensor<2x5xf32>
    %cst_110 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %378 = stablehlo.add %376, %377 : tensor<2x5xf32>
    %379 = stablehlo.multiply %359, %378 : tensor<2x5xf32>
    %380 = stablehlo.subtract %379, %374 : tensor<2x5xf32>
    %cst_111 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %382 = stablehlo.add %380, %381 : tensor<2x5xf32>
    %383 = stablehlo.multiply %359, %382 : tensor<2x5xf32>
    %384 = stablehlo.subtract %383, %378 : tensor<2x5xf32>
    %cst_112 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %386 = stablehlo.add %384, %385 : tensor<2x5xf32>
    %387 = stablehlo.multiply %359, %386 : tensor<2x5xf32>
    %388 = stablehlo.subtract %387, %382 : tensor<2x5xf32>
    %cst_113 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %390 = stablehlo.add %388, %389 : tensor<2x5xf32>
    %391 = stablehlo.subtract %390, %382 : tensor<2x5xf32>
    %cst_114 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %393 = stablehlo.multiply %392, %391 : tensor<2x5xf32>
    %394 = stablehlo.sqrt %274 : tensor<2x5xf32>
    %395 = stablehlo.divide %393, %394 : tensor<2x5xf32>
    %cst_115 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %397 = stablehlo.compare LE, %274, %396, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %398 = stablehlo.select %397, %357, %395 : tensor<2x5xi1>, tensor<2x5xf32>
    %399 = chlo.bessel_i1e %arg0 : tensor<2x5xf32> -> tensor<2x5xf32>
    %400 = stablehlo.add %398, %399 : tensor<2x5xf32>
    %401 = stablehlo.abs %arg0 : tensor<2x5xf32>
    %cst_116 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_117 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_118 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %405 = stablehlo.multiply %402, %401 : tensor<2x5xf32>
    %406 = stablehlo.subtract %405, %403 : tensor<2x5xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %410 = stablehlo.multiply %406, %407 : tensor<2x5xf32>
    %411 = stablehlo.subtract %410, %408 : tensor<2x5xf32>
    %cst_122 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %413 = stablehlo.add %411, %412 : tensor<2x5xf32>
    %414 = stablehlo.multiply %406, %413 : tensor<2x5xf32>
    %415 = stablehlo.subtract %414, %407 : tensor<2x5xf32>
    %cst_123 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %417 = stablehlo.add %415, %416 : tensor<2x5xf32>
    %418 = stablehlo.multiply %406, %417 : tensor<2x5xf32>
    %419 = stablehlo.subtract %418, %413 : tensor<2x5xf32>
    %cst_124 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %420 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %421 = stablehlo.add %419, %420 : tensor<2x5xf32>
    %422 = stablehlo.multiply %406, %421 : tensor<2x5xf32>
    %423 = stablehlo.subtract %422, %417 : tensor<2x5xf32>
    %cst_125 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %425 = stablehlo.add %423, %424 : tensor<2x5xf32>
    %426 = stablehlo.multiply %406, %425 : tensor<2x5xf32>
    %427 = stablehlo.subtract %426, %421 : tensor<2x5xf32>
    %cst_126 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %429 = stablehlo.add %427, %428 : tensor<2x5xf32>
    %430 = stablehlo.multiply %406, %429 : tensor<2x5xf32>
    %431 = stablehlo.subtract %430, %425 : tensor<2x5xf32>
    %cst_127 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %432 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %433 = stablehlo.add %431, %432 : tensor<2x5xf32>
    %434 = stablehlo.multiply %406, %433 : tensor<2x5xf32>
    %435 = stablehlo.subtract %434, %429 : tensor<2x5xf32>
    %cst_128 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %437 = stablehlo.add %435, %436 : tensor<2x5xf32>
    %438 = stablehlo.multiply %406, %437 : tensor<2x5xf32>
    %439 = stablehlo.subtract %438, %433 : tensor<2x5xf32>
    %cst_129 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %441 = stablehlo.add %439, %440 : tensor<2x5xf32>
    %442 = stablehlo.multiply %406, %441 : tensor<2x5xf32>
    %443 = stablehlo.subtract %442, %437 : tensor<2x5xf32>
    %cst_130 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %444 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %445 = stablehlo.add %443, %444 : tensor<2x5xf32>
    %446 = stablehlo.multiply %406, %445 : tensor<2x5xf32>
    %447 = stablehlo.subtract %446, %441 : tensor<2x5xf32>
    %cst_131 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %449 = stablehlo.add %447, %448 : tensor<2x5xf32>
    %450 = stablehlo.multiply %406, %449 : tensor<2x5xf32>
    %451 = stablehlo.subtract %450, %445 : tensor<2x5xf32>
    %cst_132 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %453 = stablehlo.add %451, %452 : tensor<2x5xf32>
    %454 = stablehlo.multiply %406, %453 : tensor<2x5xf32>
    %455 = stablehlo.subtract %454, %449 : tensor<2x5xf32>
    %cst_133 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %456 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %457 = stablehlo.add %455, %456 : tensor<2x5xf32>
    %458 = stablehlo.multiply %406, %457 : tensor<2x5xf32>
    %459 = stablehlo.subtract %458, %453 : tensor<2x5xf32>
    %cst_134 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %461 = stablehlo.add %459, %460 : tensor<2x5xf32>
    %462 = stablehlo.multiply %406, %461 : tensor<2x5xf32>
    %463 = stablehlo.subtract %462, %457 : tensor<2x5xf32>
    %cst_135 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %465 = stablehlo.add %463, %464 : tensor<2x5xf32>
    %466 = stablehlo.multiply %406, %465 : tensor<2x5xf32>
    %467 = stablehlo.subtract %466, %461 : tensor<2x5xf32>
    %cst_136 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %468 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %469 = stablehlo.add %467, %468 : tensor<2x5xf32>
    %470 = stablehlo.multiply %406, %469 : tensor<2x5xf32>
    %471 = stablehlo.subtract %470, %465 : tensor<2x5xf32>
    %cst_137 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %473 = stablehlo.add %471, %472 : tensor<2x5xf32>
    %474 = stablehlo.multiply %406, %473 : tensor<2x5xf32>
    %475 = stablehlo.subtract %474, %469 : tensor<2x5xf32>
    %cst_138 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %476 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %477 = stablehlo.add %475, %476 : tensor<2x5xf32>
    %478 = stablehlo.multiply %406, %477 : tensor<2x5xf32>
    %479 = stablehlo.subtract %478, %473 : tensor<2x5xf32>
    %cst_139 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %481 = stablehlo.add %479, %480 : tensor<2x5xf32>
    %482 = stablehlo.subtract %481, %473 : tensor<2x5xf32>
    %cst_140 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %483 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %484 = stablehlo.multiply %483, %482 : tensor<2x5xf32>
    %485 = stablehlo.divide %404, %401 : tensor<2x5xf32>
    %486 = stablehlo.subtract %485, %403 : tensor<2x5xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %487 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %488 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %489 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %490 = stablehlo.multiply %486, %487 : tensor<2x5xf32>
    %491 = stablehlo.subtract %490, %488 : tensor<2x5xf32>
    %cst_144 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %493 = stablehlo.add %491, %492 : tensor<2x5xf32>
    %494 = stablehlo.multiply %486, %493 : tensor<2x5xf32>
    %495 = stablehlo.subtract %494, %487 : tensor<2x5xf32>
    %cst_145 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %497 = stablehlo.add %495, %496 : tensor<2x5xf32>
    %498 = stablehlo.multiply %486, %497 : tensor<2x5xf32>
    %499 = stablehlo.subtract %498, %493 : tensor<2x5xf32>
    %cst_146 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %501 = stablehlo.add %499, %500 : tensor<2x5xf32>
    %502 = stablehlo.multiply %486, %501 : tensor<2x5xf32>
    %503 = stablehlo.subtract %502, %497 : tensor<2x5xf32>
    %cst_147 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %504 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %505 = stablehlo.add %503, %504 : tensor<2x5xf32>
    %506 = stablehlo.multiply %486, %505 : tensor<2x5xf32>
    %507 = stablehlo.subtract %506, %501 : tensor<2x5xf32>
    %cst_148 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %509 = stablehlo.add %507, %508 : tensor<2x5xf32>
    %510 = stablehlo.multiply %486, %509 : tensor<2x5xf32>
    %511 = stablehlo.subtract %510, %505 : tensor<2x5xf32>
    %cst_149 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %513 = stablehlo.add %511, %512 : tensor<2x5xf32>
    %514 = stablehlo.multiply %486, %513 : tensor<2x5xf32>
    %515 = stablehlo.subtract %514, %509 : tensor<2x5xf32>
    %cst_150 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %516 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %517 = stablehlo.add %515, %516 : tensor<2x5xf32>
    %518 = stablehlo.subtract %517, %509 : tensor<2x5xf32>
    %cst_151 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %519 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %520 = stablehlo.multiply %519, %518 : tensor<2x5xf32>
    %521 = stablehlo.sqrt %401 : tensor<2x5xf32>
    %522 = stablehlo.divide %520, %521 : tensor<2x5xf32>
    %cst_152 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %524 = stablehlo.compare LE, %401, %523, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %525 = stablehlo.select %524, %484, %522 : tensor<2x5xi1>, tensor<2x5xf32>
    %526 = chlo.bessel_i1e %arg0 : tensor<2x5xf32> -> tensor<2x5xf32>
    %527 = stablehlo.add %525, %526 : tensor<2x5xf32>
    return %400, %273, %527 : tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
  }
}
