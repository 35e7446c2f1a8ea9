// Constants in the generic form, in properties and in attributes.
func.func @main() -> (tensor<2xf32>, tensor<i1>, tensor<0xi32>, tensor<2xi64>, tensor<f32>) {
  %0 = "stablehlo.constant"() <{value = dense<[1.5, 0x7F800000]> : tensor<2xf32>}> : () -> tensor<2xf32>
  %1 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
  %2 = "stablehlo.constant"() <{value = dense<> : tensor<0xi32>}> {mhlo.note = 1 : i8} : () -> tensor<0xi32>
  %3 = "stablehlo.constant"() <{value = dense<"0x01000000000000000200000000000000"> : tensor<2xi64>}> : () -> (tensor<2xi64>)
  %4 = "stablehlo.constant"() {mhlo.note = "a", value = dense<-0.5> : tensor<f32>} : () -> tensor<f32>
  return %0, %1, %2, %3, %4 : tensor<2xf32>, tensor<i1>, tensor<0xi32>, tensor<2xi64>, tensor<f32>
}
