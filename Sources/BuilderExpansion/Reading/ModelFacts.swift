/// Everything that the source of a model says about it.
struct ModelFacts {
  let source: Source
  let isEnumeration: Bool
  let name: Token
  let attributes: [AttributeFacts]
  let modifiers: [Token]
  /// The names of its generic parameters.
  let parameters: [Token]
  /// The first words of the types it conforms to.
  let inheritance: [Token]
  var properties: [PropertyFacts] = []
  var cases: [CaseFacts] = []
  var initialisers: [FunctionFacts] = []
  /// The functions named `check`.
  var checks: [FunctionFacts] = []
  /// The names of its other members.
  var otherNames: [Token] = []

  var options = BuildableOptions()
  /// The initialiser that the builder calls; nil where it can use none.
  var choice: InitialiserChoice?
  var context = LexicalContext([])
  /// The names that the builder uses in another file; nil where it is written into the model.
  var outerNames: OuterNames?
}

extension ModelFacts {
  /// `public` or `package`, from the model itself or from the extension around it. A builder need
  /// not repeat any other level. In another file, it is not more visible than the types around it.
  var access: String? {
    let levels = [modifiers.access?.text ?? context.access] + (outerNames?.access ?? [])
    guard levels.allSatisfy({ $0 == "public" || $0 == "package" }) else { return nil }
    return levels.contains("package") ? "package" : "public"
  }

  /// The properties that become fields.
  var fields: [PropertyFacts] { choice?.properties ?? [] }

  /// The `@Buildable`s before it.
  var macros: [AttributeFacts] { attributes.filter(\.isBuildable) }
}

/// A function or an initialiser.
struct FunctionFacts {
  /// The name; `init` for an initialiser.
  let name: Token
  /// The access level that hides it from other files.
  let hiding: Token?
  let isStatic: Bool
  /// Whether it cannot be called anywhere.
  let isUnavailable: Bool
  /// Whether it is an `init?` or `init!`.
  let isFailable: Bool
  let isGeneric: Bool
  let isThrowing: Bool
  let isAsync: Bool
  let hasResult: Bool
  /// Whether it is inside `#if`.
  let isConditional: Bool
  let parameters: [ParameterFacts]
  /// Whether all parameters were understood.
  let isUnderstood: Bool
}

/// A parameter of a function.
struct ParameterFacts {
  /// The label at a call, nil for `_`.
  let label: Token?
  let name: Token
  let type: TypeFacts
  let hasDefault: Bool
}
