module @jit_complex_log attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>> {jax.result_info = "result[0][0]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[0][1]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[0][2]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[0][3]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[1][0]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[1][1]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[1][2]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[1][3]"}, tensor<3x5xcomplex<f32>> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.log %arg0 : tensor<3x5xcomplex<f32>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %2 = stablehlo.divide %1, %arg0 : tensor<3x5xcomplex<f32>>
    %3 = stablehlo.log_plus_one %arg0 : tensor<3x5xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %5 = stablehlo.add %arg0, %4 : tensor<3x5xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %7 = stablehlo.divide %6, %5 : tensor<3x5xcomplex<f32>>
    %8 = stablehlo.log %arg0 : tensor<3x5xcomplex<f32>>
    %9 = stablehlo.real %8 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %10 = stablehlo.imag %8 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.log %cst_2 : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %13 = stablehlo.divide %9, %12 : tensor<3x5xf32>
    %14 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %15 = stablehlo.divide %10, %14 : tensor<3x5xf32>
    %16 = stablehlo.complex %13, %15 : tensor<3x5xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %17 = stablehlo.real %cst_3 : (tensor<complex<f32>>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %18 = stablehlo.negate %cst_4 : tensor<complex<f32>>
    %19 = stablehlo.imag %18 : (tensor<complex<f32>>) -> tensor<f32>
    %20 = stablehlo.divide %19, %11 : tensor<f32>
    %21 = stablehlo.divide %17, %11 : tensor<f32>
    %22 = stablehlo.negate %20 : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.complex %cst_5, %22 : tensor<complex<f32>>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.complex %21, %cst_6 : tensor<complex<f32>>
    %25 = stablehlo.add %23, %24 : tensor<complex<f32>>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %27 = stablehlo.divide %26, %arg0 : tensor<3x5xcomplex<f32>>
    %28 = stablehlo.log %arg0 : tensor<3x5xcomplex<f32>>
    %29 = stablehlo.real %28 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %30 = stablehlo.imag %28 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %cst_7 = stablehlo.constant dense<0.434294492> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<3x5xf32>
    %cst_8 = stablehlo.constant dense<0.434294492> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %34 = stablehlo.multiply %30, %33 : tensor<3x5xf32>
    %35 = stablehlo.complex %32, %34 : tensor<3x5xcomplex<f32>>
    %cst_9 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %36 = stablehlo.real %cst_9 : (tensor<complex<f32>>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %37 = stablehlo.negate %cst_10 : tensor<complex<f32>>
    %38 = stablehlo.imag %37 : (tensor<complex<f32>>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<0.434294492> : tensor<f32>
    %39 = stablehlo.multiply %38, %cst_11 : tensor<f32>
    %cst_12 = stablehlo.constant dense<0.434294492> : tensor<f32>
    %40 = stablehlo.multiply %36, %cst_12 : tensor<f32>
    %41 = stablehlo.negate %39 : tensor<f32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.complex %cst_13, %41 : tensor<complex<f32>>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.complex %40, %cst_14 : tensor<complex<f32>>
    %44 = stablehlo.add %42, %43 : tensor<complex<f32>>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %46 = stablehlo.divide %45, %arg0 : tensor<3x5xcomplex<f32>>
    %47 = stablehlo.log %arg0 : tensor<3x5xcomplex<f32>>
    %48 = stablehlo.log_plus_one %arg0 : tensor<3x5xcomplex<f32>>
    %49 = stablehlo.log %arg0 : tensor<3x5xcomplex<f32>>
    %50 = stablehlo.real %49 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %51 = stablehlo.imag %49 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %52 = stablehlo.log %cst_15 : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %54 = stablehlo.divide %50, %53 : tensor<3x5xf32>
    %55 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %56 = stablehlo.divide %51, %55 : tensor<3x5xf32>
    %57 = stablehlo.complex %54, %56 : tensor<3x5xcomplex<f32>>
    %58 = stablehlo.log %arg0 : tensor<3x5xcomplex<f32>>
    %59 = stablehlo.real %58 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %60 = stablehlo.imag %58 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %cst_16 = stablehlo.constant dense<0.434294492> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %62 = stablehlo.multiply %59, %61 : tensor<3x5xf32>
    %cst_17 = stablehlo.constant dense<0.434294492> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %64 = stablehlo.multiply %60, %63 : tensor<3x5xf32>
    %65 = stablehlo.complex %62, %64 : tensor<3x5xcomplex<f32>>
    %66 = stablehlo.log %arg0 : tensor<3x5xcomplex<f32>>
    return %47, %48, %57, %65, %2, %7, %27, %46, %66 : tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>
  }
}
