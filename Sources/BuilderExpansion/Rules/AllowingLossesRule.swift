/// `@AllowingLosses` has one limit, which is a literal that makes sense.
enum AllowingLossesRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    model.properties.compactMap { property in
      guard let attribute = property.attribute(.allowingLosses) else { return nil }
      if property.attribute(.requiringAll) != nil {
        return Diagnostic(
          "'\(property.name.name)' is '@RequiringAll', and so loses nothing", removing: attribute)
      }
      return diagnostic(attribute, model.source)
    }
  }

  private static func diagnostic(_ attribute: AttributeFacts, _ source: Source) -> Diagnostic? {
    guard attribute.arguments.count == 1, let argument = attribute.arguments.first,
      let label = argument.label, ["atMost", "atMostShare"].contains(label.text)
    else {
      return Diagnostic("'@AllowingLosses' takes either 'atMost:' or 'atMostShare:'", at: attribute)
    }
    let token = source[argument.tokens.lowerBound]
    if token.isSymbol("-") {
      return Diagnostic("a number of lost elements cannot be negative", at: token)
    }
    guard argument.tokens.count == 1 || isFraction(argument.tokens, source),
      token.kind == .number
    else {
      return Diagnostic("the limit of '@AllowingLosses' has to be a literal", at: token)
    }
    let text = source.written(argument.tokens).filter { $0 != "_" }
    if label.isWord("atMost") {
      let isOfOtherBase = ["0x", "0o", "0b"].contains { text.hasPrefix($0) }
      return Int(text) != nil || isOfOtherBase && !text.contains(".")
        ? nil : Diagnostic("the number of lost elements has to be an Int", at: token)
    }
    return Double(text).map { $0 <= 1 } ?? false
      ? nil : Diagnostic("a share is a number from 0 to 1", at: token)
  }

  /// Whether a number is written in several tokens, as `0.1` may be.
  private static func isFraction(_ tokens: Range<Int>, _ source: Source) -> Bool {
    tokens.dropFirst().allSatisfy { source[$0].isJoined && source[$0].kind != .word }
      && Double(source.written(tokens).filter { $0 != "_" }) != nil
  }
}
