module @jit_activations_f16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<40xf16>) -> (tensor<40xf16> {jax.result_info = "result[0]"}, tensor<40xf16> {jax.result_info = "result[1]"}, tensor<40xf16> {jax.result_info = "result[2]"}) {
    %0 = call @relu(%arg0) : (tensor<40xf16>) -> tensor<40xf16>
    %1 = call @leaky_relu(%arg0) : (tensor<40xf16>) -> tensor<40xf16>
    %2 = call @hard_tanh(%arg0) : (tensor<40xf16>) -> tensor<40xf16>
    return %0, %1, %2 : tensor<40xf16>, tensor<40xf16>, tensor<40xf16>
  }
  func.func private @relu(%arg0: tensor<40xf16>) -> tensor<40xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<40xf16>
    %1 = stablehlo.maximum %arg0, %0 : tensor<40xf16>
    return %1 : tensor<40xf16>
  }
  func.func private @leaky_relu(%arg0: tensor<40xf16>) -> tensor<40xf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<40xf16>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<40xf16>, tensor<40xf16>) -> tensor<40xi1>
    %cst_0 = stablehlo.constant dense<1.000210e-02> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<40xf16>
    %3 = stablehlo.multiply %2, %arg0 : tensor<40xf16>
    %4 = call @_where(%1, %arg0, %3) : (tensor<40xi1>, tensor<40xf16>, tensor<40xf16>) -> tensor<40xf16>
    return %4 : tensor<40xf16>
  }
  func.func private @_where(%arg0: tensor<40xi1>, %arg1: tensor<40xf16>, %arg2: tensor<40xf16>) -> tensor<40xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<40xi1>, tensor<40xf16>
    return %0 : tensor<40xf16>
  }
  func.func private @hard_tanh(%arg0: tensor<40xf16>) -> tensor<40xf16> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<40xf16>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<40xf16>, tensor<40xf16>) -> tensor<40xi1>
    %cst_0 = stablehlo.constant dense<-1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<40xf16>
    %3 = stablehlo.compare LT, %arg0, %2, FLOAT : (tensor<40xf16>, tensor<40xf16>) -> tensor<40xi1>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %4 = call @_where_0(%3, %c, %arg0) : (tensor<40xi1>, tensor<i32>, tensor<40xf16>) -> tensor<40xf16>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %5 = call @_where_0(%1, %c_1, %4) : (tensor<40xi1>, tensor<i32>, tensor<40xf16>) -> tensor<40xf16>
    return %5 : tensor<40xf16>
  }
  func.func private @_where_0(%arg0: tensor<40xi1>, %arg1: tensor<i32>, %arg2: tensor<40xf16>) -> tensor<40xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<40xf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<40xi1>, tensor<40xf16>
    return %2 : tensor<40xf16>
  }
}
