/// What there is to know of a model, read from its declaration.
struct ModelFacts {
  /// The declaration's source.
  let source: Source
  /// The name of the structure.
  let name: Token
  /// What stands before `struct`.
  let attributes: [AttributeFacts]
  let modifiers: [Token]
  let parameters: [GenericParameterFacts]
  /// The first words of what it conforms to.
  let inheritance: [Token]
  var properties: [PropertyFacts] = []
  var initialisers: [InitialiserFacts] = []
  /// The model's own `check`, one of which takes the model alone.
  var checks: [FunctionFacts] = []
  /// Types, type aliases and everything else that has a name, but for properties.
  var otherNames: [Token] = []
}

extension ModelFacts {
  /// `public` or `package`; a builder need not repeat anything else.
  var access: String? {
    modifiers.access.flatMap { ["public", "package"].contains($0.text) ? $0.text : nil }
  }

  func attribute(_ name: String) -> AttributeFacts? { attributes.first { $0.name.text == name } }
}

/// A parameter of a generic structure.
struct GenericParameterFacts {
  let name: Token
  /// Whether anything is said about it, after a colon or in a where clause.
  let isConstrained: Bool
}

/// A function or an initialiser.
struct FunctionFacts {
  /// The name; `init` for an initialiser.
  let name: Token
  let isStatic: Bool
  /// `init?` and `init!`.
  let isFailable: Bool
  let isGeneric: Bool
  let isThrowing: Bool
  let isAsync: Bool
  let hasResult: Bool
  /// Whether it stands between `#if` and `#endif`.
  let isConditional: Bool
  let parameters: [ParameterFacts]
  /// Whether all parameters were understood.
  var isUnderstood = true
}

typealias InitialiserFacts = FunctionFacts

/// A parameter of a function.
struct ParameterFacts {
  /// What is written at a call, nil for `_`.
  let label: Token?
  let name: Token
  let type: TypeFacts
  let hasDefault: Bool
}
