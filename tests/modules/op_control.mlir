module @op_control {
  func.func public @main(%arg0: tensor<3xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<i32>, %arg8: tensor<i32>, %arg9: tensor<i1>, %arg10: tensor<i1>, %arg11: tensor<i32>, %arg12: tensor<2x2xi32>, %arg13: tensor<2x2xi32>, %arg14: tensor<i32>, %arg15: tensor<2x2xi32>, %arg16: tensor<2x2xi32>, %arg17: tensor<i32>, %arg18: tensor<2x2xi32>, %arg19: tensor<2x2xi32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<i32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<i32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<i32>, tensor<3xf32>) {
    %0 = "stablehlo.case"(%arg2) ({
      stablehlo.return %arg0 : tensor<3xf32>
    }, {
      %n = stablehlo.negate %arg0 : tensor<3xf32>
      stablehlo.return %n : tensor<3xf32>
    }, {
      %m = stablehlo.add %arg0, %arg0 : tensor<3xf32>
      stablehlo.return %m : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    %1 = "stablehlo.case"(%arg3) ({
      stablehlo.return %arg0 : tensor<3xf32>
    }, {
      %n = stablehlo.negate %arg0 : tensor<3xf32>
      stablehlo.return %n : tensor<3xf32>
    }, {
      %m = stablehlo.add %arg0, %arg0 : tensor<3xf32>
      stablehlo.return %m : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    %2 = "stablehlo.case"(%arg4) ({
      stablehlo.return %arg0 : tensor<3xf32>
    }, {
      %n = stablehlo.negate %arg0 : tensor<3xf32>
      stablehlo.return %n : tensor<3xf32>
    }, {
      %m = stablehlo.add %arg0, %arg0 : tensor<3xf32>
      stablehlo.return %m : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    %3 = "stablehlo.case"(%arg5) ({
      stablehlo.return %arg0 : tensor<3xf32>
    }, {
      %n = stablehlo.negate %arg0 : tensor<3xf32>
      stablehlo.return %n : tensor<3xf32>
    }, {
      %m = stablehlo.add %arg0, %arg0 : tensor<3xf32>
      stablehlo.return %m : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    %4 = "stablehlo.case"(%arg6) ({
      stablehlo.return %arg0 : tensor<3xf32>
    }, {
      %n = stablehlo.negate %arg0 : tensor<3xf32>
      stablehlo.return %n : tensor<3xf32>
    }, {
      %m = stablehlo.add %arg0, %arg0 : tensor<3xf32>
      stablehlo.return %m : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    %5 = "stablehlo.case"(%arg7) ({
      stablehlo.return %arg0 : tensor<3xf32>
    }, {
      %n = stablehlo.negate %arg0 : tensor<3xf32>
      stablehlo.return %n : tensor<3xf32>
    }, {
      %m = stablehlo.add %arg0, %arg0 : tensor<3xf32>
      stablehlo.return %m : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    %6 = "stablehlo.case"(%arg8) ({
      stablehlo.return %arg0 : tensor<3xf32>
    }, {
      %n = stablehlo.negate %arg0 : tensor<3xf32>
      stablehlo.return %n : tensor<3xf32>
    }, {
      %m = stablehlo.add %arg0, %arg0 : tensor<3xf32>
      stablehlo.return %m : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    %7 = "stablehlo.if"(%arg9) ({
      %n = stablehlo.multiply %arg0, %arg0 : tensor<3xf32>
      stablehlo.return %n : tensor<3xf32>
    }, {
      stablehlo.return %arg0 : tensor<3xf32>
    }) : (tensor<i1>) -> tensor<3xf32>
    %8 = "stablehlo.if"(%arg10) ({
      %n = stablehlo.multiply %arg0, %arg0 : tensor<3xf32>
      stablehlo.return %n : tensor<3xf32>
    }, {
      stablehlo.return %arg0 : tensor<3xf32>
    }) : (tensor<i1>) -> tensor<3xf32>
    %9 = stablehlo.constant dense<1> : tensor<i32>
    %10 = stablehlo.constant dense<0> : tensor<i32>
    %never:3 = stablehlo.while(%i = %10, %a = %arg12, %c = %arg13) : tensor<i32>, tensor<2x2xi32>, tensor<2x2xi32>
    cond {
      %p = stablehlo.compare LT, %i, %arg11 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %j = stablehlo.add %i, %9 : tensor<i32>
      %s = stablehlo.add %a, %c : tensor<2x2xi32>
      stablehlo.return %j, %c, %s : tensor<i32>, tensor<2x2xi32>, tensor<2x2xi32>
    }
    %once:3 = stablehlo.while(%i = %10, %a = %arg15, %c = %arg16) : tensor<i32>, tensor<2x2xi32>, tensor<2x2xi32>
    cond {
      %p = stablehlo.compare LT, %i, %arg14 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %j = stablehlo.add %i, %9 : tensor<i32>
      %s = stablehlo.add %a, %c : tensor<2x2xi32>
      stablehlo.return %j, %c, %s : tensor<i32>, tensor<2x2xi32>, tensor<2x2xi32>
    }
    %five:3 = stablehlo.while(%i = %10, %a = %arg18, %c = %arg19) : tensor<i32>, tensor<2x2xi32>, tensor<2x2xi32>
    cond {
      %p = stablehlo.compare LT, %i, %arg17 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %j = stablehlo.add %i, %9 : tensor<i32>
      %s = stablehlo.add %a, %c : tensor<2x2xi32>
      stablehlo.return %j, %c, %s : tensor<i32>, tensor<2x2xi32>, tensor<2x2xi32>
    }
    %called:2 = call @twice(%arg0, %arg1) : (tensor<3xf32>, tensor<i32>) -> (tensor<i32>, tensor<3xf32>)
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %never#0, %never#1, %never#2, %once#0, %once#1, %once#2, %five#0, %five#1, %five#2, %called#0, %called#1 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<i32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<i32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<i32>, tensor<3xf32>
  }
  func.func private @twice(%a: tensor<3xf32>, %i: tensor<i32>) -> (tensor<i32>, tensor<3xf32>) {
    %0 = stablehlo.add %a, %a : tensor<3xf32>
    %1 = call @minus(%0) : (tensor<3xf32>) -> tensor<3xf32>
    return %i, %1 : tensor<i32>, tensor<3xf32>
  }
  func.func private @minus(%a: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.negate %a : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
