/// A default is evaluated inside the builder, where the name of a property means its field.
enum ExpressionScopeRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    let names = Set(model.fields.map(\.name.name) + Vocabulary.parameters)
    return model.fields.flatMap { outerNames(of: $0, model.source) }
      .filter { names.contains($0.name) }.map { token in
        Diagnostic(
          "'\(token.name)' is a field inside the builder; use '\(model.name.text).\(token.text)'",
          at: token, fixIts: [model.qualified(token)])
      }
  }

  /// The names that the expressions of a property do not declare themselves, at their places in
  /// the model.
  static func outerNames(of property: PropertyFacts, _ source: Source) -> [Token] {
    expressions(of: property).flatMap { expression in
      let start = source.range(expression).lowerBound
      let (code, indices) = source.names(in: expression)
      return indices.map { code[$0].moved(by: start) }
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
