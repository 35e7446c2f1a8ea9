module @jit_second_derivative attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1][0]"}, tensor<f32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.sine %arg0 : tensor<f32>
    %1 = stablehlo.cosine %arg0 : tensor<f32>
    %2 = stablehlo.cosine %arg0 : tensor<f32>
    %3 = stablehlo.sine %arg0 : tensor<f32>
    %4 = stablehlo.exponential %arg0 : tensor<f32>
    %5 = stablehlo.multiply %0, %4 : tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.multiply %0, %cst : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.multiply %cst_0, %4 : tensor<f32>
    %8 = stablehlo.multiply %6, %4 : tensor<f32>
    %9 = stablehlo.multiply %7, %2 : tensor<f32>
    %10 = stablehlo.add %8, %9 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.multiply %7, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.multiply %cst_2, %2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.multiply %6, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.multiply %cst_4, %4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.multiply %cst_5, %12 : tensor<f32>
    %16 = stablehlo.add %13, %15 : tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.multiply %14, %cst_6 : tensor<f32>
    %18 = stablehlo.multiply %16, %4 : tensor<f32>
    %19 = stablehlo.negate %11 : tensor<f32>
    %20 = stablehlo.multiply %19, %3 : tensor<f32>
    %21 = stablehlo.add %18, %20 : tensor<f32>
    %22 = stablehlo.multiply %17, %1 : tensor<f32>
    %23 = stablehlo.add %21, %22 : tensor<f32>
    %24 = stablehlo.tanh %arg0 : tensor<f32>
    %25 = stablehlo.multiply %arg0, %24 : tensor<f32>
    %26 = stablehlo.add %arg0, %25 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.subtract %cst_7, %24 : tensor<f32>
    %28 = stablehlo.multiply %26, %27 : tensor<f32>
    return %23, %24, %28 : tensor<f32>, tensor<f32>, tensor<f32>
  }
}
