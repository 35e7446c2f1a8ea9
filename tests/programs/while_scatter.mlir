module @jit_while_scatter attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<i32>) -> (tensor<i32> {jax.result_info = "result[0]"}, tensor<5xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %c, %iterArg_1 = %0) : tensor<i32>, tensor<i32>, tensor<5xf32>
    cond {
      %2 = stablehlo.convert %iterArg_0 : tensor<i32>
      %3 = stablehlo.compare LT, %2, %iterArg, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %c_2 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg_0, %c_2 : tensor<i32>
      %c_3 = stablehlo.constant dense<5> : tensor<i32>
      %3 = func.call @remainder(%iterArg_0, %c_3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %4 = stablehlo.convert %iterArg_0 : (tensor<i32>) -> tensor<f32>
      %cst_4 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
      %5 = stablehlo.multiply %4, %cst_4 : tensor<f32>
      %c_5 = stablehlo.constant dense<0> : tensor<i32>
      %6 = stablehlo.compare LT, %3, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_6 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.add %3, %c_6 : tensor<i32>
      %8 = stablehlo.select %6, %7, %3 : tensor<i1>, tensor<i32>
      %9 = stablehlo.convert %8 : tensor<i32>
      %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i32>) -> tensor<1xi32>
      %11 = stablehlo.convert %5 : tensor<f32>
      %12 = "stablehlo.scatter"(%iterArg_1, %10, %11) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
        %13 = stablehlo.add %arg1, %arg2 : tensor<f32>
        stablehlo.return %13 : tensor<f32>
      }) : (tensor<5xf32>, tensor<1xi32>, tensor<f32>) -> tensor<5xf32>
      stablehlo.return %iterArg, %2, %12 : tensor<i32>, tensor<i32>, tensor<5xf32>
    }
    return %1#1, %1#2 : tensor<i32>, tensor<5xf32>
  }
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = call @_where(%0, %c_0, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare NE, %2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %2, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = stablehlo.and %6, %3 : tensor<i1>
    %8 = stablehlo.add %2, %1 : tensor<i32>
    %9 = stablehlo.select %7, %8, %2 : tensor<i1>, tensor<i32>
    return %9 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
