// Attributes that Quern ignores, on modules, functions, arguments, results and operations.
#map = affine_map<(d0, d1) -> (d1, d0)>
module @jit_step attributes {jax.uses_shape_polymorphism = false, mhlo.cross_program_prefetches = [], mhlo.frontend_attributes = {xla.sdy.meshes = "{mesh = #sdy.mesh<[\22x\22=2]>}"}, mhlo.is_dynamic = false, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32, mhlo.x = dense<[1, 2]> : tensor<2xi64>, mhlo.y = #map, mhlo.z = @main, mhlo.zz = @jit_step::@main, stablehlo.w = #stablehlo<precision HIGH>} {
  func.func public @main(%arg0: tensor<2xf32> {jax.arg_info = "w['a']", mhlo.layout_mode = "default", mhlo.sharding = "{replicated}", tf.aliasing_output = 1 : i32}, %arg1: tensor<2xf32> {a.b = [1, 2.0, 3.0 : f32, "s", f32, tensor<2xf32>, unit, true, @a, {x = 1 : i8}, #map, array<i64: 1, 2>, dense<1> : tensor<3xi32>, #stablehlo.dot<lhs_batching_dimensions = [0]>, (i32) -> f32]}) -> (tensor<2xf32> {jax.result_info = "result[0]", mhlo.layout_mode = "default"}, tensor<2xf32> {jax.result_info = ""}) attributes {execution_thread = "main", mhlo.flag, mhlo.number = -7 : i64, mhlo.real = -2.5e-3 : f64} {
    %0 = stablehlo.add %arg0, %arg1 {mhlo.frontend_attributes = {grad = "1"}, mhlo.sharding = "{devices=[2]<=[2]}"} : tensor<2xf32>
    %1 = "stablehlo.subtract"(%arg0, %arg1) {a.array = array<i32>, a.array2 = array<f32: 1.0, -2.5>, a.array3 = array<i1: true, false>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %cst = stablehlo.constant {mhlo.note = "before the value"} dense<2.000000e+00> : tensor<2xf32>
    %2 = stablehlo.multiply %1, %cst : tensor<2xf32>
    return {mhlo.note} %0, %2 : tensor<2xf32>, tensor<2xf32>
  }
}
