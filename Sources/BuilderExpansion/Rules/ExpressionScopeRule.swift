/// A default is evaluated inside the builder, where the name of a property means its field.
enum ExpressionScopeRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    let names = Set(model.fields.map(\.name.name) + Vocabulary.parameters)
    return model.fields.flatMap(expressions).joined().compactMap { index in
      let token = model.source[index]
      guard token.isName, names.contains(token.name), !model.source.isMember(index),
        !model.source.isLabel(index)
      else { return nil }
      return Diagnostic(
        "'\(token.name)' is a field inside the builder; use '\(model.name.text).\(token.text)'",
        at: token, fixIts: [model.qualified(token)])
    }
  }

  /// The tokens that the builder copies from a property.
  private static func expressions(of property: PropertyFacts) -> [Range<Int>] {
    [
      property.fallback?.value, property.fallback?.kind, property.argument(.format),
      property.argument(.coerced), property.initialValue,
    ].compactMap { $0 }
  }
}
