module @jit_lstm_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @program(%arg0: tensor<3x2xf64>, %arg1: tensor<2x8xf64>, %arg2: tensor<2x8xf64>, %arg3: tensor<8xf64>) -> (tensor<f64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %1 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<3x2xf64>) -> tensor<1x2xf64>
    %2 = stablehlo.reshape %1 : (tensor<1x2xf64>) -> tensor<2xf64>
    %3 = stablehlo.dot_general %2, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2xf64>, tensor<2x8xf64>) -> tensor<8xf64>
    %4 = stablehlo.dot_general %0, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2xf64>, tensor<2x8xf64>) -> tensor<8xf64>
    %5 = stablehlo.add %3, %4 : tensor<8xf64>
    %6 = stablehlo.add %5, %arg3 : tensor<8xf64>
    %7 = stablehlo.slice %6 [0:2] : (tensor<8xf64>) -> tensor<2xf64>
    %8 = stablehlo.slice %6 [2:4] : (tensor<8xf64>) -> tensor<2xf64>
    %9 = stablehlo.slice %6 [4:6] : (tensor<8xf64>) -> tensor<2xf64>
    %10 = stablehlo.slice %6 [6:8] : (tensor<8xf64>) -> tensor<2xf64>
    %11 = stablehlo.negate %8 : tensor<2xf64>
    %12 = stablehlo.exponential %11 : tensor<2xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %14 = stablehlo.add %13, %12 : tensor<2xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %16 = stablehlo.divide %15, %14 : tensor<2xf64>
    %17 = stablehlo.multiply %16, %0 : tensor<2xf64>
    %18 = stablehlo.negate %7 : tensor<2xf64>
    %19 = stablehlo.exponential %18 : tensor<2xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %21 = stablehlo.add %20, %19 : tensor<2xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %23 = stablehlo.divide %22, %21 : tensor<2xf64>
    %24 = stablehlo.tanh %9 : tensor<2xf64>
    %25 = stablehlo.multiply %23, %24 : tensor<2xf64>
    %26 = stablehlo.add %17, %25 : tensor<2xf64>
    %27 = stablehlo.negate %10 : tensor<2xf64>
    %28 = stablehlo.exponential %27 : tensor<2xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %30 = stablehlo.add %29, %28 : tensor<2xf64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %31 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %32 = stablehlo.divide %31, %30 : tensor<2xf64>
    %33 = stablehlo.tanh %26 : tensor<2xf64>
    %34 = stablehlo.multiply %32, %33 : tensor<2xf64>
    %35 = stablehlo.slice %arg0 [1:2, 0:2] : (tensor<3x2xf64>) -> tensor<1x2xf64>
    %36 = stablehlo.reshape %35 : (tensor<1x2xf64>) -> tensor<2xf64>
    %37 = stablehlo.dot_general %36, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2xf64>, tensor<2x8xf64>) -> tensor<8xf64>
    %38 = stablehlo.dot_general %34, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2xf64>, tensor<2x8xf64>) -> tensor<8xf64>
    %39 = stablehlo.add %37, %38 : tensor<8xf64>
    %40 = stablehlo.add %39, %arg3 : tensor<8xf64>
    %41 = stablehlo.slice %40 [0:2] : (tensor<8xf64>) -> tensor<2xf64>
    %42 = stablehlo.slice %40 [2:4] : (tensor<8xf64>) -> tensor<2xf64>
    %43 = stablehlo.slice %40 [4:6] : (tensor<8xf64>) -> tensor<2xf64>
    %44 = stablehlo.slice %40 [6:8] : (tensor<8xf64>) -> tensor<2xf64>
    %45 = stablehlo.negate %42 : tensor<2xf64>
    %46 = stablehlo.exponential %45 : tensor<2xf64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %47 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %48 = stablehlo.add %47, %46 : tensor<2xf64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %50 = stablehlo.divide %49, %48 : tensor<2xf64>
    %51 = stablehlo.multiply %50, %26 : tensor<2xf64>
    %52 = stablehlo.negate %41 : tensor<2xf64>
    %53 = stablehlo.exponential %52 : tensor<2xf64>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %54 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %55 = stablehlo.add %54, %53 : tensor<2xf64>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %57 = stablehlo.divide %56, %55 : tensor<2xf64>
    %58 = stablehlo.tanh %43 : tensor<2xf64>
    %59 = stablehlo.multiply %57, %58 : tensor<2xf64>
    %60 = stablehlo.add %51, %59 : tensor<2xf64>
    %61 = stablehlo.negate %44 : tensor<2xf64>
    %62 = stablehlo.exponential %61 : tensor<2xf64>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %64 = stablehlo.add %63, %62 : tensor<2xf64>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %65 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %66 = stablehlo.divide %65, %64 : tensor<2xf64>
    %67 = stablehlo.tanh %60 : tensor<2xf64>
    %68 = stablehlo.multiply %66, %67 : tensor<2xf64>
    %69 = stablehlo.slice %arg0 [2:3, 0:2] : (tensor<3x2xf64>) -> tensor<1x2xf64>
    %70 = stablehlo.reshape %69 : (tensor<1x2xf64>) -> tensor<2xf64>
    %71 = stablehlo.dot_general %70, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2xf64>, tensor<2x8xf64>) -> tensor<8xf64>
    %72 = stablehlo.dot_general %68, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2xf64>, tensor<2x8xf64>) -> tensor<8xf64>
    %73 = stablehlo.add %71, %72 : tensor<8xf64>
    %74 = stablehlo.add %73, %arg3 : tensor<8xf64>
    %75 = stablehlo.slice %74 [0:2] : (tensor<8xf64>) -> tensor<2xf64>
    %76 = stablehlo.slice %74 [2:4] : (tensor<8xf64>) -> tensor<2xf64>
    %77 = stablehlo.slice %74 [4:6] : (tensor<8xf64>) -> tensor<2xf64>
    %78 = stablehlo.slice %74 [6:8] : (tensor<8xf64>) -> tensor<2xf64>
    %79 = stablehlo.negate %76 : tensor<2xf64>
    %80 = stablehlo.exponential %79 : tensor<2xf64>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %81 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %82 = stablehlo.add %81, %80 : tensor<2xf64>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %83 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %84 = stablehlo.divide %83, %82 : tensor<2xf64>
    %85 = stablehlo.multiply %84, %60 : tensor<2xf64>
    %86 = stablehlo.negate %75 : tensor<2xf64>
    %87 = stablehlo.exponential %86 : tensor<2xf64>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %88 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %89 = stablehlo.add %88, %87 : tensor<2xf64>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %90 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %91 = stablehlo.divide %90, %89 : tensor<2xf64>
    %92 = stablehlo.tanh %77 : tensor<2xf64>
    %93 = stablehlo.multiply %91, %92 : tensor<2xf64>
    %94 = stablehlo.add %85, %93 : tensor<2xf64>
    %95 = stablehlo.negate %78 : tensor<2xf64>
    %96 = stablehlo.exponential %95 : tensor<2xf64>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %97 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %98 = stablehlo.add %97, %96 : tensor<2xf64>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %99 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %100 = stablehlo.divide %99, %98 : tensor<2xf64>
    %101 = stablehlo.tanh %94 : tensor<2xf64>
    %102 = stablehlo.multiply %100, %101 : tensor<2xf64>
    %103 = stablehlo.multiply %102, %102 : tensor<2xf64>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %104 = stablehlo.reduce(%103 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<2xf64>, tensor<f64>) -> tensor<f64>
    return %104 : tensor<f64>
  }
}
