module @jit_complex_trigonometric attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>> {jax.result_info = "result[0][0]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[0][1]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[0][2]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[1][0]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[1][1]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[1][2]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.real %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %1 = stablehlo.imag %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %4 = stablehlo.sine %0 : tensor<3x5xf32>
    %5 = stablehlo.cosine %0 : tensor<3x5xf32>
    %6 = stablehlo.exponential_minus_one %1 : tensor<3x5xf32>
    %7 = stablehlo.negate %1 : tensor<3x5xf32>
    %8 = stablehlo.exponential_minus_one %7 : tensor<3x5xf32>
    %9 = stablehlo.subtract %6, %8 : tensor<3x5xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %11 = stablehlo.divide %9, %10 : tensor<3x5xf32>
    %12 = stablehlo.add %6, %8 : tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %14 = stablehlo.add %12, %13 : tensor<3x5xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %16 = stablehlo.divide %14, %15 : tensor<3x5xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<3x5xf32>
    %18 = stablehlo.multiply %5, %11 : tensor<3x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %20 = stablehlo.complex %19, %18 : tensor<3x5xcomplex<f32>>
    %21 = stablehlo.complex %17, %18 : tensor<3x5xcomplex<f32>>
    %22 = stablehlo.select %3, %20, %21 : tensor<3x5xi1>, tensor<3x5xcomplex<f32>>
    %23 = stablehlo.real %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %24 = stablehlo.imag %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %26 = stablehlo.compare EQ, %23, %25, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %27 = stablehlo.sine %23 : tensor<3x5xf32>
    %28 = stablehlo.cosine %23 : tensor<3x5xf32>
    %29 = stablehlo.exponential_minus_one %24 : tensor<3x5xf32>
    %30 = stablehlo.negate %24 : tensor<3x5xf32>
    %31 = stablehlo.exponential_minus_one %30 : tensor<3x5xf32>
    %32 = stablehlo.subtract %29, %31 : tensor<3x5xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %34 = stablehlo.divide %32, %33 : tensor<3x5xf32>
    %35 = stablehlo.add %29, %31 : tensor<3x5xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %37 = stablehlo.add %35, %36 : tensor<3x5xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %39 = stablehlo.divide %37, %38 : tensor<3x5xf32>
    %40 = stablehlo.multiply %28, %39 : tensor<3x5xf32>
    %41 = stablehlo.negate %27 : tensor<3x5xf32>
    %42 = stablehlo.multiply %41, %34 : tensor<3x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %44 = stablehlo.complex %40, %43 : tensor<3x5xcomplex<f32>>
    %45 = stablehlo.complex %40, %42 : tensor<3x5xcomplex<f32>>
    %46 = stablehlo.select %26, %44, %45 : tensor<3x5xi1>, tensor<3x5xcomplex<f32>>
    %cst_9 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %47 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %48 = stablehlo.multiply %47, %46 : tensor<3x5xcomplex<f32>>
    %49 = stablehlo.real %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %50 = stablehlo.imag %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %52 = stablehlo.compare EQ, %49, %51, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %53 = stablehlo.sine %49 : tensor<3x5xf32>
    %54 = stablehlo.cosine %49 : tensor<3x5xf32>
    %55 = stablehlo.exponential_minus_one %50 : tensor<3x5xf32>
    %56 = stablehlo.negate %50 : tensor<3x5xf32>
    %57 = stablehlo.exponential_minus_one %56 : tensor<3x5xf32>
    %58 = stablehlo.subtract %55, %57 : tensor<3x5xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %60 = stablehlo.divide %58, %59 : tensor<3x5xf32>
    %61 = stablehlo.add %55, %57 : tensor<3x5xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %63 = stablehlo.add %61, %62 : tensor<3x5xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %65 = stablehlo.divide %63, %64 : tensor<3x5xf32>
    %66 = stablehlo.multiply %54, %65 : tensor<3x5xf32>
    %67 = stablehlo.negate %53 : tensor<3x5xf32>
    %68 = stablehlo.multiply %67, %60 : tensor<3x5xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %70 = stablehlo.complex %66, %69 : tensor<3x5xcomplex<f32>>
    %71 = stablehlo.complex %66, %68 : tensor<3x5xcomplex<f32>>
    %72 = stablehlo.select %52, %70, %71 : tensor<3x5xi1>, tensor<3x5xcomplex<f32>>
    %73 = stablehlo.real %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %74 = stablehlo.imag %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %76 = stablehlo.compare EQ, %73, %75, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %77 = stablehlo.sine %73 : tensor<3x5xf32>
    %78 = stablehlo.cosine %73 : tensor<3x5xf32>
    %79 = stablehlo.exponential_minus_one %74 : tensor<3x5xf32>
    %80 = stablehlo.negate %74 : tensor<3x5xf32>
    %81 = stablehlo.exponential_minus_one %80 : tensor<3x5xf32>
    %82 = stablehlo.subtract %79, %81 : tensor<3x5xf32>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %84 = stablehlo.divide %82, %83 : tensor<3x5xf32>
    %85 = stablehlo.add %79, %81 : tensor<3x5xf32>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %87 = stablehlo.add %85, %86 : tensor<3x5xf32>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %89 = stablehlo.divide %87, %88 : tensor<3x5xf32>
    %90 = stablehlo.multiply %77, %89 : tensor<3x5xf32>
    %91 = stablehlo.multiply %78, %84 : tensor<3x5xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %93 = stablehlo.complex %92, %91 : tensor<3x5xcomplex<f32>>
    %94 = stablehlo.complex %90, %91 : tensor<3x5xcomplex<f32>>
    %95 = stablehlo.select %76, %93, %94 : tensor<3x5xi1>, tensor<3x5xcomplex<f32>>
    %cst_20 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %96 = stablehlo.negate %cst_20 : tensor<complex<f32>>
    %97 = stablehlo.broadcast_in_dim %96, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %98 = stablehlo.multiply %97, %95 : tensor<3x5xcomplex<f32>>
    %99 = stablehlo.tan %arg0 : tensor<3x5xcomplex<f32>>
    %100 = chlo.square %99 : tensor<3x5xcomplex<f32>> -> tensor<3x5xcomplex<f32>>
    %cst_21 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %101 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %102 = stablehlo.add %101, %100 : tensor<3x5xcomplex<f32>>
    %cst_22 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %103 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %104 = stablehlo.multiply %103, %102 : tensor<3x5xcomplex<f32>>
    %105 = stablehlo.real %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %106 = stablehlo.imag %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %108 = stablehlo.compare EQ, %105, %107, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %109 = stablehlo.sine %105 : tensor<3x5xf32>
    %110 = stablehlo.cosine %105 : tensor<3x5xf32>
    %111 = stablehlo.exponential_minus_one %106 : tensor<3x5xf32>
    %112 = stablehlo.negate %106 : tensor<3x5xf32>
    %113 = stablehlo.exponential_minus_one %112 : tensor<3x5xf32>
    %114 = stablehlo.subtract %111, %113 : tensor<3x5xf32>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %116 = stablehlo.divide %114, %115 : tensor<3x5xf32>
    %117 = stablehlo.add %111, %113 : tensor<3x5xf32>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %119 = stablehlo.add %117, %118 : tensor<3x5xf32>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %121 = stablehlo.divide %119, %120 : tensor<3x5xf32>
    %122 = stablehlo.multiply %109, %121 : tensor<3x5xf32>
    %123 = stablehlo.multiply %110, %116 : tensor<3x5xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %125 = stablehlo.complex %124, %123 : tensor<3x5xcomplex<f32>>
    %126 = stablehlo.complex %122, %123 : tensor<3x5xcomplex<f32>>
    %127 = stablehlo.select %108, %125, %126 : tensor<3x5xi1>, tensor<3x5xcomplex<f32>>
    %128 = stablehlo.real %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %129 = stablehlo.imag %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %131 = stablehlo.compare EQ, %128, %130, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %132 = stablehlo.sine %128 : tensor<3x5xf32>
    %133 = stablehlo.cosine %128 : tensor<3x5xf32>
    %134 = stablehlo.exponential_minus_one %129 : tensor<3x5xf32>
    %135 = stablehlo.negate %129 : tensor<3x5xf32>
    %136 = stablehlo.exponential_minus_one %135 : tensor<3x5xf32>
    %137 = stablehlo.subtract %134, %136 : tensor<3x5xf32>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %139 = stablehlo.divide %137, %138 : tensor<3x5xf32>
    %140 = stablehlo.add %134, %136 : tensor<3x5xf32>
    %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %142 = stablehlo.add %140, %141 : tensor<3x5xf32>
    %cst_31 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %144 = stablehlo.divide %142, %143 : tensor<3x5xf32>
    %145 = stablehlo.multiply %133, %144 : tensor<3x5xf32>
    %146 = stablehlo.negate %132 : tensor<3x5xf32>
    %147 = stablehlo.multiply %146, %139 : tensor<3x5xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %149 = stablehlo.complex %145, %148 : tensor<3x5xcomplex<f32>>
    %150 = stablehlo.complex %145, %147 : tensor<3x5xcomplex<f32>>
    %151 = stablehlo.select %131, %149, %150 : tensor<3x5xi1>, tensor<3x5xcomplex<f32>>
    %152 = stablehlo.tan %arg0 : tensor<3x5xcomplex<f32>>
    %153 = stablehlo.real %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %154 = stablehlo.imag %arg0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %156 = stablehlo.compare EQ, %153, %155, FLOAT : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %157 = stablehlo.sine %153 : tensor<3x5xf32>
    %158 = stablehlo.cosine %153 : tensor<3x5xf32>
    %159 = stablehlo.exponential_minus_one %154 : tensor<3x5xf32>
    %160 = stablehlo.negate %154 : tensor<3x5xf32>
    %161 = stablehlo.exponential_minus_one %160 : tensor<3x5xf32>
    %162 = stablehlo.subtract %159, %161 : tensor<3x5xf32>
    %cst_34 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %164 = stablehlo.divide %162, %163 : tensor<3x5xf32>
    %165 = stablehlo.add %159, %161 : tensor<3x5xf32>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %167 = stablehlo.add %165, %166 : tensor<3x5xf32>
    %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %169 = stablehlo.divide %167, %168 : tensor<3x5xf32>
    %170 = stablehlo.multiply %157, %169 : tensor<3x5xf32>
    %171 = stablehlo.multiply %158, %164 : tensor<3x5xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %173 = stablehlo.complex %172, %171 : tensor<3x5xcomplex<f32>>
    %174 = stablehlo.complex %170, %171 : tensor<3x5xcomplex<f32>>
    %175 = stablehlo.select %156, %173, %174 : tensor<3x5xi1>, tensor<3x5xcomplex<f32>>
    return %127, %151, %152, %48, %98, %104, %175 : tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>
  }
}
