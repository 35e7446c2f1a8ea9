module @jit_special_bessel_f64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5xf64>) -> (tensor<2x5xf64> {jax.result_info = "result[0]"}, tensor<2x5xf64> {jax.result_info = "result[1][0]"}, tensor<2x5xf64> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.abs %arg0 : tensor<2x5xf64>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %4 = stablehlo.multiply %1, %0 : tensor<2x5xf64>
    %5 = stablehlo.subtract %4, %2 : tensor<2x5xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %9 = stablehlo.multiply %5, %6 : tensor<2x5xf64>
    %10 = stablehlo.subtract %9, %7 : tensor<2x5xf64>
    %cst_5 = stablehlo.constant dense<-4.4153416464793395E-18> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %12 = stablehlo.add %10, %11 : tensor<2x5xf64>
    %13 = stablehlo.multiply %5, %12 : tensor<2x5xf64>
    %14 = stablehlo.subtract %13, %6 : tensor<2x5xf64>
    %cst_6 = stablehlo.constant dense<3.3307945188222384E-17> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %16 = stablehlo.add %14, %15 : tensor<2x5xf64>
    %17 = stablehlo.multiply %5, %16 : tensor<2x5xf64>
    %18 = stablehlo.subtract %17, %12 : tensor<2x5xf64>
    %cst_7 = stablehlo.constant dense<-2.4312798465479549E-16> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %20 = stablehlo.add %18, %19 : tensor<2x5xf64>
    %21 = stablehlo.multiply %5, %20 : tensor<2x5xf64>
    %22 = stablehlo.subtract %21, %16 : tensor<2x5xf64>
    %cst_8 = stablehlo.constant dense<1.7153912855551331E-15> : tensor<f64>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %24 = stablehlo.add %22, %23 : tensor<2x5xf64>
    %25 = stablehlo.multiply %5, %24 : tensor<2x5xf64>
    %26 = stablehlo.subtract %25, %20 : tensor<2x5xf64>
    %cst_9 = stablehlo.constant dense<-1.1685332877993451E-14> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %28 = stablehlo.add %26, %27 : tensor<2x5xf64>
    %29 = stablehlo.multiply %5, %28 : tensor<2x5xf64>
    %30 = stablehlo.subtract %29, %24 : tensor<2x5xf64>
    %cst_10 = stablehlo.constant dense<7.6761854986049361E-14> : tensor<f64>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %32 = stablehlo.add %30, %31 : tensor<2x5xf64>
    %33 = stablehlo.multiply %5, %32 : tensor<2x5xf64>
    %34 = stablehlo.subtract %33, %28 : tensor<2x5xf64>
    %cst_11 = stablehlo.constant dense<-4.856446783111929E-13> : tensor<f64>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %36 = stablehlo.add %34, %35 : tensor<2x5xf64>
    %37 = stablehlo.multiply %5, %36 : tensor<2x5xf64>
    %38 = stablehlo.subtract %37, %32 : tensor<2x5xf64>
    %cst_12 = stablehlo.constant dense<2.9550526631296399E-12> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %40 = stablehlo.add %38, %39 : tensor<2x5xf64>
    %41 = stablehlo.multiply %5, %40 : tensor<2x5xf64>
    %42 = stablehlo.subtract %41, %36 : tensor<2x5xf64>
    %cst_13 = stablehlo.constant dense<-1.7268262914415559E-11> : tensor<f64>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %44 = stablehlo.add %42, %43 : tensor<2x5xf64>
    %45 = stablehlo.multiply %5, %44 : tensor<2x5xf64>
    %46 = stablehlo.subtract %45, %40 : tensor<2x5xf64>
    %cst_14 = stablehlo.constant dense<9.6758090353732369E-11> : tensor<f64>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %48 = stablehlo.add %46, %47 : tensor<2x5xf64>
    %49 = stablehlo.multiply %5, %48 : tensor<2x5xf64>
    %50 = stablehlo.subtract %49, %44 : tensor<2x5xf64>
    %cst_15 = stablehlo.constant dense<-5.1897956016352627E-10> : tensor<f64>
    %51 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %52 = stablehlo.add %50, %51 : tensor<2x5xf64>
    %53 = stablehlo.multiply %5, %52 : tensor<2x5xf64>
    %54 = stablehlo.subtract %53, %48 : tensor<2x5xf64>
    %cst_16 = stablehlo.constant dense<2.6598237246823866E-9> : tensor<f64>
    %55 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %56 = stablehlo.add %54, %55 : tensor<2x5xf64>
    %57 = stablehlo.multiply %5, %56 : tensor<2x5xf64>
    %58 = stablehlo.subtract %57, %52 : tensor<2x5xf64>
    %cst_17 = stablehlo.constant dense<-1.300025009986248E-8> : tensor<f64>
    %59 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %60 = stablehlo.add %58, %59 : tensor<2x5xf64>
    %61 = stablehlo.multiply %5, %60 : tensor<2x5xf64>
    %62 = stablehlo.subtract %61, %56 : tensor<2x5xf64>
    %cst_18 = stablehlo.constant dense<6.0469950225419186E-8> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %64 = stablehlo.add %62, %63 : tensor<2x5xf64>
    %65 = stablehlo.multiply %5, %64 : tensor<2x5xf64>
    %66 = stablehlo.subtract %65, %60 : tensor<2x5xf64>
    %cst_19 = stablehlo.constant dense<-2.6707938539406119E-7> : tensor<f64>
    %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %68 = stablehlo.add %66, %67 : tensor<2x5xf64>
    %69 = stablehlo.multiply %5, %68 : tensor<2x5xf64>
    %70 = stablehlo.subtract %69, %64 : tensor<2x5xf64>
    %cst_20 = stablehlo.constant dense<1.1173875391201037E-6> : tensor<f64>
    %71 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %72 = stablehlo.add %70, %71 : tensor<2x5xf64>
    %73 = stablehlo.multiply %5, %72 : tensor<2x5xf64>
    %74 = stablehlo.subtract %73, %68 : tensor<2x5xf64>
    %cst_21 = stablehlo.constant dense<-4.4167383584587505E-6> : tensor<f64>
    %75 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %76 = stablehlo.add %74, %75 : tensor<2x5xf64>
    %77 = stablehlo.multiply %5, %76 : tensor<2x5xf64>
    %78 = stablehlo.subtract %77, %72 : tensor<2x5xf64>
    %cst_22 = stablehlo.constant dense<1.6448448070728896E-5> : tensor<f64>
    %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %80 = stablehlo.add %78, %79 : tensor<2x5xf64>
    %81 = stablehlo.multiply %5, %80 : tensor<2x5xf64>
    %82 = stablehlo.subtract %81, %76 : tensor<2x5xf64>
    %cst_23 = stablehlo.constant dense<-5.754195010082104E-5> : tensor<f64>
    %83 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %84 = stablehlo.add %82, %83 : tensor<2x5xf64>
    %85 = stablehlo.multiply %5, %84 : tensor<2x5xf64>
    %86 = stablehlo.subtract %85, %80 : tensor<2x5xf64>
    %cst_24 = stablehlo.constant dense<1.8850288509584165E-4> : tensor<f64>
    %87 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %88 = stablehlo.add %86, %87 : tensor<2x5xf64>
    %89 = stablehlo.multiply %5, %88 : tensor<2x5xf64>
    %90 = stablehlo.subtract %89, %84 : tensor<2x5xf64>
    %cst_25 = stablehlo.constant dense<-5.7637557453858236E-4> : tensor<f64>
    %91 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %92 = stablehlo.add %90, %91 : tensor<2x5xf64>
    %93 = stablehlo.multiply %5, %92 : tensor<2x5xf64>
    %94 = stablehlo.subtract %93, %88 : tensor<2x5xf64>
    %cst_26 = stablehlo.constant dense<0.0016394756169413357> : tensor<f64>
    %95 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %96 = stablehlo.add %94, %95 : tensor<2x5xf64>
    %97 = stablehlo.multiply %5, %96 : tensor<2x5xf64>
    %98 = stablehlo.subtract %97, %92 : tensor<2x5xf64>
    %cst_27 = stablehlo.constant dense<-0.0043243099950505759> : tensor<f64>
    %99 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %100 = stablehlo.add %98, %99 : tensor<2x5xf64>
    %101 = stablehlo.multiply %5, %100 : tensor<2x5xf64>
    %102 = stablehlo.subtract %101, %96 : tensor<2x5xf64>
    %cst_28 = stablehlo.constant dense<0.010546460394594998> : tensor<f64>
    %103 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %104 = stablehlo.add %102, %103 : tensor<2x5xf64>
    %105 = stablehlo.multiply %5, %104 : tensor<2x5xf64>
    %106 = stablehlo.subtract %105, %100 : tensor<2x5xf64>
    %cst_29 = stablehlo.constant dense<-0.023737414805899471> : tensor<f64>
    %107 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %108 = stablehlo.add %106, %107 : tensor<2x5xf64>
    %109 = stablehlo.multiply %5, %108 : tensor<2x5xf64>
    %110 = stablehlo.subtract %109, %104 : tensor<2x5xf64>
    %cst_30 = stablehlo.constant dense<0.049305284239670712> : tensor<f64>
    %111 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %112 = stablehlo.add %110, %111 : tensor<2x5xf64>
    %113 = stablehlo.multiply %5, %112 : tensor<2x5xf64>
    %114 = stablehlo.subtract %113, %108 : tensor<2x5xf64>
    %cst_31 = stablehlo.constant dense<-0.094901097048047639> : tensor<f64>
    %115 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %116 = stablehlo.add %114, %115 : tensor<2x5xf64>
    %117 = stablehlo.multiply %5, %116 : tensor<2x5xf64>
    %118 = stablehlo.subtract %117, %112 : tensor<2x5xf64>
    %cst_32 = stablehlo.constant dense<0.17162090152220877> : tensor<f64>
    %119 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %120 = stablehlo.add %118, %119 : tensor<2x5xf64>
    %121 = stablehlo.multiply %5, %120 : tensor<2x5xf64>
    %122 = stablehlo.subtract %121, %116 : tensor<2x5xf64>
    %cst_33 = stablehlo.constant dense<-0.3046826723431984> : tensor<f64>
    %123 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %124 = stablehlo.add %122, %123 : tensor<2x5xf64>
    %125 = stablehlo.multiply %5, %124 : tensor<2x5xf64>
    %126 = stablehlo.subtract %125, %120 : tensor<2x5xf64>
    %cst_34 = stablehlo.constant dense<0.67679527440947607> : tensor<f64>
    %127 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %128 = stablehlo.add %126, %127 : tensor<2x5xf64>
    %129 = stablehlo.subtract %128, %120 : tensor<2x5xf64>
    %cst_35 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %130 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %131 = stablehlo.multiply %130, %129 : tensor<2x5xf64>
    %132 = stablehlo.divide %3, %0 : tensor<2x5xf64>
    %133 = stablehlo.subtract %132, %2 : tensor<2x5xf64>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %134 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %135 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %136 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %137 = stablehlo.multiply %133, %134 : tensor<2x5xf64>
    %138 = stablehlo.subtract %137, %135 : tensor<2x5xf64>
    %cst_39 = stablehlo.constant dense<-7.2331804878747538E-18> : tensor<f64>
    %139 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %140 = stablehlo.add %138, %139 : tensor<2x5xf64>
    %141 = stablehlo.multiply %133, %140 : tensor<2x5xf64>
    %142 = stablehlo.subtract %141, %134 : tensor<2x5xf64>
    %cst_40 = stablehlo.constant dense<-4.8305044859441819E-18> : tensor<f64>
    %143 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %144 = stablehlo.add %142, %143 : tensor<2x5xf64>
    %145 = stablehlo.multiply %133, %144 : tensor<2x5xf64>
    %146 = stablehlo.subtract %145, %140 : tensor<2x5xf64>
    %cst_41 = stablehlo.constant dense<4.4656214202967598E-17> : tensor<f64>
    %147 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %148 = stablehlo.add %146, %147 : tensor<2x5xf64>
    %149 = stablehlo.multiply %133, %148 : tensor<2x5xf64>
    %150 = stablehlo.subtract %149, %144 : tensor<2x5xf64>
    %cst_42 = stablehlo.constant dense<3.4612228676974612E-17> : tensor<f64>
    %151 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %152 = stablehlo.add %150, %151 : tensor<2x5xf64>
    %153 = stablehlo.multiply %133, %152 : tensor<2x5xf64>
    %154 = stablehlo.subtract %153, %148 : tensor<2x5xf64>
    %cst_43 = stablehlo.constant dense<-2.8276239805165836E-16> : tensor<f64>
    %155 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %156 = stablehlo.add %154, %155 : tensor<2x5xf64>
    %157 = stablehlo.multiply %133, %156 : tensor<2x5xf64>
    %158 = stablehlo.subtract %157, %152 : tensor<2x5xf64>
    %cst_44 = stablehlo.constant dense<-3.425485619677219E-16> : tensor<f64>
    %159 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %160 = stablehlo.add %158, %159 : tensor<2x5xf64>
    %161 = stablehlo.multiply %133, %160 : tensor<2x5xf64>
    %162 = stablehlo.subtract %161, %156 : tensor<2x5xf64>
    %cst_45 = stablehlo.constant dense<1.7725601330565263E-15> : tensor<f64>
    %163 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %164 = stablehlo.add %162, %163 : tensor<2x5xf64>
    %165 = stablehlo.multiply %133, %164 : tensor<2x5xf64>
    %166 = stablehlo.subtract %165, %160 : tensor<2x5xf64>
    %cst_46 = stablehlo.constant dense<3.8116806693526224E-15> : tensor<f64>
    %167 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %168 = stablehlo.add %166, %167 : tensor<2x5xf64>
    %169 = stablehlo.multiply %133, %168 : tensor<2x5xf64>
    %170 = stablehlo.subtract %169, %164 : tensor<2x5xf64>
    %cst_47 = stablehlo.constant dense<-9.5548466988283073E-15> : tensor<f64>
    %171 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %172 = stablehlo.add %170, %171 : tensor<2x5xf64>
    %173 = stablehlo.multiply %133, %172 : tensor<2x5xf64>
    %174 = stablehlo.subtract %173, %168 : tensor<2x5xf64>
    %cst_48 = stablehlo.constant dense<-4.1505693472872222E-14> : tensor<f64>
    %175 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %176 = stablehlo.add %174, %175 : tensor<2x5xf64>
    %177 = stablehlo.multiply %133, %176 : tensor<2x5xf64>
    %178 = stablehlo.subtract %177, %172 : tensor<2x5xf64>
    %cst_49 = stablehlo.constant dense<1.54008621752141E-14> : tensor<f64>
    %179 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %180 = stablehlo.add %178, %179 : tensor<2x5xf64>
    %181 = stablehlo.multiply %133, %180 : tensor<2x5xf64>
    %182 = stablehlo.subtract %181, %176 : tensor<2x5xf64>
    %cst_50 = stablehlo.constant dense<3.8527783827421426E-13> : tensor<f64>
    %183 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %184 = stablehlo.add %182, %183 : tensor<2x5xf64>
    %185 = stablehlo.multiply %133, %184 : tensor<2x5xf64>
    %186 = stablehlo.subtract %185, %180 : tensor<2x5xf64>
    %cst_51 = stablehlo.constant dense<7.180124451383666E-13> : tensor<f64>
    %187 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %188 = stablehlo.add %186, %187 : tensor<2x5xf64>
    %189 = stablehlo.multiply %133, %188 : tensor<2x5xf64>
    %190 = stablehlo.subtract %189, %184 : tensor<2x5xf64>
    %cst_52 = stablehlo.constant dense<-1.7941785315068062E-12> : tensor<f64>
    %191 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %192 = stablehlo.add %190, %191 : tensor<2x5xf64>
    %193 = stablehlo.multiply %133, %192 : tensor<2x5xf64>
    %194 = stablehlo.subtract %193, %188 : tensor<2x5xf64>
    %cst_53 = stablehlo.constant dense<-1.3215811840447713E-11> : tensor<f64>
    %195 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %196 = stablehlo.add %194, %195 : tensor<2x5xf64>
    %197 = stablehlo.multiply %133, %196 : tensor<2x5xf64>
    %198 = stablehlo.subtract %197, %192 : tensor<2x5xf64>
    %cst_54 = stablehlo.constant dense<-3.1499165279632416E-11> : tensor<f64>
    %199 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %200 = stablehlo.add %198, %199 : tensor<2x5xf64>
    %201 = stablehlo.multiply %133, %200 : tensor<2x5xf64>
    %202 = stablehlo.subtract %201, %196 : tensor<2x5xf64>
    %cst_55 = stablehlo.constant dense<1.1889147107846439E-11> : tensor<f64>
    %203 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %204 = stablehlo.add %202, %203 : tensor<2x5xf64>
    %205 = stablehlo.multiply %133, %204 : tensor<2x5xf64>
    %206 = stablehlo.subtract %205, %200 : tensor<2x5xf64>
    %cst_56 = stablehlo.constant dense<4.9406023882249701E-10> : tensor<f64>
    %207 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %208 = stablehlo.add %206, %207 : tensor<2x5xf64>
    %209 = stablehlo.multiply %133, %208 : tensor<2x5xf64>
    %210 = stablehlo.subtract %209, %204 : tensor<2x5xf64>
    %cst_57 = stablehlo.constant dense<3.3962320257083865E-9> : tensor<f64>
    %211 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %212 = stablehlo.add %210, %211 : tensor<2x5xf64>
    %213 = stablehlo.multiply %133, %212 : tensor<2x5xf64>
    %214 = stablehlo.subtract %213, %208 : tensor<2x5xf64>
    %cst_58 = stablehlo.constant dense<2.266668990498178E-8> : tensor<f64>
    %215 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %216 = stablehlo.add %214, %215 : tensor<2x5xf64>
    %217 = stablehlo.multiply %133, %216 : tensor<2x5xf64>
    %218 = stablehlo.subtract %217, %212 : tensor<2x5xf64>
    %cst_59 = stablehlo.constant dense<2.0489185894690638E-7> : tensor<f64>
    %219 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %220 = stablehlo.add %218, %219 : tensor<2x5xf64>
    %221 = stablehlo.multiply %133, %220 : tensor<2x5xf64>
    %222 = stablehlo.subtract %221, %216 : tensor<2x5xf64>
    %cst_60 = stablehlo.constant dense<2.8913705208347567E-6> : tensor<f64>
    %223 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %224 = stablehlo.add %222, %223 : tensor<2x5xf64>
    %225 = stablehlo.multiply %133, %224 : tensor<2x5xf64>
    %226 = stablehlo.subtract %225, %220 : tensor<2x5xf64>
    %cst_61 = stablehlo.constant dense<6.8897583469168245E-5> : tensor<f64>
    %227 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %228 = stablehlo.add %226, %227 : tensor<2x5xf64>
    %229 = stablehlo.multiply %133, %228 : tensor<2x5xf64>
    %230 = stablehlo.subtract %229, %224 : tensor<2x5xf64>
    %cst_62 = stablehlo.constant dense<0.0033691164782556943> : tensor<f64>
    %231 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %232 = stablehlo.add %230, %231 : tensor<2x5xf64>
    %233 = stablehlo.multiply %133, %232 : tensor<2x5xf64>
    %234 = stablehlo.subtract %233, %228 : tensor<2x5xf64>
    %cst_63 = stablehlo.constant dense<0.80449041101410879> : tensor<f64>
    %235 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %236 = stablehlo.add %234, %235 : tensor<2x5xf64>
    %237 = stablehlo.subtract %236, %228 : tensor<2x5xf64>
    %cst_64 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %238 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %239 = stablehlo.multiply %238, %237 : tensor<2x5xf64>
    %240 = stablehlo.sqrt %0 : tensor<2x5xf64>
    %241 = stablehlo.divide %239, %240 : tensor<2x5xf64>
    %cst_65 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %242 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %243 = stablehlo.compare LE, %0, %242, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %244 = stablehlo.select %243, %131, %241 : tensor<2x5xi1>, tensor<2x5xf64>
    %245 = chlo.bessel_i1e %arg0 : tensor<2x5xf64> -> tensor<2x5xf64>
    %246 = stablehlo.sign %arg0 : tensor<2x5xf64>
    %247 = stablehlo.multiply %246, %244 : tensor<2x5xf64>
    %248 = stablehlo.subtract %245, %247 : tensor<2x5xf64>
    %249 = chlo.bessel_i1e %arg0 : tensor<2x5xf64> -> tensor<2x5xf64>
    %250 = stablehlo.abs %arg0 : tensor<2x5xf64>
    %cst_66 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
    %251 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %252 = stablehlo.compare GT, %250, %251, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_67 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
    %253 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %254 = stablehlo.select %252, %arg0, %253 : tensor<2x5xi1>, tensor<2x5xf64>
    %255 = stablehlo.abs %254 : tensor<2x5xf64>
    %cst_68 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %256 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_69 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %257 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_70 = stablehlo.constant dense<3.200000e+01> : tensor<f64>
    %258 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %259 = stablehlo.multiply %256, %255 : tensor<2x5xf64>
    %260 = stablehlo.subtract %259, %257 : tensor<2x5xf64>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %261 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %262 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %263 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %264 = stablehlo.multiply %260, %261 : tensor<2x5xf64>
    %265 = stablehlo.subtract %264, %262 : tensor<2x5xf64>
    %cst_74 = stablehlo.constant dense<-4.4153416464793395E-18> : tensor<f64>
    %266 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %267 = stablehlo.add %265, %266 : tensor<2x5xf64>
    %268 = stablehlo.multiply %260, %267 : tensor<2x5xf64>
    %269 = stablehlo.subtract %268, %261 : tensor<2x5xf64>
    %cst_75 = stablehlo.constant dense<3.3307945188222384E-17> : tensor<f64>
    %270 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %271 = stablehlo.add %269, %270 : tensor<2x5xf64>
    %272 = stablehlo.multiply %260, %271 : tensor<2x5xf64>
    %273 = stablehlo.subtract %272, %267 : tensor<2x5xf64>
    %cst_76 = stablehlo.constant dense<-2.4312798465479549E-16> : tensor<f64>
    %274 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %275 = stablehlo.add %273, %274 : tensor<2x5xf64>
    %276 = stablehlo.multiply %260, %275 : tensor<2x5xf64>
    %277 = stablehlo.subtract %276, %271 : tensor<2x5xf64>
    %cst_77 = stablehlo.constant dense<1.7153912855551331E-15> : tensor<f64>
    %278 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %279 = stablehlo.add %277, %278 : tensor<2x5xf64>
    %280 = stablehlo.multiply %260, %279 : tensor<2x5xf64>
    %281 = stablehlo.subtract %280, %275 : tensor<2x5xf64>
    %cst_78 = stablehlo.constant dense<-1.1685332877993451E-14> : tensor<f64>
    %282 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %283 = stablehlo.add %281, %282 : tensor<2x5xf64>
    %284 = stablehlo.multiply %260, %283 : tensor<2x5xf64>
    %285 = stablehlo.subtract %284, %279 : tensor<2x5xf64>
    %cst_79 = stablehlo.constant dense<7.6761854986049361E-14> : tensor<f64>
    %286 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %287 = stablehlo.add %285, %286 : tensor<2x5xf64>
    %288 = stablehlo.multiply %260, %287 : tensor<2x5xf64>
    %289 = stablehlo.subtract %288, %283 : tensor<2x5xf64>
    %cst_80 = stablehlo.constant dense<-4.856446783111929E-13> : tensor<f64>
    %290 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %291 = stablehlo.add %289, %290 : tensor<2x5xf64>
    %292 = stablehlo.multiply %260, %291 : tensor<2x5xf64>
    %293 = stablehlo.subtract %292, %287 : tensor<2x5xf64>
    %cst_81 = stablehlo.constant dense<2.9550526631296399E-12> : tensor<f64>
    %294 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %295 = stablehlo.add %293, %294 : tensor<2x5xf64>
    %296 = stablehlo.multiply %260, %295 : tensor<2x5xf64>
    %297 = stablehlo.subtract %296, %291 : tensor<2x5xf64>
    %cst_82 = stablehlo.constant dense<-1.7268262914415559E-11> : tensor<f64>
    %298 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %299 = stablehlo.add %297, %298 : tensor<2x5xf64>
    %300 = stablehlo.multiply %260, %299 : tensor<2x5xf64>
    %301 = stablehlo.subtract %300, %295 : tensor<2x5xf64>
    %cst_83 = stablehlo.constant dense<9.6758090353732369E-11> : tensor<f64>
    %302 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %303 = stablehlo.add %301, %302 : tensor<2x5xf64>
    %304 = stablehlo.multiply %260, %303 : tensor<2x5xf64>
    %305 = stablehlo.subtract %304, %299 : tensor<2x5xf64>
    %cst_84 = stablehlo.constant dense<-5.1897956016352627E-10> : tensor<f64>
    %306 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %307 = stablehlo.add %305, %306 : tensor<2x5xf64>
    %308 = stablehlo.multiply %260, %307 : tensor<2x5xf64>
    %309 = stablehlo.subtract %308, %303 : tensor<2x5xf64>
    %cst_85 = stablehlo.constant dense<2.6598237246823866E-9> : tensor<f64>
    %310 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %311 = stablehlo.add %309, %310 : tensor<2x5xf64>
    %312 = stablehlo.multiply %260, %311 : tensor<2x5xf64>
    %313 = stablehlo.subtract %312, %307 : tensor<2x5xf64>
    %cst_86 = stablehlo.constant dense<-1.300025009986248E-8> : tensor<f64>
    %314 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %315 = stablehlo.add %313, %314 : tensor<2x5xf64>
    %316 = stablehlo.multiply %260, %315 : tensor<2x5xf64>
    %317 = stablehlo.subtract %316, %311 : tensor<2x5xf64>
    %cst_87 = stablehlo.constant dense<6.0469950225419186E-8> : tensor<f64>
    %318 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %319 = stablehlo.add %317, %318 : tensor<2x5xf64>
    %320 = stablehlo.multiply %260, %319 : tensor<2x5xf64>
    %321 = stablehlo.subtract %320, %315 : tensor<2x5xf64>
    %cst_88 = stablehlo.constant dense<-2.6707938539406119E-7> : tensor<f64>
    %322 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %323 = stablehlo.add %321, %322 : tensor<2x5xf64>
    %324 = stablehlo.multiply %260, %323 : tensor<2x5xf64>
    %325 = stablehlo.subtract %324, %319 : tensor<2x5xf64>
    %cst_89 = stablehlo.constant dense<1.1173875391201037E-6> : tensor<f64>
    %326 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %327 = stablehlo.add %325, %326 : tensor<2x5xf64>
    %328 = stablehlo.multiply %260, %327 : tensor<2x5xf64>
    %329 = stablehlo.subtract %328, %323 : tensor<2x5xf64>
    %cst_90 = stablehlo.constant dense<-4.4167383584587505E-6> : tensor<f64>
    %330 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %331 = stablehlo.add %329, %330 : tensor<2x5xf64>
    %332 = stablehlo.multiply %260, %331 : tensor<2x5xf64>
    %333 = stablehlo.subtract %332, %327 : tensor<2x5xf64>
    %cst_91 = stablehlo.constant dense<1.6448448070728896E-5> : tensor<f64>
    %334 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %335 = stablehlo.add %333, %334 : tensor<2x5xf64>
    %336 = stablehlo.multiply %260, %335 : tensor<2x5xf64>
    %337 = stablehlo.subtract %336, %331 : tensor<2x5xf64>
    %cst_92 = stablehlo.constant dense<-5.754195010082104E-5> : tensor<f64>
    %338 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %339 = stablehlo.add %337, %338 : tensor<2x5xf64>
    %340 = stablehlo.multiply %260, %339 : tensor<2x5xf64>
    %341 = stablehlo.subtract %340, %335 : tensor<2x5xf64>
    %cst_93 = stablehlo.constant dense<1.8850288509584165E-4> : tensor<f64>
    %342 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %343 = stablehlo.add %341, %342 : tensor<2x5xf64>
    %344 = stablehlo.multiply %260, %343 : tensor<2x5xf64>
    %345 = stablehlo.subtract %344, %339 : tensor<2x5xf64>
    %cst_94 = stablehlo.constant dense<-5.7637557453858236E-4> : tensor<f64>
    %346 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %347 = stablehlo.add %345, %346 : tensor<2x5xf64>
    %348 = stablehlo.multiply %260, %347 : tensor<2x5xf64>
    %349 = stablehlo.subtract %348, %343 : tensor<2x5xf64>
    %cst_95 = stablehlo.constant dense<0.0016394756169413357> : tensor<f64>
    %350 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %351 = stablehlo.add %349, %350 : tensor<2x5xf64>
    %352 = stablehlo.multiply %260, %351 : tensor<2x5xf64>
    %353 = stablehlo.subtract %352, %347 : tensor<2x5xf64>
    %cst_96 = stablehlo.constant dense<-0.0043243099950505759> : tensor<f64>
    %354 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %355 = stablehlo.add %353, %354 : tensor<2x5xf64>
    %356 = stablehlo.multiply %260, %355 : tensor<2x5xf64>
    %357 = stablehlo.subtract %356, %351 : tensor<2x5xf64>
    %cst_97 = stablehlo.constant dense<0.010546460394594998> : tensor<f64>
    %358 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %359 = stablehlo.add %357, %358 : tensor<2x5xf64>
    %360 = stablehlo.multiply %260, %359 : tensor<2x5xf64>
    %361 = stablehlo.subtract %360, %355 : tensor<2x5xf64>
    %cst_98 = stablehlo.constant dense<-0.023737414805899471> : tensor<f64>
    %362 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %363 = stablehlo.add %361, %362 : tensor<2x5xf64>
    %364 = stablehlo.multiply %260, %363 : tensor<2x5xf64>
    %365 = stablehlo.subtract %364, %359 : tensor<2x5xf64>
    %cst_99 = stablehlo.constant dense<0.049305284239670712> : tensor<f64>
    %366 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %367 = stablehlo.add %365, %366 : tensor<2x5xf64>
    %368 = stablehlo.multiply %260, %367 : tensor<2x5xf64>
    %369 = stablehlo.subtract %368, %363 : tensor<2x5xf64>
    %cst_100 = stablehlo.constant dense<-0.094901097048047639> : tensor<f64>
    %370 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %371 = stablehlo.add %369, %370 : tensor<2x5xf64>
    %372 = stablehlo.multiply %260, %371 : tensor<2x5xf64>
    %373 = stablehlo.subtract %372, %367 : tensor<2x5xf64>
    %cst_101 = stablehlo.constant dense<0.17162090152220877> : tensor<f64>
    %374 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %375 = stablehlo.add %373, %374 : tensor<2x5xf64>
    %376 = stablehlo.multiply %260, %375 : tensor<2x5xf64>
    %377 = stablehlo.subtract %376, %371 : tensor<2x5xf64>
    %cst_102 = stablehlo.constant dense<-0.3046826723431984> : tensor<f64>
    %378 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %379 = stablehlo.add %377, %378 : tensor<2x5xf64>
    %380 = stablehlo.multiply %260, %379 : tensor<2x5xf64>
    %381 = stablehlo.subtract %380, %375 : tensor<2x5xf64>
    %cst_103 = stablehlo.constant dense<0.67679527440947607> : tensor<f64>
    %382 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %383 = stablehlo.add %381, %382 : tensor<2x5xf64>
    %384 = stablehlo.subtract %383, %375 : tensor<2x5xf64>
    %cst_104 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %385 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %386 = stablehlo.multiply %385, %384 : tensor<2x5xf64>
    %387 = stablehlo.divide %258, %255 : tensor<2x5xf64>
    %388 = stablehlo.subtract %387, %257 : tensor<2x5xf64>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %389 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %390 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %391 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %392 = stablehlo.multiply %388, %389 : tensor<2x5xf64>
    %393 = stablehlo.subtract %392, %390 : tensor<2x5xf64>
    %cst_108 = stablehlo.constant dense<-7.2331804878747538E-18> : tensor<f64>
    %394 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %395 = stablehlo.add %393, %394 : tensor<2x5xf64>
    %396 = stablehlo.multiply %388, %395 : tensor<2x5xf64>
    %397 = stablehlo.subtract %396, %389 : tensor<2x5xf64>
    %cst_109 = stablehlo.constant dense<-4.8305044859441819E-18> : tensor<f64>
    %398 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %399 = stablehlo.add %397, %398 : tensor<2x5xf64>
    %400 = stablehlo.multiply %388, %399 : tensor<2x5xf64>
    %401 = stablehlo.subtract %400, %395 : tensor<2x5xf64>
    %cst_110 = stablehlo.constant dense<4.4656214202967598E-17> : tensor<f64>
    %402 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %403 = stablehlo.add %401, %402 : tensor<2x5xf64>
    %404 = stablehlo.multiply %388, %403 : tensor<2x5xf64>
    %405 = stablehlo.subtract %404, %399 : tensor<2x5xf64>
    %cst_111 = stablehlo.constant dense<3.4612228676974612E-17> : tensor<f64>
    %406 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %407 = stablehlo.add %405, %406 : tensor<2x5xf64>
    %408 = stablehlo.multiply %388, %407 : tensor<2x5xf64>
    %409 = stablehlo.subtract %408, %403 : tensor<2x5xf64>
    %cst_112 = stablehlo.constant dense<-2.8276239805165836E-16> : tensor<f64>
    %410 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %411 = stablehlo.add %409, %410 : tensor<2x5xf64>
    %412 = stablehlo.multiply %388, %411 : tensor<2x5xf64>
    %413 = stablehlo.subtract %412, %407 : tensor<2x5xf64>
    %cst_113 = stablehlo.constant dense<-3.425485619677219E-16> : tensor<f64>
    %414 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %415 = stablehlo.add %413, %414 : tensor<2x5xf64>
    %416 = stablehlo.multiply %388, %415 : tensor<2x5xf64>
    %417 = stablehlo.subtract %416, %411 : tensor<2x5xf64>
    %cst_114 = stablehlo.constant dense<1.7725601330565263E-15> : tensor<f64>
    %418 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %419 = stablehlo.add %417, %418 : tensor<2x5xf64>
    %420 = stablehlo.multiply %388, %419 : tensor<2x5xf64>
    %421 = stablehlo.subtract %420, %415 : tensor<2x5xf64>
    %cst_115 = stablehlo.constant dense<3.8116806693526224E-15> : tensor<f64>
    %422 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %423 = stablehlo.add %421, %422 : tensor<2x5xf64>
    %424 = stablehlo.multiply %388, %423 : tensor<2x5xf64>
    %425 = stablehlo.subtract %424, %419 : tensor<2x5xf64>
    %cst_116 = stablehlo.constant dense<-9.5548466988283073E-15> : tensor<f64>
    %426 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %427 = stablehlo.add %425, %426 : tensor<2x5xf64>
    %428 = stablehlo.multiply %388, %427 : tensor<2x5xf64>
    %429 = stablehlo.subtract %428, %423 : tensor<2x5xf64>
    %cst_117 = stablehlo.constant dense<-4.1505693472872222E-14> : tensor<f64>
    %430 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %431 = stablehlo.add %429, %430 : tensor<2x5xf64>
    %432 = stablehlo.multiply %388, %431 : tensor<2x5xf64>
    %433 = stablehlo.subtract %432, %427 : tensor<2x5xf64>
    %cst_118 = stablehlo.constant dense<1.54008621752141E-14> : tensor<f64>
    %434 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %435 = stablehlo.add %433, %434 : tensor<2x5xf64>
    %436 = stablehlo.multiply %388, %435 : tensor<2x5xf64>
    %437 = stablehlo.subtract %436, %431 : tensor<2x5xf64>
    %cst_119 = stablehlo.constant dense<3.8527783827421426E-13> : tensor<f64>
    %438 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %439 = stablehlo.add %437, %438 : tensor<2x5xf64>
    %440 = stablehlo.multiply %388, %439 : tensor<2x5xf64>
    %441 = stablehlo.subtract %440, %435 : tensor<2x5xf64>
    %cst_120 = stablehlo.constant dense<7.180124451383666E-13> : tensor<f64>
    %442 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %443 = stablehlo.add %441, %442 : tensor<2x5xf64>
    %444 = stablehlo.multiply %388, %443 : tensor<2x5xf64>
    %445 = stablehlo.subtract %444, %439 : tensor<2x5xf64>
    %cst_121 = stablehlo.constant dense<-1.7941785315068062E-12> : tensor<f64>
    %446 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %447 = stablehlo.add %445, %446 : tensor<2x5xf64>
    %448 = stablehlo.multiply %388, %447 : tensor<2x5xf64>
    %449 = stablehlo.subtract %448, %443 : tensor<2x5xf64>
    %cst_122 = stablehlo.constant dense<-1.3215811840447713E-11> : tensor<f64>
    %450 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %451 = stablehlo.add %449, %450 : tensor<2x5xf64>
    %452 = stablehlo.multiply %388, %451 : tensor<2x5xf64>
    %453 = stablehlo.subtract %452, %447 : tensor<2x5xf64>
    %cst_123 = stablehlo.constant dense<-3.1499165279632416E-11> : tensor<f64>
    %454 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %455 = stablehlo.add %453, %454 : tensor<2x5xf64>
    %456 = stablehlo.multiply %388, %455 : tensor<2x5xf64>
    %457 = stablehlo.subtract %456, %451 : tensor<2x5xf64>
    %cst_124 = stablehlo.constant dense<1.1889147107846439E-11> : tensor<f64>
    %458 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %459 = stablehlo.add %457, %458 : tensor<2x5xf64>
    %460 = stablehlo.multiply %388, %459 : tensor<2x5xf64>
    %461 = stablehlo.subtract %460, %455 : tensor<2x5xf64>
    %cst_125 = stablehlo.constant dense<4.9406023882249701E-10> : tensor<f64>
    %462 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %463 = stablehlo.add %461, %462 : tensor<2x5xf64>
    %464 = stablehlo.multiply %388, %463 : tensor<2x5xf64>
    %465 = stablehlo.subtract %464, %459 : tensor<2x5xf64>
    %cst_126 = stablehlo.constant dense<3.3962320257083865E-9> : tensor<f64>
    %466 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %467 = stablehlo.add %465, %466 : tensor<2x5xf64>
    %468 = stablehlo.multiply %388, %467 : tensor<2x5xf64>
    %469 = stablehlo.subtract %468, %463 : tensor<2x5xf64>
    %cst_127 = stablehlo.constant dense<2.266668990498178E-8> : tensor<f64>
    %470 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %471 = stablehlo.add %469, %470 : tensor<2x5xf64>
    %472 = stablehlo.multiply %388, %471 : tensor<2x5xf64>
    %473 = stablehlo.subtract %472, %467 : tensor<2x5xf64>
    %cst_128 = stablehlo.constant dense<2.0489185894690638E-7> : tensor<f64>
    %474 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %475 = stablehlo.add %473, %474 : tensor<2x5xf64>
    %476 = stablehlo.multiply %388, %475 : tensor<2x5xf64>
    %477 = stablehlo.subtract %476, %471 : tensor<2x5xf64>
    %cst_129 = stablehlo.constant dense<2.8913705208347567E-6> : tensor<f64>
    %478 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %479 = stablehlo.add %477, %478 : tensor<2x5xf64>
    %480 = stablehlo.multiply %388, %479 : tensor<2x5xf64>
    %481 = stablehlo.subtract %480, %475 : tensor<2x5xf64>
    %cst_130 = stablehlo.constant dense<6.8897583469168245E-5> : tensor<f64>
    %482 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %483 = stablehlo.add %481, %482 : tensor<2x5xf64>
    %484 = stablehlo.multiply %388, %483 : tensor<2x5xf64>
    %485 = stablehlo.subtract %484, %479 : tensor<2x5xf64>
    %cst_131 = stablehlo.constant dense<0.0033691164782556943> : tensor<f64>
    %486 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %487 = stablehlo.add %485, %486 : tensor<2x5xf64>
    %488 = stablehlo.multiply %388, %487 : tensor<2x5xf64>
    %489 = stablehlo.subtract %488, %483 : tensor<2x5xf64>
    %cst_132 = stablehlo.constant dense<0.80449041101410879> : tensor<f64>
    %490 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %491 = stablehlo.add %489, %490 : tensor<2x5xf64>
    %492 = stablehlo.subtract %491, %483 : tensor<2x5xf64>
    %cst_133 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %493 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %494 = stablehlo.multiply %493, %492 : tensor<2x5xf64>
    %495 = stablehlo.sqrt %255 : tensor<2x5xf64>
    %496 = stablehlo.divide %494, %495 : tensor<2x5xf64>
    %cst_134 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %497 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %498 = stablehlo.compare LE, %255, %497, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %499 = stablehlo.select %498, %386, %496 : tensor<2x5xi1>, tensor<2x5xf64>
    %500 = stablehlo.sign %254 : tensor<2x5xf64>
    %cst_135 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %501 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %502 = stablehlo.divide %501, %254 : tensor<2x5xf64>
    %503 = stablehlo.add %500, %502 : tensor<2x5xf64>
    %504 = stablehlo.multiply %249, %503 : tensor<2x5xf64>
    %505 = stablehlo.subtract %499, %504 : tensor<2x5xf64>
    %cst_136 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %506 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %507 = stablehlo.select %252, %505, %506 : tensor<2x5xi1>, tensor<2x5xf64>
    %508 = stablehlo.add %244, %249 : tensor<2x5xf64>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %509 = stablehlo.reduce(%508 init: %cst_137) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5xf64>, tensor<f64>) -> tensor<f64>
    %cst_138 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %510 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %511 = stablehlo.multiply %510, %507 : tensor<2x5xf64>
    %512 = stablehlo.multiply %510, %248 : tensor<2x5xf64>
    %513 = stablehlo.add %511, %512 : tensor<2x5xf64>
    %514 = stablehlo.abs %arg0 : tensor<2x5xf64>
    %cst_139 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %515 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_140 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %516 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_141 = stablehlo.constant dense<3.200000e+01> : tensor<f64>
    %517 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %518 = stablehlo.multiply %515, %514 : tensor<2x5xf64>
    %519 = stablehlo.subtract %518, %516 : tensor<2x5xf64>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %520 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %521 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %522 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %523 = stablehlo.multiply %519, %520 : tensor<2x5xf64>
    %524 = stablehlo.subtract %523, %521 : tensor<2x5xf64>
    %cst_145 = stablehlo.constant dense<-4.4153416464793395E-18> : tensor<f64>
    %525 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %526 = stablehlo.add %524, %525 : tensor<2x5xf64>
    %527 = stablehlo.multiply %519, %526 : tensor<2x5xf64>
    %528 = stablehlo.subtract %527, %520 : tensor<2x5xf64>
    %cst_146 = stablehlo.constant dense<3.3307945188222384E-17> : tensor<f64>
    %529 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %530 = stablehlo.add %528, %529 : tensor<2x5xf64>
    %531 = stablehlo.multiply %519, %530 : tensor<2x5xf64>
    %532 = stablehlo.subtract %531, %526 : tensor<2x5xf64>
    %cst_147 = stablehlo.constant dense<-2.4312798465479549E-16> : tensor<f64>
    %533 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %534 = stablehlo.add %532, %533 : tensor<2x5xf64>
    %535 = stablehlo.multiply %519, %534 : tensor<2x5xf64>
    %536 = stablehlo.subtract %535, %530 : tensor<2x5xf64>
    %cst_148 = stablehlo.constant dense<1.7153912855551331E-15> : tensor<f64>
    %537 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %538 = stablehlo.add %536, %537 : tensor<2x5xf64>
    %539 = stablehlo.multiply %519, %538 : tensor<2x5xf64>
    %540 = stablehlo.subtract %539, %534 : tensor<2x5xf64>
    %cst_149 = stablehlo.constant dense<-1.1685332877993451E-14> : tensor<f64>
    %541 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %542 = stablehlo.add %540, %541 : tensor<2x5xf64>
    %543 = stablehlo.multiply %519, %542 : tensor<2x5xf64>
    %544 = stablehlo.subtract %543, %538 : tensor<2x5xf64>
    %cst_150 = stablehlo.constant dense<7.6761854986049361E-14> : tensor<f64>
    %545 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %546 = stablehlo.add %544, %545 : tensor<2x5xf64>
    %547 = stablehlo.multiply %519, %546 : tensor<2x5xf64>
    %548 = stablehlo.subtract %547, %542 : tensor<2x5xf64>
    %cst_151 = stablehlo.constant dense<-4.856446783111929E-13> : tensor<f64>
    %549 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %550 = stablehlo.add %548, %549 : tensor<2x5xf64>
    %551 = stablehlo.multiply %519, %550 : tensor<2x5xf64>
    %552 = stablehlo.subtract %551, %546 : tensor<2x5xf64>
    %cst_152 = stablehlo.constant dense<2.9550526631296399E-12> : tensor<f64>
    %553 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %554 = stablehlo.add %552, %553 : tensor<2x5xf64>
    %555 = stablehlo.multiply %519, %554 : tensor<2x5xf64>
    %556 = stablehlo.subtract %555, %550 : tensor<2x5xf64>
    %cst_153 = stablehlo.constant dense<-1.7268262914415559E-11> : tensor<f64>
    %557 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %558 = stablehlo.add %556, %557 : tensor<2x5xf64>
    %559 = stablehlo.multiply %519, %558 : tensor<2x5xf64>
    %560 = stablehlo.subtract %559, %554 : tensor<2x5xf64>
    %cst_154 = stablehlo.constant dense<9.6758090353732369E-11> : tensor<f64>
    %561 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %562 = stablehlo.add %560, %561 : tensor<2x5xf64>
    %563 = stablehlo.multiply %519, %562 : tensor<2x5xf64>
    %564 = stablehlo.subtract %563, %558 : tensor<2x5xf64>
    %cst_155 = stablehlo.constant dense<-5.1897956016352627E-10> : tensor<f64>
    %565 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %566 = stablehlo.add %564, %565 : tensor<2x5xf64>
    %567 = stablehlo.multiply %519, %566 : tensor<2x5xf64>
    %568 = stablehlo.subtract %567, %562 : tensor<2x5xf64>
    %cst_156 = stablehlo.constant dense<2.6598237246823866E-9> : tensor<f64>
    %569 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %570 = stablehlo.add %568, %569 : tensor<2x5xf64>
    %571 = stablehlo.multiply %519, %570 : tensor<2x5xf64>
    %572 = stablehlo.subtract %571, %566 : tensor<2x5xf64>
    %cst_157 = stablehlo.constant dense<-1.300025009986248E-8> : tensor<f64>
    %573 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %574 = stablehlo.add %572, %573 : tensor<2x5xf64>
    %575 = stablehlo.multiply %519, %574 : tensor<2x5xf64>
    %576 = stablehlo.subtract %575, %570 : tensor<2x5xf64>
    %cst_158 = stablehlo.constant dense<6.0469950225419186E-8> : tensor<f64>
    %577 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %578 = stablehlo.add %576, %577 : tensor<2x5xf64>
    %579 = stablehlo.multiply %519, %578 : tensor<2x5xf64>
    %580 = stablehlo.subtract %579, %574 : tensor<2x5xf64>
    %cst_159 = stablehlo.constant dense<-2.6707938539406119E-7> : tensor<f64>
    %581 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %582 = stablehlo.add %580, %581 : tensor<2x5xf64>
    %583 = stablehlo.multiply %519, %582 : tensor<2x5xf64>
    %584 = stablehlo.subtract %583, %578 : tensor<2x5xf64>
    %cst_160 = stablehlo.constant dense<1.1173875391201037E-6> : tensor<f64>
    %585 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %586 = stablehlo.add %584, %585 : tensor<2x5xf64>
    %587 = stablehlo.multiply %519, %586 : tensor<2x5xf64>
    %588 = stablehlo.subtract %587, %582 : tensor<2x5xf64>
    %cst_161 = stablehlo.constant dense<-4.4167383584587505E-6> : tensor<f64>
    %589 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %590 = stablehlo.add %588, %589 : tensor<2x5xf64>
    %591 = stablehlo.multiply %519, %590 : tensor<2x5xf64>
    %592 = stablehlo.subtract %591, %586 : tensor<2x5xf64>
    %cst_162 = stablehlo.constant dense<1.6448448070728896E-5> : tensor<f64>
    %593 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %594 = stablehlo.add %592, %593 : tensor<2x5xf64>
    %595 = stablehlo.multiply %519, %594 : tensor<2x5xf64>
    %596 = stablehlo.subtract %595, %590 : tensor<2x5xf64>
    %cst_163 = stablehlo.constant dense<-5.754195010082104E-5> : tensor<f64>
    %597 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %598 = stablehlo.add %596, %597 : tensor<2x5xf64>
    %599 = stablehlo.multiply %519, %598 : tensor<2x5xf64>
    %600 = stablehlo.subtract %599, %594 : tensor<2x5xf64>
    %cst_164 = stablehlo.constant dense<1.8850288509584165E-4> : tensor<f64>
    %601 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %602 = stablehlo.add %600, %601 : tensor<2x5xf64>
    %603 = stablehlo.multiply %519, %602 : tensor<2x5xf64>
    %604 = stablehlo.subtract %603, %598 : tensor<2x5xf64>
    %cst_165 = stablehlo.constant dense<-5.7637557453858236E-4> : tensor<f64>
    %605 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %606 = stablehlo.add %604, %605 : tensor<2x5xf64>
    %607 = stablehlo.multiply %519, %606 : tensor<2x5xf64>
    %608 = stablehlo.subtract %607, %602 : tensor<2x5xf64>
    %cst_166 = stablehlo.constant dense<0.0016394756169413357> : tensor<f64>
    %609 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %610 = stablehlo.add %608, %609 : tensor<2x5xf64>
    %611 = stablehlo.multiply %519, %610 : tensor<2x5xf64>
    %612 = stablehlo.subtract %611, %606 : tensor<2x5xf64>
    %cst_167 = stablehlo.constant dense<-0.0043243099950505759> : tensor<f64>
    %613 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %614 = stablehlo.add %612, %613 : tensor<2x5xf64>
    %615 = stablehlo.multiply %519, %614 : tensor<2x5xf64>
    %616 = stablehlo.subtract %615, %610 : tensor<2x5xf64>
    %cst_168 = stablehlo.constant dense<0.010546460394594998> : tensor<f64>
    %617 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %618 = stablehlo.add %616, %617 : tensor<2x5xf64>
    %619 = stablehlo.multiply %519, %618 : tensor<2x5xf64>
    %620 = stablehlo.subtract %619, %614 : tensor<2x5xf64>
    %cst_169 = stablehlo.constant dense<-0.023737414805899471> : tensor<f64>
    %621 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %622 = stablehlo.add %620, %621 : tensor<2x5xf64>
    %623 = stablehlo.multiply %519, %622 : tensor<2x5xf64>
    %624 = stablehlo.subtract %623, %618 : tensor<2x5xf64>
    %cst_170 = stablehlo.constant dense<0.049305284239670712> : tensor<f64>
    %625 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %626 = stablehlo.add %624, %625 : tensor<2x5xf64>
    %627 = stablehlo.multiply %519, %626 : tensor<2x5xf64>
    %628 = stablehlo.subtract %627, %622 : tensor<2x5xf64>
    %cst_171 = stablehlo.constant dense<-0.094901097048047639> : tensor<f64>
    %629 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %630 = stablehlo.add %628, %629 : tensor<2x5xf64>
    %631 = stablehlo.multiply %519, %630 : tensor<2x5xf64>
    %632 = stablehlo.subtract %631, %626 : tensor<2x5xf64>
    %cst_172 = stablehlo.constant dense<0.17162090152220877> : tensor<f64>
    %633 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %634 = stablehlo.add %632, %633 : tensor<2x5xf64>
    %635 = stablehlo.multiply %519, %634 : tensor<2x5xf64>
    %636 = stablehlo.subtract %635, %630 : tensor<2x5xf64>
    %cst_173 = stablehlo.constant dense<-0.3046826723431984> : tensor<f64>
    %637 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %638 = stablehlo.add %636, %637 : tensor<2x5xf64>
    %639 = stablehlo.multiply %519, %638 : tensor<2x5xf64>
    %640 = stablehlo.subtract %639, %634 : tensor<2x5xf64>
    %cst_174 = stablehlo.constant dense<0.67679527440947607> : tensor<f64>
    %641 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %642 = stablehlo.add %640, %641 : tensor<2x5xf64>
    %643 = stablehlo.subtract %642, %634 : tensor<2x5xf64>
    %cst_175 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %644 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %645 = stablehlo.multiply %644, %643 : tensor<2x5xf64>
    %646 = stablehlo.divide %517, %514 : tensor<2x5xf64>
    %647 = stablehlo.subtract %646, %516 : tensor<2x5xf64>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %648 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %649 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %650 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %651 = stablehlo.multiply %647, %648 : tensor<2x5xf64>
    %652 = stablehlo.subtract %651, %649 : tensor<2x5xf64>
    %cst_179 = stablehlo.constant dense<-7.2331804878747538E-18> : tensor<f64>
    %653 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %654 = stablehlo.add %652, %653 : tensor<2x5xf64>
    %655 = stablehlo.multiply %647, %654 : tensor<2x5xf64>
    %656 = stablehlo.subtract %655, %648 : tensor<2x5xf64>
    %cst_180 = stablehlo.constant dense<-4.8305044859441819E-18> : tensor<f64>
    %657 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %658 = stablehlo.add %656, %657 : tensor<2x5xf64>
    %659 = stablehlo.multiply %647, %658 : tensor<2x5xf64>
    %660 = stablehlo.subtract %659, %654 : tensor<2x5xf64>
    %cst_181 = stablehlo.constant dense<4.4656214202967598E-17> : tensor<f64>
    %661 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %662 = stablehlo.add %660, %661 : tensor<2x5xf64>
    %663 = stablehlo.multiply %647, %662 : tensor<2x5xf64>
    %664 = stablehlo.subtract %663, %658 : tensor<2x5xf64>
    %cst_182 = stablehlo.constant dense<3.4612228676974612E-17> : tensor<f64>
    %665 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %666 = stablehlo.add %664, %665 : tensor<2x5xf64>
    %667 = stablehlo.multiply %647, %666 : tensor<2x5xf64>
    %668 = stablehlo.subtract %667, %662 : tensor<2x5xf64>
    %cst_183 = stablehlo.constant dense<-2.8276239805165836E-16> : tensor<f64>
    %669 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %670 = stablehlo.add %668, %669 : tensor<2x5xf64>
    %671 = stablehlo.multiply %647, %670 : tensor<2x5xf64>
    %672 = stablehlo.subtract %671, %666 : tensor<2x5xf64>
    %cst_184 = stablehlo.constant dense<-3.425485619677219E-16> : tensor<f64>
    %673 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %674 = stablehlo.add %672, %673 : tensor<2x5xf64>
    %675 = stablehlo.multiply %647, %674 : tensor<2x5xf64>
    %676 = stablehlo.subtract %675, %670 : tensor<2x5xf64>
    %cst_185 = stablehlo.constant dense<1.7725601330565263E-15> : tensor<f64>
    %677 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %678 = stablehlo.add %676, %677 : tensor<2x5xf64>
    %679 = stablehlo.multiply %647, %678 : tensor<2x5xf64>
    %680 = stablehlo.subtract %679, %674 : tensor<2x5xf64>
    %cst_186 = stablehlo.constant dense<3.8116806693526224E-15> : tensor<f64>
    %681 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %682 = stablehlo.add %680, %681 : tensor<2x5xf64>
    %683 = stablehlo.multiply %647, %682 : tensor<2x5xf64>
    %684 = stablehlo.subtract %683, %678 : tensor<2x5xf64>
    %cst_187 = stablehlo.constant dense<-9.5548466988283073E-15> : tensor<f64>
    %685 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %686 = stablehlo.add %684, %685 : tensor<2x5xf64>
    %687 = stablehlo.multiply %647, %686 : tensor<2x5xf64>
    %688 = stablehlo.subtract %687, %682 : tensor<2x5xf64>
    %cst_188 = stablehlo.constant dense<-4.1505693472872222E-14> : tensor<f64>
    %689 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %690 = stablehlo.add %688, %689 : tensor<2x5xf64>
    %691 = stablehlo.multiply %647, %690 : tensor<2x5xf64>
    %692 = stablehlo.subtract %691, %686 : tensor<2x5xf64>
    %cst_189 = stablehlo.constant dense<1.54008621752141E-14> : tensor<f64>
    %693 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %694 = stablehlo.add %692, %693 : tensor<2x5xf64>
    %695 = stablehlo.multiply %647, %694 : tensor<2x5xf64>
    %696 = stablehlo.subtract %695, %690 : tensor<2x5xf64>
    %cst_190 = stablehlo.constant dense<3.8527783827421426E-13> : tensor<f64>
    %697 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %698 = stablehlo.add %696, %697 : tensor<2x5xf64>
    %699 = stablehlo.multiply %647, %698 : tensor<2x5xf64>
    %700 = stablehlo.subtract %699, %694 : tensor<2x5xf64>
    %cst_191 = stablehlo.constant dense<7.180124451383666E-13> : tensor<f64>
    %701 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %702 = stablehlo.add %700, %701 : tensor<2x5xf64>
    %703 = stablehlo.multiply %647, %702 : tensor<2x5xf64>
    %704 = stablehlo.subtract %703, %698 : tensor<2x5xf64>
    %cst_192 = stablehlo.constant dense<-1.7941785315068062E-12> : tensor<f64>
    %705 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %706 = stablehlo.add %704, %705 : tensor<2x5xf64>
    %707 = stablehlo.multiply %647, %706 : tensor<2x5xf64>
    %708 = stablehlo.subtract %707, %702 : tensor<2x5xf64>
    %cst_193 = stablehlo.constant dense<-1.3215811840447713E-11> : tensor<f64>
    %709 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %710 = stablehlo.add %708, %709 : tensor<2x5xf64>
    %711 = stablehlo.multiply %647, %710 : tensor<2x5xf64>
    %712 = stablehlo.subtract %711, %706 : tensor<2x5xf64>
    %cst_194 = stablehlo.constant dense<-3.1499165279632416E-11> : tensor<f64>
    %713 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %714 = stablehlo.add %712, %713 : tensor<2x5xf64>
    %715 = stablehlo.multiply %647, %714 : tensor<2x5xf64>
    %716 = stablehlo.subtract %715, %710 : tensor<2x5xf64>
    %cst_195 = stablehlo.constant dense<1.1889147107846439E-11> : tensor<f64>
    %717 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %718 = stablehlo.add %716, %717 : tensor<2x5xf64>
    %719 = stablehlo.multiply %647, %718 : tensor<2x5xf64>
    %720 = stablehlo.subtract %719, %714 : tensor<2x5xf64>
    %cst_196 = stablehlo.constant dense<4.9406023882249701E-10> : tensor<f64>
    %721 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %722 = stablehlo.add %720, %721 : tensor<2x5xf64>
    %723 = stablehlo.multiply %647, %722 : tensor<2x5xf64>
    %724 = stablehlo.subtract %723, %718 : tensor<2x5xf64>
    %cst_197 = stablehlo.constant dense<3.3962320257083865E-9> : tensor<f64>
    %725 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %726 = stablehlo.add %724, %725 : tensor<2x5xf64>
    %727 = stablehlo.multiply %647, %726 : tensor<2x5xf64>
    %728 = stablehlo.subtract %727, %722 : tensor<2x5xf64>
    %cst_198 = stablehlo.constant dense<2.266668990498178E-8> : tensor<f64>
    %729 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %730 = stablehlo.add %728, %729 : tensor<2x5xf64>
    %731 = stablehlo.multiply %647, %730 : tensor<2x5xf64>
    %732 = stablehlo.subtract %731, %726 : tensor<2x5xf64>
    %cst_199 = stablehlo.constant dense<2.0489185894690638E-7> : tensor<f64>
    %733 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %734 = stablehlo.add %732, %733 : tensor<2x5xf64>
    %735 = stablehlo.multiply %647, %734 : tensor<2x5xf64>
    %736 = stablehlo.subtract %735, %730 : tensor<2x5xf64>
    %cst_200 = stablehlo.constant dense<2.8913705208347567E-6> : tensor<f64>
    %737 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %738 = stablehlo.add %736, %737 : tensor<2x5xf64>
    %739 = stablehlo.multiply %647, %738 : tensor<2x5xf64>
    %740 = stablehlo.subtract %739, %734 : tensor<2x5xf64>
    %cst_201 = stablehlo.constant dense<6.8897583469168245E-5> : tensor<f64>
    %741 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %742 = stablehlo.add %740, %741 : tensor<2x5xf64>
    %743 = stablehlo.multiply %647, %742 : tensor<2x5xf64>
    %744 = stablehlo.subtract %743, %738 : tensor<2x5xf64>
    %cst_202 = stablehlo.constant dense<0.0033691164782556943> : tensor<f64>
    %745 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %746 = stablehlo.add %744, %745 : tensor<2x5xf64>
    %747 = stablehlo.multiply %647, %746 : tensor<2x5xf64>
    %748 = stablehlo.subtract %747, %742 : tensor<2x5xf64>
    %cst_203 = stablehlo.constant dense<0.80449041101410879> : tensor<f64>
    %749 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %750 = stablehlo.add %748, %749 : tensor<2x5xf64>
    %751 = stablehlo.subtract %750, %742 : tensor<2x5xf64>
    %cst_204 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %752 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %753 = stablehlo.multiply %752, %751 : tensor<2x5xf64>
    %754 = stablehlo.sqrt %514 : tensor<2x5xf64>
    %755 = stablehlo.divide %753, %754 : tensor<2x5xf64>
    %cst_205 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %756 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %757 = stablehlo.compare LE, %514, %756, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %758 = stablehlo.select %757, %645, %755 : tensor<2x5xi1>, tensor<2x5xf64>
    %759 = chlo.bessel_i1e %arg0 : tensor<2x5xf64> -> tensor<2x5xf64>
    %760 = stablehlo.add %758, %759 : tensor<2x5xf64>
    %761 = stablehlo.abs %arg0 : tensor<2x5xf64>
    %cst_206 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %762 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_207 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %763 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_208 = stablehlo.constant dense<3.200000e+01> : tensor<f64>
    %764 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %765 = stablehlo.multiply %762, %761 : tensor<2x5xf64>
    %766 = stablehlo.subtract %765, %763 : tensor<2x5xf64>
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %767 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %768 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %769 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %770 = stablehlo.multiply %766, %767 : tensor<2x5xf64>
    %771 = stablehlo.subtract %770, %768 : tensor<2x5xf64>
    %cst_212 = stablehlo.constant dense<-4.4153416464793395E-18> : tensor<f64>
    %772 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %773 = stablehlo.add %771, %772 : tensor<2x5xf64>
    %774 = stablehlo.multiply %766, %773 : tensor<2x5xf64>
    %775 = stablehlo.subtract %774, %767 : tensor<2x5xf64>
    %cst_213 = stablehlo.constant dense<3.3307945188222384E-17> : tensor<f64>
    %776 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %777 = stablehlo.add %775, %776 : tensor<2x5xf64>
    %778 = stablehlo.multiply %766, %777 : tensor<2x5xf64>
    %779 = stablehlo.subtract %778, %773 : tensor<2x5xf64>
    %cst_214 = stablehlo.constant dense<-2.4312798465479549E-16> : tensor<f64>
    %780 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %781 = stablehlo.add %779, %780 : tensor<2x5xf64>
    %782 = stablehlo.multiply %766, %781 : tensor<2x5xf64>
    %783 = stablehlo.subtract %782, %777 : tensor<2x5xf64>
    %cst_215 = stablehlo.constant dense<1.7153912855551331E-15> : tensor<f64>
    %784 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %785 = stablehlo.add %783, %784 : tensor<2x5xf64>
    %786 = stablehlo.multiply %766, %785 : tensor<2x5xf64>
    %787 = stablehlo.subtract %786, %781 : tensor<2x5xf64>
    %cst_216 = stablehlo.constant dense<-1.1685332877993451E-14> : tensor<f64>
    %788 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %789 = stablehlo.add %787, %788 : tensor<2x5xf64>
    %790 = stablehlo.multiply %766, %789 : tensor<2x5xf64>
    %791 = stablehlo.subtract %790, %785 : tensor<2x5xf64>
    %cst_217 = stablehlo.constant dense<7.6761854986049361E-14> : tensor<f64>
    %792 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %793 = stablehlo.add %791, %792 : tensor<2x5xf64>
    %794 = stablehlo.multiply %766, %793 : tensor<2x5xf64>
    %795 = stablehlo.subtract %794, %789 : tensor<2x5xf64>
    %cst_218 = stablehlo.constant dense<-4.856446783111929E-13> : tensor<f64>
    %796 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %797 = stablehlo.add %795, %796 : tensor<2x5xf64>
    %798 = stablehlo.multiply %766, %797 : tensor<2x5xf64>
    %799 = stablehlo.subtract %798, %793 : tensor<2x5xf64>
    %cst_219 = stablehlo.constant dense<2.9550526631296399E-12> : tensor<f64>
    %800 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %801 = stablehlo.add %799, %800 : tensor<2x5xf64>
    %802 = stablehlo.multiply %766, %801 : tensor<2x5xf64>
    %803 = stablehlo.subtract %802, %797 : tensor<2x5xf64>
    %cst_220 = stablehlo.constant dense<-1.7268262914415559E-11> : tensor<f64>
    %804 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %805 = stablehlo.add %803, %804 : tensor<2x5xf64>
    %806 = stablehlo.multiply %766, %805 : tensor<2x5xf64>
    %807 = stablehlo.subtract %806, %801 : tensor<2x5xf64>
    %cst_221 = stablehlo.constant dense<9.6758090353732369E-11> : tensor<f64>
    %808 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %809 = stablehlo.add %807, %808 : tensor<2x5xf64>
    %810 = stablehlo.multiply %766, %809 : tensor<2x5xf64>
    %811 = stablehlo.subtract %810, %805 : tensor<2x5xf64>
    %cst_222 = stablehlo.constant dense<-5.1897956016352627E-10> : tensor<f64>
    %812 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %813 = stablehlo.add %811, %812 : tensor<2x5xf64>
    %814 = stablehlo.multiply %766, %813 : tensor<2x5xf64>
    %815 = stablehlo.subtract %814, %809 : tensor<2x5xf64>
    %cst_223 = stablehlo.constant dense<2.6598237246823866E-9> : tensor<f64>
    %816 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %817 = stablehlo.add %815, %816 : tensor<2x5xf64>
    %818 = stablehlo.multiply %766, %817 : tensor<2x5xf64>
    %819 = stablehlo.subtract %818, %813 : tensor<2x5xf64>
    %cst_224 = stablehlo.constant dense<-1.300025009986248E-8> : tensor<f64>
    %820 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %821 = stablehlo.add %819, %820 : tensor<2x5xf64>
    %822 = stablehlo.multiply %766, %821 : tensor<2x5xf64>
    %823 = stablehlo.subtract %822, %817 : tensor<2x5xf64>
    %cst_225 = stablehlo.constant dense<6.0469950225419186E-8> : tensor<f64>
    %824 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %825 = stablehlo.add %823, %824 : tensor<2x5xf64>
    %826 = stablehlo.multiply %766, %825 : tensor<2x5xf64>
    %827 = stablehlo.subtract %826, %821 : tensor<2x5xf64>
    %cst_226 = stablehlo.constant dense<-2.6707938539406119E-7> : tensor<f64>
    %828 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %829 = stablehlo.add %827, %828 : tensor<2x5xf64>
    %830 = stablehlo.multiply %766, %829 : tensor<2x5xf64>
    %831 = stablehlo.subtract %830, %825 : tensor<2x5xf64>
    %cst_227 = stablehlo.constant dense<1.1173875391201037E-6> : tensor<f64>
    %832 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %833 = stablehlo.add %831, %832 : tensor<2x5xf64>
    %834 = stablehlo.multiply %766, %833 : tensor<2x5xf64>
    %835 = stablehlo.subtract %834, %829 : tensor<2x5xf64>
    %cst_228 = stablehlo.constant dense<-4.4167383584587505E-6> : tensor<f64>
    %836 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %837 = stablehlo.add %835, %836 : tensor<2x5xf64>
    %838 = stablehlo.multiply %766, %837 : tensor<2x5xf64>
    %839 = stablehlo.subtract %838, %833 : tensor<2x5xf64>
    %cst_229 = stablehlo.constant dense<1.6448448070728896E-5> : tensor<f64>
    %840 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %841 = stablehlo.add %839, %840 : tensor<2x5xf64>
    %842 = stablehlo.multiply %766, %841 : tensor<2x5xf64>
    %843 = stablehlo.subtract %842, %837 : tensor<2x5xf64>
    %cst_230 = stablehlo.constant dense<-5.754195010082104E-5> : tensor<f64>
    %844 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %845 = stablehlo.add %843, %844 : tensor<2x5xf64>
    %846 = stablehlo.multiply %766, %845 : tensor<2x5xf64>
    %847 = stablehlo.subtract %846, %841 : tensor<2x5xf64>
    %cst_231 = stablehlo.constant dense<1.8850288509584165E-4> : tensor<f64>
    %848 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %849 = stablehlo.add %847, %848 : tensor<2x5xf64>
    %850 = stablehlo.multiply %766, %849 : tensor<2x5xf64>
    %851 = stablehlo.subtract %850, %845 : tensor<2x5xf64>
    %cst_232 = stablehlo.constant dense<-5.7637557453858236E-4> : tensor<f64>
    %852 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %853 = stablehlo.add %851, %852 : tensor<2x5xf64>
    %854 = stablehlo.multiply %766, %853 : tensor<2x5xf64>
    %855 = stablehlo.subtract %854, %849 : tensor<2x5xf64>
    %cst_233 = stablehlo.constant dense<0.0016394756169413357> : tensor<f64>
    %856 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %857 = stablehlo.add %855, %856 : tensor<2x5xf64>
    %858 = stablehlo.multiply %766, %857 : tensor<2x5xf64>
    %859 = stablehlo.subtract %858, %853 : tensor<2x5xf64>
    %cst_234 = stablehlo.constant dense<-0.0043243099950505759> : tensor<f64>
    %860 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %861 = stablehlo.add %859, %860 : tensor<2x5xf64>
    %862 = stablehlo.multiply %766, %861 : tensor<2x5xf64>
    %863 = stablehlo.subtract %862, %857 : tensor<2x5xf64>
    %cst_235 = stablehlo.constant dense<0.010546460394594998> : tensor<f64>
    %864 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %865 = stablehlo.add %863, %864 : tensor<2x5xf64>
    %866 = stablehlo.multiply %766, %865 : tensor<2x5xf64>
    %867 = stablehlo.subtract %866, %861 : tensor<2x5xf64>
    %cst_236 = stablehlo.constant dense<-0.023737414805899471> : tensor<f64>
    %868 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %869 = stablehlo.add %867, %868 : tensor<2x5xf64>
    %870 = stablehlo.multiply %766, %869 : tensor<2x5xf64>
    %871 = stablehlo.subtract %870, %865 : tensor<2x5xf64>
    %cst_237 = stablehlo.constant dense<0.049305284239670712> : tensor<f64>
    %872 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %873 = stablehlo.add %871, %872 : tensor<2x5xf64>
    %874 = stablehlo.multiply %766, %873 : tensor<2x5xf64>
    %875 = stablehlo.subtract %874, %869 : tensor<2x5xf64>
    %cst_238 = stablehlo.constant dense<-0.094901097048047639> : tensor<f64>
    %876 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %877 = stablehlo.add %875, %876 : tensor<2x5xf64>
    %878 = stablehlo.multiply %766, %877 : tensor<2x5xf64>
    %879 = stablehlo.subtract %878, %873 : tensor<2x5xf64>
    %cst_239 = stablehlo.constant dense<0.17162090152220877> : tensor<f64>
    %880 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %881 = stablehlo.add %879, %880 : tensor<2x5xf64>
    %882 = stablehlo.multiply %766, %881 : tensor<2x5xf64>
    %883 = stablehlo.subtract %882, %877 : tensor<2x5xf64>
    %cst_240 = stablehlo.constant dense<-0.3046826723431984> : tensor<f64>
    %884 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %885 = stablehlo.add %883, %884 : tensor<2x5xf64>
    %886 = stablehlo.multiply %766, %885 : tensor<2x5xf64>
    %887 = stablehlo.subtract %886, %881 : tensor<2x5xf64>
    %cst_241 = stablehlo.constant dense<0.67679527440947607> : tensor<f64>
    %888 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %889 = stablehlo.add %887, %888 : tensor<2x5xf64>
    %890 = stablehlo.subtract %889, %881 : tensor<2x5xf64>
    %cst_242 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %891 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %892 = stablehlo.multiply %891, %890 : tensor<2x5xf64>
    %893 = stablehlo.divide %764, %761 : tensor<2x5xf64>
    %894 = stablehlo.subtract %893, %763 : tensor<2x5xf64>
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %895 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %896 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %897 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %898 = stablehlo.multiply %894, %895 : tensor<2x5xf64>
    %899 = stablehlo.subtract %898, %896 : tensor<2x5xf64>
    %cst_246 = stablehlo.constant dense<-7.2331804878747538E-18> : tensor<f64>
    %900 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %901 = stablehlo.add %899, %900 : tensor<2x5xf64>
    %902 = stablehlo.multiply %894, %901 : tensor<2x5xf64>
    %903 = stablehlo.subtract %902, %895 : tensor<2x5xf64>
    %cst_247 = stablehlo.constant dense<-4.8305044859441819E-18> : tensor<f64>
    %904 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %905 = stablehlo.add %903, %904 : tensor<2x5xf64>
    %906 = stablehlo.multiply %894, %905 : tensor<2x5xf64>
    %907 = stablehlo.subtract %906, %901 : tensor<2x5xf64>
    %cst_248 = stablehlo.constant dense<4.4656214202967598E-17> : tensor<f64>
    %908 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %909 = stablehlo.add %907, %908 : tensor<2x5xf64>
    %910 = stablehlo.multiply %894, %909 : tensor<2x5xf64>
    %911 = stablehlo.subtract %910, %905 : tensor<2x5xf64>
    %cst_249 = stablehlo.constant dense<3.4612228676974612E-17> : tensor<f64>
    %912 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %913 = stablehlo.add %911, %912 : tensor<2x5xf64>
    %914 = stablehlo.multiply %894, %913 : tensor<2x5xf64>
    %915 = stablehlo.subtract %914, %909 : tensor<2x5xf64>
    %cst_250 = stablehlo.constant dense<-2.8276239805165836E-16> : tensor<f64>
    %916 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %917 = stablehlo.add %915, %916 : tensor<2x5xf64>
    %918 = stablehlo.multiply %894, %917 : tensor<2x5xf64>
    %919 = stablehlo.subtract %918, %913 : tensor<2x5xf64>
    %cst_251 = stablehlo.constant dense<-3.425485619677219E-16> : tensor<f64>
    %920 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %921 = stablehlo.add %919, %920 : tensor<2x5xf64>
    %922 = stablehlo.multiply %894, %921 : tensor<2x5xf64>
    %923 = stablehlo.subtract %922, %917 : tensor<2x5xf64>
    %cst_252 = stablehlo.constant dense<1.7725601330565263E-15> : tensor<f64>
    %924 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %925 = stablehlo.add %923, %924 : tensor<2x5xf64>
    %926 = stablehlo.multiply %894, %925 : tensor<2x5xf64>
    %927 = stablehlo.subtract %926, %921 : tensor<2x5xf64>
    %cst_253 = stablehlo.constant dense<3.8116806693526224E-15> : tensor<f64>
    %928 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %929 = stablehlo.add %927, %928 : tensor<2x5xf64>
    %930 = stablehlo.multiply %894, %929 : tensor<2x5xf64>
    %931 = stablehlo.subtract %930, %925 : tensor<2x5xf64>
    %cst_254 = stablehlo.constant dense<-9.5548466988283073E-15> : tensor<f64>
    %932 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %933 = stablehlo.add %931, %932 : tensor<2x5xf64>
    %934 = stablehlo.multiply %894, %933 : tensor<2x5xf64>
    %935 = stablehlo.subtract %934, %929 : tensor<2x5xf64>
    %cst_255 = stablehlo.constant dense<-4.1505693472872222E-14> : tensor<f64>
    %936 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %937 = stablehlo.add %935, %936 : tensor<2x5xf64>
    %938 = stablehlo.multiply %894, %937 : tensor<2x5xf64>
    %939 = stablehlo.subtract %938, %933 : tensor<2x5xf64>
    %cst_256 = stablehlo.constant dense<1.54008621752141E-14> : tensor<f64>
    %940 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %941 = stablehlo.add %939, %940 : tensor<2x5xf64>
    %942 = stablehlo.multiply %894, %941 : tensor<2x5xf64>
    %943 = stablehlo.subtract %942, %937 : tensor<2x5xf64>
    %cst_257 = stablehlo.constant dense<3.8527783827421426E-13> : tensor<f64>
    %944 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %945 = stablehlo.add %943, %944 : tensor<2x5xf64>
    %946 = stablehlo.multiply %894, %945 : tensor<2x5xf64>
    %947 = stablehlo.subtract %946, %941 : tensor<2x5xf64>
    %cst_258 = stablehlo.constant dense<7.180124451383666E-13> : tensor<f64>
    %948 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %949 = stablehlo.add %947, %948 : tensor<2x5xf64>
    %950 = stablehlo.multiply %894, %949 : tensor<2x5xf64>
    %951 = stablehlo.subtract %950, %945 : tensor<2x5xf64>
    %cst_259 = stablehlo.constant dense<-1.7941785315068062E-12> : tensor<f64>
    %952 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %953 = stablehlo.add %951, %952 : tensor<2x5xf64>
    %954 = stablehlo.multiply %894, %953 : tensor<2x5xf64>
    %955 = stablehlo.subtract %954, %949 : tensor<2x5xf64>
    %cst_260 = stablehlo.constant dense<-1.3215811840447713E-11> : tensor<f64>
    %956 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %957 = stablehlo.add %955, %956 : tensor<2x5xf64>
    %958 = stablehlo.multiply %894, %957 : tensor<2x5xf64>
    %959 = stablehlo.subtract %958, %953 : tensor<2x5xf64>
    %cst_261 = stablehlo.constant dense<-3.1499165279632416E-11> : tensor<f64>
    %960 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %961 = stablehlo.add %959, %960 : tensor<2x5xf64>
    %962 = stablehlo.multiply %894, %961 : tensor<2x5xf64>
    %963 = stablehlo.subtract %962, %957 : tensor<2x5xf64>
    %cst_262 = stablehlo.constant dense<1.1889147107846439E-11> : tensor<f64>
    %964 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %965 = stablehlo.add %963, %964 : tensor<2x5xf64>
    %966 = stablehlo.multiply %894, %965 : tensor<2x5xf64>
    %967 = stablehlo.subtract %966, %961 : tensor<2x5xf64>
    %cst_263 = stablehlo.constant dense<4.9406023882249701E-10> : tensor<f64>
    %968 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %969 = stablehlo.add %967, %968 : tensor<2x5xf64>
    %970 = stablehlo.multiply %894, %969 : tensor<2x5xf64>
    %971 = stablehlo.subtract %970, %965 : tensor<2x5xf64>
    %cst_264 = stablehlo.constant dense<3.3962320257083865E-9> : tensor<f64>
    %972 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %973 = stablehlo.add %971, %972 : tensor<2x5xf64>
    %974 = stablehlo.multiply %894, %973 : tensor<2x5xf64>
    %975 = stablehlo.subtract %974, %969 : tensor<2x5xf64>
    %cst_265 = stablehlo.constant dense<2.266668990498178E-8> : tensor<f64>
    %976 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %977 = stablehlo.add %975, %976 : tensor<2x5xf64>
    %978 = stablehlo.multiply %894, %977 : tensor<2x5xf64>
    %979 = stablehlo.subtract %978, %973 : tensor<2x5xf64>
    %cst_266 = stablehlo.constant dense<2.0489185894690638E-7> : tensor<f64>
    %980 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %981 = stablehlo.add %979, %980 : tensor<2x5xf64>
    %982 = stablehlo.multiply %894, %981 : tensor<2x5xf64>
    %983 = stablehlo.subtract %982, %977 : tensor<2x5xf64>
    %cst_267 = stablehlo.constant dense<2.8913705208347567E-6> : tensor<f64>
    %984 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %985 = stablehlo.add %983, %984 : tensor<2x5xf64>
    %986 = stablehlo.multiply %894, %985 : tensor<2x5xf64>
    %987 = stablehlo.subtract %986, %981 : tensor<2x5xf64>
    %cst_268 = stablehlo.constant dense<6.8897583469168245E-5> : tensor<f64>
    %988 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %989 = stablehlo.add %987, %988 : tensor<2x5xf64>
    %990 = stablehlo.multiply %894, %989 : tensor<2x5xf64>
    %991 = stablehlo.subtract %990, %985 : tensor<2x5xf64>
    %cst_269 = stablehlo.constant dense<0.0033691164782556943> : tensor<f64>
    %992 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %993 = stablehlo.add %991, %992 : tensor<2x5xf64>
    %994 = stablehlo.multiply %894, %993 : tensor<2x5xf64>
    %995 = stablehlo.subtract %994, %989 : tensor<2x5xf64>
    %cst_270 = stablehlo.constant dense<0.80449041101410879> : tensor<f64>
    %996 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %997 = stablehlo.add %995, %996 : tensor<2x5xf64>
    %998 = stablehlo.subtract %997, %989 : tensor<2x5xf64>
    %cst_271 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %999 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %1000 = stablehlo.multiply %999, %998 : tensor<2x5xf64>
    %1001 = stablehlo.sqrt %761 : tensor<2x5xf64>
    %1002 = stablehlo.divide %1000, %1001 : tensor<2x5xf64>
    %cst_272 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %1003 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %1004 = stablehlo.compare LE, %761, %1003, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %1005 = stablehlo.select %1004, %892, %1002 : tensor<2x5xi1>, tensor<2x5xf64>
    %1006 = chlo.bessel_i1e %arg0 : tensor<2x5xf64> -> tensor<2x5xf64>
    %1007 = stablehlo.add %1005, %1006 : tensor<2x5xf64>
    return %760, %513, %1007 : tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
  }
}
