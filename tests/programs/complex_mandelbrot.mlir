module @jit_complex_mandelbrot attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x8xcomplex<f32>>) -> (tensor<6x8xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<6x8xi32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<6x8xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x8xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2:5 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %c_1, %iterArg_3 = %c_0, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<6x8xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<6x8xcomplex<f32>>, tensor<6x8xi32>
    cond {
      %c_6 = stablehlo.constant dense<20> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg_2, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3:3 = func.call @closed_call(%iterArg, %iterArg_3, %iterArg_4, %iterArg_5) : (tensor<6x8xcomplex<f32>>, tensor<i32>, tensor<6x8xcomplex<f32>>, tensor<6x8xi32>) -> (tensor<i32>, tensor<6x8xcomplex<f32>>, tensor<6x8xi32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %4 = stablehlo.add %iterArg_2, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %4, %3#0, %3#1, %3#2 : tensor<6x8xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<6x8xcomplex<f32>>, tensor<6x8xi32>
    }
    return %2#3, %2#4 : tensor<6x8xcomplex<f32>>, tensor<6x8xi32>
  }
  func.func private @closed_call(%arg0: tensor<6x8xcomplex<f32>>, %arg1: tensor<i32>, %arg2: tensor<6x8xcomplex<f32>>, %arg3: tensor<6x8xi32>) -> (tensor<i32>, tensor<6x8xcomplex<f32>>, tensor<6x8xi32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = stablehlo.abs %arg2 : (tensor<6x8xcomplex<f32>>) -> tensor<6x8xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %3 = stablehlo.compare LE, %1, %2, FLOAT : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xi1>
    %4 = stablehlo.multiply %arg2, %arg2 : tensor<6x8xcomplex<f32>>
    %5 = stablehlo.add %4, %arg0 : tensor<6x8xcomplex<f32>>
    %6 = call @_where(%3, %5, %arg2) : (tensor<6x8xi1>, tensor<6x8xcomplex<f32>>, tensor<6x8xcomplex<f32>>) -> tensor<6x8xcomplex<f32>>
    %7 = stablehlo.convert %3 : (tensor<6x8xi1>) -> tensor<6x8xi32>
    %8 = stablehlo.add %arg3, %7 : tensor<6x8xi32>
    return %0, %6, %8 : tensor<i32>, tensor<6x8xcomplex<f32>>, tensor<6x8xi32>
  }
  func.func private @_where(%arg0: tensor<6x8xi1>, %arg1: tensor<6x8xcomplex<f32>>, %arg2: tensor<6x8xcomplex<f32>>) -> tensor<6x8xcomplex<f32>> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6x8xi1>, tensor<6x8xcomplex<f32>>
    return %0 : tensor<6x8xcomplex<f32>>
  }
}
