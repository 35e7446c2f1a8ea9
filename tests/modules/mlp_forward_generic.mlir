"builtin.module"() <{sym_name = "jit_mlp_forward_generic"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}], function_type = (tensor<7x16xf32>, tensor<16xf32>, tensor<16x10xf32>, tensor<10xf32>, tensor<10x7xf32>) -> tensor<10x10xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<7x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16x10xf32>, %arg3: tensor<10xf32>, %arg4: tensor<10x7xf32>):
    %0 = "stablehlo.dot_general"(%arg4, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<10x7xf32>, tensor<7x16xf32>) -> tensor<10x16xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<10x16xf32>
    %3 = "stablehlo.add"(%0, %2) : (tensor<10x16xf32>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %4 = "stablehlo.tanh"(%3) : (tensor<10x16xf32>) -> tensor<10x16xf32>
    %5 = "stablehlo.dot_general"(%4, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<10x16xf32>, tensor<16x10xf32>) -> tensor<10x10xf32>
    %6 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<10xf32>) -> tensor<1x10xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x10xf32>) -> tensor<10x10xf32>
    %8 = "stablehlo.add"(%5, %7) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    "func.return"(%8) : (tensor<10x10xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

