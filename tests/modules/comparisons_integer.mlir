module @jit_comparisons_integer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12xi32>, %arg1: tensor<12xi32>, %arg2: tensor<12xui16>) -> (tensor<12xi1> {jax.result_info = "result[0]"}, tensor<12xi1> {jax.result_info = "result[1]"}, tensor<12xi1> {jax.result_info = "result[2]"}, tensor<12xi32> {jax.result_info = "result[3]"}, tensor<12xui16> {jax.result_info = "result[4]"}, tensor<12xi1> {jax.result_info = "result[5]"}, tensor<12xi32> {jax.result_info = "result[6]"}, tensor<12xi32> {jax.result_info = "result[7]"}, tensor<12xi32> {jax.result_info = "result[8]"}) {
    %0 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %1 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %2 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
    %3 = stablehlo.maximum %arg0, %arg1 : tensor<12xi32>
    %4 = stablehlo.reverse %arg2, dims = [0] : tensor<12xui16>
    %5 = stablehlo.minimum %arg2, %4 : tensor<12xui16>
    %6 = stablehlo.reverse %arg2, dims = [0] : tensor<12xui16>
    %7 = stablehlo.compare GT, %arg2, %6, UNSIGNED : (tensor<12xui16>, tensor<12xui16>) -> tensor<12xi1>
    %c = stablehlo.constant dense<-1000> : tensor<i32>
    %c_0 = stablehlo.constant dense<1000> : tensor<i32>
    %8 = call @clip(%arg0, %c, %c_0) : (tensor<12xi32>, tensor<i32>, tensor<i32>) -> tensor<12xi32>
    %9 = stablehlo.sign %arg0 : tensor<12xi32>
    %10 = stablehlo.abs %arg0 : tensor<12xi32>
    return %0, %1, %2, %3, %5, %7, %8, %9, %10 : tensor<12xi1>, tensor<12xi1>, tensor<12xi1>, tensor<12xi32>, tensor<12xui16>, tensor<12xi1>, tensor<12xi32>, tensor<12xi32>, tensor<12xi32>
  }
  func.func private @clip(%arg0: tensor<12xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<12xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<12xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<12xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<12xi32>
    return %5 : tensor<12xi32>
  }
}
