"builtin.module"() <{sym_name = "jit_rank_five"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3x2x2x3xf32>) -> (tensor<2x2x3xf32>, tensor<3x2x2x3x2xf32>, tensor<2x3x3x3xf32>, tensor<2x3x2x1x3xf32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x3x2x2x3xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 1, 3>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %9 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%9) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x2x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %2 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 4, 2, 0, 1, 3>}> : (tensor<2x3x2x2x3xf32>) -> tensor<3x2x2x3x2xf32>
    %3 = "stablehlo.dot_general"(%arg0, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x2x2x3xf32>, tensor<2x3x2x2x3xf32>) -> tensor<2x3x3x3xf32>
    %4 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 3, 2, 2, 3>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>}> : (tensor<2x3x2x2x3xf32>) -> tensor<2x3x2x1x3xf32>
    %5 = "stablehlo.reverse"(%4) <{dimensions = array<i64: 1>}> : (tensor<2x3x2x1x3xf32>) -> tensor<2x3x2x1x3xf32>
    %6 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%arg0, %6) <{dimensions = array<i64: 0, 1, 2, 3, 4>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %8 = "stablehlo.maximum"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<2x3x2x2x3xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%1, %2, %3, %5, %7) : (tensor<2x2x3xf32>, tensor<3x2x2x3x2xf32>, tensor<2x3x3x3xf32>, tensor<2x3x2x1x3xf32>, tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

