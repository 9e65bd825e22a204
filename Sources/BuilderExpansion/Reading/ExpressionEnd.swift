/// Finds the end of an expression among the members of a type, without understanding it.
///
/// After an expression comes a comma, a semicolon, the braces of observers, or a line that begins with a
/// word: only members can, because an expression goes on with an operator, a dot or a bracket.
enum ExpressionEnd {
  /// The tokens of the expression that begins at `start`; `index` is moved behind it.
  static func find(
    in source: Source, from start: Int, end: Int, move index: inout Int
  ) -> Range<Int> {
    index = start
    while index < end {
      let token = source[index]
      if token.isSymbol(",") || token.isSymbol(";") { break }
      if index > start {
        if isBeginningOfMember(source, index) { break }
        if token.isSymbol("{"), Accessors.areObservers(source, index) { break }
      }
      index = source.after(index)
    }
    index = min(index, end)
    return start..<index
  }

  /// Whether a new member begins at a token.
  static func isBeginningOfMember(_ source: Source, _ index: Int) -> Bool {
    let token = source[index]
    if token.kind == .directive {
      return token.startsLine
    }
    guard token.startsLine, index > 0, !awaitsOperand(source, index - 1) else { return false }
    if token.isSymbol("@") { return true }
    guard token.isName, !["as", "is", "else", "where", "throws", "async"].contains(token.text)
    else { return false }
    // The label of another trailing closure.
    return !source[index + 1].isSymbol(":")
  }

  /// Whether something has to come after a token.
  private static func awaitsOperand(_ source: Source, _ index: Int) -> Bool {
    let token = source[index]
    if token.kind == .word {
      let isMember = index > 0 && source[index - 1].isSymbol(".")
      return !isMember && Keywords.beforeOperand.contains(token.text)
    }
    guard token.isOperator || token.isSymbol(",") || token.isSymbol(":") else { return false }
    // The `>` of generic arguments, or an operator behind its operand.
    if source.partners[index] >= 0 { return false }
    var first = index
    while first > 0, source[first].isJoined, source[first - 1].isOperator { first -= 1 }
    return !source[first].isJoined || token.isSymbol("=") || token.isSymbol(":")
  }
}
