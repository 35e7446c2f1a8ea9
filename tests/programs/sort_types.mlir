module @jit_sort_types attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<31xi8>, %arg1: tensor<31xui16>, %arg2: tensor<31xbf16>) -> (tensor<31xi8> {jax.result_info = "result[0]"}, tensor<31xui16> {jax.result_info = "result[1]"}, tensor<31xbf16> {jax.result_info = "result[2]"}, tensor<31xi1> {jax.result_info = "result[3]"}) {
    %0 = call @sort(%arg0) : (tensor<31xi8>) -> tensor<31xi8>
    %1 = call @sort_0(%arg1) : (tensor<31xui16>) -> tensor<31xui16>
    %2 = call @sort_1(%arg2) : (tensor<31xbf16>) -> tensor<31xbf16>
    %c = stablehlo.constant dense<0> : tensor<i8>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<31xi8>
    %4 = stablehlo.compare GT, %arg0, %3, SIGNED : (tensor<31xi8>, tensor<31xi8>) -> tensor<31xi1>
    %5 = call @sort_2(%4) : (tensor<31xi1>) -> tensor<31xi1>
    return %0, %1, %2, %5 : tensor<31xi8>, tensor<31xui16>, tensor<31xbf16>, tensor<31xi1>
  }
  func.func private @sort(%arg0: tensor<31xi8>) -> tensor<31xi8> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
      %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<31xi8>) -> tensor<31xi8>
    return %0 : tensor<31xi8>
  }
  func.func private @sort_0(%arg0: tensor<31xui16>) -> tensor<31xui16> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<31xui16>) -> tensor<31xui16>
    return %0 : tensor<31xui16>
  }
  func.func private @sort_1(%arg0: tensor<31xbf16>) -> tensor<31xbf16> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<bf16>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<bf16>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<bf16>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<bf16>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<31xbf16>) -> tensor<31xbf16>
    return %0 : tensor<31xbf16>
  }
  func.func private @sort_2(%arg0: tensor<31xi1>) -> tensor<31xi1> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<31xi1>) -> tensor<31xi1>
    return %0 : tensor<31xi1>
  }
}
