module @jit_complex_parts attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x7xcomplex<f64>>) -> (tensor<4x7xf64> {jax.result_info = "result[0]"}, tensor<4x7xf64> {jax.result_info = "result[1]"}, tensor<4x7xcomplex<f64>> {jax.result_info = "result[2]"}, tensor<4x7xf64> {jax.result_info = "result[3]"}, tensor<4x7xf64> {jax.result_info = "result[4]"}, tensor<4x7xcomplex<f64>> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.real %arg0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %1 = stablehlo.imag %arg0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %2 = stablehlo.real %arg0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %3 = stablehlo.imag %arg0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %4 = stablehlo.negate %3 : tensor<4x7xf64>
    %5 = stablehlo.complex %2, %4 : tensor<4x7xcomplex<f64>>
    %6 = stablehlo.abs %arg0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %7 = call @angle(%arg0) : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %8 = stablehlo.sign %arg0 : tensor<4x7xcomplex<f64>>
    return %0, %1, %5, %6, %7, %8 : tensor<4x7xf64>, tensor<4x7xf64>, tensor<4x7xcomplex<f64>>, tensor<4x7xf64>, tensor<4x7xf64>, tensor<4x7xcomplex<f64>>
  }
  func.func private @angle(%arg0: tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64> {
    %0 = stablehlo.real %arg0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %1 = stablehlo.imag %arg0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %2 = stablehlo.atan2 %1, %0 : tensor<4x7xf64>
    return %2 : tensor<4x7xf64>
  }
}
