// Strings with escapes.
module @"a module: \22quoted\22" attributes {mhlo.a = "tab \t newline \n quote \" backslash \\ hex \41\c3\a9", mhlo.b = "", mhlo.c = "braces { ( [ < // no comment", "mhlo.d" = "a quoted name"} {
  func.func public @main(%arg0: tensor<2xi8> {jax.arg_info = "x[\"a\"][0]"}) -> (tensor<2xi8> {jax.result_info = "}) -> (\09"}) {
    %0 = func.call @"f.<lambda>\22"(%arg0) : (tensor<2xi8>) -> tensor<2xi8>
    return %0 : tensor<2xi8>
  }
  func.func private @"f.<lambda>\22"(%arg0: tensor<2xi8>) -> tensor<2xi8> {
    return %arg0 : tensor<2xi8>
  }
}
