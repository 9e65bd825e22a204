extension Source {
  /// The code of an expression, with that in interpolations, and the indices of the names in it
  /// that are declared outside it: neither its members and labels, nor what it declares itself, nor
  /// keywords, such as the `in` of a closure beside a property `` `in` ``.
  func names(in expression: Range<Int>) -> (code: Source, indices: [Int]) {
    let code = Source(String(decoding: self.code[range(expression)], as: UTF8.self))
    let declared = code.declaredNames
    var open: [Int] = []
    let indices = code.tokens.indices.filter { index in
      let partner = code.partners[index]
      if partner > index { open.append(index) } else if partner >= 0 { _ = open.popLast() }
      let token = code[index]
      let isKeyword = token.kind == .word && Keywords.reserved.contains(token.text)
      return token.isName && (!isKeyword || token.isWord("Self"))
        && !code.isMember(index) && !code.isLabel(index, in: open.last)
        && !(declared[token.name] ?? []).contains { $0.contains(index) }
    }
    return (code, indices)
  }

  /// Whether a token is the label of an argument or of a trailing closure, and not the key of a
  /// dictionary.
  private func isLabel(_ index: Int, in bracket: Int?) -> Bool {
    if index > 0, self[index - 1].isSymbol("}"), self[index + 1].isSymbol(":") { return true }
    guard let bracket, self[index + 1].isSymbol(":"),
      [",", "(", "["].contains(self[index - 1].text)
    else { return false }
    return self[bracket].isSymbol("(") || isSubscript(bracket)
  }

  /// Whether a `[` belongs to what is before it.
  private func isSubscript(_ bracket: Int) -> Bool {
    guard bracket > 0, self[bracket].isJoined else { return false }
    let before = self[bracket - 1]
    return before.kind != .symbol || partners[bracket - 1] >= 0 && partners[bracket - 1] < bracket
      || before.isSymbol("?") || before.isSymbol("!")
  }
}
