// error: 3:38: end
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2