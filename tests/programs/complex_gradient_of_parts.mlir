module @jit_complex_gradient_of_parts attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x7xcomplex<f64>>) -> (tensor<4x7xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<4x7xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<4x7xcomplex<f64>> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4x7xcomplex<f64>>
    %1 = stablehlo.real %0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %2 = stablehlo.real %arg0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %3 = stablehlo.imag %arg0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x7xf64>
    %5 = stablehlo.compare EQ, %2, %4, FLOAT : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xi1>
    %6 = stablehlo.sine %2 : tensor<4x7xf64>
    %7 = stablehlo.cosine %2 : tensor<4x7xf64>
    %8 = stablehlo.exponential_minus_one %3 : tensor<4x7xf64>
    %9 = stablehlo.negate %3 : tensor<4x7xf64>
    %10 = stablehlo.exponential_minus_one %9 : tensor<4x7xf64>
    %11 = stablehlo.subtract %8, %10 : tensor<4x7xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x7xf64>
    %13 = stablehlo.divide %11, %12 : tensor<4x7xf64>
    %14 = stablehlo.add %8, %10 : tensor<4x7xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<4x7xf64>
    %16 = stablehlo.add %14, %15 : tensor<4x7xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<4x7xf64>
    %18 = stablehlo.divide %16, %17 : tensor<4x7xf64>
    %19 = stablehlo.multiply %6, %18 : tensor<4x7xf64>
    %20 = stablehlo.multiply %7, %13 : tensor<4x7xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<4x7xf64>
    %22 = stablehlo.complex %21, %20 : tensor<4x7xcomplex<f64>>
    %23 = stablehlo.complex %19, %20 : tensor<4x7xcomplex<f64>>
    %24 = stablehlo.select %5, %22, %23 : tensor<4x7xi1>, tensor<4x7xcomplex<f64>>
    %25 = stablehlo.real %arg0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %26 = stablehlo.imag %arg0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<4x7xf64>
    %28 = stablehlo.compare EQ, %25, %27, FLOAT : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xi1>
    %29 = stablehlo.sine %25 : tensor<4x7xf64>
    %30 = stablehlo.cosine %25 : tensor<4x7xf64>
    %31 = stablehlo.exponential_minus_one %26 : tensor<4x7xf64>
    %32 = stablehlo.negate %26 : tensor<4x7xf64>
    %33 = stablehlo.exponential_minus_one %32 : tensor<4x7xf64>
    %34 = stablehlo.subtract %31, %33 : tensor<4x7xf64>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %35 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<4x7xf64>
    %36 = stablehlo.divide %34, %35 : tensor<4x7xf64>
    %37 = stablehlo.add %31, %33 : tensor<4x7xf64>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %38 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<4x7xf64>
    %39 = stablehlo.add %37, %38 : tensor<4x7xf64>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %40 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<4x7xf64>
    %41 = stablehlo.divide %39, %40 : tensor<4x7xf64>
    %42 = stablehlo.multiply %30, %41 : tensor<4x7xf64>
    %43 = stablehlo.negate %29 : tensor<4x7xf64>
    %44 = stablehlo.multiply %43, %36 : tensor<4x7xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<4x7xf64>
    %46 = stablehlo.complex %42, %45 : tensor<4x7xcomplex<f64>>
    %47 = stablehlo.complex %42, %44 : tensor<4x7xcomplex<f64>>
    %48 = stablehlo.select %28, %46, %47 : tensor<4x7xi1>, tensor<4x7xcomplex<f64>>
    %49 = stablehlo.imag %24 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %50 = stablehlo.multiply %1, %49 : tensor<4x7xf64>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %51 = stablehlo.reduce(%50 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x7xf64>, tensor<f64>) -> tensor<f64>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %52 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<4x7xf64>
    %53 = stablehlo.multiply %1, %52 : tensor<4x7xf64>
    %54 = stablehlo.multiply %52, %49 : tensor<4x7xf64>
    %55 = stablehlo.negate %53 : tensor<4x7xf64>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<4x7xf64>
    %57 = stablehlo.complex %56, %55 : tensor<4x7xcomplex<f64>>
    %58 = stablehlo.multiply %57, %48 : tensor<4x7xcomplex<f64>>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %59 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<4x7xf64>
    %60 = stablehlo.complex %54, %59 : tensor<4x7xcomplex<f64>>
    %61 = stablehlo.multiply %arg0, %60 : tensor<4x7xcomplex<f64>>
    %62 = stablehlo.add %58, %61 : tensor<4x7xcomplex<f64>>
    %63 = stablehlo.multiply %60, %arg0 : tensor<4x7xcomplex<f64>>
    %64 = stablehlo.add %62, %63 : tensor<4x7xcomplex<f64>>
    %65:3 = call @angle(%arg0) : (tensor<4x7xcomplex<f64>>) -> (tensor<4x7xf64>, tensor<4x7xf64>, tensor<4x7xf64>)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %66 = stablehlo.reduce(%65#0 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x7xf64>, tensor<f64>) -> tensor<f64>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %67 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<4x7xf64>
    %68 = call @angle_0(%65#1, %65#2, %67) : (tensor<4x7xf64>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xcomplex<f64>>
    %69 = stablehlo.exponential %arg0 : tensor<4x7xcomplex<f64>>
    %70 = stablehlo.real %arg0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %71 = stablehlo.imag %arg0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %72 = stablehlo.negate %71 : tensor<4x7xf64>
    %73 = stablehlo.complex %70, %72 : tensor<4x7xcomplex<f64>>
    %74 = stablehlo.reshape %73 : (tensor<4x7xcomplex<f64>>) -> tensor<28xcomplex<f64>>
    %75 = stablehlo.reshape %69 : (tensor<4x7xcomplex<f64>>) -> tensor<28xcomplex<f64>>
    %76 = stablehlo.dot_general %74, %75, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<28xcomplex<f64>>, tensor<28xcomplex<f64>>) -> tensor<complex<f64>>
    %77 = stablehlo.real %76 : (tensor<complex<f64>>) -> tensor<f64>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %78 = stablehlo.complex %cst_15, %cst_16 : tensor<complex<f64>>
    %79 = stablehlo.dot_general %78, %74, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<complex<f64>>, tensor<28xcomplex<f64>>) -> tensor<28xcomplex<f64>>
    %80 = stablehlo.dot_general %78, %75, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<complex<f64>>, tensor<28xcomplex<f64>>) -> tensor<28xcomplex<f64>>
    %81 = stablehlo.reshape %79 : (tensor<28xcomplex<f64>>) -> tensor<4x7xcomplex<f64>>
    %82 = stablehlo.reshape %80 : (tensor<28xcomplex<f64>>) -> tensor<4x7xcomplex<f64>>
    %83 = stablehlo.real %82 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %84 = stablehlo.imag %82 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %85 = stablehlo.negate %84 : tensor<4x7xf64>
    %86 = stablehlo.complex %83, %85 : tensor<4x7xcomplex<f64>>
    %87 = stablehlo.multiply %81, %69 : tensor<4x7xcomplex<f64>>
    %88 = stablehlo.add %86, %87 : tensor<4x7xcomplex<f64>>
    return %64, %68, %88 : tensor<4x7xcomplex<f64>>, tensor<4x7xcomplex<f64>>, tensor<4x7xcomplex<f64>>
  }
  func.func private @angle(%arg0: tensor<4x7xcomplex<f64>>) -> (tensor<4x7xf64>, tensor<4x7xf64>, tensor<4x7xf64>) {
    %0 = stablehlo.real %arg0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %1 = stablehlo.imag %arg0 : (tensor<4x7xcomplex<f64>>) -> tensor<4x7xf64>
    %2 = stablehlo.atan2 %1, %0 : tensor<4x7xf64>
    %3 = chlo.square %1 : tensor<4x7xf64> -> tensor<4x7xf64>
    %4 = chlo.square %0 : tensor<4x7xf64> -> tensor<4x7xf64>
    %5 = stablehlo.add %3, %4 : tensor<4x7xf64>
    %6 = stablehlo.divide %0, %5 : tensor<4x7xf64>
    %7 = stablehlo.negate %1 : tensor<4x7xf64>
    %8 = chlo.square %1 : tensor<4x7xf64> -> tensor<4x7xf64>
    %9 = chlo.square %0 : tensor<4x7xf64> -> tensor<4x7xf64>
    %10 = stablehlo.add %8, %9 : tensor<4x7xf64>
    %11 = stablehlo.divide %7, %10 : tensor<4x7xf64>
    return %2, %6, %11 : tensor<4x7xf64>, tensor<4x7xf64>, tensor<4x7xf64>
  }
  func.func private @angle_0(%arg0: tensor<4x7xf64>, %arg1: tensor<4x7xf64>, %arg2: tensor<4x7xf64>) -> tensor<4x7xcomplex<f64>> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<4x7xf64>
    %1 = stablehlo.multiply %arg2, %arg0 : tensor<4x7xf64>
    %2 = stablehlo.negate %1 : tensor<4x7xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<4x7xf64>
    %4 = stablehlo.complex %3, %2 : tensor<4x7xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<4x7xf64>
    %6 = stablehlo.complex %0, %5 : tensor<4x7xcomplex<f64>>
    %7 = stablehlo.add %4, %6 : tensor<4x7xcomplex<f64>>
    return %7 : tensor<4x7xcomplex<f64>>
  }
}
