module @jit_linalg_norms_c64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3xcomplex<f32>>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}, tensor<f32> {jax.result_info = "result[3]"}, tensor<f32> {jax.result_info = "result[4]"}, tensor<f32> {jax.result_info = "result[5]"}, tensor<f32> {jax.result_info = "result[6]"}, tensor<f32> {jax.result_info = "result[7]"}, tensor<f32> {jax.result_info = "result[8]"}, tensor<f32> {jax.result_info = "result[9]"}, tensor<f32> {jax.result_info = "result[10]"}, tensor<f32> {jax.result_info = "result[11]"}) {
    %0 = call @norm(%arg0) : (tensor<4x3xcomplex<f32>>) -> tensor<f32>
    %1 = call @norm_0(%arg0) : (tensor<4x3xcomplex<f32>>) -> tensor<f32>
    %2 = call @norm_1(%arg0) : (tensor<4x3xcomplex<f32>>) -> tensor<f32>
    %3 = call @norm_2(%arg0) : (tensor<4x3xcomplex<f32>>) -> tensor<f32>
    %4 = call @norm_3(%arg0) : (tensor<4x3xcomplex<f32>>) -> tensor<f32>
    %5 = call @norm_4(%arg0) : (tensor<4x3xcomplex<f32>>) -> tensor<f32>
    %6 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<4x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %7 = stablehlo.reshape %6 : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %8 = call @norm_5(%7) : (tensor<3xcomplex<f32>>) -> tensor<f32>
    %9 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<4x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %10 = stablehlo.reshape %9 : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %11 = call @norm_6(%10) : (tensor<3xcomplex<f32>>) -> tensor<f32>
    %12 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<4x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %13 = stablehlo.reshape %12 : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %14 = call @norm_7(%13) : (tensor<3xcomplex<f32>>) -> tensor<f32>
    %15 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<4x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %16 = stablehlo.reshape %15 : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %17 = call @norm_8(%16) : (tensor<3xcomplex<f32>>) -> tensor<f32>
    %18 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<4x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %19 = stablehlo.reshape %18 : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %20 = call @norm_9(%19) : (tensor<3xcomplex<f32>>) -> tensor<f32>
    %21 = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<4x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
    %22 = stablehlo.reshape %21 : (tensor<1x3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %23 = call @norm_10(%22) : (tensor<3xcomplex<f32>>) -> tensor<f32>
    return %0, %1, %2, %3, %4, %5, %8, %11, %14, %17, %20, %23 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @norm(%arg0: tensor<4x3xcomplex<f32>>) -> tensor<f32> {
    %0 = stablehlo.real %arg0 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %1 = stablehlo.imag %arg0 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %2 = stablehlo.negate %1 : tensor<4x3xf32>
    %3 = stablehlo.complex %0, %2 : tensor<4x3xcomplex<f32>>
    %4 = stablehlo.multiply %arg0, %3 : tensor<4x3xcomplex<f32>>
    %5 = stablehlo.real %4 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.sqrt %6 : tensor<f32>
    return %7 : tensor<f32>
  }
  func.func private @norm_0(%arg0: tensor<4x3xcomplex<f32>>) -> tensor<f32> {
    %0 = stablehlo.real %arg0 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %1 = stablehlo.imag %arg0 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %2 = stablehlo.negate %1 : tensor<4x3xf32>
    %3 = stablehlo.complex %0, %2 : tensor<4x3xcomplex<f32>>
    %4 = stablehlo.multiply %arg0, %3 : tensor<4x3xcomplex<f32>>
    %5 = stablehlo.real %4 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.sqrt %6 : tensor<f32>
    return %7 : tensor<f32>
  }
  func.func private @norm_1(%arg0: tensor<4x3xcomplex<f32>>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.maximum %cst_1, %2 : tensor<f32>
    return %3 : tensor<f32>
  }
  func.func private @norm_2(%arg0: tensor<4x3xcomplex<f32>>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.minimum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_3(%arg0: tensor<4x3xcomplex<f32>>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.maximum %cst_1, %2 : tensor<f32>
    return %3 : tensor<f32>
  }
  func.func private @norm_4(%arg0: tensor<4x3xcomplex<f32>>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.minimum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_5(%arg0: tensor<3xcomplex<f32>>) -> tensor<f32> {
    %0 = stablehlo.real %arg0 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %1 = stablehlo.imag %arg0 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %2 = stablehlo.negate %1 : tensor<3xf32>
    %3 = stablehlo.complex %0, %2 : tensor<3xcomplex<f32>>
    %4 = stablehlo.multiply %arg0, %3 : tensor<3xcomplex<f32>>
    %5 = stablehlo.real %4 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.sqrt %6 : tensor<f32>
    return %7 : tensor<f32>
  }
  func.func private @norm_6(%arg0: tensor<3xcomplex<f32>>) -> tensor<f32> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xi1>
    %2 = stablehlo.convert %1 : (tensor<3xi1>) -> tensor<3xi32>
    %3 = stablehlo.convert %2 : (tensor<3xi32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    return %4 : tensor<f32>
  }
  func.func private @norm_7(%arg0: tensor<3xcomplex<f32>>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @norm_8(%arg0: tensor<3xcomplex<f32>>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.power %0, %1 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0.333333343> : tensor<f32>
    %4 = stablehlo.power %3, %cst_1 : tensor<f32>
    return %4 : tensor<f32>
  }
  func.func private @norm_9(%arg0: tensor<3xcomplex<f32>>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.maximum %cst_0, %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_10(%arg0: tensor<3xcomplex<f32>>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.minimum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
}
