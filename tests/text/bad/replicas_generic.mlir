// error: 7:25: mhlo.num_replicas is 4
"builtin.module"() ({
  "func.func"() ({
  ^bb0(%a: tensor<2xf32>):
    "func.return"(%a) : (tensor<2xf32>) -> ()
  }) {function_type = (tensor<2xf32>) -> tensor<2xf32>, sym_name = "main"} : () -> ()
}) {mhlo.num_replicas = 4 : i32} : () -> ()
