module @jit_complex_gradient_of_parts attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x7xcomplex<f32>>) -> (tensor<4x7xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<4x7xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<4x7xcomplex<f32>> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4x7xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<4x7xcomplex<f32>>) -> tensor<4x7xf32>
    %2 = stablehlo.real %arg0 : (tensor<4x7xcomplex<f32>>) -> tensor<4x7xf32>
    %3 = stablehlo.imag %arg0 : (tensor<4x7xcomplex<f32>>) -> tensor<4x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %5 = stablehlo.compare EQ, %2, %4, FLOAT : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xi1>
    %6 = stablehlo.sine %2 : tensor<4x7xf32>
    %7 = stablehlo.cosine %2 : tensor<4x7xf32>
    %8 = stablehlo.exponential_minus_one %3 : tensor<4x7xf32>
    %9 = stablehlo.negate %3 : tensor<4x7xf32>
    %10 = stablehlo.exponential_minus_one %9 : tensor<4x7xf32>
    %11 = stablehlo.subtract %8, %10 : tensor<4x7xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %13 = stablehlo.divide %11, %12 : tensor<4x7xf32>
    %14 = stablehlo.add %8, %10 : tensor<4x7xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %16 = stablehlo.add %14, %15 : tensor<4x7xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %18 = stablehlo.divide %16, %17 : tensor<4x7xf32>
    %19 = stablehlo.multiply %6, %18 : tensor<4x7xf32>
    %20 = stablehlo.multiply %7, %13 : tensor<4x7xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %22 = stablehlo.complex %21, %20 : tensor<4x7xcomplex<f32>>
    %23 = stablehlo.complex %19, %20 : tensor<4x7xcomplex<f32>>
    %24 = stablehlo.select %5, %22, %23 : tensor<4x7xi1>, tensor<4x7xcomplex<f32>>
    %25 = stablehlo.real %arg0 : (tensor<4x7xcomplex<f32>>) -> tensor<4x7xf32>
    %26 = stablehlo.imag %arg0 : (tensor<4x7xcomplex<f32>>) -> tensor<4x7xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %28 = stablehlo.compare EQ, %25, %27, FLOAT : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xi1>
    %29 = stablehlo.sine %25 : tensor<4x7xf32>
    %30 = stablehlo.cosine %25 : tensor<4x7xf32>
    %31 = stablehlo.exponential_minus_one %26 : tensor<4x7xf32>
    %32 = stablehlo.negate %26 : tensor<4x7xf32>
    %33 = stablehlo.exponential_minus_one %32 : tensor<4x7xf32>
    %34 = stablehlo.subtract %31, %33 : tensor<4x7xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %36 = stablehlo.divide %34, %35 : tensor<4x7xf32>
    %37 = stablehlo.add %31, %33 : tensor<4x7xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %39 = stablehlo.add %37, %38 : tensor<4x7xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %41 = stablehlo.divide %39, %40 : tensor<4x7xf32>
    %42 = stablehlo.multiply %30, %41 : tensor<4x7xf32>
    %43 = stablehlo.negate %29 : tensor<4x7xf32>
    %44 = stablehlo.multiply %43, %36 : tensor<4x7xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %46 = stablehlo.complex %42, %45 : tensor<4x7xcomplex<f32>>
    %47 = stablehlo.complex %42, %44 : tensor<4x7xcomplex<f32>>
    %48 = stablehlo.select %28, %46, %47 : tensor<4x7xi1>, tensor<4x7xcomplex<f32>>
    %49 = stablehlo.imag %24 : (tensor<4x7xcomplex<f32>>) -> tensor<4x7xf32>
    %50 = stablehlo.multiply %1, %49 : tensor<4x7xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %53 = stablehlo.multiply %1, %52 : tensor<4x7xf32>
    %54 = stablehlo.multiply %52, %49 : tensor<4x7xf32>
    %55 = stablehlo.negate %53 : tensor<4x7xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %57 = stablehlo.complex %56, %55 : tensor<4x7xcomplex<f32>>
    %58 = stablehlo.multiply %57, %48 : tensor<4x7xcomplex<f32>>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %60 = stablehlo.complex %54, %59 : tensor<4x7xcomplex<f32>>
    %61 = stablehlo.multiply %arg0, %60 : tensor<4x7xcomplex<f32>>
    %62 = stablehlo.add %58, %61 : tensor<4x7xcomplex<f32>>
    %63 = stablehlo.multiply %60, %arg0 : tensor<4x7xcomplex<f32>>
    %64 = stablehlo.add %62, %63 : tensor<4x7xcomplex<f32>>
    %65:3 = call @angle(%arg0) : (tensor<4x7xcomplex<f32>>) -> (tensor<4x7xf32>, tensor<4x7xf32>, tensor<4x7xf32>)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65#0 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %68 = call @angle_0(%65#1, %65#2, %67) : (tensor<4x7xf32>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xcomplex<f32>>
    %69 = stablehlo.exponential %arg0 : tensor<4x7xcomplex<f32>>
    %70 = stablehlo.real %arg0 : (tensor<4x7xcomplex<f32>>) -> tensor<4x7xf32>
    %71 = stablehlo.imag %arg0 : (tensor<4x7xcomplex<f32>>) -> tensor<4x7xf32>
    %72 = stablehlo.negate %71 : tensor<4x7xf32>
    %73 = stablehlo.complex %70, %72 : tensor<4x7xcomplex<f32>>
    %74 = stablehlo.reshape %73 : (tensor<4x7xcomplex<f32>>) -> tensor<28xcomplex<f32>>
    %75 = stablehlo.reshape %69 : (tensor<4x7xcomplex<f32>>) -> tensor<28xcomplex<f32>>
    %76 = stablehlo.dot_general %74, %75, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<28xcomplex<f32>>, tensor<28xcomplex<f32>>) -> tensor<complex<f32>>
    %77 = stablehlo.real %76 : (tensor<complex<f32>>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.complex %cst_15, %cst_16 : tensor<complex<f32>>
    %79 = stablehlo.dot_general %78, %74, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<complex<f32>>, tensor<28xcomplex<f32>>) -> tensor<28xcomplex<f32>>
    %80 = stablehlo.dot_general %78, %75, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<complex<f32>>, tensor<28xcomplex<f32>>) -> tensor<28xcomplex<f32>>
    %81 = stablehlo.reshape %79 : (tensor<28xcomplex<f32>>) -> tensor<4x7xcomplex<f32>>
    %82 = stablehlo.reshape %80 : (tensor<28xcomplex<f32>>) -> tensor<4x7xcomplex<f32>>
    %83 = stablehlo.real %82 : (tensor<4x7xcomplex<f32>>) -> tensor<4x7xf32>
    %84 = stablehlo.imag %82 : (tensor<4x7xcomplex<f32>>) -> tensor<4x7xf32>
    %85 = stablehlo.negate %84 : tensor<4x7xf32>
    %86 = stablehlo.complex %83, %85 : tensor<4x7xcomplex<f32>>
    %87 = stablehlo.multiply %81, %69 : tensor<4x7xcomplex<f32>>
    %88 = stablehlo.add %86, %87 : tensor<4x7xcomplex<f32>>
    return %64, %68, %88 : tensor<4x7xcomplex<f32>>, tensor<4x7xcomplex<f32>>, tensor<4x7xcomplex<f32>>
  }
  func.func private @angle(%arg0: tensor<4x7xcomplex<f32>>) -> (tensor<4x7xf32>, tensor<4x7xf32>, tensor<4x7xf32>) {
    %0 = stablehlo.real %arg0 : (tensor<4x7xcomplex<f32>>) -> tensor<4x7xf32>
    %1 = stablehlo.imag %arg0 : (tensor<4x7xcomplex<f32>>) -> tensor<4x7xf32>
    %2 = stablehlo.atan2 %1, %0 : tensor<4x7xf32>
    %3 = chlo.square %1 : tensor<4x7xf32> -> tensor<4x7xf32>
    %4 = chlo.square %0 : tensor<4x7xf32> -> tensor<4x7xf32>
    %5 = stablehlo.add %3, %4 : tensor<4x7xf32>
    %6 = stablehlo.divide %0, %5 : tensor<4x7xf32>
    %7 = stablehlo.negate %1 : tensor<4x7xf32>
    %8 = chlo.square %1 : tensor<4x7xf32> -> tensor<4x7xf32>
    %9 = chlo.square %0 : tensor<4x7xf32> -> tensor<4x7xf32>
    %10 = stablehlo.add %8, %9 : tensor<4x7xf32>
    %11 = stablehlo.divide %7, %10 : tensor<4x7xf32>
    return %2, %6, %11 : tensor<4x7xf32>, tensor<4x7xf32>, tensor<4x7xf32>
  }
  func.func private @angle_0(%arg0: tensor<4x7xf32>, %arg1: tensor<4x7xf32>, %arg2: tensor<4x7xf32>) -> tensor<4x7xcomplex<f32>> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<4x7xf32>
    %1 = stablehlo.multiply %arg2, %arg0 : tensor<4x7xf32>
    %2 = stablehlo.negate %1 : tensor<4x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %4 = stablehlo.complex %3, %2 : tensor<4x7xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x7xf32>
    %6 = stablehlo.complex %0, %5 : tensor<4x7xcomplex<f32>>
    %7 = stablehlo.add %4, %6 : tensor<4x7xcomplex<f32>>
    return %7 : tensor<4x7xcomplex<f32>>
  }
}
