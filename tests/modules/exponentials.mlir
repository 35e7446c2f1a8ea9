module @jit_exponentials attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40xf32>) -> (tensor<40xf32> {jax.result_info = "result[0]"}, tensor<40xf32> {jax.result_info = "result[1]"}, tensor<40xf32> {jax.result_info = "result[2]"}, tensor<40xf32> {jax.result_info = "result[3]"}, tensor<40xf32> {jax.result_info = "result[4]"}, tensor<40xf32> {jax.result_info = "result[5]"}, tensor<40xf32> {jax.result_info = "result[6]"}, tensor<40xf32> {jax.result_info = "result[7]"}, tensor<40xf32> {jax.result_info = "result[8]"}) {
    %0 = stablehlo.exponential %arg0 : tensor<40xf32>
    %1 = stablehlo.exponential_minus_one %arg0 : tensor<40xf32>
    %2 = stablehlo.abs %arg0 : tensor<40xf32>
    %3 = stablehlo.log_plus_one %2 : tensor<40xf32>
    %4 = stablehlo.abs %arg0 : tensor<40xf32>
    %5 = stablehlo.log %4 : tensor<40xf32>
    %6 = stablehlo.negate %arg0 : tensor<40xf32>
    %7 = stablehlo.exponential %6 : tensor<40xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %9 = stablehlo.add %8, %7 : tensor<40xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %11 = stablehlo.divide %10, %9 : tensor<40xf32>
    %12 = chlo.erf %arg0 : tensor<40xf32> -> tensor<40xf32>
    %13 = chlo.erfc %arg0 : tensor<40xf32> -> tensor<40xf32>
    %cst_1 = stablehlo.constant dense<0.693147182> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %15 = stablehlo.multiply %14, %arg0 : tensor<40xf32>
    %16 = stablehlo.exponential %15 : tensor<40xf32>
    %17 = stablehlo.abs %arg0 : tensor<40xf32>
    %18 = stablehlo.log %17 : tensor<40xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.log %cst_2 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %21 = stablehlo.divide %18, %20 : tensor<40xf32>
    return %0, %1, %3, %5, %11, %12, %13, %16, %21 : tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>
  }
}
