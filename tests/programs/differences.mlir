module @jit_differences attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x11xf32>) -> (tensor<6x10xf32> {jax.result_info = "result[0]"}, tensor<4x11xf32> {jax.result_info = "result[1]"}, tensor<6x11xf32> {jax.result_info = "result[2]"}, tensor<10xf32> {jax.result_info = "result[3]"}) {
    %0 = call @diff(%arg0) : (tensor<6x11xf32>) -> tensor<6x10xf32>
    %1 = call @diff_0(%arg0) : (tensor<6x11xf32>) -> tensor<4x11xf32>
    %2 = call @gradient(%arg0) : (tensor<6x11xf32>) -> tensor<6x11xf32>
    %3 = stablehlo.slice %arg0 [0:1, 0:11] : (tensor<6x11xf32>) -> tensor<1x11xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x11xf32>) -> tensor<11xf32>
    %5 = call @ediff1d(%4) : (tensor<11xf32>) -> tensor<10xf32>
    return %0, %1, %2, %5 : tensor<6x10xf32>, tensor<4x11xf32>, tensor<6x11xf32>, tensor<10xf32>
  }
  func.func private @diff(%arg0: tensor<6x11xf32>) -> tensor<6x10xf32> {
    %0 = stablehlo.slice %arg0 [0:6, 1:11] : (tensor<6x11xf32>) -> tensor<6x10xf32>
    %1 = stablehlo.slice %arg0 [0:6, 0:10] : (tensor<6x11xf32>) -> tensor<6x10xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<6x10xf32>
    return %2 : tensor<6x10xf32>
  }
  func.func private @diff_0(%arg0: tensor<6x11xf32>) -> tensor<4x11xf32> {
    %0 = stablehlo.slice %arg0 [1:6, 0:11] : (tensor<6x11xf32>) -> tensor<5x11xf32>
    %1 = stablehlo.slice %arg0 [0:5, 0:11] : (tensor<6x11xf32>) -> tensor<5x11xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<5x11xf32>
    %3 = stablehlo.slice %2 [1:5, 0:11] : (tensor<5x11xf32>) -> tensor<4x11xf32>
    %4 = stablehlo.slice %2 [0:4, 0:11] : (tensor<5x11xf32>) -> tensor<4x11xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<4x11xf32>
    return %5 : tensor<4x11xf32>
  }
  func.func private @gradient(%arg0: tensor<6x11xf32>) -> tensor<6x11xf32> {
    %0 = stablehlo.slice %arg0 [0:6, 1:2] : (tensor<6x11xf32>) -> tensor<6x1xf32>
    %1 = stablehlo.slice %arg0 [0:6, 0:1] : (tensor<6x11xf32>) -> tensor<6x1xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<6x1xf32>
    %3 = stablehlo.slice %arg0 [0:6, 10:11] : (tensor<6x11xf32>) -> tensor<6x1xf32>
    %4 = stablehlo.slice %arg0 [0:6, 9:10] : (tensor<6x11xf32>) -> tensor<6x1xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<6x1xf32>
    %6 = stablehlo.slice %arg0 [0:6, 2:11] : (tensor<6x11xf32>) -> tensor<6x9xf32>
    %7 = stablehlo.slice %arg0 [0:6, 0:9] : (tensor<6x11xf32>) -> tensor<6x9xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<6x9xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x9xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<6x9xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x9xf32>
    %12 = stablehlo.divide %10, %11 : tensor<6x9xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %14 = stablehlo.divide %5, %13 : tensor<6x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %16 = stablehlo.divide %2, %15 : tensor<6x1xf32>
    %17 = stablehlo.concatenate %16, %12, %14, dim = 1 : (tensor<6x1xf32>, tensor<6x9xf32>, tensor<6x1xf32>) -> tensor<6x11xf32>
    return %17 : tensor<6x11xf32>
  }
  func.func private @ediff1d(%arg0: tensor<11xf32>) -> tensor<10xf32> {
    %0 = stablehlo.slice %arg0 [1:11] : (tensor<11xf32>) -> tensor<10xf32>
    %1 = stablehlo.slice %arg0 [0:10] : (tensor<11xf32>) -> tensor<10xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<10xf32>
    return %2 : tensor<10xf32>
  }
}
