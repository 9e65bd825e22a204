extension Source {
  /// A type on one line, spaced as it is usually written; `Self` becomes the name of the model.
  func spelling(_ tokens: Range<Int>, self model: String?) -> String {
    var spelling = ""
    for index in tokens {
      let token = self[index]
      if index > tokens.lowerBound, hasSpace(before: index) { spelling += " " }
      let isSelf = token.isWord("Self") && !(index > 0 && self[index - 1].isSymbol("."))
      spelling += isSelf ? model ?? token.text : token.text
    }
    return spelling
  }

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
