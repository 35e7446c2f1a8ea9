module @jit_special_gammainc_f64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5xf64>, %arg1: tensor<2x5xf64>) -> (tensor<2x5xf64> {jax.result_info = "result[0]"}, tensor<2x5xf64> {jax.result_info = "result[1][0]"}, tensor<2x5xf64> {jax.result_info = "result[1][1]"}, tensor<2x5xf64> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %2 = stablehlo.or %0, %1 : tensor<2x5xi1>
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %4 = stablehlo.compare EQ, %arg1, %3, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %6 = stablehlo.compare EQ, %arg0, %5, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %8 = stablehlo.compare EQ, %arg1, %7, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %10 = stablehlo.compare LT, %arg1, %9, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %12 = stablehlo.compare LT, %arg0, %11, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %13 = stablehlo.and %6, %8 : tensor<2x5xi1>
    %14 = stablehlo.or %10, %12 : tensor<2x5xi1>
    %15 = stablehlo.or %14, %13 : tensor<2x5xi1>
    %16 = stablehlo.or %15, %2 : tensor<2x5xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %18 = stablehlo.compare GE, %arg1, %17, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %19 = stablehlo.compare GT, %arg1, %arg0, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %20 = stablehlo.and %18, %19 : tensor<2x5xi1>
    %21 = stablehlo.log %arg1 : tensor<2x5xf64>
    %22 = stablehlo.multiply %arg0, %21 : tensor<2x5xf64>
    %23 = stablehlo.subtract %22, %arg1 : tensor<2x5xf64>
    %24 = chlo.lgamma %arg0 : tensor<2x5xf64> -> tensor<2x5xf64>
    %25 = stablehlo.subtract %23, %24 : tensor<2x5xf64>
    %cst_5 = stablehlo.constant dense<1.7976931348623157E+308> : tensor<f64>
    %26 = stablehlo.log %cst_5 : tensor<f64>
    %27 = stablehlo.negate %26 : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %29 = stablehlo.compare LT, %25, %28, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %30 = stablehlo.exponential %25 : tensor<2x5xf64>
    %31 = stablehlo.or %8, %16 : tensor<2x5xi1>
    %32 = stablehlo.or %31, %29 : tensor<2x5xi1>
    %33 = stablehlo.or %32, %4 : tensor<2x5xi1>
    %34 = stablehlo.not %33 : tensor<2x5xi1>
    %35 = stablehlo.and %34, %20 : tensor<2x5xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %37 = stablehlo.subtract %36, %arg0 : tensor<2x5xf64>
    %38 = stablehlo.add %arg1, %37 : tensor<2x5xf64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %40 = stablehlo.add %38, %39 : tensor<2x5xf64>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %42 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %43 = stablehlo.add %arg1, %42 : tensor<2x5xf64>
    %44 = stablehlo.multiply %40, %arg1 : tensor<2x5xf64>
    %45 = stablehlo.divide %43, %44 : tensor<2x5xf64>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %46 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %48 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %50 = stablehlo.negate %arg1 : tensor<2x5xf64>
    %51 = stablehlo.multiply %45, %50 : tensor<2x5xf64>
    %52 = stablehlo.subtract %49, %51 : tensor<2x5xf64>
    %53 = stablehlo.divide %52, %44 : tensor<2x5xf64>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %54:15 = stablehlo.while(%iterArg = %35, %iterArg_95 = %45, %iterArg_96 = %46, %iterArg_97 = %37, %iterArg_98 = %40, %iterArg_99 = %cst_14, %iterArg_100 = %43, %iterArg_101 = %44, %iterArg_102 = %41, %iterArg_103 = %arg1, %iterArg_104 = %47, %iterArg_105 = %48, %iterArg_106 = %49, %iterArg_107 = %50, %iterArg_108 = %53) : tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<f64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
    cond {
      %cst_109 = stablehlo.constant dense<2.000000e+03> : tensor<f64>
      %312 = stablehlo.compare LT, %iterArg_99, %cst_109, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %313 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x5xi1>, tensor<i1>) -> tensor<i1>
      %314 = stablehlo.and %312, %313 : tensor<i1>
      stablehlo.return %314 : tensor<i1>
    } do {
      %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %312 = stablehlo.add %iterArg_99, %cst_109 : tensor<f64>
      %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %313 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %314 = stablehlo.add %iterArg_97, %313 : tensor<2x5xf64>
      %cst_111 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %315 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %316 = stablehlo.add %iterArg_98, %315 : tensor<2x5xf64>
      %317 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %318 = stablehlo.multiply %314, %317 : tensor<2x5xf64>
      %319 = stablehlo.multiply %iterArg_100, %316 : tensor<2x5xf64>
      %320 = stablehlo.multiply %iterArg_102, %318 : tensor<2x5xf64>
      %321 = stablehlo.subtract %319, %320 : tensor<2x5xf64>
      %322 = stablehlo.multiply %iterArg_101, %316 : tensor<2x5xf64>
      %323 = stablehlo.multiply %iterArg_103, %318 : tensor<2x5xf64>
      %324 = stablehlo.subtract %322, %323 : tensor<2x5xf64>
      %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %325 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %326 = stablehlo.compare NE, %324, %325, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %327 = stablehlo.divide %321, %324 : tensor<2x5xf64>
      %328 = stablehlo.subtract %iterArg_95, %327 : tensor<2x5xf64>
      %329 = stablehlo.divide %328, %327 : tensor<2x5xf64>
      %330 = stablehlo.abs %329 : tensor<2x5xf64>
      %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %331 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %332 = stablehlo.select %326, %330, %331 : tensor<2x5xi1>, tensor<2x5xf64>
      %333 = stablehlo.select %326, %327, %iterArg_95 : tensor<2x5xi1>, tensor<2x5xf64>
      %334 = stablehlo.multiply %iterArg_106, %316 : tensor<2x5xf64>
      %335 = stablehlo.subtract %334, %iterArg_100 : tensor<2x5xf64>
      %336 = stablehlo.multiply %iterArg_104, %318 : tensor<2x5xf64>
      %337 = stablehlo.subtract %335, %336 : tensor<2x5xf64>
      %338 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %339 = stablehlo.multiply %iterArg_102, %338 : tensor<2x5xf64>
      %340 = stablehlo.add %337, %339 : tensor<2x5xf64>
      %341 = stablehlo.multiply %iterArg_107, %316 : tensor<2x5xf64>
      %342 = stablehlo.subtract %341, %iterArg_101 : tensor<2x5xf64>
      %343 = stablehlo.multiply %iterArg_105, %318 : tensor<2x5xf64>
      %344 = stablehlo.subtract %342, %343 : tensor<2x5xf64>
      %345 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %346 = stablehlo.multiply %iterArg_103, %345 : tensor<2x5xf64>
      %347 = stablehlo.add %344, %346 : tensor<2x5xf64>
      %348 = stablehlo.multiply %333, %347 : tensor<2x5xf64>
      %349 = stablehlo.subtract %340, %348 : tensor<2x5xf64>
      %350 = stablehlo.divide %349, %324 : tensor<2x5xf64>
      %351 = stablehlo.select %326, %350, %iterArg_108 : tensor<2x5xi1>, tensor<2x5xf64>
      %352 = stablehlo.subtract %351, %iterArg_108 : tensor<2x5xf64>
      %353 = stablehlo.abs %352 : tensor<2x5xf64>
      %cst_114 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %354 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %355 = stablehlo.select %326, %353, %354 : tensor<2x5xi1>, tensor<2x5xf64>
      %356 = stablehlo.abs %321 : tensor<2x5xf64>
      %cst_115 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %357 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f64>) -> tensor<f64>
      %358 = stablehlo.divide %357, %cst_115 : tensor<f64>
      %359 = stablehlo.broadcast_in_dim %358, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %360 = stablehlo.compare GT, %356, %359, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %cst_117 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %361 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %362 = stablehlo.multiply %iterArg_100, %361 : tensor<2x5xf64>
      %363 = stablehlo.select %360, %362, %iterArg_100 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_118 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %364 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %365 = stablehlo.multiply %321, %364 : tensor<2x5xf64>
      %366 = stablehlo.select %360, %365, %321 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_119 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %367 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %368 = stablehlo.multiply %iterArg_101, %367 : tensor<2x5xf64>
      %369 = stablehlo.select %360, %368, %iterArg_101 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_120 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %370 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %371 = stablehlo.multiply %324, %370 : tensor<2x5xf64>
      %372 = stablehlo.select %360, %371, %324 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_121 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %373 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %374 = stablehlo.multiply %iterArg_106, %373 : tensor<2x5xf64>
      %375 = stablehlo.select %360, %374, %iterArg_106 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_122 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %376 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %377 = stablehlo.multiply %iterArg_107, %376 : tensor<2x5xf64>
      %378 = stablehlo.select %360, %377, %iterArg_107 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_123 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %379 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %380 = stablehlo.multiply %340, %379 : tensor<2x5xf64>
      %381 = stablehlo.select %360, %380, %340 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_124 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %382 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %383 = stablehlo.multiply %347, %382 : tensor<2x5xf64>
      %384 = stablehlo.select %360, %383, %347 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_125 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %385 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %386 = stablehlo.compare GT, %332, %385, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %387 = stablehlo.and %iterArg, %386 : tensor<2x5xi1>
      %388 = stablehlo.select %iterArg, %333, %iterArg_95 : tensor<2x5xi1>, tensor<2x5xf64>
      %389 = stablehlo.select %iterArg, %332, %iterArg_96 : tensor<2x5xi1>, tensor<2x5xf64>
      %390 = stablehlo.select %iterArg, %314, %iterArg_97 : tensor<2x5xi1>, tensor<2x5xf64>
      %391 = stablehlo.select %iterArg, %316, %iterArg_98 : tensor<2x5xi1>, tensor<2x5xf64>
      %392 = stablehlo.select %iterArg, %366, %iterArg_100 : tensor<2x5xi1>, tensor<2x5xf64>
      %393 = stablehlo.select %iterArg, %372, %iterArg_101 : tensor<2x5xi1>, tensor<2x5xf64>
      %394 = stablehlo.select %iterArg, %363, %iterArg_102 : tensor<2x5xi1>, tensor<2x5xf64>
      %395 = stablehlo.select %iterArg, %369, %iterArg_103 : tensor<2x5xi1>, tensor<2x5xf64>
      %396 = stablehlo.select %iterArg, %375, %iterArg_104 : tensor<2x5xi1>, tensor<2x5xf64>
      %397 = stablehlo.select %iterArg, %378, %iterArg_105 : tensor<2x5xi1>, tensor<2x5xf64>
      %398 = stablehlo.select %iterArg, %381, %iterArg_106 : tensor<2x5xi1>, tensor<2x5xf64>
      %399 = stablehlo.select %iterArg, %384, %iterArg_107 : tensor<2x5xi1>, tensor<2x5xf64>
      %400 = stablehlo.select %iterArg, %351, %iterArg_108 : tensor<2x5xi1>, tensor<2x5xf64>
      stablehlo.return %387, %388, %389, %390, %391, %312, %392, %393, %394, %395, %396, %397, %398, %399, %400 : tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<f64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
    }
    %55 = stablehlo.multiply %54#1, %30 : tensor<2x5xf64>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %57 = stablehlo.subtract %56, %55 : tensor<2x5xf64>
    %58 = stablehlo.not %20 : tensor<2x5xi1>
    %59 = stablehlo.and %34, %58 : tensor<2x5xi1>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %60 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %64:7 = stablehlo.while(%iterArg = %59, %iterArg_95 = %arg0, %iterArg_96 = %60, %iterArg_97 = %61, %iterArg_98 = %arg1, %iterArg_99 = %62, %iterArg_100 = %63) : tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %312 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x5xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %312 : tensor<i1>
    } do {
      %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %312 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %313 = stablehlo.add %iterArg_95, %312 : tensor<2x5xf64>
      %314 = stablehlo.divide %iterArg_98, %313 : tensor<2x5xf64>
      %315 = stablehlo.multiply %iterArg_99, %314 : tensor<2x5xf64>
      %316 = stablehlo.multiply %iterArg_96, %iterArg_98 : tensor<2x5xf64>
      %317 = stablehlo.multiply %313, %313 : tensor<2x5xf64>
      %318 = stablehlo.divide %316, %317 : tensor<2x5xf64>
      %319 = stablehlo.subtract %315, %318 : tensor<2x5xf64>
      %320 = stablehlo.add %iterArg_100, %319 : tensor<2x5xf64>
      %321 = stablehlo.divide %iterArg_98, %313 : tensor<2x5xf64>
      %322 = stablehlo.multiply %iterArg_96, %321 : tensor<2x5xf64>
      %323 = stablehlo.add %iterArg_97, %322 : tensor<2x5xf64>
      %324 = stablehlo.divide %322, %323 : tensor<2x5xf64>
      %cst_102 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %325 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %326 = stablehlo.compare GT, %324, %325, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %327 = stablehlo.and %iterArg, %326 : tensor<2x5xi1>
      %328 = stablehlo.select %iterArg, %313, %iterArg_95 : tensor<2x5xi1>, tensor<2x5xf64>
      %329 = stablehlo.select %iterArg, %322, %iterArg_96 : tensor<2x5xi1>, tensor<2x5xf64>
      %330 = stablehlo.select %iterArg, %323, %iterArg_97 : tensor<2x5xi1>, tensor<2x5xf64>
      %331 = stablehlo.select %iterArg, %iterArg_98, %iterArg_98 : tensor<2x5xi1>, tensor<2x5xf64>
      %332 = stablehlo.select %iterArg, %319, %iterArg_99 : tensor<2x5xi1>, tensor<2x5xf64>
      %333 = stablehlo.select %iterArg, %320, %iterArg_100 : tensor<2x5xi1>, tensor<2x5xf64>
      stablehlo.return %327, %328, %329, %330, %331, %332, %333 : tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
    }
    %65 = stablehlo.multiply %64#3, %30 : tensor<2x5xf64>
    %66 = stablehlo.divide %65, %arg0 : tensor<2x5xf64>
    %67 = stablehlo.select %20, %57, %66 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %68 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %69 = stablehlo.select %8, %68, %67 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %70 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %71 = stablehlo.select %4, %70, %69 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_22 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %72 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %73 = stablehlo.select %16, %72, %71 : tensor<2x5xi1>, tensor<2x5xf64>
    %74 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %75 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %76 = stablehlo.or %74, %75 : tensor<2x5xi1>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %77 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %78 = stablehlo.compare EQ, %arg1, %77, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %79 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %80 = stablehlo.compare LT, %arg1, %79, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %81 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %82 = stablehlo.compare LE, %arg0, %81, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %83 = stablehlo.or %80, %82 : tensor<2x5xi1>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %84 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %85 = stablehlo.compare GT, %arg1, %84, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %86 = stablehlo.compare GT, %arg1, %arg0, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %87 = stablehlo.and %85, %86 : tensor<2x5xi1>
    %88 = stablehlo.log %arg1 : tensor<2x5xf64>
    %89 = stablehlo.multiply %arg0, %88 : tensor<2x5xf64>
    %90 = stablehlo.subtract %89, %arg1 : tensor<2x5xf64>
    %91 = chlo.lgamma %arg0 : tensor<2x5xf64> -> tensor<2x5xf64>
    %92 = stablehlo.subtract %90, %91 : tensor<2x5xf64>
    %cst_27 = stablehlo.constant dense<1.7976931348623157E+308> : tensor<f64>
    %93 = stablehlo.log %cst_27 : tensor<f64>
    %94 = stablehlo.negate %93 : tensor<f64>
    %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %96 = stablehlo.compare LT, %92, %95, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %97 = stablehlo.exponential %92 : tensor<2x5xf64>
    %98 = stablehlo.or %78, %83 : tensor<2x5xi1>
    %99 = stablehlo.or %98, %96 : tensor<2x5xi1>
    %100 = stablehlo.or %99, %76 : tensor<2x5xi1>
    %101 = stablehlo.not %100 : tensor<2x5xi1>
    %102 = stablehlo.and %101, %87 : tensor<2x5xi1>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %103 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %104 = stablehlo.subtract %103, %arg0 : tensor<2x5xf64>
    %105 = stablehlo.add %arg1, %104 : tensor<2x5xf64>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %106 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %107 = stablehlo.add %105, %106 : tensor<2x5xf64>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %108 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %109 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %110 = stablehlo.add %arg1, %109 : tensor<2x5xf64>
    %111 = stablehlo.multiply %107, %arg1 : tensor<2x5xf64>
    %112 = stablehlo.divide %110, %111 : tensor<2x5xf64>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %113 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %114 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %115 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %116 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %117 = stablehlo.negate %arg1 : tensor<2x5xf64>
    %118 = stablehlo.multiply %112, %117 : tensor<2x5xf64>
    %119 = stablehlo.subtract %116, %118 : tensor<2x5xf64>
    %120 = stablehlo.divide %119, %111 : tensor<2x5xf64>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %121:15 = stablehlo.while(%iterArg = %102, %iterArg_95 = %112, %iterArg_96 = %113, %iterArg_97 = %104, %iterArg_98 = %107, %iterArg_99 = %cst_36, %iterArg_100 = %110, %iterArg_101 = %111, %iterArg_102 = %108, %iterArg_103 = %arg1, %iterArg_104 = %114, %iterArg_105 = %115, %iterArg_106 = %116, %iterArg_107 = %117, %iterArg_108 = %120) : tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<f64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
    cond {
      %cst_109 = stablehlo.constant dense<2.000000e+03> : tensor<f64>
      %312 = stablehlo.compare LT, %iterArg_99, %cst_109, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %313 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x5xi1>, tensor<i1>) -> tensor<i1>
      %314 = stablehlo.and %312, %313 : tensor<i1>
      stablehlo.return %314 : tensor<i1>
    } do {
      %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %312 = stablehlo.add %iterArg_99, %cst_109 : tensor<f64>
      %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %313 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %314 = stablehlo.add %iterArg_97, %313 : tensor<2x5xf64>
      %cst_111 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %315 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %316 = stablehlo.add %iterArg_98, %315 : tensor<2x5xf64>
      %317 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %318 = stablehlo.multiply %314, %317 : tensor<2x5xf64>
      %319 = stablehlo.multiply %iterArg_100, %316 : tensor<2x5xf64>
      %320 = stablehlo.multiply %iterArg_102, %318 : tensor<2x5xf64>
      %321 = stablehlo.subtract %319, %320 : tensor<2x5xf64>
      %322 = stablehlo.multiply %iterArg_101, %316 : tensor<2x5xf64>
      %323 = stablehlo.multiply %iterArg_103, %318 : tensor<2x5xf64>
      %324 = stablehlo.subtract %322, %323 : tensor<2x5xf64>
      %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %325 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %326 = stablehlo.compare NE, %324, %325, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %327 = stablehlo.divide %321, %324 : tensor<2x5xf64>
      %328 = stablehlo.subtract %iterArg_95, %327 : tensor<2x5xf64>
      %329 = stablehlo.divide %328, %327 : tensor<2x5xf64>
      %330 = stablehlo.abs %329 : tensor<2x5xf64>
      %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %331 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %332 = stablehlo.select %326, %330, %331 : tensor<2x5xi1>, tensor<2x5xf64>
      %333 = stablehlo.select %326, %327, %iterArg_95 : tensor<2x5xi1>, tensor<2x5xf64>
      %334 = stablehlo.multiply %iterArg_106, %316 : tensor<2x5xf64>
      %335 = stablehlo.subtract %334, %iterArg_100 : tensor<2x5xf64>
      %336 = stablehlo.multiply %iterArg_104, %318 : tensor<2x5xf64>
      %337 = stablehlo.subtract %335, %336 : tensor<2x5xf64>
      %338 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %339 = stablehlo.multiply %iterArg_102, %338 : tensor<2x5xf64>
      %340 = stablehlo.add %337, %339 : tensor<2x5xf64>
      %341 = stablehlo.multiply %iterArg_107, %316 : tensor<2x5xf64>
      %342 = stablehlo.subtract %341, %iterArg_101 : tensor<2x5xf64>
      %343 = stablehlo.multiply %iterArg_105, %318 : tensor<2x5xf64>
      %344 = stablehlo.subtract %342, %343 : tensor<2x5xf64>
      %345 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %346 = stablehlo.multiply %iterArg_103, %345 : tensor<2x5xf64>
      %347 = stablehlo.add %344, %346 : tensor<2x5xf64>
      %348 = stablehlo.multiply %333, %347 : tensor<2x5xf64>
      %349 = stablehlo.subtract %340, %348 : tensor<2x5xf64>
      %350 = stablehlo.divide %349, %324 : tensor<2x5xf64>
      %351 = stablehlo.select %326, %350, %iterArg_108 : tensor<2x5xi1>, tensor<2x5xf64>
      %352 = stablehlo.subtract %351, %iterArg_108 : tensor<2x5xf64>
      %353 = stablehlo.abs %352 : tensor<2x5xf64>
      %cst_114 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %354 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %355 = stablehlo.select %326, %353, %354 : tensor<2x5xi1>, tensor<2x5xf64>
      %356 = stablehlo.abs %321 : tensor<2x5xf64>
      %cst_115 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %357 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f64>) -> tensor<f64>
      %358 = stablehlo.divide %357, %cst_115 : tensor<f64>
      %359 = stablehlo.broadcast_in_dim %358, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %360 = stablehlo.compare GT, %356, %359, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %cst_117 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %361 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %362 = stablehlo.multiply %iterArg_100, %361 : tensor<2x5xf64>
      %363 = stablehlo.select %360, %362, %iterArg_100 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_118 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %364 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %365 = stablehlo.multiply %321, %364 : tensor<2x5xf64>
      %366 = stablehlo.select %360, %365, %321 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_119 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %367 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %368 = stablehlo.multiply %iterArg_101, %367 : tensor<2x5xf64>
      %369 = stablehlo.select %360, %368, %iterArg_101 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_120 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %370 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %371 = stablehlo.multiply %324, %370 : tensor<2x5xf64>
      %372 = stablehlo.select %360, %371, %324 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_121 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %373 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %374 = stablehlo.multiply %iterArg_106, %373 : tensor<2x5xf64>
      %375 = stablehlo.select %360, %374, %iterArg_106 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_122 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %376 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %377 = stablehlo.multiply %iterArg_107, %376 : tensor<2x5xf64>
      %378 = stablehlo.select %360, %377, %iterArg_107 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_123 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %379 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %380 = stablehlo.multiply %340, %379 : tensor<2x5xf64>
      %381 = stablehlo.select %360, %380, %340 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_124 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %382 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %383 = stablehlo.multiply %347, %382 : tensor<2x5xf64>
      %384 = stablehlo.select %360, %383, %347 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_125 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %385 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %386 = stablehlo.compare GT, %355, %385, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %387 = stablehlo.and %iterArg, %386 : tensor<2x5xi1>
      %388 = stablehlo.select %iterArg, %333, %iterArg_95 : tensor<2x5xi1>, tensor<2x5xf64>
      %389 = stablehlo.select %iterArg, %332, %iterArg_96 : tensor<2x5xi1>, tensor<2x5xf64>
      %390 = stablehlo.select %iterArg, %314, %iterArg_97 : tensor<2x5xi1>, tensor<2x5xf64>
      %391 = stablehlo.select %iterArg, %316, %iterArg_98 : tensor<2x5xi1>, tensor<2x5xf64>
      %392 = stablehlo.select %iterArg, %366, %iterArg_100 : tensor<2x5xi1>, tensor<2x5xf64>
      %393 = stablehlo.select %iterArg, %372, %iterArg_101 : tensor<2x5xi1>, tensor<2x5xf64>
      %394 = stablehlo.select %iterArg, %363, %iterArg_102 : tensor<2x5xi1>, tensor<2x5xf64>
      %395 = stablehlo.select %iterArg, %369, %iterArg_103 : tensor<2x5xi1>, tensor<2x5xf64>
      %396 = stablehlo.select %iterArg, %375, %iterArg_104 : tensor<2x5xi1>, tensor<2x5xf64>
      %397 = stablehlo.select %iterArg, %378, %iterArg_105 : tensor<2x5xi1>, tensor<2x5xf64>
      %398 = stablehlo.select %iterArg, %381, %iterArg_106 : tensor<2x5xi1>, tensor<2x5xf64>
      %399 = stablehlo.select %iterArg, %384, %iterArg_107 : tensor<2x5xi1>, tensor<2x5xf64>
      %400 = stablehlo.select %iterArg, %351, %iterArg_108 : tensor<2x5xi1>, tensor<2x5xf64>
      stablehlo.return %387, %388, %389, %390, %391, %312, %392, %393, %394, %395, %396, %397, %398, %399, %400 : tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<f64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
    }
    %122 = stablehlo.log %arg1 : tensor<2x5xf64>
    %123 = chlo.digamma %arg0 : tensor<2x5xf64> -> tensor<2x5xf64>
    %124 = stablehlo.subtract %122, %123 : tensor<2x5xf64>
    %125 = stablehlo.multiply %121#1, %124 : tensor<2x5xf64>
    %126 = stablehlo.add %125, %121#14 : tensor<2x5xf64>
    %127 = stablehlo.multiply %97, %126 : tensor<2x5xf64>
    %128 = stablehlo.negate %127 : tensor<2x5xf64>
    %129 = stablehlo.not %87 : tensor<2x5xi1>
    %130 = stablehlo.and %101, %129 : tensor<2x5xi1>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %131 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %132 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %133 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %134 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %135:7 = stablehlo.while(%iterArg = %130, %iterArg_95 = %arg0, %iterArg_96 = %131, %iterArg_97 = %132, %iterArg_98 = %arg1, %iterArg_99 = %133, %iterArg_100 = %134) : tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %312 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x5xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %312 : tensor<i1>
    } do {
      %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %312 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %313 = stablehlo.add %iterArg_95, %312 : tensor<2x5xf64>
      %314 = stablehlo.divide %iterArg_98, %313 : tensor<2x5xf64>
      %315 = stablehlo.multiply %iterArg_99, %314 : tensor<2x5xf64>
      %316 = stablehlo.multiply %iterArg_96, %iterArg_98 : tensor<2x5xf64>
      %317 = stablehlo.multiply %313, %313 : tensor<2x5xf64>
      %318 = stablehlo.divide %316, %317 : tensor<2x5xf64>
      %319 = stablehlo.subtract %315, %318 : tensor<2x5xf64>
      %320 = stablehlo.add %iterArg_100, %319 : tensor<2x5xf64>
      %321 = stablehlo.divide %iterArg_98, %313 : tensor<2x5xf64>
      %322 = stablehlo.multiply %iterArg_96, %321 : tensor<2x5xf64>
      %323 = stablehlo.add %iterArg_97, %322 : tensor<2x5xf64>
      %324 = stablehlo.divide %319, %320 : tensor<2x5xf64>
      %325 = stablehlo.abs %324 : tensor<2x5xf64>
      %cst_102 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %326 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %327 = stablehlo.compare GT, %325, %326, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %328 = stablehlo.and %iterArg, %327 : tensor<2x5xi1>
      %329 = stablehlo.select %iterArg, %313, %iterArg_95 : tensor<2x5xi1>, tensor<2x5xf64>
      %330 = stablehlo.select %iterArg, %322, %iterArg_96 : tensor<2x5xi1>, tensor<2x5xf64>
      %331 = stablehlo.select %iterArg, %323, %iterArg_97 : tensor<2x5xi1>, tensor<2x5xf64>
      %332 = stablehlo.select %iterArg, %iterArg_98, %iterArg_98 : tensor<2x5xi1>, tensor<2x5xf64>
      %333 = stablehlo.select %iterArg, %319, %iterArg_99 : tensor<2x5xi1>, tensor<2x5xf64>
      %334 = stablehlo.select %iterArg, %320, %iterArg_100 : tensor<2x5xi1>, tensor<2x5xf64>
      stablehlo.return %328, %329, %330, %331, %332, %333, %334 : tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
    }
    %136 = stablehlo.log %arg1 : tensor<2x5xf64>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %137 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %138 = stablehlo.add %arg0, %137 : tensor<2x5xf64>
    %139 = chlo.digamma %138 : tensor<2x5xf64> -> tensor<2x5xf64>
    %140 = stablehlo.subtract %136, %139 : tensor<2x5xf64>
    %141 = stablehlo.multiply %135#3, %140 : tensor<2x5xf64>
    %142 = stablehlo.add %141, %135#6 : tensor<2x5xf64>
    %143 = stablehlo.multiply %97, %142 : tensor<2x5xf64>
    %144 = stablehlo.divide %143, %arg0 : tensor<2x5xf64>
    %145 = stablehlo.select %87, %128, %144 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %146 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %147 = stablehlo.select %78, %146, %145 : tensor<2x5xi1>, tensor<2x5xf64>
    %148 = stablehlo.or %83, %76 : tensor<2x5xi1>
    %cst_43 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %149 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %150 = stablehlo.select %148, %149, %147 : tensor<2x5xi1>, tensor<2x5xf64>
    %151 = stablehlo.negate %arg1 : tensor<2x5xf64>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %152 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %153 = stablehlo.subtract %arg0, %152 : tensor<2x5xf64>
    %154 = stablehlo.log %arg1 : tensor<2x5xf64>
    %155 = stablehlo.multiply %153, %154 : tensor<2x5xf64>
    %156 = stablehlo.add %151, %155 : tensor<2x5xf64>
    %157 = chlo.lgamma %arg0 : tensor<2x5xf64> -> tensor<2x5xf64>
    %158 = stablehlo.subtract %156, %157 : tensor<2x5xf64>
    %159 = stablehlo.exponential %158 : tensor<2x5xf64>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %160 = stablehlo.reduce(%73 init: %cst_45) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5xf64>, tensor<f64>) -> tensor<f64>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %161 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %162 = stablehlo.multiply %161, %159 : tensor<2x5xf64>
    %163 = stablehlo.multiply %161, %150 : tensor<2x5xf64>
    %164 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %165 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %166 = stablehlo.or %164, %165 : tensor<2x5xi1>
    %cst_47 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %167 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %168 = stablehlo.compare EQ, %arg1, %167, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %169 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %170 = stablehlo.compare EQ, %arg0, %169, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %171 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %172 = stablehlo.compare EQ, %arg1, %171, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %173 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %174 = stablehlo.compare LT, %arg1, %173, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %175 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %176 = stablehlo.compare LT, %arg0, %175, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %177 = stablehlo.and %170, %172 : tensor<2x5xi1>
    %178 = stablehlo.or %174, %176 : tensor<2x5xi1>
    %179 = stablehlo.or %178, %177 : tensor<2x5xi1>
    %180 = stablehlo.or %179, %166 : tensor<2x5xi1>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %181 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %182 = stablehlo.compare GE, %arg1, %181, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %183 = stablehlo.compare GT, %arg1, %arg0, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %184 = stablehlo.and %182, %183 : tensor<2x5xi1>
    %185 = stablehlo.log %arg1 : tensor<2x5xf64>
    %186 = stablehlo.multiply %arg0, %185 : tensor<2x5xf64>
    %187 = stablehlo.subtract %186, %arg1 : tensor<2x5xf64>
    %188 = chlo.lgamma %arg0 : tensor<2x5xf64> -> tensor<2x5xf64>
    %189 = stablehlo.subtract %187, %188 : tensor<2x5xf64>
    %cst_53 = stablehlo.constant dense<1.7976931348623157E+308> : tensor<f64>
    %190 = stablehlo.log %cst_53 : tensor<f64>
    %191 = stablehlo.negate %190 : tensor<f64>
    %192 = stablehlo.broadcast_in_dim %191, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %193 = stablehlo.compare LT, %189, %192, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %194 = stablehlo.exponential %189 : tensor<2x5xf64>
    %195 = stablehlo.or %172, %180 : tensor<2x5xi1>
    %196 = stablehlo.or %195, %193 : tensor<2x5xi1>
    %197 = stablehlo.or %196, %168 : tensor<2x5xi1>
    %198 = stablehlo.not %197 : tensor<2x5xi1>
    %199 = stablehlo.and %198, %184 : tensor<2x5xi1>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %200 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %201 = stablehlo.subtract %200, %arg0 : tensor<2x5xf64>
    %202 = stablehlo.add %arg1, %201 : tensor<2x5xf64>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %203 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %204 = stablehlo.add %202, %203 : tensor<2x5xf64>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %205 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %206 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %207 = stablehlo.add %arg1, %206 : tensor<2x5xf64>
    %208 = stablehlo.multiply %204, %arg1 : tensor<2x5xf64>
    %209 = stablehlo.divide %207, %208 : tensor<2x5xf64>
    %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %210 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %211 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %212 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %213 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %214 = stablehlo.negate %arg1 : tensor<2x5xf64>
    %215 = stablehlo.multiply %209, %214 : tensor<2x5xf64>
    %216 = stablehlo.subtract %213, %215 : tensor<2x5xf64>
    %217 = stablehlo.divide %216, %208 : tensor<2x5xf64>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %218:15 = stablehlo.while(%iterArg = %199, %iterArg_95 = %209, %iterArg_96 = %210, %iterArg_97 = %201, %iterArg_98 = %204, %iterArg_99 = %cst_62, %iterArg_100 = %207, %iterArg_101 = %208, %iterArg_102 = %205, %iterArg_103 = %arg1, %iterArg_104 = %211, %iterArg_105 = %212, %iterArg_106 = %213, %iterArg_107 = %214, %iterArg_108 = %217) : tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<f64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
    cond {
      %cst_109 = stablehlo.constant dense<2.000000e+03> : tensor<f64>
      %312 = stablehlo.compare LT, %iterArg_99, %cst_109, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %313 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x5xi1>, tensor<i1>) -> tensor<i1>
      %314 = stablehlo.and %312, %313 : tensor<i1>
      stablehlo.return %314 : tensor<i1>
    } do {
      %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %312 = stablehlo.add %iterArg_99, %cst_109 : tensor<f64>
      %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %313 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %314 = stablehlo.add %iterArg_97, %313 : tensor<2x5xf64>
      %cst_111 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %315 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %316 = stablehlo.add %iterArg_98, %315 : tensor<2x5xf64>
      %317 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %318 = stablehlo.multiply %314, %317 : tensor<2x5xf64>
      %319 = stablehlo.multiply %iterArg_100, %316 : tensor<2x5xf64>
      %320 = stablehlo.multiply %iterArg_102, %318 : tensor<2x5xf64>
      %321 = stablehlo.subtract %319, %320 : tensor<2x5xf64>
      %322 = stablehlo.multiply %iterArg_101, %316 : tensor<2x5xf64>
      %323 = stablehlo.multiply %iterArg_103, %318 : tensor<2x5xf64>
      %324 = stablehlo.subtract %322, %323 : tensor<2x5xf64>
      %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %325 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %326 = stablehlo.compare NE, %324, %325, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %327 = stablehlo.divide %321, %324 : tensor<2x5xf64>
      %328 = stablehlo.subtract %iterArg_95, %327 : tensor<2x5xf64>
      %329 = stablehlo.divide %328, %327 : tensor<2x5xf64>
      %330 = stablehlo.abs %329 : tensor<2x5xf64>
      %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %331 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %332 = stablehlo.select %326, %330, %331 : tensor<2x5xi1>, tensor<2x5xf64>
      %333 = stablehlo.select %326, %327, %iterArg_95 : tensor<2x5xi1>, tensor<2x5xf64>
      %334 = stablehlo.multiply %iterArg_106, %316 : tensor<2x5xf64>
      %335 = stablehlo.subtract %334, %iterArg_100 : tensor<2x5xf64>
      %336 = stablehlo.multiply %iterArg_104, %318 : tensor<2x5xf64>
      %337 = stablehlo.subtract %335, %336 : tensor<2x5xf64>
      %338 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %339 = stablehlo.multiply %iterArg_102, %338 : tensor<2x5xf64>
      %340 = stablehlo.add %337, %339 : tensor<2x5xf64>
      %341 = stablehlo.multiply %iterArg_107, %316 : tensor<2x5xf64>
      %342 = stablehlo.subtract %341, %iterArg_101 : tensor<2x5xf64>
      %343 = stablehlo.multiply %iterArg_105, %318 : tensor<2x5xf64>
      %344 = stablehlo.subtract %342, %343 : tensor<2x5xf64>
      %345 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %346 = stablehlo.multiply %iterArg_103, %345 : tensor<2x5xf64>
      %347 = stablehlo.add %344, %346 : tensor<2x5xf64>
      %348 = stablehlo.multiply %333, %347 : tensor<2x5xf64>
      %349 = stablehlo.subtract %340, %348 : tensor<2x5xf64>
      %350 = stablehlo.divide %349, %324 : tensor<2x5xf64>
      %351 = stablehlo.select %326, %350, %iterArg_108 : tensor<2x5xi1>, tensor<2x5xf64>
      %352 = stablehlo.subtract %351, %iterArg_108 : tensor<2x5xf64>
      %353 = stablehlo.abs %352 : tensor<2x5xf64>
      %cst_114 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %354 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %355 = stablehlo.select %326, %353, %354 : tensor<2x5xi1>, tensor<2x5xf64>
      %356 = stablehlo.abs %321 : tensor<2x5xf64>
      %cst_115 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %357 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f64>) -> tensor<f64>
      %358 = stablehlo.divide %357, %cst_115 : tensor<f64>
      %359 = stablehlo.broadcast_in_dim %358, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %360 = stablehlo.compare GT, %356, %359, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %cst_117 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %361 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %362 = stablehlo.multiply %iterArg_100, %361 : tensor<2x5xf64>
      %363 = stablehlo.select %360, %362, %iterArg_100 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_118 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %364 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %365 = stablehlo.multiply %321, %364 : tensor<2x5xf64>
      %366 = stablehlo.select %360, %365, %321 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_119 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %367 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %368 = stablehlo.multiply %iterArg_101, %367 : tensor<2x5xf64>
      %369 = stablehlo.select %360, %368, %iterArg_101 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_120 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %370 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %371 = stablehlo.multiply %324, %370 : tensor<2x5xf64>
      %372 = stablehlo.select %360, %371, %324 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_121 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %373 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %374 = stablehlo.multiply %iterArg_106, %373 : tensor<2x5xf64>
      %375 = stablehlo.select %360, %374, %iterArg_106 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_122 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %376 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %377 = stablehlo.multiply %iterArg_107, %376 : tensor<2x5xf64>
      %378 = stablehlo.select %360, %377, %iterArg_107 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_123 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %379 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %380 = stablehlo.multiply %340, %379 : tensor<2x5xf64>
      %381 = stablehlo.select %360, %380, %340 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_124 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %382 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %383 = stablehlo.multiply %347, %382 : tensor<2x5xf64>
      %384 = stablehlo.select %360, %383, %347 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_125 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %385 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %386 = stablehlo.compare GT, %332, %385, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %387 = stablehlo.and %iterArg, %386 : tensor<2x5xi1>
      %388 = stablehlo.select %iterArg, %333, %iterArg_95 : tensor<2x5xi1>, tensor<2x5xf64>
      %389 = stablehlo.select %iterArg, %332, %iterArg_96 : tensor<2x5xi1>, tensor<2x5xf64>
      %390 = stablehlo.select %iterArg, %314, %iterArg_97 : tensor<2x5xi1>, tensor<2x5xf64>
      %391 = stablehlo.select %iterArg, %316, %iterArg_98 : tensor<2x5xi1>, tensor<2x5xf64>
      %392 = stablehlo.select %iterArg, %366, %iterArg_100 : tensor<2x5xi1>, tensor<2x5xf64>
      %393 = stablehlo.select %iterArg, %372, %iterArg_101 : tensor<2x5xi1>, tensor<2x5xf64>
      %394 = stablehlo.select %iterArg, %363, %iterArg_102 : tensor<2x5xi1>, tensor<2x5xf64>
      %395 = stablehlo.select %iterArg, %369, %iterArg_103 : tensor<2x5xi1>, tensor<2x5xf64>
      %396 = stablehlo.select %iterArg, %375, %iterArg_104 : tensor<2x5xi1>, tensor<2x5xf64>
      %397 = stablehlo.select %iterArg, %378, %iterArg_105 : tensor<2x5xi1>, tensor<2x5xf64>
      %398 = stablehlo.select %iterArg, %381, %iterArg_106 : tensor<2x5xi1>, tensor<2x5xf64>
      %399 = stablehlo.select %iterArg, %384, %iterArg_107 : tensor<2x5xi1>, tensor<2x5xf64>
      %400 = stablehlo.select %iterArg, %351, %iterArg_108 : tensor<2x5xi1>, tensor<2x5xf64>
      stablehlo.return %387, %388, %389, %390, %391, %312, %392, %393, %394, %395, %396, %397, %398, %399, %400 : tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<f64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
    }
    %219 = stablehlo.multiply %218#1, %194 : tensor<2x5xf64>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %220 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %221 = stablehlo.subtract %220, %219 : tensor<2x5xf64>
    %222 = stablehlo.not %184 : tensor<2x5xi1>
    %223 = stablehlo.and %198, %222 : tensor<2x5xi1>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %224 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %225 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %226 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %227 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %228:7 = stablehlo.while(%iterArg = %223, %iterArg_95 = %arg0, %iterArg_96 = %224, %iterArg_97 = %225, %iterArg_98 = %arg1, %iterArg_99 = %226, %iterArg_100 = %227) : tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %312 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x5xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %312 : tensor<i1>
    } do {
      %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %312 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %313 = stablehlo.add %iterArg_95, %312 : tensor<2x5xf64>
      %314 = stablehlo.divide %iterArg_98, %313 : tensor<2x5xf64>
      %315 = stablehlo.multiply %iterArg_99, %314 : tensor<2x5xf64>
      %316 = stablehlo.multiply %iterArg_96, %iterArg_98 : tensor<2x5xf64>
      %317 = stablehlo.multiply %313, %313 : tensor<2x5xf64>
      %318 = stablehlo.divide %316, %317 : tensor<2x5xf64>
      %319 = stablehlo.subtract %315, %318 : tensor<2x5xf64>
      %320 = stablehlo.add %iterArg_100, %319 : tensor<2x5xf64>
      %321 = stablehlo.divide %iterArg_98, %313 : tensor<2x5xf64>
      %322 = stablehlo.multiply %iterArg_96, %321 : tensor<2x5xf64>
      %323 = stablehlo.add %iterArg_97, %322 : tensor<2x5xf64>
      %324 = stablehlo.divide %322, %323 : tensor<2x5xf64>
      %cst_102 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %325 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %326 = stablehlo.compare GT, %324, %325, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %327 = stablehlo.and %iterArg, %326 : tensor<2x5xi1>
      %328 = stablehlo.select %iterArg, %313, %iterArg_95 : tensor<2x5xi1>, tensor<2x5xf64>
      %329 = stablehlo.select %iterArg, %322, %iterArg_96 : tensor<2x5xi1>, tensor<2x5xf64>
      %330 = stablehlo.select %iterArg, %323, %iterArg_97 : tensor<2x5xi1>, tensor<2x5xf64>
      %331 = stablehlo.select %iterArg, %iterArg_98, %iterArg_98 : tensor<2x5xi1>, tensor<2x5xf64>
      %332 = stablehlo.select %iterArg, %319, %iterArg_99 : tensor<2x5xi1>, tensor<2x5xf64>
      %333 = stablehlo.select %iterArg, %320, %iterArg_100 : tensor<2x5xi1>, tensor<2x5xf64>
      stablehlo.return %327, %328, %329, %330, %331, %332, %333 : tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
    }
    %229 = stablehlo.multiply %228#3, %194 : tensor<2x5xf64>
    %230 = stablehlo.divide %229, %arg0 : tensor<2x5xf64>
    %231 = stablehlo.select %184, %221, %230 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %232 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %233 = stablehlo.select %172, %232, %231 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %234 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %235 = stablehlo.select %168, %234, %233 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_70 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %236 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %237 = stablehlo.select %180, %236, %235 : tensor<2x5xi1>, tensor<2x5xf64>
    %238 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %239 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %240 = stablehlo.or %238, %239 : tensor<2x5xi1>
    %cst_71 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %241 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %242 = stablehlo.compare EQ, %arg1, %241, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %243 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %244 = stablehlo.compare EQ, %arg0, %243, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %245 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %246 = stablehlo.compare EQ, %arg1, %245, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %247 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %248 = stablehlo.compare LT, %arg1, %247, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %249 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %250 = stablehlo.compare LT, %arg0, %249, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %251 = stablehlo.and %244, %246 : tensor<2x5xi1>
    %252 = stablehlo.or %248, %250 : tensor<2x5xi1>
    %253 = stablehlo.or %252, %251 : tensor<2x5xi1>
    %254 = stablehlo.or %253, %240 : tensor<2x5xi1>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %255 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %256 = stablehlo.compare GE, %arg1, %255, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %257 = stablehlo.compare GT, %arg1, %arg0, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %258 = stablehlo.and %256, %257 : tensor<2x5xi1>
    %259 = stablehlo.log %arg1 : tensor<2x5xf64>
    %260 = stablehlo.multiply %arg0, %259 : tensor<2x5xf64>
    %261 = stablehlo.subtract %260, %arg1 : tensor<2x5xf64>
    %262 = chlo.lgamma %arg0 : tensor<2x5xf64> -> tensor<2x5xf64>
    %263 = stablehlo.subtract %261, %262 : tensor<2x5xf64>
    %cst_77 = stablehlo.constant dense<1.7976931348623157E+308> : tensor<f64>
    %264 = stablehlo.log %cst_77 : tensor<f64>
    %265 = stablehlo.negate %264 : tensor<f64>
    %266 = stablehlo.broadcast_in_dim %265, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %267 = stablehlo.compare LT, %263, %266, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %268 = stablehlo.exponential %263 : tensor<2x5xf64>
    %269 = stablehlo.or %246, %254 : tensor<2x5xi1>
    %270 = stablehlo.or %269, %267 : tensor<2x5xi1>
    %271 = stablehlo.or %270, %242 : tensor<2x5xi1>
    %272 = stablehlo.not %271 : tensor<2x5xi1>
    %273 = stablehlo.and %272, %258 : tensor<2x5xi1>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %274 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %275 = stablehlo.subtract %274, %arg0 : tensor<2x5xf64>
    %276 = stablehlo.add %arg1, %275 : tensor<2x5xf64>
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %277 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %278 = stablehlo.add %276, %277 : tensor<2x5xf64>
    %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %279 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %280 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %281 = stablehlo.add %arg1, %280 : tensor<2x5xf64>
    %282 = stablehlo.multiply %278, %arg1 : tensor<2x5xf64>
    %283 = stablehlo.divide %281, %282 : tensor<2x5xf64>
    %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %284 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %285 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %286 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %287 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %288 = stablehlo.negate %arg1 : tensor<2x5xf64>
    %289 = stablehlo.multiply %283, %288 : tensor<2x5xf64>
    %290 = stablehlo.subtract %287, %289 : tensor<2x5xf64>
    %291 = stablehlo.divide %290, %282 : tensor<2x5xf64>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %292:15 = stablehlo.while(%iterArg = %273, %iterArg_95 = %283, %iterArg_96 = %284, %iterArg_97 = %275, %iterArg_98 = %278, %iterArg_99 = %cst_86, %iterArg_100 = %281, %iterArg_101 = %282, %iterArg_102 = %279, %iterArg_103 = %arg1, %iterArg_104 = %285, %iterArg_105 = %286, %iterArg_106 = %287, %iterArg_107 = %288, %iterArg_108 = %291) : tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<f64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
    cond {
      %cst_109 = stablehlo.constant dense<2.000000e+03> : tensor<f64>
      %312 = stablehlo.compare LT, %iterArg_99, %cst_109, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %313 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x5xi1>, tensor<i1>) -> tensor<i1>
      %314 = stablehlo.and %312, %313 : tensor<i1>
      stablehlo.return %314 : tensor<i1>
    } do {
      %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %312 = stablehlo.add %iterArg_99, %cst_109 : tensor<f64>
      %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %313 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %314 = stablehlo.add %iterArg_97, %313 : tensor<2x5xf64>
      %cst_111 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %315 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %316 = stablehlo.add %iterArg_98, %315 : tensor<2x5xf64>
      %317 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %318 = stablehlo.multiply %314, %317 : tensor<2x5xf64>
      %319 = stablehlo.multiply %iterArg_100, %316 : tensor<2x5xf64>
      %320 = stablehlo.multiply %iterArg_102, %318 : tensor<2x5xf64>
      %321 = stablehlo.subtract %319, %320 : tensor<2x5xf64>
      %322 = stablehlo.multiply %iterArg_101, %316 : tensor<2x5xf64>
      %323 = stablehlo.multiply %iterArg_103, %318 : tensor<2x5xf64>
      %324 = stablehlo.subtract %322, %323 : tensor<2x5xf64>
      %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %325 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %326 = stablehlo.compare NE, %324, %325, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %327 = stablehlo.divide %321, %324 : tensor<2x5xf64>
      %328 = stablehlo.subtract %iterArg_95, %327 : tensor<2x5xf64>
      %329 = stablehlo.divide %328, %327 : tensor<2x5xf64>
      %330 = stablehlo.abs %329 : tensor<2x5xf64>
      %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %331 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %332 = stablehlo.select %326, %330, %331 : tensor<2x5xi1>, tensor<2x5xf64>
      %333 = stablehlo.select %326, %327, %iterArg_95 : tensor<2x5xi1>, tensor<2x5xf64>
      %334 = stablehlo.multiply %iterArg_106, %316 : tensor<2x5xf64>
      %335 = stablehlo.subtract %334, %iterArg_100 : tensor<2x5xf64>
      %336 = stablehlo.multiply %iterArg_104, %318 : tensor<2x5xf64>
      %337 = stablehlo.subtract %335, %336 : tensor<2x5xf64>
      %338 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %339 = stablehlo.multiply %iterArg_102, %338 : tensor<2x5xf64>
      %340 = stablehlo.add %337, %339 : tensor<2x5xf64>
      %341 = stablehlo.multiply %iterArg_107, %316 : tensor<2x5xf64>
      %342 = stablehlo.subtract %341, %iterArg_101 : tensor<2x5xf64>
      %343 = stablehlo.multiply %iterArg_105, %318 : tensor<2x5xf64>
      %344 = stablehlo.subtract %342, %343 : tensor<2x5xf64>
      %345 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %346 = stablehlo.multiply %iterArg_103, %345 : tensor<2x5xf64>
      %347 = stablehlo.add %344, %346 : tensor<2x5xf64>
      %348 = stablehlo.multiply %333, %347 : tensor<2x5xf64>
      %349 = stablehlo.subtract %340, %348 : tensor<2x5xf64>
      %350 = stablehlo.divide %349, %324 : tensor<2x5xf64>
      %351 = stablehlo.select %326, %350, %iterArg_108 : tensor<2x5xi1>, tensor<2x5xf64>
      %352 = stablehlo.subtract %351, %iterArg_108 : tensor<2x5xf64>
      %353 = stablehlo.abs %352 : tensor<2x5xf64>
      %cst_114 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %354 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %355 = stablehlo.select %326, %353, %354 : tensor<2x5xi1>, tensor<2x5xf64>
      %356 = stablehlo.abs %321 : tensor<2x5xf64>
      %cst_115 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %357 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f64>) -> tensor<f64>
      %358 = stablehlo.divide %357, %cst_115 : tensor<f64>
      %359 = stablehlo.broadcast_in_dim %358, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %360 = stablehlo.compare GT, %356, %359, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %cst_117 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %361 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %362 = stablehlo.multiply %iterArg_100, %361 : tensor<2x5xf64>
      %363 = stablehlo.select %360, %362, %iterArg_100 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_118 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %364 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %365 = stablehlo.multiply %321, %364 : tensor<2x5xf64>
      %366 = stablehlo.select %360, %365, %321 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_119 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %367 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %368 = stablehlo.multiply %iterArg_101, %367 : tensor<2x5xf64>
      %369 = stablehlo.select %360, %368, %iterArg_101 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_120 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %370 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %371 = stablehlo.multiply %324, %370 : tensor<2x5xf64>
      %372 = stablehlo.select %360, %371, %324 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_121 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %373 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %374 = stablehlo.multiply %iterArg_106, %373 : tensor<2x5xf64>
      %375 = stablehlo.select %360, %374, %iterArg_106 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_122 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %376 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %377 = stablehlo.multiply %iterArg_107, %376 : tensor<2x5xf64>
      %378 = stablehlo.select %360, %377, %iterArg_107 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_123 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %379 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %380 = stablehlo.multiply %340, %379 : tensor<2x5xf64>
      %381 = stablehlo.select %360, %380, %340 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_124 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %382 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %383 = stablehlo.multiply %347, %382 : tensor<2x5xf64>
      %384 = stablehlo.select %360, %383, %347 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_125 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %385 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %386 = stablehlo.compare GT, %332, %385, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %387 = stablehlo.and %iterArg, %386 : tensor<2x5xi1>
      %388 = stablehlo.select %iterArg, %333, %iterArg_95 : tensor<2x5xi1>, tensor<2x5xf64>
      %389 = stablehlo.select %iterArg, %332, %iterArg_96 : tensor<2x5xi1>, tensor<2x5xf64>
      %390 = stablehlo.select %iterArg, %314, %iterArg_97 : tensor<2x5xi1>, tensor<2x5xf64>
      %391 = stablehlo.select %iterArg, %316, %iterArg_98 : tensor<2x5xi1>, tensor<2x5xf64>
      %392 = stablehlo.select %iterArg, %366, %iterArg_100 : tensor<2x5xi1>, tensor<2x5xf64>
      %393 = stablehlo.select %iterArg, %372, %iterArg_101 : tensor<2x5xi1>, tensor<2x5xf64>
      %394 = stablehlo.select %iterArg, %363, %iterArg_102 : tensor<2x5xi1>, tensor<2x5xf64>
      %395 = stablehlo.select %iterArg, %369, %iterArg_103 : tensor<2x5xi1>, tensor<2x5xf64>
      %396 = stablehlo.select %iterArg, %375, %iterArg_104 : tensor<2x5xi1>, tensor<2x5xf64>
      %397 = stablehlo.select %iterArg, %378, %iterArg_105 : tensor<2x5xi1>, tensor<2x5xf64>
      %398 = stablehlo.select %iterArg, %381, %iterArg_106 : tensor<2x5xi1>, tensor<2x5xf64>
      %399 = stablehlo.select %iterArg, %384, %iterArg_107 : tensor<2x5xi1>, tensor<2x5xf64>
      %400 = stablehlo.select %iterArg, %351, %iterArg_108 : tensor<2x5xi1>, tensor<2x5xf64>
      stablehlo.return %387, %388, %389, %390, %391, %312, %392, %393, %394, %395, %396, %397, %398, %399, %400 : tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<f64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
    }
    %293 = stablehlo.multiply %292#1, %268 : tensor<2x5xf64>
    %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %294 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %295 = stablehlo.subtract %294, %293 : tensor<2x5xf64>
    %296 = stablehlo.not %258 : tensor<2x5xi1>
    %297 = stablehlo.and %272, %296 : tensor<2x5xi1>
    %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %298 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %299 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %300 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %301 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %302:7 = stablehlo.while(%iterArg = %297, %iterArg_95 = %arg0, %iterArg_96 = %298, %iterArg_97 = %299, %iterArg_98 = %arg1, %iterArg_99 = %300, %iterArg_100 = %301) : tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %312 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x5xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %312 : tensor<i1>
    } do {
      %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %312 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %313 = stablehlo.add %iterArg_95, %312 : tensor<2x5xf64>
      %314 = stablehlo.divide %iterArg_98, %313 : tensor<2x5xf64>
      %315 = stablehlo.multiply %iterArg_99, %314 : tensor<2x5xf64>
      %316 = stablehlo.multiply %iterArg_96, %iterArg_98 : tensor<2x5xf64>
      %317 = stablehlo.multiply %313, %313 : tensor<2x5xf64>
      %318 = stablehlo.divide %316, %317 : tensor<2x5xf64>
      %319 = stablehlo.subtract %315, %318 : tensor<2x5xf64>
      %320 = stablehlo.add %iterArg_100, %319 : tensor<2x5xf64>
      %321 = stablehlo.divide %iterArg_98, %313 : tensor<2x5xf64>
      %322 = stablehlo.multiply %iterArg_96, %321 : tensor<2x5xf64>
      %323 = stablehlo.add %iterArg_97, %322 : tensor<2x5xf64>
      %324 = stablehlo.divide %322, %323 : tensor<2x5xf64>
      %cst_102 = stablehlo.constant dense<2.2204460492503131E-16> : tensor<f64>
      %325 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %326 = stablehlo.compare GT, %324, %325, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %327 = stablehlo.and %iterArg, %326 : tensor<2x5xi1>
      %328 = stablehlo.select %iterArg, %313, %iterArg_95 : tensor<2x5xi1>, tensor<2x5xf64>
      %329 = stablehlo.select %iterArg, %322, %iterArg_96 : tensor<2x5xi1>, tensor<2x5xf64>
      %330 = stablehlo.select %iterArg, %323, %iterArg_97 : tensor<2x5xi1>, tensor<2x5xf64>
      %331 = stablehlo.select %iterArg, %iterArg_98, %iterArg_98 : tensor<2x5xi1>, tensor<2x5xf64>
      %332 = stablehlo.select %iterArg, %319, %iterArg_99 : tensor<2x5xi1>, tensor<2x5xf64>
      %333 = stablehlo.select %iterArg, %320, %iterArg_100 : tensor<2x5xi1>, tensor<2x5xf64>
      stablehlo.return %327, %328, %329, %330, %331, %332, %333 : tensor<2x5xi1>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
    }
    %303 = stablehlo.multiply %302#3, %268 : tensor<2x5xf64>
    %304 = stablehlo.divide %303, %arg0 : tensor<2x5xf64>
    %305 = stablehlo.select %258, %295, %304 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %306 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %307 = stablehlo.select %246, %306, %305 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %308 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %309 = stablehlo.select %242, %308, %307 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_94 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %310 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %311 = stablehlo.select %254, %310, %309 : tensor<2x5xi1>, tensor<2x5xf64>
    return %237, %163, %162, %311 : tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
  }
}
