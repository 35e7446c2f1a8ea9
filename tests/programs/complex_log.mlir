module @jit_complex_log attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5xcomplex<f64>>) -> (tensor<3x5xcomplex<f64>> {jax.result_info = "result[0][0]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[0][1]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[0][2]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[0][3]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[1][0]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[1][1]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[1][2]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[1][3]"}, tensor<3x5xcomplex<f64>> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.log %arg0 : tensor<3x5xcomplex<f64>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %2 = stablehlo.divide %1, %arg0 : tensor<3x5xcomplex<f64>>
    %3 = stablehlo.log_plus_one %arg0 : tensor<3x5xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %5 = stablehlo.add %arg0, %4 : tensor<3x5xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %7 = stablehlo.divide %6, %5 : tensor<3x5xcomplex<f64>>
    %8 = stablehlo.log %arg0 : tensor<3x5xcomplex<f64>>
    %9 = stablehlo.real %8 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %10 = stablehlo.imag %8 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %11 = stablehlo.log %cst_2 : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %13 = stablehlo.divide %9, %12 : tensor<3x5xf64>
    %14 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %15 = stablehlo.divide %10, %14 : tensor<3x5xf64>
    %16 = stablehlo.complex %13, %15 : tensor<3x5xcomplex<f64>>
    %cst_3 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %17 = stablehlo.real %cst_3 : (tensor<complex<f64>>) -> tensor<f64>
    %cst_4 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %18 = stablehlo.negate %cst_4 : tensor<complex<f64>>
    %19 = stablehlo.imag %18 : (tensor<complex<f64>>) -> tensor<f64>
    %20 = stablehlo.divide %19, %11 : tensor<f64>
    %21 = stablehlo.divide %17, %11 : tensor<f64>
    %22 = stablehlo.negate %20 : tensor<f64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %23 = stablehlo.complex %cst_5, %22 : tensor<complex<f64>>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %24 = stablehlo.complex %21, %cst_6 : tensor<complex<f64>>
    %25 = stablehlo.add %23, %24 : tensor<complex<f64>>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %27 = stablehlo.divide %26, %arg0 : tensor<3x5xcomplex<f64>>
    %28 = stablehlo.log %arg0 : tensor<3x5xcomplex<f64>>
    %29 = stablehlo.real %28 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %30 = stablehlo.imag %28 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %cst_7 = stablehlo.constant dense<0.43429448190325182> : tensor<f64>
    %31 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %32 = stablehlo.multiply %29, %31 : tensor<3x5xf64>
    %cst_8 = stablehlo.constant dense<0.43429448190325182> : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %34 = stablehlo.multiply %30, %33 : tensor<3x5xf64>
    %35 = stablehlo.complex %32, %34 : tensor<3x5xcomplex<f64>>
    %cst_9 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %36 = stablehlo.real %cst_9 : (tensor<complex<f64>>) -> tensor<f64>
    %cst_10 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %37 = stablehlo.negate %cst_10 : tensor<complex<f64>>
    %38 = stablehlo.imag %37 : (tensor<complex<f64>>) -> tensor<f64>
    %cst_11 = stablehlo.constant dense<0.43429448190325182> : tensor<f64>
    %39 = stablehlo.multiply %38, %cst_11 : tensor<f64>
    %cst_12 = stablehlo.constant dense<0.43429448190325182> : tensor<f64>
    %40 = stablehlo.multiply %36, %cst_12 : tensor<f64>
    %41 = stablehlo.negate %39 : tensor<f64>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %42 = stablehlo.complex %cst_13, %41 : tensor<complex<f64>>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %43 = stablehlo.complex %40, %cst_14 : tensor<complex<f64>>
    %44 = stablehlo.add %42, %43 : tensor<complex<f64>>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<complex<f64>>) -> tensor<3x5xcomplex<f64>>
    %46 = stablehlo.divide %45, %arg0 : tensor<3x5xcomplex<f64>>
    %47 = stablehlo.log %arg0 : tensor<3x5xcomplex<f64>>
    %48 = stablehlo.log_plus_one %arg0 : tensor<3x5xcomplex<f64>>
    %49 = stablehlo.log %arg0 : tensor<3x5xcomplex<f64>>
    %50 = stablehlo.real %49 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %51 = stablehlo.imag %49 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %52 = stablehlo.log %cst_15 : tensor<f64>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %54 = stablehlo.divide %50, %53 : tensor<3x5xf64>
    %55 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %56 = stablehlo.divide %51, %55 : tensor<3x5xf64>
    %57 = stablehlo.complex %54, %56 : tensor<3x5xcomplex<f64>>
    %58 = stablehlo.log %arg0 : tensor<3x5xcomplex<f64>>
    %59 = stablehlo.real %58 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %60 = stablehlo.imag %58 : (tensor<3x5xcomplex<f64>>) -> tensor<3x5xf64>
    %cst_16 = stablehlo.constant dense<0.43429448190325182> : tensor<f64>
    %61 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %62 = stablehlo.multiply %59, %61 : tensor<3x5xf64>
    %cst_17 = stablehlo.constant dense<0.43429448190325182> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<3x5xf64>
    %64 = stablehlo.multiply %60, %63 : tensor<3x5xf64>
    %65 = stablehlo.complex %62, %64 : tensor<3x5xcomplex<f64>>
    %66 = stablehlo.log %arg0 : tensor<3x5xcomplex<f64>>
    return %47, %48, %57, %65, %2, %7, %27, %46, %66 : tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>
  }
}
