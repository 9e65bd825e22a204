/// `@Default`, `@Format` and `@Coerced` have one argument, and that has no label.
enum DefaultRule: Rule {
  static func diagnostics(for subject: RuleSubject) -> [Diagnostic] {
    statements(subject)
      + subject.facts.properties.flatMap { property in
        [FieldAttribute.fallback, .format, .coerced].compactMap { kind -> Diagnostic? in
          guard let attribute = property.attribute(kind) else { return nil }
          let arguments = attribute.arguments ?? []
          if arguments.count == 1, arguments[0].label == nil, !arguments[0].tokens.isEmpty {
            return twice(kind, property, attribute, subject.source)
              ?? nothing(kind, property, arguments[0], subject.source)
          }
          return Diagnostic(
            "'@\(kind.rawValue)' has one argument", at: attribute, in: subject.source)
        }
      }
  }

  /// `if` and `switch` stand for values in few places, and an argument is none of them.
  private static func statements(_ subject: RuleSubject) -> [Diagnostic] {
    subject.fields.compactMap { property in
      guard let first = property.initialValue?.first else { return nil }
      let token = subject.source[first]
      guard token.isWord("if") || token.isWord("switch") else { return nil }
      return Diagnostic(
        "'@Buildable' cannot use '\(token.text)' as the default of '\(property.name.name)'",
        at: token)
    }
  }

  /// `nil` is what an Optional has without a default, and what nothing else has.
  private static func nothing(
    _ kind: FieldAttribute, _ property: PropertyFacts, _ argument: ArgumentFacts, _ source: Source
  ) -> Diagnostic? {
    let token = source[argument.tokens.lowerBound]
    guard kind == .fallback, argument.tokens.count == 1, token.isWord("nil"), property.isStored,
      let type = property.type, !type.isOptional
    else { return nil }
    let end = source.range(type.tokens).upperBound
    return Diagnostic(
      "'\(property.name.name)' cannot be nil: its type is no Optional", at: token,
      fixIts: [
        .init(message: "make it an Optional", changes: [.init(range: end..<end, newText: "?")])
      ])
  }

  /// A property with an initial value has its default there.
  private static func twice(
    _ kind: FieldAttribute, _ property: PropertyFacts, _ attribute: AttributeFacts, _ source: Source
  ) -> Diagnostic? {
    guard kind == .fallback, property.isStored, property.initialValue != nil else { return nil }
    return Diagnostic(
      "'\(property.name.name)' has a default already: its initial value", at: attribute, in: source,
      fixIts: [.remove(attribute, in: source, message: "remove '@Default'")])
  }
}
