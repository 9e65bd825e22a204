/// Finds the end of an expression among the members of a type, without parsing it.
///
/// An expression ends before a comma, a semicolon, an attribute, the braces of accessors, or a line
/// that begins with a word. Only a member can begin such a line: an expression continues with an
/// operator, a dot or a bracket.
enum ExpressionEnd {
  /// The tokens of the expression that begins at `start`; `index` is moved past it.
  static func find(
    in source: Source, from start: Int, end: Int, move index: inout Int
  ) -> Range<Int> {
    index = start
    guard start < end else { return start..<start }
    while index < end {
      let token = source[index]
      if token.isSymbol(",") || token.isSymbol(";") { break }
      if index > start {
        if isBeginningOfMember(source, index) { break }
        if token.isSymbol("@"), !awaitsOperand(source, index - 1) { break }
        if token.isSymbol("{"), Accessors.followValue(source, index) { break }
      }
      index = source.after(index)
    }
    index = min(index, end)
    return start..<index
  }

  /// Whether a new member begins at a token.
  static func isBeginningOfMember(_ source: Source, _ index: Int) -> Bool {
    let token = source[index]
    if token.kind == .directive { return token.startsLine }
    guard token.startsLine, index > 0, !awaitsOperand(source, index - 1) else { return false }
    if token.isSymbol("@") { return true }
    guard token.isName, !wordsThatContinue.contains(token.text) else { return false }
    // With a colon, it is the label of another trailing closure.
    return !source[index + 1].isSymbol(":")
  }

  private static let wordsThatContinue: Set<String> = [
    "as", "is", "else", "where", "async", "throws", "reasync", "rethrows",
  ]

  /// Whether an operand must follow a token.
  private static func awaitsOperand(_ source: Source, _ index: Int) -> Bool {
    let token = source[index]
    if token.kind == .word {
      return !source.isMember(index) && Keywords.beforeOperand.contains(token.text)
    }
    guard token.isOperator || token.isSymbol(",") || token.isSymbol(":") else { return false }
    // No operand follows the `>` of generic arguments, nor a postfix operator.
    if source.partners[index] >= 0 { return false }
    var first = index
    while first > 0, source[first].isJoined, source[first - 1].isOperator { first -= 1 }
    return !source[first].isJoined || token.isSymbol("=") || token.isSymbol(":")
  }
}
