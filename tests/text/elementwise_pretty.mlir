// Every elementwise operation on floats, in the format that JAX prints.
module @elementwise {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xi1>, %arg3: tensor<i1>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xbf16>, tensor<2x3xf16>, tensor<2x3xi32>, tensor<2x3xui8>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xui32>) {
    %0 = stablehlo.cbrt %arg0 : tensor<2x3xf32>
    %1 = stablehlo.ceil %arg0 : tensor<2x3xf32>
    %2 = stablehlo.cosine %arg0 : tensor<2x3xf32>
    %3 = stablehlo.exponential %arg0 : tensor<2x3xf32>
    %4 = stablehlo.exponential_minus_one %arg0 : tensor<2x3xf32>
    %5 = stablehlo.floor %arg0 : tensor<2x3xf32>
    %6 = stablehlo.log %arg0 : tensor<2x3xf32>
    %7 = stablehlo.log_plus_one %arg0 : tensor<2x3xf32>
    %8 = stablehlo.logistic %arg0 : tensor<2x3xf32>
    %9 = stablehlo.round_nearest_afz %arg0 : tensor<2x3xf32>
    %10 = stablehlo.round_nearest_even %arg0 : tensor<2x3xf32>
    %11 = stablehlo.rsqrt %arg0 : tensor<2x3xf32>
    %12 = stablehlo.sine %arg0 : tensor<2x3xf32>
    %13 = stablehlo.sqrt %arg0 : tensor<2x3xf32>
    %14 = stablehlo.tan %arg0 : tensor<2x3xf32>
    %15 = stablehlo.tanh %arg0 : tensor<2x3xf32>
    %16 = stablehlo.abs %arg0 : tensor<2x3xf32>
    %17 = stablehlo.negate %arg0 : tensor<2x3xf32>
    %18 = stablehlo.sign %arg0 : tensor<2x3xf32>
    %19 = stablehlo.is_finite %arg0 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %20 = chlo.acosh %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    %21 = chlo.asinh %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    %22 = chlo.atan %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    %23 = chlo.cosh %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    %24 = chlo.erf %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    %25 = chlo.erfc %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    %26 = chlo.sinh %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    %27 = chlo.square %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    %28 = chlo.acos %arg1 : tensor<2x3xf32> -> tensor<2x3xf32>
    %29 = chlo.asin %arg1 : tensor<2x3xf32> -> tensor<2x3xf32>
    %30 = chlo.atanh %arg1 : tensor<2x3xf32> -> tensor<2x3xf32>
    %31 = chlo.erf_inv %arg1 : tensor<2x3xf32> -> tensor<2x3xf32>
    %32 = chlo.is_inf %arg0 : tensor<2x3xf32> -> tensor<2x3xi1>
    %33 = chlo.is_neg_inf %arg0 : tensor<2x3xf32> -> tensor<2x3xi1>
    %34 = chlo.is_pos_inf %arg0 : tensor<2x3xf32> -> tensor<2x3xi1>
    %35 = stablehlo.add %arg0, %arg1 : tensor<2x3xf32>
    %36 = stablehlo.atan2 %arg0, %arg1 : tensor<2x3xf32>
    %37 = stablehlo.divide %arg0, %arg1 : tensor<2x3xf32>
    %38 = stablehlo.maximum %arg0, %arg1 : tensor<2x3xf32>
    %39 = stablehlo.minimum %arg0, %arg1 : tensor<2x3xf32>
    %40 = stablehlo.multiply %arg0, %arg1 : tensor<2x3xf32>
    %41 = stablehlo.power %arg0, %arg1 : tensor<2x3xf32>
    %42 = stablehlo.remainder %arg0, %arg1 : tensor<2x3xf32>
    %43 = stablehlo.subtract %arg0, %arg1 : tensor<2x3xf32>
    %44 = chlo.next_after %arg0, %arg1 : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<2x3xf32>
    %45 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %46 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %47 = stablehlo.compare LT, %arg0, %arg1, TOTALORDER : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %48 = stablehlo.compare LE, %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %49 = stablehlo.compare GT, %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %50 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %51 = stablehlo.select %arg2, %arg0, %arg1 : tensor<2x3xi1>, tensor<2x3xf32>
    %52 = stablehlo.select %arg3, %arg0, %arg1 : tensor<i1>, tensor<2x3xf32>
    %53 = stablehlo.clamp %arg4, %arg0, %arg5 : (tensor<f32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %54 = stablehlo.clamp %arg1, %arg0, %arg0 : tensor<2x3xf32>
    %55 = stablehlo.convert %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf64>
    %56 = stablehlo.convert %arg0 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %57 = stablehlo.convert %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %58 = stablehlo.convert %arg0 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %59 = stablehlo.convert %arg0 : (tensor<2x3xf32>) -> tensor<2x3xui8>
    %60 = stablehlo.convert %arg0 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %61 = stablehlo.convert %arg0 : tensor<2x3xf32>
    %62 = stablehlo.reduce_precision %arg0, format = e5m2 : tensor<2x3xf32>
    %63 = stablehlo.reduce_precision %arg0, format = e5m10 : tensor<2x3xf32>
    %64 = stablehlo.reduce_precision %arg0, format = e8m7 : tensor<2x3xf32>
    %65 = stablehlo.bitcast_convert %arg0 : (tensor<2x3xf32>) -> tensor<2x3xui32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xbf16>, tensor<2x3xf16>, tensor<2x3xi32>, tensor<2x3xui8>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xui32>
  }
}
