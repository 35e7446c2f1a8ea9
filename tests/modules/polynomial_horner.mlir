module @jit_polynomial_horner attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<30xf32>, %arg1: tensor<8xf32>) -> (tensor<30xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:5 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %arg1, %iterArg_2 = %c_0, %iterArg_3 = %c, %iterArg_4 = %0) : tensor<30xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<30xf32>
    cond {
      %c_5 = stablehlo.constant dense<8> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_2, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2:2 = func.call @closed_call(%iterArg, %iterArg_1, %iterArg_3, %iterArg_4) : (tensor<30xf32>, tensor<8xf32>, tensor<i32>, tensor<30xf32>) -> (tensor<i32>, tensor<30xf32>)
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.add %iterArg_2, %c_5 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %3, %2#0, %2#1 : tensor<30xf32>, tensor<8xf32>, tensor<i32>, tensor<i32>, tensor<30xf32>
    }
    return %1#4 : tensor<30xf32>
  }
  func.func private @closed_call(%arg0: tensor<30xf32>, %arg1: tensor<8xf32>, %arg2: tensor<i32>, %arg3: tensor<30xf32>) -> (tensor<i32>, tensor<30xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %1 = stablehlo.multiply %arg3, %arg0 : tensor<30xf32>
    %2 = call @dynamic_index_in_dim(%arg1, %arg2) : (tensor<8xf32>, tensor<i32>) -> tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %4 = stablehlo.add %1, %3 : tensor<30xf32>
    return %0, %4 : tensor<i32>, tensor<30xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<8xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    %c_0 = stablehlo.constant dense<8> : tensor<i32>
    %2 = stablehlo.add %1, %c_0 : tensor<i32>
    %3 = stablehlo.select %0, %2, %arg1 : tensor<i1>, tensor<i32>
    %4 = stablehlo.dynamic_slice %arg0, %3, sizes = [1] : (tensor<8xf32>, tensor<i32>) -> tensor<1xf32>
    %5 = stablehlo.reshape %4 : (tensor<1xf32>) -> tensor<f32>
    return %5 : tensor<f32>
  }
}
