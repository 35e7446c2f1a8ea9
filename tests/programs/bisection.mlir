module @jit_bisection attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:5 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %c, %iterArg_3 = %cst, %iterArg_4 = %arg0) : tensor<f32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>
    cond {
      %c_5 = stablehlo.constant dense<20> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_1, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:3 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_3, %iterArg_4) : (tensor<f32>, tensor<i32>, tensor<f32>, tensor<f32>) -> (tensor<i32>, tensor<f32>, tensor<f32>)
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg_1, %c_5 : tensor<i32>
      stablehlo.return %iterArg, %2, %1#0, %1#1, %1#2 : tensor<f32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>
    }
    return %0#3, %0#4 : tensor<f32>, tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<f32>, %arg1: tensor<i32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<i32>, tensor<f32>, tensor<f32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.add %1, %arg3 : tensor<f32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.divide %2, %cst : tensor<f32>
    %4 = stablehlo.multiply %3, %3 : tensor<f32>
    %5 = stablehlo.compare LT, %4, %arg0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %6 = call @_where(%5, %3, %arg2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.multiply %3, %3 : tensor<f32>
    %8 = stablehlo.compare LT, %7, %arg0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %9 = call @_where_0(%8, %arg3, %3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    return %0, %6, %9 : tensor<i32>, tensor<f32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
}
