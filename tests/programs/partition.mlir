module @jit_partition attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<21xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<6xf32> {jax.result_info = "result[1]"}) {
    %0 = call @partition(%arg0) : (tensor<21xf32>) -> tensor<21xf32>
    %1 = stablehlo.slice %0 [6:7] : (tensor<21xf32>) -> tensor<1xf32>
    %2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
    %3 = call @partition(%arg0) : (tensor<21xf32>) -> tensor<21xf32>
    %4 = stablehlo.slice %3 [0:6] : (tensor<21xf32>) -> tensor<6xf32>
    %5 = call @sort(%4) : (tensor<6xf32>) -> tensor<6xf32>
    return %2, %5 : tensor<f32>, tensor<6xf32>
  }
  func.func private @partition(%arg0: tensor<21xf32>) -> tensor<21xf32> {
    %0 = stablehlo.negate %arg0 : tensor<21xf32>
    %values, %indices = chlo.top_k(%0, k = 7) : tensor<21xf32> -> (tensor<7xf32>, tensor<7xi32>)
    %1 = stablehlo.negate %values : tensor<7xf32>
    %values_0, %indices_1 = chlo.top_k(%arg0, k = 14) : tensor<21xf32> -> (tensor<14xf32>, tensor<14xi32>)
    %2 = stablehlo.concatenate %1, %values_0, dim = 0 : (tensor<7xf32>, tensor<14xf32>) -> tensor<21xf32>
    return %2 : tensor<21xf32>
  }
  func.func private @sort(%arg0: tensor<6xf32>) -> tensor<6xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<6xf32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
}
