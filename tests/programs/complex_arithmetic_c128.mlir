module @jit_complex_arithmetic_c128 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x7xcomplex<f64>>, %arg1: tensor<4x7xcomplex<f64>>) -> (tensor<4x7xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<4x7xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<4x7xcomplex<f64>> {jax.result_info = "result[2]"}, tensor<4x7xcomplex<f64>> {jax.result_info = "result[3]"}, tensor<4x7xcomplex<f64>> {jax.result_info = "result[4]"}, tensor<4x7xi1> {jax.result_info = "result[5]"}, tensor<4x7xi1> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<4x7xcomplex<f64>>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<4x7xcomplex<f64>>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<4x7xcomplex<f64>>
    %3 = stablehlo.divide %arg0, %arg1 : tensor<4x7xcomplex<f64>>
    %4 = stablehlo.negate %arg0 : tensor<4x7xcomplex<f64>>
    %5 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<4x7xcomplex<f64>>, tensor<4x7xcomplex<f64>>) -> tensor<4x7xi1>
    %6 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<4x7xcomplex<f64>>, tensor<4x7xcomplex<f64>>) -> tensor<4x7xi1>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<4x7xcomplex<f64>>, tensor<4x7xcomplex<f64>>, tensor<4x7xcomplex<f64>>, tensor<4x7xcomplex<f64>>, tensor<4x7xcomplex<f64>>, tensor<4x7xi1>, tensor<4x7xi1>
  }
}
