// The generic form of older texts: everything in attributes, after the regions.
"builtin.module"() ({
  "func.func"() ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>):
    %0 = "stablehlo.constant"() {value = dense<[1, 0]> : tensor<2xi64>} : () -> tensor<2xi64>
    %1 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %2 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %3 = "stablehlo.reduce"(%arg0, %arg1) ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %5 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %4 = "func.call"(%3) {callee = @id} : (tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%0, %1, %2, %4) : (tensor<2xi64>, tensor<3x2xf32>, tensor<3x2xi1>, tensor<3xf32>) -> ()
  }) {function_type = (tensor<2x3xf32>, tensor<f32>) -> (tensor<2xi64>, tensor<3x2xf32>, tensor<3x2xi1>, tensor<3xf32>), sym_name = "main"} : () -> ()
  "func.func"() ({
  ^bb0(%arg0: tensor<3xf32>):
    "func.return"(%arg0) : (tensor<3xf32>) -> ()
  }) {function_type = (tensor<3xf32>) -> (tensor<3xf32>), sym_name = "id", sym_visibility = "private"} : () -> ()
}) {mhlo.num_partitions = 1 : i32} : () -> ()
