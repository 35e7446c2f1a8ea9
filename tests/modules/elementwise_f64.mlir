module @jit_elementwise_f64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40xf64>) -> (tensor<40xf64> {jax.result_info = "result[0]"}, tensor<40xf64> {jax.result_info = "result[1]"}, tensor<40xf64> {jax.result_info = "result[2]"}, tensor<40xf64> {jax.result_info = "result[3]"}, tensor<40xf64> {jax.result_info = "result[4]"}, tensor<40xf64> {jax.result_info = "result[5]"}, tensor<40xf64> {jax.result_info = "result[6]"}, tensor<40xf64> {jax.result_info = "result[7]"}, tensor<40xf64> {jax.result_info = "result[8]"}) {
    %0 = stablehlo.sine %arg0 : tensor<40xf64>
    %1 = stablehlo.exponential %arg0 : tensor<40xf64>
    %2 = stablehlo.tanh %arg0 : tensor<40xf64>
    %3 = stablehlo.abs %arg0 : tensor<40xf64>
    %4 = stablehlo.log %3 : tensor<40xf64>
    %5 = stablehlo.abs %arg0 : tensor<40xf64>
    %cst = stablehlo.constant dense<1.700000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<40xf64>
    %7 = stablehlo.power %5, %6 : tensor<40xf64>
    %8 = chlo.erf %arg0 : tensor<40xf64> -> tensor<40xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<40xf64>
    %10 = stablehlo.add %9, %arg0 : tensor<40xf64>
    %11 = stablehlo.atan2 %arg0, %10 : tensor<40xf64>
    %12 = stablehlo.cbrt %arg0 : tensor<40xf64>
    %13 = stablehlo.negate %arg0 : tensor<40xf64>
    %14 = stablehlo.exponential %13 : tensor<40xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<40xf64>
    %16 = stablehlo.add %15, %14 : tensor<40xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<40xf64>
    %18 = stablehlo.divide %17, %16 : tensor<40xf64>
    return %0, %1, %2, %4, %7, %8, %11, %12, %18 : tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>, tensor<40xf64>
  }
}
