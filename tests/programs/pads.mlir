module @jit_pads attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x5xf32>) -> (tensor<7x9xf32> {jax.result_info = "result[0]"}, tensor<7x9xf32> {jax.result_info = "result[1]"}, tensor<7x9xf32> {jax.result_info = "result[2]"}, tensor<7x9xf32> {jax.result_info = "result[3]"}, tensor<7x9xf32> {jax.result_info = "result[4]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @_pad(%arg0, %c) : (tensor<4x5xf32>, tensor<i32>) -> tensor<7x9xf32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = call @_pad_0(%arg0, %c_0) : (tensor<4x5xf32>, tensor<i32>) -> tensor<7x9xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = call @_pad_1(%arg0, %c_1) : (tensor<4x5xf32>, tensor<i32>) -> tensor<7x9xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = call @_pad_5(%arg0, %c_2) : (tensor<4x5xf32>, tensor<i32>) -> tensor<7x9xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %4 = call @_pad_6(%arg0, %c_3) : (tensor<4x5xf32>, tensor<i32>) -> tensor<7x9xf32>
    return %0, %1, %2, %3, %4 : tensor<7x9xf32>, tensor<7x9xf32>, tensor<7x9xf32>, tensor<7x9xf32>, tensor<7x9xf32>
  }
  func.func private @_pad(%arg0: tensor<4x5xf32>, %arg1: tensor<i32>) -> tensor<7x9xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [2, 1], high = [1, 3], interior = [0, 0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<7x9xf32>
    return %1 : tensor<7x9xf32>
  }
  func.func private @_pad_0(%arg0: tensor<4x5xf32>, %arg1: tensor<i32>) -> tensor<7x9xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<4x5xf32>) -> tensor<1x5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<1x5xf32>) -> tensor<1x2x5xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x2x5xf32>) -> tensor<2x5xf32>
    %3 = stablehlo.slice %arg0 [3:4, 0:5] : (tensor<4x5xf32>) -> tensor<1x5xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x1x5xf32>) -> tensor<1x5xf32>
    %6 = stablehlo.concatenate %2, %arg0, %5, dim = 0 : (tensor<2x5xf32>, tensor<4x5xf32>, tensor<1x5xf32>) -> tensor<7x5xf32>
    %7 = stablehlo.slice %6 [0:7, 0:1] : (tensor<7x5xf32>) -> tensor<7x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x1x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<7x1x1xf32>) -> tensor<7x1xf32>
    %10 = stablehlo.slice %6 [0:7, 4:5] : (tensor<7x5xf32>) -> tensor<7x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x1x3xf32>
    %12 = stablehlo.reshape %11 : (tensor<7x1x3xf32>) -> tensor<7x3xf32>
    %13 = stablehlo.concatenate %9, %6, %12, dim = 1 : (tensor<7x1xf32>, tensor<7x5xf32>, tensor<7x3xf32>) -> tensor<7x9xf32>
    return %13 : tensor<7x9xf32>
  }
  func.func private @_pad_1(%arg0: tensor<4x5xf32>, %arg1: tensor<i32>) -> tensor<7x9xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<4x5xf32>) -> tensor<1x5xf32>
    %1 = stablehlo.slice %arg0 [1:3, 0:5] : (tensor<4x5xf32>) -> tensor<2x5xf32>
    %2 = call @_flip(%1) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %3 = stablehlo.concatenate %2, %arg0, dim = 0 : (tensor<2x5xf32>, tensor<4x5xf32>) -> tensor<6x5xf32>
    %4 = stablehlo.slice %3 [5:6, 0:5] : (tensor<6x5xf32>) -> tensor<1x5xf32>
    %5 = stablehlo.slice %3 [4:5, 0:5] : (tensor<6x5xf32>) -> tensor<1x5xf32>
    %6 = call @_flip_2(%5) : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %7 = stablehlo.concatenate %3, %6, dim = 0 : (tensor<6x5xf32>, tensor<1x5xf32>) -> tensor<7x5xf32>
    %8 = stablehlo.slice %7 [0:7, 0:1] : (tensor<7x5xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.slice %7 [0:7, 1:2] : (tensor<7x5xf32>) -> tensor<7x1xf32>
    %10 = call @_flip_3(%9) : (tensor<7x1xf32>) -> tensor<7x1xf32>
    %11 = stablehlo.concatenate %10, %7, dim = 1 : (tensor<7x1xf32>, tensor<7x5xf32>) -> tensor<7x6xf32>
    %12 = stablehlo.slice %11 [0:7, 5:6] : (tensor<7x6xf32>) -> tensor<7x1xf32>
    %13 = stablehlo.slice %11 [0:7, 2:5] : (tensor<7x6xf32>) -> tensor<7x3xf32>
    %14 = call @_flip_4(%13) : (tensor<7x3xf32>) -> tensor<7x3xf32>
    %15 = stablehlo.concatenate %11, %14, dim = 1 : (tensor<7x6xf32>, tensor<7x3xf32>) -> tensor<7x9xf32>
    return %15 : tensor<7x9xf32>
  }
  func.func private @_flip(%arg0: tensor<2x5xf32>) -> tensor<2x5xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2x5xf32>
    return %0 : tensor<2x5xf32>
  }
  func.func private @_flip_2(%arg0: tensor<1x5xf32>) -> tensor<1x5xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1x5xf32>
    return %0 : tensor<1x5xf32>
  }
  func.func private @_flip_3(%arg0: tensor<7x1xf32>) -> tensor<7x1xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<7x1xf32>
    return %0 : tensor<7x1xf32>
  }
  func.func private @_flip_4(%arg0: tensor<7x3xf32>) -> tensor<7x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<7x3xf32>
    return %0 : tensor<7x3xf32>
  }
  func.func private @_pad_5(%arg0: tensor<4x5xf32>, %arg1: tensor<i32>) -> tensor<7x9xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<4x5xf32>) -> tensor<1x5xf32>
    %1 = stablehlo.slice %arg0 [0:2, 0:5] : (tensor<4x5xf32>) -> tensor<2x5xf32>
    %2 = call @_flip(%1) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %3 = stablehlo.concatenate %2, %arg0, dim = 0 : (tensor<2x5xf32>, tensor<4x5xf32>) -> tensor<6x5xf32>
    %4 = stablehlo.slice %3 [5:6, 0:5] : (tensor<6x5xf32>) -> tensor<1x5xf32>
    %5 = stablehlo.slice %3 [5:6, 0:5] : (tensor<6x5xf32>) -> tensor<1x5xf32>
    %6 = call @_flip_2(%5) : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %7 = stablehlo.concatenate %3, %6, dim = 0 : (tensor<6x5xf32>, tensor<1x5xf32>) -> tensor<7x5xf32>
    %8 = stablehlo.slice %7 [0:7, 0:1] : (tensor<7x5xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.slice %7 [0:7, 0:1] : (tensor<7x5xf32>) -> tensor<7x1xf32>
    %10 = call @_flip_3(%9) : (tensor<7x1xf32>) -> tensor<7x1xf32>
    %11 = stablehlo.concatenate %10, %7, dim = 1 : (tensor<7x1xf32>, tensor<7x5xf32>) -> tensor<7x6xf32>
    %12 = stablehlo.slice %11 [0:7, 5:6] : (tensor<7x6xf32>) -> tensor<7x1xf32>
    %13 = stablehlo.slice %11 [0:7, 3:6] : (tensor<7x6xf32>) -> tensor<7x3xf32>
    %14 = call @_flip_4(%13) : (tensor<7x3xf32>) -> tensor<7x3xf32>
    %15 = stablehlo.concatenate %11, %14, dim = 1 : (tensor<7x6xf32>, tensor<7x3xf32>) -> tensor<7x9xf32>
    return %15 : tensor<7x9xf32>
  }
  func.func private @_pad_6(%arg0: tensor<4x5xf32>, %arg1: tensor<i32>) -> tensor<7x9xf32> {
    %0 = stablehlo.slice %arg0 [2:4, 0:5] : (tensor<4x5xf32>) -> tensor<2x5xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:5] : (tensor<4x5xf32>) -> tensor<1x5xf32>
    %2 = stablehlo.concatenate %0, %arg0, %1, dim = 0 : (tensor<2x5xf32>, tensor<4x5xf32>, tensor<1x5xf32>) -> tensor<7x5xf32>
    %3 = stablehlo.slice %2 [0:7, 4:5] : (tensor<7x5xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.slice %2 [0:7, 0:3] : (tensor<7x5xf32>) -> tensor<7x3xf32>
    %5 = stablehlo.concatenate %3, %2, %4, dim = 1 : (tensor<7x1xf32>, tensor<7x5xf32>, tensor<7x3xf32>) -> tensor<7x9xf32>
    return %5 : tensor<7x9xf32>
  }
}
