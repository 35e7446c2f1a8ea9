// error: 2:33: escape
module attributes {mhlo.a = "a \q b"} {
  func.func @main() {
    return
  }
}
