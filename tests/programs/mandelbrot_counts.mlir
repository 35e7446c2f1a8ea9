module @jit_mandelbrot_counts attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<13xf32>, %arg1: tensor<9xf32>) -> (tensor<9x13xi32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9x13xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9x13xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9x13xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3:7 = stablehlo.while(%iterArg = %arg0, %iterArg_3 = %arg1, %iterArg_4 = %c_2, %iterArg_5 = %c_1, %iterArg_6 = %0, %iterArg_7 = %1, %iterArg_8 = %2) : tensor<13xf32>, tensor<9xf32>, tensor<i32>, tensor<i32>, tensor<9x13xf32>, tensor<9x13xf32>, tensor<9x13xi32>
    cond {
      %c_9 = stablehlo.constant dense<20> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_4, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4:4 = func.call @closed_call(%iterArg, %iterArg_3, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8) : (tensor<13xf32>, tensor<9xf32>, tensor<i32>, tensor<9x13xf32>, tensor<9x13xf32>, tensor<9x13xi32>) -> (tensor<i32>, tensor<9x13xf32>, tensor<9x13xf32>, tensor<9x13xi32>)
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %iterArg_4, %c_9 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_3, %5, %4#0, %4#1, %4#2, %4#3 : tensor<13xf32>, tensor<9xf32>, tensor<i32>, tensor<i32>, tensor<9x13xf32>, tensor<9x13xf32>, tensor<9x13xi32>
    }
    return %3#6 : tensor<9x13xi32>
  }
  func.func private @closed_call(%arg0: tensor<13xf32>, %arg1: tensor<9xf32>, %arg2: tensor<i32>, %arg3: tensor<9x13xf32>, %arg4: tensor<9x13xf32>, %arg5: tensor<9x13xi32>) -> (tensor<i32>, tensor<9x13xf32>, tensor<9x13xf32>, tensor<9x13xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %1 = stablehlo.multiply %arg3, %arg3 : tensor<9x13xf32>
    %2 = stablehlo.multiply %arg4, %arg4 : tensor<9x13xf32>
    %3 = stablehlo.subtract %1, %2 : tensor<9x13xf32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<13xf32>) -> tensor<1x13xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x13xf32>) -> tensor<9x13xf32>
    %6 = stablehlo.add %3, %5 : tensor<9x13xf32>
    %c_0 = stablehlo.constant dense<-9> : tensor<i32>
    %c_1 = stablehlo.constant dense<9> : tensor<i32>
    %7 = call @clip(%6, %c_0, %c_1) : (tensor<9x13xf32>, tensor<i32>, tensor<i32>) -> tensor<9x13xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9x13xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<9x13xf32>
    %10 = stablehlo.multiply %9, %arg4 : tensor<9x13xf32>
    %11 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x13xf32>
    %13 = stablehlo.add %10, %12 : tensor<9x13xf32>
    %c_2 = stablehlo.constant dense<-9> : tensor<i32>
    %c_3 = stablehlo.constant dense<9> : tensor<i32>
    %14 = call @clip(%13, %c_2, %c_3) : (tensor<9x13xf32>, tensor<i32>, tensor<i32>) -> tensor<9x13xf32>
    %15 = stablehlo.multiply %arg3, %arg3 : tensor<9x13xf32>
    %16 = stablehlo.multiply %arg4, %arg4 : tensor<9x13xf32>
    %17 = stablehlo.add %15, %16 : tensor<9x13xf32>
    %cst_4 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<9x13xf32>
    %19 = stablehlo.compare LT, %17, %18, FLOAT : (tensor<9x13xf32>, tensor<9x13xf32>) -> tensor<9x13xi1>
    %20 = stablehlo.convert %19 : (tensor<9x13xi1>) -> tensor<9x13xi32>
    %21 = stablehlo.add %arg5, %20 : tensor<9x13xi32>
    return %0, %7, %14, %21 : tensor<i32>, tensor<9x13xf32>, tensor<9x13xf32>, tensor<9x13xi32>
  }
  func.func private @clip(%arg0: tensor<9x13xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<9x13xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<9x13xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<9x13xf32>
    %3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<9x13xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<9x13xf32>
    return %5 : tensor<9x13xf32>
  }
}
