// while, case and if in all their assembly formats, nested, with values from outside.
module @control {
  func.func public @main(%n: tensor<i32>, %x: tensor<3xf32>, %p: tensor<i1>) -> (tensor<i32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<3xf32>, tensor<3xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %c, %iterArg_1 = %x) : tensor<i32>, tensor<3xf32>
    cond {
      %9 = stablehlo.compare LT, %iterArg, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = stablehlo.add %iterArg, %c_0 : tensor<i32>
      %10 = stablehlo.add %iterArg_1, %x : tensor<3xf32>
      stablehlo.return %9, %10 : tensor<i32>, tensor<3xf32>
    }
    %1 = stablehlo.while(%iterArg = %n) : tensor<i32> attributes {mhlo.note = "one value"}
    cond {
      %9 = stablehlo.compare GT, %iterArg, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = stablehlo.subtract %iterArg, %c_0 : tensor<i32>
      stablehlo.return %9 : tensor<i32>
    }
    %2 = "stablehlo.while"(%c) ({
    ^bb0(%i: tensor<i32>):
      %9 = "stablehlo.compare"(%i, %n) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%i: tensor<i32>):
      %9 = "stablehlo.add"(%i, %c_0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%9) : (tensor<i32>) -> ()
    }) : (tensor<i32>) -> tensor<i32>
    %3:2 = "stablehlo.case"(%c_0) ({
      stablehlo.return %x, %x : tensor<3xf32>, tensor<3xf32>
    }, {
      %9 = stablehlo.negate %x : tensor<3xf32>
      stablehlo.return %9, %x : tensor<3xf32>, tensor<3xf32>
    }) {mhlo.note = "two branches"} : (tensor<i32>) -> (tensor<3xf32>, tensor<3xf32>)
    %4 = "stablehlo.if"(%p) ({
    ^bb0:
      %9 = stablehlo.add %n, %n : tensor<i32>
      "stablehlo.return"(%9) : (tensor<i32>) -> ()
    }, {
    ^other:
      stablehlo.return %n : tensor<i32>
    }) : (tensor<i1>) -> (tensor<i32>)
    "stablehlo.if"(%p) ({
      stablehlo.return
    }, {
      stablehlo.return
    }) : (tensor<i1>) -> ()
    stablehlo.while()
    cond {
      %false = stablehlo.constant dense<false> : tensor<i1>
      stablehlo.return %false : tensor<i1>
    } do {
      stablehlo.return
    }
    %5:2 = stablehlo.while(%i = %c, %s = %x) : tensor<i32>, tensor<3xf32> cond {
      %9 = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = "stablehlo.case"(%i) ({
        %11 = func.call @half(%s) : (tensor<3xf32>) -> tensor<3xf32>
        stablehlo.return %11 : tensor<3xf32>
      }, {
        %11:2 = stablehlo.while(%j = %c, %t = %s) : tensor<i32>, tensor<3xf32> cond {
          %12 = stablehlo.compare LT, %j, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %12 : tensor<i1>
        } do {
          %12 = stablehlo.add %j, %c_0 : tensor<i32>
          %13 = stablehlo.add %t, %x : tensor<3xf32>
          stablehlo.return %12, %13 : tensor<i32>, tensor<3xf32>
        }
        stablehlo.return %11#1 : tensor<3xf32>
      }) : (tensor<i32>) -> tensor<3xf32>
      %10 = stablehlo.add %i, %c_0 : tensor<i32>
      stablehlo.return %10, %9 : tensor<i32>, tensor<3xf32>
    }
    %6 = "stablehlo.case"(%n) ({
      stablehlo.return %x : tensor<3xf32>
    }) : (tensor<i32>) -> tensor<3xf32>
    return %0#0, %0#1, %1, %2, %3#0, %3#1, %4, %5#1, %6 : tensor<i32>, tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<3xf32>, tensor<3xf32>
  }
  func.func private @half(%x: tensor<3xf32>) -> tensor<3xf32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<3xf32>
    %0 = stablehlo.multiply %x, %cst : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
