module @jit_reductions_integer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7xi32>, %arg1: tensor<6x7xui8>) -> (tensor<6xi32> {jax.result_info = "result[0]"}, tensor<i32> {jax.result_info = "result[1]"}, tensor<7xi32> {jax.result_info = "result[2]"}, tensor<6xi32> {jax.result_info = "result[3]"}, tensor<6xui32> {jax.result_info = "result[4]"}, tensor<7xui8> {jax.result_info = "result[5]"}, tensor<6xi1> {jax.result_info = "result[6]"}, tensor<7xi1> {jax.result_info = "result[7]"}, tensor<7xi32> {jax.result_info = "result[8]"}, tensor<6xi32> {jax.result_info = "result[9]"}, tensor<i32> {jax.result_info = "result[10]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<6x7xi32>, tensor<i32>) -> tensor<6xi32>
    %c_0 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<6x7xi32>, tensor<i32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2 = stablehlo.reduce(%arg0 init: %c_1) applies stablehlo.minimum across dimensions = [0] : (tensor<6x7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.reduce(%arg0 init: %c_2) applies stablehlo.multiply across dimensions = [1] : (tensor<6x7xi32>, tensor<i32>) -> tensor<6xi32>
    %4 = stablehlo.convert %arg1 : (tensor<6x7xui8>) -> tensor<6x7xui32>
    %c_3 = stablehlo.constant dense<0> : tensor<ui32>
    %5 = stablehlo.reduce(%4 init: %c_3) applies stablehlo.add across dimensions = [1] : (tensor<6x7xui32>, tensor<ui32>) -> tensor<6xui32>
    %c_4 = stablehlo.constant dense<0> : tensor<ui8>
    %6 = stablehlo.reduce(%arg1 init: %c_4) applies stablehlo.maximum across dimensions = [0] : (tensor<6x7xui8>, tensor<ui8>) -> tensor<7xui8>
    %c_5 = stablehlo.constant dense<90> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<6x7xi32>
    %8 = stablehlo.compare GT, %arg0, %7, SIGNED : (tensor<6x7xi32>, tensor<6x7xi32>) -> tensor<6x7xi1>
    %c_6 = stablehlo.constant dense<false> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_6) applies stablehlo.or across dimensions = [1] : (tensor<6x7xi1>, tensor<i1>) -> tensor<6xi1>
    %c_7 = stablehlo.constant dense<-90> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<6x7xi32>
    %11 = stablehlo.compare GT, %arg0, %10, SIGNED : (tensor<6x7xi32>, tensor<6x7xi32>) -> tensor<6x7xi1>
    %c_8 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_8) applies stablehlo.and across dimensions = [0] : (tensor<6x7xi1>, tensor<i1>) -> tensor<7xi1>
    %c_9 = stablehlo.constant dense<-1> : tensor<i32>
    %13 = stablehlo.reduce(%arg0 init: %c_9) applies stablehlo.and across dimensions = [0] : (tensor<6x7xi32>, tensor<i32>) -> tensor<7xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.reduce(%arg0 init: %c_10) applies stablehlo.or across dimensions = [1] : (tensor<6x7xi32>, tensor<i32>) -> tensor<6xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %15 = stablehlo.reduce(%arg0 init: %c_11) applies stablehlo.xor across dimensions = [0, 1] : (tensor<6x7xi32>, tensor<i32>) -> tensor<i32>
    return %0, %1, %2, %3, %5, %6, %9, %12, %13, %14, %15 : tensor<6xi32>, tensor<i32>, tensor<7xi32>, tensor<6xi32>, tensor<6xui32>, tensor<7xui8>, tensor<6xi1>, tensor<7xi1>, tensor<7xi32>, tensor<6xi32>, tensor<i32>
  }
}
