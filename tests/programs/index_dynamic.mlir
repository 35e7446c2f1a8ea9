module @jit_index_dynamic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x7x8xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> (tensor<7xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %c_1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<7> : tensor<i32>
    %4 = stablehlo.add %c_3, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.select %3, %4, %c_5 : tensor<i1>, tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %arg2, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<8> : tensor<i32>
    %7 = stablehlo.add %arg2, %c_7 : tensor<i32>
    %8 = stablehlo.select %6, %7, %arg2 : tensor<i1>, tensor<i32>
    %9 = stablehlo.dynamic_slice %arg0, %2, %5, %8, sizes = [1, 7, 1] : (tensor<6x7x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x7x1xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x7x1xf32>) -> tensor<7xf32>
    return %10 : tensor<7xf32>
  }
}
