module @jit_converts_from_f32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<14xf32>) -> (tensor<14xf16> {jax.result_info = "result[0]"}, tensor<14xbf16> {jax.result_info = "result[1]"}, tensor<14xi1> {jax.result_info = "result[2]"}, tensor<14xi8> {jax.result_info = "result[3]"}, tensor<14xui8> {jax.result_info = "result[4]"}, tensor<14xi16> {jax.result_info = "result[5]"}, tensor<14xui16> {jax.result_info = "result[6]"}, tensor<14xi32> {jax.result_info = "result[7]"}, tensor<14xui32> {jax.result_info = "result[8]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<14xf32>) -> tensor<14xf16>
    %1 = stablehlo.convert %arg0 : (tensor<14xf32>) -> tensor<14xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %3 = stablehlo.compare NE, %arg0, %2, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %4 = stablehlo.convert %3 : tensor<14xi1>
    %c = stablehlo.constant dense<-128> : tensor<i32>
    %c_0 = stablehlo.constant dense<127> : tensor<i32>
    %5 = call @clip(%arg0, %c, %c_0) : (tensor<14xf32>, tensor<i32>, tensor<i32>) -> tensor<14xf32>
    %6 = stablehlo.convert %5 : (tensor<14xf32>) -> tensor<14xi8>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<255> : tensor<i32>
    %7 = call @clip(%arg0, %c_1, %c_2) : (tensor<14xf32>, tensor<i32>, tensor<i32>) -> tensor<14xf32>
    %8 = stablehlo.convert %7 : (tensor<14xf32>) -> tensor<14xui8>
    %cst_3 = stablehlo.constant dense<-3.000000e+04> : tensor<f32>
    %cst_4 = stablehlo.constant dense<3.000000e+04> : tensor<f32>
    %9 = call @clip_0(%arg0, %cst_3, %cst_4) : (tensor<14xf32>, tensor<f32>, tensor<f32>) -> tensor<14xf32>
    %10 = stablehlo.convert %9 : (tensor<14xf32>) -> tensor<14xi16>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %cst_6 = stablehlo.constant dense<6.000000e+04> : tensor<f32>
    %11 = call @clip_1(%arg0, %c_5, %cst_6) : (tensor<14xf32>, tensor<i32>, tensor<f32>) -> tensor<14xf32>
    %12 = stablehlo.convert %11 : (tensor<14xf32>) -> tensor<14xui16>
    %cst_7 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %13 = call @clip_0(%arg0, %cst_7, %cst_8) : (tensor<14xf32>, tensor<f32>, tensor<f32>) -> tensor<14xf32>
    %14 = stablehlo.convert %13 : (tensor<14xf32>) -> tensor<14xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %cst_10 = stablehlo.constant dense<4.000000e+09> : tensor<f32>
    %15 = call @clip_1(%arg0, %c_9, %cst_10) : (tensor<14xf32>, tensor<i32>, tensor<f32>) -> tensor<14xf32>
    %16 = stablehlo.convert %15 : (tensor<14xf32>) -> tensor<14xui32>
    return %0, %1, %4, %6, %8, %10, %12, %14, %16 : tensor<14xf16>, tensor<14xbf16>, tensor<14xi1>, tensor<14xi8>, tensor<14xui8>, tensor<14xi16>, tensor<14xui16>, tensor<14xi32>, tensor<14xui32>
  }
  func.func private @clip(%arg0: tensor<14xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<14xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<14xf32>
    %3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<14xf32>
    return %5 : tensor<14xf32>
  }
  func.func private @clip_0(%arg0: tensor<14xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<14xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<14xf32>
    %3 = stablehlo.convert %arg2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<14xf32>
    return %5 : tensor<14xf32>
  }
  func.func private @clip_1(%arg0: tensor<14xf32>, %arg1: tensor<i32>, %arg2: tensor<f32>) -> tensor<14xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<14xf32>
    %3 = stablehlo.convert %arg2 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<14xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<14xf32>
    return %5 : tensor<14xf32>
  }
}
