module @jit_n_body attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x3xf32>, %arg1: tensor<7x3xf32>) -> (tensor<7x3xf32> {jax.result_info = "result[0]"}, tensor<7x3xf32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:4 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %c, %iterArg_2 = %arg0, %iterArg_3 = %arg1) : tensor<i32>, tensor<i32>, tensor<7x3xf32>, tensor<7x3xf32>
    cond {
      %c_4 = stablehlo.constant dense<8> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:3 = func.call @closed_call(%iterArg_1, %iterArg_2, %iterArg_3) : (tensor<i32>, tensor<7x3xf32>, tensor<7x3xf32>) -> (tensor<i32>, tensor<7x3xf32>, tensor<7x3xf32>)
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg, %c_4 : tensor<i32>
      stablehlo.return %2, %1#0, %1#1, %1#2 : tensor<i32>, tensor<i32>, tensor<7x3xf32>, tensor<7x3xf32>
    }
    return %0#2, %0#3 : tensor<7x3xf32>, tensor<7x3xf32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<7x3xf32>, %arg2: tensor<7x3xf32>) -> (tensor<i32>, tensor<7x3xf32>, tensor<7x3xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<7x3xf32>) -> tensor<7x1x3xf32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<7x3xf32>) -> tensor<1x7x3xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<7x1x3xf32>) -> tensor<7x7x3xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x7x3xf32>) -> tensor<7x7x3xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<7x7x3xf32>
    %cst = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %7 = stablehlo.multiply %6, %arg2 : tensor<7x3xf32>
    %8 = stablehlo.add %arg1, %7 : tensor<7x3xf32>
    %9 = stablehlo.multiply %5, %5 : tensor<7x7x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<7x7x3xf32>, tensor<f32>) -> tensor<7x7xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<7x7xf32>) -> tensor<7x7x1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x7x1xf32>
    %13 = stablehlo.add %11, %12 : tensor<7x7x1xf32>
    %cst_2 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x7x1xf32>
    %15 = stablehlo.power %13, %14 : tensor<7x7x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<7x7x1xf32>) -> tensor<7x7x3xf32>
    %17 = stablehlo.divide %5, %16 : tensor<7x7x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<7x7x3xf32>, tensor<f32>) -> tensor<7x3xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<7x3xf32>
    %21 = stablehlo.subtract %arg2, %20 : tensor<7x3xf32>
    return %0, %8, %21 : tensor<i32>, tensor<7x3xf32>, tensor<7x3xf32>
  }
}
