module @jit_update_at attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<6x5xf64>, %arg1: tensor<2x3xf64>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> (tensor<f64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<6x5xf64>
    %1 = stablehlo.multiply %arg0, %0 : tensor<6x5xf64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %3 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %4 = stablehlo.select %2, %3, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %arg3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %6 = stablehlo.add %arg3, %c_2 : tensor<i32>
    %7 = stablehlo.select %5, %6, %arg3 : tensor<i1>, tensor<i32>
    %8 = stablehlo.dynamic_update_slice %1, %arg1, %4, %7 : (tensor<6x5xf64>, tensor<2x3xf64>, tensor<i32>, tensor<i32>) -> tensor<6x5xf64>
    %9 = stablehlo.exponential %8 : tensor<6x5xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %10 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x5xf64>, tensor<f64>) -> tensor<f64>
    return %10 : tensor<f64>
  }
}
