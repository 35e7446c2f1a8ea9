module @jit_constants attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf32>) -> (tensor<3x4xf32> {jax.result_info = "result[0]"}, tensor<3x4xf32> {jax.result_info = "result[1]"}, tensor<150xf32> {jax.result_info = "result[2]"}, tensor<3xi1> {jax.result_info = "result[3]"}, tensor<2xi32> {jax.result_info = "result[4]"}) {
    %cst = stablehlo.constant dense<[[0.000000e+00, 0.142857149, 0.285714298, 0.428571433], [0.571428597, 0.714285731, 0.857142865, 1.000000e+00], [1.14285719, 1.28571427, 1.42857146, 1.57142854]]> : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<[3.14159274, 2.71828175, 1.000000e-30, 3.000000e+37]> : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C4200007042000074420000784200007C42000080420000824200008442000086420000884200008A4200008C4200008E42000090420000924200009442000096420000984200009A4200009C4200009E420000A0420000A2420000A4420000A6420000A8420000AA420000AC420000AE420000B0420000B2420000B4420000B6420000B8420000BA420000BC420000BE420000C0420000C2420000C4420000C6420000C8420000CA420000CC420000CE420000D0420000D2420000D4420000D6420000D8420000DA420000DC420000DE420000E0420000E2420000E4420000E6420000E8420000EA420000EC420000EE420000F0420000F2420000F4420000F6420000F8420000FA420000FC420000FE420000004300000143000002430000034300000443000005430000064300000743000008430000094300000A4300000B4300000C4300000D4300000E4300000F43000010430000114300001243000013430000144300001543"> : tensor<150xf32>
    %c = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
    %c_2 = stablehlo.constant dense<[-1, 2147483647]> : tensor<2xi32>
    %0 = stablehlo.add %arg0, %cst : tensor<3x4xf32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<3x4xf32>
    %6 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<3x4xf32>) -> tensor<1x1xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x1xf32>) -> tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<150xf32>
    %9 = stablehlo.multiply %cst_1, %8 : tensor<150xf32>
    %10 = stablehlo.slice %arg0 [0:3, 0:1] : (tensor<3x4xf32>) -> tensor<3x1xf32>
    %11 = stablehlo.reshape %10 : (tensor<3x1xf32>) -> tensor<3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %13 = stablehlo.compare GT, %11, %12, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %14 = stablehlo.and %c, %13 : tensor<3xi1>
    %15 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<3x4xf32>) -> tensor<1x2xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x2xf32>) -> tensor<2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %18 = stablehlo.compare GT, %16, %17, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %19 = stablehlo.convert %18 : (tensor<2xi1>) -> tensor<2xi32>
    %20 = stablehlo.add %c_2, %19 : tensor<2xi32>
    return %0, %5, %9, %14, %20 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<150xf32>, tensor<3xi1>, tensor<2xi32>
  }
}
