/// Keys are literals: the builder keeps a table of them, and findings name them.
enum KeyRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    model.properties.compactMap { property in
      property.attribute(.key).flatMap { diagnostic($0, model.source) }
    }
  }

  private static func diagnostic(_ attribute: AttributeFacts, _ source: Source) -> Diagnostic? {
    if attribute.arguments.isEmpty {
      return Diagnostic("'@Key' needs a key, such as @Key(\"name\")", at: attribute)
    }
    for (index, argument) in attribute.arguments.enumerated() {
      if let label = argument.label, index > 0 || !label.isWord("anyOf") {
        return Diagnostic("'@Key' does not understand '\(label.text)'", at: label)
      }
      let token = source[argument.tokens.lowerBound]
      guard argument.tokens.count == 1, StringLiteral(token)?.isPlain == true else {
        return Diagnostic("a key has to be a string literal on one line", at: token)
      }
    }
    return nil
  }
}
