module @jit_conjugate_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.dot_general %arg1, %arg1, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.add %cst_0, %1 : tensor<f32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %3 = chlo.square %cst_1 : tensor<f32> -> tensor<f32>
    %4 = stablehlo.convert %3 : tensor<f32>
    %5 = stablehlo.multiply %4, %2 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = chlo.square %cst_2 : tensor<f32> -> tensor<f32>
    %7 = stablehlo.convert %6 : tensor<f32>
    %8 = stablehlo.maximum %5, %7 : tensor<f32>
    %9 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %10 = stablehlo.subtract %arg1, %9 : tensor<5xf32>
    %11 = stablehlo.dot_general %10, %10, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.add %cst_3, %11 : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13:7 = stablehlo.while(%iterArg = %8, %iterArg_4 = %arg0, %iterArg_5 = %0, %iterArg_6 = %10, %iterArg_7 = %12, %iterArg_8 = %10, %iterArg_9 = %c) : tensor<f32>, tensor<5x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<i32>
    cond {
      %14 = stablehlo.compare GT, %iterArg_7, %iterArg, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %c_10 = stablehlo.constant dense<4> : tensor<i32>
      %15 = stablehlo.compare LT, %iterArg_9, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_11 = stablehlo.constant dense<false> : tensor<i1>
      %16 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i1>) -> tensor<i1>
      %17 = stablehlo.compare NE, %15, %16, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %18 = stablehlo.convert %17 : tensor<i1>
      %19 = stablehlo.and %14, %18 : tensor<i1>
      stablehlo.return %19 : tensor<i1>
    } do {
      %14 = stablehlo.dot_general %iterArg_4, %iterArg_8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %15 = stablehlo.dot_general %iterArg_8, %14, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %16 = stablehlo.add %cst_10, %15 : tensor<f32>
      %17 = stablehlo.divide %iterArg_7, %16 : tensor<f32>
      %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %19 = stablehlo.multiply %18, %iterArg_8 : tensor<5xf32>
      %20 = stablehlo.add %iterArg_5, %19 : tensor<5xf32>
      %21 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %22 = stablehlo.multiply %21, %14 : tensor<5xf32>
      %23 = stablehlo.subtract %iterArg_6, %22 : tensor<5xf32>
      %24 = stablehlo.dot_general %23, %23, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %25 = stablehlo.add %cst_11, %24 : tensor<f32>
      %26 = stablehlo.divide %25, %iterArg_7 : tensor<f32>
      %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %28 = stablehlo.multiply %27, %iterArg_8 : tensor<5xf32>
      %29 = stablehlo.add %23, %28 : tensor<5xf32>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %30 = stablehlo.add %iterArg_9, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %20, %23, %25, %29, %30 : tensor<f32>, tensor<5x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<i32>
    }
    return %13#2 : tensor<5xf32>
  }
}
