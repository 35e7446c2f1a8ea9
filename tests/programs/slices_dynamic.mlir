module @jit_slices_dynamic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<10x6xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<3x4xf32> {jax.result_info = "result[0]"}, tensor<10x6xf32> {jax.result_info = "result[1]"}, tensor<1x6xf32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %arg2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %4 = stablehlo.add %arg2, %c_2 : tensor<i32>
    %5 = stablehlo.select %3, %4, %arg2 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %2, %5, sizes = [3, 4] : (tensor<10x6xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
    %7 = stablehlo.slice %arg0 [0:3, 0:2] : (tensor<10x6xf32>) -> tensor<3x2xf32>
    %8 = stablehlo.negate %7 : tensor<3x2xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %arg2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<10> : tensor<i32>
    %10 = stablehlo.add %arg2, %c_4 : tensor<i32>
    %11 = stablehlo.select %9, %10, %arg2 : tensor<i1>, tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.compare LT, %arg1, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<6> : tensor<i32>
    %13 = stablehlo.add %arg1, %c_6 : tensor<i32>
    %14 = stablehlo.select %12, %13, %arg1 : tensor<i1>, tensor<i32>
    %15 = stablehlo.dynamic_update_slice %arg0, %8, %11, %14 : (tensor<10x6xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<10x6xf32>
    %16 = call @dynamic_index_in_dim(%arg0, %arg1) : (tensor<10x6xf32>, tensor<i32>) -> tensor<1x6xf32>
    return %6, %15, %16 : tensor<3x4xf32>, tensor<10x6xf32>, tensor<1x6xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<10x6xf32>, %arg1: tensor<i32>) -> tensor<1x6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [1, 6] : (tensor<10x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x6xf32>
    return %3 : tensor<1x6xf32>
  }
}
