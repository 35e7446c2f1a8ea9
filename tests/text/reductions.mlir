// reduce in all its assembly formats: one operation, a region, several operands, values from outside, the generic form.
module {
  func.func @main(%a: tensor<2x3xf32>, %i: tensor<2x3xi32>, %p: tensor<2x3xi1>, %z: tensor<f32>, %n: tensor<i32>, %f: tensor<i1>) -> (tensor<2xf32>, tensor<f32>, tensor<3xi1>, tensor<2x3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>) {
    %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.reduce(%a init: %z) applies stablehlo.maximum across dimensions = [0, 1] {quern.order = "chain"} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.reduce(%p init: %f) applies stablehlo.or across dimensions = [0] : (tensor<2x3xi1>, tensor<i1>) -> tensor<3xi1>
    %3 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.reduce(%a init: %z) across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
     reducer(%x: tensor<f32>, %y: tensor<f32>)  {
      %14 = stablehlo.abs %y : tensor<f32>
      %15 = stablehlo.maximum %x, %14 : tensor<f32>
      stablehlo.return %15 : tensor<f32>
    }
    %five = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%a init: %z) across dimensions = [1] {mhlo.note = "captures"} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
     reducer(%x: tensor<f32>, %y: tensor<f32>) {
      %14 = stablehlo.minimum %y, %five : tensor<f32>
      %15 = stablehlo.add %x, %14 : tensor<f32>
      stablehlo.return %15 : tensor<f32>
    }
    %6:2 = stablehlo.reduce(%a init: %z), (%i init: %n) across dimensions = [1] : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
     reducer(%x: tensor<f32>, %y: tensor<f32>) (%j: tensor<i32>, %k: tensor<i32>)  {
      %14 = stablehlo.compare GE, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %15 = stablehlo.select %14, %x, %y : tensor<i1>, tensor<f32>
      %16 = stablehlo.select %14, %j, %k : tensor<i1>, tensor<i32>
      stablehlo.return %15, %16 : tensor<f32>, tensor<i32>
    }
    %7:2 = "stablehlo.reduce"(%a, %i, %z, %n) <{dimensions = array<i64: 1>}> ({
    ^bb0(%x: tensor<f32>, %j: tensor<i32>, %y: tensor<f32>, %k: tensor<i32>):
      %14 = "stablehlo.compare"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %15 = "stablehlo.select"(%14, %x, %y) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %16 = "stablehlo.select"(%14, %j, %k) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%15, %16) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
    %8, %9 = stablehlo.reduce(%a init: %z), (%i init: %n) across dimensions = [0] : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
     reducer(%x: tensor<f32> loc("x"), %y: tensor<f32> loc(unknown)) (%j: tensor<i32>, %k: tensor<i32>) {
      %14 = stablehlo.add %x, %y : tensor<f32>
      %15 = stablehlo.add %j, %k : tensor<i32>
      stablehlo.return %14, %15 : tensor<f32>, tensor<i32>
    } loc("reduce")
    %10 = "stablehlo.reduce"(%a, %z) ({
    ^body(%x: tensor<f32>, %y: tensor<f32>):
      %14 = stablehlo.multiply %x, %y : tensor<f32>
      stablehlo.return %14 : tensor<f32>
    }) {dimensions = array<i64: 0>, quern.order = "lanes"} : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    return %0, %1, %2, %3, %4, %5, %6#0, %6#1, %7#0, %7#1, %8, %9, %10 : tensor<2xf32>, tensor<f32>, tensor<3xi1>, tensor<2x3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xi32>, tensor<3xf32>, tensor<3xi32>, tensor<3xf32>
  }
}
