/// The values of a kind are literals: the builder keeps a table of them.
enum KindRule: AttributeRule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    model.cases.compactMap { kind in
      kind.attribute(.kind).flatMap { diagnostic(for: $0, in: model.source) }
    }
  }

  static func diagnostic(for attribute: AttributeFacts, in source: Source) -> Diagnostic? {
    if attribute.arguments.isEmpty {
      return Diagnostic("'@Kind' needs a value, such as @Kind(\"push\")", at: attribute)
    }
    for argument in attribute.arguments {
      if let label = argument.label {
        return Diagnostic("'@Kind' does not understand '\(label.text)'", at: label)
      }
      let token = source[argument.tokens.lowerBound]
      guard argument.tokens.count == 1, StringLiteral(token)?.isPlain == true else {
        return Diagnostic("the value of a kind has to be a string literal on one line", at: token)
      }
    }
    return nil
  }
}
