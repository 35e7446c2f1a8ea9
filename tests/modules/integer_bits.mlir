module @jit_integer_bits attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20xi32>, %arg1: tensor<20xui8>, %arg2: tensor<20xi16>) -> (tensor<20xi32> {jax.result_info = "result[0]"}, tensor<20xi32> {jax.result_info = "result[1]"}, tensor<20xi32> {jax.result_info = "result[2]"}, tensor<20xi32> {jax.result_info = "result[3]"}, tensor<20xi32> {jax.result_info = "result[4]"}, tensor<20xi32> {jax.result_info = "result[5]"}, tensor<20xui8> {jax.result_info = "result[6]"}, tensor<20xui8> {jax.result_info = "result[7]"}, tensor<20xi16> {jax.result_info = "result[8]"}, tensor<20xui8> {jax.result_info = "result[9]"}, tensor<20xi16> {jax.result_info = "result[10]"}) {
    %c = stablehlo.constant dense<65295> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %1 = stablehlo.and %arg0, %0 : tensor<20xi32>
    %c_0 = stablehlo.constant dense<4660> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %3 = stablehlo.or %arg0, %2 : tensor<20xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %5 = stablehlo.shift_right_arithmetic %arg0, %4 : tensor<20xi32>
    %6 = stablehlo.xor %arg0, %5 : tensor<20xi32>
    %7 = stablehlo.not %arg0 : tensor<20xi32>
    %8 = stablehlo.popcnt %arg0 : tensor<20xi32>
    %9 = stablehlo.count_leading_zeros %arg0 : tensor<20xi32>
    %10 = stablehlo.popcnt %arg1 : tensor<20xui8>
    %11 = stablehlo.count_leading_zeros %arg1 : tensor<20xui8>
    %12 = stablehlo.count_leading_zeros %arg2 : tensor<20xi16>
    %13 = stablehlo.reverse %arg1, dims = [0] : tensor<20xui8>
    %14 = stablehlo.xor %arg1, %13 : tensor<20xui8>
    %c_2 = stablehlo.constant dense<4080> : tensor<i16>
    %15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i16>) -> tensor<20xi16>
    %16 = stablehlo.and %arg2, %15 : tensor<20xi16>
    return %1, %3, %6, %7, %8, %9, %10, %11, %12, %14, %16 : tensor<20xi32>, tensor<20xi32>, tensor<20xi32>, tensor<20xi32>, tensor<20xi32>, tensor<20xi32>, tensor<20xui8>, tensor<20xui8>, tensor<20xi16>, tensor<20xui8>, tensor<20xi16>
  }
}
