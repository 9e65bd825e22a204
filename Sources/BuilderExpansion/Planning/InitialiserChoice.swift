/// The initialiser by which a model is made, and what it takes.
struct InitialiserChoice {
  /// Nil for the memberwise one, which Swift writes where a structure declares none.
  let declared: InitialiserFacts?
  /// The properties that it takes, in the order of their declaration.
  let properties: [PropertyFacts]
  /// Another one that takes as many, so that only the order in which they are declared would choose.
  let rival: InitialiserFacts?

  /// The memberwise initialiser; or of those declared the one that takes most properties. Nil where none takes
  /// nothing but properties.
  init?(_ facts: ModelFacts) {
    let stored = facts.properties.filter(\.isStored)
    guard !facts.initialisers.isEmpty else {
      declared = nil
      properties = stored
      rival = nil
      return
    }
    let types = Dictionary(stored.map { ($0.name.name, $0.type) }) { first, _ in first }
    var best: (initialiser: InitialiserFacts, names: Set<String>)?
    var rival: InitialiserFacts?
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

  /// The properties that an initialiser takes; nil if it cannot be used.
  private static func properties(
    of initialiser: InitialiserFacts, _ facts: ModelFacts, _ types: [String: TypeFacts?]
  ) -> Set<String>? {
    guard initialiser.isUnderstood, !initialiser.isFailable, !initialiser.isGeneric,
      !initialiser.isAsync
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
  /// The property that it is for: the one with its label.
  var propertyName: String { (label ?? name).name }
}

extension ModelFacts {
  fileprivate func isSame(_ left: TypeFacts, _ right: TypeFacts) -> Bool {
    left.isOptional == right.isOptional
      && source.spelling(left.unwrapped, self: name.text)
        == source.spelling(right.unwrapped, self: name.text)
  }
}
