module @jit_complex_trigonometric attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f64>>) -> (tensor<3x5xcomplex<f64>> {jax.result_info = "result[0][0]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[0][1]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[0][2]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[1][0]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[1][1]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[1][2]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.real %arg0 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %1 = stablehlo.imag %arg0 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %4 = stablehlo.sine %0 : tensor<3x5xf64>
    %5 = stablehlo.cosine %0 : tensor<3x5xf64>
    %6 = stablehlo.exponential_minus_one %1 : tensor<3x5xf64>
    %7 = stablehlo.negate %1 : tensor<3x5xf64>
    %8 = stablehlo.exponential_minus_one %7 : tensor<3x5xf64>
    %9 = stablehlo.subtract %6, %8 : tensor<3x5xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %11 = stablehlo.divide %9, %10 : tensor<3x5xf64>
    %12 = stablehlo.add %6, %8 : tensor<3x5xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %14 = stablehlo.add %12, %13 : tensor<3x5xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %16 = stablehlo.divide %14, %15 : tensor<3x5xf64>
    %17 = stablehlo.multiply %4, %16 : tensor<3x5xf64>
    %18 = stablehlo.multiply %5, %11 : tensor<3x5xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %20 = stablehlo.complex %19, %18 : tensor<3x5xcomplex<f64>>
    %21 = stablehlo.complex %17, %18 : tensor<3x5xcomplex<f64>>
    %22 = stablehlo.select %3, %20, %21 : tensor<3x5xi1>, tensor<3x5xcomplex<f64>>
    %23 = stablehlo.real %arg0 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %24 = stablehlo.imag %arg0 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %26 = stablehlo.compare EQ, %23, %25, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %27 = stablehlo.sine %23 : tensor<3x5xf64>
    %28 = stablehlo.cosine %23 : tensor<3x5xf64>
    %29 = stablehlo.exponential_minus_one %24 : tensor<3x5xf64>
    %30 = stablehlo.negate %24 : tensor<3x5xf64>
    %31 = stablehlo.exponential_minus_one %30 : tensor<3x5xf64>
    %32 = stablehlo.subtract %29, %31 : tensor<3x5xf64>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %34 = stablehlo.divide %32, %33 : tensor<3x5xf64>
    %35 = stablehlo.add %29, %31 : tensor<3x5xf64>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %37 = stablehlo.add %35, %36 : tensor<3x5xf64>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %38 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %39 = stablehlo.divide %37, %38 : tensor<3x5xf64>
    %40 = stablehlo.multiply %28, %39 : tensor<3x5xf64>
    %41 = stablehlo.negate %27 : tensor<3x5xf64>
    %42 = stablehlo.multiply %41, %34 : tensor<3x5xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %43 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %44 = stablehlo.complex %40, %43 : tensor<3x5xcomplex<f64>>
    %45 = stablehlo.complex %40, %42 : tensor<3x5xcomplex<f64>>
    %46 = stablehlo.select %26, %44, %45 : tensor<3x5xi1>, tensor<3x5xcomplex<f64>>
    %cst_9 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %47 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %48 = stablehlo.multiply %47, %46 : tensor<3x5xcomplex<f64>>
    %49 = stablehlo.real %arg0 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %50 = stablehlo.imag %arg0 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %51 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %52 = stablehlo.compare EQ, %49, %51, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %53 = stablehlo.sine %49 : tensor<3x5xf64>
    %54 = stablehlo.cosine %49 : tensor<3x5xf64>
    %55 = stablehlo.exponential_minus_one %50 : tensor<3x5xf64>
    %56 = stablehlo.negate %50 : tensor<3x5xf64>
    %57 = stablehlo.exponential_minus_one %56 : tensor<3x5xf64>
    %58 = stablehlo.subtract %55, %57 : tensor<3x5xf64>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %59 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %60 = stablehlo.divide %58, %59 : tensor<3x5xf64>
    %61 = stablehlo.add %55, %57 : tensor<3x5xf64>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %63 = stablehlo.add %61, %62 : tensor<3x5xf64>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %64 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %65 = stablehlo.divide %63, %64 : tensor<3x5xf64>
    %66 = stablehlo.multiply %54, %65 : tensor<3x5xf64>
    %67 = stablehlo.negate %53 : tensor<3x5xf64>
    %68 = stablehlo.multiply %67, %60 : tensor<3x5xf64>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %69 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %70 = stablehlo.complex %66, %69 : tensor<3x5xcomplex<f64>>
    %71 = stablehlo.complex %66, %68 : tensor<3x5xcomplex<f64>>
    %72 = stablehlo.select %52, %70, %71 : tensor<3x5xi1>, tensor<3x5xcomplex<f64>>
    %73 = stablehlo.real %arg0 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %74 = stablehlo.imag %arg0 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %75 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %76 = stablehlo.compare EQ, %73, %75, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %77 = stablehlo.sine %73 : tensor<3x5xf64>
    %78 = stablehlo.cosine %73 : tensor<3x5xf64>
    %79 = stablehlo.exponential_minus_one %74 : tensor<3x5xf64>
    %80 = stablehlo.negate %74 : tensor<3x5xf64>
    %81 = stablehlo.exponential_minus_one %80 : tensor<3x5xf64>
    %82 = stablehlo.subtract %79, %81 : tensor<3x5xf64>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %83 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %84 = stablehlo.divide %82, %83 : tensor<3x5xf64>
    %85 = stablehlo.add %79, %81 : tensor<3x5xf64>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %86 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %87 = stablehlo.add %85, %86 : tensor<3x5xf64>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %88 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %89 = stablehlo.divide %87, %88 : tensor<3x5xf64>
    %90 = stablehlo.multiply %77, %89 : tensor<3x5xf64>
    %91 = stablehlo.multiply %78, %84 : tensor<3x5xf64>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %92 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %93 = stablehlo.complex %92, %91 : tensor<3x5xcomplex<f64>>
    %94 = stablehlo.complex %90, %91 : tensor<3x5xcomplex<f64>>
    %95 = stablehlo.select %76, %93, %94 : tensor<3x5xi1>, tensor<3x5xcomplex<f64>>
    %cst_20 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %96 = stablehlo.negate %cst_20 : tensor<complex<f64>>
    %97 = stablehlo.broadcast_in_dim %96, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %98 = stablehlo.multiply %97, %95 : tensor<3x5xcomplex<f64>>
    %99 = stablehlo.tan %arg0 : tensor<3x5xcomplex<f64>>
    %100 = chlo.square %99 : tensor<3x5xcomplex<f64>> -> tensor<3x5xcomplex<f64>>
    %cst_21 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %101 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %102 = stablehlo.add %101, %100 : tensor<3x5xcomplex<f64>>
    %cst_22 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %103 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %104 = stablehlo.multiply %103, %102 : tensor<3x5xcomplex<f64>>
    %105 = stablehlo.real %arg0 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %106 = stablehlo.imag %arg0 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %107 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %108 = stablehlo.compare EQ, %105, %107, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %109 = stablehlo.sine %105 : tensor<3x5xf64>
    %110 = stablehlo.cosine %105 : tensor<3x5xf64>
    %111 = stablehlo.exponential_minus_one %106 : tensor<3x5xf64>
    %112 = stablehlo.negate %106 : tensor<3x5xf64>
    %113 = stablehlo.exponential_minus_one %112 : tensor<3x5xf64>
    %114 = stablehlo.subtract %111, %113 : tensor<3x5xf64>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %115 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %116 = stablehlo.divide %114, %115 : tensor<3x5xf64>
    %117 = stablehlo.add %111, %113 : tensor<3x5xf64>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %118 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %119 = stablehlo.add %117, %118 : tensor<3x5xf64>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %120 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %121 = stablehlo.divide %119, %120 : tensor<3x5xf64>
    %122 = stablehlo.multiply %109, %121 : tensor<3x5xf64>
    %123 = stablehlo.multiply %110, %116 : tensor<3x5xf64>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %124 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %125 = stablehlo.complex %124, %123 : tensor<3x5xcomplex<f64>>
    %126 = stablehlo.complex %122, %123 : tensor<3x5xcomplex<f64>>
    %127 = stablehlo.select %108, %125, %126 : tensor<3x5xi1>, tensor<3x5xcomplex<f64>>
    %128 = stablehlo.real %arg0 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %129 = stablehlo.imag %arg0 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %130 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %131 = stablehlo.compare EQ, %128, %130, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %132 = stablehlo.sine %128 : tensor<3x5xf64>
    %133 = stablehlo.cosine %128 : tensor<3x5xf64>
    %134 = stablehlo.exponential_minus_one %129 : tensor<3x5xf64>
    %135 = stablehlo.negate %129 : tensor<3x5xf64>
    %136 = stablehlo.exponential_minus_one %135 : tensor<3x5xf64>
    %137 = stablehlo.subtract %134, %136 : tensor<3x5xf64>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %138 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %139 = stablehlo.divide %137, %138 : tensor<3x5xf64>
    %140 = stablehlo.add %134, %136 : tensor<3x5xf64>
    %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %141 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %142 = stablehlo.add %140, %141 : tensor<3x5xf64>
    %cst_31 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %143 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %144 = stablehlo.divide %142, %143 : tensor<3x5xf64>
    %145 = stablehlo.multiply %133, %144 : tensor<3x5xf64>
    %146 = stablehlo.negate %132 : tensor<3x5xf64>
    %147 = stablehlo.multiply %146, %139 : tensor<3x5xf64>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %148 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %149 = stablehlo.complex %145, %148 : tensor<3x5xcomplex<f64>>
    %150 = stablehlo.complex %145, %147 : tensor<3x5xcomplex<f64>>
    %151 = stablehlo.select %131, %149, %150 : tensor<3x5xi1>, tensor<3x5xcomplex<f64>>
    %152 = stablehlo.tan %arg0 : tensor<3x5xcomplex<f64>>
    %153 = stablehlo.real %arg0 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %154 = stablehlo.imag %arg0 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %155 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %156 = stablehlo.compare EQ, %153, %155, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %157 = stablehlo.sine %153 : tensor<3x5xf64>
    %158 = stablehlo.cosine %153 : tensor<3x5xf64>
    %159 = stablehlo.exponential_minus_one %154 : tensor<3x5xf64>
    %160 = stablehlo.negate %154 : tensor<3x5xf64>
    %161 = stablehlo.exponential_minus_one %160 : tensor<3x5xf64>
    %162 = stablehlo.subtract %159, %161 : tensor<3x5xf64>
    %cst_34 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %163 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %164 = stablehlo.divide %162, %163 : tensor<3x5xf64>
    %165 = stablehlo.add %159, %161 : tensor<3x5xf64>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %166 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %167 = stablehlo.add %165, %166 : tensor<3x5xf64>
    %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %168 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %169 = stablehlo.divide %167, %168 : tensor<3x5xf64>
    %170 = stablehlo.multiply %157, %169 : tensor<3x5xf64>
    %171 = stablehlo.multiply %158, %164 : tensor<3x5xf64>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %172 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %173 = stablehlo.complex %172, %171 : tensor<3x5xcomplex<f64>>
    %174 = stablehlo.complex %170, %171 : tensor<3x5xcomplex<f64>>
    %175 = stablehlo.select %156, %173, %174 : tensor<3x5xi1>, tensor<3x5xcomplex<f64>>
    return %127, %151, %152, %48, %98, %104, %175 : tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>
  }
}
