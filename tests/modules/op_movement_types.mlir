module @op_movement_types {
  func.func public @main(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xi8>, %arg2: tensor<3x5xi16>, %arg3: tensor<3x5xi32>, %arg4: tensor<3x5xi64>, %arg5: tensor<3x5xui8>, %arg6: tensor<3x5xui16>, %arg7: tensor<3x5xui32>, %arg8: tensor<3x5xui64>, %arg9: tensor<3x5xf16>, %arg10: tensor<3x5xbf16>, %arg11: tensor<3x5xf32>, %arg12: tensor<3x5xf64>) -> (tensor<3x4xi1>, tensor<3x4xi8>, tensor<3x4xi16>, tensor<3x4xi32>, tensor<3x4xi64>, tensor<3x4xui8>, tensor<3x4xui16>, tensor<3x4xui32>, tensor<3x4xui64>, tensor<3x4xf16>, tensor<3x4xbf16>, tensor<3x4xf32>, tensor<3x4xf64>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x5xi1>) -> tensor<5x3xi1>
    %1 = stablehlo.reverse %0, dims = [0] : tensor<5x3xi1>
    %2 = stablehlo.slice %1 [0:5:2, 1:3] : (tensor<5x3xi1>) -> tensor<3x2xi1>
    %3 = stablehlo.concatenate %2, %2, dim = 1 : (tensor<3x2xi1>, tensor<3x2xi1>) -> tensor<3x4xi1>
    %4 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<3x5xi8>) -> tensor<5x3xi8>
    %5 = stablehlo.reverse %4, dims = [0] : tensor<5x3xi8>
    %6 = stablehlo.slice %5 [0:5:2, 1:3] : (tensor<5x3xi8>) -> tensor<3x2xi8>
    %7 = stablehlo.concatenate %6, %6, dim = 1 : (tensor<3x2xi8>, tensor<3x2xi8>) -> tensor<3x4xi8>
    %8 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<3x5xi16>) -> tensor<5x3xi16>
    %9 = stablehlo.reverse %8, dims = [0] : tensor<5x3xi16>
    %10 = stablehlo.slice %9 [0:5:2, 1:3] : (tensor<5x3xi16>) -> tensor<3x2xi16>
    %11 = stablehlo.concatenate %10, %10, dim = 1 : (tensor<3x2xi16>, tensor<3x2xi16>) -> tensor<3x4xi16>
    %12 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<3x5xi32>) -> tensor<5x3xi32>
    %13 = stablehlo.reverse %12, dims = [0] : tensor<5x3xi32>
    %14 = stablehlo.slice %13 [0:5:2, 1:3] : (tensor<5x3xi32>) -> tensor<3x2xi32>
    %15 = stablehlo.concatenate %14, %14, dim = 1 : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x4xi32>
    %16 = stablehlo.transpose %arg4, dims = [1, 0] : (tensor<3x5xi64>) -> tensor<5x3xi64>
    %17 = stablehlo.reverse %16, dims = [0] : tensor<5x3xi64>
    %18 = stablehlo.slice %17 [0:5:2, 1:3] : (tensor<5x3xi64>) -> tensor<3x2xi64>
    %19 = stablehlo.concatenate %18, %18, dim = 1 : (tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x4xi64>
    %20 = stablehlo.transpose %arg5, dims = [1, 0] : (tensor<3x5xui8>) -> tensor<5x3xui8>
    %21 = stablehlo.reverse %20, dims = [0] : tensor<5x3xui8>
    %22 = stablehlo.slice %21 [0:5:2, 1:3] : (tensor<5x3xui8>) -> tensor<3x2xui8>
    %23 = stablehlo.concatenate %22, %22, dim = 1 : (tensor<3x2xui8>, tensor<3x2xui8>) -> tensor<3x4xui8>
    %24 = stablehlo.transpose %arg6, dims = [1, 0] : (tensor<3x5xui16>) -> tensor<5x3xui16>
    %25 = stablehlo.reverse %24, dims = [0] : tensor<5x3xui16>
    %26 = stablehlo.slice %25 [0:5:2, 1:3] : (tensor<5x3xui16>) -> tensor<3x2xui16>
    %27 = stablehlo.concatenate %26, %26, dim = 1 : (tensor<3x2xui16>, tensor<3x2xui16>) -> tensor<3x4xui16>
    %28 = stablehlo.transpose %arg7, dims = [1, 0] : (tensor<3x5xui32>) -> tensor<5x3xui32>
    %29 = stablehlo.reverse %28, dims = [0] : tensor<5x3xui32>
    %30 = stablehlo.slice %29 [0:5:2, 1:3] : (tensor<5x3xui32>) -> tensor<3x2xui32>
    %31 = stablehlo.concatenate %30, %30, dim = 1 : (tensor<3x2xui32>, tensor<3x2xui32>) -> tensor<3x4xui32>
    %32 = stablehlo.transpose %arg8, dims = [1, 0] : (tensor<3x5xui64>) -> tensor<5x3xui64>
    %33 = stablehlo.reverse %32, dims = [0] : tensor<5x3xui64>
    %34 = stablehlo.slice %33 [0:5:2, 1:3] : (tensor<5x3xui64>) -> tensor<3x2xui64>
    %35 = stablehlo.concatenate %34, %34, dim = 1 : (tensor<3x2xui64>, tensor<3x2xui64>) -> tensor<3x4xui64>
    %36 = stablehlo.transpose %arg9, dims = [1, 0] : (tensor<3x5xf16>) -> tensor<5x3xf16>
    %37 = stablehlo.reverse %36, dims = [0] : tensor<5x3xf16>
    %38 = stablehlo.slice %37 [0:5:2, 1:3] : (tensor<5x3xf16>) -> tensor<3x2xf16>
    %39 = stablehlo.concatenate %38, %38, dim = 1 : (tensor<3x2xf16>, tensor<3x2xf16>) -> tensor<3x4xf16>
    %40 = stablehlo.transpose %arg10, dims = [1, 0] : (tensor<3x5xbf16>) -> tensor<5x3xbf16>
    %41 = stablehlo.reverse %40, dims = [0] : tensor<5x3xbf16>
    %42 = stablehlo.slice %41 [0:5:2, 1:3] : (tensor<5x3xbf16>) -> tensor<3x2xbf16>
    %43 = stablehlo.concatenate %42, %42, dim = 1 : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> tensor<3x4xbf16>
    %44 = stablehlo.transpose %arg11, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %45 = stablehlo.reverse %44, dims = [0] : tensor<5x3xf32>
    %46 = stablehlo.slice %45 [0:5:2, 1:3] : (tensor<5x3xf32>) -> tensor<3x2xf32>
    %47 = stablehlo.concatenate %46, %46, dim = 1 : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x4xf32>
    %48 = stablehlo.transpose %arg12, dims = [1, 0] : (tensor<3x5xf64>) -> tensor<5x3xf64>
    %49 = stablehlo.reverse %48, dims = [0] : tensor<5x3xf64>
    %50 = stablehlo.slice %49 [0:5:2, 1:3] : (tensor<5x3xf64>) -> tensor<3x2xf64>
    %51 = stablehlo.concatenate %50, %50, dim = 1 : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x4xf64>
    return %3, %7, %11, %15, %19, %23, %27, %31, %35, %39, %43, %47, %51 : tensor<3x4xi1>, tensor<3x4xi8>, tensor<3x4xi16>, tensor<3x4xi32>, tensor<3x4xi64>, tensor<3x4xui8>, tensor<3x4xui16>, tensor<3x4xui32>, tensor<3x4xui64>, tensor<3x4xf16>, tensor<3x4xbf16>, tensor<3x4xf32>, tensor<3x4xf64>
  }
}
