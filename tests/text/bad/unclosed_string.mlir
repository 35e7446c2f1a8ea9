// error: 2:29: string
module attributes {mhlo.a = "never closed} {
  func.func @main() {
    return
  }
}
