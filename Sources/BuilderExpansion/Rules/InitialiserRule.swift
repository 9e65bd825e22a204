/// Some initialiser has to take the properties: Swift's memberwise one, or one that is declared.
enum InitialiserRule: Rule {
  static func diagnostics(for subject: RuleSubject) -> [Diagnostic] {
    guard subject.choice == nil, let first = subject.facts.initialisers.first else { return [] }
    let facts = subject.facts
    let parameters = facts.properties.filter(\.isStored).compactMap { property in
      property.type.map {
        "\(Name(property.name.name).label): \(facts.source.spelling($0.tokens, self: nil))"
      }
    }
    return [
      Diagnostic(
        "'@Buildable' finds no initialiser of '\(facts.name.name)' that it can use, such as "
          + "init(\(parameters.joined(separator: ", ")))",
        at: first.name)
    ]
  }
}
