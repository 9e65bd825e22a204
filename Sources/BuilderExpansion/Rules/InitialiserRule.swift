/// A builder can call exactly one initialiser, which takes what it reads.
enum InitialiserRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    guard let choice = model.choice else {
      return model.initialisers.prefix(1).map { noInitialiser(model, "it can use", $0.name) }
    }
    guard let chosen = choice.declared else { return [] }
    if choice.properties.isEmpty, model.properties.contains(where: \.isStored) {
      return [noInitialiser(model, "takes a property", chosen.name)]
    }
    return choice.rival.map { [twoInitialisers(chosen, $0)] } ?? []
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

  private static func noInitialiser(
    _ model: ModelFacts, _ lacks: String, _ place: Token
  ) -> Diagnostic {
    let parameters = model.properties.filter(\.isStored).compactMap { property in
      property.type.map {
        "\(Name(property.name.name).label): \(model.source.spelling($0.tokens))"
      }
    }
    return Diagnostic(
      "'@Buildable' finds no initialiser of '\(model.name.name)' that \(lacks), such as "
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
