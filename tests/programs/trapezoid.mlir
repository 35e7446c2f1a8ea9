module @jit_trapezoid attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<23xf32>, %arg1: tensor<23xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = call @trapezoid(%arg0, %arg1) : (tensor<23xf32>, tensor<23xf32>) -> tensor<f32>
    %1 = call @trapezoid_0(%arg0) : (tensor<23xf32>) -> tensor<f32>
    return %0, %1 : tensor<f32>, tensor<f32>
  }
  func.func private @trapezoid(%arg0: tensor<23xf32>, %arg1: tensor<23xf32>) -> tensor<f32> {
    %0 = call @diff(%arg1) : (tensor<23xf32>) -> tensor<22xf32>
    %1 = stablehlo.slice %arg0 [1:23] : (tensor<23xf32>) -> tensor<22xf32>
    %2 = stablehlo.slice %arg0 [0:22] : (tensor<23xf32>) -> tensor<22xf32>
    %3 = stablehlo.add %1, %2 : tensor<22xf32>
    %4 = stablehlo.multiply %0, %3 : tensor<22xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<22xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %6 = stablehlo.multiply %cst_0, %5 : tensor<f32>
    return %6 : tensor<f32>
  }
  func.func private @diff(%arg0: tensor<23xf32>) -> tensor<22xf32> {
    %0 = stablehlo.slice %arg0 [1:23] : (tensor<23xf32>) -> tensor<22xf32>
    %1 = stablehlo.slice %arg0 [0:22] : (tensor<23xf32>) -> tensor<22xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<22xf32>
    return %2 : tensor<22xf32>
  }
  func.func private @trapezoid_0(%arg0: tensor<23xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<23xf32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.slice %arg0 [0:1] : (tensor<23xf32>) -> tensor<1xf32>
    %2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
    %3 = stablehlo.slice %arg0 [22:23] : (tensor<23xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = stablehlo.add %2, %4 : tensor<f32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %6 = stablehlo.multiply %cst_0, %5 : tensor<f32>
    %7 = stablehlo.subtract %0, %6 : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.multiply %cst_1, %7 : tensor<f32>
    return %8 : tensor<f32>
  }
}
