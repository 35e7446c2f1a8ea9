module @jit_bits_packed attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x16xui8>) -> (tensor<5x2xui8> {jax.result_info = "result[0]"}, tensor<5x16xui8> {jax.result_info = "result[1]"}) {
    %0 = call @packbits(%arg0) : (tensor<5x16xui8>) -> tensor<5x2xui8>
    %1 = call @packbits(%arg0) : (tensor<5x16xui8>) -> tensor<5x2xui8>
    %2 = call @unpackbits(%1) : (tensor<5x2xui8>) -> tensor<5x16xui8>
    return %0, %2 : tensor<5x2xui8>, tensor<5x16xui8>
  }
  func.func private @packbits(%arg0: tensor<5x16xui8>) -> tensor<5x2xui8> {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<5x16xui8>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<5x16xui8>, tensor<5x16xui8>) -> tensor<5x16xi1>
    %2 = stablehlo.convert %1 : (tensor<5x16xi1>) -> tensor<5x16xui8>
    %3 = stablehlo.iota dim = 0 : tensor<8xui8>
    %4 = stablehlo.reverse %3, dims = [0] : tensor<8xui8>
    %5 = stablehlo.reshape %2 : (tensor<5x16xui8>) -> tensor<5x2x8xui8>
    %6 = stablehlo.broadcast_in_dim %4, dims = [2] : (tensor<8xui8>) -> tensor<1x1x8xui8>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x1x8xui8>) -> tensor<5x2x8xui8>
    %8 = stablehlo.shift_left %5, %7 : tensor<5x2x8xui8>
    %9 = stablehlo.convert %8 : (tensor<5x2x8xui8>) -> tensor<5x2x8xui32>
    %c_0 = stablehlo.constant dense<0> : tensor<ui32>
    %10 = stablehlo.reduce(%9 init: %c_0) applies stablehlo.add across dimensions = [2] : (tensor<5x2x8xui32>, tensor<ui32>) -> tensor<5x2xui32>
    %11 = stablehlo.convert %10 : (tensor<5x2xui32>) -> tensor<5x2xui8>
    return %11 : tensor<5x2xui8>
  }
  func.func private @unpackbits(%arg0: tensor<5x2xui8>) -> tensor<5x16xui8> {
    %0 = stablehlo.iota dim = 0 : tensor<8xui8>
    %c = stablehlo.constant dense<1> : tensor<ui8>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<8xui8>
    %2 = stablehlo.shift_left %1, %0 : tensor<8xui8>
    %3 = stablehlo.reverse %2, dims = [0] : tensor<8xui8>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<5x2xui8>) -> tensor<5x2x1xui8>
    %5 = stablehlo.broadcast_in_dim %3, dims = [2] : (tensor<8xui8>) -> tensor<1x1x8xui8>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<5x2x1xui8>) -> tensor<5x2x8xui8>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x1x8xui8>) -> tensor<5x2x8xui8>
    %8 = stablehlo.and %6, %7 : tensor<5x2x8xui8>
    %c_0 = stablehlo.constant dense<0> : tensor<ui8>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<5x2x8xui8>
    %10 = stablehlo.compare GT, %8, %9, UNSIGNED : (tensor<5x2x8xui8>, tensor<5x2x8xui8>) -> tensor<5x2x8xi1>
    %11 = stablehlo.convert %10 : (tensor<5x2x8xi1>) -> tensor<5x2x8xui8>
    %12 = stablehlo.reshape %11 : (tensor<5x2x8xui8>) -> tensor<5x16xui8>
    return %12 : tensor<5x16xui8>
  }
}
