module @jit_ragged_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x6xf64>, %arg1: tensor<4x6x5xf64>) -> (tensor<12x6xf64> {jax.result_info = "result[0]"}, tensor<4x6x5xf64> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<[4, 0, 5, 2]> : tensor<4xi32>
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<12x6xf64>) -> tensor<4x12x6xf64>
    %1 = stablehlo.iota dim = 1 : tensor<4x12x6xi32>
    %2 = call @cumsum(%c) : (tensor<4xi32>) -> tensor<4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.slice %3 [0:1] : (tensor<4xi32>) -> tensor<1xi32>
    %5 = stablehlo.slice %2 [0:3] : (tensor<4xi32>) -> tensor<3xi32>
    %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4xi32>) -> tensor<4x12x6xi32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<4xi32>) -> tensor<4x12x6xi32>
    %9 = stablehlo.compare LE, %8, %1, SIGNED : (tensor<4x12x6xi32>, tensor<4x12x6xi32>) -> tensor<4x12x6xi1>
    %10 = stablehlo.compare LT, %1, %7, SIGNED : (tensor<4x12x6xi32>, tensor<4x12x6xi32>) -> tensor<4x12x6xi1>
    %11 = stablehlo.and %9, %10 : tensor<4x12x6xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x12x6xf64>
    %13 = stablehlo.select %11, %0, %12 : tensor<4x12x6xi1>, tensor<4x12x6xf64>
    %14 = stablehlo.dot_general %13, %arg1, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<4x12x6xf64>, tensor<4x6x5xf64>) -> tensor<12x5xf64>
    %15 = stablehlo.sine %14 : tensor<12x5xf64>
    %16 = stablehlo.cosine %14 : tensor<12x5xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %17 = stablehlo.reduce(%15 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x5xf64>, tensor<f64>) -> tensor<f64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<12x5xf64>
    %19 = stablehlo.multiply %18, %16 : tensor<12x5xf64>
    %20 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<12x6xf64>) -> tensor<4x12x6xf64>
    %21 = stablehlo.iota dim = 1 : tensor<4x12x6xi32>
    %22 = call @cumsum(%c) : (tensor<4xi32>) -> tensor<4xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %24 = stablehlo.slice %23 [0:1] : (tensor<4xi32>) -> tensor<1xi32>
    %25 = stablehlo.slice %22 [0:3] : (tensor<4xi32>) -> tensor<3xi32>
    %26 = stablehlo.concatenate %24, %25, dim = 0 : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
    %27 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<4xi32>) -> tensor<4x12x6xi32>
    %28 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<4xi32>) -> tensor<4x12x6xi32>
    %29 = stablehlo.compare LE, %28, %21, SIGNED : (tensor<4x12x6xi32>, tensor<4x12x6xi32>) -> tensor<4x12x6xi1>
    %30 = stablehlo.compare LT, %21, %27, SIGNED : (tensor<4x12x6xi32>, tensor<4x12x6xi32>) -> tensor<4x12x6xi1>
    %31 = stablehlo.and %29, %30 : tensor<4x12x6xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %32 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<4x12x6xf64>
    %33 = stablehlo.select %31, %20, %32 : tensor<4x12x6xi1>, tensor<4x12x6xf64>
    %34 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<12x5xf64>) -> tensor<4x12x5xf64>
    %35 = stablehlo.iota dim = 1 : tensor<4x12x5xi32>
    %36 = call @cumsum(%c) : (tensor<4xi32>) -> tensor<4xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %38 = stablehlo.slice %37 [0:1] : (tensor<4xi32>) -> tensor<1xi32>
    %39 = stablehlo.slice %36 [0:3] : (tensor<4xi32>) -> tensor<3xi32>
    %40 = stablehlo.concatenate %38, %39, dim = 0 : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
    %41 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<4xi32>) -> tensor<4x12x5xi32>
    %42 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<4xi32>) -> tensor<4x12x5xi32>
    %43 = stablehlo.compare LE, %42, %35, SIGNED : (tensor<4x12x5xi32>, tensor<4x12x5xi32>) -> tensor<4x12x5xi1>
    %44 = stablehlo.compare LT, %35, %41, SIGNED : (tensor<4x12x5xi32>, tensor<4x12x5xi32>) -> tensor<4x12x5xi1>
    %45 = stablehlo.and %43, %44 : tensor<4x12x5xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %46 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<4x12x5xf64>
    %47 = stablehlo.select %45, %34, %46 : tensor<4x12x5xi1>, tensor<4x12x5xf64>
    %48 = stablehlo.dot_general %33, %47, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x12x6xf64>, tensor<4x12x5xf64>) -> tensor<4x6x5xf64>
    %49 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (tensor<12x5xf64>) -> tensor<4x12x5xf64>
    %50 = stablehlo.iota dim = 1 : tensor<4x12x5xi32>
    %51 = call @cumsum(%c) : (tensor<4xi32>) -> tensor<4xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %53 = stablehlo.slice %52 [0:1] : (tensor<4xi32>) -> tensor<1xi32>
    %54 = stablehlo.slice %51 [0:3] : (tensor<4xi32>) -> tensor<3xi32>
    %55 = stablehlo.concatenate %53, %54, dim = 0 : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
    %56 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<4xi32>) -> tensor<4x12x5xi32>
    %57 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<4xi32>) -> tensor<4x12x5xi32>
    %58 = stablehlo.compare LE, %57, %50, SIGNED : (tensor<4x12x5xi32>, tensor<4x12x5xi32>) -> tensor<4x12x5xi1>
    %59 = stablehlo.compare LT, %50, %56, SIGNED : (tensor<4x12x5xi32>, tensor<4x12x5xi32>) -> tensor<4x12x5xi1>
    %60 = stablehlo.and %58, %59 : tensor<4x12x5xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %61 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<4x12x5xf64>
    %62 = stablehlo.select %60, %49, %61 : tensor<4x12x5xi1>, tensor<4x12x5xf64>
    %63 = stablehlo.dot_general %62, %arg1, contracting_dims = [2, 0] x [2, 0], precision = [DEFAULT, DEFAULT] : (tensor<4x12x5xf64>, tensor<4x6x5xf64>) -> tensor<12x6xf64>
    return %63, %48 : tensor<12x6xf64>, tensor<4x6x5xf64>
  }
  func.func private @cumsum(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
}
