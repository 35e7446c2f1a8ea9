// error: 6:1: end
module {
  func.func @main() {
    return
  }
