// Custom calls as JAX, XLA and StableHLO's tests print them. No functions with these names are registered, so the module is only read.
module @jit_f {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<4xi32>) -> (tensor<3x4xf32>, tensor<2xf64>) {
    %0 = stablehlo.custom_call @scale(%arg0) {api_version = 4 : i32, mhlo.backend_config = {eps = 1.000000e+00 : f32, n = 3 : i64, wide = 1, half = 0.5, name = "a\22b\00", inner = {"a.b" = {}, z = true}, list = array<i32: 1, -2>, floats = array<f32: 1.5, -0.0>, none = array<i64>, more = dense<[1, 2]> : tensor<2xui8>, one = dense<7> : tensor<i16>}} : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %1:2 = stablehlo.custom_call @"two results"(%0, %arg1) {api_version = 2 : i32, backend_config = "opaque\00\FF", has_side_effect = true, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>]} : (tensor<3x4xf32>, tensor<4xi32>) -> (tensor<3x4xf32>, tensor<i1>)
    %2 = stablehlo.custom_call @in_place(%1#0) {called_computations = [], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<3x4xf32>) -> tensor<3x4xf32>
    stablehlo.custom_call @check.expect_eq(%2, %arg0) {has_side_effect = true} : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
    %3 = stablehlo.custom_call @source() : () -> tensor<2xf64>
    %4 = stablehlo.custom_call @begin() {has_side_effect = true} : () -> !stablehlo.token
    %5:2 = stablehlo.custom_call @next(%4, %3) {has_side_effect = true} : (!stablehlo.token, tensor<2xf64>) -> (!stablehlo.token, tensor<2xf64>)
    "stablehlo.custom_call"(%5#0) <{call_target_name = "end", has_side_effect = true, api_version = 1 : i32, backend_config = ""}> : (!stablehlo.token) -> ()
    return %2, %5#1 : tensor<3x4xf32>, tensor<2xf64>
  }
}
