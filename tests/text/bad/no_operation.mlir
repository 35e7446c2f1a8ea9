// error: 3:3: operation
module {
  123
}
