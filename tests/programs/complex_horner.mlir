module @jit_complex_horner attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7xcomplex<f32>>, %arg1: tensor<5xcomplex<f32>>) -> (tensor<7xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<7xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = call @polyval(%arg1, %arg0) : (tensor<5xcomplex<f32>>, tensor<7xcomplex<f32>>) -> tensor<7xcomplex<f32>>
    %1:2 = call @polyval_0(%arg1, %arg0) : (tensor<5xcomplex<f32>>, tensor<7xcomplex<f32>>) -> (tensor<7xcomplex<f32>>, tensor<5x7xcomplex<f32>>)
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %2 = call @polyval_2(%arg0, %1#1, %cst) : (tensor<7xcomplex<f32>>, tensor<5x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<7xcomplex<f32>>
    return %0, %2 : tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>
  }
  func.func private @polyval(%arg0: tensor<5xcomplex<f32>>, %arg1: tensor<7xcomplex<f32>>) -> tensor<7xcomplex<f32>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<7xcomplex<f32>>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<5xcomplex<f32>>) -> tensor<0xcomplex<f32>>
    %2 = stablehlo.slice %arg0 [0:5] : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %3 = stablehlo.slice %2 [0:1] : (tensor<5xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %4 = stablehlo.reshape %3 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %5 = call @closed_call(%arg1, %0, %4) : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<7xcomplex<f32>>
    %6 = stablehlo.slice %2 [1:2] : (tensor<5xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %7 = stablehlo.reshape %6 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %8 = call @closed_call(%arg1, %5, %7) : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<7xcomplex<f32>>
    %9 = stablehlo.slice %2 [2:3] : (tensor<5xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %10 = stablehlo.reshape %9 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %11 = call @closed_call(%arg1, %8, %10) : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<7xcomplex<f32>>
    %12 = stablehlo.slice %2 [3:4] : (tensor<5xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %13 = stablehlo.reshape %12 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %14 = call @closed_call(%arg1, %11, %13) : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<7xcomplex<f32>>
    %15 = stablehlo.slice %2 [4:5] : (tensor<5xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %16 = stablehlo.reshape %15 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %17 = call @closed_call(%arg1, %14, %16) : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<7xcomplex<f32>>
    return %17 : tensor<7xcomplex<f32>>
  }
  func.func private @closed_call(%arg0: tensor<7xcomplex<f32>>, %arg1: tensor<7xcomplex<f32>>, %arg2: tensor<complex<f32>>) -> tensor<7xcomplex<f32>> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<7xcomplex<f32>>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<complex<f32>>) -> tensor<7xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<7xcomplex<f32>>
    return %2 : tensor<7xcomplex<f32>>
  }
  func.func private @polyval_0(%arg0: tensor<5xcomplex<f32>>, %arg1: tensor<7xcomplex<f32>>) -> (tensor<7xcomplex<f32>>, tensor<5x7xcomplex<f32>>) {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<7xcomplex<f32>>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<5xcomplex<f32>>) -> tensor<0xcomplex<f32>>
    %2 = stablehlo.slice %arg0 [0:5] : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<0x7xcomplex<f32>>
    %4 = stablehlo.slice %2 [0:1] : (tensor<5xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %5 = stablehlo.reshape %4 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %6:2 = call @closed_call_1(%arg1, %0, %5) : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>, tensor<complex<f32>>) -> (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>)
    %7 = stablehlo.slice %2 [1:2] : (tensor<5xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %8 = stablehlo.reshape %7 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %9:2 = call @closed_call_1(%arg1, %6#0, %8) : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>, tensor<complex<f32>>) -> (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>)
    %10 = stablehlo.slice %2 [2:3] : (tensor<5xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %11 = stablehlo.reshape %10 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %12:2 = call @closed_call_1(%arg1, %9#0, %11) : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>, tensor<complex<f32>>) -> (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>)
    %13 = stablehlo.slice %2 [3:4] : (tensor<5xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %14 = stablehlo.reshape %13 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %15:2 = call @closed_call_1(%arg1, %12#0, %14) : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>, tensor<complex<f32>>) -> (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>)
    %16 = stablehlo.slice %2 [4:5] : (tensor<5xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %17 = stablehlo.reshape %16 : (tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
    %18:2 = call @closed_call_1(%arg1, %15#0, %17) : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>, tensor<complex<f32>>) -> (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>)
    %19 = stablehlo.broadcast_in_dim %6#1, dims = [1] : (tensor<7xcomplex<f32>>) -> tensor<1x7xcomplex<f32>>
    %20 = stablehlo.broadcast_in_dim %9#1, dims = [1] : (tensor<7xcomplex<f32>>) -> tensor<1x7xcomplex<f32>>
    %21 = stablehlo.broadcast_in_dim %12#1, dims = [1] : (tensor<7xcomplex<f32>>) -> tensor<1x7xcomplex<f32>>
    %22 = stablehlo.broadcast_in_dim %15#1, dims = [1] : (tensor<7xcomplex<f32>>) -> tensor<1x7xcomplex<f32>>
    %23 = stablehlo.broadcast_in_dim %18#1, dims = [1] : (tensor<7xcomplex<f32>>) -> tensor<1x7xcomplex<f32>>
    %24 = stablehlo.concatenate %19, %20, %21, %22, %23, dim = 0 : (tensor<1x7xcomplex<f32>>, tensor<1x7xcomplex<f32>>, tensor<1x7xcomplex<f32>>, tensor<1x7xcomplex<f32>>, tensor<1x7xcomplex<f32>>) -> tensor<5x7xcomplex<f32>>
    %25 = stablehlo.concatenate %3, %24, dim = 0 : (tensor<0x7xcomplex<f32>>, tensor<5x7xcomplex<f32>>) -> tensor<5x7xcomplex<f32>>
    return %18#0, %25 : tensor<7xcomplex<f32>>, tensor<5x7xcomplex<f32>>
  }
  func.func private @closed_call_1(%arg0: tensor<7xcomplex<f32>>, %arg1: tensor<7xcomplex<f32>>, %arg2: tensor<complex<f32>>) -> (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<7xcomplex<f32>>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<complex<f32>>) -> tensor<7xcomplex<f32>>
    %2 = stablehlo.add %0, %1 : tensor<7xcomplex<f32>>
    return %2, %arg1 : tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>
  }
  func.func private @polyval_2(%arg0: tensor<7xcomplex<f32>>, %arg1: tensor<5x7xcomplex<f32>>, %arg2: tensor<complex<f32>>) -> tensor<7xcomplex<f32>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<7xcomplex<f32>>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<complex<f32>>) -> tensor<7xcomplex<f32>>
    %2 = stablehlo.slice %arg1 [0:5, 0:7] : (tensor<5x7xcomplex<f32>>) -> tensor<5x7xcomplex<f32>>
    %3 = stablehlo.slice %arg1 [5:5, 0:7] : (tensor<5x7xcomplex<f32>>) -> tensor<0x7xcomplex<f32>>
    %4 = stablehlo.slice %2 [4:5, 0:7] : (tensor<5x7xcomplex<f32>>) -> tensor<1x7xcomplex<f32>>
    %5 = stablehlo.reshape %4 : (tensor<1x7xcomplex<f32>>) -> tensor<7xcomplex<f32>>
    %6:2 = call @closed_call_3(%arg0, %0, %1, %5) : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) -> (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>)
    %7 = stablehlo.slice %2 [3:4, 0:7] : (tensor<5x7xcomplex<f32>>) -> tensor<1x7xcomplex<f32>>
    %8 = stablehlo.reshape %7 : (tensor<1x7xcomplex<f32>>) -> tensor<7xcomplex<f32>>
    %9:2 = call @closed_call_3(%arg0, %6#0, %6#1, %8) : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) -> (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>)
    %10 = stablehlo.slice %2 [2:3, 0:7] : (tensor<5x7xcomplex<f32>>) -> tensor<1x7xcomplex<f32>>
    %11 = stablehlo.reshape %10 : (tensor<1x7xcomplex<f32>>) -> tensor<7xcomplex<f32>>
    %12:2 = call @closed_call_3(%arg0, %9#0, %9#1, %11) : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) -> (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>)
    %13 = stablehlo.slice %2 [1:2, 0:7] : (tensor<5x7xcomplex<f32>>) -> tensor<1x7xcomplex<f32>>
    %14 = stablehlo.reshape %13 : (tensor<1x7xcomplex<f32>>) -> tensor<7xcomplex<f32>>
    %15:2 = call @closed_call_3(%arg0, %12#0, %12#1, %14) : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) -> (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>)
    %16 = stablehlo.slice %2 [0:1, 0:7] : (tensor<5x7xcomplex<f32>>) -> tensor<1x7xcomplex<f32>>
    %17 = stablehlo.reshape %16 : (tensor<1x7xcomplex<f32>>) -> tensor<7xcomplex<f32>>
    %18:2 = call @closed_call_3(%arg0, %15#0, %15#1, %17) : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) -> (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>)
    return %18#0 : tensor<7xcomplex<f32>>
  }
  func.func private @closed_call_3(%arg0: tensor<7xcomplex<f32>>, %arg1: tensor<7xcomplex<f32>>, %arg2: tensor<7xcomplex<f32>>, %arg3: tensor<7xcomplex<f32>>) -> (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) {
    %0 = stablehlo.multiply %arg3, %arg2 : tensor<7xcomplex<f32>>
    %1 = stablehlo.add %arg1, %0 : tensor<7xcomplex<f32>>
    %2 = stablehlo.multiply %arg2, %arg0 : tensor<7xcomplex<f32>>
    return %1, %2 : tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>
  }
}
