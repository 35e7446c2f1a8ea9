module @jit_eigh_other_platform attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x6xf32>) -> (tensor<2x6x6xf32> {jax.result_info = "result[0]"}, tensor<2x6xf32> {jax.result_info = "result[1]"}, tensor<2x6x6xf32> {jax.result_info = "result[2]"}) {
    %0:2 = call @eigh(%arg0) : (tensor<2x6x6xf32>) -> (tensor<2x6xf32>, tensor<2x6x6xf32>)
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %2 = stablehlo.divide %0#0, %1 : tensor<2x6xf32>
    %3 = stablehlo.exponential %2 : tensor<2x6xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<2x6xf32>) -> tensor<2x1x6xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<2x1x6xf32>) -> tensor<2x6x6xf32>
    %6 = stablehlo.multiply %0#1, %5 : tensor<2x6x6xf32>
    %7 = stablehlo.transpose %0#1, dims = [0, 2, 1] : (tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %8 = stablehlo.dot_general %6, %7, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %9 = stablehlo.multiply %0#1, %0#1 : tensor<2x6x6xf32>
    return %8, %0#0, %9 : tensor<2x6x6xf32>, tensor<2x6xf32>, tensor<2x6x6xf32>
  }
  func.func private @eigh(%arg0: tensor<2x6x6xf32>) -> (tensor<2x6xf32>, tensor<2x6x6xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<2x6x6xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x6x6xf32>
    %4:2 = stablehlo.custom_call @Eigh(%3) {backend_config = "1,1,100,1e-6"} : (tensor<2x6x6xf32>) -> (tensor<2x6x6xf32>, tensor<2x6xf32>)
    return %4#1, %4#0 : tensor<2x6xf32>, tensor<2x6x6xf32>
  }
}
