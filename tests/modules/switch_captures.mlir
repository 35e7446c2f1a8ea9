module @jit_switch_captures attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xi32>, %arg1: tensor<3x4xf32>) -> (tensor<3x4xf32> {jax.result_info = "result[0]"}, tensor<3x4xf32> {jax.result_info = "result[1]"}, tensor<3x4xf32> {jax.result_info = "result[2]"}, tensor<3x4xf32> {jax.result_info = "result[3]"}, tensor<3x4xf32> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<5xi32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.clamp %c, %1, %c_0 : tensor<i32>
    %3 = "stablehlo.case"(%2) ({
      stablehlo.return %arg1 : tensor<3x4xf32>
    }, {
      %20 = stablehlo.sine %arg1 : tensor<3x4xf32>
      stablehlo.return %20 : tensor<3x4xf32>
    }, {
      %20 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
      %21 = stablehlo.reshape %20 : (tensor<4x3xf32>) -> tensor<3x4xf32>
      %22 = stablehlo.slice %arg1 [0:1, 0:1] : (tensor<3x4xf32>) -> tensor<1x1xf32>
      %23 = stablehlo.reshape %22 : (tensor<1x1xf32>) -> tensor<f32>
      %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %25 = stablehlo.multiply %21, %24 : tensor<3x4xf32>
      stablehlo.return %25 : tensor<3x4xf32>
    }) : (tensor<i32>) -> tensor<3x4xf32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<5xi32>) -> tensor<1xi32>
    %5 = stablehlo.reshape %4 : (tensor<1xi32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %6 = stablehlo.clamp %c_1, %5, %c_2 : tensor<i32>
    %7 = "stablehlo.case"(%6) ({
      stablehlo.return %arg1 : tensor<3x4xf32>
    }, {
      %20 = stablehlo.sine %arg1 : tensor<3x4xf32>
      stablehlo.return %20 : tensor<3x4xf32>
    }, {
      %20 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
      %21 = stablehlo.reshape %20 : (tensor<4x3xf32>) -> tensor<3x4xf32>
      %22 = stablehlo.slice %arg1 [0:1, 0:1] : (tensor<3x4xf32>) -> tensor<1x1xf32>
      %23 = stablehlo.reshape %22 : (tensor<1x1xf32>) -> tensor<f32>
      %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %25 = stablehlo.multiply %21, %24 : tensor<3x4xf32>
      stablehlo.return %25 : tensor<3x4xf32>
    }) : (tensor<i32>) -> tensor<3x4xf32>
    %8 = stablehlo.slice %arg0 [2:3] : (tensor<5xi32>) -> tensor<1xi32>
    %9 = stablehlo.reshape %8 : (tensor<1xi32>) -> tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<2> : tensor<i32>
    %10 = stablehlo.clamp %c_3, %9, %c_4 : tensor<i32>
    %11 = "stablehlo.case"(%10) ({
      stablehlo.return %arg1 : tensor<3x4xf32>
    }, {
      %20 = stablehlo.sine %arg1 : tensor<3x4xf32>
      stablehlo.return %20 : tensor<3x4xf32>
    }, {
      %20 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
      %21 = stablehlo.reshape %20 : (tensor<4x3xf32>) -> tensor<3x4xf32>
      %22 = stablehlo.slice %arg1 [0:1, 0:1] : (tensor<3x4xf32>) -> tensor<1x1xf32>
      %23 = stablehlo.reshape %22 : (tensor<1x1xf32>) -> tensor<f32>
      %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %25 = stablehlo.multiply %21, %24 : tensor<3x4xf32>
      stablehlo.return %25 : tensor<3x4xf32>
    }) : (tensor<i32>) -> tensor<3x4xf32>
    %12 = stablehlo.slice %arg0 [3:4] : (tensor<5xi32>) -> tensor<1xi32>
    %13 = stablehlo.reshape %12 : (tensor<1xi32>) -> tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %14 = stablehlo.clamp %c_5, %13, %c_6 : tensor<i32>
    %15 = "stablehlo.case"(%14) ({
      stablehlo.return %arg1 : tensor<3x4xf32>
    }, {
      %20 = stablehlo.sine %arg1 : tensor<3x4xf32>
      stablehlo.return %20 : tensor<3x4xf32>
    }, {
      %20 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
      %21 = stablehlo.reshape %20 : (tensor<4x3xf32>) -> tensor<3x4xf32>
      %22 = stablehlo.slice %arg1 [0:1, 0:1] : (tensor<3x4xf32>) -> tensor<1x1xf32>
      %23 = stablehlo.reshape %22 : (tensor<1x1xf32>) -> tensor<f32>
      %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %25 = stablehlo.multiply %21, %24 : tensor<3x4xf32>
      stablehlo.return %25 : tensor<3x4xf32>
    }) : (tensor<i32>) -> tensor<3x4xf32>
    %16 = stablehlo.slice %arg0 [4:5] : (tensor<5xi32>) -> tensor<1xi32>
    %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %c_8 = stablehlo.constant dense<2> : tensor<i32>
    %18 = stablehlo.clamp %c_7, %17, %c_8 : tensor<i32>
    %19 = "stablehlo.case"(%18) ({
      stablehlo.return %arg1 : tensor<3x4xf32>
    }, {
      %20 = stablehlo.sine %arg1 : tensor<3x4xf32>
      stablehlo.return %20 : tensor<3x4xf32>
    }, {
      %20 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
      %21 = stablehlo.reshape %20 : (tensor<4x3xf32>) -> tensor<3x4xf32>
      %22 = stablehlo.slice %arg1 [0:1, 0:1] : (tensor<3x4xf32>) -> tensor<1x1xf32>
      %23 = stablehlo.reshape %22 : (tensor<1x1xf32>) -> tensor<f32>
      %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
      %25 = stablehlo.multiply %21, %24 : tensor<3x4xf32>
      stablehlo.return %25 : tensor<3x4xf32>
    }) : (tensor<i32>) -> tensor<3x4xf32>
    return %3, %7, %11, %15, %19 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
  }
}
