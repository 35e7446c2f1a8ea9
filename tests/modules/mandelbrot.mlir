module @jit_mandelbrot attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20xf32>, %arg1: tensor<20xf32>) -> (tensor<20xi32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<20xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %3 = stablehlo.multiply %arg1, %2 : tensor<20xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<20xi32>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<20xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:8 = stablehlo.while(%iterArg = %arg0, %iterArg_4 = %arg1, %iterArg_5 = %c_3, %iterArg_6 = %c_2, %iterArg_7 = %1, %iterArg_8 = %3, %iterArg_9 = %4, %iterArg_10 = %5) : tensor<20xf32>, tensor<20xf32>, tensor<i32>, tensor<i32>, tensor<20xf32>, tensor<20xf32>, tensor<20xi32>, tensor<20xi1>
    cond {
      %c_11 = stablehlo.constant dense<12> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg_5, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:5 = func.call @closed_call(%iterArg, %iterArg_4, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10) : (tensor<20xf32>, tensor<20xf32>, tensor<i32>, tensor<20xf32>, tensor<20xf32>, tensor<20xi32>, tensor<20xi1>) -> (tensor<i32>, tensor<20xf32>, tensor<20xf32>, tensor<20xi32>, tensor<20xi1>)
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg_5, %c_11 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %8, %7#0, %7#1, %7#2, %7#3, %7#4 : tensor<20xf32>, tensor<20xf32>, tensor<i32>, tensor<i32>, tensor<20xf32>, tensor<20xf32>, tensor<20xi32>, tensor<20xi1>
    }
    return %6#6 : tensor<20xi32>
  }
  func.func private @closed_call(%arg0: tensor<20xf32>, %arg1: tensor<20xf32>, %arg2: tensor<i32>, %arg3: tensor<20xf32>, %arg4: tensor<20xf32>, %arg5: tensor<20xi32>, %arg6: tensor<20xi1>) -> (tensor<i32>, tensor<20xf32>, tensor<20xf32>, tensor<20xi32>, tensor<20xi1>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %1 = stablehlo.multiply %arg3, %arg3 : tensor<20xf32>
    %2 = stablehlo.multiply %arg4, %arg4 : tensor<20xf32>
    %3 = stablehlo.subtract %1, %2 : tensor<20xf32>
    %4 = stablehlo.add %3, %arg0 : tensor<20xf32>
    %5 = call @_where(%arg6, %4, %arg3) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %7 = stablehlo.multiply %6, %arg3 : tensor<20xf32>
    %8 = stablehlo.multiply %7, %arg4 : tensor<20xf32>
    %9 = stablehlo.add %8, %arg1 : tensor<20xf32>
    %10 = call @_where(%arg6, %9, %arg4) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %11 = stablehlo.convert %arg6 : (tensor<20xi1>) -> tensor<20xi32>
    %12 = stablehlo.add %arg5, %11 : tensor<20xi32>
    %13 = stablehlo.multiply %5, %5 : tensor<20xf32>
    %14 = stablehlo.multiply %10, %10 : tensor<20xf32>
    %15 = stablehlo.add %13, %14 : tensor<20xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<20xf32>
    %17 = stablehlo.compare LT, %15, %16, FLOAT : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %18 = stablehlo.and %arg6, %17 : tensor<20xi1>
    return %0, %5, %10, %12, %18 : tensor<i32>, tensor<20xf32>, tensor<20xf32>, tensor<20xi32>, tensor<20xi1>
  }
  func.func private @_where(%arg0: tensor<20xi1>, %arg1: tensor<20xf32>, %arg2: tensor<20xf32>) -> tensor<20xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<20xi1>, tensor<20xf32>
    return %0 : tensor<20xf32>
  }
}
