// error: 4:47: stablehlo.iota has no property 'iota_dimensions'
// An operation knows all its properties, so one that it does not know is a mistake. It is not the attribute of another dialect.
func.func @main() -> tensor<4xi32> {
  %0 = "stablehlo.iota"() <{iota_dimensions = 0 : i64}> {iota_dimension = 0 : i64} : () -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
