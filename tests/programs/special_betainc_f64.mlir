module @jit_special_betainc_f64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5xf64>, %arg1: tensor<2x5xf64>, %arg2: tensor<2x5xf64>) -> (tensor<2x5xf64> {jax.result_info = "result[0]"}, tensor<2x5xf64> {jax.result_info = "result[1][0]"}, tensor<2x5xf64> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_0 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %3 = stablehlo.compare EQ, %arg1, %2, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %4 = stablehlo.or %1, %3 : tensor<2x5xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %6 = stablehlo.compare EQ, %arg1, %5, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %8 = stablehlo.compare EQ, %arg0, %7, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %9 = stablehlo.or %6, %8 : tensor<2x5xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %11 = stablehlo.compare EQ, %arg2, %10, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %13 = stablehlo.compare EQ, %arg2, %12, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %14 = stablehlo.not %11 : tensor<2x5xi1>
    %15 = stablehlo.not %13 : tensor<2x5xi1>
    %16 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %17 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %18 = stablehlo.or %16, %17 : tensor<2x5xi1>
    %19 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %20 = stablehlo.or %18, %19 : tensor<2x5xi1>
    %21 = stablehlo.and %9, %15 : tensor<2x5xi1>
    %22 = stablehlo.and %4, %11 : tensor<2x5xi1>
    %23 = stablehlo.or %21, %22 : tensor<2x5xi1>
    %24 = stablehlo.and %4, %14 : tensor<2x5xi1>
    %25 = stablehlo.and %9, %13 : tensor<2x5xi1>
    %26 = stablehlo.or %24, %25 : tensor<2x5xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %28 = stablehlo.compare LT, %arg0, %27, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %30 = stablehlo.compare LT, %arg1, %29, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %31 = stablehlo.or %28, %30 : tensor<2x5xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %32 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %33 = stablehlo.compare LT, %arg2, %32, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %34 = stablehlo.or %31, %33 : tensor<2x5xi1>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %35 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %36 = stablehlo.compare GT, %arg2, %35, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %37 = stablehlo.or %34, %36 : tensor<2x5xi1>
    %38 = stablehlo.and %4, %9 : tensor<2x5xi1>
    %39 = stablehlo.or %38, %20 : tensor<2x5xi1>
    %40 = stablehlo.or %37, %39 : tensor<2x5xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %42 = stablehlo.add %arg0, %41 : tensor<2x5xf64>
    %43 = stablehlo.add %arg0, %arg1 : tensor<2x5xf64>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %44 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %45 = stablehlo.add %43, %44 : tensor<2x5xf64>
    %46 = stablehlo.divide %42, %45 : tensor<2x5xf64>
    %47 = stablehlo.compare LT, %arg2, %46, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %48 = stablehlo.select %47, %arg0, %arg1 : tensor<2x5xi1>, tensor<2x5xf64>
    %49 = stablehlo.select %47, %arg1, %arg0 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %50 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %51 = stablehlo.subtract %50, %arg2 : tensor<2x5xf64>
    %52 = stablehlo.select %47, %arg2, %51 : tensor<2x5xi1>, tensor<2x5xf64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %53 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
    %c_12 = stablehlo.constant dense<0> : tensor<i64>
    %54 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
    %55 = stablehlo.compare EQ, %53, %54, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %58 = stablehlo.select %55, %56, %57 : tensor<2x5xi1>, tensor<2x5xf64>
    %59 = stablehlo.abs %58 : tensor<2x5xf64>
    %cst_15 = stablehlo.constant dense<1.1102230246251565E-16> : tensor<f64>
    %60 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %61 = stablehlo.compare LT, %59, %60, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_16 = stablehlo.constant dense<1.1102230246251565E-16> : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %63 = stablehlo.select %61, %62, %58 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %64 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %c_18 = stablehlo.constant dense<1> : tensor<i64>
    %c_19 = stablehlo.constant dense<true> : tensor<i1>
    %65:8 = stablehlo.while(%iterArg = %48, %iterArg_83 = %49, %iterArg_84 = %52, %iterArg_85 = %c_18, %iterArg_86 = %c_19, %iterArg_87 = %63, %iterArg_88 = %64, %iterArg_89 = %63) : tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<i64>, tensor<i1>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
    cond {
      %c_90 = stablehlo.constant dense<600> : tensor<i64>
      %318 = stablehlo.compare LT, %iterArg_85, %c_90, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %319 = stablehlo.and %318, %iterArg_86 : tensor<i1>
      stablehlo.return %319 : tensor<i1>
    } do {
      %318 = stablehlo.broadcast_in_dim %iterArg_85, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %c_90 = stablehlo.constant dense<2> : tensor<i64>
      %319 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %320 = func.call @remainder(%318, %319) : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
      %c_91 = stablehlo.constant dense<0> : tensor<i64>
      %321 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %322 = stablehlo.compare EQ, %320, %321, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
      %c_92 = stablehlo.constant dense<1> : tensor<i64>
      %323 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %324 = stablehlo.compare EQ, %318, %323, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
      %c_93 = stablehlo.constant dense<1> : tensor<i64>
      %325 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %326 = stablehlo.subtract %318, %325 : tensor<2x5xi64>
      %c_94 = stablehlo.constant dense<2> : tensor<i64>
      %327 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %328 = func.call @floor_divide(%326, %327) : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
      %c_95 = stablehlo.constant dense<0> : tensor<i64>
      %329 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %330 = stablehlo.compare EQ, %328, %329, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
      %331 = stablehlo.convert %328 : (tensor<2x5xi64>) -> tensor<2x5xf64>
      %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %332 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %cst_97 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %333 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %334 = stablehlo.add %iterArg, %iterArg_83 : tensor<2x5xf64>
      %335 = stablehlo.negate %334 : tensor<2x5xf64>
      %336 = stablehlo.multiply %335, %iterArg_84 : tensor<2x5xf64>
      %337 = stablehlo.add %iterArg, %332 : tensor<2x5xf64>
      %338 = stablehlo.divide %336, %337 : tensor<2x5xf64>
      %339 = stablehlo.add %iterArg, %331 : tensor<2x5xf64>
      %340 = stablehlo.negate %339 : tensor<2x5xf64>
      %341 = stablehlo.add %iterArg, %iterArg_83 : tensor<2x5xf64>
      %342 = stablehlo.add %341, %331 : tensor<2x5xf64>
      %343 = stablehlo.multiply %340, %342 : tensor<2x5xf64>
      %344 = stablehlo.multiply %343, %iterArg_84 : tensor<2x5xf64>
      %345 = stablehlo.multiply %333, %331 : tensor<2x5xf64>
      %346 = stablehlo.add %iterArg, %345 : tensor<2x5xf64>
      %347 = stablehlo.multiply %333, %331 : tensor<2x5xf64>
      %348 = stablehlo.add %iterArg, %347 : tensor<2x5xf64>
      %349 = stablehlo.add %348, %332 : tensor<2x5xf64>
      %350 = stablehlo.multiply %346, %349 : tensor<2x5xf64>
      %351 = stablehlo.divide %344, %350 : tensor<2x5xf64>
      %352 = stablehlo.select %330, %338, %351 : tensor<2x5xi1>, tensor<2x5xf64>
      %353 = stablehlo.subtract %iterArg_83, %331 : tensor<2x5xf64>
      %354 = stablehlo.multiply %331, %353 : tensor<2x5xf64>
      %355 = stablehlo.multiply %354, %iterArg_84 : tensor<2x5xf64>
      %356 = stablehlo.multiply %333, %331 : tensor<2x5xf64>
      %357 = stablehlo.add %iterArg, %356 : tensor<2x5xf64>
      %358 = stablehlo.subtract %357, %332 : tensor<2x5xf64>
      %359 = stablehlo.multiply %333, %331 : tensor<2x5xf64>
      %360 = stablehlo.add %iterArg, %359 : tensor<2x5xf64>
      %361 = stablehlo.multiply %358, %360 : tensor<2x5xf64>
      %362 = stablehlo.divide %355, %361 : tensor<2x5xf64>
      %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %363 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %364 = stablehlo.select %322, %352, %362 : tensor<2x5xi1>, tensor<2x5xf64>
      %365 = stablehlo.select %324, %363, %364 : tensor<2x5xi1>, tensor<2x5xf64>
      %366 = stablehlo.broadcast_in_dim %iterArg_85, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %c_99 = stablehlo.constant dense<0> : tensor<i64>
      %367 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %368 = stablehlo.compare EQ, %366, %367, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
      %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %369 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %370 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %371 = stablehlo.select %368, %369, %370 : tensor<2x5xi1>, tensor<2x5xf64>
      %372 = stablehlo.divide %365, %iterArg_87 : tensor<2x5xf64>
      %373 = stablehlo.add %371, %372 : tensor<2x5xf64>
      %cst_102 = stablehlo.constant dense<1.1102230246251565E-16> : tensor<f64>
      %374 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %375 = stablehlo.abs %373 : tensor<2x5xf64>
      %376 = stablehlo.compare LT, %375, %374, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %377 = stablehlo.select %376, %374, %373 : tensor<2x5xi1>, tensor<2x5xf64>
      %378 = stablehlo.multiply %365, %iterArg_88 : tensor<2x5xf64>
      %379 = stablehlo.add %371, %378 : tensor<2x5xf64>
      %380 = stablehlo.abs %379 : tensor<2x5xf64>
      %381 = stablehlo.compare LT, %380, %374, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %382 = stablehlo.select %381, %374, %379 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %383 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %384 = stablehlo.divide %383, %382 : tensor<2x5xf64>
      %385 = stablehlo.multiply %377, %384 : tensor<2x5xf64>
      %386 = stablehlo.multiply %iterArg_89, %385 : tensor<2x5xf64>
      %c_104 = stablehlo.constant dense<1> : tensor<i64>
      %387 = stablehlo.add %iterArg_85, %c_104 : tensor<i64>
      %cst_105 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %388 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %389 = stablehlo.subtract %385, %388 : tensor<2x5xf64>
      %390 = stablehlo.abs %389 : tensor<2x5xf64>
      %cst_106 = stablehlo.constant dense<1.1102230246251565E-16> : tensor<f64>
      %391 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %392 = stablehlo.compare GE, %390, %391, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %c_107 = stablehlo.constant dense<false> : tensor<i1>
      %393 = stablehlo.reduce(%392 init: %c_107) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x5xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %iterArg, %iterArg_83, %iterArg_84, %387, %393, %377, %384, %386 : tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<i64>, tensor<i1>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
    }
    %66 = chlo.lgamma %49 : tensor<2x5xf64> -> tensor<2x5xf64>
    %67 = stablehlo.add %48, %49 : tensor<2x5xf64>
    %68 = chlo.lgamma %67 : tensor<2x5xf64> -> tensor<2x5xf64>
    %69 = stablehlo.subtract %66, %68 : tensor<2x5xf64>
    %70 = chlo.lgamma %48 : tensor<2x5xf64> -> tensor<2x5xf64>
    %71 = stablehlo.add %70, %69 : tensor<2x5xf64>
    %cst_20 = stablehlo.constant dense<4.4501477170144028E-308> : tensor<f64>
    %72 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %73 = stablehlo.compare LT, %48, %72, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %74 = stablehlo.negate %52 : tensor<2x5xf64>
    %75 = stablehlo.log_plus_one %74 : tensor<2x5xf64>
    %76 = stablehlo.multiply %75, %49 : tensor<2x5xf64>
    %77 = stablehlo.subtract %76, %69 : tensor<2x5xf64>
    %78 = stablehlo.exponential %77 : tensor<2x5xf64>
    %79 = stablehlo.log %52 : tensor<2x5xf64>
    %80 = stablehlo.multiply %79, %48 : tensor<2x5xf64>
    %81 = stablehlo.negate %52 : tensor<2x5xf64>
    %82 = stablehlo.log_plus_one %81 : tensor<2x5xf64>
    %83 = stablehlo.multiply %82, %49 : tensor<2x5xf64>
    %84 = stablehlo.add %80, %83 : tensor<2x5xf64>
    %85 = stablehlo.subtract %84, %71 : tensor<2x5xf64>
    %86 = stablehlo.exponential %85 : tensor<2x5xf64>
    %87 = stablehlo.divide %86, %48 : tensor<2x5xf64>
    %88 = stablehlo.select %73, %78, %87 : tensor<2x5xi1>, tensor<2x5xf64>
    %89 = stablehlo.multiply %65#7, %88 : tensor<2x5xf64>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %90 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %91 = stablehlo.subtract %90, %89 : tensor<2x5xf64>
    %92 = stablehlo.select %47, %89, %91 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %93 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %94 = stablehlo.select %23, %93, %92 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %95 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %96 = stablehlo.select %26, %95, %94 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_24 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %97 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %98 = stablehlo.select %40, %97, %96 : tensor<2x5xi1>, tensor<2x5xf64>
    %99 = chlo.lgamma %arg0 : tensor<2x5xf64> -> tensor<2x5xf64>
    %100 = chlo.lgamma %arg1 : tensor<2x5xf64> -> tensor<2x5xf64>
    %101 = stablehlo.add %99, %100 : tensor<2x5xf64>
    %102 = stablehlo.add %arg0, %arg1 : tensor<2x5xf64>
    %103 = chlo.lgamma %102 : tensor<2x5xf64> -> tensor<2x5xf64>
    %104 = stablehlo.subtract %101, %103 : tensor<2x5xf64>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %105 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %106 = stablehlo.subtract %arg1, %105 : tensor<2x5xf64>
    %107 = stablehlo.negate %arg2 : tensor<2x5xf64>
    %108 = stablehlo.log_plus_one %107 : tensor<2x5xf64>
    %109 = stablehlo.multiply %106, %108 : tensor<2x5xf64>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %110 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %111 = stablehlo.subtract %arg0, %110 : tensor<2x5xf64>
    %112 = stablehlo.log %arg2 : tensor<2x5xf64>
    %113 = stablehlo.multiply %111, %112 : tensor<2x5xf64>
    %114 = stablehlo.add %109, %113 : tensor<2x5xf64>
    %115 = stablehlo.subtract %114, %104 : tensor<2x5xf64>
    %116 = stablehlo.exponential %115 : tensor<2x5xf64>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %117 = stablehlo.reduce(%98 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5xf64>, tensor<f64>) -> tensor<f64>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %118 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %119 = stablehlo.multiply %116, %118 : tensor<2x5xf64>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %120 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %121 = stablehlo.compare EQ, %arg0, %120, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_30 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %122 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %123 = stablehlo.compare EQ, %arg1, %122, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %124 = stablehlo.or %121, %123 : tensor<2x5xi1>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %125 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %126 = stablehlo.compare EQ, %arg1, %125, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_32 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %127 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %128 = stablehlo.compare EQ, %arg0, %127, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %129 = stablehlo.or %126, %128 : tensor<2x5xi1>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %130 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %131 = stablehlo.compare EQ, %arg2, %130, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %132 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %133 = stablehlo.compare EQ, %arg2, %132, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %134 = stablehlo.not %131 : tensor<2x5xi1>
    %135 = stablehlo.not %133 : tensor<2x5xi1>
    %136 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %137 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %138 = stablehlo.or %136, %137 : tensor<2x5xi1>
    %139 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %140 = stablehlo.or %138, %139 : tensor<2x5xi1>
    %141 = stablehlo.and %129, %135 : tensor<2x5xi1>
    %142 = stablehlo.and %124, %131 : tensor<2x5xi1>
    %143 = stablehlo.or %141, %142 : tensor<2x5xi1>
    %144 = stablehlo.and %124, %134 : tensor<2x5xi1>
    %145 = stablehlo.and %129, %133 : tensor<2x5xi1>
    %146 = stablehlo.or %144, %145 : tensor<2x5xi1>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %147 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %148 = stablehlo.compare LT, %arg0, %147, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %149 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %150 = stablehlo.compare LT, %arg1, %149, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %151 = stablehlo.or %148, %150 : tensor<2x5xi1>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %152 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %153 = stablehlo.compare LT, %arg2, %152, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %154 = stablehlo.or %151, %153 : tensor<2x5xi1>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %155 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %156 = stablehlo.compare GT, %arg2, %155, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %157 = stablehlo.or %154, %156 : tensor<2x5xi1>
    %158 = stablehlo.and %124, %129 : tensor<2x5xi1>
    %159 = stablehlo.or %158, %140 : tensor<2x5xi1>
    %160 = stablehlo.or %157, %159 : tensor<2x5xi1>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %161 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %162 = stablehlo.add %arg0, %161 : tensor<2x5xf64>
    %163 = stablehlo.add %arg0, %arg1 : tensor<2x5xf64>
    %cst_40 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %164 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %165 = stablehlo.add %163, %164 : tensor<2x5xf64>
    %166 = stablehlo.divide %162, %165 : tensor<2x5xf64>
    %167 = stablehlo.compare LT, %arg2, %166, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %168 = stablehlo.select %167, %arg0, %arg1 : tensor<2x5xi1>, tensor<2x5xf64>
    %169 = stablehlo.select %167, %arg1, %arg0 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %170 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %171 = stablehlo.subtract %170, %arg2 : tensor<2x5xf64>
    %172 = stablehlo.select %167, %arg2, %171 : tensor<2x5xi1>, tensor<2x5xf64>
    %c_42 = stablehlo.constant dense<0> : tensor<i64>
    %173 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
    %c_43 = stablehlo.constant dense<0> : tensor<i64>
    %174 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
    %175 = stablehlo.compare EQ, %173, %174, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %176 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %177 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %178 = stablehlo.select %175, %176, %177 : tensor<2x5xi1>, tensor<2x5xf64>
    %179 = stablehlo.abs %178 : tensor<2x5xf64>
    %cst_46 = stablehlo.constant dense<1.1102230246251565E-16> : tensor<f64>
    %180 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %181 = stablehlo.compare LT, %179, %180, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_47 = stablehlo.constant dense<1.1102230246251565E-16> : tensor<f64>
    %182 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %183 = stablehlo.select %181, %182, %178 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %184 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %c_49 = stablehlo.constant dense<1> : tensor<i64>
    %c_50 = stablehlo.constant dense<true> : tensor<i1>
    %185:8 = stablehlo.while(%iterArg = %168, %iterArg_83 = %169, %iterArg_84 = %172, %iterArg_85 = %c_49, %iterArg_86 = %c_50, %iterArg_87 = %183, %iterArg_88 = %184, %iterArg_89 = %183) : tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<i64>, tensor<i1>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
    cond {
      %c_90 = stablehlo.constant dense<600> : tensor<i64>
      %318 = stablehlo.compare LT, %iterArg_85, %c_90, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %319 = stablehlo.and %318, %iterArg_86 : tensor<i1>
      stablehlo.return %319 : tensor<i1>
    } do {
      %318 = stablehlo.broadcast_in_dim %iterArg_85, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %c_90 = stablehlo.constant dense<2> : tensor<i64>
      %319 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %320 = func.call @remainder(%318, %319) : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
      %c_91 = stablehlo.constant dense<0> : tensor<i64>
      %321 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %322 = stablehlo.compare EQ, %320, %321, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
      %c_92 = stablehlo.constant dense<1> : tensor<i64>
      %323 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %324 = stablehlo.compare EQ, %318, %323, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
      %c_93 = stablehlo.constant dense<1> : tensor<i64>
      %325 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %326 = stablehlo.subtract %318, %325 : tensor<2x5xi64>
      %c_94 = stablehlo.constant dense<2> : tensor<i64>
      %327 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %328 = func.call @floor_divide(%326, %327) : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
      %c_95 = stablehlo.constant dense<0> : tensor<i64>
      %329 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %330 = stablehlo.compare EQ, %328, %329, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
      %331 = stablehlo.convert %328 : (tensor<2x5xi64>) -> tensor<2x5xf64>
      %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %332 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %cst_97 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %333 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %334 = stablehlo.add %iterArg, %iterArg_83 : tensor<2x5xf64>
      %335 = stablehlo.negate %334 : tensor<2x5xf64>
      %336 = stablehlo.multiply %335, %iterArg_84 : tensor<2x5xf64>
      %337 = stablehlo.add %iterArg, %332 : tensor<2x5xf64>
      %338 = stablehlo.divide %336, %337 : tensor<2x5xf64>
      %339 = stablehlo.add %iterArg, %331 : tensor<2x5xf64>
      %340 = stablehlo.negate %339 : tensor<2x5xf64>
      %341 = stablehlo.add %iterArg, %iterArg_83 : tensor<2x5xf64>
      %342 = stablehlo.add %341, %331 : tensor<2x5xf64>
      %343 = stablehlo.multiply %340, %342 : tensor<2x5xf64>
      %344 = stablehlo.multiply %343, %iterArg_84 : tensor<2x5xf64>
      %345 = stablehlo.multiply %333, %331 : tensor<2x5xf64>
      %346 = stablehlo.add %iterArg, %345 : tensor<2x5xf64>
      %347 = stablehlo.multiply %333, %331 : tensor<2x5xf64>
      %348 = stablehlo.add %iterArg, %347 : tensor<2x5xf64>
      %349 = stablehlo.add %348, %332 : tensor<2x5xf64>
      %350 = stablehlo.multiply %346, %349 : tensor<2x5xf64>
      %351 = stablehlo.divide %344, %350 : tensor<2x5xf64>
      %352 = stablehlo.select %330, %338, %351 : tensor<2x5xi1>, tensor<2x5xf64>
      %353 = stablehlo.subtract %iterArg_83, %331 : tensor<2x5xf64>
      %354 = stablehlo.multiply %331, %353 : tensor<2x5xf64>
      %355 = stablehlo.multiply %354, %iterArg_84 : tensor<2x5xf64>
      %356 = stablehlo.multiply %333, %331 : tensor<2x5xf64>
      %357 = stablehlo.add %iterArg, %356 : tensor<2x5xf64>
      %358 = stablehlo.subtract %357, %332 : tensor<2x5xf64>
      %359 = stablehlo.multiply %333, %331 : tensor<2x5xf64>
      %360 = stablehlo.add %iterArg, %359 : tensor<2x5xf64>
      %361 = stablehlo.multiply %358, %360 : tensor<2x5xf64>
      %362 = stablehlo.divide %355, %361 : tensor<2x5xf64>
      %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %363 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %364 = stablehlo.select %322, %352, %362 : tensor<2x5xi1>, tensor<2x5xf64>
      %365 = stablehlo.select %324, %363, %364 : tensor<2x5xi1>, tensor<2x5xf64>
      %366 = stablehlo.broadcast_in_dim %iterArg_85, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %c_99 = stablehlo.constant dense<0> : tensor<i64>
      %367 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %368 = stablehlo.compare EQ, %366, %367, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
      %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %369 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %370 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %371 = stablehlo.select %368, %369, %370 : tensor<2x5xi1>, tensor<2x5xf64>
      %372 = stablehlo.divide %365, %iterArg_87 : tensor<2x5xf64>
      %373 = stablehlo.add %371, %372 : tensor<2x5xf64>
      %cst_102 = stablehlo.constant dense<1.1102230246251565E-16> : tensor<f64>
      %374 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %375 = stablehlo.abs %373 : tensor<2x5xf64>
      %376 = stablehlo.compare LT, %375, %374, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %377 = stablehlo.select %376, %374, %373 : tensor<2x5xi1>, tensor<2x5xf64>
      %378 = stablehlo.multiply %365, %iterArg_88 : tensor<2x5xf64>
      %379 = stablehlo.add %371, %378 : tensor<2x5xf64>
      %380 = stablehlo.abs %379 : tensor<2x5xf64>
      %381 = stablehlo.compare LT, %380, %374, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %382 = stablehlo.select %381, %374, %379 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %383 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %384 = stablehlo.divide %383, %382 : tensor<2x5xf64>
      %385 = stablehlo.multiply %377, %384 : tensor<2x5xf64>
      %386 = stablehlo.multiply %iterArg_89, %385 : tensor<2x5xf64>
      %c_104 = stablehlo.constant dense<1> : tensor<i64>
      %387 = stablehlo.add %iterArg_85, %c_104 : tensor<i64>
      %cst_105 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %388 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %389 = stablehlo.subtract %385, %388 : tensor<2x5xf64>
      %390 = stablehlo.abs %389 : tensor<2x5xf64>
      %cst_106 = stablehlo.constant dense<1.1102230246251565E-16> : tensor<f64>
      %391 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %392 = stablehlo.compare GE, %390, %391, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %c_107 = stablehlo.constant dense<false> : tensor<i1>
      %393 = stablehlo.reduce(%392 init: %c_107) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x5xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %iterArg, %iterArg_83, %iterArg_84, %387, %393, %377, %384, %386 : tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<i64>, tensor<i1>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
    }
    %186 = chlo.lgamma %169 : tensor<2x5xf64> -> tensor<2x5xf64>
    %187 = stablehlo.add %168, %169 : tensor<2x5xf64>
    %188 = chlo.lgamma %187 : tensor<2x5xf64> -> tensor<2x5xf64>
    %189 = stablehlo.subtract %186, %188 : tensor<2x5xf64>
    %190 = chlo.lgamma %168 : tensor<2x5xf64> -> tensor<2x5xf64>
    %191 = stablehlo.add %190, %189 : tensor<2x5xf64>
    %cst_51 = stablehlo.constant dense<4.4501477170144028E-308> : tensor<f64>
    %192 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %193 = stablehlo.compare LT, %168, %192, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %194 = stablehlo.negate %172 : tensor<2x5xf64>
    %195 = stablehlo.log_plus_one %194 : tensor<2x5xf64>
    %196 = stablehlo.multiply %195, %169 : tensor<2x5xf64>
    %197 = stablehlo.subtract %196, %189 : tensor<2x5xf64>
    %198 = stablehlo.exponential %197 : tensor<2x5xf64>
    %199 = stablehlo.log %172 : tensor<2x5xf64>
    %200 = stablehlo.multiply %199, %168 : tensor<2x5xf64>
    %201 = stablehlo.negate %172 : tensor<2x5xf64>
    %202 = stablehlo.log_plus_one %201 : tensor<2x5xf64>
    %203 = stablehlo.multiply %202, %169 : tensor<2x5xf64>
    %204 = stablehlo.add %200, %203 : tensor<2x5xf64>
    %205 = stablehlo.subtract %204, %191 : tensor<2x5xf64>
    %206 = stablehlo.exponential %205 : tensor<2x5xf64>
    %207 = stablehlo.divide %206, %168 : tensor<2x5xf64>
    %208 = stablehlo.select %193, %198, %207 : tensor<2x5xi1>, tensor<2x5xf64>
    %209 = stablehlo.multiply %185#7, %208 : tensor<2x5xf64>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %210 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %211 = stablehlo.subtract %210, %209 : tensor<2x5xf64>
    %212 = stablehlo.select %167, %209, %211 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %213 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %214 = stablehlo.select %143, %213, %212 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %215 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %216 = stablehlo.select %146, %215, %214 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_55 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %217 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %218 = stablehlo.select %160, %217, %216 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %219 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %220 = stablehlo.compare EQ, %arg0, %219, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_57 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %221 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %222 = stablehlo.compare EQ, %arg1, %221, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %223 = stablehlo.or %220, %222 : tensor<2x5xi1>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %224 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %225 = stablehlo.compare EQ, %arg1, %224, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_59 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %226 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %227 = stablehlo.compare EQ, %arg0, %226, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %228 = stablehlo.or %225, %227 : tensor<2x5xi1>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %229 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %230 = stablehlo.compare EQ, %arg2, %229, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %231 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %232 = stablehlo.compare EQ, %arg2, %231, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %233 = stablehlo.not %230 : tensor<2x5xi1>
    %234 = stablehlo.not %232 : tensor<2x5xi1>
    %235 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %236 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %237 = stablehlo.or %235, %236 : tensor<2x5xi1>
    %238 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %239 = stablehlo.or %237, %238 : tensor<2x5xi1>
    %240 = stablehlo.and %228, %234 : tensor<2x5xi1>
    %241 = stablehlo.and %223, %230 : tensor<2x5xi1>
    %242 = stablehlo.or %240, %241 : tensor<2x5xi1>
    %243 = stablehlo.and %223, %233 : tensor<2x5xi1>
    %244 = stablehlo.and %228, %232 : tensor<2x5xi1>
    %245 = stablehlo.or %243, %244 : tensor<2x5xi1>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %246 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %247 = stablehlo.compare LT, %arg0, %246, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %248 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %249 = stablehlo.compare LT, %arg1, %248, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %250 = stablehlo.or %247, %249 : tensor<2x5xi1>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %251 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %252 = stablehlo.compare LT, %arg2, %251, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %253 = stablehlo.or %250, %252 : tensor<2x5xi1>
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %254 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %255 = stablehlo.compare GT, %arg2, %254, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %256 = stablehlo.or %253, %255 : tensor<2x5xi1>
    %257 = stablehlo.and %223, %228 : tensor<2x5xi1>
    %258 = stablehlo.or %257, %239 : tensor<2x5xi1>
    %259 = stablehlo.or %256, %258 : tensor<2x5xi1>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %260 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %261 = stablehlo.add %arg0, %260 : tensor<2x5xf64>
    %262 = stablehlo.add %arg0, %arg1 : tensor<2x5xf64>
    %cst_67 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %263 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %264 = stablehlo.add %262, %263 : tensor<2x5xf64>
    %265 = stablehlo.divide %261, %264 : tensor<2x5xf64>
    %266 = stablehlo.compare LT, %arg2, %265, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %267 = stablehlo.select %266, %arg0, %arg1 : tensor<2x5xi1>, tensor<2x5xf64>
    %268 = stablehlo.select %266, %arg1, %arg0 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %269 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %270 = stablehlo.subtract %269, %arg2 : tensor<2x5xf64>
    %271 = stablehlo.select %266, %arg2, %270 : tensor<2x5xi1>, tensor<2x5xf64>
    %c_69 = stablehlo.constant dense<0> : tensor<i64>
    %272 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
    %c_70 = stablehlo.constant dense<0> : tensor<i64>
    %273 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
    %274 = stablehlo.compare EQ, %272, %273, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %275 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %276 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %277 = stablehlo.select %274, %275, %276 : tensor<2x5xi1>, tensor<2x5xf64>
    %278 = stablehlo.abs %277 : tensor<2x5xf64>
    %cst_73 = stablehlo.constant dense<1.1102230246251565E-16> : tensor<f64>
    %279 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %280 = stablehlo.compare LT, %278, %279, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %cst_74 = stablehlo.constant dense<1.1102230246251565E-16> : tensor<f64>
    %281 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %282 = stablehlo.select %280, %281, %277 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %283 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %c_76 = stablehlo.constant dense<1> : tensor<i64>
    %c_77 = stablehlo.constant dense<true> : tensor<i1>
    %284:8 = stablehlo.while(%iterArg = %267, %iterArg_83 = %268, %iterArg_84 = %271, %iterArg_85 = %c_76, %iterArg_86 = %c_77, %iterArg_87 = %282, %iterArg_88 = %283, %iterArg_89 = %282) : tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<i64>, tensor<i1>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
    cond {
      %c_90 = stablehlo.constant dense<600> : tensor<i64>
      %318 = stablehlo.compare LT, %iterArg_85, %c_90, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %319 = stablehlo.and %318, %iterArg_86 : tensor<i1>
      stablehlo.return %319 : tensor<i1>
    } do {
      %318 = stablehlo.broadcast_in_dim %iterArg_85, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %c_90 = stablehlo.constant dense<2> : tensor<i64>
      %319 = stablehlo.broadcast_in_dim %c_90, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %320 = func.call @remainder(%318, %319) : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
      %c_91 = stablehlo.constant dense<0> : tensor<i64>
      %321 = stablehlo.broadcast_in_dim %c_91, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %322 = stablehlo.compare EQ, %320, %321, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
      %c_92 = stablehlo.constant dense<1> : tensor<i64>
      %323 = stablehlo.broadcast_in_dim %c_92, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %324 = stablehlo.compare EQ, %318, %323, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
      %c_93 = stablehlo.constant dense<1> : tensor<i64>
      %325 = stablehlo.broadcast_in_dim %c_93, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %326 = stablehlo.subtract %318, %325 : tensor<2x5xi64>
      %c_94 = stablehlo.constant dense<2> : tensor<i64>
      %327 = stablehlo.broadcast_in_dim %c_94, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %328 = func.call @floor_divide(%326, %327) : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
      %c_95 = stablehlo.constant dense<0> : tensor<i64>
      %329 = stablehlo.broadcast_in_dim %c_95, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %330 = stablehlo.compare EQ, %328, %329, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
      %331 = stablehlo.convert %328 : (tensor<2x5xi64>) -> tensor<2x5xf64>
      %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %332 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %cst_97 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
      %333 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %334 = stablehlo.add %iterArg, %iterArg_83 : tensor<2x5xf64>
      %335 = stablehlo.negate %334 : tensor<2x5xf64>
      %336 = stablehlo.multiply %335, %iterArg_84 : tensor<2x5xf64>
      %337 = stablehlo.add %iterArg, %332 : tensor<2x5xf64>
      %338 = stablehlo.divide %336, %337 : tensor<2x5xf64>
      %339 = stablehlo.add %iterArg, %331 : tensor<2x5xf64>
      %340 = stablehlo.negate %339 : tensor<2x5xf64>
      %341 = stablehlo.add %iterArg, %iterArg_83 : tensor<2x5xf64>
      %342 = stablehlo.add %341, %331 : tensor<2x5xf64>
      %343 = stablehlo.multiply %340, %342 : tensor<2x5xf64>
      %344 = stablehlo.multiply %343, %iterArg_84 : tensor<2x5xf64>
      %345 = stablehlo.multiply %333, %331 : tensor<2x5xf64>
      %346 = stablehlo.add %iterArg, %345 : tensor<2x5xf64>
      %347 = stablehlo.multiply %333, %331 : tensor<2x5xf64>
      %348 = stablehlo.add %iterArg, %347 : tensor<2x5xf64>
      %349 = stablehlo.add %348, %332 : tensor<2x5xf64>
      %350 = stablehlo.multiply %346, %349 : tensor<2x5xf64>
      %351 = stablehlo.divide %344, %350 : tensor<2x5xf64>
      %352 = stablehlo.select %330, %338, %351 : tensor<2x5xi1>, tensor<2x5xf64>
      %353 = stablehlo.subtract %iterArg_83, %331 : tensor<2x5xf64>
      %354 = stablehlo.multiply %331, %353 : tensor<2x5xf64>
      %355 = stablehlo.multiply %354, %iterArg_84 : tensor<2x5xf64>
      %356 = stablehlo.multiply %333, %331 : tensor<2x5xf64>
      %357 = stablehlo.add %iterArg, %356 : tensor<2x5xf64>
      %358 = stablehlo.subtract %357, %332 : tensor<2x5xf64>
      %359 = stablehlo.multiply %333, %331 : tensor<2x5xf64>
      %360 = stablehlo.add %iterArg, %359 : tensor<2x5xf64>
      %361 = stablehlo.multiply %358, %360 : tensor<2x5xf64>
      %362 = stablehlo.divide %355, %361 : tensor<2x5xf64>
      %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %363 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %364 = stablehlo.select %322, %352, %362 : tensor<2x5xi1>, tensor<2x5xf64>
      %365 = stablehlo.select %324, %363, %364 : tensor<2x5xi1>, tensor<2x5xf64>
      %366 = stablehlo.broadcast_in_dim %iterArg_85, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %c_99 = stablehlo.constant dense<0> : tensor<i64>
      %367 = stablehlo.broadcast_in_dim %c_99, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
      %368 = stablehlo.compare EQ, %366, %367, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
      %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
      %369 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %370 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %371 = stablehlo.select %368, %369, %370 : tensor<2x5xi1>, tensor<2x5xf64>
      %372 = stablehlo.divide %365, %iterArg_87 : tensor<2x5xf64>
      %373 = stablehlo.add %371, %372 : tensor<2x5xf64>
      %cst_102 = stablehlo.constant dense<1.1102230246251565E-16> : tensor<f64>
      %374 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %375 = stablehlo.abs %373 : tensor<2x5xf64>
      %376 = stablehlo.compare LT, %375, %374, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %377 = stablehlo.select %376, %374, %373 : tensor<2x5xi1>, tensor<2x5xf64>
      %378 = stablehlo.multiply %365, %iterArg_88 : tensor<2x5xf64>
      %379 = stablehlo.add %371, %378 : tensor<2x5xf64>
      %380 = stablehlo.abs %379 : tensor<2x5xf64>
      %381 = stablehlo.compare LT, %380, %374, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %382 = stablehlo.select %381, %374, %379 : tensor<2x5xi1>, tensor<2x5xf64>
      %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %383 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %384 = stablehlo.divide %383, %382 : tensor<2x5xf64>
      %385 = stablehlo.multiply %377, %384 : tensor<2x5xf64>
      %386 = stablehlo.multiply %iterArg_89, %385 : tensor<2x5xf64>
      %c_104 = stablehlo.constant dense<1> : tensor<i64>
      %387 = stablehlo.add %iterArg_85, %c_104 : tensor<i64>
      %cst_105 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
      %388 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %389 = stablehlo.subtract %385, %388 : tensor<2x5xf64>
      %390 = stablehlo.abs %389 : tensor<2x5xf64>
      %cst_106 = stablehlo.constant dense<1.1102230246251565E-16> : tensor<f64>
      %391 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
      %392 = stablehlo.compare GE, %390, %391, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
      %c_107 = stablehlo.constant dense<false> : tensor<i1>
      %393 = stablehlo.reduce(%392 init: %c_107) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x5xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %iterArg, %iterArg_83, %iterArg_84, %387, %393, %377, %384, %386 : tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<i64>, tensor<i1>, tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
    }
    %285 = chlo.lgamma %268 : tensor<2x5xf64> -> tensor<2x5xf64>
    %286 = stablehlo.add %267, %268 : tensor<2x5xf64>
    %287 = chlo.lgamma %286 : tensor<2x5xf64> -> tensor<2x5xf64>
    %288 = stablehlo.subtract %285, %287 : tensor<2x5xf64>
    %289 = chlo.lgamma %267 : tensor<2x5xf64> -> tensor<2x5xf64>
    %290 = stablehlo.add %289, %288 : tensor<2x5xf64>
    %cst_78 = stablehlo.constant dense<4.4501477170144028E-308> : tensor<f64>
    %291 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %292 = stablehlo.compare LT, %267, %291, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %293 = stablehlo.negate %271 : tensor<2x5xf64>
    %294 = stablehlo.log_plus_one %293 : tensor<2x5xf64>
    %295 = stablehlo.multiply %294, %268 : tensor<2x5xf64>
    %296 = stablehlo.subtract %295, %288 : tensor<2x5xf64>
    %297 = stablehlo.exponential %296 : tensor<2x5xf64>
    %298 = stablehlo.log %271 : tensor<2x5xf64>
    %299 = stablehlo.multiply %298, %267 : tensor<2x5xf64>
    %300 = stablehlo.negate %271 : tensor<2x5xf64>
    %301 = stablehlo.log_plus_one %300 : tensor<2x5xf64>
    %302 = stablehlo.multiply %301, %268 : tensor<2x5xf64>
    %303 = stablehlo.add %299, %302 : tensor<2x5xf64>
    %304 = stablehlo.subtract %303, %290 : tensor<2x5xf64>
    %305 = stablehlo.exponential %304 : tensor<2x5xf64>
    %306 = stablehlo.divide %305, %267 : tensor<2x5xf64>
    %307 = stablehlo.select %292, %297, %306 : tensor<2x5xi1>, tensor<2x5xf64>
    %308 = stablehlo.multiply %284#7, %307 : tensor<2x5xf64>
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %309 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %310 = stablehlo.subtract %309, %308 : tensor<2x5xf64>
    %311 = stablehlo.select %266, %308, %310 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %312 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %313 = stablehlo.select %242, %312, %311 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %314 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %315 = stablehlo.select %245, %314, %313 : tensor<2x5xi1>, tensor<2x5xf64>
    %cst_82 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %316 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f64>) -> tensor<2x5xf64>
    %317 = stablehlo.select %259, %316, %315 : tensor<2x5xi1>, tensor<2x5xf64>
    return %218, %119, %317 : tensor<2x5xf64>, tensor<2x5xf64>, tensor<2x5xf64>
  }
  func.func private @remainder(%arg0: tensor<2x5xi64>, %arg1: tensor<2x5xi64>) -> tensor<2x5xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
    %1 = stablehlo.compare EQ, %arg1, %0, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
    %3 = call @_where(%1, %2, %arg1) : (tensor<2x5xi1>, tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<2x5xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
    %10 = stablehlo.compare LT, %3, %9, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %12 = stablehlo.and %11, %6 : tensor<2x5xi1>
    %13 = stablehlo.add %4, %3 : tensor<2x5xi64>
    %14 = stablehlo.select %12, %13, %4 : tensor<2x5xi1>, tensor<2x5xi64>
    return %14 : tensor<2x5xi64>
  }
  func.func private @_where(%arg0: tensor<2x5xi1>, %arg1: tensor<2x5xi64>, %arg2: tensor<2x5xi64>) -> tensor<2x5xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x5xi1>, tensor<2x5xi64>
    return %0 : tensor<2x5xi64>
  }
  func.func private @floor_divide(%arg0: tensor<2x5xi64>, %arg1: tensor<2x5xi64>) -> tensor<2x5xi64> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<2x5xi64>
    %1 = stablehlo.sign %arg0 : tensor<2x5xi64>
    %2 = stablehlo.sign %arg1 : tensor<2x5xi64>
    %3 = stablehlo.compare NE, %1, %2, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %4 = stablehlo.remainder %arg0, %arg1 : tensor<2x5xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<2x5xi1>
    %8 = stablehlo.compare NE, %3, %7, UNSIGNED : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %9 = stablehlo.convert %8 : tensor<2x5xi1>
    %c_1 = stablehlo.constant dense<false> : tensor<i1>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<2x5xi1>
    %11 = stablehlo.compare NE, %6, %10, UNSIGNED : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %12 = stablehlo.convert %11 : tensor<2x5xi1>
    %13 = stablehlo.and %9, %12 : tensor<2x5xi1>
    %c_2 = stablehlo.constant dense<1> : tensor<i64>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<2x5xi64>
    %15 = stablehlo.subtract %0, %14 : tensor<2x5xi64>
    %16 = call @_where_0(%13, %15, %0) : (tensor<2x5xi1>, tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
    return %16 : tensor<2x5xi64>
  }
  func.func private @_where_0(%arg0: tensor<2x5xi1>, %arg1: tensor<2x5xi64>, %arg2: tensor<2x5xi64>) -> tensor<2x5xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2x5xi1>, tensor<2x5xi64>
    return %0 : tensor<2x5xi64>
  }
}
