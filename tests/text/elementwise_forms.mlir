// Formats of elementwise operations that StableHLO's parser accepts but its printer does not write.
func.func @main(%x: tensor<4xf32>, %i: tensor<4xi32>, %p: tensor<4xi1>, %u: tensor<4xui8>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi1>, tensor<4xui8>, tensor<4xi1>, tensor<4xi1>) {
  %0 = stablehlo.add %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.negate %0 : (tensor<4xf32>) -> tensor<4xf32>
  %2 = stablehlo.select %p, %0, %1 : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %3 = stablehlo.tanh %2 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  %4 = stablehlo.exponential %3 {result_accuracy = #stablehlo.result_accuracy<ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  %5 = "stablehlo.log"(%4) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<4xf32>) -> tensor<4xf32>
  %6 = stablehlo.multiply %i, %i {mhlo.note = "kept", quern.group = 3 : i64, flag} : tensor<4xi32>
  %7 = "stablehlo.xor"(%6, %i) {mhlo.note = [1, 2.5, "three", {four = 4 : i8}]} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %8 = stablehlo.compare LT, %i, %6, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %9 = stablehlo.compare GE, %u, %u, UNSIGNED {a.b} : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
  %10 = stablehlo.shift_left %u, %u : tensor<4xui8>
  %11 = "stablehlo.compare"(%i, %i) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %12 = stablehlo.not %11 : tensor<4xi1>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi1>, tensor<4xui8>, tensor<4xi1>, tensor<4xi1>
}
