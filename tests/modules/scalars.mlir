module @jit_scalars attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<i32>, %arg2: tensor<i1>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<i32> {jax.result_info = "result[1]"}, tensor<i1> {jax.result_info = "result[2]"}, tensor<f32> {jax.result_info = "result[3]"}, tensor<f32> {jax.result_info = "result[4]"}, tensor<i32> {jax.result_info = "result[5]"}, tensor<f32> {jax.result_info = "result[6]"}, tensor<f32> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.sine %arg0 : tensor<f32>
    %c = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.multiply %arg1, %c : tensor<i32>
    %2 = stablehlo.not %arg2 : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = call @_where(%arg2, %arg0, %c_0) : (tensor<i1>, tensor<f32>, tensor<i32>) -> tensor<f32>
    %4 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %5 = stablehlo.add %arg0, %4 : tensor<f32>
    %6 = stablehlo.convert %arg0 : (tensor<f32>) -> tensor<i32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %8 = stablehlo.divide %7, %arg0 : tensor<f32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    return %0, %1, %2, %3, %5, %6, %8, %cst : tensor<f32>, tensor<i32>, tensor<i1>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
}
