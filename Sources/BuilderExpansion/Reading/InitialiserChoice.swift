/// The initialiser that a builder calls.
struct InitialiserChoice {
  /// Nil for the memberwise one, which Swift writes where a struct declares none.
  let declared: FunctionFacts?
  /// The properties that it takes, in the order of their declaration.
  let properties: [PropertyFacts]
  /// Another one that takes as many: only the order of the declarations could choose.
  let rival: FunctionFacts?

  /// Chooses the memberwise initialiser, or the declared one that takes most properties. Nil where
  /// every one takes more than properties.
  init?(_ facts: ModelFacts) {
    let stored = facts.properties.filter(\.isStored)
    guard !facts.initialisers.isEmpty else {
      declared = nil
      properties = stored
      rival = nil
      return
    }
    let types = Dictionary(stored.map { ($0.name.name, $0.type) }) { first, _ in first }
    var best: (initialiser: FunctionFacts, names: Set<String>)?
    var rival: FunctionFacts?
    for initialiser in facts.initialisers {
      guard let names = Self.properties(of: initialiser, facts, types) else { continue }
      let most = best?.names.count ?? -1
      if names.count > most {
        best = (initialiser, names)
        rival = nil
      } else if names.count == most {
        rival = rival ?? initialiser
      }
    }
    guard let best else { return nil }
    declared = best.initialiser
    self.rival = rival
    properties = stored.filter { best.names.contains($0.name.name) }
  }

  /// The names of the properties that an initialiser takes; nil if a builder cannot call it.
  private static func properties(
    of initialiser: FunctionFacts, _ facts: ModelFacts, _ types: [String: TypeFacts?]
  ) -> Set<String>? {
    guard initialiser.isUnderstood, !initialiser.isFailable, !initialiser.isGeneric,
      !initialiser.isAsync, !initialiser.isUnavailable
    else { return nil }
    var names: Set<String> = []
    for parameter in initialiser.parameters {
      guard let type = types[parameter.propertyName] ?? nil, facts.isSame(type, parameter.type)
      else {
        if parameter.hasDefault { continue }
        return nil
      }
      names.insert(parameter.propertyName)
    }
    return names
  }
}

extension ParameterFacts {
  /// The name of the property that it sets: its label, or else its own name.
  var propertyName: String { (label ?? name).name }
}

extension ModelFacts {
  fileprivate func isSame(_ left: TypeFacts, _ right: TypeFacts) -> Bool {
    left.isOptional == right.isOptional
      && source.spelling(left.unwrapped, renamed) == source.spelling(right.unwrapped, renamed)
  }
}
