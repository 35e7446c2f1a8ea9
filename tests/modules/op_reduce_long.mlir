module @op_reduce_long {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<i32>) -> (tensor<f32>, tensor<i32>, tensor<i32>, tensor<200xf32>, tensor<200xi32>, tensor<200xf32>, tensor<200xi32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xi32>, tensor<f32>, tensor<i32>, tensor<f32>) {
    %0 = stablehlo.iota dim = 0 : tensor<40000xi32>
    %1 = stablehlo.constant dense<7919> : tensor<40000xi32>
    %2 = stablehlo.constant dense<1009> : tensor<40000xi32>
    %3 = stablehlo.multiply %0, %1 : tensor<40000xi32>
    %4 = stablehlo.remainder %3, %2 : tensor<40000xi32>
    %5 = stablehlo.convert %4 : (tensor<40000xi32>) -> tensor<40000xf32>
    %6 = stablehlo.reduce(%5 init: %arg0) applies stablehlo.add across dimensions = [0] : (tensor<40000xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.reduce(%4 init: %arg1) applies stablehlo.add across dimensions = [0] : (tensor<40000xi32>, tensor<i32>) -> tensor<i32>
    %8 = stablehlo.reduce(%4 init: %arg1) applies stablehlo.maximum across dimensions = [0] : (tensor<40000xi32>, tensor<i32>) -> tensor<i32>
    %9 = stablehlo.reshape %5 : (tensor<40000xf32>) -> tensor<200x200xf32>
    %10 = stablehlo.reduce(%9 init: %arg0) applies stablehlo.add across dimensions = [0] : (tensor<200x200xf32>, tensor<f32>) -> tensor<200xf32>
    %11 = stablehlo.reshape %4 : (tensor<40000xi32>) -> tensor<200x200xi32>
    %12 = stablehlo.reduce(%11 init: %arg1) applies stablehlo.add across dimensions = [0] : (tensor<200x200xi32>, tensor<i32>) -> tensor<200xi32>
    %13 = stablehlo.reshape %5 : (tensor<40000xf32>) -> tensor<200x200xf32>
    %14 = stablehlo.reduce(%13 init: %arg0) applies stablehlo.add across dimensions = [1] : (tensor<200x200xf32>, tensor<f32>) -> tensor<200xf32>
    %15 = stablehlo.reshape %4 : (tensor<40000xi32>) -> tensor<200x200xi32>
    %16 = stablehlo.reduce(%15 init: %arg1) applies stablehlo.add across dimensions = [1] : (tensor<200x200xi32>, tensor<i32>) -> tensor<200xi32>
    %17 = stablehlo.reshape %5 : (tensor<40000xf32>) -> tensor<2x20000xf32>
    %18 = stablehlo.reduce(%17 init: %arg0) applies stablehlo.add across dimensions = [1] : (tensor<2x20000xf32>, tensor<f32>) -> tensor<2xf32>
    %19 = stablehlo.reshape %4 : (tensor<40000xi32>) -> tensor<2x20000xi32>
    %20 = stablehlo.reduce(%19 init: %arg1) applies stablehlo.add across dimensions = [1] : (tensor<2x20000xi32>, tensor<i32>) -> tensor<2xi32>
    %21 = stablehlo.reshape %5 : (tensor<40000xf32>) -> tensor<20000x2xf32>
    %22 = stablehlo.reduce(%21 init: %arg0) applies stablehlo.add across dimensions = [0] : (tensor<20000x2xf32>, tensor<f32>) -> tensor<2xf32>
    %23 = stablehlo.reshape %4 : (tensor<40000xi32>) -> tensor<20000x2xi32>
    %24 = stablehlo.reduce(%23 init: %arg1) applies stablehlo.add across dimensions = [0] : (tensor<20000x2xi32>, tensor<i32>) -> tensor<2xi32>
    %25 = stablehlo.reshape %5 : (tensor<40000xf32>) -> tensor<2x20000xf32>
    %26 = stablehlo.reduce(%25 init: %arg0) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x20000xf32>, tensor<f32>) -> tensor<f32>
    %27 = stablehlo.reshape %4 : (tensor<40000xi32>) -> tensor<2x20000xi32>
    %28 = stablehlo.reduce(%27 init: %arg1) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x20000xi32>, tensor<i32>) -> tensor<i32>
    %29 = stablehlo.dot_general %5, %5, contracting_dims = [0] x [0] : (tensor<40000xf32>, tensor<40000xf32>) -> tensor<f32>
    return %6, %7, %8, %10, %12, %14, %16, %18, %20, %22, %24, %26, %28, %29 : tensor<f32>, tensor<i32>, tensor<i32>, tensor<200xf32>, tensor<200xi32>, tensor<200xf32>, tensor<200xi32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xi32>, tensor<f32>, tensor<i32>, tensor<f32>
  }
}
