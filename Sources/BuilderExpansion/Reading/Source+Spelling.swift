extension Source {
  /// A type on one line, with the usual spaces and other names for some tokens.
  func spelling(_ tokens: Range<Int>, _ renamed: (Int) -> String? = { _ in nil }) -> String {
    var spelling = ""
    let isDeep = tokens.count { self[$0].isSymbol("[") } > Self.mostBrackets
    for index in tokens {
      if index > tokens.lowerBound, hasSpace(before: index) { spelling += " " }
      if isDeep, let bracket = bracketOfArray(index) {
        spelling += bracket
      } else {
        spelling += renamed(index) ?? self[index].text
      }
    }
    return spelling
  }

  /// The limit of brackets in one type. The compiler's parser takes twice as long for each array
  /// in brackets around another, because it first looks for an array of fixed length. The model
  /// takes that time once; the builder, which names the type again, takes none of it.
  private static let mostBrackets = 8

  /// How a bracket of an array can be spelled: `Swift.Array<` or `>`. Nil for any other token.
  private func bracketOfArray(_ index: Int) -> String? {
    let opening = self[index].isSymbol("[")
    guard opening || self[index].isSymbol("]"), partners[index] >= 0 else { return nil }
    let (start, end) = (min(index, partners[index]), max(index, partners[index]))
    var inside = start + 1
    while inside < end {
      if self[inside].isSymbol(":") { return nil }
      inside = after(inside)
    }
    return opening ? "Swift.Array<" : ">"
  }

  /// An expression with its own spaces, and other names for some tokens, also in interpolations.
  /// What the expression declares keeps its name.
  func expression(_ tokens: Range<Int>, _ renamed: (Int, Source) -> String?) -> String {
    let range = range(tokens)
    let (code, indices) = names(in: tokens)
    var expression = ""
    var position = range.lowerBound
    for index in indices {
      guard let name = renamed(index, code) else { continue }
      let token = code[index]
      expression += written(bytes: position..<range.lowerBound + token.range.lowerBound) + name
      position = range.lowerBound + token.range.upperBound
    }
    return expression + written(bytes: position..<range.upperBound)
  }

  private func hasSpace(before index: Int) -> Bool {
    let (left, right) = (self[index - 1], self[index])
    if isSelector(index - 1) || index > 1 && isSelector(index - 2) { return false }
    if left.isSymbol(",") || left.isSymbol(":") || left.isSymbol("&") || right.isSymbol("&") {
      return true
    }
    if right.isSymbol("-") || (left.isSymbol(">") && self[index - 2].isSymbol("-")) { return true }
    let wordsMeet = left.kind != .symbol && right.kind != .symbol
    return wordsMeet || (left.isSymbol(")") && right.isName)
  }
}
