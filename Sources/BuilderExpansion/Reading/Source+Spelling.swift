extension Source {
  /// A type on one line, with the usual spaces; `Self` becomes the name of the model.
  func spelling(_ tokens: Range<Int>, self model: String?) -> String {
    var spelling = ""
    for index in tokens {
      if index > tokens.lowerBound, hasSpace(before: index) { spelling += " " }
      spelling += isSelf(index) ? model ?? self[index].text : self[index].text
    }
    return spelling
  }

  /// An expression with its own spaces; `Self` becomes the name of the model.
  func expression(_ tokens: Range<Int>, self model: String) -> String {
    let range = range(tokens)
    var expression = ""
    var position = range.lowerBound
    for index in tokens where isSelf(index) {
      expression += written(bytes: position..<self[index].range.lowerBound) + model
      position = self[index].range.upperBound
    }
    return expression + written(bytes: position..<range.upperBound)
  }

  private func isSelf(_ index: Int) -> Bool { self[index].isWord("Self") && !isMember(index) }

  private func hasSpace(before index: Int) -> Bool {
    let (left, right) = (self[index - 1], self[index])
    if left.isSymbol(",") || left.isSymbol(":") || left.isSymbol("&") || right.isSymbol("&") {
      return true
    }
    if right.isSymbol("-") || (left.isSymbol(">") && self[index - 2].isSymbol("-")) { return true }
    let wordsMeet = left.kind != .symbol && right.kind != .symbol
    return wordsMeet || (left.isSymbol(")") && right.isName)
  }
}
