module @jit_complex_polar attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x7xcomplex<f64>>) -> (tensor<4x7xcomplex<f64>> {jax.result_info = "result"}) {
    %0 = stablehlo.abs %arg0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %1 = call @angle(%arg0) : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %2 = stablehlo.cosine %1 : tensor<4x7xf64>
    %3 = stablehlo.multiply %0, %2 : tensor<4x7xf64>
    %4 = stablehlo.abs %arg0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %5 = call @angle(%arg0) : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %6 = stablehlo.sine %5 : tensor<4x7xf64>
    %7 = stablehlo.multiply %4, %6 : tensor<4x7xf64>
    %8 = stablehlo.complex %3, %7 : tensor<4x7xcomplex<f64>>
    return %8 : tensor<4x7xcomplex<f64>>
  }
  func.func private @angle(%arg0: tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64> {
    %0 = stablehlo.real %arg0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %1 = stablehlo.imag %arg0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %2 = stablehlo.atan2 %1, %0 : tensor<4x7xf64>
    return %2 : tensor<4x7xf64>
  }
}
