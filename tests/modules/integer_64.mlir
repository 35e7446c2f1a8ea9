module @jit_integer_64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<10xi64>, %arg1: tensor<10xui64>) -> (tensor<10xi64> {jax.result_info = "result[0]"}, tensor<10xi64> {jax.result_info = "result[1]"}, tensor<10xi64> {jax.result_info = "result[2]"}, tensor<10xui64> {jax.result_info = "result[3]"}, tensor<10xui64> {jax.result_info = "result[4]"}, tensor<10xui64> {jax.result_info = "result[5]"}, tensor<10xi64> {jax.result_info = "result[6]"}, tensor<i64> {jax.result_info = "result[7]"}, tensor<ui64> {jax.result_info = "result[8]"}, tensor<10xf64> {jax.result_info = "result[9]"}, tensor<10xf32> {jax.result_info = "result[10]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<10xi64>
    %c = stablehlo.constant dense<1000> : tensor<i64>
    %1 = call @floor_divide(%arg0, %c) : (tensor<10xi64>, tensor<i64>) -> tensor<10xi64>
    %c_0 = stablehlo.constant dense<1000> : tensor<i64>
    %2 = call @remainder(%arg0, %c_0) : (tensor<10xi64>, tensor<i64>) -> tensor<10xi64>
    %3 = stablehlo.popcnt %arg1 : tensor<10xui64>
    %4 = stablehlo.count_leading_zeros %arg1 : tensor<10xui64>
    %c_1 = stablehlo.constant dense<7> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<10xui64>
    %6 = stablehlo.shift_right_logical %arg1, %5 : tensor<10xui64>
    %c_2 = stablehlo.constant dense<13> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<10xi64>
    %8 = stablehlo.shift_left %arg0, %7 : tensor<10xi64>
    %9 = stablehlo.xor %arg0, %8 : tensor<10xi64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %10 = stablehlo.reduce(%arg0 init: %c_3) applies stablehlo.add across dimensions = [0] : (tensor<10xi64>, tensor<i64>) -> tensor<i64>
    %c_4 = stablehlo.constant dense<0> : tensor<ui64>
    %11 = stablehlo.reduce(%arg1 init: %c_4) applies stablehlo.maximum across dimensions = [0] : (tensor<10xui64>, tensor<ui64>) -> tensor<ui64>
    %12 = stablehlo.convert %arg0 : (tensor<10xi64>) -> tensor<10xf64>
    %13 = stablehlo.convert %arg1 : (tensor<10xui64>) -> tensor<10xf32>
    return %0, %1, %2, %3, %4, %6, %9, %10, %11, %12, %13 : tensor<10xi64>, tensor<10xi64>, tensor<10xi64>, tensor<10xui64>, tensor<10xui64>, tensor<10xui64>, tensor<10xi64>, tensor<i64>, tensor<ui64>, tensor<10xf64>, tensor<10xf32>
  }
  func.func private @floor_divide(%arg0: tensor<10xi64>, %arg1: tensor<i64>) -> tensor<10xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<10xi64>
    %2 = stablehlo.divide %arg0, %1 : tensor<10xi64>
    %3 = stablehlo.sign %arg0 : tensor<10xi64>
    %4 = stablehlo.sign %0 : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i64>) -> tensor<10xi64>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<10xi64>, tensor<10xi64>) -> tensor<10xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i64>) -> tensor<10xi64>
    %8 = stablehlo.remainder %arg0, %7 : tensor<10xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<10xi64>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<10xi64>, tensor<10xi64>) -> tensor<10xi1>
    %11 = stablehlo.and %6, %10 : tensor<10xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<10xi64>
    %13 = stablehlo.subtract %2, %12 : tensor<10xi64>
    %14 = call @_where(%11, %13, %2) : (tensor<10xi1>, tensor<10xi64>, tensor<10xi64>) -> tensor<10xi64>
    return %14 : tensor<10xi64>
  }
  func.func private @_where(%arg0: tensor<10xi1>, %arg1: tensor<10xi64>, %arg2: tensor<10xi64>) -> tensor<10xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<10xi1>, tensor<10xi64>
    return %0 : tensor<10xi64>
  }
  func.func private @remainder(%arg0: tensor<10xi64>, %arg1: tensor<i64>) -> tensor<10xi64> {
    %0 = stablehlo.convert %arg1 : tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<10xi64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<10xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<10xi64>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<10xi64>, tensor<10xi64>) -> tensor<10xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<10xi64>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<10xi64>, tensor<10xi64>) -> tensor<10xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<10xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<10xi1>, tensor<10xi1>) -> tensor<10xi1>
    %12 = stablehlo.and %11, %6 : tensor<10xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i64>) -> tensor<10xi64>
    %14 = stablehlo.add %4, %13 : tensor<10xi64>
    %15 = stablehlo.select %12, %14, %4 : tensor<10xi1>, tensor<10xi64>
    return %15 : tensor<10xi64>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i64>
    return %0 : tensor<i64>
  }
}
