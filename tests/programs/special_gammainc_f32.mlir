module @jit_special_gammainc_f32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5xf32>, %arg1: tensor<2x5xf32>) -> (tensor<2x5xf32> {jax.result_info = "result[0]"}, tensor<2x5xf32> {jax.result_info = "result[1][0]"}, tensor<2x5xf32> {jax.result_info = "result[1][1]"}, tensor<2x5xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %2 = stablehlo.or %0, %1 : tensor<2x5xi1>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %4 = stablehlo.compare EQ, %arg1, %3, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %6 = stablehlo.compare EQ, %arg0, %5, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %8 = stablehlo.compare EQ, %arg1, %7, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %10 = stablehlo.compare LT, %arg1, %9, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %12 = stablehlo.compare LT, %arg0, %11, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %13 = stablehlo.and %6, %8 : tensor<2x5xi1>
    %14 = stablehlo.or %10, %12 : tensor<2x5xi1>
    %15 = stablehlo.or %14, %13 : tensor<2x5xi1>
    %16 = stablehlo.or %15, %2 : tensor<2x5xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %18 = stablehlo.compare GE, %arg1, %17, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %19 = stablehlo.compare GT, %arg1, %arg0, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %20 = stablehlo.and %18, %19 : tensor<2x5xi1>
    %21 = stablehlo.log %arg1 : tensor<2x5xf32>
    %22 = stablehlo.multiply %arg0, %21 : tensor<2x5xf32>
    %23 = stablehlo.subtract %22, %arg1 : tensor<2x5xf32>
    %24 = chlo.lgamma %arg0 : tensor<2x5xf32> -> tensor<2x5xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<2x5xf32>
    %cst_5 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %26 = stablehlo.log %cst_5 : tensor<f32>
    %27 = stablehlo.negate %26 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %29 = stablehlo.compare LT, %25, %28, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %30 = stablehlo.exponential %25 : tensor<2x5xf32>
    %31 = stablehlo.or %8, %16 : tensor<2x5xi1>
    %32 = stablehlo.or %31, %29 : tensor<2x5xi1>
    %33 = stablehlo.or %32, %4 : tensor<2x5xi1>
    %34 = stablehlo.not %33 : tensor<2x5xi1>
    %35 = stablehlo.and %34, %20 : tensor<2x5xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %37 = stablehlo.subtract %36, %arg0 : tensor<2x5xf32>
    %38 = stablehlo.add %arg1, %37 : tensor<2x5xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %40 = stablehlo.add %38, %39 : tensor<2x5xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %43 = stablehlo.add %arg1, %42 : tensor<2x5xf32>
    %44 = stablehlo.multiply %40, %arg1 : tensor<2x5xf32>
    %45 = stablehlo.divide %43, %44 : tensor<2x5xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %50 = stablehlo.negate %arg1 : tensor<2x5xf32>
    %51 = stablehlo.multiply %45, %50 : tensor<2x5xf32>
    %52 = stablehlo.subtract %49, %51 : tensor<2x5xf32>
    %53 = stablehlo.divide %52, %44 : tensor<2x5xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54:15 = stablehlo.while(%iterArg = %35, %iterArg_95 = %45, %iterArg_96 = %46, %iterArg_97 = %37, %iterArg_98 = %40, %iterArg_99 = %cst_14, %iterArg_100 = %43, %iterArg_101 = %44, %iterArg_102 = %41, %iterArg_103 = %arg1, %iterArg_104 = %47, %iterArg_105 = %48, %iterArg_106 = %49, %iterArg_107 = %50, %iterArg_108 = %53) : tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<f32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
    cond {
      %cst_109 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %312 = stablehlo.compare LT, %iterArg_99, %cst_109, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %313 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x5xi1>, tensor<i1>) -> tensor<i1>
      %314 = stablehlo.and %312, %313 : tensor<i1>
      stablehlo.return %314 : tensor<i1>
    } do {
      %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %312 = stablehlo.add %iterArg_99, %cst_109 : tensor<f32>
      %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %313 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %314 = stablehlo.add %iterArg_97, %313 : tensor<2x5xf32>
      %cst_111 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %315 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %316 = stablehlo.add %iterArg_98, %315 : tensor<2x5xf32>
      %317 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %318 = stablehlo.multiply %314, %317 : tensor<2x5xf32>
      %319 = stablehlo.multiply %iterArg_100, %316 : tensor<2x5xf32>
      %320 = stablehlo.multiply %iterArg_102, %318 : tensor<2x5xf32>
      %321 = stablehlo.subtract %319, %320 : tensor<2x5xf32>
      %322 = stablehlo.multiply %iterArg_101, %316 : tensor<2x5xf32>
      %323 = stablehlo.multiply %iterArg_103, %318 : tensor<2x5xf32>
      %324 = stablehlo.subtract %322, %323 : tensor<2x5xf32>
      %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %325 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %326 = stablehlo.compare NE, %324, %325, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %327 = stablehlo.divide %321, %324 : tensor<2x5xf32>
      %328 = stablehlo.subtract %iterArg_95, %327 : tensor<2x5xf32>
      %329 = stablehlo.divide %328, %327 : tensor<2x5xf32>
      %330 = stablehlo.abs %329 : tensor<2x5xf32>
      %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %331 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %332 = stablehlo.select %326, %330, %331 : tensor<2x5xi1>, tensor<2x5xf32>
      %333 = stablehlo.select %326, %327, %iterArg_95 : tensor<2x5xi1>, tensor<2x5xf32>
      %334 = stablehlo.multiply %iterArg_106, %316 : tensor<2x5xf32>
      %335 = stablehlo.subtract %334, %iterArg_100 : tensor<2x5xf32>
      %336 = stablehlo.multiply %iterArg_104, %318 : tensor<2x5xf32>
      %337 = stablehlo.subtract %335, %336 : tensor<2x5xf32>
      %338 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %339 = stablehlo.multiply %iterArg_102, %338 : tensor<2x5xf32>
      %340 = stablehlo.add %337, %339 : tensor<2x5xf32>
      %341 = stablehlo.multiply %iterArg_107, %316 : tensor<2x5xf32>
      %342 = stablehlo.subtract %341, %iterArg_101 : tensor<2x5xf32>
      %343 = stablehlo.multiply %iterArg_105, %318 : tensor<2x5xf32>
      %344 = stablehlo.subtract %342, %343 : tensor<2x5xf32>
      %345 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %346 = stablehlo.multiply %iterArg_103, %345 : tensor<2x5xf32>
      %347 = stablehlo.add %344, %346 : tensor<2x5xf32>
      %348 = stablehlo.multiply %333, %347 : tensor<2x5xf32>
      %349 = stablehlo.subtract %340, %348 : tensor<2x5xf32>
      %350 = stablehlo.divide %349, %324 : tensor<2x5xf32>
      %351 = stablehlo.select %326, %350, %iterArg_108 : tensor<2x5xi1>, tensor<2x5xf32>
      %352 = stablehlo.subtract %351, %iterArg_108 : tensor<2x5xf32>
      %353 = stablehlo.abs %352 : tensor<2x5xf32>
      %cst_114 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %354 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %355 = stablehlo.select %326, %353, %354 : tensor<2x5xi1>, tensor<2x5xf32>
      %356 = stablehlo.abs %321 : tensor<2x5xf32>
      %cst_115 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %357 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<f32>
      %358 = stablehlo.divide %357, %cst_115 : tensor<f32>
      %359 = stablehlo.broadcast_in_dim %358, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %360 = stablehlo.compare GT, %356, %359, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %cst_117 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %361 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %362 = stablehlo.multiply %iterArg_100, %361 : tensor<2x5xf32>
      %363 = stablehlo.select %360, %362, %iterArg_100 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_118 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %364 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %365 = stablehlo.multiply %321, %364 : tensor<2x5xf32>
      %366 = stablehlo.select %360, %365, %321 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_119 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %367 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %368 = stablehlo.multiply %iterArg_101, %367 : tensor<2x5xf32>
      %369 = stablehlo.select %360, %368, %iterArg_101 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_120 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %370 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %371 = stablehlo.multiply %324, %370 : tensor<2x5xf32>
      %372 = stablehlo.select %360, %371, %324 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_121 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %373 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %374 = stablehlo.multiply %iterArg_106, %373 : tensor<2x5xf32>
      %375 = stablehlo.select %360, %374, %iterArg_106 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_122 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %376 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %377 = stablehlo.multiply %iterArg_107, %376 : tensor<2x5xf32>
      %378 = stablehlo.select %360, %377, %iterArg_107 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_123 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %379 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %380 = stablehlo.multiply %340, %379 : tensor<2x5xf32>
      %381 = stablehlo.select %360, %380, %340 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_124 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %382 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %383 = stablehlo.multiply %347, %382 : tensor<2x5xf32>
      %384 = stablehlo.select %360, %383, %347 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_125 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %385 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %386 = stablehlo.compare GT, %332, %385, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %387 = stablehlo.and %iterArg, %386 : tensor<2x5xi1>
      %388 = stablehlo.select %iterArg, %333, %iterArg_95 : tensor<2x5xi1>, tensor<2x5xf32>
      %389 = stablehlo.select %iterArg, %332, %iterArg_96 : tensor<2x5xi1>, tensor<2x5xf32>
      %390 = stablehlo.select %iterArg, %314, %iterArg_97 : tensor<2x5xi1>, tensor<2x5xf32>
      %391 = stablehlo.select %iterArg, %316, %iterArg_98 : tensor<2x5xi1>, tensor<2x5xf32>
      %392 = stablehlo.select %iterArg, %366, %iterArg_100 : tensor<2x5xi1>, tensor<2x5xf32>
      %393 = stablehlo.select %iterArg, %372, %iterArg_101 : tensor<2x5xi1>, tensor<2x5xf32>
      %394 = stablehlo.select %iterArg, %363, %iterArg_102 : tensor<2x5xi1>, tensor<2x5xf32>
      %395 = stablehlo.select %iterArg, %369, %iterArg_103 : tensor<2x5xi1>, tensor<2x5xf32>
      %396 = stablehlo.select %iterArg, %375, %iterArg_104 : tensor<2x5xi1>, tensor<2x5xf32>
      %397 = stablehlo.select %iterArg, %378, %iterArg_105 : tensor<2x5xi1>, tensor<2x5xf32>
      %398 = stablehlo.select %iterArg, %381, %iterArg_106 : tensor<2x5xi1>, tensor<2x5xf32>
      %399 = stablehlo.select %iterArg, %384, %iterArg_107 : tensor<2x5xi1>, tensor<2x5xf32>
      %400 = stablehlo.select %iterArg, %351, %iterArg_108 : tensor<2x5xi1>, tensor<2x5xf32>
      stablehlo.return %387, %388, %389, %390, %391, %312, %392, %393, %394, %395, %396, %397, %398, %399, %400 : tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<f32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
    }
    %55 = stablehlo.multiply %54#1, %30 : tensor<2x5xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %57 = stablehlo.subtract %56, %55 : tensor<2x5xf32>
    %58 = stablehlo.not %20 : tensor<2x5xi1>
    %59 = stablehlo.and %34, %58 : tensor<2x5xi1>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %64:7 = stablehlo.while(%iterArg = %59, %iterArg_95 = %arg0, %iterArg_96 = %60, %iterArg_97 = %61, %iterArg_98 = %arg1, %iterArg_99 = %62, %iterArg_100 = %63) : tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %312 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x5xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %312 : tensor<i1>
    } do {
      %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %312 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %313 = stablehlo.add %iterArg_95, %312 : tensor<2x5xf32>
      %314 = stablehlo.divide %iterArg_98, %313 : tensor<2x5xf32>
      %315 = stablehlo.multiply %iterArg_99, %314 : tensor<2x5xf32>
      %316 = stablehlo.multiply %iterArg_96, %iterArg_98 : tensor<2x5xf32>
      %317 = stablehlo.multiply %313, %313 : tensor<2x5xf32>
      %318 = stablehlo.divide %316, %317 : tensor<2x5xf32>
      %319 = stablehlo.subtract %315, %318 : tensor<2x5xf32>
      %320 = stablehlo.add %iterArg_100, %319 : tensor<2x5xf32>
      %321 = stablehlo.divide %iterArg_98, %313 : tensor<2x5xf32>
      %322 = stablehlo.multiply %iterArg_96, %321 : tensor<2x5xf32>
      %323 = stablehlo.add %iterArg_97, %322 : tensor<2x5xf32>
      %324 = stablehlo.divide %322, %323 : tensor<2x5xf32>
      %cst_102 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %325 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %326 = stablehlo.compare GT, %324, %325, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %327 = stablehlo.and %iterArg, %326 : tensor<2x5xi1>
      %328 = stablehlo.select %iterArg, %313, %iterArg_95 : tensor<2x5xi1>, tensor<2x5xf32>
      %329 = stablehlo.select %iterArg, %322, %iterArg_96 : tensor<2x5xi1>, tensor<2x5xf32>
      %330 = stablehlo.select %iterArg, %323, %iterArg_97 : tensor<2x5xi1>, tensor<2x5xf32>
      %331 = stablehlo.select %iterArg, %iterArg_98, %iterArg_98 : tensor<2x5xi1>, tensor<2x5xf32>
      %332 = stablehlo.select %iterArg, %319, %iterArg_99 : tensor<2x5xi1>, tensor<2x5xf32>
      %333 = stablehlo.select %iterArg, %320, %iterArg_100 : tensor<2x5xi1>, tensor<2x5xf32>
      stablehlo.return %327, %328, %329, %330, %331, %332, %333 : tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
    }
    %65 = stablehlo.multiply %64#3, %30 : tensor<2x5xf32>
    %66 = stablehlo.divide %65, %arg0 : tensor<2x5xf32>
    %67 = stablehlo.select %20, %57, %66 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %69 = stablehlo.select %8, %68, %67 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %71 = stablehlo.select %4, %70, %69 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_22 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %73 = stablehlo.select %16, %72, %71 : tensor<2x5xi1>, tensor<2x5xf32>
    %74 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %75 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %76 = stablehlo.or %74, %75 : tensor<2x5xi1>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %78 = stablehlo.compare EQ, %arg1, %77, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %80 = stablehlo.compare LT, %arg1, %79, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %82 = stablehlo.compare LE, %arg0, %81, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %83 = stablehlo.or %80, %82 : tensor<2x5xi1>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %85 = stablehlo.compare GT, %arg1, %84, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %86 = stablehlo.compare GT, %arg1, %arg0, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %87 = stablehlo.and %85, %86 : tensor<2x5xi1>
    %88 = stablehlo.log %arg1 : tensor<2x5xf32>
    %89 = stablehlo.multiply %arg0, %88 : tensor<2x5xf32>
    %90 = stablehlo.subtract %89, %arg1 : tensor<2x5xf32>
    %91 = chlo.lgamma %arg0 : tensor<2x5xf32> -> tensor<2x5xf32>
    %92 = stablehlo.subtract %90, %91 : tensor<2x5xf32>
    %cst_27 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %93 = stablehlo.log %cst_27 : tensor<f32>
    %94 = stablehlo.negate %93 : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %96 = stablehlo.compare LT, %92, %95, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %97 = stablehlo.exponential %92 : tensor<2x5xf32>
    %98 = stablehlo.or %78, %83 : tensor<2x5xi1>
    %99 = stablehlo.or %98, %96 : tensor<2x5xi1>
    %100 = stablehlo.or %99, %76 : tensor<2x5xi1>
    %101 = stablehlo.not %100 : tensor<2x5xi1>
    %102 = stablehlo.and %101, %87 : tensor<2x5xi1>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %104 = stablehlo.subtract %103, %arg0 : tensor<2x5xf32>
    %105 = stablehlo.add %arg1, %104 : tensor<2x5xf32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %107 = stablehlo.add %105, %106 : tensor<2x5xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %110 = stablehlo.add %arg1, %109 : tensor<2x5xf32>
    %111 = stablehlo.multiply %107, %arg1 : tensor<2x5xf32>
    %112 = stablehlo.divide %110, %111 : tensor<2x5xf32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %117 = stablehlo.negate %arg1 : tensor<2x5xf32>
    %118 = stablehlo.multiply %112, %117 : tensor<2x5xf32>
    %119 = stablehlo.subtract %116, %118 : tensor<2x5xf32>
    %120 = stablehlo.divide %119, %111 : tensor<2x5xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121:15 = stablehlo.while(%iterArg = %102, %iterArg_95 = %112, %iterArg_96 = %113, %iterArg_97 = %104, %iterArg_98 = %107, %iterArg_99 = %cst_36, %iterArg_100 = %110, %iterArg_101 = %111, %iterArg_102 = %108, %iterArg_103 = %arg1, %iterArg_104 = %114, %iterArg_105 = %115, %iterArg_106 = %116, %iterArg_107 = %117, %iterArg_108 = %120) : tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<f32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
    cond {
      %cst_109 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %312 = stablehlo.compare LT, %iterArg_99, %cst_109, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %313 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x5xi1>, tensor<i1>) -> tensor<i1>
      %314 = stablehlo.and %312, %313 : tensor<i1>
      stablehlo.return %314 : tensor<i1>
    } do {
      %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %312 = stablehlo.add %iterArg_99, %cst_109 : tensor<f32>
      %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %313 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %314 = stablehlo.add %iterArg_97, %313 : tensor<2x5xf32>
      %cst_111 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %315 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %316 = stablehlo.add %iterArg_98, %315 : tensor<2x5xf32>
      %317 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %318 = stablehlo.multiply %314, %317 : tensor<2x5xf32>
      %319 = stablehlo.multiply %iterArg_100, %316 : tensor<2x5xf32>
      %320 = stablehlo.multiply %iterArg_102, %318 : tensor<2x5xf32>
      %321 = stablehlo.subtract %319, %320 : tensor<2x5xf32>
      %322 = stablehlo.multiply %iterArg_101, %316 : tensor<2x5xf32>
      %323 = stablehlo.multiply %iterArg_103, %318 : tensor<2x5xf32>
      %324 = stablehlo.subtract %322, %323 : tensor<2x5xf32>
      %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %325 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %326 = stablehlo.compare NE, %324, %325, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %327 = stablehlo.divide %321, %324 : tensor<2x5xf32>
      %328 = stablehlo.subtract %iterArg_95, %327 : tensor<2x5xf32>
      %329 = stablehlo.divide %328, %327 : tensor<2x5xf32>
      %330 = stablehlo.abs %329 : tensor<2x5xf32>
      %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %331 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %332 = stablehlo.select %326, %330, %331 : tensor<2x5xi1>, tensor<2x5xf32>
      %333 = stablehlo.select %326, %327, %iterArg_95 : tensor<2x5xi1>, tensor<2x5xf32>
      %334 = stablehlo.multiply %iterArg_106, %316 : tensor<2x5xf32>
      %335 = stablehlo.subtract %334, %iterArg_100 : tensor<2x5xf32>
      %336 = stablehlo.multiply %iterArg_104, %318 : tensor<2x5xf32>
      %337 = stablehlo.subtract %335, %336 : tensor<2x5xf32>
      %338 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %339 = stablehlo.multiply %iterArg_102, %338 : tensor<2x5xf32>
      %340 = stablehlo.add %337, %339 : tensor<2x5xf32>
      %341 = stablehlo.multiply %iterArg_107, %316 : tensor<2x5xf32>
      %342 = stablehlo.subtract %341, %iterArg_101 : tensor<2x5xf32>
      %343 = stablehlo.multiply %iterArg_105, %318 : tensor<2x5xf32>
      %344 = stablehlo.subtract %342, %343 : tensor<2x5xf32>
      %345 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %346 = stablehlo.multiply %iterArg_103, %345 : tensor<2x5xf32>
      %347 = stablehlo.add %344, %346 : tensor<2x5xf32>
      %348 = stablehlo.multiply %333, %347 : tensor<2x5xf32>
      %349 = stablehlo.subtract %340, %348 : tensor<2x5xf32>
      %350 = stablehlo.divide %349, %324 : tensor<2x5xf32>
      %351 = stablehlo.select %326, %350, %iterArg_108 : tensor<2x5xi1>, tensor<2x5xf32>
      %352 = stablehlo.subtract %351, %iterArg_108 : tensor<2x5xf32>
      %353 = stablehlo.abs %352 : tensor<2x5xf32>
      %cst_114 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %354 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %355 = stablehlo.select %326, %353, %354 : tensor<2x5xi1>, tensor<2x5xf32>
      %356 = stablehlo.abs %321 : tensor<2x5xf32>
      %cst_115 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %357 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<f32>
      %358 = stablehlo.divide %357, %cst_115 : tensor<f32>
      %359 = stablehlo.broadcast_in_dim %358, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %360 = stablehlo.compare GT, %356, %359, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %cst_117 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %361 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %362 = stablehlo.multiply %iterArg_100, %361 : tensor<2x5xf32>
      %363 = stablehlo.select %360, %362, %iterArg_100 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_118 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %364 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %365 = stablehlo.multiply %321, %364 : tensor<2x5xf32>
      %366 = stablehlo.select %360, %365, %321 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_119 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %367 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %368 = stablehlo.multiply %iterArg_101, %367 : tensor<2x5xf32>
      %369 = stablehlo.select %360, %368, %iterArg_101 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_120 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %370 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %371 = stablehlo.multiply %324, %370 : tensor<2x5xf32>
      %372 = stablehlo.select %360, %371, %324 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_121 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %373 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %374 = stablehlo.multiply %iterArg_106, %373 : tensor<2x5xf32>
      %375 = stablehlo.select %360, %374, %iterArg_106 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_122 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %376 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %377 = stablehlo.multiply %iterArg_107, %376 : tensor<2x5xf32>
      %378 = stablehlo.select %360, %377, %iterArg_107 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_123 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %379 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %380 = stablehlo.multiply %340, %379 : tensor<2x5xf32>
      %381 = stablehlo.select %360, %380, %340 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_124 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %382 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %383 = stablehlo.multiply %347, %382 : tensor<2x5xf32>
      %384 = stablehlo.select %360, %383, %347 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_125 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %385 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %386 = stablehlo.compare GT, %355, %385, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %387 = stablehlo.and %iterArg, %386 : tensor<2x5xi1>
      %388 = stablehlo.select %iterArg, %333, %iterArg_95 : tensor<2x5xi1>, tensor<2x5xf32>
      %389 = stablehlo.select %iterArg, %332, %iterArg_96 : tensor<2x5xi1>, tensor<2x5xf32>
      %390 = stablehlo.select %iterArg, %314, %iterArg_97 : tensor<2x5xi1>, tensor<2x5xf32>
      %391 = stablehlo.select %iterArg, %316, %iterArg_98 : tensor<2x5xi1>, tensor<2x5xf32>
      %392 = stablehlo.select %iterArg, %366, %iterArg_100 : tensor<2x5xi1>, tensor<2x5xf32>
      %393 = stablehlo.select %iterArg, %372, %iterArg_101 : tensor<2x5xi1>, tensor<2x5xf32>
      %394 = stablehlo.select %iterArg, %363, %iterArg_102 : tensor<2x5xi1>, tensor<2x5xf32>
      %395 = stablehlo.select %iterArg, %369, %iterArg_103 : tensor<2x5xi1>, tensor<2x5xf32>
      %396 = stablehlo.select %iterArg, %375, %iterArg_104 : tensor<2x5xi1>, tensor<2x5xf32>
      %397 = stablehlo.select %iterArg, %378, %iterArg_105 : tensor<2x5xi1>, tensor<2x5xf32>
      %398 = stablehlo.select %iterArg, %381, %iterArg_106 : tensor<2x5xi1>, tensor<2x5xf32>
      %399 = stablehlo.select %iterArg, %384, %iterArg_107 : tensor<2x5xi1>, tensor<2x5xf32>
      %400 = stablehlo.select %iterArg, %351, %iterArg_108 : tensor<2x5xi1>, tensor<2x5xf32>
      stablehlo.return %387, %388, %389, %390, %391, %312, %392, %393, %394, %395, %396, %397, %398, %399, %400 : tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<f32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
    }
    %122 = stablehlo.log %arg1 : tensor<2x5xf32>
    %123 = chlo.digamma %arg0 : tensor<2x5xf32> -> tensor<2x5xf32>
    %124 = stablehlo.subtract %122, %123 : tensor<2x5xf32>
    %125 = stablehlo.multiply %121#1, %124 : tensor<2x5xf32>
    %126 = stablehlo.add %125, %121#14 : tensor<2x5xf32>
    %127 = stablehlo.multiply %97, %126 : tensor<2x5xf32>
    %128 = stablehlo.negate %127 : tensor<2x5xf32>
    %129 = stablehlo.not %87 : tensor<2x5xi1>
    %130 = stablehlo.and %101, %129 : tensor<2x5xi1>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %135:7 = stablehlo.while(%iterArg = %130, %iterArg_95 = %arg0, %iterArg_96 = %131, %iterArg_97 = %132, %iterArg_98 = %arg1, %iterArg_99 = %133, %iterArg_100 = %134) : tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %312 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x5xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %312 : tensor<i1>
    } do {
      %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %312 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %313 = stablehlo.add %iterArg_95, %312 : tensor<2x5xf32>
      %314 = stablehlo.divide %iterArg_98, %313 : tensor<2x5xf32>
      %315 = stablehlo.multiply %iterArg_99, %314 : tensor<2x5xf32>
      %316 = stablehlo.multiply %iterArg_96, %iterArg_98 : tensor<2x5xf32>
      %317 = stablehlo.multiply %313, %313 : tensor<2x5xf32>
      %318 = stablehlo.divide %316, %317 : tensor<2x5xf32>
      %319 = stablehlo.subtract %315, %318 : tensor<2x5xf32>
      %320 = stablehlo.add %iterArg_100, %319 : tensor<2x5xf32>
      %321 = stablehlo.divide %iterArg_98, %313 : tensor<2x5xf32>
      %322 = stablehlo.multiply %iterArg_96, %321 : tensor<2x5xf32>
      %323 = stablehlo.add %iterArg_97, %322 : tensor<2x5xf32>
      %324 = stablehlo.divide %319, %320 : tensor<2x5xf32>
      %325 = stablehlo.abs %324 : tensor<2x5xf32>
      %cst_102 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %326 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %327 = stablehlo.compare GT, %325, %326, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %328 = stablehlo.and %iterArg, %327 : tensor<2x5xi1>
      %329 = stablehlo.select %iterArg, %313, %iterArg_95 : tensor<2x5xi1>, tensor<2x5xf32>
      %330 = stablehlo.select %iterArg, %322, %iterArg_96 : tensor<2x5xi1>, tensor<2x5xf32>
      %331 = stablehlo.select %iterArg, %323, %iterArg_97 : tensor<2x5xi1>, tensor<2x5xf32>
      %332 = stablehlo.select %iterArg, %iterArg_98, %iterArg_98 : tensor<2x5xi1>, tensor<2x5xf32>
      %333 = stablehlo.select %iterArg, %319, %iterArg_99 : tensor<2x5xi1>, tensor<2x5xf32>
      %334 = stablehlo.select %iterArg, %320, %iterArg_100 : tensor<2x5xi1>, tensor<2x5xf32>
      stablehlo.return %328, %329, %330, %331, %332, %333, %334 : tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
    }
    %136 = stablehlo.log %arg1 : tensor<2x5xf32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %138 = stablehlo.add %arg0, %137 : tensor<2x5xf32>
    %139 = chlo.digamma %138 : tensor<2x5xf32> -> tensor<2x5xf32>
    %140 = stablehlo.subtract %136, %139 : tensor<2x5xf32>
    %141 = stablehlo.multiply %135#3, %140 : tensor<2x5xf32>
    %142 = stablehlo.add %141, %135#6 : tensor<2x5xf32>
    %143 = stablehlo.multiply %97, %142 : tensor<2x5xf32>
    %144 = stablehlo.divide %143, %arg0 : tensor<2x5xf32>
    %145 = stablehlo.select %87, %128, %144 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %147 = stablehlo.select %78, %146, %145 : tensor<2x5xi1>, tensor<2x5xf32>
    %148 = stablehlo.or %83, %76 : tensor<2x5xi1>
    %cst_43 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %150 = stablehlo.select %148, %149, %147 : tensor<2x5xi1>, tensor<2x5xf32>
    %151 = stablehlo.negate %arg1 : tensor<2x5xf32>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %153 = stablehlo.subtract %arg0, %152 : tensor<2x5xf32>
    %154 = stablehlo.log %arg1 : tensor<2x5xf32>
    %155 = stablehlo.multiply %153, %154 : tensor<2x5xf32>
    %156 = stablehlo.add %151, %155 : tensor<2x5xf32>
    %157 = chlo.lgamma %arg0 : tensor<2x5xf32> -> tensor<2x5xf32>
    %158 = stablehlo.subtract %156, %157 : tensor<2x5xf32>
    %159 = stablehlo.exponential %158 : tensor<2x5xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.reduce(%73 init: %cst_45) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %162 = stablehlo.multiply %161, %159 : tensor<2x5xf32>
    %163 = stablehlo.multiply %161, %150 : tensor<2x5xf32>
    %164 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %165 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %166 = stablehlo.or %164, %165 : tensor<2x5xi1>
    %cst_47 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %168 = stablehlo.compare EQ, %arg1, %167, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %170 = stablehlo.compare EQ, %arg0, %169, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %172 = stablehlo.compare EQ, %arg1, %171, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %174 = stablehlo.compare LT, %arg1, %173, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %176 = stablehlo.compare LT, %arg0, %175, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %177 = stablehlo.and %170, %172 : tensor<2x5xi1>
    %178 = stablehlo.or %174, %176 : tensor<2x5xi1>
    %179 = stablehlo.or %178, %177 : tensor<2x5xi1>
    %180 = stablehlo.or %179, %166 : tensor<2x5xi1>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %182 = stablehlo.compare GE, %arg1, %181, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %183 = stablehlo.compare GT, %arg1, %arg0, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %184 = stablehlo.and %182, %183 : tensor<2x5xi1>
    %185 = stablehlo.log %arg1 : tensor<2x5xf32>
    %186 = stablehlo.multiply %arg0, %185 : tensor<2x5xf32>
    %187 = stablehlo.subtract %186, %arg1 : tensor<2x5xf32>
    %188 = chlo.lgamma %arg0 : tensor<2x5xf32> -> tensor<2x5xf32>
    %189 = stablehlo.subtract %187, %188 : tensor<2x5xf32>
    %cst_53 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %190 = stablehlo.log %cst_53 : tensor<f32>
    %191 = stablehlo.negate %190 : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %191, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %193 = stablehlo.compare LT, %189, %192, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %194 = stablehlo.exponential %189 : tensor<2x5xf32>
    %195 = stablehlo.or %172, %180 : tensor<2x5xi1>
    %196 = stablehlo.or %195, %193 : tensor<2x5xi1>
    %197 = stablehlo.or %196, %168 : tensor<2x5xi1>
    %198 = stablehlo.not %197 : tensor<2x5xi1>
    %199 = stablehlo.and %198, %184 : tensor<2x5xi1>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %201 = stablehlo.subtract %200, %arg0 : tensor<2x5xf32>
    %202 = stablehlo.add %arg1, %201 : tensor<2x5xf32>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %204 = stablehlo.add %202, %203 : tensor<2x5xf32>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %207 = stablehlo.add %arg1, %206 : tensor<2x5xf32>
    %208 = stablehlo.multiply %204, %arg1 : tensor<2x5xf32>
    %209 = stablehlo.divide %207, %208 : tensor<2x5xf32>
    %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %214 = stablehlo.negate %arg1 : tensor<2x5xf32>
    %215 = stablehlo.multiply %209, %214 : tensor<2x5xf32>
    %216 = stablehlo.subtract %213, %215 : tensor<2x5xf32>
    %217 = stablehlo.divide %216, %208 : tensor<2x5xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218:15 = stablehlo.while(%iterArg = %199, %iterArg_95 = %209, %iterArg_96 = %210, %iterArg_97 = %201, %iterArg_98 = %204, %iterArg_99 = %cst_62, %iterArg_100 = %207, %iterArg_101 = %208, %iterArg_102 = %205, %iterArg_103 = %arg1, %iterArg_104 = %211, %iterArg_105 = %212, %iterArg_106 = %213, %iterArg_107 = %214, %iterArg_108 = %217) : tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<f32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
    cond {
      %cst_109 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %312 = stablehlo.compare LT, %iterArg_99, %cst_109, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %313 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x5xi1>, tensor<i1>) -> tensor<i1>
      %314 = stablehlo.and %312, %313 : tensor<i1>
      stablehlo.return %314 : tensor<i1>
    } do {
      %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %312 = stablehlo.add %iterArg_99, %cst_109 : tensor<f32>
      %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %313 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %314 = stablehlo.add %iterArg_97, %313 : tensor<2x5xf32>
      %cst_111 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %315 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %316 = stablehlo.add %iterArg_98, %315 : tensor<2x5xf32>
      %317 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %318 = stablehlo.multiply %314, %317 : tensor<2x5xf32>
      %319 = stablehlo.multiply %iterArg_100, %316 : tensor<2x5xf32>
      %320 = stablehlo.multiply %iterArg_102, %318 : tensor<2x5xf32>
      %321 = stablehlo.subtract %319, %320 : tensor<2x5xf32>
      %322 = stablehlo.multiply %iterArg_101, %316 : tensor<2x5xf32>
      %323 = stablehlo.multiply %iterArg_103, %318 : tensor<2x5xf32>
      %324 = stablehlo.subtract %322, %323 : tensor<2x5xf32>
      %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %325 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %326 = stablehlo.compare NE, %324, %325, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %327 = stablehlo.divide %321, %324 : tensor<2x5xf32>
      %328 = stablehlo.subtract %iterArg_95, %327 : tensor<2x5xf32>
      %329 = stablehlo.divide %328, %327 : tensor<2x5xf32>
      %330 = stablehlo.abs %329 : tensor<2x5xf32>
      %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %331 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %332 = stablehlo.select %326, %330, %331 : tensor<2x5xi1>, tensor<2x5xf32>
      %333 = stablehlo.select %326, %327, %iterArg_95 : tensor<2x5xi1>, tensor<2x5xf32>
      %334 = stablehlo.multiply %iterArg_106, %316 : tensor<2x5xf32>
      %335 = stablehlo.subtract %334, %iterArg_100 : tensor<2x5xf32>
      %336 = stablehlo.multiply %iterArg_104, %318 : tensor<2x5xf32>
      %337 = stablehlo.subtract %335, %336 : tensor<2x5xf32>
      %338 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %339 = stablehlo.multiply %iterArg_102, %338 : tensor<2x5xf32>
      %340 = stablehlo.add %337, %339 : tensor<2x5xf32>
      %341 = stablehlo.multiply %iterArg_107, %316 : tensor<2x5xf32>
      %342 = stablehlo.subtract %341, %iterArg_101 : tensor<2x5xf32>
      %343 = stablehlo.multiply %iterArg_105, %318 : tensor<2x5xf32>
      %344 = stablehlo.subtract %342, %343 : tensor<2x5xf32>
      %345 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %346 = stablehlo.multiply %iterArg_103, %345 : tensor<2x5xf32>
      %347 = stablehlo.add %344, %346 : tensor<2x5xf32>
      %348 = stablehlo.multiply %333, %347 : tensor<2x5xf32>
      %349 = stablehlo.subtract %340, %348 : tensor<2x5xf32>
      %350 = stablehlo.divide %349, %324 : tensor<2x5xf32>
      %351 = stablehlo.select %326, %350, %iterArg_108 : tensor<2x5xi1>, tensor<2x5xf32>
      %352 = stablehlo.subtract %351, %iterArg_108 : tensor<2x5xf32>
      %353 = stablehlo.abs %352 : tensor<2x5xf32>
      %cst_114 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %354 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %355 = stablehlo.select %326, %353, %354 : tensor<2x5xi1>, tensor<2x5xf32>
      %356 = stablehlo.abs %321 : tensor<2x5xf32>
      %cst_115 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %357 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<f32>
      %358 = stablehlo.divide %357, %cst_115 : tensor<f32>
      %359 = stablehlo.broadcast_in_dim %358, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %360 = stablehlo.compare GT, %356, %359, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %cst_117 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %361 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %362 = stablehlo.multiply %iterArg_100, %361 : tensor<2x5xf32>
      %363 = stablehlo.select %360, %362, %iterArg_100 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_118 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %364 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %365 = stablehlo.multiply %321, %364 : tensor<2x5xf32>
      %366 = stablehlo.select %360, %365, %321 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_119 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %367 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %368 = stablehlo.multiply %iterArg_101, %367 : tensor<2x5xf32>
      %369 = stablehlo.select %360, %368, %iterArg_101 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_120 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %370 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %371 = stablehlo.multiply %324, %370 : tensor<2x5xf32>
      %372 = stablehlo.select %360, %371, %324 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_121 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %373 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %374 = stablehlo.multiply %iterArg_106, %373 : tensor<2x5xf32>
      %375 = stablehlo.select %360, %374, %iterArg_106 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_122 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %376 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %377 = stablehlo.multiply %iterArg_107, %376 : tensor<2x5xf32>
      %378 = stablehlo.select %360, %377, %iterArg_107 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_123 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %379 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %380 = stablehlo.multiply %340, %379 : tensor<2x5xf32>
      %381 = stablehlo.select %360, %380, %340 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_124 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %382 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %383 = stablehlo.multiply %347, %382 : tensor<2x5xf32>
      %384 = stablehlo.select %360, %383, %347 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_125 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %385 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %386 = stablehlo.compare GT, %332, %385, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %387 = stablehlo.and %iterArg, %386 : tensor<2x5xi1>
      %388 = stablehlo.select %iterArg, %333, %iterArg_95 : tensor<2x5xi1>, tensor<2x5xf32>
      %389 = stablehlo.select %iterArg, %332, %iterArg_96 : tensor<2x5xi1>, tensor<2x5xf32>
      %390 = stablehlo.select %iterArg, %314, %iterArg_97 : tensor<2x5xi1>, tensor<2x5xf32>
      %391 = stablehlo.select %iterArg, %316, %iterArg_98 : tensor<2x5xi1>, tensor<2x5xf32>
      %392 = stablehlo.select %iterArg, %366, %iterArg_100 : tensor<2x5xi1>, tensor<2x5xf32>
      %393 = stablehlo.select %iterArg, %372, %iterArg_101 : tensor<2x5xi1>, tensor<2x5xf32>
      %394 = stablehlo.select %iterArg, %363, %iterArg_102 : tensor<2x5xi1>, tensor<2x5xf32>
      %395 = stablehlo.select %iterArg, %369, %iterArg_103 : tensor<2x5xi1>, tensor<2x5xf32>
      %396 = stablehlo.select %iterArg, %375, %iterArg_104 : tensor<2x5xi1>, tensor<2x5xf32>
      %397 = stablehlo.select %iterArg, %378, %iterArg_105 : tensor<2x5xi1>, tensor<2x5xf32>
      %398 = stablehlo.select %iterArg, %381, %iterArg_106 : tensor<2x5xi1>, tensor<2x5xf32>
      %399 = stablehlo.select %iterArg, %384, %iterArg_107 : tensor<2x5xi1>, tensor<2x5xf32>
      %400 = stablehlo.select %iterArg, %351, %iterArg_108 : tensor<2x5xi1>, tensor<2x5xf32>
      stablehlo.return %387, %388, %389, %390, %391, %312, %392, %393, %394, %395, %396, %397, %398, %399, %400 : tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<f32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
    }
    %219 = stablehlo.multiply %218#1, %194 : tensor<2x5xf32>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %221 = stablehlo.subtract %220, %219 : tensor<2x5xf32>
    %222 = stablehlo.not %184 : tensor<2x5xi1>
    %223 = stablehlo.and %198, %222 : tensor<2x5xi1>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %228:7 = stablehlo.while(%iterArg = %223, %iterArg_95 = %arg0, %iterArg_96 = %224, %iterArg_97 = %225, %iterArg_98 = %arg1, %iterArg_99 = %226, %iterArg_100 = %227) : tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %312 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x5xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %312 : tensor<i1>
    } do {
      %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %312 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %313 = stablehlo.add %iterArg_95, %312 : tensor<2x5xf32>
      %314 = stablehlo.divide %iterArg_98, %313 : tensor<2x5xf32>
      %315 = stablehlo.multiply %iterArg_99, %314 : tensor<2x5xf32>
      %316 = stablehlo.multiply %iterArg_96, %iterArg_98 : tensor<2x5xf32>
      %317 = stablehlo.multiply %313, %313 : tensor<2x5xf32>
      %318 = stablehlo.divide %316, %317 : tensor<2x5xf32>
      %319 = stablehlo.subtract %315, %318 : tensor<2x5xf32>
      %320 = stablehlo.add %iterArg_100, %319 : tensor<2x5xf32>
      %321 = stablehlo.divide %iterArg_98, %313 : tensor<2x5xf32>
      %322 = stablehlo.multiply %iterArg_96, %321 : tensor<2x5xf32>
      %323 = stablehlo.add %iterArg_97, %322 : tensor<2x5xf32>
      %324 = stablehlo.divide %322, %323 : tensor<2x5xf32>
      %cst_102 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %325 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %326 = stablehlo.compare GT, %324, %325, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %327 = stablehlo.and %iterArg, %326 : tensor<2x5xi1>
      %328 = stablehlo.select %iterArg, %313, %iterArg_95 : tensor<2x5xi1>, tensor<2x5xf32>
      %329 = stablehlo.select %iterArg, %322, %iterArg_96 : tensor<2x5xi1>, tensor<2x5xf32>
      %330 = stablehlo.select %iterArg, %323, %iterArg_97 : tensor<2x5xi1>, tensor<2x5xf32>
      %331 = stablehlo.select %iterArg, %iterArg_98, %iterArg_98 : tensor<2x5xi1>, tensor<2x5xf32>
      %332 = stablehlo.select %iterArg, %319, %iterArg_99 : tensor<2x5xi1>, tensor<2x5xf32>
      %333 = stablehlo.select %iterArg, %320, %iterArg_100 : tensor<2x5xi1>, tensor<2x5xf32>
      stablehlo.return %327, %328, %329, %330, %331, %332, %333 : tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
    }
    %229 = stablehlo.multiply %228#3, %194 : tensor<2x5xf32>
    %230 = stablehlo.divide %229, %arg0 : tensor<2x5xf32>
    %231 = stablehlo.select %184, %221, %230 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %233 = stablehlo.select %172, %232, %231 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %235 = stablehlo.select %168, %234, %233 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_70 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %237 = stablehlo.select %180, %236, %235 : tensor<2x5xi1>, tensor<2x5xf32>
    %238 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %239 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %240 = stablehlo.or %238, %239 : tensor<2x5xi1>
    %cst_71 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %242 = stablehlo.compare EQ, %arg1, %241, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %244 = stablehlo.compare EQ, %arg0, %243, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %246 = stablehlo.compare EQ, %arg1, %245, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %248 = stablehlo.compare LT, %arg1, %247, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %250 = stablehlo.compare LT, %arg0, %249, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %251 = stablehlo.and %244, %246 : tensor<2x5xi1>
    %252 = stablehlo.or %248, %250 : tensor<2x5xi1>
    %253 = stablehlo.or %252, %251 : tensor<2x5xi1>
    %254 = stablehlo.or %253, %240 : tensor<2x5xi1>
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %256 = stablehlo.compare GE, %arg1, %255, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %257 = stablehlo.compare GT, %arg1, %arg0, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %258 = stablehlo.and %256, %257 : tensor<2x5xi1>
    %259 = stablehlo.log %arg1 : tensor<2x5xf32>
    %260 = stablehlo.multiply %arg0, %259 : tensor<2x5xf32>
    %261 = stablehlo.subtract %260, %arg1 : tensor<2x5xf32>
    %262 = chlo.lgamma %arg0 : tensor<2x5xf32> -> tensor<2x5xf32>
    %263 = stablehlo.subtract %261, %262 : tensor<2x5xf32>
    %cst_77 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %264 = stablehlo.log %cst_77 : tensor<f32>
    %265 = stablehlo.negate %264 : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %265, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %267 = stablehlo.compare LT, %263, %266, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %268 = stablehlo.exponential %263 : tensor<2x5xf32>
    %269 = stablehlo.or %246, %254 : tensor<2x5xi1>
    %270 = stablehlo.or %269, %267 : tensor<2x5xi1>
    %271 = stablehlo.or %270, %242 : tensor<2x5xi1>
    %272 = stablehlo.not %271 : tensor<2x5xi1>
    %273 = stablehlo.and %272, %258 : tensor<2x5xi1>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %275 = stablehlo.subtract %274, %arg0 : tensor<2x5xf32>
    %276 = stablehlo.add %arg1, %275 : tensor<2x5xf32>
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %278 = stablehlo.add %276, %277 : tensor<2x5xf32>
    %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %281 = stablehlo.add %arg1, %280 : tensor<2x5xf32>
    %282 = stablehlo.multiply %278, %arg1 : tensor<2x5xf32>
    %283 = stablehlo.divide %281, %282 : tensor<2x5xf32>
    %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %288 = stablehlo.negate %arg1 : tensor<2x5xf32>
    %289 = stablehlo.multiply %283, %288 : tensor<2x5xf32>
    %290 = stablehlo.subtract %287, %289 : tensor<2x5xf32>
    %291 = stablehlo.divide %290, %282 : tensor<2x5xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %292:15 = stablehlo.while(%iterArg = %273, %iterArg_95 = %283, %iterArg_96 = %284, %iterArg_97 = %275, %iterArg_98 = %278, %iterArg_99 = %cst_86, %iterArg_100 = %281, %iterArg_101 = %282, %iterArg_102 = %279, %iterArg_103 = %arg1, %iterArg_104 = %285, %iterArg_105 = %286, %iterArg_106 = %287, %iterArg_107 = %288, %iterArg_108 = %291) : tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<f32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
    cond {
      %cst_109 = stablehlo.constant dense<2.000000e+03> : tensor<f32>
      %312 = stablehlo.compare LT, %iterArg_99, %cst_109, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c = stablehlo.constant dense<false> : tensor<i1>
      %313 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x5xi1>, tensor<i1>) -> tensor<i1>
      %314 = stablehlo.and %312, %313 : tensor<i1>
      stablehlo.return %314 : tensor<i1>
    } do {
      %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %312 = stablehlo.add %iterArg_99, %cst_109 : tensor<f32>
      %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %313 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %314 = stablehlo.add %iterArg_97, %313 : tensor<2x5xf32>
      %cst_111 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %315 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %316 = stablehlo.add %iterArg_98, %315 : tensor<2x5xf32>
      %317 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %318 = stablehlo.multiply %314, %317 : tensor<2x5xf32>
      %319 = stablehlo.multiply %iterArg_100, %316 : tensor<2x5xf32>
      %320 = stablehlo.multiply %iterArg_102, %318 : tensor<2x5xf32>
      %321 = stablehlo.subtract %319, %320 : tensor<2x5xf32>
      %322 = stablehlo.multiply %iterArg_101, %316 : tensor<2x5xf32>
      %323 = stablehlo.multiply %iterArg_103, %318 : tensor<2x5xf32>
      %324 = stablehlo.subtract %322, %323 : tensor<2x5xf32>
      %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %325 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %326 = stablehlo.compare NE, %324, %325, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %327 = stablehlo.divide %321, %324 : tensor<2x5xf32>
      %328 = stablehlo.subtract %iterArg_95, %327 : tensor<2x5xf32>
      %329 = stablehlo.divide %328, %327 : tensor<2x5xf32>
      %330 = stablehlo.abs %329 : tensor<2x5xf32>
      %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %331 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %332 = stablehlo.select %326, %330, %331 : tensor<2x5xi1>, tensor<2x5xf32>
      %333 = stablehlo.select %326, %327, %iterArg_95 : tensor<2x5xi1>, tensor<2x5xf32>
      %334 = stablehlo.multiply %iterArg_106, %316 : tensor<2x5xf32>
      %335 = stablehlo.subtract %334, %iterArg_100 : tensor<2x5xf32>
      %336 = stablehlo.multiply %iterArg_104, %318 : tensor<2x5xf32>
      %337 = stablehlo.subtract %335, %336 : tensor<2x5xf32>
      %338 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %339 = stablehlo.multiply %iterArg_102, %338 : tensor<2x5xf32>
      %340 = stablehlo.add %337, %339 : tensor<2x5xf32>
      %341 = stablehlo.multiply %iterArg_107, %316 : tensor<2x5xf32>
      %342 = stablehlo.subtract %341, %iterArg_101 : tensor<2x5xf32>
      %343 = stablehlo.multiply %iterArg_105, %318 : tensor<2x5xf32>
      %344 = stablehlo.subtract %342, %343 : tensor<2x5xf32>
      %345 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %346 = stablehlo.multiply %iterArg_103, %345 : tensor<2x5xf32>
      %347 = stablehlo.add %344, %346 : tensor<2x5xf32>
      %348 = stablehlo.multiply %333, %347 : tensor<2x5xf32>
      %349 = stablehlo.subtract %340, %348 : tensor<2x5xf32>
      %350 = stablehlo.divide %349, %324 : tensor<2x5xf32>
      %351 = stablehlo.select %326, %350, %iterArg_108 : tensor<2x5xi1>, tensor<2x5xf32>
      %352 = stablehlo.subtract %351, %iterArg_108 : tensor<2x5xf32>
      %353 = stablehlo.abs %352 : tensor<2x5xf32>
      %cst_114 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %354 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %355 = stablehlo.select %326, %353, %354 : tensor<2x5xi1>, tensor<2x5xf32>
      %356 = stablehlo.abs %321 : tensor<2x5xf32>
      %cst_115 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %357 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<f32>
      %358 = stablehlo.divide %357, %cst_115 : tensor<f32>
      %359 = stablehlo.broadcast_in_dim %358, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %360 = stablehlo.compare GT, %356, %359, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %cst_117 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %361 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %362 = stablehlo.multiply %iterArg_100, %361 : tensor<2x5xf32>
      %363 = stablehlo.select %360, %362, %iterArg_100 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_118 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %364 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %365 = stablehlo.multiply %321, %364 : tensor<2x5xf32>
      %366 = stablehlo.select %360, %365, %321 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_119 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %367 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %368 = stablehlo.multiply %iterArg_101, %367 : tensor<2x5xf32>
      %369 = stablehlo.select %360, %368, %iterArg_101 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_120 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %370 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %371 = stablehlo.multiply %324, %370 : tensor<2x5xf32>
      %372 = stablehlo.select %360, %371, %324 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_121 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %373 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %374 = stablehlo.multiply %iterArg_106, %373 : tensor<2x5xf32>
      %375 = stablehlo.select %360, %374, %iterArg_106 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_122 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %376 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %377 = stablehlo.multiply %iterArg_107, %376 : tensor<2x5xf32>
      %378 = stablehlo.select %360, %377, %iterArg_107 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_123 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %379 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %380 = stablehlo.multiply %340, %379 : tensor<2x5xf32>
      %381 = stablehlo.select %360, %380, %340 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_124 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %382 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %383 = stablehlo.multiply %347, %382 : tensor<2x5xf32>
      %384 = stablehlo.select %360, %383, %347 : tensor<2x5xi1>, tensor<2x5xf32>
      %cst_125 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %385 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %386 = stablehlo.compare GT, %332, %385, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %387 = stablehlo.and %iterArg, %386 : tensor<2x5xi1>
      %388 = stablehlo.select %iterArg, %333, %iterArg_95 : tensor<2x5xi1>, tensor<2x5xf32>
      %389 = stablehlo.select %iterArg, %332, %iterArg_96 : tensor<2x5xi1>, tensor<2x5xf32>
      %390 = stablehlo.select %iterArg, %314, %iterArg_97 : tensor<2x5xi1>, tensor<2x5xf32>
      %391 = stablehlo.select %iterArg, %316, %iterArg_98 : tensor<2x5xi1>, tensor<2x5xf32>
      %392 = stablehlo.select %iterArg, %366, %iterArg_100 : tensor<2x5xi1>, tensor<2x5xf32>
      %393 = stablehlo.select %iterArg, %372, %iterArg_101 : tensor<2x5xi1>, tensor<2x5xf32>
      %394 = stablehlo.select %iterArg, %363, %iterArg_102 : tensor<2x5xi1>, tensor<2x5xf32>
      %395 = stablehlo.select %iterArg, %369, %iterArg_103 : tensor<2x5xi1>, tensor<2x5xf32>
      %396 = stablehlo.select %iterArg, %375, %iterArg_104 : tensor<2x5xi1>, tensor<2x5xf32>
      %397 = stablehlo.select %iterArg, %378, %iterArg_105 : tensor<2x5xi1>, tensor<2x5xf32>
      %398 = stablehlo.select %iterArg, %381, %iterArg_106 : tensor<2x5xi1>, tensor<2x5xf32>
      %399 = stablehlo.select %iterArg, %384, %iterArg_107 : tensor<2x5xi1>, tensor<2x5xf32>
      %400 = stablehlo.select %iterArg, %351, %iterArg_108 : tensor<2x5xi1>, tensor<2x5xf32>
      stablehlo.return %387, %388, %389, %390, %391, %312, %392, %393, %394, %395, %396, %397, %398, %399, %400 : tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<f32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
    }
    %293 = stablehlo.multiply %292#1, %268 : tensor<2x5xf32>
    %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %295 = stablehlo.subtract %294, %293 : tensor<2x5xf32>
    %296 = stablehlo.not %258 : tensor<2x5xi1>
    %297 = stablehlo.and %272, %296 : tensor<2x5xi1>
    %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %302:7 = stablehlo.while(%iterArg = %297, %iterArg_95 = %arg0, %iterArg_96 = %298, %iterArg_97 = %299, %iterArg_98 = %arg1, %iterArg_99 = %300, %iterArg_100 = %301) : tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
    cond {
      %c = stablehlo.constant dense<false> : tensor<i1>
      %312 = stablehlo.reduce(%iterArg init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x5xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %312 : tensor<i1>
    } do {
      %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %312 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %313 = stablehlo.add %iterArg_95, %312 : tensor<2x5xf32>
      %314 = stablehlo.divide %iterArg_98, %313 : tensor<2x5xf32>
      %315 = stablehlo.multiply %iterArg_99, %314 : tensor<2x5xf32>
      %316 = stablehlo.multiply %iterArg_96, %iterArg_98 : tensor<2x5xf32>
      %317 = stablehlo.multiply %313, %313 : tensor<2x5xf32>
      %318 = stablehlo.divide %316, %317 : tensor<2x5xf32>
      %319 = stablehlo.subtract %315, %318 : tensor<2x5xf32>
      %320 = stablehlo.add %iterArg_100, %319 : tensor<2x5xf32>
      %321 = stablehlo.divide %iterArg_98, %313 : tensor<2x5xf32>
      %322 = stablehlo.multiply %iterArg_96, %321 : tensor<2x5xf32>
      %323 = stablehlo.add %iterArg_97, %322 : tensor<2x5xf32>
      %324 = stablehlo.divide %322, %323 : tensor<2x5xf32>
      %cst_102 = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
      %325 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
      %326 = stablehlo.compare GT, %324, %325, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
      %327 = stablehlo.and %iterArg, %326 : tensor<2x5xi1>
      %328 = stablehlo.select %iterArg, %313, %iterArg_95 : tensor<2x5xi1>, tensor<2x5xf32>
      %329 = stablehlo.select %iterArg, %322, %iterArg_96 : tensor<2x5xi1>, tensor<2x5xf32>
      %330 = stablehlo.select %iterArg, %323, %iterArg_97 : tensor<2x5xi1>, tensor<2x5xf32>
      %331 = stablehlo.select %iterArg, %iterArg_98, %iterArg_98 : tensor<2x5xi1>, tensor<2x5xf32>
      %332 = stablehlo.select %iterArg, %319, %iterArg_99 : tensor<2x5xi1>, tensor<2x5xf32>
      %333 = stablehlo.select %iterArg, %320, %iterArg_100 : tensor<2x5xi1>, tensor<2x5xf32>
      stablehlo.return %327, %328, %329, %330, %331, %332, %333 : tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
    }
    %303 = stablehlo.multiply %302#3, %268 : tensor<2x5xf32>
    %304 = stablehlo.divide %303, %arg0 : tensor<2x5xf32>
    %305 = stablehlo.select %258, %295, %304 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %307 = stablehlo.select %246, %306, %305 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %309 = stablehlo.select %242, %308, %307 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_94 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %311 = stablehlo.select %254, %310, %309 : tensor<2x5xi1>, tensor<2x5xf32>
    return %237, %163, %162, %311 : tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
  }
}
