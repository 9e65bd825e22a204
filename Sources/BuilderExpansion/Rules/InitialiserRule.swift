/// A builder can call exactly one initialiser.
enum InitialiserRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    guard let choice = model.choice else {
      return model.initialisers.prefix(1).map { noInitialiser(model, $0.name) }
    }
    guard let chosen = choice.declared, let rival = choice.rival else { return [] }
    return [twoInitialisers(chosen, rival)]
  }

  /// The order of declarations must not decide which one is called.
  private static func twoInitialisers(
    _ chosen: FunctionFacts, _ rival: FunctionFacts
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      "'@Buildable' cannot choose between \(chosen.signature) and \(rival.signature), "
        + "which take as many properties; move one of them into an extension", at: rival.name)
    diagnostic.notes = [
      .init(message: "this is the other initialiser", offset: chosen.name.range.lowerBound)
    ]
    return diagnostic
  }

  private static func noInitialiser(_ model: ModelFacts, _ place: Token) -> Diagnostic {
    let parameters = model.properties.filter(\.isStored).compactMap { property in
      property.type.map {
        "\(Name(property.name.name).label): \(model.source.spelling($0.tokens))"
      }
    }
    return Diagnostic(
      "'@Buildable' finds no initialiser of '\(model.name.name)' that it can use, such as "
        + "init(\(parameters.joined(separator: ", ")))",
      at: place)
  }
}

extension FunctionFacts {
  /// The name with its labels: `init(id:title:)`.
  fileprivate var signature: String {
    let labels = parameters.map { ($0.label?.text ?? "_") + ":" }
    return "\(name.text)(\(labels.joined()))"
  }
}
