module @jit_reaction_diffusion attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>) -> (tensor<8x8xf32> {jax.result_info = "result[0]"}, tensor<8x8xf32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:4 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %c, %iterArg_2 = %arg0, %iterArg_3 = %arg1) : tensor<i32>, tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>
    cond {
      %c_4 = stablehlo.constant dense<10> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:3 = func.call @closed_call(%iterArg_1, %iterArg_2, %iterArg_3) : (tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>)
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg, %c_4 : tensor<i32>
      stablehlo.return %2, %1#0, %1#1, %1#2 : tensor<i32>, tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>
    }
    return %0#2, %0#3 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>) -> (tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = call @_roll_static(%arg1) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %3 = stablehlo.add %2, %1 : tensor<8x8xf32>
    %4 = call @_roll_static_0(%arg1) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %5 = stablehlo.add %3, %4 : tensor<8x8xf32>
    %6 = call @_roll_static_1(%arg1) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %7 = stablehlo.add %5, %6 : tensor<8x8xf32>
    %8 = call @_roll_static_2(%arg1) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %9 = stablehlo.add %7, %8 : tensor<8x8xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %11 = stablehlo.multiply %10, %arg1 : tensor<8x8xf32>
    %12 = stablehlo.subtract %9, %11 : tensor<8x8xf32>
    %cst_1 = stablehlo.constant dense<2.000000e-01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<8x8xf32>
    %15 = stablehlo.add %arg1, %14 : tensor<8x8xf32>
    %16 = stablehlo.multiply %arg2, %arg2 : tensor<8x8xf32>
    %17 = stablehlo.multiply %arg1, %16 : tensor<8x8xf32>
    %18 = stablehlo.subtract %15, %17 : tensor<8x8xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %20 = stablehlo.subtract %19, %arg1 : tensor<8x8xf32>
    %cst_3 = stablehlo.constant dense<4.000000e-02> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<8x8xf32>
    %23 = stablehlo.add %18, %22 : tensor<8x8xf32>
    %24 = call @_roll_static(%arg2) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %26 = stablehlo.add %25, %24 : tensor<8x8xf32>
    %27 = call @_roll_static_0(%arg2) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %28 = stablehlo.add %26, %27 : tensor<8x8xf32>
    %29 = call @_roll_static_1(%arg2) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %30 = stablehlo.add %28, %29 : tensor<8x8xf32>
    %31 = call @_roll_static_2(%arg2) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %32 = stablehlo.add %30, %31 : tensor<8x8xf32>
    %cst_5 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %34 = stablehlo.multiply %33, %arg2 : tensor<8x8xf32>
    %35 = stablehlo.subtract %32, %34 : tensor<8x8xf32>
    %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %37 = stablehlo.multiply %36, %35 : tensor<8x8xf32>
    %38 = stablehlo.add %arg2, %37 : tensor<8x8xf32>
    %39 = stablehlo.multiply %arg2, %arg2 : tensor<8x8xf32>
    %40 = stablehlo.multiply %arg1, %39 : tensor<8x8xf32>
    %41 = stablehlo.add %38, %40 : tensor<8x8xf32>
    %cst_7 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %43 = stablehlo.multiply %42, %arg2 : tensor<8x8xf32>
    %44 = stablehlo.subtract %41, %43 : tensor<8x8xf32>
    return %0, %23, %44 : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func private @_roll_static(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.slice %arg0 [7:8, 0:8] : (tensor<8x8xf32>) -> tensor<1x8xf32>
    %1 = stablehlo.slice %arg0 [0:7, 0:8] : (tensor<8x8xf32>) -> tensor<7x8xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x8xf32>, tensor<7x8xf32>) -> tensor<8x8xf32>
    return %2 : tensor<8x8xf32>
  }
  func.func private @_roll_static_0(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.slice %arg0 [0:8, 7:8] : (tensor<8x8xf32>) -> tensor<8x1xf32>
    %1 = stablehlo.slice %arg0 [0:8, 0:7] : (tensor<8x8xf32>) -> tensor<8x7xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<8x1xf32>, tensor<8x7xf32>) -> tensor<8x8xf32>
    return %2 : tensor<8x8xf32>
  }
  func.func private @_roll_static_1(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.slice %arg0 [1:8, 0:8] : (tensor<8x8xf32>) -> tensor<7x8xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:8] : (tensor<8x8xf32>) -> tensor<1x8xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<7x8xf32>, tensor<1x8xf32>) -> tensor<8x8xf32>
    return %2 : tensor<8x8xf32>
  }
  func.func private @_roll_static_2(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.slice %arg0 [0:8, 1:8] : (tensor<8x8xf32>) -> tensor<8x7xf32>
    %1 = stablehlo.slice %arg0 [0:8, 0:1] : (tensor<8x8xf32>) -> tensor<8x1xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<8x7xf32>, tensor<8x1xf32>) -> tensor<8x8xf32>
    return %2 : tensor<8x8xf32>
  }
}
