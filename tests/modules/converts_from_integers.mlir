module @jit_converts_from_integers attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xi32>, %arg1: tensor<9xui32>, %arg2: tensor<9xi8>, %arg3: tensor<9xi1>) -> (tensor<9xf32> {jax.result_info = "result[0]"}, tensor<9xbf16> {jax.result_info = "result[1]"}, tensor<9xf16> {jax.result_info = "result[2]"}, tensor<9xi8> {jax.result_info = "result[3]"}, tensor<9xui8> {jax.result_info = "result[4]"}, tensor<9xi16> {jax.result_info = "result[5]"}, tensor<9xui32> {jax.result_info = "result[6]"}, tensor<9xi1> {jax.result_info = "result[7]"}, tensor<9xf32> {jax.result_info = "result[8]"}, tensor<9xi32> {jax.result_info = "result[9]"}, tensor<9xui16> {jax.result_info = "result[10]"}, tensor<9xf32> {jax.result_info = "result[11]"}, tensor<9xbf16> {jax.result_info = "result[12]"}, tensor<9xi32> {jax.result_info = "result[13]"}, tensor<9xui32> {jax.result_info = "result[14]"}, tensor<9xui8> {jax.result_info = "result[15]"}, tensor<9xf32> {jax.result_info = "result[16]"}, tensor<9xbf16> {jax.result_info = "result[17]"}, tensor<9xi8> {jax.result_info = "result[18]"}, tensor<9xui32> {jax.result_info = "result[19]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xf32>
    %1 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xbf16>
    %2 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xf16>
    %3 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xi8>
    %4 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xui8>
    %5 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xi16>
    %6 = stablehlo.convert %arg0 : (tensor<9xi32>) -> tensor<9xui32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %8 = stablehlo.compare NE, %arg0, %7, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %9 = stablehlo.convert %8 : tensor<9xi1>
    %10 = stablehlo.convert %arg1 : (tensor<9xui32>) -> tensor<9xf32>
    %11 = stablehlo.convert %arg1 : (tensor<9xui32>) -> tensor<9xi32>
    %12 = stablehlo.convert %arg1 : (tensor<9xui32>) -> tensor<9xui16>
    %13 = stablehlo.convert %arg2 : (tensor<9xi8>) -> tensor<9xf32>
    %14 = stablehlo.convert %arg2 : (tensor<9xi8>) -> tensor<9xbf16>
    %15 = stablehlo.convert %arg2 : (tensor<9xi8>) -> tensor<9xi32>
    %16 = stablehlo.convert %arg2 : (tensor<9xi8>) -> tensor<9xui32>
    %17 = stablehlo.convert %arg2 : (tensor<9xi8>) -> tensor<9xui8>
    %18 = stablehlo.convert %arg3 : (tensor<9xi1>) -> tensor<9xf32>
    %19 = stablehlo.convert %arg3 : (tensor<9xi1>) -> tensor<9xbf16>
    %20 = stablehlo.convert %arg3 : (tensor<9xi1>) -> tensor<9xi8>
    %21 = stablehlo.convert %arg3 : (tensor<9xi1>) -> tensor<9xui32>
    return %0, %1, %2, %3, %4, %5, %6, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21 : tensor<9xf32>, tensor<9xbf16>, tensor<9xf16>, tensor<9xi8>, tensor<9xui8>, tensor<9xi16>, tensor<9xui32>, tensor<9xi1>, tensor<9xf32>, tensor<9xi32>, tensor<9xui16>, tensor<9xf32>, tensor<9xbf16>, tensor<9xi32>, tensor<9xui32>, tensor<9xui8>, tensor<9xf32>, tensor<9xbf16>, tensor<9xi8>, tensor<9xui32>
  }
}
