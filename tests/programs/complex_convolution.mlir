module @jit_complex_convolution attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20xcomplex<f64>>, %arg1: tensor<5xcomplex<f64>>) -> (tensor<24xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<16xcomplex<f64>> {jax.result_info = "result[1]"}) {
    %0 = call @convolve(%arg0, %arg1) : (tensor<20xcomplex<f64>>, tensor<5xcomplex<f64>>) -> tensor<24xcomplex<f64>>
    %1 = call @correlate(%arg0, %arg1) : (tensor<20xcomplex<f64>>, tensor<5xcomplex<f64>>) -> tensor<16xcomplex<f64>>
    return %0, %1 : tensor<24xcomplex<f64>>, tensor<16xcomplex<f64>>
  }
  func.func private @convolve(%arg0: tensor<20xcomplex<f64>>, %arg1: tensor<5xcomplex<f64>>) -> tensor<24xcomplex<f64>> {
    %0 = call @_conv(%arg0, %arg1) : (tensor<20xcomplex<f64>>, tensor<5xcomplex<f64>>) -> tensor<24xcomplex<f64>>
    return %0 : tensor<24xcomplex<f64>>
  }
  func.func private @_conv(%arg0: tensor<20xcomplex<f64>>, %arg1: tensor<5xcomplex<f64>>) -> tensor<24xcomplex<f64>> {
    %0 = call @_flip(%arg1) : (tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<20xcomplex<f64>>) -> tensor<1x1x20xcomplex<f64>>
    %2 = stablehlo.broadcast_in_dim %0, dims = [2] : (tensor<5xcomplex<f64>>) -> tensor<1x1x5xcomplex<f64>>
    %3 = stablehlo.real %1 : (tensor<1x1x20xcomplex<f64>>) -> tensor<1x1x20xf64>
    %4 = stablehlo.imag %1 : (tensor<1x1x20xcomplex<f64>>) -> tensor<1x1x20xf64>
    %5 = stablehlo.real %2 : (tensor<1x1x5xcomplex<f64>>) -> tensor<1x1x5xf64>
    %6 = stablehlo.imag %2 : (tensor<1x1x5xcomplex<f64>>) -> tensor<1x1x5xf64>
    %7 = stablehlo.add %3, %4 : tensor<1x1x20xf64>
    %8 = stablehlo.convolution(%7, %5) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[4, 4]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x20xf64>, tensor<1x1x5xf64>) -> tensor<1x1x24xf64>
    %9 = stablehlo.subtract %6, %5 : tensor<1x1x5xf64>
    %10 = stablehlo.convolution(%3, %9) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[4, 4]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x20xf64>, tensor<1x1x5xf64>) -> tensor<1x1x24xf64>
    %11 = stablehlo.add %5, %6 : tensor<1x1x5xf64>
    %12 = stablehlo.convolution(%4, %11) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[4, 4]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x20xf64>, tensor<1x1x5xf64>) -> tensor<1x1x24xf64>
    %13 = stablehlo.subtract %8, %12 : tensor<1x1x24xf64>
    %14 = stablehlo.add %8, %10 : tensor<1x1x24xf64>
    %15 = stablehlo.complex %13, %14 : tensor<1x1x24xcomplex<f64>>
    %16 = stablehlo.reshape %15 : (tensor<1x1x24xcomplex<f64>>) -> tensor<24xcomplex<f64>>
    return %16 : tensor<24xcomplex<f64>>
  }
  func.func private @_flip(%arg0: tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>> {
    %0 = stablehlo.reverse %arg0, dims = [0] : tensor<5xcomplex<f64>>
    return %0 : tensor<5xcomplex<f64>>
  }
  func.func private @correlate(%arg0: tensor<20xcomplex<f64>>, %arg1: tensor<5xcomplex<f64>>) -> tensor<16xcomplex<f64>> {
    %0 = call @_conv_0(%arg0, %arg1) : (tensor<20xcomplex<f64>>, tensor<5xcomplex<f64>>) -> tensor<16xcomplex<f64>>
    return %0 : tensor<16xcomplex<f64>>
  }
  func.func private @_conv_0(%arg0: tensor<20xcomplex<f64>>, %arg1: tensor<5xcomplex<f64>>) -> tensor<16xcomplex<f64>> {
    %0 = stablehlo.real %arg1 : (tensor<5xcomplex<f64>>) -> tensor<5xf64>
    %1 = stablehlo.imag %arg1 : (tensor<5xcomplex<f64>>) -> tensor<5xf64>
    %2 = stablehlo.negate %1 : tensor<5xf64>
    %3 = stablehlo.complex %0, %2 : tensor<5xcomplex<f64>>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<20xcomplex<f64>>) -> tensor<1x1x20xcomplex<f64>>
    %5 = stablehlo.broadcast_in_dim %3, dims = [2] : (tensor<5xcomplex<f64>>) -> tensor<1x1x5xcomplex<f64>>
    %6 = stablehlo.real %4 : (tensor<1x1x20xcomplex<f64>>) -> tensor<1x1x20xf64>
    %7 = stablehlo.imag %4 : (tensor<1x1x20xcomplex<f64>>) -> tensor<1x1x20xf64>
    %8 = stablehlo.real %5 : (tensor<1x1x5xcomplex<f64>>) -> tensor<1x1x5xf64>
    %9 = stablehlo.imag %5 : (tensor<1x1x5xcomplex<f64>>) -> tensor<1x1x5xf64>
    %10 = stablehlo.add %6, %7 : tensor<1x1x20xf64>
    %11 = stablehlo.convolution(%10, %8) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x20xf64>, tensor<1x1x5xf64>) -> tensor<1x1x16xf64>
    %12 = stablehlo.subtract %9, %8 : tensor<1x1x5xf64>
    %13 = stablehlo.convolution(%6, %12) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x20xf64>, tensor<1x1x5xf64>) -> tensor<1x1x16xf64>
    %14 = stablehlo.add %8, %9 : tensor<1x1x5xf64>
    %15 = stablehlo.convolution(%7, %14) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x1x20xf64>, tensor<1x1x5xf64>) -> tensor<1x1x16xf64>
    %16 = stablehlo.subtract %11, %15 : tensor<1x1x16xf64>
    %17 = stablehlo.add %11, %13 : tensor<1x1x16xf64>
    %18 = stablehlo.complex %16, %17 : tensor<1x1x16xcomplex<f64>>
    %19 = stablehlo.reshape %18 : (tensor<1x1x16xcomplex<f64>>) -> tensor<16xcomplex<f64>>
    return %19 : tensor<16xcomplex<f64>>
  }
}
