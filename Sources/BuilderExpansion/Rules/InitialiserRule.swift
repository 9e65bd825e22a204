/// Some initialiser has to take the properties: Swift's memberwise one, or one that is declared; and one alone.
enum InitialiserRule: Rule {
  static func diagnostics(for subject: RuleSubject) -> [Diagnostic] {
    noInitialiser(subject) + twoInitialisers(subject)
  }

  /// The order of declarations must not decide what a model is built by.
  private static func twoInitialisers(_ subject: RuleSubject) -> [Diagnostic] {
    guard let chosen = subject.choice?.declared, let rival = subject.choice?.rival else {
      return []
    }
    return [
      Diagnostic(
        message: "'@Buildable' cannot choose between \(chosen.signature) and \(rival.signature), "
          + "which take as many properties; move one of them into an extension",
        offset: rival.name.range.lowerBound, highlights: [rival.name.range],
        notes: [
          .init(message: "this is the other one", offset: chosen.name.range.lowerBound)
        ])
    ]
  }

  private static func noInitialiser(_ subject: RuleSubject) -> [Diagnostic] {
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

extension FunctionFacts {
  /// The name with its labels: `init(id:title:)`.
  fileprivate var signature: String {
    let labels = parameters.map { ($0.label?.text ?? "_") + ":" }
    return "\(name.text)(\(labels.joined()))"
  }
}
