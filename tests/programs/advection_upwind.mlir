module @jit_advection_upwind attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20xf32>) -> (tensor<20xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %c, %iterArg_2 = %arg0) : tensor<i32>, tensor<i32>, tensor<20xf32>
    cond {
      %c_3 = stablehlo.constant dense<15> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg_1, %iterArg_2) : (tensor<i32>, tensor<20xf32>) -> (tensor<i32>, tensor<20xf32>)
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg, %c_3 : tensor<i32>
      stablehlo.return %2, %1#0, %1#1 : tensor<i32>, tensor<i32>, tensor<20xf32>
    }
    return %0#2 : tensor<20xf32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<20xf32>) -> (tensor<i32>, tensor<20xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.iota dim = 0 : tensor<20xi32>
    %c_0 = stablehlo.constant dense<-1> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %3 = stablehlo.add %2, %1 : tensor<20xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
    %c_2 = stablehlo.constant dense<20> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %7 = stablehlo.add %3, %6 : tensor<20xi32>
    %8 = stablehlo.select %5, %7, %3 : tensor<20xi1>, tensor<20xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<20xi32>) -> tensor<20x1xi32>
    %10 = "stablehlo.gather"(%arg1, %9) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<20xf32>, tensor<20x1xi32>) -> tensor<20xf32>
    %11 = stablehlo.subtract %arg1, %10 : tensor<20xf32>
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<20xf32>
    %14 = stablehlo.subtract %arg1, %13 : tensor<20xf32>
    return %0, %14 : tensor<i32>, tensor<20xf32>
  }
}
