extension Source {
  /// An expression as it is written, but for `Self`, which becomes the name of the model.
  func expression(_ tokens: Range<Int>, self model: String) -> String {
    let isMentioned = tokens.contains { isSelf($0) }
    guard isMentioned else { return written(tokens) }
    let bytes = Array(text.utf8)
    let range = range(tokens)
    var expression: [UInt8] = []
    var position = range.lowerBound
    for index in tokens where isSelf(index) {
      expression += bytes[position..<self[index].range.lowerBound]
      expression += Array(model.utf8)
      position = self[index].range.upperBound
    }
    expression += bytes[position..<range.upperBound]
    return String(decoding: expression, as: UTF8.self)
  }

  private func isSelf(_ index: Int) -> Bool {
    self[index].isWord("Self") && !self[index - 1].isSymbol(".")
  }
}

extension Source {
  /// Whether an expression is one operand, so that it can stand beside an operator as it is.
  var isPrimary: Bool {
    var index = 0
    while index < tokens.count - 1 {
      let token = self[index]
      let isPart =
        token.kind == .word && !Keywords.beforeOperand.contains(token.text)
        || [.number, .string, .rawWord].contains(token.kind)
        || [".", "(", "["].contains(token.text)
      guard isPart, index == 0 || token.isJoined else { return false }
      index = after(index)
    }
    return true
  }
}
