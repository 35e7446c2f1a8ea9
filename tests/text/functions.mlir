// Several functions, called before they are defined; results that are named by number (%0#1); function names in quotes.
module {
  func.func private @first(%a: tensor<2xi32>) -> tensor<2xi32> {
    %0 = call @"second function"(%a) : (tensor<2xi32>) -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func @main(%a: tensor<2xi32> {mhlo.layout_mode = "default"}, %b: tensor<2xi32> {jax.buffer_donor = true}) -> (tensor<2xi32> {jax.result_info = "result[0]"}, tensor<2xi32>, tensor<2xi32> {jax.result_info = "result[\22x\22]"}, tensor<2xi32>, tensor<2xi32>) {
    %0:2 = call @pair(%a, %b) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
    %1, %2 = func.call @pair(%0#1, %0#0) {no_inline} : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
    %3:1 = "func.call"(%1) <{callee = @first}> : (tensor<2xi32>) -> tensor<2xi32>
    func.call @nothing() : () -> ()
    "func.call"() <{callee = @nothing}> : () -> ()
    %x, %y:2 = call @triple(%a) : (tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
    %4 = stablehlo.add %y#1, %a#0 : tensor<2xi32>
    func.return %1, %2, %3#0, %4, %x : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
  }
  func.func private @"second function"(%a: tensor<2xi32>) -> (tensor<2xi32>) attributes {mhlo.note = "quoted"} {
    %0 = stablehlo.negate %a : tensor<2xi32>
    return %0 : tensor<2xi32>
  }
  func.func private @pair(%a: tensor<2xi32>, %b: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
    %0 = stablehlo.subtract %a, %b : tensor<2xi32>
    return %b, %0 : tensor<2xi32>, tensor<2xi32>
  }
  func.func private @triple(%a: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) {
    %0 = stablehlo.add %a, %a : tensor<2xi32>
    %1 = stablehlo.multiply %0, %a : tensor<2xi32>
    return %a, %0, %1 : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
  }
  func.func nested @nothing() {
    return
  }
}
