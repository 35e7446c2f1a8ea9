module @jit_complex_movement attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6xcomplex<f32>>) -> (tensor<6x4xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<4x6xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<6x8xcomplex<f32>> {jax.result_info = "result[2]"}, tensor<4x6xcomplex<f32>> {jax.result_info = "result[3]"}, tensor<4x6xcomplex<f32>> {jax.result_info = "result[4]"}, tensor<2xcomplex<f32>> {jax.result_info = "result[5]"}) {
    %c = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x6xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
    %1 = call @_roll_static(%arg0) : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = call @_pad(%arg0, %c_0) : (tensor<4x6xcomplex<f32>>, tensor<i32>) -> tensor<6x8xcomplex<f32>>
    %3 = stablehlo.reverse %arg0, dims = [1] : tensor<4x6xcomplex<f32>>
    %4 = stablehlo.real %arg0 : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %6 = stablehlo.compare GT, %4, %5, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
    %cst_1 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %7 = call @_where(%6, %arg0, %cst_1) : (tensor<4x6xi1>, tensor<4x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %9 = stablehlo.compare LT, %c, %8, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %11 = stablehlo.add %c, %10 : tensor<2xi32>
    %12 = stablehlo.select %9, %11, %c : tensor<2xi1>, tensor<2xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %14 = stablehlo.convert %13 : tensor<2xi32>
    %15 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %17 = stablehlo.concatenate %15, %16, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %18 = "stablehlo.gather"(%arg0, %17) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x6xcomplex<f32>>, tensor<2x2xi32>) -> tensor<2xcomplex<f32>>
    return %0, %1, %2, %3, %7, %18 : tensor<6x4xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<6x8xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<4x6xcomplex<f32>>, tensor<2xcomplex<f32>>
  }
  func.func private @_roll_static(%arg0: tensor<4x6xcomplex<f32>>) -> tensor<4x6xcomplex<f32>> {
    %0 = stablehlo.slice %arg0 [0:4, 4:6] : (tensor<4x6xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    %1 = stablehlo.slice %arg0 [0:4, 0:4] : (tensor<4x6xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<4x2xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x6xcomplex<f32>>
    return %2 : tensor<4x6xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<4x6xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<6x8xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [1, 1], high = [1, 1], interior = [0, 0] : (tensor<4x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<6x8xcomplex<f32>>
    return %1 : tensor<6x8xcomplex<f32>>
  }
  func.func private @_where(%arg0: tensor<4x6xi1>, %arg1: tensor<4x6xcomplex<f32>>, %arg2: tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>> {
    %0 = stablehlo.convert %arg2 : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<4x6xi1>, tensor<4x6xcomplex<f32>>
    return %2 : tensor<4x6xcomplex<f32>>
  }
}
