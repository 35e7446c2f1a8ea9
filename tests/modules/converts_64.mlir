module @jit_converts_64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6xf64>, %arg1: tensor<6xi64>) -> (tensor<6xf32> {jax.result_info = "result[0]"}, tensor<6xbf16> {jax.result_info = "result[1]"}, tensor<6xi64> {jax.result_info = "result[2]"}, tensor<6xf64> {jax.result_info = "result[3]"}, tensor<6xf32> {jax.result_info = "result[4]"}, tensor<6xi32> {jax.result_info = "result[5]"}, tensor<6xui8> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<6xf64>) -> tensor<6xf32>
    %1 = stablehlo.convert %arg0 : (tensor<6xf64>) -> tensor<6xbf16>
    %cst = stablehlo.constant dense<-1.000000e+18> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+18> : tensor<f64>
    %2 = call @clip(%arg0, %cst, %cst_0) : (tensor<6xf64>, tensor<f64>, tensor<f64>) -> tensor<6xf64>
    %3 = stablehlo.convert %2 : (tensor<6xf64>) -> tensor<6xi64>
    %4 = stablehlo.convert %arg1 : (tensor<6xi64>) -> tensor<6xf64>
    %5 = stablehlo.convert %arg1 : (tensor<6xi64>) -> tensor<6xf32>
    %6 = stablehlo.convert %arg1 : (tensor<6xi64>) -> tensor<6xi32>
    %7 = stablehlo.convert %arg1 : (tensor<6xi64>) -> tensor<6xui8>
    return %0, %1, %3, %4, %5, %6, %7 : tensor<6xf32>, tensor<6xbf16>, tensor<6xi64>, tensor<6xf64>, tensor<6xf32>, tensor<6xi32>, tensor<6xui8>
  }
  func.func private @clip(%arg0: tensor<6xf64>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<6xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %2 = stablehlo.maximum %1, %arg0 : tensor<6xf64>
    %3 = stablehlo.convert %arg2 : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %5 = stablehlo.minimum %4, %2 : tensor<6xf64>
    return %5 : tensor<6xf64>
  }
}
