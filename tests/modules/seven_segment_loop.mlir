module @jit_seven_segment_loop attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16x10xf32>, %arg3: tensor<10xf32>, %arg4: tensor<10x7xf32>, %arg5: tensor<10x10xf32>) -> (tensor<7x16xf32> {jax.result_info = "result[0]"}, tensor<16xf32> {jax.result_info = "result[1]"}, tensor<16x10xf32> {jax.result_info = "result[2]"}, tensor<10xf32> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0:8 = stablehlo.while(%iterArg = %arg4, %iterArg_1 = %arg5, %iterArg_2 = %c_0, %iterArg_3 = %c, %iterArg_4 = %arg0, %iterArg_5 = %arg1, %iterArg_6 = %arg2, %iterArg_7 = %arg3) : tensor<10x7xf32>, tensor<10x10xf32>, tensor<i32>, tensor<i32>, tensor<7x16xf32>, tensor<16xf32>, tensor<16x10xf32>, tensor<10xf32>
    cond {
      %c_8 = stablehlo.constant dense<100> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_2, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:5 = func.call @closed_call(%iterArg, %iterArg_1, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7) : (tensor<10x7xf32>, tensor<10x10xf32>, tensor<i32>, tensor<7x16xf32>, tensor<16xf32>, tensor<16x10xf32>, tensor<10xf32>) -> (tensor<i32>, tensor<7x16xf32>, tensor<16xf32>, tensor<16x10xf32>, tensor<10xf32>)
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.add %iterArg_2, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %2, %1#0, %1#1, %1#2, %1#3, %1#4 : tensor<10x7xf32>, tensor<10x10xf32>, tensor<i32>, tensor<i32>, tensor<7x16xf32>, tensor<16xf32>, tensor<16x10xf32>, tensor<10xf32>
    }
    return %0#4, %0#5, %0#6, %0#7 : tensor<7x16xf32>, tensor<16xf32>, tensor<16x10xf32>, tensor<10xf32>
  }
  func.func private @closed_call(%arg0: tensor<10x7xf32>, %arg1: tensor<10x10xf32>, %arg2: tensor<i32>, %arg3: tensor<7x16xf32>, %arg4: tensor<16xf32>, %arg5: tensor<16x10xf32>, %arg6: tensor<10xf32>) -> (tensor<i32>, tensor<7x16xf32>, tensor<16xf32>, tensor<16x10xf32>, tensor<10xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg2, %c : tensor<i32>
    %1 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x7xf32>, tensor<7x16xf32>) -> tensor<10x16xf32>
    %2 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<10x16xf32>
    %4 = stablehlo.add %1, %3 : tensor<10x16xf32>
    %5 = stablehlo.tanh %4 : tensor<10x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<10x16xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<10x16xf32>
    %8 = stablehlo.dot_general %5, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x16xf32>, tensor<16x10xf32>) -> tensor<10x10xf32>
    %9 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x10xf32>) -> tensor<10x10xf32>
    %11 = stablehlo.add %8, %10 : tensor<10x10xf32>
    %12:3 = call @log_softmax(%11) : (tensor<10x10xf32>) -> (tensor<10x10xf32>, tensor<10x10xf32>, tensor<10x1xf32>)
    %13 = stablehlo.multiply %arg1, %12#0 : tensor<10x10xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<10x10xf32>, tensor<f32>) -> tensor<10xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<10xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %16 = stablehlo.divide %15, %cst_2 : tensor<f32>
    %17 = stablehlo.negate %16 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.negate %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %19 = stablehlo.divide %18, %cst_4 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<10xf32>) -> tensor<10x10xf32>
    %22 = stablehlo.multiply %arg1, %21 : tensor<10x10xf32>
    %23 = call @log_softmax_0(%12#1, %12#2, %22) : (tensor<10x10xf32>, tensor<10x1xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<10x10xf32>, tensor<f32>) -> tensor<10xf32>
    %25 = stablehlo.reshape %24 : (tensor<10xf32>) -> tensor<1x10xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x10xf32>, tensor<f32>) -> tensor<10xf32>
    %27 = stablehlo.dot_general %23, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x10xf32>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<10x16xf32>) -> tensor<16x10xf32>
    %29 = stablehlo.dot_general %23, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<10x10xf32>, tensor<16x10xf32>) -> tensor<10x16xf32>
    %30 = stablehlo.multiply %29, %7 : tensor<10x16xf32>
    %31 = stablehlo.multiply %30, %5 : tensor<10x16xf32>
    %32 = stablehlo.add %30, %31 : tensor<10x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<10x16xf32>, tensor<f32>) -> tensor<16xf32>
    %34 = stablehlo.reshape %33 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %36 = stablehlo.dot_general %32, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x16xf32>, tensor<10x7xf32>) -> tensor<16x7xf32>
    %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<16x7xf32>) -> tensor<7x16xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x16xf32>
    %39 = stablehlo.multiply %38, %37 : tensor<7x16xf32>
    %40 = stablehlo.subtract %arg3, %39 : tensor<7x16xf32>
    %cst_10 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %42 = stablehlo.multiply %41, %35 : tensor<16xf32>
    %43 = stablehlo.subtract %arg4, %42 : tensor<16xf32>
    %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %45 = stablehlo.multiply %44, %28 : tensor<16x10xf32>
    %46 = stablehlo.subtract %arg5, %45 : tensor<16x10xf32>
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %48 = stablehlo.multiply %47, %26 : tensor<10xf32>
    %49 = stablehlo.subtract %arg6, %48 : tensor<10xf32>
    return %0, %40, %43, %46, %49 : tensor<i32>, tensor<7x16xf32>, tensor<16xf32>, tensor<16x10xf32>, tensor<10xf32>
  }
  func.func private @log_softmax(%arg0: tensor<10x10xf32>) -> (tensor<10x10xf32>, tensor<10x10xf32>, tensor<10x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<10x10xf32>, tensor<f32>) -> tensor<10xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<10xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<10xf32>) -> tensor<10x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<10x1xf32>) -> tensor<10x10xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<10x10xf32>
    %6 = stablehlo.exponential %5 : tensor<10x10xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<10x10xf32>, tensor<f32>) -> tensor<10xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<10xf32>) -> tensor<10x1xf32>
    %9 = stablehlo.log %8 : tensor<10x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<10x1xf32>) -> tensor<10x10xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<10x10xf32>
    return %11, %6, %8 : tensor<10x10xf32>, tensor<10x10xf32>, tensor<10x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<10x10xf32>, %arg1: tensor<10x1xf32>, %arg2: tensor<10x10xf32>) -> tensor<10x10xf32> {
    %0 = stablehlo.negate %arg2 : tensor<10x10xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<10x10xf32>, tensor<f32>) -> tensor<10xf32>
    %2 = stablehlo.reshape %1 : (tensor<10xf32>) -> tensor<10x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<10x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<10x1xf32>, tensor<f32>) -> tensor<10xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<10xf32>) -> tensor<10x10xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<10x10xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<10x10xf32>
    return %7 : tensor<10x10xf32>
  }
}
