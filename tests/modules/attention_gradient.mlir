module @jit_attention_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) -> (tensor<5x8xf32> {jax.result_info = "result[0]"}, tensor<8x8xf32> {jax.result_info = "result[1]"}, tensor<8x8xf32> {jax.result_info = "result[2]"}, tensor<8x8xf32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x8xf32>) -> tensor<5x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<5x8xf32>) -> tensor<5x2x4xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<5x2x4xf32>) -> tensor<2x5x4xf32>
    %3 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x8xf32>) -> tensor<5x8xf32>
    %4 = stablehlo.reshape %3 : (tensor<5x8xf32>) -> tensor<5x2x4xf32>
    %5 = stablehlo.transpose %4, dims = [1, 0, 2] : (tensor<5x2x4xf32>) -> tensor<2x5x4xf32>
    %6 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x8xf32>) -> tensor<5x8xf32>
    %7 = stablehlo.reshape %6 : (tensor<5x8xf32>) -> tensor<5x2x4xf32>
    %8 = stablehlo.transpose %7, dims = [1, 0, 2] : (tensor<5x2x4xf32>) -> tensor<2x5x4xf32>
    %9 = stablehlo.dot_general %2, %5, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x4xf32>, tensor<2x5x4xf32>) -> tensor<2x5x5xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x5xf32>
    %11 = stablehlo.divide %9, %10 : tensor<2x5x5xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %13 = call @tril(%12) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+30> : tensor<f32>
    %14:3 = call @_where(%13, %11, %cst_0) : (tensor<5x5xi1>, tensor<2x5x5xf32>, tensor<f32>) -> (tensor<2x5x5xf32>, tensor<2x5x5xi1>, tensor<2x5x5xf32>)
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%14#0 init: %cst_1) applies stablehlo.maximum across dimensions = [2] : (tensor<2x5x5xf32>, tensor<f32>) -> tensor<2x5xf32>
    %16 = stablehlo.reshape %15 : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x5xf32>
    %18 = stablehlo.compare EQ, %14#0, %17, FLOAT : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xi1>
    %19 = stablehlo.convert %18 : (tensor<2x5x5xi1>) -> tensor<2x5x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x5x5xf32>, tensor<f32>) -> tensor<2x5xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %22 = stablehlo.maximum %21, %15 : tensor<2x5xf32>
    %23 = stablehlo.compare EQ, %15, %22, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %26 = stablehlo.select %23, %24, %25 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %28 = stablehlo.compare EQ, %27, %22, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<2x5xi1>, tensor<2x5xf32>
    %32 = stablehlo.divide %26, %31 : tensor<2x5xf32>
    %33 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x5xf32>
    %35 = stablehlo.subtract %14#0, %34 : tensor<2x5x5xf32>
    %36 = stablehlo.exponential %35 : tensor<2x5x5xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<2x5x5xf32>, tensor<f32>) -> tensor<2x5xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x5xf32>
    %40 = stablehlo.divide %36, %39 : tensor<2x5x5xf32>
    %41 = stablehlo.multiply %38, %38 : tensor<2x5x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %43 = stablehlo.divide %42, %41 : tensor<2x5x1xf32>
    %44 = stablehlo.dot_general %8, %40, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x5x4xf32>, tensor<2x5x5xf32>) -> tensor<2x4x5xf32>
    %45 = stablehlo.transpose %44, dims = [2, 0, 1] : (tensor<2x4x5xf32>) -> tensor<5x2x4xf32>
    %46 = stablehlo.reshape %45 : (tensor<5x2x4xf32>) -> tensor<5x8xf32>
    %47 = stablehlo.multiply %46, %46 : tensor<5x8xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %49 = stablehlo.multiply %48, %46 : tensor<5x8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%47 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %52 = stablehlo.multiply %51, %49 : tensor<5x8xf32>
    %53 = stablehlo.reshape %52 : (tensor<5x8xf32>) -> tensor<5x2x4xf32>
    %54 = stablehlo.transpose %53, dims = [1, 2, 0] : (tensor<5x2x4xf32>) -> tensor<2x4x5xf32>
    %55 = stablehlo.dot_general %54, %8, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x4x5xf32>, tensor<2x5x4xf32>) -> tensor<2x5x5xf32>
    %56 = stablehlo.dot_general %54, %40, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x5xf32>, tensor<2x5x5xf32>) -> tensor<2x4x5xf32>
    %57 = stablehlo.transpose %56, dims = [0, 2, 1] : (tensor<2x4x5xf32>) -> tensor<2x5x4xf32>
    %58 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x5xf32>
    %59 = stablehlo.multiply %55, %58 : tensor<2x5x5xf32>
    %60 = stablehlo.multiply %59, %36 : tensor<2x5x5xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<2x5x5xf32>, tensor<f32>) -> tensor<2x5xf32>
    %62 = stablehlo.reshape %61 : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %63 = stablehlo.negate %62 : tensor<2x5x1xf32>
    %64 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x5xf32>
    %65 = stablehlo.divide %55, %64 : tensor<2x5x5xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%63 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x5xf32>
    %68 = stablehlo.add %65, %67 : tensor<2x5x5xf32>
    %69 = stablehlo.multiply %68, %36 : tensor<2x5x5xf32>
    %70 = call @_where_0(%14#1, %14#2, %69) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x5x5xf32>
    %72 = stablehlo.divide %70, %71 : tensor<2x5x5xf32>
    %73 = stablehlo.dot_general %72, %2, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x5xf32>, tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    %74 = stablehlo.dot_general %72, %5, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x5xf32>, tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    %75 = stablehlo.transpose %57, dims = [1, 0, 2] : (tensor<2x5x4xf32>) -> tensor<5x2x4xf32>
    %76 = stablehlo.reshape %75 : (tensor<5x2x4xf32>) -> tensor<5x8xf32>
    %77 = stablehlo.dot_general %76, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<8x8xf32>
    %78 = stablehlo.transpose %77, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %79 = stablehlo.dot_general %76, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x8xf32>) -> tensor<5x8xf32>
    %80 = stablehlo.transpose %73, dims = [1, 0, 2] : (tensor<2x5x4xf32>) -> tensor<5x2x4xf32>
    %81 = stablehlo.reshape %80 : (tensor<5x2x4xf32>) -> tensor<5x8xf32>
    %82 = stablehlo.dot_general %81, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<8x8xf32>
    %83 = stablehlo.transpose %82, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %84 = stablehlo.dot_general %81, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x8xf32>) -> tensor<5x8xf32>
    %85 = stablehlo.add %79, %84 : tensor<5x8xf32>
    %86 = stablehlo.transpose %74, dims = [1, 0, 2] : (tensor<2x5x4xf32>) -> tensor<5x2x4xf32>
    %87 = stablehlo.reshape %86 : (tensor<5x2x4xf32>) -> tensor<5x8xf32>
    %88 = stablehlo.dot_general %87, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<8x8xf32>
    %89 = stablehlo.transpose %88, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %90 = stablehlo.dot_general %87, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x8xf32>) -> tensor<5x8xf32>
    %91 = stablehlo.add %85, %90 : tensor<5x8xf32>
    return %91, %89, %83, %78 : tensor<5x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func private @tril(%arg0: tensor<5x5xi1>) -> tensor<5x5xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %2 = stablehlo.add %0, %1 : tensor<5x5xi32>
    %3 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<5x5xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<5x5xi1>, tensor<5x5xi1>
    return %6 : tensor<5x5xi1>
  }
  func.func private @_where(%arg0: tensor<5x5xi1>, %arg1: tensor<2x5x5xf32>, %arg2: tensor<f32>) -> (tensor<2x5x5xf32>, tensor<2x5x5xi1>, tensor<2x5x5xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x5x5xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x5x5xi1>, tensor<2x5x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x5xf32>
    return %3, %1, %4 : tensor<2x5x5xf32>, tensor<2x5x5xi1>, tensor<2x5x5xf32>
  }
  func.func private @_where_0(%arg0: tensor<2x5x5xi1>, %arg1: tensor<2x5x5xf32>, %arg2: tensor<2x5x5xf32>) -> tensor<2x5x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x5xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<2x5x5xi1>, tensor<2x5x5xf32>
    return %1 : tensor<2x5x5xf32>
  }
}
