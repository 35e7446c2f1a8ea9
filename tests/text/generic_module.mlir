// Module and functions in the generic form, with block headers, properties and attributes side by side.
"builtin.module"() <{sym_name = "generic"}> ({
^bb0:
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {}], function_type = (tensor<2x3xf32>, tensor<f32>) -> (tensor<2x3xf32>, tensor<2xf32>), res_attrs = [{jax.result_info = "a"}, {}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<2x3xf32>, %arg2: tensor<f32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %1 = "stablehlo.multiply"(%arg1, %0) {mhlo.note = "scaled"} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.reduce"(%1, %arg2) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %5 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) {mhlo.note = "sum"} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %3:2 = "func.call"(%1, %2) <{callee = @swap}> : (tensor<2x3xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2x3xf32>)
    "func.return"(%3#1, %3#0) : (tensor<2x3xf32>, tensor<2xf32>) -> ()
  }) {mhlo.note = "entry"} : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2x3xf32>), sym_name = "swap", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2xf32>):
    "func.return"(%arg1, %arg0) : (tensor<2xf32>, tensor<2x3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
