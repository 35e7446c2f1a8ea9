"builtin.module"() <{sym_name = "jit_seven_segment_step_generic"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 1 : i32}, {tf.aliasing_output = 2 : i32}, {tf.aliasing_output = 3 : i32}, {tf.aliasing_output = 4 : i32}, {}, {}], function_type = (tensor<7x16xf32>, tensor<16xf32>, tensor<16x10xf32>, tensor<10xf32>, tensor<10x7xf32>, tensor<10x10xf32>) -> (tensor<f32>, tensor<7x16xf32>, tensor<16xf32>, tensor<16x10xf32>, tensor<10xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1][0]"}, {jax.result_info = "result[1][1]"}, {jax.result_info = "result[1][2]"}, {jax.result_info = "result[1][3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<7x16xf32>, %arg13: tensor<16xf32>, %arg14: tensor<16x10xf32>, %arg15: tensor<10xf32>, %arg16: tensor<10x7xf32>, %arg17: tensor<10x10xf32>):
    %29 = "stablehlo.dot_general"(%arg16, %arg12) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<10x7xf32>, tensor<7x16xf32>) -> tensor<10x16xf32>
    %30 = "stablehlo.broadcast_in_dim"(%arg13) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x16xf32>) -> tensor<10x16xf32>
    %32 = "stablehlo.add"(%29, %31) : (tensor<10x16xf32>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %33 = "stablehlo.tanh"(%32) : (tensor<10x16xf32>) -> tensor<10x16xf32>
    %34 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10x16xf32>
    %36 = "stablehlo.subtract"(%35, %33) : (tensor<10x16xf32>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %37 = "stablehlo.dot_general"(%33, %arg14) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<10x16xf32>, tensor<16x10xf32>) -> tensor<10x10xf32>
    %38 = "stablehlo.broadcast_in_dim"(%arg15) <{broadcast_dimensions = array<i64: 1>}> : (tensor<10xf32>) -> tensor<1x10xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x10xf32>) -> tensor<10x10xf32>
    %40 = "stablehlo.add"(%37, %39) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %41:3 = "func.call"(%40) <{callee = @log_softmax}> : (tensor<10x10xf32>) -> (tensor<10x10xf32>, tensor<10x10xf32>, tensor<10x1xf32>)
    %42 = "stablehlo.multiply"(%arg17, %41#0) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %43 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.reduce"(%42, %43) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      %97 = "stablehlo.add"(%arg28, %arg29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%97) : (tensor<f32>) -> ()
    }) : (tensor<10x10xf32>, tensor<f32>) -> tensor<10xf32>
    %45 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.reduce"(%44, %45) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg26: tensor<f32>, %arg27: tensor<f32>):
      %96 = "stablehlo.add"(%arg26, %arg27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%96) : (tensor<f32>) -> ()
    }) : (tensor<10xf32>, tensor<f32>) -> tensor<f32>
    %47 = "stablehlo.constant"() <{value = dense<1.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.divide"(%46, %47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %49 = "stablehlo.negate"(%48) : (tensor<f32>) -> tensor<f32>
    %50 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.negate"(%50) : (tensor<f32>) -> tensor<f32>
    %52 = "stablehlo.constant"() <{value = dense<1.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.divide"(%51, %52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0>}> : (tensor<10xf32>) -> tensor<10x10xf32>
    %56 = "stablehlo.multiply"(%arg17, %55) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %57 = "func.call"(%41#1, %41#2, %56) <{callee = @log_softmax_0}> : (tensor<10x10xf32>, tensor<10x1xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %58 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.reduce"(%57, %58) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
      %95 = "stablehlo.add"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%95) : (tensor<f32>) -> ()
    }) : (tensor<10x10xf32>, tensor<f32>) -> tensor<10xf32>
    %60 = "stablehlo.reshape"(%59) : (tensor<10xf32>) -> tensor<1x10xf32>
    %61 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.reduce"(%60, %61) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %94 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%94) : (tensor<f32>) -> ()
    }) : (tensor<1x10xf32>, tensor<f32>) -> tensor<10xf32>
    %63 = "stablehlo.dot_general"(%57, %33) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<10x10xf32>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %64 = "stablehlo.transpose"(%63) <{permutation = array<i64: 1, 0>}> : (tensor<10x16xf32>) -> tensor<16x10xf32>
    %65 = "stablehlo.dot_general"(%57, %arg14) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<10x10xf32>, tensor<16x10xf32>) -> tensor<10x16xf32>
    %66 = "stablehlo.multiply"(%65, %36) : (tensor<10x16xf32>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %67 = "stablehlo.multiply"(%66, %33) : (tensor<10x16xf32>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %68 = "stablehlo.add"(%66, %67) : (tensor<10x16xf32>, tensor<10x16xf32>) -> tensor<10x16xf32>
    %69 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.reduce"(%68, %69) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      %93 = "stablehlo.add"(%arg20, %arg21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%93) : (tensor<f32>) -> ()
    }) : (tensor<10x16xf32>, tensor<f32>) -> tensor<16xf32>
    %71 = "stablehlo.reshape"(%70) : (tensor<16xf32>) -> tensor<1x16xf32>
    %72 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.reduce"(%71, %72) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %92 = "stablehlo.add"(%arg18, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%92) : (tensor<f32>) -> ()
    }) : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %74 = "stablehlo.dot_general"(%68, %arg16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<10x16xf32>, tensor<10x7xf32>) -> tensor<16x7xf32>
    %75 = "stablehlo.transpose"(%74) <{permutation = array<i64: 1, 0>}> : (tensor<16x7xf32>) -> tensor<7x16xf32>
    %76 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x16xf32>
    %78 = "stablehlo.multiply"(%77, %75) : (tensor<7x16xf32>, tensor<7x16xf32>) -> tensor<7x16xf32>
    %79 = "stablehlo.subtract"(%arg12, %78) : (tensor<7x16xf32>, tensor<7x16xf32>) -> tensor<7x16xf32>
    %80 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %82 = "stablehlo.multiply"(%81, %73) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %83 = "stablehlo.subtract"(%arg13, %82) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %84 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x10xf32>
    %86 = "stablehlo.multiply"(%85, %64) : (tensor<16x10xf32>, tensor<16x10xf32>) -> tensor<16x10xf32>
    %87 = "stablehlo.subtract"(%arg14, %86) : (tensor<16x10xf32>, tensor<16x10xf32>) -> tensor<16x10xf32>
    %88 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %90 = "stablehlo.multiply"(%89, %62) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %91 = "stablehlo.subtract"(%arg15, %90) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    "func.return"(%49, %79, %83, %87, %91) : (tensor<f32>, tensor<7x16xf32>, tensor<16xf32>, tensor<16x10xf32>, tensor<10xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<10x10xf32>) -> (tensor<10x10xf32>, tensor<10x10xf32>, tensor<10x1xf32>), res_attrs = [{}, {}, {}], sym_name = "log_softmax", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<10x10xf32>):
    %12 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%arg7, %12) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %28 = "stablehlo.maximum"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) : (tensor<10x10xf32>, tensor<f32>) -> tensor<10xf32>
    %14 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %16 = "stablehlo.maximum"(%15, %13) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0>}> : (tensor<10xf32>) -> tensor<10x1xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<10x1xf32>) -> tensor<10x10xf32>
    %19 = "stablehlo.subtract"(%arg7, %18) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %20 = "stablehlo.exponential"(%19) : (tensor<10x10xf32>) -> tensor<10x10xf32>
    %21 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %27 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%27) : (tensor<f32>) -> ()
    }) : (tensor<10x10xf32>, tensor<f32>) -> tensor<10xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0>}> : (tensor<10xf32>) -> tensor<10x1xf32>
    %24 = "stablehlo.log"(%23) : (tensor<10x1xf32>) -> tensor<10x1xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<10x1xf32>) -> tensor<10x10xf32>
    %26 = "stablehlo.subtract"(%19, %25) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    "func.return"(%26, %20, %23) : (tensor<10x10xf32>, tensor<10x10xf32>, tensor<10x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<10x10xf32>, tensor<10x1xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>, res_attrs = [{}], sym_name = "log_softmax_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<10x10xf32>, %arg1: tensor<10x1xf32>, %arg2: tensor<10x10xf32>):
    %0 = "stablehlo.negate"(%arg2) : (tensor<10x10xf32>) -> tensor<10x10xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %11 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<10x10xf32>, tensor<f32>) -> tensor<10xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<10xf32>) -> tensor<10x1xf32>
    %4 = "stablehlo.divide"(%3, %arg1) : (tensor<10x1xf32>, tensor<10x1xf32>) -> tensor<10x1xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%4, %5) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %10 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<10x1xf32>, tensor<f32>) -> tensor<10xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0>}> : (tensor<10xf32>) -> tensor<10x10xf32>
    %8 = "stablehlo.multiply"(%7, %arg0) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %9 = "stablehlo.add"(%arg2, %8) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    "func.return"(%9) : (tensor<10x10xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

