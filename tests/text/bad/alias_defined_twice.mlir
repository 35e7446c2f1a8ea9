// error: 3:1: t
!t = tensor<f32>
!t = tensor<f64>
func.func @main(%a: !t) {
  return
}
