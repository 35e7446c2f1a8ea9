module @jit_windows_of_signals attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<12xf32> {jax.result_info = "result[0]"}, tensor<9xf32> {jax.result_info = "result[1]"}, tensor<10xf32> {jax.result_info = "result[2]"}, tensor<8xf32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<12xf32>
    %cst = stablehlo.constant dense<6.28318548> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<12xf32>
    %cst_0 = stablehlo.constant dense<1.100000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %4 = stablehlo.divide %2, %3 : tensor<12xf32>
    %5 = stablehlo.cosine %4 : tensor<12xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<12xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<12xf32>
    %10 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<12xf32>
    %12 = stablehlo.iota dim = 0 : tensor<9xf32>
    %cst_3 = stablehlo.constant dense<6.28318548> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<9xf32>
    %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %16 = stablehlo.divide %14, %15 : tensor<9xf32>
    %17 = stablehlo.cosine %16 : tensor<9xf32>
    %cst_5 = stablehlo.constant dense<4.600000e-01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<9xf32>
    %cst_6 = stablehlo.constant dense<5.400000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %21 = stablehlo.subtract %20, %19 : tensor<9xf32>
    %22 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %23 = stablehlo.multiply %21, %22 : tensor<9xf32>
    %24 = stablehlo.iota dim = 0 : tensor<10xf32>
    %cst_7 = stablehlo.constant dense<6.28318548> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<10xf32>
    %cst_8 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %28 = stablehlo.divide %26, %27 : tensor<10xf32>
    %29 = stablehlo.cosine %28 : tensor<10xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %31 = stablehlo.multiply %30, %29 : tensor<10xf32>
    %cst_10 = stablehlo.constant dense<4.200000e-01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %33 = stablehlo.subtract %32, %31 : tensor<10xf32>
    %cst_11 = stablehlo.constant dense<12.566371> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %35 = stablehlo.multiply %34, %24 : tensor<10xf32>
    %cst_12 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %37 = stablehlo.divide %35, %36 : tensor<10xf32>
    %38 = stablehlo.cosine %37 : tensor<10xf32>
    %cst_13 = stablehlo.constant dense<8.000000e-02> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<10xf32>
    %41 = stablehlo.add %33, %40 : tensor<10xf32>
    %42 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %43 = stablehlo.multiply %41, %42 : tensor<10xf32>
    %44 = stablehlo.iota dim = 0 : tensor<8xf32>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %46 = stablehlo.multiply %45, %44 : tensor<8xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %48 = stablehlo.add %46, %47 : tensor<8xf32>
    %cst_16 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %50 = stablehlo.subtract %48, %49 : tensor<8xf32>
    %51 = stablehlo.abs %50 : tensor<8xf32>
    %cst_17 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %53 = stablehlo.divide %51, %52 : tensor<8xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %55 = stablehlo.subtract %54, %53 : tensor<8xf32>
    %56 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %57 = stablehlo.multiply %55, %56 : tensor<8xf32>
    return %11, %23, %43, %57 : tensor<12xf32>, tensor<9xf32>, tensor<10xf32>, tensor<8xf32>
  }
}
