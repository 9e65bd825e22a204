extension Source {
  /// An expression as it is written, but for `Self`, which becomes the name of the model.
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
