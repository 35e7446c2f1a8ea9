module @jit_associative_scan attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33xf32>, %arg1: tensor<33xf32>) -> (tensor<33xf32> {jax.result_info = "result[0]"}, tensor<33xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [0:32:2] : (tensor<33xf32>) -> tensor<16xf32>
    %1 = stablehlo.slice %arg1 [0:32:2] : (tensor<33xf32>) -> tensor<16xf32>
    %2 = stablehlo.slice %arg0 [1:33:2] : (tensor<33xf32>) -> tensor<16xf32>
    %3 = stablehlo.slice %arg1 [1:33:2] : (tensor<33xf32>) -> tensor<16xf32>
    %4 = stablehlo.multiply %0, %3 : tensor<16xf32>
    %5 = stablehlo.add %4, %2 : tensor<16xf32>
    %6 = stablehlo.multiply %1, %3 : tensor<16xf32>
    %7 = stablehlo.slice %5 [0:15:2] : (tensor<16xf32>) -> tensor<8xf32>
    %8 = stablehlo.slice %6 [0:15:2] : (tensor<16xf32>) -> tensor<8xf32>
    %9 = stablehlo.slice %5 [1:16:2] : (tensor<16xf32>) -> tensor<8xf32>
    %10 = stablehlo.slice %6 [1:16:2] : (tensor<16xf32>) -> tensor<8xf32>
    %11 = stablehlo.multiply %7, %10 : tensor<8xf32>
    %12 = stablehlo.add %11, %9 : tensor<8xf32>
    %13 = stablehlo.multiply %8, %10 : tensor<8xf32>
    %14 = stablehlo.slice %12 [0:7:2] : (tensor<8xf32>) -> tensor<4xf32>
    %15 = stablehlo.slice %13 [0:7:2] : (tensor<8xf32>) -> tensor<4xf32>
    %16 = stablehlo.slice %12 [1:8:2] : (tensor<8xf32>) -> tensor<4xf32>
    %17 = stablehlo.slice %13 [1:8:2] : (tensor<8xf32>) -> tensor<4xf32>
    %18 = stablehlo.multiply %14, %17 : tensor<4xf32>
    %19 = stablehlo.add %18, %16 : tensor<4xf32>
    %20 = stablehlo.multiply %15, %17 : tensor<4xf32>
    %21 = stablehlo.slice %19 [0:3:2] : (tensor<4xf32>) -> tensor<2xf32>
    %22 = stablehlo.slice %20 [0:3:2] : (tensor<4xf32>) -> tensor<2xf32>
    %23 = stablehlo.slice %19 [1:4:2] : (tensor<4xf32>) -> tensor<2xf32>
    %24 = stablehlo.slice %20 [1:4:2] : (tensor<4xf32>) -> tensor<2xf32>
    %25 = stablehlo.multiply %21, %24 : tensor<2xf32>
    %26 = stablehlo.add %25, %23 : tensor<2xf32>
    %27 = stablehlo.multiply %22, %24 : tensor<2xf32>
    %28 = stablehlo.slice %26 [0:1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %29 = stablehlo.slice %27 [0:1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %30 = stablehlo.slice %26 [1:2:2] : (tensor<2xf32>) -> tensor<1xf32>
    %31 = stablehlo.slice %27 [1:2:2] : (tensor<2xf32>) -> tensor<1xf32>
    %32 = stablehlo.multiply %28, %31 : tensor<1xf32>
    %33 = stablehlo.add %32, %30 : tensor<1xf32>
    %34 = stablehlo.multiply %29, %31 : tensor<1xf32>
    %35 = stablehlo.slice %33 [0:0] : (tensor<1xf32>) -> tensor<0xf32>
    %36 = stablehlo.slice %34 [0:0] : (tensor<1xf32>) -> tensor<0xf32>
    %37 = stablehlo.slice %26 [2:2:2] : (tensor<2xf32>) -> tensor<0xf32>
    %38 = stablehlo.slice %27 [2:2:2] : (tensor<2xf32>) -> tensor<0xf32>
    %39 = stablehlo.multiply %35, %38 : tensor<0xf32>
    %40 = stablehlo.add %39, %37 : tensor<0xf32>
    %41 = stablehlo.multiply %36, %38 : tensor<0xf32>
    %42 = stablehlo.slice %26 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %43 = stablehlo.concatenate %42, %40, dim = 0 : (tensor<1xf32>, tensor<0xf32>) -> tensor<1xf32>
    %44 = stablehlo.slice %27 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %45 = stablehlo.concatenate %44, %41, dim = 0 : (tensor<1xf32>, tensor<0xf32>) -> tensor<1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.pad %43, %cst, low = [0], high = [1], interior = [1] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.pad %33, %cst_0, low = [1], high = [0], interior = [1] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %48 = stablehlo.add %46, %47 : tensor<2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.pad %45, %cst_1, low = [0], high = [1], interior = [1] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.pad %34, %cst_2, low = [1], high = [0], interior = [1] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %51 = stablehlo.add %49, %50 : tensor<2xf32>
    %52 = stablehlo.slice %48 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %53 = stablehlo.slice %51 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %54 = stablehlo.slice %19 [2:4:2] : (tensor<4xf32>) -> tensor<1xf32>
    %55 = stablehlo.slice %20 [2:4:2] : (tensor<4xf32>) -> tensor<1xf32>
    %56 = stablehlo.multiply %52, %55 : tensor<1xf32>
    %57 = stablehlo.add %56, %54 : tensor<1xf32>
    %58 = stablehlo.multiply %53, %55 : tensor<1xf32>
    %59 = stablehlo.slice %19 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %60 = stablehlo.concatenate %59, %57, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %61 = stablehlo.slice %20 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %62 = stablehlo.concatenate %61, %58, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.pad %60, %cst_3, low = [0], high = [1], interior = [1] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.pad %48, %cst_4, low = [1], high = [0], interior = [1] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
    %65 = stablehlo.add %63, %64 : tensor<4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.pad %62, %cst_5, low = [0], high = [1], interior = [1] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.pad %51, %cst_6, low = [1], high = [0], interior = [1] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
    %68 = stablehlo.add %66, %67 : tensor<4xf32>
    %69 = stablehlo.slice %65 [0:3] : (tensor<4xf32>) -> tensor<3xf32>
    %70 = stablehlo.slice %68 [0:3] : (tensor<4xf32>) -> tensor<3xf32>
    %71 = stablehlo.slice %12 [2:8:2] : (tensor<8xf32>) -> tensor<3xf32>
    %72 = stablehlo.slice %13 [2:8:2] : (tensor<8xf32>) -> tensor<3xf32>
    %73 = stablehlo.multiply %69, %72 : tensor<3xf32>
    %74 = stablehlo.add %73, %71 : tensor<3xf32>
    %75 = stablehlo.multiply %70, %72 : tensor<3xf32>
    %76 = stablehlo.slice %12 [0:1] : (tensor<8xf32>) -> tensor<1xf32>
    %77 = stablehlo.concatenate %76, %74, dim = 0 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
    %78 = stablehlo.slice %13 [0:1] : (tensor<8xf32>) -> tensor<1xf32>
    %79 = stablehlo.concatenate %78, %75, dim = 0 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.pad %77, %cst_7, low = [0], high = [1], interior = [1] : (tensor<4xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.pad %65, %cst_8, low = [1], high = [0], interior = [1] : (tensor<4xf32>, tensor<f32>) -> tensor<8xf32>
    %82 = stablehlo.add %80, %81 : tensor<8xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.pad %79, %cst_9, low = [0], high = [1], interior = [1] : (tensor<4xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.pad %68, %cst_10, low = [1], high = [0], interior = [1] : (tensor<4xf32>, tensor<f32>) -> tensor<8xf32>
    %85 = stablehlo.add %83, %84 : tensor<8xf32>
    %86 = stablehlo.slice %82 [0:7] : (tensor<8xf32>) -> tensor<7xf32>
    %87 = stablehlo.slice %85 [0:7] : (tensor<8xf32>) -> tensor<7xf32>
    %88 = stablehlo.slice %5 [2:16:2] : (tensor<16xf32>) -> tensor<7xf32>
    %89 = stablehlo.slice %6 [2:16:2] : (tensor<16xf32>) -> tensor<7xf32>
    %90 = stablehlo.multiply %86, %89 : tensor<7xf32>
    %91 = stablehlo.add %90, %88 : tensor<7xf32>
    %92 = stablehlo.multiply %87, %89 : tensor<7xf32>
    %93 = stablehlo.slice %5 [0:1] : (tensor<16xf32>) -> tensor<1xf32>
    %94 = stablehlo.concatenate %93, %91, dim = 0 : (tensor<1xf32>, tensor<7xf32>) -> tensor<8xf32>
    %95 = stablehlo.slice %6 [0:1] : (tensor<16xf32>) -> tensor<1xf32>
    %96 = stablehlo.concatenate %95, %92, dim = 0 : (tensor<1xf32>, tensor<7xf32>) -> tensor<8xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.pad %94, %cst_11, low = [0], high = [1], interior = [1] : (tensor<8xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.pad %82, %cst_12, low = [1], high = [0], interior = [1] : (tensor<8xf32>, tensor<f32>) -> tensor<16xf32>
    %99 = stablehlo.add %97, %98 : tensor<16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.pad %96, %cst_13, low = [0], high = [1], interior = [1] : (tensor<8xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.pad %85, %cst_14, low = [1], high = [0], interior = [1] : (tensor<8xf32>, tensor<f32>) -> tensor<16xf32>
    %102 = stablehlo.add %100, %101 : tensor<16xf32>
    %103 = stablehlo.slice %arg0 [2:33:2] : (tensor<33xf32>) -> tensor<16xf32>
    %104 = stablehlo.slice %arg1 [2:33:2] : (tensor<33xf32>) -> tensor<16xf32>
    %105 = stablehlo.multiply %99, %104 : tensor<16xf32>
    %106 = stablehlo.add %105, %103 : tensor<16xf32>
    %107 = stablehlo.multiply %102, %104 : tensor<16xf32>
    %108 = stablehlo.slice %arg0 [0:1] : (tensor<33xf32>) -> tensor<1xf32>
    %109 = stablehlo.concatenate %108, %106, dim = 0 : (tensor<1xf32>, tensor<16xf32>) -> tensor<17xf32>
    %110 = stablehlo.slice %arg1 [0:1] : (tensor<33xf32>) -> tensor<1xf32>
    %111 = stablehlo.concatenate %110, %107, dim = 0 : (tensor<1xf32>, tensor<16xf32>) -> tensor<17xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.pad %109, %cst_15, low = [0], high = [0], interior = [1] : (tensor<17xf32>, tensor<f32>) -> tensor<33xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.pad %99, %cst_16, low = [1], high = [1], interior = [1] : (tensor<16xf32>, tensor<f32>) -> tensor<33xf32>
    %114 = stablehlo.add %112, %113 : tensor<33xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.pad %111, %cst_17, low = [0], high = [0], interior = [1] : (tensor<17xf32>, tensor<f32>) -> tensor<33xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.pad %102, %cst_18, low = [1], high = [1], interior = [1] : (tensor<16xf32>, tensor<f32>) -> tensor<33xf32>
    %117 = stablehlo.add %115, %116 : tensor<33xf32>
    return %114, %117 : tensor<33xf32>, tensor<33xf32>
  }
}
