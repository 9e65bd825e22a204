/// Keys are literals, so that a table of them is made once, and findings know them.
enum KeyRule: Rule {
  static func diagnostics(for subject: RuleSubject) -> [Diagnostic] {
    subject.facts.properties.compactMap { property in
      guard let attribute = property.attribute(.key) else { return nil }
      return diagnostic(attribute, subject.source)
    }
  }

  private static func diagnostic(_ attribute: AttributeFacts, _ source: Source) -> Diagnostic? {
    guard let arguments = attribute.arguments, !arguments.isEmpty else {
      return Diagnostic("'@Key' needs a key, such as @Key(\"name\")", at: attribute, in: source)
    }
    for (index, argument) in arguments.enumerated() {
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
