"builtin.module"() <{sym_name = "jit_cond_false"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i32>, tensor<4x5xf32>, tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<4x5xf32>, %arg2: tensor<4x5xf32>):
    %0 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.compare"(%arg0, %0) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = "stablehlo.convert"(%1) : (tensor<i1>) -> tensor<i32>
    %3:2 = "stablehlo.case"(%2) ({
      %8 = "stablehlo.add"(%arg1, %arg2) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
      %9 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
      %10 = "stablehlo.reduce"(%arg2, %9) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
        %11 = "stablehlo.maximum"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%11) : (tensor<f32>) -> ()
      }) : (tensor<4x5xf32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8, %10) : (tensor<4x5xf32>, tensor<f32>) -> ()
    }, {
      %4 = "stablehlo.multiply"(%arg1, %arg2) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
      %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %6 = "stablehlo.reduce"(%arg1, %5) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
        %7 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%7) : (tensor<f32>) -> ()
      }) : (tensor<4x5xf32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4, %6) : (tensor<4x5xf32>, tensor<f32>) -> ()
    }) : (tensor<i32>) -> (tensor<4x5xf32>, tensor<f32>)
    "func.return"(%3#0, %3#1) : (tensor<4x5xf32>, tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

